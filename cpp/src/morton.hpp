// Cells of one depth in Z-order: the number of a cell interleaves its column and row.
#pragma once

#include <cstdint>

namespace quadrille {

/// Deepest level at which cells can be numbered: 4^9 cells, a megabyte of counts.
inline constexpr int kMortonDepthLimit = 9;

/// The number of a cell. The children of cell m are 4m .. 4m + 3, top left, top right, bottom left,
/// bottom right; its parent is m >> 2.
inline std::uint32_t morton_number(unsigned column, unsigned row) {
  // Both at once, in the halves of one word: their bits move apart by half as much each time.
  std::uint64_t bits = column | std::uint64_t{row} << 32;
  bits = (bits | bits << 8) & 0x00ff00ff00ff00ff;
  bits = (bits | bits << 4) & 0x0f0f0f0f0f0f0f0f;
  bits = (bits | bits << 2) & 0x3333333333333333;
  bits = (bits | bits << 1) & 0x5555555555555555;
  return static_cast<std::uint32_t>(bits | bits >> 31);
}

/// Cells of all depths above `depth`: where its numbering begins in one array of all.
constexpr std::uint32_t morton_offset(int depth) {
  return ((1u << (2 * depth)) - 1) / 3;
}

}  // namespace quadrille
