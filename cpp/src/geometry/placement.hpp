// The placement rules: to which nodes a box belongs, and which nodes a query must visit.
//
// Both are computed from an object's cell key, a range of finest cells. With kParent, kLeaf and
// kCover it is the range that the box reaches. With kLoose it is the range of the one cell that the
// box fits by its size and centre; from there on kLoose works as kParent.
//
// Sources: kParent is the MX-CIF quadtree (Samet, The Design and Analysis of Spatial Data
// Structures, 1990); kLoose follows Ulrich's Loose Octrees (Game Programming Gems, 2000).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/cell_range.hpp"
#include "geometry/grid.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/settings.hpp"

namespace quadrille {

/// One placement over one grid.
class PlacementRule {
 public:
  PlacementRule() = default;
  PlacementRule(const Settings& settings, const Grid& grid)
      : grid_(grid),
        placement_(settings.placement),
        slack_(wide(settings.looseness) - 1),
        finest_slack_x_(slack_ * grid.x().cell_size(grid.depth())),
        finest_slack_y_(slack_ * grid.y().cell_size(grid.depth())) {}

  Placement placement() const { return placement_; }
  const Grid& grid() const { return grid_; }

  /// True when several nodes may hold one object.
  bool shares() const { return placement_ == Placement::kLeaf || placement_ == Placement::kCover; }

  /// The cell key of a valid box. Objects with equal keys belong to the same nodes.
  CellRange key(const Box& box) const;

  /// Checks a box and computes its key; false when the box is invalid. Its key then means nothing.
  bool find_key(const Box& box, CellRange& key) const {
    if (placement_ == Placement::kLoose) return find_loose_key(box, key);
    return grid_.find_range<SimdLanes>(box, key) || find_key_exactly(box, key);
  }

  /// The quarters of a split node's cell into which an object of that node descends; 0 when it
  /// stays. With kLeaf it never stays; with kCover it stays when it reaches more than two columns
  /// or rows of cells as large as the quarters; else when it straddles quarters.
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

  /// For each depth, the finest cells whose nodes a query must visit.
  class VisitRanges {
   public:
    const CellRange& operator[](int depth) const {
      return by_depth_[static_cast<std::size_t>(differ_ ? depth : 0)];
    }

    /// Widens the ranges so that a visit takes whole subtrees from `depth` on.
    void widen_below(int depth, int grid_depth);

   private:
    friend class PlacementRule;

    std::array<CellRange, kDepthLimit + 1> by_depth_;  // only the first one unless they differ
    bool differ_ = false;
  };

  /// The ranges for `box`.
  VisitRanges visit_ranges(const Box& box) const;

  /// For the two halves of a cell along each axis, the bounds within which the nodes of that half
  /// must be searched: a query that overlaps none of it has nothing to find there. The bounds are
  /// those of the half itself, with kLoose those of its loose cells; a side on the world's border
  /// is infinite. A quarter is one half along x and one along y.
  struct HalfBounds {
    std::array<Interval, 2> x;
    std::array<Interval, 2> y;
  };
  /// `depth` is that of the cell.
  HalfBounds bounds_of_halves(const CellRange& cell, int depth) const;

  /// Of these bounds, those in the middle of the cell.
  struct InnerBounds {
    double left_end;
    double right_begin;
    double top_end;
    double bottom_begin;
  };
  InnerBounds inner_bounds(const CellRange& cell, int depth) const;

 private:
  double margin(const Axis& axis, int depth) const;
  std::array<Interval, 2> halves(const Axis& axis, int first, int last, int depth) const;
  bool find_key_exactly(const Box& box, CellRange& key) const;
  bool find_loose_key(const Box& box, CellRange& key) const;
  CellRange loose_key(const Box& box) const;
  int loose_depth(const Box& box) const;

  Grid grid_;
  Placement placement_ = Placement::kLeaf;
  double slack_ = 1;           // kLoose: how much wider a loose cell is than its cell, in cells
  double finest_slack_x_ = 1;  // the same of the finest cells, in world units
  double finest_slack_y_ = 1;
};

}  // namespace quadrille
