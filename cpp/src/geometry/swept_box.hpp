// A moving box against boxes that stand still, in 64 bits.
//
// The moving box is reduced to its min corner: that corner moves along a segment, and every other
// box grows by the moving box's size towards its own min corner (the Minkowski difference). A
// segment and a box are apart exactly when a line along an axis or along the segment separates them
// (separating axis theorem); that test needs no division. Where they meet is found by the slab
// method, as fractions of the path.
#pragma once

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// A part of a path, from one fraction of it to another; empty when `leave` is before `enter`.
struct PathInterval {
  double enter;
  double leave;
};

inline PathInterval intersection(const PathInterval& a, const PathInterval& b) {
  return {larger(a.enter, b.enter), smaller(a.leave, b.leave)};
}

/// A box that moves along a straight path, without turning.
class SweptBox {
 public:
  SweptBox(const MovingBox& moving, EdgeRule edges);

  /// True when the moving box meets `box`. By the strict rule, a box that it only grazes is not
  /// met: one into which it gets no deeper than places are rounded, however far it goes on from the
  /// start. The rounding is that of its largest coordinate where the two are near, see
  /// `rounding_of_places`. What has no size, such as a ray, grazes nothing, and neither does what
  /// is with the other box hardly thicker than that.
  bool meets(const Box& box) const {
    return touches(box, relative_bounds(box)) && (!may_graze_ || !only_grazes(box));
  }

  /// Where the moving box first meets a box that it does meet. The row of the hit is 0.
  Hit hit(const Box& box) const;

  /// The same, the unrounded fraction alone.
  double fraction_at(const Box& box) const;

  /// The part of an interval in which the moving box touches what is left of a vertical line, or
  /// right of it, the line included; with a rounding margin, so that it is never too short.
  PathInterval left_of(double x, const PathInterval& part) const {
    return below(x - x_, dx_, per_dx_, part);
  }
  PathInterval right_of(double x, const PathInterval& part) const {
    return above(x - max_x_, dx_, per_dx_, part);
  }

  /// The same of a horizontal line.
  PathInterval top_of(double y, const PathInterval& part) const {
    return below(y - y_, dy_, per_dy_, part);
  }
  PathInterval bottom_of(double y, const PathInterval& part) const {
    return above(y - max_y_, dy_, per_dy_, part);
  }

  /// The part of an interval in which the moving box touches a cell; the sides of cells on the
  /// world's border are infinite.
  PathInterval part_in(const Bounds& cell, const PathInterval& part) const {
    return intersection(left_of(cell.max_x, right_of(cell.min_x, part)),
                        top_of(cell.max_y, bottom_of(cell.min_y, part)));
  }

  double width() const { return max_x_ - x_; }
  double height() const { return max_y_ - y_; }
  double dx() const { return dx_; }
  double dy() const { return dy_; }
  double per_dx() const { return per_dx_; }  ///< 1 / dx; infinite where that is 0
  double per_dy() const { return per_dy_; }

  /// A box around the places of the moving box during an interval.
  Box around(const PathInterval& part) const;

  /// The places of the moving box along x during an interval, without rounding to floats.
  Interval along_x(const PathInterval& part) const {
    const double at_enter = dx_ * part.enter;
    const double at_leave = dx_ * part.leave;
    return {x_ + smaller(at_enter, at_leave), max_x_ + larger(at_enter, at_leave)};
  }

  Interval along_y(const PathInterval& part) const {
    const double at_enter = dy_ * part.enter;
    const double at_leave = dy_ * part.leave;
    return {y_ + smaller(at_enter, at_leave), max_y_ + larger(at_enter, at_leave)};
  }

  /// To be xor-ed with 0 .. 3, to number a cell's quarters in the order in which the path can
  /// visit them.
  unsigned quarter_flip() const { return (dx_ < 0 ? 1u : 0u) | (dy_ < 0 ? 2u : 0u); }

 private:
  static PathInterval below(double relative, double step, double per_step,
                            const PathInterval& part);
  static PathInterval above(double relative, double step, double per_step,
                            const PathInterval& part);

  // `box`, grown by the moving box's size, with the min corner's start as the origin.
  Bounds relative_bounds(const Box& box) const {
    return {wide(box.min_x) - max_x_, wide(box.min_y) - max_y_, wide(box.max_x) - x_,
            wide(box.max_y) - y_};
  }
  bool touches(const Box& box, const Bounds& relative) const;
  double rounding_at(double fraction) const;
  bool only_grazes(const Box& box) const;

  double x_;  // of the min corner, at the start
  double y_;
  double max_x_;
  double max_y_;
  double dx_;
  double dy_;
  double width_;  // as rounded by a move, where that is larger
  double height_;
  double per_dx_;  // 1 / dx_
  double per_dy_;
  EdgeRule edges_;
  bool may_graze_;
};

}  // namespace quadrille
