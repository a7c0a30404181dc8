// Cells and ranges of cells, in integers.
//
// The finest cells of the world form a grid of columns and rows, numbered from the top left. A cell
// of another level is a square of finest cells.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace quadrille {

/// A range of finest cells, all ends included. The range of a box is the cells that it reaches: one
/// that ends on a line reaches the cell behind the line, so that boxes that touch share a cell.
struct CellRange {
  std::uint16_t left;
  std::uint16_t top;
  std::uint16_t right;
  std::uint16_t bottom;

  // One comparison of 64 bits, as ranges are compared for every object of every frame.
  friend bool operator==(const CellRange& a, const CellRange& b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
  }
};
static_assert(sizeof(CellRange) == 8);

/// A cell at some depth, in columns and rows of that depth.
struct Cell {
  std::uint16_t column;
  std::uint16_t row;
  std::uint8_t depth;
};

/// The finest cells within `cell`.
inline CellRange finest(const Cell& cell, int grid_depth) {
  const int shift = grid_depth - cell.depth;
  const int last = (1 << shift) - 1;
  const int left = cell.column << shift;
  const int top = cell.row << shift;
  return {static_cast<std::uint16_t>(left), static_cast<std::uint16_t>(top),
          static_cast<std::uint16_t>(left + last), static_cast<std::uint16_t>(top + last)};
}

/// True when two ranges have a cell in common.
inline bool intersect(const CellRange& a, const CellRange& b) {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/// True when a range holds all cells of another one.
inline bool contains(const CellRange& range, const CellRange& cells) {
  return range.left <= cells.left && range.top <= cells.top && range.right >= cells.right &&
         range.bottom >= cells.bottom;
}

/// The bits of a range that distinguish cells `levels` levels above the finest.
inline std::uint64_t bits_above(int levels) {
  return (0xFFFFu & (0xFFFFu << levels)) * std::uint64_t{0x0001000100010001};
}

/// True when a range holds all cells of another one, and further ones on every side.
inline bool surrounds(const CellRange& range, const CellRange& cells) {
  return range.left < cells.left && range.top < cells.top && range.right > cells.right &&
         range.bottom > cells.bottom;
}

/// True when two ranges have the same values in these bits.
inline bool agree(const CellRange& a, const CellRange& b, std::uint64_t bits) {
  return ((std::bit_cast<std::uint64_t>(a) ^ std::bit_cast<std::uint64_t>(b)) & bits) == 0;
}

/// The cells `levels` levels above that a range reaches.
inline CellRange coarsened(const CellRange& range, int levels) {
  const std::uint64_t kept = (0xFFFFu >> levels) * std::uint64_t{0x0001000100010001};
  return std::bit_cast<CellRange>(std::bit_cast<std::uint64_t>(range) >> levels & kept);
}

/// The range, widened to whole cells of `depth`.
inline CellRange widened(const CellRange& range, int depth, int grid_depth) {
  assert(depth <= grid_depth);
  const int low_bits = (1 << (grid_depth - depth)) - 1;
  const auto down = [low_bits](int k) { return static_cast<std::uint16_t>(k & ~low_bits); };
  const auto up = [low_bits](int k) { return static_cast<std::uint16_t>(k | low_bits); };
  return {down(range.left), down(range.top), up(range.right), up(range.bottom)};
}

/// True when a range is one cell.
inline bool is_one_cell(const CellRange& range) {
  return range.left == range.right && range.top == range.bottom;
}

/// True when a cell one level below `cell`, given as a range of its level, is a part of it.
inline bool is_child(const CellRange& child, const Cell& cell) {
  return child.left / 2 == cell.column && child.top / 2 == cell.row;
}

/// The cell of a quarter, numbered in Z-order, of a cell.
inline Cell child_cell(const Cell& cell, unsigned quarter) {
  return {static_cast<std::uint16_t>(cell.column * 2 + static_cast<int>(quarter & 1)),
          static_cast<std::uint16_t>(cell.row * 2 + static_cast<int>(quarter >> 1)),
          static_cast<std::uint8_t>(cell.depth + 1)};
}

/// The number, in Z-order, of the quarter of its parent that a cell is: 0 top left, 1 top right,
/// 2 bottom left, 3 bottom right.
inline unsigned quarter_of(int column, int row) {
  return static_cast<unsigned>((column & 1) + 2 * (row & 1));
}

/// The place of a cell among those of its depth, in Z-order.
inline std::uint32_t z_order(std::uint16_t column, std::uint16_t row) {
  const auto spread = [](std::uint32_t bits) {
    bits = (bits | bits << 8) & 0x00FF00FFu;
    bits = (bits | bits << 4) & 0x0F0F0F0Fu;
    bits = (bits | bits << 2) & 0x33333333u;
    return (bits | bits << 1) & 0x55555555u;
  };
  return spread(column) | spread(row) << 1;
}

/// A set of a node's quarters, one bit each in Z-order: 1 top left, 2 top right, 4 bottom left,
/// 8 bottom right.
using Quarters = unsigned;

/// The quarters of `cell` that `range` reaches. They must intersect.
inline Quarters reached_quarters(const CellRange& range, const CellRange& cell) {
  const int middle_column = (cell.left + cell.right + 1) / 2;
  const int middle_row = (cell.top + cell.bottom + 1) / 2;
  const Quarters west = range.left < middle_column;
  const Quarters east = range.right >= middle_column;
  const Quarters north = range.top < middle_row;
  const Quarters south = range.bottom >= middle_row;
  return (west & north) | (east & north) << 1 | (west & south) << 2 | (east & south) << 3;
}

/// True when `range` reaches at most two columns and two rows of the cells `levels` levels above
/// the finest.
inline bool reaches_few(const CellRange& range, int levels) {
  return (range.right >> levels) - (range.left >> levels) <= 1 &&
         (range.bottom >> levels) - (range.top >> levels) <= 1;
}

/// The number of cells on all levels above `depth`: where the cells of that depth begin in an array
/// of all cells, level after level.
constexpr std::uint32_t cells_above_level(int depth) {
  return ((1u << (2 * depth)) - 1) / 3;
}

}  // namespace quadrille
