// Cells of one depth in Z-order: the number of a cell interleaves its column and row. The children
// of cell m are 4m .. 4m + 3, top left, top right, bottom left, bottom right; its parent is m >> 2.
#pragma once

#include <cstdint>

namespace quadrille {

/// Deepest level at which cells can be numbered: 4^9 cells, a megabyte of counts.
inline constexpr int kMortonDepthLimit = 9;

/// Cells of all depths above `depth`: where its numbering begins in one array of all.
constexpr std::uint32_t morton_offset(int depth) {
  return ((1u << (2 * depth)) - 1) / 3;
}

}  // namespace quadrille
