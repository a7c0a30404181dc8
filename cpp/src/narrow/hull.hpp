// The convex hull of a placed shape's points, in 64 bits, and how two hulls lie to each other.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// One to eight points in clockwise order around their hull, relative to some origin near them, and
/// a radius around the hull. Two points have two sides, there and back.
struct Hull {
  std::size_t count;
  double radius;
  std::array<Vector, kMaxPolygonPoints> points;
  std::array<double, kMaxPolygonPoints> per_length;  ///< 1 / length of side i

  std::size_t side_count() const { return count == 1 ? 0 : count; }
  std::size_t after(std::size_t i) const { return i + 1 == count ? 0 : i + 1; }
  std::size_t before(std::size_t i) const { return (i == 0 ? count : i) - 1; }
  Vector side(std::size_t i) const { return points[after(i)] - points[i]; }
};

Hull hull_of(const ShapeRef& shape, const Vector& origin);
Hull hull_of(const OrientedBox& box, const Vector& origin);

/// The hull of a point, and that of a segment; one of no length is a point.
Hull hull_of(const Vector& point);
Hull hull_of(const Vector& from, const Vector& to);

/// A side of one of two hulls, and how far its line is from the core of the other one, on the outer
/// side: below 0 where that reaches across.
struct HullSide {
  std::size_t number;
  bool is_of_second;
  double distance;
};

/// A square of a distance, as a fraction. It is compared by products, since a quotient would be
/// rounded: shapes that touch have equal products.
struct Square {
  double numerator;
  double denominator;  ///< above 0

  double value() const { return numerator / denominator; }

  /// The distance; exactly `reach` where it is that.
  double root(double reach) const {
    return numerator == reach * reach * denominator ? reach : std::sqrt(value());
  }
};

/// Where two hulls that do not overlap are nearest to each other: two corners, or a corner and a
/// side.
struct NearestFeatures {
  enum class Kind : unsigned char { kCorners, kSideOfA, kSideOfB };

  Square squared;  ///< distance
  Kind kind;
  std::size_t a;  ///< a corner of a, or for kSideOfA a side whose outer side b is on
  std::size_t b;
};

/// The nearest features, or some of those that are equally near.
NearestFeatures nearest_features(const Hull& a, const Hull& b);

/// Two points, and the way from one to the other.
struct NearestPoints {
  Vector on_a;
  Vector on_b;
  Vector normal;  ///< from a to b, of length 1
  double distance;
};

/// A distance between two hulls that is no more than this may be nothing but rounding, and so is
/// the direction between their nearest points.
double rounding_of(const Hull& a, const Hull& b);

/// The points where the nearest features are nearest. Precondition: they are apart.
NearestPoints nearest_points(const Hull& a, const Hull& b, const NearestFeatures& features);

/// The nearest points of two hulls that are apart, if need be by rounding only: then the normal is
/// that of the farthest side. Precondition: one of them has a side, or they are not on one spot.
NearestPoints nearest_points(const Hull& a, const Hull& b);

/// Whether hulls that are this far apart overlap when their radii are `reach` in all. Squares are
/// compared, because roots are rounded.
inline bool is_within_reach(const Square& squared, double reach, EdgeRule edges) {
  const double squared_reach = reach * reach * squared.denominator;
  return squared.numerator < squared_reach ||
         (edges == EdgeRule::kTouching && squared.numerator == squared_reach);
}

/// How two hulls lie to each other.
struct HullRelation {
  bool overlap;        ///< with their radii, by the rule; if they do not, the rest means nothing
  bool cores_overlap;  ///< without their radii; if they do, `nearest` means nothing
  HullSide farthest;   ///< the side with the largest distance: the other hull is farthest from it,
                       ///< or reaches across it least
  NearestFeatures nearest;
};

/// Decides whether two hulls overlap, for everything that asks: pairs, queries and separations.
HullRelation relation(const Hull& first, const Hull& second, EdgeRule edges);

}  // namespace quadrille
