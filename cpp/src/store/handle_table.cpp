#include "store/handle_table.hpp"

#include <algorithm>

namespace quadrille {

Result<std::uint32_t> HandleTable::reserve(std::uint32_t count) {
  if (count > kMaxObjects) return {Status::kTooManyObjects, 0};
  const std::size_t reused = std::min<std::size_t>(count, free_.size());
  const std::size_t fresh = count - reused;
  std::size_t rows = rows_;
  for (std::size_t found = 0; found < fresh; ++rows) {
    if (rows >= kMaxObjects) return {Status::kTooManyObjects, 0};
    if (rows >= states_.size()) {
      rows += fresh - found;  // never given out before: all usable
      break;
    }
    found += is_worn_out(static_cast<Row>(rows)) ? 0 : 1;
  }
  return {reserve_rows(rows), static_cast<std::uint32_t>(rows)};
}

Status HandleTable::reserve_restart(std::uint32_t count) {
  const std::size_t known = std::min<std::size_t>(count, states_.size());
  for (std::size_t row = 0; row < known; ++row) {
    if (is_worn_out(static_cast<Row>(row))) return Status::kTooManyObjects;
  }
  return reserve_rows(count);
}

Status HandleTable::reserve_rows(std::size_t rows) {
  if (rows > kMaxObjects) return Status::kTooManyObjects;
  const std::size_t known = states_.size();
  // The free list can come to hold every row, and `remove` must not fail.
  if (!free_.reserve(rows) || (rows > known && !states_.resize(rows))) return Status::kOutOfMemory;
  for (std::size_t row = known; row < rows; ++row) states_[row] = {0, 0};
  return Status::kOk;
}

Id HandleTable::add() {
  Row row = 0;
  if (!free_.empty()) {
    row = free_.pop();
  } else {
    while (is_worn_out(rows_)) ++rows_;
    row = rows_++;
  }
  State& state = states_[row];
  ++state.generation;
  state.live = 1;
  ++size_;
  return make_id(row, state.generation);
}

void HandleTable::remove(Row row) {
  states_[row].live = 0;
  --size_;
  if (is_worn_out(row)) return;
  free_.push_unchecked(row);  // reserved together with the row
}

void HandleTable::undo_adds(std::span<const Id> ids, std::uint32_t rows) {
  for (std::size_t i = ids.size(); i-- > 0;) {
    const Row row = row_of(ids[i]);
    State& state = states_[row];
    state.live = 0;
    --state.generation;
    --size_;
    if (row < rows) free_.push_unchecked(row);  // it came from there
  }
  rows_ = rows;
}

void HandleTable::clear() {
  for (Row row = 0; row < rows_; ++row) states_[row].live = 0;
  free_.clear();
  rows_ = 0;
  size_ = 0;
}

}  // namespace quadrille
