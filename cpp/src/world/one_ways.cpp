#include "world/one_ways.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/wide.hpp"
#include "narrow/collide.hpp"

namespace quadrille {
namespace {

// How far a shape reaches in a direction, from an origin.
double reach_of(const ShapeRef& shape, const Vector& origin, const Vector& direction) {
  const Hull hull = hull_of(shape, origin);
  double reach = -std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < hull.count; ++i) {
    reach = larger(reach, dot(direction, hull.points[i]));
  }
  return reach + hull.radius;
}

}  // namespace

bool is_on_side(const OpenSide& side, const ShapeRef& solid, const ShapeRef& other) {
  const Vector origin = {wide(solid.shape.x), wide(solid.shape.y)};
  const double top = reach_of(solid, origin, side.direction);
  const double bottom = -reach_of(other, origin, -side.direction);
  if (bottom >= top) return true;
  const Separation apart = separation(solid, other);
  return apart.distance >= 0 && side.has({wide(apart.normal_x), wide(apart.normal_y)});
}

void OneWays::take_contacts(std::span<const Contact> contacts) {
  supports_.clear();
  for (const auto& [a, b, manifold, part_a, part_b] : contacts) {
    supports_.push_unchecked({a, 0 - manifold.normal_x, 0 - manifold.normal_y, manifold.depth});
    supports_.push_unchecked({b, manifold.normal_x, manifold.normal_y, manifold.depth});
  }
  std::ranges::sort(supports_.span(), {}, &Support::body);
}

// How far a body was to move in a direction to leave all bodies on the other side.
double OneWays::depth_before(Row row, const OpenSide& side) const {
  // Along another direction than the normal, the way is longer; not more than that of 60 degrees.
  constexpr double kLeastCosine = 0.5;
  const Id id = bodies_.ids().id_at(row);
  double depth = 0;
  const std::span<const Support> supports = supports_.span();
  auto place = std::ranges::lower_bound(supports, id, {}, &Support::body);
  for (; place != supports.end() && place->body == id; ++place) {
    const Support& support = *place;
    const Vector normal = {wide(support.normal_x), wide(support.normal_y)};
    if (!side.has(normal)) continue;
    depth = larger(depth, wide(support.depth) / larger(dot(normal, side.direction), kLeastCosine));
  }
  return depth;
}

bool OneWays::stops(const BodyPart& one_way, const BodyPart& other) const {
  if (bodies_.drops_through(other.row)) return false;
  const OpenSide side = bodies_.open_side(one_way.row, one_way.number);
  const Vector& direction = side.direction;
  const PlacedShape solid =
      bodies_.at_begin_of_way(one_way.row, one_way.number, one_way.placed.shape);
  PlacedShape before = bodies_.at_begin_of_way(other.row, other.number, other.placed.shape);
  const double lift = depth_before(other.row, side) + rounding_of_place(before.x, before.y);
  before.x = static_cast<float>(wide(before.x) + lift * direction.x);
  before.y = static_cast<float>(wide(before.y) + lift * direction.y);

  const ShapeStore& shapes = bodies_.shapes();
  return is_on_side(side, shapes.with_points(solid), shapes.with_points(before));
}

}  // namespace quadrille
