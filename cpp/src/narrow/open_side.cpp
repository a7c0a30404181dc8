#include "narrow/open_side.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace quadrille {
namespace {

// Directions are the same where the sine of the angle between them is no more than this.
constexpr double kSameDirection = 2e-5;

// The cosine of 45 degrees, and a little more: what counts is a floor by the usual limit.
constexpr double kLeastAtEnd = 0.70710679;

// The normal of a side of a hull.
Vector normal_of(const Hull& hull, std::size_t side) {
  const Vector along = hull.per_length[side] * hull.side(side);
  return {along.y, -along.x};
}

// Whether a direction is between two others, which are less than half a turn apart.
bool is_between(const Vector& direction, const Vector& one, const Vector& other) {
  const double turn = cross(one, other);
  const double sign = turn < 0 ? -1 : 1;
  return dot(direction, one + other) > 0 && sign * cross(one, direction) >= -kSameDirection &&
         sign * cross(direction, other) >= -kSameDirection;
}

// Calls visit(normal) for each open side of a hull that a point is on, or no farther from it than
// `tolerance`.
template <typename Visit>
void visit_open_sides_at(const OpenSide& side, const Hull& solid, const Vector& point,
                         double tolerance, Visit&& visit) {
  for (std::size_t i = 0; i < solid.side_count(); ++i) {
    const Vector normal = normal_of(solid, i);
    if (!side.has(normal)) continue;
    const Vector offset = point - solid.points[i];
    const Vector tangent = {-normal.y, normal.x};
    const double along = dot(tangent, offset);
    const double length = dot(tangent, solid.side(i));
    const double above = dot(normal, offset) - solid.radius;
    if (std::abs(above) <= tolerance && along >= -tolerance && along <= length + tolerance) {
      visit(normal);
    }
  }
}

}  // namespace

bool have_like_sides(const OpenSide& one, const OpenSide& other) {
  constexpr double kLeastCosine = 1e-3;
  return dot(one.direction, other.direction) > kLeastCosine;
}

bool is_open_at(const OpenSide& side, const Hull& solid, const Vector& normal,
                const FloorRule* floors) {
  if (!side.has(normal)) return false;
  if (solid.count == 1) return true;
  std::size_t corner = 0;
  for (std::size_t i = 1; i < solid.count; ++i) {
    if (dot(normal, solid.points[i]) > dot(normal, solid.points[corner])) corner = i;
  }
  for (const std::size_t next : {solid.before(corner), corner}) {
    const Vector of_next = normal_of(solid, next);
    if (side.has(of_next) && is_between(normal, side.direction, of_next)) return true;
  }
  const Vector along = {-side.direction.y, side.direction.x};
  const Vector& beside = side.beside[dot(normal, along) < 0 ? 0 : 1];
  if (is_between(normal, side.direction, beside)) return true;
  const bool is_of_floor =
      floors != nullptr && dot(side.direction, floors->up) >= floors->least_cosine;
  if (is_of_floor && dot(normal, floors->up) < floors->least_cosine) return false;
  return dot(normal, side.direction) >= kLeastAtEnd;
}

bool is_end_of_open_side(const OpenSide& side, const Hull& solid, const Vector& point,
                         double tolerance) {
  for (std::size_t i = 0; i < solid.side_count(); ++i) {
    if (!side.has(normal_of(solid, i))) continue;
    for (const std::size_t end : {i, solid.after(i)}) {
      const double distance = length_of(point - solid.points[end]);
      if (std::abs(distance - solid.radius) <= tolerance) return true;
    }
  }
  return false;
}

bool is_on_open_side(const OpenSide& side, const Hull& solid, const Vector& point,
                     double tolerance) {
  bool is_on = false;
  visit_open_sides_at(side, solid, point, tolerance, [&](const Vector&) { is_on = true; });
  return is_on;
}

bool is_behind_open_sides(const OpenSide& side, const Hull& solid, const Vector& point,
                          const Vector& place, double tolerance) {
  bool is_behind = true;
  visit_open_sides_at(side, solid, point, tolerance, [&](const Vector& normal) {
    if (dot(normal, place - point) >= -tolerance) is_behind = false;
  });
  return is_behind;
}

bool adjoin(const OpenSide& one, const Hull& first, const OpenSide& other, const Hull& second,
            double tolerance) {
  const auto ends_on = [&](const OpenSide& side, const Hull& hull, const OpenSide& on,
                           const Hull& solid) {
    for (std::size_t i = 0; i < hull.side_count(); ++i) {
      const Vector normal = normal_of(hull, i);
      if (!side.has(normal)) continue;
      for (const std::size_t end : {i, hull.after(i)}) {
        const Vector place = hull.points[end] + hull.radius * normal;
        if (is_on_open_side(on, solid, place, tolerance)) return true;
      }
    }
    return false;
  };
  return ends_on(one, first, other, second) || ends_on(other, second, one, first);
}

}  // namespace quadrille
