// Cells of one depth in Z-order: the number of a cell interleaves its column and row.
#pragma once

#include <array>
#include <cstdint>

namespace quadrille {

/// Deepest level at which cells can be numbered: 4^9 cells, a megabyte of counts.
inline constexpr int kMortonDepthLimit = 9;

namespace detail {

inline constexpr auto kSpreadBits = [] {
  std::array<std::uint32_t, 1 << kMortonDepthLimit> spread = {};
  for (std::uint32_t value = 0; value < spread.size(); ++value) {
    for (std::uint32_t bit = 0; bit < kMortonDepthLimit; ++bit) {
      spread[value] |= (value >> bit & 1) << (2 * bit);
    }
  }
  return spread;
}();

}  // namespace detail

/// What a column and a row put into a cell's number. The children of cell m are 4m .. 4m + 3, top
/// left, top right, bottom left, bottom right; its parent is m >> 2.
inline std::uint32_t column_bits(unsigned column) {
  return detail::kSpreadBits[column];
}
inline std::uint32_t row_bits(unsigned row) {
  return detail::kSpreadBits[row] << 1;
}

/// Cells of all depths above `depth`: where its numbering begins in one array of all.
constexpr std::uint32_t morton_offset(int depth) {
  return ((1u << (2 * depth)) - 1) / 3;
}

}  // namespace quadrille
