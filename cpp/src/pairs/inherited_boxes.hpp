// The boxes of ancestors that a node's objects must be tested against.
#pragma once

#include <limits>

#include "base/rounding.hpp"
#include "geometry/grid.hpp"
#include "pairs/box_list.hpp"
#include "quadrille/settings.hpp"

namespace quadrille {

/// Boxes all of whose coordinates lie between those of two others, ends included. A test takes no
/// branch.
template <typename Lanes = SimdLanes>
class CoordinateBounds {
 public:
  CoordinateBounds(const Box& least, const Box& most)
      : least_(Lanes::load(&least.min_x)), most_(Lanes::load(&most.min_x)) {}

  bool hold(const Box& box) const {
    const auto coordinates = Lanes::load(&box.min_x);
    return Lanes::bits(Lanes::both(Lanes::less_equal(least_, coordinates),
                                   Lanes::less_equal(coordinates, most_))) == kAllLanes;
  }

 private:
  typename Lanes::Floats least_;
  typename Lanes::Floats most_;
};

/// Appends a copy of each object of `range` that reaches a quarter of `cell`; false when there is
/// no memory. Where `edges` is kTouching, the boxes of the list are adjusted to it.
///
/// It compares coordinates with lines, which gives the same as comparing columns: a column is at or
/// behind another just when the coordinate is at or behind that column's line.
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
  const CoordinateBounds<Lanes> bounds(least, most);
  std::size_t end = list.size();
  if (!list.resize(end + range.size())) return false;
  Box* boxes = list.boxes();
  Row* rows = list.rows();
  for (std::size_t i = range.begin; i < range.end; ++i) {
    boxes[end] = boxes[i];
    rows[end] = rows[i];
    end += bounds.hold(boxes[i]) ? 1 : 0;
  }
  return list.resize(end);
}

}  // namespace quadrille
