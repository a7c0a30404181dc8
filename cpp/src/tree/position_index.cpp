#include "tree/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille {

// Fibonacci hashing: rows that follow each other are spread evenly.
std::size_t PositionIndex::slot(std::uint32_t first, Row row, std::size_t attempt) const {
  const std::uint64_t key = std::uint64_t{first} << 32 | row;
  const std::uint64_t hash = key * 0x9E3779B97F4A7C15u;
  return (static_cast<std::size_t>(hash >> 32) + attempt) & (slots_.size() - 1);
}

std::size_t PositionIndex::find(std::span<const Row> rows, std::uint32_t first, Row row) const {
  for (std::size_t attempt = 0; attempt < kTries && !slots_.empty(); ++attempt) {
    const std::size_t at = slot(first, row, attempt);
    if (slots_[at] < rows.size() && rows[slots_[at]] == row) return at;
  }
  return kNone;
}

std::uint32_t PositionIndex::take(std::span<const Row> rows, std::uint32_t first, Row row,
                                  std::size_t pool_words) {
  std::size_t at = find(rows, first, row);
  if (at == kNone) {
    has_missed_ = !has_missed_;
    if (!has_missed_) note_all(rows, first, pool_words);
    at = find(rows, first, row);
  }
  if (at == kNone) {
    const auto found = std::ranges::find(rows, row);
    assert(found != rows.end());
    return static_cast<std::uint32_t>(found - rows.begin());
  }
  const std::uint32_t position = slots_[at];
  const std::size_t last = find(rows, first, rows.back());
  if (last != kNone) slots_[last] = position;
  slots_[at] = kNone;
  --used_;
  return position;
}

void PositionIndex::note(std::uint32_t first, Row row, std::uint32_t position) {
  if (slots_.empty()) return;
  std::size_t at = slot(first, row, 0);  // when all are taken, whoever is there is searched for
  for (std::size_t attempt = 0; attempt < kTries; ++attempt) {
    const std::size_t other = slot(first, row, attempt);
    if (slots_[other] != kNone) continue;
    at = other;
    ++used_;
    break;
  }
  slots_[at] = position;
}

// Half of the slots stay free, even if all rows of the pool are in crowds.
void PositionIndex::note_all(std::span<const Row> rows, std::uint32_t first,
                             std::size_t pool_words) {
  if (2 * (used_ + rows.size()) > slots_.size()) {
    if (!slots_.resize(std::bit_ceil(2 * pool_words))) return;
    used_ = 1;  // whatever is in there now
    clear();
  }
  for (std::uint32_t i = 0; i < rows.size(); ++i) note(first, rows[i], i);
}

void PositionIndex::clear() {
  if (used_ == 0) return;
  std::ranges::fill(slots_.span(), kNone);
  used_ = 0;
}

}  // namespace quadrille
