// How many objects reach each cell, for placements where several nodes may hold one object.
//
// Two things make this more than a histogram: an object would have to be added to every cell that
// it reaches, and a cell's count is not the sum of its quarters' counts, as one object may reach
// several of them. Both are solved by counting the edges between cells and the corners between
// four cells along with the cells.
//
// The cells that an object reaches form a rectangle. For a rectangle of cells,
//
//     cells - edges between two of them + corners between four of them = 1
//
// (the Euler characteristic; as inclusion and exclusion: an edge is shared by two cells, a corner
// by four). Summed over all objects, within the quarters of one cell: objects in any quarter =
// the four quarters' counts - the counts of the four edges between them + the count of the corner
// in the middle. Likewise the objects that cross an edge of a cell = those that cross either half
// of it - those that surround the corner between the halves. So each level follows from the one
// below by a few additions per cell, however many objects there are.
//
// On the finest level an object that reaches at most two columns and two rows is added in one
// place, at its first cell, to four numbers at once; one pass over the cells then passes these on
// to the right and below. Of larger objects, the first are added cell by cell. Once that has taken
// as many additions as there are cells, only the places where counts begin and end are noted, and
// one pass over the cells adds them up.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/placement.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// A rectangle of one or two columns and one or two rows of cells.
struct CellBlock {
  std::uint32_t column;  ///< of its first cell, in cells of `depth`
  std::uint32_t row;
  std::uint32_t right;  ///< 1 when it has a second column, else 0
  std::uint32_t below;  ///< 1 when it has a second row, else 0
  int depth;
};

/// Counts over the cells of depth 0 .. depth().
class ReachedCellCounts {
 public:
  /// Counts all objects anew, by rows and their keys, down to cells of `depth`; false when there is
  /// no memory for the counts.
  [[nodiscard]] bool count(const PlacementRule& rule, int depth, std::span<const Row> rows,
                           const CellRange* keys);

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// How many levels that is above the finest cells of the grid. A key `coarsened` by that many
  /// levels is a range of the finest cells counted; the ranges below are such ranges.
  int levels_up() const { return grid_depth_ - depth_; }

  /// The cells that an object reaches, at the deepest level at which they are a CellBlock.
  CellBlock block(const CellRange& range) const {
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

  /// Objects that belong to a cell, each counted once.
  std::uint32_t total(const Cell& cell) const { return at(cell.depth, cell.column, cell.row).cell; }

  /// Objects that a split node at a cell holds itself: those that belong to none of its quarters.
  std::uint32_t own(const Cell& cell) const {
    return total(cell) - from_quarters(cell.depth, cell.column, cell.row).cell;
  }

  /// A lower bound of the objects that reach all of one of the finest cells counted. Each surrounds
  /// two opposite corners, and an object that surrounds one of them reaches the cell. Cells on the
  /// world's border do not have all corners: 0.
  std::uint32_t covering(const Cell& cell) const {
    if (cell.column == 0 || cell.row == 0) return 0;
    const std::uint32_t corners = at(cell.depth, cell.column - 1u, cell.row - 1u).corner +
                                  at(cell.depth, cell.column, cell.row).corner;
    return corners - std::min(corners, total(cell));
  }

  /// Sums over the finest cells counted.
  struct Sums {
    std::size_t objects = 0;
    std::size_t in_overfull = 0;  ///< of these, in cells that hold more than `capacity`
  };
  Sums sums(std::uint32_t capacity) const {
    Sums sums;
    for (const Counts& counts : counts_.span().subspan(cells_above_level(depth_))) {
      sums.objects += counts.cell;
      sums.in_overfull += counts.cell > capacity ? counts.cell : 0;
    }
    return sums;
  }

  std::size_t bytes() const { return counts_.bytes() + steps_.bytes(); }

 private:
  // Objects that reach this cell, that cross its right and its lower edge, and that surround its
  // lower right corner. Before `pass_on`, only some of them: the objects whose first cell this is;
  // of those that cross the right edge, the ones whose first row this is; of those that cross the
  // lower edge, the ones whose first column this is; and all that surround the corner.
  struct Counts {
    std::uint32_t cell;
    std::uint32_t right_edge;
    std::uint32_t lower_edge;
    std::uint32_t corner;
  };

  Counts& at(int depth, std::uint32_t column, std::uint32_t row) {
    return counts_[cells_above_level(depth) + (std::size_t{row} << depth) + column];
  }
  const Counts& at(int depth, std::uint32_t column, std::uint32_t row) const {
    return counts_[cells_above_level(depth) + (std::size_t{row} << depth) + column];
  }

  [[nodiscard]] bool restart(const PlacementRule& rule, int depth);
  [[nodiscard]] bool add_all(std::span<const Row> rows, const CellRange* keys);
  template <typename OnLarge>
  void add_small(std::span<const Row> rows, const CellRange* keys, OnLarge&& on_large);
  static void add(Counts& counts, std::uint32_t right, std::uint32_t below);
  void add_higher_up(const CellRange& range);
  [[nodiscard]] bool add_large(const CellRange& range);
  void add_all_cells(const CellRange& range);
  [[nodiscard]] bool start_steps();
  void note_steps(const CellRange& range);
  void add_steps();
  void sum_up();
  void pass_on(int depth);
  void add_quarters(int depth);
  Counts from_quarters(int depth, std::uint32_t column, std::uint32_t row) const;

  Buffer<Counts> counts_;           // level after level, each row by row
  Buffer<Counts> steps_;            // by finest cell: what begins there, less what has ended
  std::size_t additions_left_ = 0;  // until large objects are noted in steps_
  bool has_steps_ = false;
  int depth_ = 0;
  int grid_depth_ = 0;
  bool leaves_only_ = false;  // kLeaf: large objects belong to the finest cells too
};

}  // namespace quadrille
