// The nodes at which walks along a path begin, below the root.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/swept_box.hpp"
#include "quadrille/limits.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The way of a moving box over the cells of a table of starts: from column to column, or from row
/// to row where it crosses these faster. In each of these lines of cells it reaches a few cells
/// side by side.
class StartsAlong {
 public:
  /// Precondition: the tree has a table of starts. `path` is the part of the way that counts.
  StartsAlong(const Tree& tree, const SweptBox& swept, const PathInterval& path)
      : starts_(*tree.starts()),
        path_(path),
        along_(tree.rule().grid().x(), cells_of(tree), swept.along_x({0, 0}), swept.dx(),
               swept.per_dx(), path),
        across_(tree.rule().grid().y(), cells_of(tree), swept.along_y({0, 0}), swept.dy(),
                swept.per_dy(), path) {
    if (std::abs(along_.step) >= std::abs(across_.step)) return;
    std::swap(along_, across_);
    along_rows_ = true;
  }

  /// For each line of cells in turn, calls `on_line(part)` with the part of the path in it, then
  /// `on_cell(column, row)` for one cell of each node there to which the box may come: in the order
  /// in which it does, most nodes once. An `on_line` that returns false ends the way.
  template <typename OnLine, typename OnCell>
  void visit(OnLine&& on_line, OnCell&& on_cell) const {
    const int back = along_.step < 0 ? 1 : -1;
    Cells before = {1, 0};
    for (int i = along_.first; i <= along_.last; ++i) {
      const int line = along_.step < 0 ? along_.last - (i - along_.first) : i;
      const PathInterval part = part_in(line);
      if (!on_line(part)) return;
      const Cells cells = cells_reached(part);
      NodeIndex last = kNone;
      for (int j = cells.first; j <= cells.last; ++j) {
        const int cell = across_.step < 0 ? cells.last - (j - cells.first) : j;
        const NodeIndex node = at(line, cell);
        const bool was_before =
            before.first <= cell && cell <= before.last && at(line + back, cell) == node;
        if (node == std::exchange(last, node) || was_before) continue;
        const auto [column, row] = column_and_row(line, cell);
        on_cell(column, row);
      }
      before = cells;
    }
  }

 private:
  // Cells of one line, both ends included.
  struct Cells {
    int first;
    int last;
  };

  // The cells of the table along one axis.
  struct CellsOfTable {
    int depth;
    double in_finest;  // a finest cell, in these
  };
  static CellsOfTable cells_of(const Tree& tree) {
    const int depth = tree.starts()->depth();
    return {depth, 1.0 / (1 << (tree.rule().grid().depth() - depth))};
  }

  // Along one axis, in cells of the table.
  struct Way {
    Way(const Axis& axis, const CellsOfTable& cells, const Interval& start, double step,
        double per_step, const PathInterval& path);

    int cell_of(double place) const { return static_cast<int>(smaller(larger(place, 0), end)); }

    // Of a box that moves by `step`: its sides at the beginning, with a margin for rounding.
    double low;
    double high;
    double step;
    double per_step;
    double end;  // the last cell; it reaches to infinity, as the first one does
    int first;   // cells reached on the whole path
    int last;
  };

  static constexpr NodeIndex kNone = ~NodeIndex{0};

  PathInterval part_in(int line) const {
    const double after_high = line - along_.high;
    const double after_low = line + 1 - along_.low;
    const bool goes_back = along_.step < 0;
    const bool is_first = line == (goes_back ? along_.last : along_.first);
    const bool is_last = line == (goes_back ? along_.first : along_.last);
    const double enter = (goes_back ? after_low : after_high) * along_.per_step;
    const double leave = (goes_back ? after_high : after_low) * along_.per_step;
    return {is_first ? path_.enter : larger(path_.enter, enter),
            is_last ? path_.leave : smaller(path_.leave, leave)};
  }

  Cells cells_reached(const PathInterval& part) const {
    const double at_enter = across_.step * part.enter;
    const double at_leave = across_.step * part.leave;
    return {across_.cell_of(across_.low + smaller(at_enter, at_leave)),
            across_.cell_of(across_.high + larger(at_enter, at_leave))};
  }

  std::pair<std::size_t, std::size_t> column_and_row(int line, int cell) const {
    const auto i = static_cast<std::size_t>(line);
    const auto j = static_cast<std::size_t>(cell);
    return along_rows_ ? std::pair(j, i) : std::pair(i, j);
  }

  NodeIndex at(int line, int cell) const {
    const auto [column, row] = column_and_row(line, cell);
    return starts_.at(column, row);
  }

  const StartTable& starts_;
  PathInterval path_;
  Way along_;   // from line to line
  Way across_;  // within each
  bool along_rows_ = false;
};

/// The nodes with rows above those that a walk from cell to cell of a table of starts comes to.
class HoldersAlong {
 public:
  explicit HoldersAlong(const StartTable& starts) : starts_(starts) { last_.fill(kNoCell); }

  /// Those over a cell that are not over the one before.
  StartTable::Holders enter(std::size_t column, std::size_t row);

 private:
  static constexpr std::size_t kNoCell = ~std::size_t{0};

  const StartTable& starts_;
  std::array<std::size_t, kDepthLimit> last_;  // by depth: the cell entered last
};

inline StartsAlong::Way::Way(const Axis& axis, const CellsOfTable& cells, const Interval& start,
                             double box_step, double per_box_step, const PathInterval& path) {
  // Of a step: what fractions of it, and places at these, are rounded by at most.
  constexpr double kRounding = 1.0 / (std::uint64_t{1} << 40);
  const double scale = cells.in_finest;
  step = axis.in_cells(box_step) * scale;
  per_step = step == 0 ? 0 : per_box_step * axis.cell_size(cells.depth);
  end = (1 << cells.depth) - 1;
  const double margin = wide(axis.rounding_margin()) * scale + std::abs(step) * kRounding;
  low = axis.place_of(start.min) * scale - margin;
  high = axis.place_of(start.max) * scale + margin;
  first = cell_of(low + smaller(step * path.enter, step * path.leave));
  last = cell_of(high + larger(step * path.enter, step * path.leave));
}

}  // namespace quadrille
