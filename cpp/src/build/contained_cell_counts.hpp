// How many objects belong to each cell, for placements where one node holds each object.
//
// An object belongs to the smallest cell that contains its key, and to the cells around that one.
// Such counts are a histogram over cells: one increment per object, then each parent adds up its
// children.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/placement.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Counts over the cells of depth 0 .. depth().
///
/// Cells have numbers: level after level, and within a level in Z-order (Morton order), so that the
/// children of one cell follow each other and so do all cells of a level below one cell.
class ContainedCellCounts {
 public:
  /// Counts all objects anew, by rows and their keys, down to cells of `depth`; false when there is
  /// no memory for the counts.
  [[nodiscard]] bool count(const PlacementRule& rule, int depth, std::span<const Row> rows,
                           const CellRange* keys) {
    if (!restart(rule, depth, rows.size())) return false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::uint32_t cell = containing_cell(keys[rows[i]]);
      cells_[i] = cell;
      ++counts_[cell];
    }
    sum_up();
    return true;
  }

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// The number of the smallest cell counted that contains the key of the i-th row.
  std::uint32_t cell_of(std::size_t i) const { return cells_[i]; }

  std::uint32_t number_of(int depth, unsigned column, unsigned row) const {
    return cells_above_level(depth) + (spread_[column] | spread_[row] << 1);
  }

  /// Objects that belong to a cell.
  std::uint32_t total(const Cell& cell) const {
    return counts_[number_of(cell.depth, cell.column, cell.row)];
  }

  /// Objects that a split node at a cell holds itself: those that belong to none of its quarters.
  std::uint32_t own(const Cell& cell) const {
    const std::uint32_t* child =
        &counts_[number_of(cell.depth + 1, cell.column * 2u, cell.row * 2u)];
    return total(cell) - child[0] - child[1] - child[2] - child[3];
  }

  std::size_t bytes() const { return counts_.bytes() + cells_.bytes() + spread_.bytes(); }

 private:
  [[nodiscard]] bool restart(const PlacementRule& rule, int depth, std::size_t objects) {
    grid_depth_ = rule.grid().depth();
    depth_ = depth;
    const std::uint32_t side = 1u << depth_;
    if (!counts_.resize(cells_above_level(depth_ + 1)) || !cells_.resize(objects) ||
        !spread_.resize(side)) {
      return false;
    }
    std::ranges::fill(counts_.span(), 0u);
    spread_[0] = 0;
    for (std::uint32_t i = 1; i < side; ++i) spread_[i] = spread_[i >> 1] << 2 | (i & 1);
    return true;
  }

  std::uint32_t containing_cell(const CellRange& key) const {
    const int shift = grid_depth_ - depth_;
    const unsigned left = key.left >> shift;
    const unsigned top = key.top >> shift;
    const unsigned differing = (left ^ key.right >> shift) | (top ^ key.bottom >> shift);
    const int levels = static_cast<int>(std::bit_width(differing));
    return number_of(depth_ - levels, left >> levels, top >> levels);
  }

  void sum_up() {
    for (int depth = depth_; depth-- > 0;) {
      const std::uint32_t first = cells_above_level(depth);
      const std::uint32_t* child = &counts_[cells_above_level(depth + 1)];
      for (std::uint32_t number = 0; number < 1u << (2 * depth); ++number, child += 4) {
        counts_[first + number] += child[0] + child[1] + child[2] + child[3];
      }
    }
  }

  Buffer<std::uint32_t> counts_;  // by cell; before sum_up, objects with it as smallest cell
  Buffer<std::uint32_t> cells_;   // by position in `rows`: the smallest cell
  Buffer<std::uint32_t> spread_;  // by column or row: its bits with a zero bit above each
  int depth_ = 0;
  int grid_depth_ = 0;
};

}  // namespace quadrille
