// How many objects reach each cell, for placements that share objects among nodes.
//
// An object that reaches at most two columns and two rows of cells is counted in one place: where
// it begins, with whether it goes on to the right and down. From these counts follows how many
// objects reach each cell, cross each edge and surround each corner, and from those the same one
// level further up: of four sibling cells an object reaches one more than it crosses edges between
// them, or all four, all four edges and their corner. Cells - edges + corners = 1 (Euler). So a
// total that counts each object once takes a few additions a cell, however many objects there are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/placement.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// The cells that an object reaches, for objects that reach at most two columns and two rows.
struct Reach {
  std::uint32_t column;  ///< where it begins, in cells of `depth`
  std::uint32_t row;
  std::uint32_t right;  ///< 1 when it goes on to the next column, else 0
  std::uint32_t below;  ///< 1 when it goes on to the next row, else 0
  int depth;
};

/// Counts over cells of depth 0 .. depth().
class ReachedCellCounts {
 public:
  /// Counts all objects anew, by rows and their keys, down to cells of `depth`; false when there is
  /// no memory for the counts.
  [[nodiscard]] bool count(const PlacementRule& rule, int depth, std::span<const Row> rows,
                           const CellRange* keys);

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// How far that is above the finest cells: `coarsened` by so much, a key is a range of cells of
  /// the deepest level counted. All ranges below are such.
  int levels_up() const { return grid_depth_ - depth_; }

  /// What an object reaches at the deepest level counted at which that is not much.
  Reach reach(const CellRange& range) const {
    int levels = 0;
    while (!reaches_few(range, levels)) ++levels;
    const std::uint32_t column = static_cast<std::uint32_t>(range.left) >> levels;
    const std::uint32_t row = static_cast<std::uint32_t>(range.top) >> levels;
    return {.column = column,
            .row = row,
            .right = (static_cast<std::uint32_t>(range.right) >> levels) - column,
            .below = (static_cast<std::uint32_t>(range.bottom) >> levels) - row,
            .depth = depth_ - levels};
  }

  /// Objects that belong to a cell, each once.
  std::uint32_t total(const Cell& cell) const { return at(cell.depth, cell.column, cell.row).cell; }

  /// Objects that a split node at a cell holds itself.
  std::uint32_t own(const Cell& cell) const {
    const Counts own = at(cell.depth, cell.column, cell.row);
    return own.cell - from_children(cell.depth, cell.column, cell.row).cell;
  }

  /// How many objects are in cells of the deepest level that hold more than `capacity`.
  std::size_t crowded(std::uint32_t capacity) const;

  std::size_t bytes() const { return counts_.bytes(); }

 private:
  // After `sum_up`: objects that reach this cell, that cross its right and its lower edge, that
  // surround its lower right corner. Before it, all but the last only of objects that do not
  // come here from the left or from above, as the case may be.
  struct Counts {
    std::uint32_t cell;
    std::uint32_t right_edge;
    std::uint32_t lower_edge;
    std::uint32_t corner;
  };

  static std::size_t first_of(int depth) { return ((std::size_t{1} << (2 * depth)) - 1) / 3; }

  Counts& at(int depth, std::uint32_t column, std::uint32_t row) {
    return counts_[first_of(depth) + (std::size_t{row} << depth) + column];
  }
  const Counts& at(int depth, std::uint32_t column, std::uint32_t row) const {
    return counts_[first_of(depth) + (std::size_t{row} << depth) + column];
  }

  [[nodiscard]] bool restart(const PlacementRule& rule, int depth);
  void add_all(std::span<const Row> rows, const CellRange* keys);
  void sum_up();
  static void add(Counts& counts, std::uint32_t right, std::uint32_t below);
  void count_high(const CellRange& range);
  void count_everywhere(const CellRange& range);
  void spread(int depth);
  void add_children(int depth);
  Counts from_children(int depth, std::uint32_t column, std::uint32_t row) const;

  Buffer<Counts> counts_;  // all depths, one after the other, rows of cells
  int depth_ = 0;
  int grid_depth_ = 0;
  bool goes_everywhere_ = false;  // kLeaf: large objects too go down to the deepest level
};

}  // namespace quadrille
