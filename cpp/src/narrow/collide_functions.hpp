// The contacts of each pair of kinds, and what these share.
#pragma once

#include <cstddef>
#include <limits>

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/contact.hpp"

namespace quadrille {

/// Whether two shapes of certain kinds overlap, by the rule; if they do, fills the manifold.
using CollideFunction = bool(const ShapeRef& a, const ShapeRef& b, EdgeRule edges,
                             Manifold& manifold);

CollideFunction collide_circles;
CollideFunction collide_circle_box;
CollideFunction collide_circle_segment;  ///< a circle, and a segment or a capsule
CollideFunction collide_circle_polygon;
CollideFunction collide_boxes;
CollideFunction collide_hulls;  ///< of any kinds

/// Whether a circle or a box overlaps a box, by the tests of these functions.
bool overlap(const PlacedShape& circle, const OrientedBox& box, EdgeRule edges);
bool overlap(const OrientedBox& a, const OrientedBox& b, EdgeRule edges);

/// An order of shapes by their numbers only, without ties between different shapes: where both of
/// two shapes would do, the first one decides, so that a pair in the other order has the mirrored
/// contact.
bool comes_first(const ShapeRef& a, const ShapeRef& b);

// What they write into the manifold.

inline Feature side_feature(std::size_t side) {
  return kFirstSide + static_cast<Feature>(side);
}
inline Feature corner_feature(std::size_t corner) {
  return static_cast<Feature>(corner);
}

/// A number of a normal as a float. Zero has no sign.
inline float rounded_normal(double value) {
  return static_cast<float>(value) + 0.0f;
}

/// A depth as a finite float. Rounding may have taken it below 0 where shapes only touch.
inline float rounded_depth(double depth) {
  constexpr double kDeepest = wide(std::numeric_limits<float>::max());
  return static_cast<float>(smaller(larger(depth, 0), kDeepest));
}

inline ContactPoint contact_point(const Vector& place, double depth, Feature feature) {
  return {static_cast<float>(place.x), static_cast<float>(place.y), rounded_depth(depth), feature};
}

inline void write_one_point(Manifold& manifold, const Vector& normal, const ContactPoint& point) {
  manifold.normal_x = rounded_normal(normal.x);
  manifold.normal_y = rounded_normal(normal.y);
  manifold.depth = point.depth;
  manifold.point_count = 1;
  manifold.points[0] = point;
  manifold.points[1] = {};
}

/// `low` and `high` are in the order along the side that the normal belongs to.
inline void write_two_points(Manifold& manifold, const Vector& normal, const ContactPoint& low,
                             const ContactPoint& high) {
  manifold.normal_x = rounded_normal(normal.x);
  manifold.normal_y = rounded_normal(normal.y);
  manifold.depth = low.depth >= high.depth ? low.depth : high.depth;
  manifold.point_count = 2;
  manifold.points[0] = low;
  manifold.points[1] = high;
}

}  // namespace quadrille
