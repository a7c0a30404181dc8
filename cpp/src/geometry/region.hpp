// The shapes of region queries: a rectangle, a circle or a convex polygon.
#pragma once

#include <cstddef>
#include <span>

#include "geometry/box_math.hpp"
#include "quadrille/box.hpp"
#include "quadrille/query_shape.hpp"

namespace quadrille {

/// A valid shape, prepared for many overlap tests by one edge rule.
///
/// A test has two steps: a box that overlaps the shape touches `window()`, which callers test for
/// all four coordinates at once; `overlaps` then decides. For a rectangle the window alone decides.
class Region {
 public:
  Region(const Box& box, EdgeRule edges);
  Region(const Point& point, EdgeRule edges)
      : Region(make_box(point.x, point.y, point.x, point.y), edges) {}

  /// The disc. By the strict rule, a box overlaps it if it has a point within the disc and not on
  /// its rim, or if it contains the centre strictly.
  Region(const Circle& circle, EdgeRule edges);

  /// The polygon with these corners, which must outlive the region. By the strict rule, polygon and
  /// box are apart if a line along an axis or along a side of the polygon separates them, even one
  /// that both touch.
  Region(std::span<const Point> corners, EdgeRule edges);

  Region(const Polygon& polygon, EdgeRule edges) : Region(polygon.corners, edges) {}

  /// The smallest box around the shape.
  const Box& around() const { return around_; }

  /// Every box that overlaps the shape touches this box.
  const Box& window() const { return window_; }

  /// True for a rectangle: every box that touches the window overlaps the shape.
  bool is_window() const { return shape_ == Shape::kBox; }

  /// True when a box that touches the window overlaps the shape.
  bool overlaps(const Box& box) const { return is_window() || overlaps_exactly(box); }

 private:
  enum class Shape : unsigned char { kBox, kCircle, kPolygon };

  bool overlaps_exactly(const Box& box) const;
  bool overlaps_circle(const Box& box) const;
  bool overlaps_polygon(const Box& box) const;

  Box around_;
  Box window_;
  Circle circle_ = {};
  std::span<const Point> corners_;
  double orientation_ = 0;  // of the polygon: the sign of its corners' turns, 1 or -1
  Shape shape_;
  EdgeRule edges_;
};

/// Shape `i`, prepared. Precondition: it is valid.
Region region_of(const detail::ShapeSpan& shapes, std::size_t i, EdgeRule edges);

/// The index of the first shape that is not valid; their number when all are.
std::size_t first_invalid(const detail::ShapeSpan& shapes);

}  // namespace quadrille
