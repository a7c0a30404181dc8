// A placement answers three questions: where does a box belong, which nodes must a query visit,
// and (in pairs.cpp) which pairs does a node yield.
//
// An object carries a key, a range of finest cells. All but `kLoose` take the cells the box
// reaches. `kLoose` takes the cells of the one node it fits by size and centre, so that below the
// key it behaves just as `kParent`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "geometry/bounds.hpp"
#include "geometry/grid.hpp"
#include "quadrille/settings.hpp"

namespace quadrille {

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

/// True when `range` reaches at most two columns and two rows of the cells that are `levels` levels
/// above the finest.
inline bool reaches_few(const CellRange& range, int levels) {
  return (range.right >> levels) - (range.left >> levels) <= 1 &&
         (range.bottom >> levels) - (range.top >> levels) <= 1;
}

/// Keys and visits of one placement over one grid.
class PlacementRule {
 public:
  PlacementRule() = default;
  PlacementRule(const Settings& settings, const Grid& grid)
      : grid_(grid), placement_(settings.placement), slack_(double{settings.looseness} - 1) {}

  Placement placement() const { return placement_; }
  const Grid& grid() const { return grid_; }

  /// True when an object may stand in several nodes.
  bool shares() const { return placement_ == Placement::kLeaf || placement_ == Placement::kCover; }

  /// Where `box` belongs. Equal keys, equal nodes.
  CellRange key(const Box& box) const;

  /// Sets the key of a box that nobody has checked; false when it is invalid.
  bool find_key(const Box& box, CellRange& key) const {
    const bool is_found = placement_ != Placement::kLoose && grid_.find_range<SimdLanes>(box, key);
    return is_found || find_key_exactly(box, key);
  }

  /// The quarters of a split node's cell into which an object of that node descends; none when it
  /// stays. With kLeaf it never stays, with kCover it stays when it is too large for cells like the
  /// quarters, else when it straddles them.
  Quarters quarters(const CellRange& key, const CellRange& cell) const {
    const Quarters reached = reached_quarters(key, cell);
    if (placement_ == Placement::kLeaf) return reached;
    if (placement_ == Placement::kCover) {
      const int levels = std::countr_zero(cell.right - cell.left + 1u) - 1;
      return reaches_few(key, levels) ? reached : 0;
    }
    const bool one = (reached & (reached - 1)) == 0;
    return one ? reached : 0;
  }

  /// For each depth down to `max_depth`, the cells a query for `box` must visit there.
  using VisitRanges = std::array<CellRange, kDepthLimit + 1>;
  VisitRanges visit_ranges(const Box& box, int max_depth = kDepthLimit) const;

  /// Where the objects of a cell's halves along each axis, and of nodes below, can meet anything
  /// that they meet there: within the half, or its loose cells, and beyond where that is on the
  /// world's border. `depth` is that of the cell. What a quarter reaches follows.
  struct Reaches {
    std::array<Interval, 2> x;
    std::array<Interval, 2> y;
  };
  Reaches reaches_of_halves(const CellRange& cell, int depth) const;

 private:
  std::array<Interval, 2> halves(const Axis& axis, int first, int last, int depth) const;
  bool find_key_exactly(const Box& box, CellRange& key) const;
  CellRange loose_key(const Box& box) const;

  Grid grid_;
  Placement placement_ = Placement::kLeaf;
  double slack_ = 1;  // how much wider a loose cell is than its cell, in cells
};

/// Widens ranges so that a visit takes whole subtrees from `depth` on.
void widen_below(PlacementRule::VisitRanges& ranges, int depth, int grid_depth);

}  // namespace quadrille
