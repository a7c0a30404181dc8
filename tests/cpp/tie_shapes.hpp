// Pairs of shapes that meet in ties: on a lattice, at quarter turns, on one spot, corner on corner,
// side on side, end over end, and as near to touching as floats allow. Random placements meet none
// of these; games meet them in every frame.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "contact_reference.hpp"
#include "quadrille/contact.hpp"
#include "shape_oracle.hpp"

namespace quadrille::testing {

/// Where generators take their numbers from: a seeded random generator in tests, the bytes of the
/// input in fuzzers. A source may run dry and give zeros from then on, so no generator may loop
/// until it likes what it got.
template <typename T>
concept NumberSource = requires(T& source, std::uint32_t count) {
  { source.below(count) } -> std::convertible_to<std::uint32_t>;  // 0 .. count - 1
  { source.one_in(count) } -> std::convertible_to<bool>;
  { source.unit() } -> std::convertible_to<float>;  // [0, 1)
};

inline constexpr std::array kTieKinds = {ShapeKind::kCircle, ShapeKind::kBox, ShapeKind::kCapsule,
                                         ShapeKind::kSegment, ShapeKind::kPolygon};

/// How the second shape was put next to the first one.
enum class Tie : std::uint8_t {
  kSamePlace,     ///< both origins are at one place
  kSharedCorner,  ///< a corner, end or centre of one lies on a corner, end or centre of the other
  kSharedSide,    ///< two sides face each other, and are parallel if the angles allow it
  kEndOverEnd,    ///< the nearest corner lies straight over the end of a side
  kCornerOnSide,  ///< the nearest corner lies straight over a place between the ends of a side
  kAnywhere,      ///< both on the lattice, somewhere near each other
};
inline constexpr std::size_t kTieCount = 6;

/// How far the facing features were put apart, radii included.
enum class Gap : std::uint8_t {
  kNone,    ///< not at all: they touch
  kSteps,   ///< by a few steps of a float, up or down
  kWithin,  ///< they overlap
  kBeyond,  ///< they are apart
};
inline constexpr std::size_t kGapCount = 4;

/// Two shapes in the world.
struct ShapePair {
  Shape a;
  Transform at_a;
  Shape b;
  Transform at_b;
};

struct TieCase {
  ShapePair pair;
  Tie tie;
  Gap gap;
  bool has_sliver;
};

/// What the shapes of one scene have in common.
struct TieScale {
  float unit;          ///< all sizes are small multiples of it
  bool is_on_lattice;  ///< nothing is rounded: the unit is a power of two, all turns are quarters
  float offset_x;      ///< the scene is around here
  float offset_y;
};

/// From 1e-7 to thousands, so that shapes measure up to 3e4.
template <NumberSource Source>
TieScale draw_tie_scale(Source& source) {
  constexpr std::array<float, 8> kBinary = {1, 1, 0.125f, 32, 1024, 0x1p-10f, 0x1p-23f, 2};
  constexpr std::array<float, 8> kDecimal = {1, 0.1f, 3.3f, 17, 2000, 1e-3f, 1e-5f, 1e-7f};
  constexpr std::array<float, 6> kOffsets = {0, 0, 0, 64, -1000, 300000};
  TieScale scale = {};
  scale.is_on_lattice = source.one_in(2);
  scale.unit = (scale.is_on_lattice ? kBinary : kDecimal)[source.below(8)];
  scale.offset_x = scale.unit * kOffsets[source.below(6)];
  scale.offset_y = scale.unit * kOffsets[source.below(6)];
  return scale;
}

template <NumberSource Source>
float draw_tie_angle(Source& source, bool is_quarter) {
  const int quarters = static_cast<int>(source.below(9)) - 4;
  if (is_quarter) return quarter_turns(quarters);
  switch (source.below(8)) {
    case 0:
    case 1:
      return quarter_turns(quarters);
    case 2:
    case 3:  // k * pi / 4
      return quarter_turns(static_cast<int>(source.below(17)) - 8) / 2;
    case 4:  // a step of a float beside a quarter turn; beside 0, also one that turns a shape at
             // all
      if (quarters == 0 && source.one_in(2)) return source.one_in(2) ? 0x1p-23f : -0x1p-23f;
      return std::nextafter(quarter_turns(quarters), source.one_in(2) ? 9.0f : -9.0f);
    default:
      return (source.unit() - 0.5f) * 12;
  }
}

/// The corners of the hull around a few places of a lattice.
template <NumberSource Source>
Shape draw_tie_polygon(Source& source, float unit) {
  for (int tries = 0; tries < 4; ++tries) {
    std::vector<OraclePoint<std::int64_t>> places(3 + source.below(8));
    for (auto& place : places) {
      place.x = static_cast<int>(source.below(13)) - 6;
      place.y = static_cast<int>(source.below(13)) - 6;
    }
    std::vector<Point> corners;
    for (const auto& place : hull_around(places)) {
      corners.push_back({unit * static_cast<float>(place.x), unit * static_cast<float>(place.y)});
    }
    const auto made = Shape::polygon(corners);
    if (made.ok()) return made.value;
  }
  const std::array<Point, 3> corners = {{{-unit, 0}, {unit, 0}, {0, unit}}};
  return Shape::polygon(corners).value;
}

/// A shape whose sizes are small multiples of the unit.
template <NumberSource Source>
Shape draw_tie_shape(Source& source, ShapeKind kind, float unit) {
  // Drawn one after another: compilers evaluate arguments in different orders.
  const auto size = [&source, unit] { return unit * static_cast<float>(1 + source.below(8)); };
  const float first = size();
  const float second = size();
  switch (kind) {
    case ShapeKind::kCircle:
      return Shape::circle(first).value;
    case ShapeKind::kBox:
      return Shape::box(first, second).value;
    case ShapeKind::kCapsule:
      return Shape::capsule(first, second / 2, source.one_in(2)).value;
    case ShapeKind::kSegment: {
      if (source.one_in(2)) return Shape::segment(-first, 0, second, 0).value;
      const float x = size() - 4 * unit;
      const float y = size() - 4 * unit;
      const auto made = Shape::segment(first - 4 * unit, second - 4 * unit, x, y);
      return made.ok() ? made.value : Shape::segment(0, 0, unit, 0).value;
    }
    case ShapeKind::kPolygon:
      break;
  }
  return draw_tie_polygon(source, unit);
}

/// A shape a thousand to a hundred million times as long as it is wide.
template <NumberSource Source>
Shape draw_sliver(Source& source, ShapeKind kind, float unit) {
  constexpr std::array<float, 6> kThinness = {1e-3f, 1e-4f, 1e-5f, 1e-6f, 1e-7f, 1e-8f};
  const float thinness = kThinness[source.below(6)];
  const float length = unit * (8 + 8 * source.unit());
  const float other = unit * (8 + 8 * source.unit());
  const float width = thinness * other;
  switch (kind) {
    case ShapeKind::kBox:
      return Shape::box(length, width).value;
    case ShapeKind::kCapsule:
      return Shape::capsule(length, width, source.one_in(2)).value;
    case ShapeKind::kPolygon: {
      const float near_left = -length * (1 - 0.001f * source.unit());
      const std::array<Point, 3> corners = {
          {{-length, -width}, {near_left, -width * (1 + 0.1f * source.unit())}, {other, 0}}};
      const auto made = Shape::polygon(corners);
      if (made.ok()) return made.value;
      break;
    }
    case ShapeKind::kCircle:
    case ShapeKind::kSegment:
      break;
  }
  return Shape::segment(-length, 0, other, width).value;
}

/// A side of a placed shape with its outward normal, or a circle's centre with some direction.
struct PlacedSide {
  OraclePoint<Real> from;
  OraclePoint<Real> to;
  OraclePoint<Real> normal;
};

template <NumberSource Source>
PlacedSide draw_side(Source& source, const OracleShape<Real>& shape) {
  if (shape.points.size() == 1) {
    constexpr std::array<OraclePoint<Real>, 6> kDirections = {
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.6L, 0.8L}, {-0.8L, 0.6L}}};
    return {shape.points[0], shape.points[0], kDirections[source.below(6)]};
  }
  const auto count = static_cast<std::uint32_t>(shape.points.size());
  const std::uint32_t i = source.below(count);
  const OraclePoint<Real> from = shape.points[i];
  const OraclePoint<Real> to = shape.points[(i + 1) % count];
  const OraclePoint<Real> along = to - from;
  const Real length = std::sqrt(dot(along, along));
  if (length == 0) return {from, from, {1, 0}};
  return {from, to, {along.y / length, -along.x / length}};
}

/// The corner that reaches farthest against a direction.
inline OraclePoint<Real> lowest_corner(const OracleShape<Real>& shape,
                                       const OraclePoint<Real>& direction) {
  return *std::ranges::min_element(
      shape.points, {}, [&](const OraclePoint<Real>& point) { return dot(point, direction); });
}

template <NumberSource Source>
Real draw_gap(Source& source, Gap gap, float unit) {
  switch (gap) {
    case Gap::kNone:
      return 0;
    case Gap::kSteps:
      return float_step(unit) * (static_cast<int>(source.below(17)) - 8);
    case Gap::kWithin:
      return -Real{unit} * (1 + source.below(6)) / 2;
    case Gap::kBeyond:
      return Real{unit} * (1 + source.below(6)) / 2;
  }
  return 0;
}

/// The vector from b's origin to where `tie` wants it; a's origin is (0, 0).
template <NumberSource Source>
OraclePoint<Real> draw_tie_place(Source& source, Tie tie, Gap gap, float unit,
                                 const OracleShape<Real>& a, const OracleShape<Real>& b) {
  const auto lattice = [&source, unit] {
    return Real{unit} * (static_cast<int>(source.below(25)) - 12);
  };
  switch (tie) {
    case Tie::kSamePlace:
      return {0, 0};
    case Tie::kSharedCorner: {
      const auto& of_a = a.points[source.below(static_cast<std::uint32_t>(a.points.size()))];
      const auto& of_b = b.points[source.below(static_cast<std::uint32_t>(b.points.size()))];
      return of_a - of_b;
    }
    case Tie::kAnywhere:
      return {lattice(), lattice()};
    case Tie::kSharedSide:
    case Tie::kEndOverEnd:
    case Tie::kCornerOnSide:
      break;
  }
  const PlacedSide side = draw_side(source, a);
  Real along = source.one_in(2) ? 0 : 1;
  if (tie == Tie::kCornerOnSide) along = source.one_in(2) ? 0.5L : Real{source.unit()};
  const Real away = a.radius + b.radius + draw_gap(source, gap, unit);
  const OraclePoint<Real> corner = lowest_corner(b, side.normal);
  Real slide = 0;
  if (tie == Tie::kSharedSide) slide = Real{unit} * (static_cast<int>(source.below(9)) - 4) / 2;
  const OraclePoint<Real> tangent = {-side.normal.y, side.normal.x};
  return {side.from.x + along * (side.to.x - side.from.x) + away * side.normal.x +
              slide * tangent.x - corner.x,
          side.from.y + along * (side.to.y - side.from.y) + away * side.normal.y +
              slide * tangent.y - corner.y};
}

/// The angle that turns some side of b against some side of a.
template <NumberSource Source>
float draw_facing_angle(Source& source, const OracleShape<Real>& a, const Shape& b) {
  const PlacedSide of_a = draw_side(source, a);
  const PlacedSide of_b = draw_side(source, reference_shape(b, {}, {0, 0}));
  const Real angle =
      std::atan2(-of_a.normal.y, -of_a.normal.x) - std::atan2(of_b.normal.y, of_b.normal.x);
  return static_cast<float>(angle);
}

template <NumberSource Source>
float draw_tie_size(Source& source) {
  constexpr std::array<float, 4> kSizes = {1, 1, 0.5f, 2};
  return kSizes[source.below(4)];
}

/// Puts a shape next to one that is already there.
template <NumberSource Source>
Transform draw_tie_transform(Source& source, const TieScale& scale, Tie tie, Gap gap,
                             const Shape& a, const Transform& at_a, const Shape& b) {
  const OracleShape<Real> placed_a = reference_shape(a, at_a, {at_a.x, at_a.y});
  Transform at_b = {.scale = draw_tie_size(source)};
  if (scale.is_on_lattice || tie != Tie::kSharedSide || source.one_in(2)) {
    const bool repeats = source.one_in(4);
    at_b.angle = repeats ? at_a.angle : draw_tie_angle(source, scale.is_on_lattice);
  } else {
    at_b.angle = draw_facing_angle(source, placed_a, b);
  }
  const OraclePoint<Real> place =
      draw_tie_place(source, tie, gap, scale.unit, placed_a, reference_shape(b, at_b, {0, 0}));
  at_b.x = static_cast<float>(at_a.x + place.x);
  at_b.y = static_cast<float>(at_a.y + place.y);
  return at_b;
}

template <NumberSource Source>
Transform draw_first_transform(Source& source, const TieScale& scale) {
  const auto coordinate = [&](float offset) {
    return offset + scale.unit * (static_cast<float>(source.below(25)) - 12);
  };
  return {coordinate(scale.offset_x), coordinate(scale.offset_y),
          draw_tie_angle(source, scale.is_on_lattice), draw_tie_size(source)};
}

/// A shape of a scene: at times a sliver, where the lattice does not matter.
template <NumberSource Source>
Shape draw_scene_shape(Source& source, const TieScale& scale, ShapeKind kind, bool& has_sliver) {
  if (scale.is_on_lattice || !source.one_in(6)) return draw_tie_shape(source, kind, scale.unit);
  has_sliver = true;
  return draw_sliver(source, kind, scale.unit);
}

template <NumberSource Source>
TieCase draw_tie(Source& source, ShapeKind kind_a, ShapeKind kind_b) {
  const TieScale scale = draw_tie_scale(source);
  TieCase drawn = {.pair = {},
                   .tie = static_cast<Tie>(source.below(kTieCount)),
                   .gap = static_cast<Gap>(source.below(kGapCount)),
                   .has_sliver = false};
  ShapePair& pair = drawn.pair;
  pair.a = draw_scene_shape(source, scale, kind_a, drawn.has_sliver);
  pair.at_a = draw_first_transform(source, scale);
  const bool is_twin = kind_a == kind_b && source.one_in(4);
  pair.b = is_twin ? pair.a : draw_scene_shape(source, scale, kind_b, drawn.has_sliver);
  pair.at_b = draw_tie_transform(source, scale, drawn.tie, drawn.gap, pair.a, pair.at_a, pair.b);
  return drawn;
}

}  // namespace quadrille::testing
