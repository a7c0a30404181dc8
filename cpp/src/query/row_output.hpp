// Where queries write the rows they find.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Stores rows while they fit and counts all of them, so that no walk stops to allocate.
class RowOutput {
 public:
  RowOutput(Row* to, std::size_t capacity) : to_(to), capacity_(capacity) {}

  /// Always true: it takes any number of rows.
  bool add(Row row) {
    if (count_ < capacity_) to_[count_] = row;
    ++count_;
    return true;
  }

  /// The number of rows added, those that did not fit included.
  std::size_t count() const { return count_; }

 private:
  Row* to_;
  std::size_t capacity_;
  std::size_t count_ = 0;
};

/// Fills `found` with the rows that `query(output)` adds. If they do not fit, makes room and runs
/// the query again, which must add the same number of rows. The status of the query if that is not
/// kOk, else kOk or kOutOfMemory.
template <typename Query>
Status collect_rows(Buffer<Row>& found, Query&& query) {
  for (;;) {
    RowOutput output(found.data(), found.capacity());
    if (const Status status = query(output); status != Status::kOk) return status;
    if (output.count() <= found.capacity()) {
      return found.resize(output.count()) ? Status::kOk : Status::kOutOfMemory;
    }
    if (!found.reserve(output.count())) return Status::kOutOfMemory;
  }
}

}  // namespace quadrille
