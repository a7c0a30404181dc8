// A moving box against boxes that stand still, in 64 bits.
//
// Seen from the moving box's min corner at its start, that corner moves along a segment, and every
// other box is wider by the moving one's size: its far sides are as far away as they are from that
// corner, its near sides as from the opposite one. So a segment is tested against a box, by the
// lines that may part them: along the axes, and the segment itself. Divisions only say where they
// meet.
#pragma once

#include <optional>

#include "base/simd.hpp"
#include "geometry/bounds.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// A part of a way, from one fraction of it to another; there is none when it leaves before it
/// enters.
struct PathInterval {
  double enter;
  double leave;
};

inline PathInterval intersection(const PathInterval& a, const PathInterval& b) {
  return {larger(a.enter, b.enter), smaller(a.leave, b.leave)};
}

/// The way of a moving box.
class SweptBox {
 public:
  SweptBox(const MovingBox& moving, EdgeRule edges);

  /// Where it meets a box, if it does; the row of the hit is 0.
  std::optional<Hit> meet(const Box& box) const;

  /// Where it meets a box that it does meet, as a fraction of the way before that is rounded.
  double fraction_at(const Box& box) const;

  /// The part of the way on which the moving box touches something between two lines across x, or
  /// across y; a hair more, so that rounding never hides what is met at the very end.
  PathInterval across_x(const Interval& x) const {
    return across({x.min - max_x_, x.max - x_}, dx_, per_dx_);
  }
  PathInterval across_y(const Interval& y) const {
    return across({y.min - max_y_, y.max - y_}, dy_, per_dy_);
  }

  /// A box around what the moving box covers on a part of its way.
  Box around(const PathInterval& part) const;

  /// What the number of a quarter is turned by, so that quarters ascend in the order of the way.
  unsigned quarter_flip() const { return (dx_ < 0 ? 1u : 0u) | (dy_ < 0 ? 2u : 0u); }

 private:
  static PathInterval across(const Interval& seen, double step, double per_step);
  Bounds seen_from_corners(const Box& box) const {
    return {box.min_x - max_x_, box.min_y - max_y_, box.max_x - x_, box.max_y - y_};
  }
  bool touches(const Box& box, const Bounds& seen) const;

  double x_;  // of the min corner
  double y_;
  double max_x_;
  double max_y_;
  double dx_;
  double dy_;
  double per_dx_;  // 1 / dx_
  double per_dy_;
  EdgeRule edges_;
};

}  // namespace quadrille
