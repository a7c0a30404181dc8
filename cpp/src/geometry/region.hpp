// Where a question looks: a rectangle, a circle or a convex polygon.
#pragma once

#include <span>

#include "base/simd.hpp"
#include "geometry/bounds.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// A valid shape, made ready for many tests by one edge rule.
class Region {
 public:
  Region(const Box& box, EdgeRule edges);
  Region(const Point& point, EdgeRule edges)
      : Region(Box{point.x, point.y, point.x, point.y}, edges) {}

  /// The disc. By the strict rule, a box overlaps it that has a point within and not on the rim, or
  /// that holds the centre strictly.
  Region(const Circle& circle, EdgeRule edges);

  /// The polygon with these corners, which are looked at and not copied. By the strict rule, a line
  /// along an axis or a side on which polygon and box only touch parts them.
  Region(std::span<const Point> corners, EdgeRule edges);

  /// A box around the shape.
  const Box& around() const { return around_; }

  /// What every box touches that overlaps the shape.
  const Box& window() const { return window_; }

  /// True when a box that touches the window overlaps the shape.
  bool overlaps(const Box& box) const { return shape_ == Shape::kBox || overlaps_exactly(box); }

 private:
  enum class Shape : unsigned char { kBox, kCircle, kPolygon };

  bool overlaps_exactly(const Box& box) const;
  bool overlaps_circle(const Box& box) const;
  bool overlaps_polygon(const Box& box) const;

  Box around_;
  Box window_;
  Circle circle_ = {};
  std::span<const Point> corners_;
  double turning_ = 0;  // of the polygon: 1 or -1, by the side to which its corners turn
  Shape shape_;
  EdgeRule edges_;
};

/// The square of the distance from a value to an interval; 0 within.
inline double squared_gap(double value, const Interval& interval) {
  const double gap = larger(larger(interval.min - value, value - interval.max), 0);
  return gap * gap;
}

/// The square of the distance from a point to the nearest point of a box; 0 within.
inline double squared_distance(const Point& point, const Box& box) {
  return squared_gap(point.x, {box.min_x, box.max_x}) +
         squared_gap(point.y, {box.min_y, box.max_y});
}

}  // namespace quadrille
