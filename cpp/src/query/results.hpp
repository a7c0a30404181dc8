// Where queries write what they find: lists of one query, and lists of a batch.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/simd.hpp"
#include "quadrille/id.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/query.hpp"
#include "quadrille/status.hpp"
#include "quadrille/visitor.hpp"
#include "query/query_run.hpp"

namespace quadrille {

/// What an output does with rows that do not fit into its buffer.
enum class Overflow : unsigned char {
  kGrow,   ///< makes room for them
  kCount,  ///< counts them
  kEnd,    ///< ends the query
};

/// Takes the rows that a query finds: stores and counts them, or hands them to a visitor.
class RowOutput {
 public:
  /// Replaces what the buffer holds.
  RowOutput(Buffer<Row>& rows, Overflow overflow)
      : rows_(&rows), to_(rows.data()), capacity_(rows.capacity()), overflow_(overflow) {}

  /// Stores nothing. The query ends when the visitor wants no more.
  explicit RowOutput(const detail::RowVisitor& visitor) : visitor_(&visitor) {}

  /// False when the query ends.
  bool add(Row row) {
    if (!fits(1)) return add_beyond(row);
    assert(to_ != nullptr);
    to_[count_++] = row;
    return true;
  }

  /// Where up to `rows` further rows, and what vectors write behind them, may be written at once;
  /// nullptr when there is no room.
  Row* room_for(std::size_t rows) {
    return fits(rows + kLanes) || grow(rows + kLanes) ? to_ + count_ : nullptr;
  }
  /// Counts `rows` rows that were written there.
  void add_written(std::size_t rows) { count_ += rows; }

  /// The number of rows added, those that did not fit included.
  std::size_t count() const { return count_; }

  /// Gives the buffer its size. False when it does not hold all rows.
  [[nodiscard]] bool finish() { return count_ <= capacity_ && rows_->resize(count_); }

 private:
  bool fits(std::size_t rows) const { return count_ + rows <= capacity_; }

  [[gnu::noinline]] bool add_beyond(Row row) {
    if (visitor_ != nullptr) return visitor_->add(row);
    if (grow(1)) {
      to_[count_++] = row;
      return true;
    }
    ++count_;
    return overflow_ != Overflow::kEnd;
  }

  [[gnu::cold, gnu::noinline]] bool grow(std::size_t rows) {
    if (visitor_ != nullptr || overflow_ != Overflow::kGrow || count_ > capacity_) return false;
    static_cast<void>(rows_->resize(count_));  // growing copies these; cannot fail
    if (!rows_->reserve(count_ + rows)) return false;
    to_ = rows_->data();
    capacity_ = rows_->capacity();
    return true;
  }

  const detail::RowVisitor* visitor_ = nullptr;
  Buffer<Row>* rows_ = nullptr;
  Row* to_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t count_ = 0;
  Overflow overflow_ = Overflow::kEnd;
};

/// The offsets of `Lists`: 32 bits each, so that the results of a batch are limited.
class BatchOffsets {
 public:
  explicit BatchOffsets(std::size_t max_results = kMaxResults) : max_results_(max_results) {}

  /// Makes room for a batch of `queries`; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t queries) { return offsets_.reserve(queries + 1); }

  /// Starts a batch. Precondition: reserved room.
  void restart() {
    offsets_.clear();
    offsets_.push_unchecked(0);
  }

  /// The results of the next query end at `end`, counted from the first of the batch. kOk, or
  /// kTooManyResults when one call cannot report as many. One query adds at most kMaxObjects, so
  /// that 32 bits are enough to count up to a refusal.
  [[nodiscard]] Status end_query(std::size_t end) {
    if (end > max_results_) return Status::kTooManyResults;
    offsets_.push_unchecked(static_cast<std::uint32_t>(end));
    return Status::kOk;
  }

  std::span<const std::uint32_t> span() const { return offsets_.span(); }
  std::size_t bytes() const { return offsets_.bytes(); }

 private:
  std::size_t max_results_;
  Buffer<std::uint32_t> offsets_;
};

/// Fills a buffer with the rows that one query, `find(output)`, adds. kOk or kOutOfMemory.
template <typename Find>
Status collect_rows(Buffer<Row>& found, Find&& find) {
  RowOutput output(found, Overflow::kGrow);
  find(output);
  return output.finish() ? Status::kOk : Status::kOutOfMemory;
}

/// Whether one query, `find(output)`, adds a row. It ends with the first one.
template <typename Find>
bool finds_any(Find&& find) {
  Buffer<Row> no_room;
  RowOutput output(no_room, Overflow::kEnd);
  find(output);
  return output.count() > 0;
}

/// What `collect_rows` does, as a result.
template <typename Find>
Result<std::span<const Row>> list_rows(Buffer<Row>& found, Find&& find) {
  const Status status = collect_rows(found, find);
  if (status != Status::kOk) return {status, {}};
  return {status, found.span()};
}

/// The rows that each query of a batch, `find(i, output)`, adds. A batch that does not fit is
/// counted and then run again, so that one that is refused for its size takes no memory. kOk,
/// kTooManyResults or kOutOfMemory.
template <typename Find>
Result<Lists<Row>> list_rows_of_each(const QueryRun& run, Buffer<Row>& found, BatchOffsets& offsets,
                                     std::size_t queries, Find&& find) {
  if (!offsets.reserve(queries)) return {Status::kOutOfMemory, {}};
  for (;;) {
    RowOutput output(found, Overflow::kCount);
    run.restart_trace();
    offsets.restart();
    for (std::size_t i = 0; i < queries; ++i) {
      find(i, output);
      const Status status = offsets.end_query(output.count());
      if (status != Status::kOk) return {status, {}};
    }
    if (output.finish()) return {Status::kOk, {offsets.span(), found.span()}};
    if (!found.reserve(output.count())) return {Status::kOutOfMemory, {}};
  }
}

/// The values that one query, `append(values)`, appends; it returns false when there is no memory.
template <typename T, typename Append>
Result<std::span<const T>> list_values(Buffer<T>& values, Append&& append) {
  values.clear();
  if (!append(values)) return {Status::kOutOfMemory, {}};
  return {Status::kOk, values.span()};
}

/// The values that each query of a batch, `append(i, values)`, appends; it returns false when there
/// is no memory. kOk, kTooManyResults or kOutOfMemory.
template <typename T, typename Append>
Result<Lists<T>> list_values_of_each(Buffer<T>& values, BatchOffsets& offsets, std::size_t queries,
                                     Append&& append) {
  if (!offsets.reserve(queries)) return {Status::kOutOfMemory, {}};
  values.clear();
  offsets.restart();
  for (std::size_t i = 0; i < queries; ++i) {
    if (!append(i, values)) return {Status::kOutOfMemory, {}};
    const Status status = offsets.end_query(values.size());
    if (status != Status::kOk) return {status, {}};
  }
  return {Status::kOk, {offsets.span(), values.span()}};
}

}  // namespace quadrille
