// From where one-way parts are solid, in the reference's numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "contact_reference.hpp"
#include "quadrille/quadrille.hpp"
#include "require.hpp"
#include "world_model.hpp"

namespace quadrille::fuzz {

/// The directions that count as from the side: those with more than a cosine.
struct ReferenceSide {
  testing::OraclePoint<testing::Real> direction;
  testing::Real least_cosine;

  /// With a margin, more or fewer directions count.
  bool has(const Point& normal, testing::Real margin) const {
    return direction.x * normal.x + direction.y * normal.y > least_cosine + margin;
  }
};

/// The side of a part that has one. Tiles and parts turn with what they are of.
inline ReferenceSide open_side_of(const PlacedPart& part) {
  using Real = testing::Real;
  const testing::OracleShape<Real> placed = testing::reference_shape(part.shape, part.at, {0, 0});
  if (part.one_way == OneWay::kFront && part.shape.kind() == ShapeKind::kSegment) {
    const Real x = placed.points[1].x - placed.points[0].x;
    const Real y = placed.points[1].y - placed.points[0].y;
    const Real length = std::hypot(x, y);
    return {{y / length, -x / length}, 1e-3L};
  }
  constexpr std::array<std::array<int, 2>, 6> kSides = {
      {{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, -1}}};
  const auto [x, y] = kSides[static_cast<std::size_t>(part.one_way)];
  const testing::OraclePoint<Real> turn = testing::direction_of(part.side_angle);
  return {{turn.x * x - turn.y * y, turn.y * x + turn.x * y}, 0.5L};
}

/// A world with a part alone, which is solid from all sides: what enters it from its side meets it
/// in the same place.
inline World world_of(const PlacedPart& part, EdgeRule edges) {
  auto made = World::create({.world = {-1, -1, 1, 1}, .edges = edges});
  require(made.ok() && made.value->insert(part.shape, {.transform = part.at}).ok(),
          "a part can be a body");
  return std::move(*made.value);
}

/// Whether a one-way part surely stops what touches it with a normal on its side: that of a
/// straight or round surface, or one less than 45 degrees from the side's direction, at the end of
/// a surface.
inline bool surely_stops(const PlacedPart& part, const Point& normal, testing::Real margin) {
  using Real = testing::Real;
  const ReferenceSide side = open_side_of(part);
  if (!side.has(normal, margin)) return false;
  if (ReferenceSide{side.direction, std::sqrt(Real{0.5L})}.has(normal, 1e-3L)) return true;
  const std::vector<testing::OraclePoint<Real>> points =
      testing::reference_shape(part.shape, part.at, {0, 0}).points;
  if (points.size() == 1) return true;
  const auto along = [&](const testing::OraclePoint<Real>& point) {
    return normal.x * point.x + normal.y * point.y;
  };
  Real reach = along(points[0]);
  for (const auto& point : points) reach = std::max(reach, along(point));
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto& end = points[(i + 1) % points.size()];
    const Real length = std::hypot(end.x - points[i].x, end.y - points[i].y);
    if (std::min(along(points[i]), along(end)) > reach - 1e-5L * length) return true;
  }
  return false;
}

/// True when a hit of a ray in such a world is surely one from the side of the part. A hit at the
/// start does not count.
inline bool is_from_side(const std::optional<Hit>& hit, const PlacedPart& part) {
  return hit && hit->fraction > 0 && open_side_of(part).has({hit->normal_x, hit->normal_y}, 1e-3L);
}

/// The same for a cast.
inline bool is_from_side(const std::optional<CastHit>& hit, const PlacedPart& part) {
  return hit && hit->fraction > 0 && surely_stops(part, {hit->normal_x, hit->normal_y}, 1e-3L);
}

enum class Verdict : std::uint8_t { kNo, kYes, kUnsure };

/// Whether a one-way part stops another one, both as they were where their ways began. `contacts`
/// are those that the other one's body had then; what it had one with, `solid`, may go on to stop
/// it. Unsure where rounding may decide.
inline Verdict stops(Id solid, const PlacedPart& one_way, Id body, const PlacedPart& other,
                     std::span<const Contact> contacts) {
  using Real = testing::Real;
  constexpr Real kMargin = 1e-4L;
  const ReferenceSide side = open_side_of(one_way);
  bool may_be_carried = false;
  std::array<Real, 2> depths = {0, 0};  // by fewer and by more directions
  for (const Contact& contact : contacts) {
    if (contact.a != body && contact.b != body) continue;
    may_be_carried = may_be_carried || contact.a == solid || contact.b == solid;
    const float sign = contact.a == body ? -1.0f : 1.0f;
    const Point normal = {sign * contact.manifold.normal_x, sign * contact.manifold.normal_y};
    const Real cosine = side.direction.x * normal.x + side.direction.y * normal.y;
    const Real depth = contact.manifold.depth / std::max(cosine, Real{0.5L});
    if (side.has(normal, kMargin)) depths[0] = std::max(depths[0], depth);
    if (side.has(normal, -kMargin)) depths[1] = std::max(depths[1], depth);
  }
  const Real far = std::max({testing::coordinate_of(one_way.at), testing::coordinate_of(other.at),
                             testing::reach_of(one_way.shape, one_way.at),
                             testing::reach_of(other.shape, other.at)});
  const Real rounding = 64 * testing::float_step(far) + 1e-5L * depths[1];
  const testing::OracleShape<Real> hull =
      testing::reference_shape(one_way.shape, one_way.at, {0, 0});
  const auto reach = [&](const testing::OracleShape<Real>& shape, int sign) {
    Real most = -1e30L;
    for (const auto& point : shape.points) {
      most = std::max(most, sign * (point.x * side.direction.x + point.y * side.direction.y));
    }
    return most + shape.radius;
  };
  std::array<bool, 2> verdicts;
  for (std::size_t i = 0; i < 2; ++i) {
    const Real lift = depths[i] + (i == 0 ? -rounding : rounding);
    PlacedPart lifted = other;
    lifted.at.x = static_cast<float>(other.at.x + lift * side.direction.x);
    lifted.at.y = static_cast<float>(other.at.y + lift * side.direction.y);
    const bool is_beyond =
        -reach(testing::reference_shape(lifted.shape, lifted.at, {0, 0}), -1) >= reach(hull, 1);
    const Separation apart = separation(one_way.shape, one_way.at, lifted.shape, lifted.at);
    const Point normal = {apart.normal_x, apart.normal_y};
    const bool is_on_side =
        i == 0 ? surely_stops(one_way, normal, kMargin) : side.has(normal, -kMargin);
    verdicts[i] = is_beyond || (apart.distance >= 0 && is_on_side) || (i == 1 && may_be_carried);
  }
  if (verdicts[0] != verdicts[1]) return Verdict::kUnsure;
  return verdicts[0] ? Verdict::kYes : Verdict::kNo;
}

}  // namespace quadrille::fuzz
