// The boxes of ancestors that a node's objects must be tested against.
#pragma once

#include <limits>

#include "base/rounding.hpp"
#include "geometry/grid.hpp"
#include "pairs/box_list.hpp"
#include "quadrille/settings.hpp"

namespace quadrille {

/// Appends a copy of each object of `range` that reaches a quarter of `cell`; false when there is
/// no memory. Where `edges` is kTouching, the boxes of the list are adjusted to it.
///
/// It compares coordinates with lines, which gives the same as comparing columns: a column is at or
/// behind another exactly when the coordinate is at or behind that column's line.
template <typename Lanes = SimdLanes>
[[nodiscard]] bool append_reaching(BoxList& list, IndexRange range, const Grid& grid,
                                   const CellRange& cell, unsigned quarter, EdgeRule edges) {
  constexpr float kFar = std::numeric_limits<float>::infinity();
  const Corner middle = {grid.x().line((cell.left + cell.right + 1) / 2),
                         grid.y().line((cell.top + cell.bottom + 1) / 2)};
  const bool east = (quarter & 1) != 0;
  const bool south = (quarter & 2) != 0;
  const Box least = {-kFar, -kFar, east ? BoxList::adjusted_max(middle.x, edges) : -kFar,
                     south ? BoxList::adjusted_max(middle.y, edges) : -kFar};
  const Box most = {east ? kFar : next_down(middle.x), south ? kFar : next_down(middle.y), kFar,
                    kFar};
  const auto from = Lanes::load(&least.min_x);
  const auto to = Lanes::load(&most.min_x);
  std::size_t end = list.size();
  if (!list.resize(end + range.size())) return false;
  Box* boxes = list.boxes();
  Row* rows = list.rows();
  for (std::size_t i = range.begin; i < range.end; ++i) {
    const auto box = Lanes::load(&boxes[i].min_x);
    const auto reaches = Lanes::both(Lanes::less_equal(from, box), Lanes::less_equal(box, to));
    boxes[end] = boxes[i];
    rows[end] = rows[i];
    end += Lanes::bits(reaches) == kAllLanes ? 1 : 0;
  }
  return list.resize(end);
}

}  // namespace quadrille
