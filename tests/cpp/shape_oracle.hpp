// How far two shapes are apart, by another method than the library's and in higher precision: their
// Minkowski difference, all differences of a point of one and a point of the other, is convex; the
// shapes are as far apart as the origin is from it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <vector>

#include "quadrille/query.hpp"
#include "quadrille/shape.hpp"

namespace quadrille::testing {

/// A point by numbers of any type.
template <typename Number>
struct OraclePoint {
  Number x;
  Number y;

  friend OraclePoint operator-(const OraclePoint& a, const OraclePoint& b) {
    return {a.x - b.x, a.y - b.y};
  }
  friend bool operator==(const OraclePoint& a, const OraclePoint& b) = default;
  friend bool operator<(const OraclePoint& a, const OraclePoint& b) {
    return std::tie(a.x, a.y) < std::tie(b.x, b.y);
  }
  friend Number dot(const OraclePoint& a, const OraclePoint& b) { return a.x * b.x + a.y * b.y; }
  friend Number cross(const OraclePoint& a, const OraclePoint& b) { return a.x * b.y - a.y * b.x; }
};

/// A shape in the world: all points no farther than the radius from the hull of the points.
template <typename Number>
struct OracleShape {
  std::vector<OraclePoint<Number>> points;
  Number radius = 0;
};

/// Corners of the convex hull, by Andrew's monotone chain; one or two points when all are on a
/// line.
template <typename Number>
std::vector<OraclePoint<Number>> hull_around(std::vector<OraclePoint<Number>> points) {
  std::ranges::sort(points, std::less());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<OraclePoint<Number>> hull;
  const auto add = [&hull](const OraclePoint<Number>& point, std::size_t kept) {
    while (hull.size() > kept &&
           cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0) {
      hull.pop_back();
    }
    hull.push_back(point);
  };
  for (const auto& point : points) add(point, 1);
  const std::size_t half = hull.size();
  for (auto point = points.rbegin() + 1; point != points.rend(); ++point) add(*point, half);
  hull.pop_back();
  return hull;
}

template <typename Number>
std::vector<OraclePoint<Number>> minkowski_difference(const OracleShape<Number>& a,
                                                      const OracleShape<Number>& b) {
  std::vector<OraclePoint<Number>> differences;
  for (const auto& p : a.points) {
    for (const auto& q : b.points) differences.push_back(q - p);
  }
  return hull_around(differences);
}

/// The square of the origin's distance from the segment between two points, as a fraction.
template <typename Number>
struct SquaredDistance {
  Number numerator;
  Number denominator;

  friend bool operator<(const SquaredDistance& a, const SquaredDistance& b) {
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }
};

template <typename Number>
SquaredDistance<Number> squared_distance_of_origin(const OraclePoint<Number>& from,
                                                   const OraclePoint<Number>& to) {
  const auto side = to - from;
  if (-dot(side, from) <= 0) return {dot(from, from), 1};
  if (dot(side, to) <= 0) return {dot(to, to), 1};
  return {cross(from, to) * cross(from, to), dot(side, side)};
}

/// Where the origin is: in the hull, on its boundary, or how far from it.
template <typename Number>
struct OriginRelation {
  bool is_inside;
  SquaredDistance<Number> boundary;
};

/// True for a side of a hull whose direction is nothing but rounding.
template <typename Number>
bool is_rounding(const OraclePoint<Number>& side, const std::vector<OraclePoint<Number>>& hull) {
  if constexpr (std::is_floating_point_v<Number>) {
    Number size = 0;
    for (const auto& point : hull) size = std::max(size, dot(point - hull[0], point - hull[0]));
    return dot(side, side) <= size * Number{1e-36L};
  } else {
    return false;
  }
}

template <typename Number>
OriginRelation<Number> relation_of_origin(const std::vector<OraclePoint<Number>>& hull) {
  OriginRelation<Number> relation = {hull.size() > 2, squared_distance_of_origin(hull[0], hull[0])};
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const auto& from = hull[i];
    const auto& to = hull[(i + 1) % hull.size()];
    if (cross(from, to) <= 0 && !is_rounding(to - from, hull)) relation.is_inside = false;
    if (from == to) continue;
    relation.boundary = std::min(relation.boundary, squared_distance_of_origin(from, to));
  }
  return relation;
}

/// Below 0 where two shapes overlap, 0 where they only touch, above 0 where they are apart; exact
/// for whole numbers.
inline int exact_relation(const OracleShape<std::int64_t>& a, const OracleShape<std::int64_t>& b) {
  const auto [is_inside, boundary] = relation_of_origin(minkowski_difference(a, b));
  const std::int64_t reach = a.radius + b.radius;
  if (is_inside || (boundary.numerator == 0 && reach > 0)) return -1;
  const std::int64_t squared_reach = reach * reach * boundary.denominator;
  return boundary.numerator < squared_reach ? -1 : (boundary.numerator > squared_reach ? 1 : 0);
}

using Real = long double;

/// The quotient of a number that is not negative and a positive one. Where long double is computed
/// by LLVM's software, division by the last number below a power of two gives twice the quotient
/// (llvm/llvm-project#119449).
inline Real quotient_of(Real numerator, Real denominator) {
  const Real quotient = numerator / denominator;
  return quotient * denominator > numerator * 1.5L ? quotient * 0.5L : quotient;
}

/// How far two shapes are apart; below 0, how deep they overlap.
inline Real oracle_distance(const OracleShape<Real>& a, const OracleShape<Real>& b) {
  const auto [is_inside, boundary] = relation_of_origin(minkowski_difference(a, b));
  const Real distance = std::sqrt(quotient_of(boundary.numerator, boundary.denominator));
  return (is_inside ? -distance : distance) - (a.radius + b.radius);
}

inline OracleShape<Real> oracle_point(Real x, Real y) {
  return {{{x, y}}, 0};
}

/// A shape where a transform puts it, by the C library's sine and cosine.
inline OracleShape<Real> oracle_shape(const Shape& shape, const Transform& transform) {
  const Real cosine = std::cos(Real{transform.angle}) * transform.scale;
  const Real sine = std::sin(Real{transform.angle}) * transform.scale;
  OracleShape<Real> placed = {{}, Real{shape.radius()} * transform.scale};
  for (const Point& point : shape.points()) {
    placed.points.push_back({transform.x + cosine * point.x - sine * point.y,
                             transform.y + sine * point.x + cosine * point.y});
  }
  return placed;
}

inline OracleShape<Real> moved(OracleShape<Real> shape, Real dx, Real dy) {
  for (auto& point : shape.points) point = {point.x + dx, point.y + dy};
  return shape;
}

}  // namespace quadrille::testing
