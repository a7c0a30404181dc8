// Worlds with bodies of several parts, full of ties, and the same shapes as single bodies: those of
// a compound share a group, and are where its transform puts its parts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "part_transform.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "tie_scene.hpp"

namespace quadrille::testing {

/// A body of one shape has one part, which is nothing but its shape.
struct ModelBody {
  Id id;
  std::vector<Part> parts;
  BodyOptions options;
};

/// Which body of a scene, and which part of it, a single body stands for.
struct PartOf {
  std::size_t body;
  std::uint32_t part;

  friend auto operator<=>(const PartOf&, const PartOf&) = default;
};

/// Each part of a list of bodies as a body, in their order, after a step.
class SingleBodies {
 public:
  SingleBodies(const std::vector<ModelBody>& bodies, const Settings& settings)
      : world(std::move(World::create(settings).value).value()) {
    std::int32_t own_group = 1'000;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const ModelBody& body = bodies[i];
      ++own_group;
      for (std::uint32_t k = 0; k < body.parts.size(); ++k) {
        const Part& part = body.parts[k];
        BodyOptions options = body.options;
        options.transform = transform_of_part(body.options.transform, part.offset);
        options.is_sensor = body.options.is_sensor || part.is_sensor;
        options.filter = part.filter.value_or(body.options.filter);
        if (options.group == 0) options.group = own_group;
        const Result<Id> added = world.insert(part.shape, options);
        EXPECT_EQ(added.status, Status::kOk);
        parts.push_back({i, k});  // by row: these are given out in order
      }
    }
    EXPECT_EQ(world.step(), Status::kOk);
  }

  const PartOf& part(Row row) const { return parts[row]; }
  const PartOf& part(Id id) const { return parts[row_of(id)]; }

  World world;
  std::vector<PartOf> parts;
};

/// A world with compounds, and what should be in it.
class CompoundScene {
 public:
  CompoundScene(Random& random, std::size_t count)
      : scale_(draw_tie_scale(random)),
        world(std::move(World::create(draw_world_settings(random, scale_)).value).value()) {
    while (bodies.size() < count) add(random);
  }

  const TieScale& scale() const { return scale_; }

  /// The parts as the generators of ties want them, where the world has them.
  TieScene as_tie_scene() const {
    TieScene scene = {.scale = scale_, .bodies = {}};
    for (const ModelBody& body : bodies) {
      for (const Part& part : body.parts) {
        scene.bodies.push_back(
            {part.shape, transform_of_part(body.options.transform, part.offset)});
      }
    }
    return scene;
  }

  void add(Random& random) {
    ModelBody body = {.id = 0, .parts = {}, .options = draw_options(random)};
    Result<Id> added = {Status::kOk, 0};
    if (random.one_in(4)) {
      body.parts = {{.shape = draw_next_body(random, as_tie_scene()).shape}};
      added = world.insert(body.parts[0].shape, body.options);
    } else {
      body.parts = draw_parts(random);
      added = world.insert(body.parts, body.options);
    }
    EXPECT_EQ(added.status, Status::kOk);
    body.id = added.value;
    bodies.push_back(std::move(body));
    std::ranges::sort(bodies, {}, &ModelBody::id);
  }

  /// Adds, removes or changes one body.
  void change(Random& random) {
    const std::size_t index = random.below(static_cast<std::uint32_t>(bodies.size()));
    ModelBody& body = bodies[index];
    const BodyOptions drawn = draw_options(random);
    Status status = Status::kOk;
    switch (random.below(12)) {
      case 0:
        return add(random);
      case 1:
        if (bodies.size() < 4) return add(random);
        status = world.remove(body.id);
        bodies.erase(bodies.begin() + static_cast<std::ptrdiff_t>(index));
        break;
      case 2:
        body.parts = draw_parts(random);
        status = world.set_parts(body.id, body.parts);
        break;
      case 3:
        body.parts = draw_parts(random);
        body.options.transform = drawn.transform;
        status = world.set_parts(body.id, body.parts, drawn.transform);
        break;
      case 4:
      case 5: {
        const std::uint32_t part = random.below(static_cast<std::uint32_t>(body.parts.size()));
        body.parts[part] = draw_parts(random).back();
        status = world.set_part(body.id, part, body.parts[part]);
        break;
      }
      case 6:
        body.parts = {{.shape = draw_parts(random)[0].shape}};
        status = world.set_shape(body.id, body.parts[0].shape);
        break;
      case 7:
        body.options.filter = drawn.filter;
        status = world.set_filter(body.id, drawn.filter);
        break;
      case 8:
        body.options.is_sensor = drawn.is_sensor;
        status = world.set_sensor(body.id, drawn.is_sensor);
        break;
      case 9:
        body.options.group = drawn.group;
        status = world.set_group(body.id, drawn.group);
        break;
      case 10:
        body.options.is_static = drawn.is_static;
        status = world.set_static(body.id, drawn.is_static);
        break;
      default:
        body.options.transform = drawn.transform;
        status = world.set_transform(body.id, drawn.transform);
    }
    EXPECT_EQ(status, Status::kOk);
  }

  /// Writes other transforms for some bodies that are not static.
  void move(Random& random) {
    for (ModelBody& body : bodies) {
      if (body.options.is_static || random.one_in(2)) continue;
      body.options.transform = draw_options(random).transform;
      world.transforms()[row_of(body.id)] = body.options.transform;
    }
  }

  /// The index of the body in a row, which must be one.
  std::size_t index_of(Row row) const {
    const auto body = std::ranges::find_if(
        bodies, [row](const ModelBody& candidate) { return row_of(candidate.id) == row; });
    return static_cast<std::size_t>(body - bodies.begin());
  }

 private:
  BodyOptions draw_options(Random& random) {
    BodyOptions options = {.transform = draw_first_transform(random, scale_),
                           .is_static = random.one_in(3),
                           .is_sensor = random.one_in(6)};
    // Parts that are turned by other angles than quarters are on bodies that are not turned.
    if (!scale_.is_on_lattice) options.transform.angle = 0;
    if (random.one_in(3)) options.filter = draw_filter(random);
    if (random.one_in(5)) options.group = 1 + static_cast<std::int32_t>(random.below(2));
    return options;
  }

  static Filter draw_filter(Random& random) {
    return {1u << random.below(3), 7u ^ 1u << random.below(3)};
  }

  /// One to six, each next to an earlier one.
  std::vector<Part> draw_parts(Random& random) {
    TieScene local = {.scale = scale_, .bodies = {}};
    local.scale.offset_x = local.scale.offset_y = 0;
    const std::size_t count = 1 + random.below(6);
    std::vector<Part> parts;
    while (parts.size() < count) {
      TieBody next = draw_next_body(random, local);
      if (parts.empty() && random.one_in(2)) next.transform = {};
      local.bodies.push_back(next);
      Part part = {.shape = next.shape,
                   .offset = next.transform,
                   .is_sensor = random.one_in(6),
                   .tag = random.below(100)};
      if (random.one_in(4)) part.filter = draw_filter(random);
      parts.push_back(part);
    }
    return parts;
  }

  TieScale scale_;

 public:
  World world;
  std::vector<ModelBody> bodies;  ///< by id
};

inline std::vector<Row> rows_found(const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return {found.value.begin(), found.value.end()};
}

/// That of a query: everything, or some of the categories of the scenes.
inline QueryFilter draw_query_filter(Random& random) {
  if (random.one_in(2)) return kEverything;
  return Filter{1u << random.below(3), 1u + random.below(7)};
}

}  // namespace quadrille::testing
