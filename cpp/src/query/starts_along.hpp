// The nodes at which walks along a path begin, below the root.
#pragma once

#include "base/rounding.hpp"
#include "geometry/swept_box.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The way of a moving box over the cells of a table of starts: from column to column, or from row
/// to row where it reaches more rows than columns. In each of these lines of cells it reaches a few
/// cells side by side.
class StartsAlong {
 public:
  /// Precondition: the tree has a table of starts. `path` is the part of the way that counts.
  StartsAlong(const Tree& tree, const SweptBox& swept, const PathInterval& path)
      : grid_(tree.rule().grid()),
        starts_(*tree.starts()),
        levels_(grid_.depth() - starts_.depth()),
        swept_(swept),
        path_(path) {
    const CellRange cells = tree.in_cells_of_starts(tree.rule().key(swept.around(path)));
    by_columns_ = cells.right - cells.left >= cells.bottom - cells.top;
    low_ = by_columns_ ? cells.left : cells.top;
    high_ = by_columns_ ? cells.right : cells.bottom;
    const bool goes_left = (swept.quarter_flip() & 1) != 0;
    const bool goes_up = (swept.quarter_flip() & 2) != 0;
    goes_down_ = by_columns_ ? goes_left : goes_up;
    goes_down_across_ = by_columns_ ? goes_up : goes_left;
  }

  /// Calls `on_line(part)` for each line of cells in turn, with the part of the path in it, then
  /// `on_start(node)` for the nodes of the cells there that the box reaches, and of few others
  /// beside them: for most nodes once, in the order in which the box can come to them. An `on_line`
  /// that returns false ends the way.
  template <typename OnLine, typename OnStart>
  void visit(OnLine&& on_line, OnStart&& on_start) const {
    Across before = {1, 0};
    for (int i = low_; i <= high_; ++i) {
      const int line = goes_down_ ? high_ - (i - low_) : i;
      const PathInterval part = part_in(line);
      if (!on_line(part)) return;
      const Across across = cells_reached(part);
      NodeIndex last = kNone;
      for (int j = across.low; j <= across.high; ++j) {
        const int cell = goes_down_across_ ? across.high - (j - across.low) : j;
        const NodeIndex node = at(line, cell);
        const bool came_before = node == last || (before.low <= cell && cell <= before.high &&
                                                  node == at(line + (goes_down_ ? 1 : -1), cell));
        last = node;
        if (!came_before) on_start(node);
      }
      before = across;
    }
  }

 private:
  // Cells of one line.
  struct Across {
    int low;
    int high;
  };

  static constexpr NodeIndex kNone = ~NodeIndex{0};

  // The lines at the ends reach to infinity.
  PathInterval part_in(int line) const {
    PathInterval part = path_;
    if (by_columns_) {
      if (line > low_) part = swept_.right_of(grid_.x().line(line << levels_), part);
      if (line < high_) part = swept_.left_of(grid_.x().line((line + 1) << levels_), part);
    } else {
      if (line > low_) part = swept_.bottom_of(grid_.y().line(line << levels_), part);
      if (line < high_) part = swept_.top_of(grid_.y().line((line + 1) << levels_), part);
    }
    return part;
  }

  Across cells_reached(const PathInterval& part) const {
    const Axis& axis = by_columns_ ? grid_.y() : grid_.x();
    const Interval places = by_columns_ ? swept_.along_y(part) : swept_.along_x(part);
    return {axis.column(rounded(places.min)) >> levels_,
            axis.column(rounded(places.max)) >> levels_};
  }

  NodeIndex at(int line, int cell) const {
    const auto i = static_cast<std::size_t>(line);
    const auto j = static_cast<std::size_t>(cell);
    return by_columns_ ? starts_.at(i, j) : starts_.at(j, i);
  }

  const Grid& grid_;
  const StartTable& starts_;
  int levels_;
  const SweptBox& swept_;
  PathInterval path_;
  bool by_columns_;
  int low_;
  int high_;
  bool goes_down_;  // to lines of lower numbers
  bool goes_down_across_;
};

}  // namespace quadrille
