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
    if (!restart(rule, depth)) return false;
    const CellFinder finder(*this);
    std::uint32_t* counts = counts_.data();
    for (const Row row : rows) ++counts[finder.cell_of(keys[row])];
    sum_up();
    return true;
  }

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// Numbers the smallest cells counted that contain keys. Holds what it needs by value: compilers
  /// then keep it in registers, whatever is written in between.
  class CellFinder {
   public:
    explicit CellFinder(const ContainedCellCounts& counts)
        : spread_(counts.spread_.data()),
          first_(cells_above_level(counts.depth_)),
          levels_up_(counts.grid_depth_ - counts.depth_) {}

    std::uint32_t cell_of(const CellRange& key) const {
      const unsigned left = key.left >> levels_up_;
      const unsigned top = key.top >> levels_up_;
      const unsigned differing =
          (left ^ key.right >> levels_up_) | (top ^ key.bottom >> levels_up_);
      const auto levels = static_cast<int>(std::bit_width(differing << 1 | 1)) - 1;
      // The first cell's number is a sum of powers of four, so it is shifted as numbers within a
      // level are.
      return (first_ >> 2 * levels) + ((spread_[left] | spread_[top] << 1) >> 2 * levels);
    }

   private:
    const std::uint32_t* spread_;
    std::uint32_t first_;  // number of the first finest cell
    int levels_up_;
  };
  CellFinder finder() const { return CellFinder(*this); }

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

  std::size_t bytes() const { return counts_.bytes() + spread_.bytes(); }

 private:
  [[nodiscard]] bool restart(const PlacementRule& rule, int depth) {
    grid_depth_ = rule.grid().depth();
    depth_ = depth;
    const std::uint32_t side = 1u << depth_;
    if (!counts_.resize(cells_above_level(depth_ + 1)) || !spread_.resize(side)) return false;
    std::ranges::fill(counts_.span(), 0u);
    spread_[0] = 0;
    for (std::uint32_t i = 1; i < side; ++i) spread_[i] = spread_[i >> 1] << 2 | (i & 1);
    return true;
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
  Buffer<std::uint32_t> spread_;  // by column or row: its bits with a zero bit above each
  int depth_ = 0;
  int grid_depth_ = 0;
};

}  // namespace quadrille
