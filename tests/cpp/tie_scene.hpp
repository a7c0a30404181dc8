// Scenes in which every body meets an earlier one in a tie, and the points, rays and boxes of
// queries that meet them in ties.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/body.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/query.hpp"
#include "quadrille/settings.hpp"
#include "tie_shapes.hpp"

namespace quadrille::testing {

struct TieBody {
  Shape shape;
  Transform transform;
};

struct TieScene {
  TieScale scale;
  std::vector<TieBody> bodies;
};

template <NumberSource Source>
TieBody draw_next_body(Source& source, const TieScene& scene) {
  bool has_sliver = false;
  const ShapeKind kind = kTieKinds[source.below(5)];
  const Shape shape = draw_scene_shape(source, scene.scale, kind, has_sliver);
  if (scene.bodies.empty()) return {shape, draw_first_transform(source, scene.scale)};
  const TieBody& before =
      scene.bodies[source.below(static_cast<std::uint32_t>(scene.bodies.size()))];
  const Tie tie = static_cast<Tie>(source.below(kTieCount));
  const Gap gap = static_cast<Gap>(source.below(kGapCount));
  return {shape,
          draw_tie_transform(source, scene.scale, tie, gap, before.shape, before.transform, shape)};
}

template <NumberSource Source>
TieScene draw_tie_scene(Source& source, std::size_t count) {
  TieScene scene = {.scale = draw_tie_scale(source), .bodies = {}};
  while (scene.bodies.size() < count) scene.bodies.push_back(draw_next_body(source, scene));
  return scene;
}

/// A root cell of 64 units around the scene's offset: some bodies lie beyond it.
template <NumberSource Source>
Settings draw_world_settings(Source& source, const TieScale& scale) {
  const float half = 32 * scale.unit;
  return {.world = {scale.offset_x - half, scale.offset_y - half, scale.offset_x + half,
                    scale.offset_y + half},
          .capacity = 1 + source.below(4),
          .max_depth = static_cast<int>(source.below(6)),
          .placement = static_cast<Placement>(source.below(4)),
          .edges = source.one_in(2) ? EdgeRule::kStrict : EdgeRule::kTouching};
}

/// A body's centre, a corner, a place on a side or on a round surface, or somewhere on the lattice.
template <NumberSource Source>
Point draw_tie_point(Source& source, const TieScene& scene) {
  const TieScale& scale = scene.scale;
  if (scene.bodies.empty() || source.one_in(3)) {
    const auto coordinate = [&](float offset) {
      return offset + scale.unit * (static_cast<float>(source.below(49)) - 24) / 2;
    };
    return {coordinate(scale.offset_x), coordinate(scale.offset_y)};
  }
  const TieBody& body = scene.bodies[source.below(static_cast<std::uint32_t>(scene.bodies.size()))];
  const Point origin = {body.transform.x, body.transform.y};
  const OracleShape<Real> placed = reference_shape(body.shape, body.transform, origin);
  const PlacedSide side = draw_side(source, placed);
  constexpr std::array<Real, 4> kAlong = {0, 1, 0.5L, 0.25L};
  const Real along = kAlong[source.below(4)];
  const Real away = source.one_in(4) ? 0 : placed.radius;
  return {static_cast<float>(origin.x + side.from.x + along * (side.to.x - side.from.x) +
                             away * side.normal.x),
          static_cast<float>(origin.y + side.from.y + along * (side.to.y - side.from.y) +
                             away * side.normal.y)};
}

/// From tie to tie, so that rays meet corners, run along sides, and end on surfaces; at times along
/// an axis.
template <NumberSource Source>
Ray draw_tie_ray(Source& source, const TieScene& scene) {
  const Point from = draw_tie_point(source, scene);
  const Point to = draw_tie_point(source, scene);
  Ray ray = {from.x, from.y, to.x - from.x, to.y - from.y};
  if (source.one_in(4)) (source.one_in(2) ? ray.dx : ray.dy) = 0;
  if (source.one_in(4)) {
    ray.dx *= 2;
    ray.dy *= 2;
  }
  return ray;
}

/// A shape and a path for it, that meet the bodies of a scene in ties.
struct TieCast {
  Shape shape;
  CastPath path;
};

template <NumberSource Source>
TieCast draw_tie_cast(Source& source, const TieScene& scene) {
  bool has_sliver = false;
  const Ray ray = draw_tie_ray(source, scene);
  const ShapeKind kind = kTieKinds[source.below(5)];
  const Shape shape = draw_scene_shape(source, scene.scale, kind, has_sliver);
  const float angle = draw_tie_angle(source, scene.scale.is_on_lattice);
  return {shape, {{ray.x, ray.y, angle, 1}, ray.dx, ray.dy}};
}

/// A box on the lattice.
template <NumberSource Source>
Box draw_tie_box(Source& source, const TieScale& scale) {
  const auto coordinate = [&](float offset) {
    return offset + scale.unit * (static_cast<float>(source.below(25)) - 12);
  };
  const Point corner = {coordinate(scale.offset_x), coordinate(scale.offset_y)};
  const auto size = [&] { return scale.unit * static_cast<float>(1 + source.below(12)); };
  return {corner.x, corner.y, corner.x + size(), corner.y + size()};
}

/// The radius of a circle that touches what the lattice has at whole distances.
template <NumberSource Source>
float draw_tie_radius(Source& source, const TieScale& scale) {
  return scale.unit * static_cast<float>(1 + source.below(10)) / 2;
}

}  // namespace quadrille::testing
