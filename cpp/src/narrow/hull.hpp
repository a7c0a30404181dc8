// The convex hull of a placed shape's points, in 64 bits, and how far two hulls are apart.
#pragma once

#include <array>
#include <cstddef>

#include "narrow/placed_shape.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// A vector or a point in 64 bits. Differences of floats are exact in them, and so are products of
/// such differences where coordinates have no more than 26 bits.
struct Vector {
  double x;
  double y;
};

inline Vector operator+(const Vector& a, const Vector& b) {
  return {a.x + b.x, a.y + b.y};
}
inline Vector operator-(const Vector& a, const Vector& b) {
  return {a.x - b.x, a.y - b.y};
}
inline Vector operator-(const Vector& a) {
  return {-a.x, -a.y};
}
inline Vector operator*(double factor, const Vector& a) {
  return {factor * a.x, factor * a.y};
}
inline double dot(const Vector& a, const Vector& b) {
  return a.x * b.x + a.y * b.y;
}
/// Positive when b is clockwise from a on a screen, whose y grows downward.
inline double cross(const Vector& a, const Vector& b) {
  return a.x * b.y - a.y * b.x;
}

/// One to eight points in clockwise order around their hull, relative to some origin near them, and
/// a radius around the hull. Two points have two sides, there and back.
struct Hull {
  std::size_t count;
  double radius;
  std::array<Vector, kMaxPolygonPoints> points;
  std::array<double, kMaxPolygonPoints> per_length;  ///< of side i, rounded to 32 bits

  std::size_t side_count() const { return count == 1 ? 0 : count; }
  std::size_t after(std::size_t i) const { return i + 1 == count ? 0 : i + 1; }
  std::size_t before(std::size_t i) const { return (i == 0 ? count : i) - 1; }
  Vector side(std::size_t i) const { return points[after(i)] - points[i]; }
};

Hull hull_of(const ShapeRef& shape, const Vector& origin);
Hull hull_of(const Box& box, const Vector& origin);
Hull hull_of(const Circle& circle, const Vector& origin);

/// A side of a hull, and how far its line is from another hull: below 0 where that reaches across.
struct SideDistance {
  double distance;
  std::size_t side;
};

/// Where the value of a distance of a side decides, and not its sign, it needs this margin.
inline constexpr double kSideMargin = 1 + 1e-6;

/// The side of `hull` whose line is farthest from `other`, on the outer side; of equal ones, the
/// first. Two hulls with area between them (see `is_flat`) are apart exactly when a side of either
/// has a distance above 0. A point has no side, and then the distance is the lowest number. The
/// sign of the distance is exact, its value rounded to 32 bits (see kSideMargin).
SideDistance farthest_side(const Hull& hull, const Hull& other);

/// That distance for a given side, rounded to 64 bits. The side must have a length.
double distance_of_side(const Hull& hull, std::size_t side, const Hull& other);

/// True when both hulls are points or parallel segments, also if they have more corners: a line
/// along one of their sides need not separate them then.
bool is_flat(const Hull& a, const Hull& b);

/// Where two hulls that do not overlap are nearest to each other: two corners, or a corner and a
/// side.
struct NearestFeatures {
  enum class Kind : unsigned char { kCorners, kSideOfA, kSideOfB };

  double squared;  ///< distance
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

/// The points where the nearest features are nearest. Precondition: they are apart.
NearestPoints nearest_points(const Hull& a, const Hull& b, const NearestFeatures& features);

/// Whether hulls that are this far apart overlap when their radii are `reach` in all. Squares are
/// compared, because roots are rounded.
inline bool is_within_reach(double squared_distance, double squared_reach, EdgeRule edges) {
  return squared_distance < squared_reach ||
         (edges == EdgeRule::kTouching && squared_distance == squared_reach);
}

/// Whether two hulls with their radii overlap.
bool overlap(const Hull& a, const Hull& b, EdgeRule edges);

}  // namespace quadrille
