// Random worlds, and a naive model of them: a list of bodies, each tested against each other.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "made_shapes.hpp"
#include "support.hpp"

namespace quadrille::testing {

inline World make_world(const Settings& settings) {
  Result<std::optional<World>> made = World::create(settings);
  EXPECT_EQ(made.status, Status::kOk);
  return std::move(made.value).value();
}

inline Id add(World& world, const Shape& shape, const BodyOptions& options = {}) {
  const Result<Id> added = world.insert(shape, options);
  EXPECT_EQ(added.status, Status::kOk);
  return added.value;
}

inline Id add(World& world, std::span<const Part> parts, const BodyOptions& options = {}) {
  const Result<Id> added = world.insert(parts, options);
  EXPECT_EQ(added.status, Status::kOk);
  return added.value;
}

// By the rule, of two single bodies at one place another one may be first than of two parts.
inline void switch_seam_rule_off(World& world) {
  Settings settings = world.settings();
  settings.seam_tolerance = kNoSeamRule;
  ASSERT_EQ(world.set_settings(settings), Status::kOk);
}

inline World empty_world(EdgeRule edges = EdgeRule::kStrict) {
  Settings settings = settings_64(Placement::kCover);
  settings.edges = edges;
  return make_world(settings);
}

inline Id add_at(World& world, const Shape& shape, float x, float y, BodyOptions options = {}) {
  options.transform.x = x;
  options.transform.y = y;
  return add(world, shape, options);
}

inline void expect_sound(World& world) {
  const char* broken = world.validate();
  EXPECT_EQ(broken, nullptr) << (broken == nullptr ? "" : broken);
}

/// The impacts of the next step.
inline std::vector<Impact> impacts_of_step(World& world) {
  EXPECT_EQ(world.step(), Status::kOk);
  expect_sound(world);
  return {world.impacts().begin(), world.impacts().end()};
}

/// A shape of any kind, of sizes that repeat.
inline Shape draw_shape(Random& random) {
  const auto size = [&random] { return static_cast<float>(1 + random.below(6)); };
  switch (random.below(5)) {
    case 0:
      return circle(size());
    case 1:
      return Shape::box(2 * size(), size()).value;
    case 2:
      return Shape::capsule(size(), size() / 2, random.one_in(2)).value;
    case 3:
      return Shape::segment(-size(), 0, size(), size()).value;
    default: {
      const float side = size();
      const std::array<Point, 5> corners = {
          {{-side, 0}, {0, -side - 1}, {side, 0}, {side, side}, {-side, side + 1}}};
      return Shape::polygon(corners).value;
    }
  }
}

/// In and around a world of 64 x 64; positions and angles repeat.
inline Transform draw_transform(Random& random) {
  return {.x = static_cast<float>(random.below(40)) * 2 - 8,
          .y = static_cast<float>(random.below(40)) * 2 - 8,
          .angle = static_cast<float>(random.below(8)) * 0.39269908f,
          .scale = random.one_in(6) ? 1.5f : 1.0f};
}

inline BodyOptions draw_options(Random& random) {
  BodyOptions options = {.transform = draw_transform(random),
                         .is_static = random.one_in(3),
                         .is_sensor = random.one_in(5)};
  if (random.one_in(4)) options.filter = {1u << random.below(3), 7u ^ 1u << random.below(3)};
  if (random.one_in(4)) options.group = 1 + static_cast<std::int32_t>(random.below(2));
  options.order = static_cast<float>(random.below(4));
  return options;
}

struct NaiveBody {
  Id id;
  Shape shape;
  BodyOptions options;
};

inline bool touch(const NaiveBody& a, const NaiveBody& b, EdgeRule edges) {
  const bool are_apart_by_rule = (a.options.is_static && b.options.is_static) ||
                                 !admit(a.options.filter, b.options.filter) ||
                                 (a.options.group != 0 && a.options.group == b.options.group);
  return !are_apart_by_rule &&
         collide(a.shape, a.options.transform, b.shape, b.options.transform, edges).point_count > 0;
}

/// A world and what should be in it.
class ModelledWorld {
 public:
  explicit ModelledWorld(const Settings& settings) : world(make_world(settings)) {}

  void add_one(Random& random) { add_body(draw_shape(random), draw_options(random)); }

  void add_body(const Shape& shape, const BodyOptions& options) {
    bodies.push_back({add(world, shape, options), shape, options});
  }

  void remove_one(Random& random) {
    const std::uint32_t index = random.below(size());
    EXPECT_EQ(world.remove(bodies[index].id), Status::kOk);
    bodies.erase(bodies.begin() + static_cast<std::ptrdiff_t>(index));
  }

  /// Changes one body in one way.
  void change_one(Random& random) {
    NaiveBody& body = bodies[random.below(size())];
    const BodyOptions drawn = draw_options(random);
    Status status = Status::kOk;
    switch (random.below(8)) {
      case 0:
        body.shape = draw_shape(random);
        status = world.set_shape(body.id, body.shape);
        break;
      case 1:
        body.options.filter = drawn.filter;
        status = world.set_filter(body.id, drawn.filter);
        break;
      case 2:
        body.options.group = drawn.group;
        status = world.set_group(body.id, drawn.group);
        break;
      case 3:
        body.options.is_static = drawn.is_static;
        status = world.set_static(body.id, drawn.is_static);
        break;
      case 4:
        body.options.is_sensor = drawn.is_sensor;
        status = world.set_sensor(body.id, drawn.is_sensor);
        break;
      case 5:
        body.options.transform = drawn.transform;
        status = world.set_transform(body.id, drawn.transform);
        break;
      case 6:
        body.options.transform.x = drawn.transform.x;
        body.options.transform.y = drawn.transform.y;
        status = world.move(body.id, drawn.transform.x, drawn.transform.y);
        break;
      default:
        if (body.options.is_static) break;
        body.options.transform = drawn.transform;
        world.transforms()[row_of(body.id)] = drawn.transform;
    }
    EXPECT_EQ(status, Status::kOk);
  }

  /// Writes a small move of each body that is not static.
  void drift(Random& random) {
    for (NaiveBody& body : bodies) {
      if (body.options.is_static || random.one_in(3)) continue;
      Transform& transform = world.transforms()[row_of(body.id)];
      transform.x += static_cast<float>(random.below(5)) - 2;
      transform.y += static_cast<float>(random.below(5)) - 2;
      body.options.transform = transform;
    }
  }

  /// All pairs, sorted.
  std::vector<BodyPair> touching() const {
    std::vector<BodyPair> pairs;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      for (std::size_t j = i + 1; j < bodies.size(); ++j) {
        const auto [low, high] = std::minmax(bodies[i].id, bodies[j].id);
        if (touch(bodies[i], bodies[j], world.settings().edges)) pairs.push_back({low, high});
      }
    }
    std::ranges::sort(pairs, {}, as_tuple);
    return pairs;
  }

  const NaiveBody& body(Id id) const { return *std::ranges::find(bodies, id, &NaiveBody::id); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(bodies.size()); }

  static std::pair<Id, Id> as_tuple(const BodyPair& pair) { return {pair.a, pair.b}; }

  World world;
  std::vector<NaiveBody> bodies;
};

inline std::vector<BodyPair> values(std::span<const BodyPair> pairs) {
  return {pairs.begin(), pairs.end()};
}

}  // namespace quadrille::testing
