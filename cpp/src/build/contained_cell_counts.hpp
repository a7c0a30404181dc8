// How many objects belong to each cell, for placements that put each into one node.
//
// Counting first is what makes building fast: all nodes are known before any row is put anywhere,
// and each row is then written once, to its final place.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/buffer.hpp"
#include "build/morton.hpp"
#include "geometry/placement.hpp"

namespace quadrille {

/// Counts over cells of depth 0 .. depth().
class ContainedCellCounts {
 public:
  /// Starts over for about `objects` objects; false when there is no memory for the counts.
  [[nodiscard]] bool restart(const PlacementRule& rule, std::uint32_t capacity,
                             std::size_t objects);

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// The smallest cell counted that holds all of a key.
  std::uint32_t home(const CellRange& key) const {
    const int shift = grid_depth_ - depth_;
    const unsigned left = key.left >> shift;
    const unsigned top = key.top >> shift;
    const unsigned apart = (left ^ key.right >> shift) | (top ^ key.bottom >> shift);
    const int levels = static_cast<int>(std::bit_width(apart));
    return number_of(depth_ - levels, left >> levels, top >> levels);
  }

  /// Adds an object.
  void count(std::uint32_t home) { ++counts_[home]; }

  /// Call once after all are counted.
  void sum_up();

  /// A cell's number among those of all depths: siblings follow each other.
  std::uint32_t number_of(int depth, unsigned column, unsigned row) const {
    return morton_offset(depth) + (spread_[column] | spread_[row] << 1);
  }
  std::uint32_t number_of(const Cell& cell) const {
    return number_of(cell.depth, cell.column, cell.row);
  }

  /// Objects that belong to a cell.
  std::uint32_t total(const Cell& cell) const { return counts_[number_of(cell)]; }

  /// Objects that a split node at a cell holds itself.
  std::uint32_t own(const Cell& cell) const;

  std::size_t bytes() const { return counts_.bytes() + spread_.bytes(); }

 private:
  Buffer<std::uint32_t> counts_;  // objects that lie in the cell; before sum_up, with it as home
  Buffer<std::uint32_t> spread_;  // columns, and rows, with a free bit behind each of their bits
  int depth_ = 0;
  int grid_depth_ = 0;
};

}  // namespace quadrille
