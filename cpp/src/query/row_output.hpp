// Where queries write the rows they find.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// What an output does with rows that do not fit into its buffer.
enum class Overflow : unsigned char {
  kGrow,   ///< makes room for them
  kCount,  ///< counts them
};

/// Stores rows in a buffer and counts them.
class RowOutput {
 public:
  /// Replaces what the buffer holds.
  RowOutput(Buffer<Row>& rows, Overflow overflow)
      : rows_(rows), to_(rows.data()), capacity_(rows.capacity()), overflow_(overflow) {}

  /// Always true: it takes any number of rows.
  bool add(Row row) {
    if (count_ < capacity_ || grow()) to_[count_] = row;
    ++count_;
    return true;
  }

  /// The number of rows added, those that did not fit included.
  std::size_t count() const { return count_; }

  /// Gives the buffer its size. False when it does not hold all rows.
  [[nodiscard]] bool finish() { return count_ <= capacity_ && rows_.resize(count_); }

 private:
  [[gnu::cold, gnu::noinline]] bool grow() {
    if (overflow_ == Overflow::kCount || count_ > capacity_) return false;
    static_cast<void>(rows_.resize(count_));  // growing copies these; cannot fail
    if (!rows_.reserve(count_ + 1)) return false;
    to_ = rows_.data();
    capacity_ = rows_.capacity();
    return true;
  }

  Buffer<Row>& rows_;
  Row* to_;
  std::size_t capacity_;
  std::size_t count_ = 0;
  Overflow overflow_;
};

/// Fills `found` with the rows that one query, `find(output)`, adds. kOk or kOutOfMemory.
template <typename Find>
Status collect_rows(Buffer<Row>& found, Find&& find) {
  RowOutput output(found, Overflow::kGrow);
  find(output);
  return output.finish() ? Status::kOk : Status::kOutOfMemory;
}

/// Fills `found` with the rows that a batch, `find_all(output)`, adds; it returns a status, and
/// adds the same number of rows each time. A batch that does not fit is counted first, so that one
/// that is refused for its size takes no memory. The status of the batch if that is not kOk, else
/// kOk or kOutOfMemory.
template <typename FindAll>
Status collect_batch(Buffer<Row>& found, FindAll&& find_all) {
  for (;;) {
    RowOutput output(found, Overflow::kCount);
    if (const Status status = find_all(output); status != Status::kOk) return status;
    if (output.finish()) return Status::kOk;
    if (!found.reserve(output.count())) return Status::kOutOfMemory;
  }
}

}  // namespace quadrille
