// What casts have to find, computed with no code of the core and in higher precision: every claim
// that their documentation makes.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "contact_reference.hpp"
#include "quadrille/cast.hpp"
#include "tie_shapes.hpp"

namespace quadrille::testing {

/// Shape a of the pair moves by (dx, dy), shape b stands still.
struct CastCase {
  ShapePair pair;
  float dx;
  float dy;
};

/// A cast, relative to the start of the moving shape.
struct CastReference {
  OracleShape<Real> moving;
  OracleShape<Real> fixed;
  Real length;
  Real tolerance;   ///< of a distance between the two
  Real float_step;  ///< at least that of the largest coordinate
};

inline CastReference reference_of(const CastCase& cast) {
  const auto& [a, at_a, b, at_b] = cast.pair;
  const Point origin = {at_a.x, at_a.y};
  const Real end = std::max(std::abs(Real{at_a.x} + cast.dx), std::abs(Real{at_a.y} + cast.dy));
  const Real far = std::max({coordinate_of(at_a), coordinate_of(at_b), end});
  const PairReference pair = reference_of(a, at_a, b, at_b);
  const Real length = std::hypot(Real{cast.dx}, Real{cast.dy});
  const Real reach = reach_of(a, at_a) + reach_of(b, at_b);
  const bool has_middle = has_middle_of_its_own(a) || has_middle_of_its_own(b);
  const Real tolerance = 4 * float_step(reach + (has_middle ? far : 0));
  return {reference_shape(a, at_a, origin), pair.b, length, tolerance, float_step(far)};
}

/// How deep a shape may get into a body that it only grazes, at most, from where it begins on.
/// `offset` is how far it may be from its own body's origin.
inline Real most_grazed(const ShapePair& pair, float dx, float dy, EdgeRule edges,
                        Real offset = 0) {
  if (edges == EdgeRule::kTouching) return 0;
  const Real end = std::max(std::abs(Real{pair.at_a.x} + dx), std::abs(Real{pair.at_a.y} + dy));
  const Real far = std::max(coordinate_of(pair.at_a), end) + reach_of(pair.a, pair.at_a) + offset;
  return 4 * float_step(std::max(far, coordinate_of(pair.at_b)));
}

/// The distance between the two at a fraction of the path.
inline Real distance_at(const CastReference& reference, const CastCase& cast, Real fraction) {
  return oracle_distance(moved(reference.moving, fraction * cast.dx, fraction * cast.dy),
                         reference.fixed);
}

/// The least distance on the way until a fraction of the path.
inline Real least_distance(const CastReference& reference, const CastCase& cast, Real fraction) {
  OracleShape<Real> swept = reference.moving;
  const OracleShape<Real> there = moved(swept, fraction * cast.dx, fraction * cast.dy);
  swept.points.insert(swept.points.end(), there.points.begin(), there.points.end());
  // Of a path that is very long, rounding makes the first distance too large.
  return std::min(oracle_distance(swept, reference.fixed), oracle_distance(there, reference.fixed));
}

/// The distance where the shape is deepest in the other one on its way, if it is: along a line, the
/// distance from what is convex has one least value.
inline Real deepest_distance(const CastReference& reference, const CastCase& cast) {
  Real begin = 0, end = 1;
  for (int i = 0; i < 120; ++i) {
    const Real first = begin + (end - begin) / 3, second = end - (end - begin) / 3;
    const bool is_first =
        distance_at(reference, cast, first) < distance_at(reference, cast, second);
    (is_first ? end : begin) = is_first ? second : first;
  }
  return std::min(distance_at(reference, cast, begin), distance_at(reference, cast, 1));
}

/// Whether a shape gets no deeper into another one than `grazed`.
inline bool is_grazed(const CastReference& reference, const CastCase& cast, Real grazed) {
  return least_distance(reference, cast, 1) >= -reference.tolerance ||
         deepest_distance(reference, cast) >= -grazed - reference.tolerance;
}

/// Whether two shapes overlap by the test of the library, with the first one where a hit says.
inline bool overlap_at(const ShapePair& pair, float x, float y, EdgeRule edges) {
  Transform at = pair.at_a;
  at.x = x;
  at.y = y;
  return collide(pair.a, at, pair.b, pair.at_b, edges).point_count > 0;
}

/// The first claim about a shape that overlaps the body at the start which is not true.
inline const char* wrong_in_overlap(const CastCase& cast, const CastHit& hit) {
  const ShapePair& pair = cast.pair;
  if (hit.fraction != 0 || hit.x != pair.at_a.x || hit.y != pair.at_a.y) {
    return "cast: an overlap at the start is not told there";
  }
  const PairReference reference = reference_of(pair.a, pair.at_a, pair.b, pair.at_b);
  if (!is_unit(hit.normal_x, hit.normal_y)) return "cast: length of the normal at the start";
  if (std::abs(reference.distance + hit.depth) > reference.tolerance) return "cast: depth";
  return leads_apart(reference, -Real{hit.normal_x}, -Real{hit.normal_y}, hit.depth,
                     reference.tolerance)
             ? nullptr
             : "cast: the normal does not lead out of the overlap at the start";
}

/// The first claim about a cast and one body that is not true; nullptr when all are. No hit says
/// that the shape does not meet it, or gets no deeper into it than `grazed`.
inline const char* wrong_in_cast(const CastCase& cast, EdgeRule edges,
                                 const std::optional<CastHit>& hit, Real grazed = 0) {
  const ShapePair& pair = cast.pair;
  const CastReference reference = reference_of(cast);
  const Real tolerance = reference.tolerance;
  const bool is_passed = !hit && is_grazed(reference, cast, grazed);
  if (!is_passed && overlap_at(pair, pair.at_a.x, pair.at_a.y, edges)) {
    return hit ? wrong_in_overlap(cast, *hit) : "cast: an overlap at the start is not told";
  }
  if (!hit) {
    return is_passed ? nullptr : "cast: the shape passes through a body unseen";
  }
  if (hit->depth != 0) return "cast: depth without an overlap at the start";
  if (!(hit->fraction >= 0 && hit->fraction <= 1)) return "cast: fraction";
  const Real fraction = hit->fraction;
  if (hit->x != static_cast<float>(pair.at_a.x + double{hit->fraction} * cast.dx) ||
      hit->y != static_cast<float>(pair.at_a.y + double{hit->fraction} * cast.dy)) {
    return "cast: the place is not that of the fraction";
  }
  if (overlap_at(pair, hit->x, hit->y, edges)) return "cast: the shape overlaps at the fraction";
  if (least_distance(reference, cast, fraction) < -tolerance) {
    return "cast: the fraction is behind the first touch";
  }
  if (!is_unit(hit->normal_x, hit->normal_y)) return "cast: length of the normal";

  // Where rounding of places decides, the way says nothing, the distance does.
  const Real approach = -(hit->normal_x * Real{cast.dx} + hit->normal_y * Real{cast.dy});
  if (approach < -8 * float_step(reference.length)) return "cast: the normal is not against it";
  const Real gap = distance_at(reference, cast, fraction);
  const Real most_short = 1e-5L * reference.length + 4 * reference.float_step;
  if (gap > most_short + tolerance) return "cast: the shape is far from the body at the fraction";
  if (approach >= reference.length / 4) {
    const Real later = std::min(Real{1}, fraction + most_short / reference.length);
    const Real least = std::min(least_distance(reference, cast, later),
                                distance_at(reference, cast, (fraction + later) / 2));
    if (least > tolerance) return "cast: short of the touch";
  }

  const Real place_tolerance = tolerance + most_short + 4 * reference.float_step;
  const Real x = fraction * cast.dx;
  const Real y = fraction * cast.dy;
  const OracleShape<Real> there = moved(reference.moving, x, y);
  const Real on = reach_of(pair.a, pair.at_a) + reach_of(pair.b, pair.at_b);
  const Real beside =
      oracle_distance(moved(there, on * hit->normal_x, on * hit->normal_y), reference.fixed);
  if (beside < on - place_tolerance) return "cast: the normal is not that of the surface";
  const Real point_x = Real{hit->point_x} - pair.at_a.x;
  const Real point_y = Real{hit->point_y} - pair.at_a.y;
  const bool is_flat = approach < reference.length / 4;
  if ((!is_flat && distance_from_surface(there, point_x, point_y) > place_tolerance) ||
      distance_from_surface(reference.fixed, point_x, point_y) > place_tolerance) {
    return "cast: the point is not on both surfaces";
  }
  return nullptr;
}

}  // namespace quadrille::testing
