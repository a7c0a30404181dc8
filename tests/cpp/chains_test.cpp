// Chains touch, and are found, where the same segments are as single static bodies.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Settings kWide = {.world = {-4096, -4096, 4096, 4096}};

// A walk on a lattice, with collinear neighbours and right angles; at times back to where it began.
std::vector<Point> draw_points(Random& random, std::size_t count) {
  std::vector<Point> points = {{0, 0}};
  while (points.size() < count) {
    const Point step = {4 * static_cast<float>(random.below(5)) - 4,
                        4 * static_cast<float>(random.below(5)) - 8};
    if (step.x == 0 && step.y == 0) continue;
    points.push_back({points.back().x + step.x, points.back().y + step.y});
  }
  return points;
}

Shape draw_mover(Random& random) {
  switch (random.below(4)) {
    case 0:
      return Shape::circle(static_cast<float>(1 + random.below(6))).value;
    case 1:
      return Shape::box(static_cast<float>(2 + random.below(8)), 4).value;
    case 2:
      return Shape::capsule(6, 2, random.one_in(2)).value;
    default:
      return Shape::segment(-4, 0, 4, 2).value;
  }
}

struct ChainScene {
  explicit ChainScene(Random& random)
      : chain_world(make_world(settings(random))),
        single_world(make_world(chain_world.settings())) {
    const std::vector<Point> points = draw_points(random, 2 + random.below(200));
    const bool is_loop =
        points.size() > 2 && random.one_in(3) && !(points.front() == points.back());
    const Result<Id> added = chain_world.add_chain(
        {.points = points, .is_loop = is_loop, .options = {.is_static = true}});
    EXPECT_EQ(added.status, Status::kOk);
    count = static_cast<std::uint32_t>(points.size() - (is_loop ? 0 : 1));
    EXPECT_EQ(chain_world.part_count(added.value).value, count);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Part part = chain_world.part(added.value, i).value;
      add(single_world, part.shape, {.is_static = true});
    }
    for (int i = 0; i < 30; ++i) {
      const Shape shape = draw_mover(random);
      const Point& near = points[random.below(static_cast<std::uint32_t>(points.size()))];
      const Transform at = {.x = near.x + static_cast<float>(random.below(9)) - 4,
                            .y = near.y + static_cast<float>(random.below(9)) - 4};
      // Movers are in groups: only what they have with the chain matters.
      const BodyOptions options = {.transform = at, .group = 1};
      add(chain_world, shape, options);
      add(single_world, shape, options);
    }
    EXPECT_EQ(chain_world.step(), Status::kOk);
    EXPECT_EQ(single_world.step(), Status::kOk);
  }

  static Settings settings(Random& random) {
    Settings settings = kWide;
    settings.seam_tolerance = random.one_in(2) ? kNoSeamRule : 0.01f;
    settings.edges = random.one_in(2) ? EdgeRule::kStrict : EdgeRule::kTouching;
    return settings;
  }

  World chain_world;
  World single_world;
  std::uint32_t count;
};

TEST(Chains, HaveTheContactsOfTheirSegmentsAsSingleBodies) {
  Random random(61);
  std::size_t contact_count = 0;
  for (int i = 0; i < 200 && !HasFailure(); ++i) {
    SCOPED_TRACE(i);
    ChainScene scene(random);
    ASSERT_EQ(scene.chain_world.validate(), nullptr);
    const auto found = scene.chain_world.contacts();
    const auto singles = scene.single_world.contacts();
    ASSERT_EQ(found.size(), singles.size());
    // By mover, then by segment.
    std::vector<std::array<std::uint32_t, 2>> places;
    const auto sorted = [](std::span<const Contact> contacts, std::uint32_t first_mover,
                           bool is_chain) {
      std::vector<Contact> by_mover(contacts.begin(), contacts.end());
      for (Contact& contact : by_mover) {
        contact.part_a = is_chain ? contact.part_a : row_of(contact.a);
        contact.b = row_of(contact.b) - first_mover;
      }
      std::ranges::sort(by_mover, {}, [](const Contact& contact) {
        return std::pair(contact.b, contact.part_a);
      });
      return by_mover;
    };
    const std::vector<Contact> of_chain = sorted(found, 1, true);
    const std::vector<Contact> of_singles = sorted(singles, scene.count, false);
    for (std::size_t k = 0; k < of_chain.size(); ++k) {
      EXPECT_EQ(of_chain[k].b, of_singles[k].b);
      EXPECT_EQ(of_chain[k].part_a, of_singles[k].part_a);
      EXPECT_EQ(of_chain[k].manifold, of_singles[k].manifold);
    }
    contact_count += of_chain.size();
  }
  EXPECT_GT(contact_count, 3'000u);
}

TEST(Chains, AreMetAndFoundAsTheirSegmentsAre) {
  Random random(62);
  std::size_t hit_count = 0;
  for (int i = 0; i < 120 && !HasFailure(); ++i) {
    SCOPED_TRACE(i);
    ChainScene scene(random);
    for (int probe = 0; probe < 20; ++probe) {
      const auto place = [&] { return static_cast<float>(random.below(400)) - 100; };
      const Ray ray = {place(), place(), place(), place()};
      const QueryFilter statics = {.except = {}};
      const auto of_chain = scene.chain_world.raycast_all(ray, statics);
      const auto of_singles = scene.single_world.raycast_all(ray, statics);
      std::optional<Hit> first;
      for (const Hit& hit : of_singles.value) {
        if (hit.row < scene.count && !first) first = hit;
      }
      std::optional<Hit> found;
      for (const Hit& hit : of_chain.value) {
        if (hit.row == 0) found = hit;
      }
      ASSERT_EQ(found.has_value(), first.has_value());
      if (found) {
        EXPECT_EQ(found->fraction, first->fraction);
        EXPECT_EQ(found->part, first->row);
        ++hit_count;
      }
      const Point point = {place(), place()};
      const auto nearest = scene.chain_world.nearest(point, 1, 1000, {});
      const auto nearest_single = scene.single_world.nearest(point, 1, 1000, {});
      ASSERT_EQ(nearest.value.size(), nearest_single.value.size());
      if (!nearest.value.empty()) {
        EXPECT_EQ(nearest.value[0].distance, nearest_single.value[0].distance);
      }
    }
  }
  EXPECT_GT(hit_count, 200u);
}

TEST(Chains, MayHaveAnyNumberOfPoints) {
  World world = make_world(kWide);
  std::vector<Point> points;
  for (std::size_t i = 0; i <= kMaxParts; ++i) {
    const auto x = static_cast<float>(i) / 8 - 4000;
    points.push_back({x, 8 * std::sin(x)});
  }
  const Result<Id> chain = world.add_chain({.points = points, .options = {.is_static = true}});
  ASSERT_EQ(chain.status, Status::kOk);
  EXPECT_EQ(world.part_count(chain.value).value, kMaxParts);
  const Id ball = add(world, Shape::circle(1).value, {.transform = {.x = 0.1f, .y = 0}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
  EXPECT_FALSE(world.contacts().empty());
  EXPECT_EQ(world.contacts()[0].b, ball);
  points.push_back({5000, 0});
  EXPECT_EQ(world.add_chain({.points = points}).status, Status::kInvalidPartCount);
  EXPECT_EQ(world.add_chain({.points = std::span(points).first(1)}).status,
            Status::kInvalidPartCount);
  EXPECT_EQ(world.add_chain({.points = {}}).status, Status::kInvalidPartCount);
  EXPECT_EQ(world.add_chain({.points = {}, .is_loop = true}).status, Status::kInvalidPartCount);
}

TEST(Chains, RefusePointsThatMakeNoSegment) {
  World world = make_world(kWide);
  const std::array<Point, 3> repeated = {{{0, 0}, {1, 0}, {1, 0}}};
  EXPECT_EQ(world.add_chain({.points = repeated}).status, Status::kInvalidShape);
  EXPECT_EQ(world.error_index(), 2u);
  const std::array<Point, 3> infinite = {{{0, 0}, {kNan, 0}, {1, 0}}};
  EXPECT_EQ(world.add_chain({.points = infinite}).status, Status::kInvalidShape);
  EXPECT_EQ(world.error_index(), 1u);
  EXPECT_EQ(world.size(), 0u);
}

// Down a slope, along a flat, and up another one: solid from above.
TEST(Chains, OfOneSideLetPassWhatComesFromBehind) {
  World world = make_world(kWide);
  const std::array<Point, 4> points = {{{-40, -20}, {-10, 0}, {10, 0}, {40, -20}}};
  const auto chain =
      world.add_chain({.points = points, .is_one_sided = true, .options = {.is_static = true}});
  ASSERT_EQ(chain.status, Status::kOk);
  const Id above = add(world, Shape::circle(4).value, {.transform = {.x = -30, .y = -30}});
  const Id below = add(world, Shape::circle(4).value, {.transform = {.x = 0, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  for (float y = 16; y > -3; y -= 2) {
    world.transforms()[row_of(below)].y = y;
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_TRUE(world.contacts().empty()) << y;
  }
  world.transforms()[row_of(below)].y = 100;
  // Along the chain, a little into it.
  for (float x = -30; x < 30; x += 1) {
    const float ground = std::max(std::abs(x) - 10, 0.0f) * -2 / 3;
    world.transforms()[row_of(above)] = {.x = x, .y = ground - 3.75f};
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_FALSE(world.contacts().empty()) << x;
    for (const Contact& contact : world.contacts()) {
      EXPECT_EQ(contact.b, above);
      EXPECT_LT(contact.manifold.normal_y, -0.8f) << x;
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
