#include "world/one_ways.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "narrow/rotation.hpp"
#include "query/region_query.hpp"

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
  const Vector normal = {wide(apart.normal_x), wide(apart.normal_y)};
  return apart.distance >= 0 && is_open_at(side, hull_of(solid, origin), normal);
}

bool OneWays::prepare(std::size_t contacts, std::span<const std::span<const Pair>> candidates,
                      std::span<const Row> moving) {
  const std::uint32_t rows = bodies_.ids().rows();
  const std::size_t known = first_.size();
  statics_.clear();
  if (!supports_.reserve(2 * contacts) || !statics_.reserve(rows, rows) ||
      !scratch_.reserve(rows) || (known < rows && !first_.resize(rows))) {
    return false;
  }
  std::fill(first_.data() + std::min<std::size_t>(known, rows), first_.data() + first_.size(),
            kNone);
  if (moving.empty()) return true;
  const auto note = [&](Row row, Row partner) {
    if (bodies_.is_static(partner) && std::ranges::binary_search(moving, row)) {
      statics_.add(partner);
    }
  };
  for (const std::span<const Pair>& pairs : candidates) {
    for (const auto& [a, b] : pairs) {
      note(a, b);
      note(b, a);
    }
  }
  return true;
}

void OneWays::take_contacts(std::span<const Contact> contacts) {
  forget_supports();
  for (const Contact& contact : contacts) add_supports(contact);
}

void OneWays::take_contacts(std::span<const Contact> contacts, const Changes& changes) {
  forget_supports();
  contacts_ = contacts;
  changes_ = &changes;
}

void OneWays::forget_supports() {
  for (const Support& support : supports_.span()) first_[row_of(support.body)] = kNone;
  supports_.clear();
  contacts_ = {};
}

// To be called before supports are visited.
void OneWays::list_supports() const {
  for (const Contact& contact : std::exchange(contacts_, {})) {
    const bool may_be_asked_for = !changes_->concern_neither(contact.a, contact.b) ||
                                  statics_.has(row_of(contact.a)) ||
                                  statics_.has(row_of(contact.b));
    if (may_be_asked_for) add_supports(contact);
  }
}

void OneWays::add_supports(const Contact& contact) const {
  const auto& [a, b, manifold, part_a, part_b] = contact;
  const float normal_x = manifold.normal_x;
  const float normal_y = manifold.normal_y;
  const float depth = manifold.depth;
  add_support({a, b, part_a, part_b, 0 - normal_x, 0 - normal_y, depth, kNone});
  add_support({b, a, part_b, part_a, normal_x, normal_y, depth, kNone});
}

// There is room for it. Nothing asks for the contacts of a body that was removed.
void OneWays::add_support(const Support& support) const {
  if (!bodies_.ids().is_live(support.body)) return;
  std::uint32_t& first = first_[row_of(support.body)];
  Support added = support;
  added.next = first;
  first = static_cast<std::uint32_t>(supports_.size());
  supports_.push_unchecked(added);
}

// Visits the contacts of a body in the step before until `visit` returns false; returns whether it
// never did.
template <typename Visit>
bool OneWays::visit_supports(Row row, Visit&& visit) const {
  const Id id = bodies_.ids().id_at(row);
  for (std::uint32_t i = first_[row]; i != kNone; i = supports_[i].next) {
    if (supports_[i].body == id && !visit(supports_[i])) return false;
  }
  return true;
}

// Whether what a contact of the step before was with is still touched where the ways begin: a body
// that has been placed elsewhere since has left it.
bool OneWays::touches_still(const Support& support) const {
  const Row row = row_of(support.body);
  const Row other = row_of(support.solid);
  if (!bodies_.ids().is_live(support.solid) || !bodies_.has_part(other, support.part) ||
      !bodies_.has_part(row, support.own_part)) {
    return false;
  }
  const ShapeStore& shapes = bodies_.shapes();
  const auto at_begin = [&](Row of, std::uint32_t part) {
    return bodies_.at_begin_of_way(of, part, bodies_.placed_part(of, part).shape);
  };
  const PlacedShape own = at_begin(row, support.own_part);
  const PlacedShape solid = at_begin(other, support.part);
  const double rounding =
      larger(rounding_of_place(own.x, own.y), rounding_of_place(solid.x, solid.y));
  const Separation apart = separation(shapes.with_points(solid), shapes.with_points(own));
  return wide(apart.distance) <= rounding;
}

// Whether a solid stopped a body in the step before, or one that adjoins it did: what is put out of
// some of its contacts may end a little deep in others, in a valley. `before` is the body where
// nothing of its contacts is deep, farther by `lift`.
bool OneWays::is_carried(const Solid& solid, Row row, const ShapeRef& before, double lift) const {
  const ShapeStore& shapes = bodies_.shapes();
  const Vector origin = {wide(solid.before.x), wide(solid.before.y)};
  const auto hull_at = [&](const PlacedShape& shape) {
    return hull_of(shapes.with_points(shape), origin);
  };
  const bool may_adjoin = settings_.seam_tolerance >= 0 && bodies_.is_static(solid.row);
  const double tolerance =
      wide(settings_.seam_tolerance) + rounding_of_place(solid.before.x, solid.before.y);
  const auto carries = [&](const Support& support) {
    if (!touches_still(support)) return false;
    const Row other = row_of(support.solid);
    const std::uint32_t part = support.part;
    if (other == solid.row && part == solid.number) return true;
    if (!may_adjoin || !bodies_.is_static(other) || bodies_.one_way(other, part) == OneWay::kNo) {
      return false;
    }
    const OpenSide side = bodies_.open_side_at_begin_of_way(other, part);
    const PlacedShape then =
        bodies_.at_begin_of_way(other, part, bodies_.placed_part(other, part).shape);
    return have_like_sides(side, solid.side) &&
           adjoin(side, hull_at(then), solid.side, hull_at(solid.before), tolerance) &&
           wide(separation(shapes.with_points(solid.before), before).distance) >= -lift;
  };
  return !visit_supports(row, [&](const Support& support) { return !carries(support); });
}

// How far a body was to move in a direction to leave all bodies on the other side.
double OneWays::depth_before(Row row, const OpenSide& side) const {
  // Along another direction than the normal, the way is longer; not more than that of 60 degrees.
  constexpr double kLeastCosine = 0.5;
  double depth = 0;
  visit_supports(row, [&](const Support& support) {
    const Vector normal = {wide(support.normal_x), wide(support.normal_y)};
    if (side.has(normal)) {
      const double cosine = larger(dot(normal, side.direction), kLeastCosine);
      depth = larger(depth, wide(support.depth) / cosine);
    }
    return true;
  });
  return depth;
}

bool OneWays::stops(const BodyPart& one_way, const BodyPart& other) const {
  if (bodies_.drops_through(other.row)) return false;
  list_supports();
  const auto& [row, number, placed] = one_way;
  Solid solid = {.row = row,
                 .number = number,
                 .side = bodies_.open_side_at_begin_of_way(row, number),
                 .before = bodies_.at_begin_of_way(row, number, placed.shape),
                 .apart = {}};
  const Vector& direction = solid.side.direction;
  PlacedShape before = bodies_.at_begin_of_way(other.row, other.number, other.placed.shape);
  const double rounding = rounding_of_place(before.x, before.y);
  const double lift = depth_before(other.row, solid.side) + rounding;
  before.x = static_cast<float>(wide(before.x) + lift * direction.x);
  before.y = static_cast<float>(wide(before.y) + lift * direction.y);

  const ShapeStore& shapes = bodies_.shapes();
  const ShapeRef body = shapes.with_points(before);
  const auto body_is_on_side = [&] {
    return is_on_side(solid.side, shapes.with_points(solid.before), body);
  };
  if (settings_.seam_tolerance < 0 || !bodies_.is_static(row)) {
    return is_carried(solid, other.row, body, lift) || body_is_on_side();
  }
  const double tolerance = wide(settings_.seam_tolerance) + rounding;
  const bool is_on_own_side = body_is_on_side();
  solid.apart = separation(shapes.with_points(solid.before), body);
  while (find_nearer(other, body, tolerance, solid)) {
  }
  if (is_carried(solid, other.row, body, lift)) return true;
  // What adjoins lets a body pass only where the body reaches it, and one segment of a chain does
  // not stop what another one has in front.
  const bool reaches = wide(solid.apart.distance) <= tolerance;
  if (is_on_own_side && !reaches) return true;
  const bool has_own_front = bodies_.is_front_of_segment(row, number);
  return (is_on_own_side || !has_own_front) && body_is_on_side();
}

// Where a place on a solid, at the begin of its way, is now, from there.
Vector OneWays::offset_now(const Solid& solid, const Vector& place) const {
  const Transform& then = bodies_.way_from(solid.row);
  const Transform& now = bodies_.applied(solid.row);
  const Vector arm = place - Vector{wide(then.x), wide(then.y)};
  const Vector way = Vector{wide(now.x), wide(now.y)} - Vector{wide(then.x), wide(then.y)};
  if (now.angle == then.angle && now.scale == then.scale) return way;
  const auto axis_of = [](const Transform& transform) -> Vector {
    const Rotation rotation = rotation_of(transform.angle);
    return {wide(rotation.cosine), wide(rotation.sine)};
  };
  return way - arm +
         (wide(now.scale) / wide(then.scale)) *
             turned(axis_of(now), turned_back(axis_of(then), arm));
}

// Where the place of a solid that is nearest to the body is an end of an open side, and on an open
// side of another solid that is nearer to the body, that one is found. It may be solid from all
// sides.
bool OneWays::find_nearer(const BodyPart& other, const ShapeRef& before, double tolerance,
                          Solid& solid) const {
  const ShapeStore& shapes = bodies_.shapes();
  const Vector nearest = {wide(solid.apart.on_a.x), wide(solid.apart.on_a.y)};
  const auto hull_at = [&](const PlacedShape& shape) {
    return hull_of(shapes.with_points(shape), nearest);
  };
  if (!is_end_of_open_side(solid.side, hull_at(solid.before), {0, 0}, tolerance)) return false;
  const Vector now = nearest + offset_now(solid, nearest);
  const Box at = {rounded(now.x), rounded(now.y), rounded(now.x), rounded(now.y)};
  const Box window = grown(at, 2 * tolerance);
  Solid found = solid;
  const auto consider = [&](Row row, const PlacedPart& part, std::uint32_t number) {
    if ((row == solid.row && number == solid.number) || part.is_sensor ||
        !admit(part.filter, other.placed.filter)) {
      return true;
    }
    const bool is_one_way = bodies_.one_way(row, number) != OneWay::kNo;
    OpenSide side = solid.side;
    side.beside = {side.direction, side.direction};
    if (is_one_way) side = bodies_.open_side_at_begin_of_way(row, number);
    if (!have_like_sides(side, solid.side)) return true;
    const PlacedShape then = bodies_.at_begin_of_way(row, number, part.shape);
    if (!is_on_open_side(side, hull_at(then), {0, 0}, tolerance)) return true;
    const Separation apart = separation(shapes.with_points(then), before);
    if (apart.distance < found.apart.distance) {
      found = {row, number, side, then, apart};
    }
    return true;
  };
  auto visit = [&](Row row) {
    if (bodies_.is_sensor(row) || bodies_.share_group(row, other.row)) return;
    bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
      return consider(row, part, number);
    });
  };
  const detail::RowVisitor visitor(visit);
  const QueryRun run({fixed_.tree(), bodies_.boxes()}, EdgeRule::kTouching,
                     RowFilter(bodies_.filters(), other.placed.filter, {}), scratch_, nullptr);
  find_overlapping(run, Region(window, EdgeRule::kTouching), visitor);
  const bool is_nearer = found.row != solid.row || found.number != solid.number;
  solid = found;
  return is_nearer;
}

}  // namespace quadrille
