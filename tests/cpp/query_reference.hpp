// What queries of a World have to find in one body: rays, points and distances against the
// reference.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "contact_reference.hpp"
#include "quadrille/query.hpp"
#include "shape_oracle.hpp"

namespace quadrille::testing {

/// A body as a query sees it, relative to the query's point.
struct QueryReference {
  OracleShape<Real> shape;
  Real distance;         ///< from the point; below 0 inside
  Real tolerance;        ///< of a distance
  Real point_tolerance;  ///< of a place in the world
};

/// As for pairs of shapes, with what the query measures in place of the second shape.
inline QueryReference query_reference_of(const Shape& shape, const Transform& transform,
                                         const Point& point, Real measure) {
  QueryReference query = {reference_shape(shape, transform, point), 0, 0, 0};
  query.distance = oracle_distance(query.shape, oracle_point(0, 0));
  const Real far =
      std::max({coordinate_of(transform), std::abs(Real{point.x}), std::abs(Real{point.y})});
  const Real rounded = reach_of(shape, transform) + measure + std::abs(query.distance) / 4;
  query.tolerance = 4 * float_step(rounded + (has_middle_of_its_own(shape) ? far : 0));
  query.point_tolerance = 4 * float_step(rounded + far);
  return query;
}

inline OracleShape<Real> path_of(const Ray& ray, Real fraction) {
  return {{{0, 0}, {fraction * ray.dx, fraction * ray.dy}}, 0};
}

inline Real length_of(const Ray& ray) {
  return std::hypot(Real{ray.dx}, Real{ray.dy});
}

/// The first claim about a ray and one body that is not true; nullptr when all are. No hit says
/// that the ray does not meet it.
inline const char* wrong_in_hit(const Shape& shape, const Transform& transform, const Ray& ray,
                                const std::optional<Hit>& hit) {
  const Real length = length_of(ray);
  const QueryReference body = query_reference_of(shape, transform, {ray.x, ray.y}, length);
  const Real along = oracle_distance(body.shape, path_of(ray, 1));
  if (!hit) return along < -body.tolerance ? "ray: it passes through a body unseen" : nullptr;
  if (along > body.tolerance) return "ray: it meets a body that it does not reach";
  if (!(hit->fraction >= 0 && hit->fraction <= 1)) return "ray: fraction";
  const Real x = Real{hit->x} - ray.x;
  const Real y = Real{hit->y} - ray.y;
  if (std::hypot(x - Real{hit->fraction} * ray.dx, y - Real{hit->fraction} * ray.dy) >
      body.point_tolerance) {
    return "ray: the hit is not on the ray at its fraction";
  }
  const bool begins_inside = hit->normal_x == 0 && hit->normal_y == 0;
  if (begins_inside) {
    if (hit->fraction != 0) return "ray: a hit after the start has no normal";
    return body.distance > body.tolerance ? "ray: it seems to begin inside" : nullptr;
  }
  if (body.distance < -body.tolerance) return "ray: it begins inside and has a normal";
  if (distance_from_surface(body.shape, x, y) > body.point_tolerance) {
    return "ray: the hit is not on the surface";
  }
  const OracleShape<Real> until = {{{0, 0}, {x, y}}, 0};
  if (oracle_distance(body.shape, until) < -body.point_tolerance) {
    return "ray: it has met the body before";
  }
  if (!is_unit(hit->normal_x, hit->normal_y)) return "ray: length of the normal";
  const Real on = reach_of(shape, transform);
  const Real beside =
      oracle_distance(body.shape, oracle_point(x + on * hit->normal_x, y + on * hit->normal_y));
  if (beside < on - body.point_tolerance) return "ray: the normal is not that of the surface";
  // One that begins on the surface, but for rounding, may lead away from it.
  if (hit->fraction == 0) return nullptr;
  const Real against = Real{hit->normal_x} * ray.dx + Real{hit->normal_y} * ray.dy;
  return against > float_step(length) * 4 ? "ray: the normal is not against it" : nullptr;
}

/// The exact relation of a ray's path, or of its one point, to a body, if both are on a lattice;
/// see the same for two shapes.
inline std::optional<int> exact_relation_of(const Shape& shape, const Transform& transform,
                                            const Ray& ray) {
  const Point origin = {ray.x, ray.y};
  const float spacing = lattice_spacing(reach_of(shape, transform) + length_of(ray));
  const auto body = on_lattice(shape, transform, origin, spacing);
  const Real to_x = Real{ray.dx} / spacing;
  const Real to_y = Real{ray.dy} / spacing;
  const bool is_near = std::max(std::abs(to_x), std::abs(to_y)) <= 300;
  if (!body || !is_near || to_x != static_cast<int>(to_x) || to_y != static_cast<int>(to_y)) {
    return std::nullopt;
  }
  const OraclePoint<std::int64_t> to = {static_cast<std::int64_t>(to_x),
                                        static_cast<std::int64_t>(to_y)};
  return exact_relation(*body, {{{0, 0}, to}, 0});
}

}  // namespace quadrille::testing
