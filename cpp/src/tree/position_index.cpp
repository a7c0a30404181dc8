#include "tree/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace quadrille {

// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4): consecutive
// rows are spread evenly.
std::size_t PositionIndex::slot(std::uint32_t first, Row row, std::size_t probe) const {
  const std::uint64_t key = std::uint64_t{first} << 32 | row;
  const std::uint64_t hash = key * 0x9E3779B97F4A7C15u;
  return (static_cast<std::size_t>(hash >> 32) + probe) & (slots_.size() - 1);
}

// The slot with the valid position of a row, or kNone.
std::size_t PositionIndex::find(std::span<const Row> rows, std::uint32_t first, Row row) const {
  for (std::size_t probe = 0; probe < kProbes && !slots_.empty(); ++probe) {
    const std::size_t at = slot(first, row, probe);
    if (slots_[at] < rows.size() && rows[slots_[at]] == row) return at;
  }
  return kNone;
}

std::uint32_t PositionIndex::remove(std::span<const Row> rows, std::uint32_t first, Row row,
                                    std::size_t pool_words) {
  std::size_t at = find(rows, first, row);
  if (at == kNone) {
    has_missed_ = !has_missed_;
    if (!has_missed_) index_list(rows, first, pool_words);
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

// When all slots of a row are taken, the first one is overwritten: the row that loses its entry is
// found by a scan.
void PositionIndex::set(std::uint32_t first, Row row, std::uint32_t position) {
  if (slots_.empty()) return;
  std::size_t at = slot(first, row, 0);
  for (std::size_t probe = 0; probe < kProbes; ++probe) {
    const std::size_t other = slot(first, row, probe);
    if (slots_[other] != kNone) continue;
    at = other;
    ++used_;
    break;
  }
  slots_[at] = position;
}

// There are two slots for each word of the pool, so that at least half of them stay free even if
// all rows are in long lists. Without memory for them nothing is indexed, and look-ups scan.
void PositionIndex::index_list(std::span<const Row> rows, std::uint32_t first,
                               std::size_t pool_words) {
  if (2 * (used_ + rows.size()) > slots_.size()) {
    if (!slots_.resize(std::bit_ceil(2 * pool_words))) return;
    used_ = 1;  // the new slots are uninitialised: `clear` must fill them
    clear();
  }
  for (std::uint32_t i = 0; i < rows.size(); ++i) set(first, rows[i], i);
}

void PositionIndex::clear() {
  if (used_ == 0) return;
  std::ranges::fill(slots_.span(), kNone);
  used_ = 0;
}

}  // namespace quadrille
