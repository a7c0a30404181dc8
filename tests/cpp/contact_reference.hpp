// What `collide` and `separation` have to find, computed with no code of the core and in higher
// precision: every claim that their documentation makes, and how far floats may miss it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "quadrille/contact.hpp"
#include "shape_oracle.hpp"

namespace quadrille::testing {

/// The float nearest to `count` quarter turns. Up to four of them, either way, the library turns by
/// exactly as many quarters, not by what the float is.
inline float quarter_turns(int count) {
  return static_cast<float>(count * 1.57079632679489661923);
}

/// How many quarter turns an angle means; nothing when it means itself.
inline std::optional<int> whole_quarter_turns(float angle) {
  for (int count = -4; count <= 4; ++count) {
    if (angle == quarter_turns(count)) return count;
  }
  return std::nullopt;
}

/// The direction of the x axis after a turn.
inline OraclePoint<Real> direction_of(float angle) {
  constexpr OraclePoint<Real> kQuarters[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  if (const auto count = whole_quarter_turns(angle)) return kQuarters[(*count + 4) % 4];
  return {std::cos(Real{angle}), std::sin(Real{angle})};
}

/// A shape where a transform puts it, relative to an origin near it, so that nothing is lost far
/// from zero.
inline OracleShape<Real> reference_shape(const Shape& shape, const Transform& transform,
                                         const Point& origin) {
  const OraclePoint<Real> turn = direction_of(transform.angle);
  const Real x = Real{transform.x} - origin.x;
  const Real y = Real{transform.y} - origin.y;
  OracleShape<Real> placed = {{}, Real{shape.radius()} * transform.scale};
  for (const Point& point : shape.points()) {
    const Real px = Real{point.x} * transform.scale;
    const Real py = Real{point.y} * transform.scale;
    placed.points.push_back({x + turn.x * px - turn.y * py, y + turn.y * px + turn.x * py});
  }
  return placed;
}

/// At most twice the distance from a number to the next float.
constexpr Real float_step(Real number) {
  return (number < 0 ? -number : number) * 0x1p-23L;
}

/// How far a shape reaches from its origin.
inline Real reach_of(const Shape& shape, const Transform& transform) {
  Real reach = 0;
  for (const Point& point : shape.points()) {
    reach = std::max(reach, std::hypot(Real{point.x}, Real{point.y}));
  }
  return (reach + shape.radius()) * transform.scale;
}

inline Real coordinate_of(const Transform& transform) {
  return std::max(std::abs(Real{transform.x}), std::abs(Real{transform.y}));
}

/// True for a segment that does not lie around its origin: its middle is a float of its own, and
/// rounded where the segment is.
inline bool has_middle_of_its_own(const Shape& shape) {
  if (shape.kind() != ShapeKind::kSegment) return false;
  const auto points = shape.points();
  return points[0].x != -points[1].x || points[0].y != -points[1].y;
}

/// Two shapes, and how exact 32-bit floats can be about them.
struct PairReference {
  OracleShape<Real> a;
  OracleShape<Real> b;
  Real distance;
  Real reach;            ///< of both shapes from their origins, together
  Real tolerance;        ///< of a distance or a depth
  Real point_tolerance;  ///< of a place in the world
};

/// A sine, a cosine, and what they multiply are each rounded once, to half a step of the shape's
/// reach: two steps for both shapes. The other two are for what is rounded after that: lengths of
/// sides, the normal, the depth. Positions are exact but for middles of segments; points of a
/// contact are rounded where they are in the world.
inline PairReference reference_of(const Shape& a, const Transform& at_a, const Shape& b,
                                  const Transform& at_b) {
  const Point origin = {at_a.x, at_a.y};
  PairReference pair = {reference_shape(a, at_a, origin),
                        reference_shape(b, at_b, origin),
                        0,
                        reach_of(a, at_a) + reach_of(b, at_b),
                        0,
                        0};
  pair.distance = oracle_distance(pair.a, pair.b);
  const Real far = std::max(coordinate_of(at_a), coordinate_of(at_b));
  const Real rounded = pair.reach + std::abs(pair.distance) / 4;
  const bool has_middle = has_middle_of_its_own(a) || has_middle_of_its_own(b);
  pair.tolerance = 4 * float_step(rounded + (has_middle ? far : 0));
  pair.point_tolerance = 4 * float_step(rounded + far);
  return pair;
}

/// Distance between two shapes after the second one has moved.
inline Real distance_after(const PairReference& pair, Real dx, Real dy) {
  return oracle_distance(pair.a, moved(pair.b, dx, dy));
}

/// True when moving b by `way` along the normal makes the shapes touch, and every step on leads
/// straight away. So a normal is checked where shapes only touch, too.
inline bool leads_apart(const PairReference& pair, Real normal_x, Real normal_y, Real way,
                        Real tolerance) {
  const Real there = distance_after(pair, way * normal_x, way * normal_y);
  const Real on = pair.reach;
  const Real beyond = distance_after(pair, (way + on) * normal_x, (way + on) * normal_y);
  const Real rounding = float_step(std::abs(way) + on);
  return std::abs(there) <= tolerance + rounding && beyond >= on - tolerance - rounding;
}

inline bool is_unit(float x, float y) {
  return std::abs(std::hypot(Real{x}, Real{y}) - 1) <= 2 * float_step(1);
}

/// How far a place is from the surface of a shape, inside or outside.
inline Real distance_from_surface(const OracleShape<Real>& shape, Real x, Real y) {
  return std::abs(oracle_distance(shape, oracle_point(x, y)));
}

/// The part of a shape that faces a direction, as an interval along the surface; empty, if it is a
/// corner, or a side that leans by more than a few float steps.
struct FacingSide {
  Real low;
  Real high;
};
inline FacingSide facing_side(const OracleShape<Real>& shape, const OraclePoint<Real>& direction,
                              Real tolerance) {
  Real farthest = dot(shape.points[0], direction);
  for (const auto& point : shape.points) farthest = std::max(farthest, dot(point, direction));
  const Real infinite = std::numeric_limits<Real>::infinity();
  FacingSide side = {infinite, -infinite};
  Real lowest = farthest;
  for (const auto& point : shape.points) {
    const Real height = dot(point, direction);
    if (height < farthest - tolerance) continue;
    lowest = std::min(lowest, height);
    const Real along = cross(direction, point);
    side.low = std::min(side.low, along);
    side.high = std::max(side.high, along);
  }
  if (farthest - lowest > 2 * float_step(side.high - side.low)) return {infinite, -infinite};
  return side;
}

/// Over what length the sides lie against each other that face each other along a normal.
inline Real length_side_by_side(const PairReference& pair, float normal_x, float normal_y,
                                Real tolerance) {
  const OraclePoint<Real> normal = {normal_x, normal_y};
  const FacingSide of_a = facing_side(pair.a, normal, tolerance);
  const FacingSide of_b = facing_side(pair.b, {-normal.x, -normal.y}, tolerance);
  // Seen from b, the other way along the surface.
  return std::min(of_a.high, -of_b.low) - std::max(of_a.low, -of_b.high);
}

/// The first of the documentation's claims about a contact that is not true; nullptr when all are.
/// `is_exact` says that nothing had to be rounded to place the shapes.
inline const char* wrong_in_contact(const PairReference& pair, const Point& origin,
                                    const Manifold& found, bool is_exact) {
  if (found.point_count == 0) {
    if (pair.distance < -pair.tolerance) return "verdict: shapes that overlap have no contact";
    return found == Manifold{} ? nullptr : "a contact without points is not zero";
  }
  if (pair.distance > pair.tolerance) return "verdict: shapes that are apart have a contact";
  if (!(std::abs(found.depth + pair.distance) <= pair.tolerance)) return "depth";
  if (!is_unit(found.normal_x, found.normal_y)) return "length of the normal";
  if (!leads_apart(pair, found.normal_x, found.normal_y, found.depth, pair.tolerance)) {
    return "normal: moving b by the depth along it does not end the overlap";
  }
  if (found.point_count > 2) return "count of points";
  float deepest = 0;
  for (std::size_t i = 0; i < found.point_count; ++i) {
    const ContactPoint& point = found.points[i];
    if (!(point.depth >= 0)) return "depth of a point";
    deepest = std::max(deepest, point.depth);
    const Real x = Real{point.x} - origin.x;
    const Real y = Real{point.y} - origin.y;
    const Real dx = Real{point.depth} / 2 * found.normal_x;
    const Real dy = Real{point.depth} / 2 * found.normal_y;
    const bool is_deepest = point.depth == found.depth;
    if (distance_from_surface(pair.a, x + dx, y + dy) > pair.point_tolerance) {
      return is_deepest ? "point: half its depth on is not the surface of a"
                        : "shallower point: half its depth on is not the surface of a";
    }
    if (distance_from_surface(pair.b, x - dx, y - dy) > pair.point_tolerance) {
      return is_deepest ? "point: half its depth back is not the surface of b"
                        : "shallower point: half its depth back is not the surface of b";
    }
  }
  if (deepest != found.depth) return "depth is not that of the deepest point";
  const Real tolerance = is_exact ? 4 * float_step(pair.reach) : pair.tolerance;
  const bool is_deep = is_exact || found.depth > 2 * pair.tolerance;
  // Where floats decide how far a side leans, a round shape rests on its flat part by chance only
  // if that is short.
  const Real least = is_exact ? 16 * tolerance : std::max(16 * tolerance, pair.reach / 64);
  const Real length = length_side_by_side(pair, found.normal_x, found.normal_y, tolerance);
  if (is_deep && length > least && found.point_count != 2) {
    return "parallel sides that meet over a length have one point";
  }
  return nullptr;
}

/// The same for a separation.
inline const char* wrong_in_separation(const PairReference& pair, const Point& origin,
                                       const Separation& found) {
  if (!(std::abs(found.distance - pair.distance) <= pair.tolerance)) return "distance";
  if (!is_unit(found.normal_x, found.normal_y)) return "length of the normal";
  if (!leads_apart(pair, found.normal_x, found.normal_y, -Real{found.distance}, pair.tolerance)) {
    return "normal: moving b along it does not make the shapes touch";
  }
  const auto x = [&origin](const Point& point) { return Real{point.x} - origin.x; };
  const auto y = [&origin](const Point& point) { return Real{point.y} - origin.y; };
  if (distance_from_surface(pair.a, x(found.on_a), y(found.on_a)) > pair.point_tolerance) {
    return "on_a is not on the surface";
  }
  if (distance_from_surface(pair.b, x(found.on_b), y(found.on_b)) > pair.point_tolerance) {
    return "on_b is not on the surface";
  }
  const Real off_x = x(found.on_a) + Real{found.distance} * found.normal_x - x(found.on_b);
  const Real off_y = y(found.on_a) + Real{found.distance} * found.normal_y - y(found.on_b);
  if (std::hypot(off_x, off_y) > pair.point_tolerance) {
    return "the normal does not lead from on_a to on_b";
  }
  return nullptr;
}

/// The same contact, as seen from b.
inline Manifold as_seen_from_b(Manifold manifold) {
  manifold.normal_x = -manifold.normal_x;
  manifold.normal_y = -manifold.normal_y;
  for (std::size_t i = 0; i < manifold.point_count; ++i) {
    Feature& id = manifold.points[i].feature;
    id = id / kFeaturesOfB + id % kFeaturesOfB * kFeaturesOfB;
  }
  return manifold;
}

/// True for two shapes that cover the same places, up to rounding, so that nothing could tell which
/// is which.
inline bool are_one_shape(const PairReference& pair) {
  const auto is_in = [&pair](const std::vector<OraclePoint<Real>>& points) {
    return [&pair, &points](const OraclePoint<Real>& point) {
      return std::ranges::any_of(points, [&](const OraclePoint<Real>& other) {
        return std::hypot(point.x - other.x, point.y - other.y) <= pair.tolerance;
      });
    };
  };
  return std::abs(pair.a.radius - pair.b.radius) <= pair.tolerance &&
         std::ranges::all_of(pair.a.points, is_in(pair.b.points)) &&
         std::ranges::all_of(pair.b.points, is_in(pair.a.points));
}

/// True when two separations are one, each seen from the other's shape.
inline bool are_mirrored(const Separation& one, const Separation& other) {
  return one.distance == other.distance && one.normal_x == -other.normal_x &&
         one.normal_y == -other.normal_y && one.on_a == other.on_b && one.on_b == other.on_a;
}

/// False for a segment whose middle falls between two floats where a transform puts it.
inline bool has_exact_middle(const Shape& shape, const Transform& transform) {
  if (!has_middle_of_its_own(shape)) return true;
  const OracleShape<Real> placed = reference_shape(shape, transform, {0, 0});
  const Real x = (placed.points[0].x + placed.points[1].x) / 2;
  const Real y = (placed.points[0].y + placed.points[1].y) / 2;
  return x == static_cast<float>(x) && y == static_cast<float>(y);
}

/// A shape on a lattice, relative to an origin: exact, if it is turned by quarters and every
/// coordinate is a whole multiple of the spacing, and a small one, so that products stay exact.
inline std::optional<OracleShape<std::int64_t>> on_lattice(const Shape& shape,
                                                           const Transform& transform,
                                                           const Point& origin, float spacing) {
  if (!whole_quarter_turns(transform.angle) || !has_exact_middle(shape, transform)) {
    return std::nullopt;
  }
  constexpr Real kMost = 300;
  const auto is_whole = [](Real value) {
    return -kMost <= value && value <= kMost && value == static_cast<int>(value);
  };
  const OracleShape<Real> placed = reference_shape(shape, transform, origin);
  OracleShape<std::int64_t> exact;
  if (!is_whole(placed.radius / spacing)) return std::nullopt;
  exact.radius = static_cast<std::int64_t>(placed.radius / spacing);
  for (const auto& point : placed.points) {
    if (!is_whole(point.x / spacing) || !is_whole(point.y / spacing)) return std::nullopt;
    exact.points.push_back({static_cast<std::int64_t>(point.x / spacing),
                            static_cast<std::int64_t>(point.y / spacing)});
  }
  return exact;
}

/// A spacing of a lattice on which shapes of a reach measure at most 256.
inline float lattice_spacing(Real reach) {
  int exponent = 0;
  std::frexp(static_cast<float>(reach), &exponent);
  return std::ldexp(1.0f, exponent - 8);
}

/// Below 0 where shapes overlap, 0 where they touch, above 0 where they are apart: exact; nothing
/// when they are not both on the lattice with this spacing around the first one's origin.
inline std::optional<int> exact_relation_on(float spacing, const Shape& a, const Transform& at_a,
                                            const Shape& b, const Transform& at_b) {
  const Point origin = {at_a.x, at_a.y};
  const auto exact_a = on_lattice(a, at_a, origin, spacing);
  const auto exact_b = on_lattice(b, at_b, origin, spacing);
  if (!exact_a || !exact_b) return std::nullopt;
  return exact_relation(*exact_a, *exact_b);
}

/// The same with the finest lattice on which exact numbers suffice for both shapes.
inline std::optional<int> exact_relation_of(const Shape& a, const Transform& at_a, const Shape& b,
                                            const Transform& at_b) {
  const float spacing = lattice_spacing(reach_of(a, at_a) + reach_of(b, at_b));
  return exact_relation_on(spacing, a, at_a, b, at_b);
}

}  // namespace quadrille::testing
