// Shapes that move over ground made of several static bodies: contacts have normals of the outline
// of the whole, none of a seam, and none is missing.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "ground.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

struct Crossings {
  std::size_t contacts = 0;
  std::size_t steps = 0;
  double worst = 0;
};

/// Moves each shape along the ground, in it by up to a part of its size.
void cross_ground(Random& random, Form form, Build build, Crossings& crossings) {
  const Ground ground = draw_ground(random, form);
  const Outline outline = outline_of(ground);
  constexpr std::array<Point, 4> kOffsets = {
      {{0, 0}, {1024, -512}, {-8000, 4096}, {100.5f, 7.25f}}};
  const Point offset = kOffsets[random.below(4)];
  auto made = World::create({.world = {-10000, -10000, 10000, 10000}});
  ASSERT_EQ(made.status, Status::kOk);
  World& world = *made.value;
  add_ground(world, ground, outline, build, offset);
  if (::testing::Test::HasFatalFailure()) return;
  const std::vector<Shape> shapes = movers();
  // What is thinner than it sinks may be beneath a thin floor.
  const bool is_one_sided = build == Build::kOneSidedChain;
  const std::size_t count = is_one_sided ? shapes.size() - kThinMovers : shapes.size();
  const Shape& shape = shapes[random.below(static_cast<std::uint32_t>(count))];
  const bool is_on_lattice = random.one_in(2);
  constexpr std::array<float, 5> kAngles = {0, 1.57079637f, 0.3f, 0.001f, -1.1f};
  const float angle = is_on_lattice ? kAngles[random.below(2)] : kAngles[random.below(5)];
  const Box around = box_around(shape, {.angle = angle});
  constexpr std::array<float, 5> kSpeeds = {0.5f, 1, 2, 3, 0.37f};
  const float speed = is_on_lattice ? kSpeeds[random.below(4)] : kSpeeds[random.below(5)];
  const bool goes_left = random.one_in(2);
  // What begins at an end of a thin floor may come from its side.
  const float inset = is_one_sided ? 4 : 0;
  const float low = static_cast<float>(outline.left()) - around.min_x + inset;
  const float high = static_cast<float>(outline.right()) - around.max_x - inset;
  const Transform start = {
      .x = offset.x + (goes_left ? high : low), .y = offset.y - 200, .angle = angle};
  const Id mover = world.insert(shape, {.transform = start}).value;
  for (float way = 0; way < high - low; way += speed) {
    const float x = goes_left ? high - way : low + way;
    const double top = outline.top(x + around.min_x + 0.25, x + around.max_x - 0.25);
    const float depth =
        is_on_lattice ? 0.25f * static_cast<float>(1 + random.below(12)) : 3 * random.unit();
    const Transform at = {.x = offset.x + x,
                          .y = offset.y + static_cast<float>(top) - around.max_y + depth,
                          .angle = angle};
    ASSERT_EQ(world.set_transform(mover, at), Status::kOk);
    ASSERT_EQ(world.step(), Status::kOk);
    ++crossings.steps;
    if (world.pairs().empty()) continue;
    EXPECT_FALSE(world.contacts().empty())
        << "no contact at " << x << " (left " << goes_left << ", speed " << speed << ")" << ", "
        << at.y - offset.y << ", build " << static_cast<int>(build) << ", angle " << angle
        << ", kind " << static_cast<int>(shape.kind()) << ", depth " << depth << "\n"
        << outline.text();
    for (const Contact& contact : world.contacts()) {
      const bool mover_is_a = contact.a == mover;
      const Manifold& manifold = contact.manifold;
      const double sign = mover_is_a ? -1 : 1;
      const Place normal = {sign * manifold.normal_x, sign * manifold.normal_y};
      const ContactPoint& deepest =
          manifold.point_count == 2 && manifold.points[1].depth > manifold.points[0].depth
              ? manifold.points[1]
              : manifold.points[0];
      const Place on_ground = {deepest.x - double{offset.x} + normal.x * deepest.depth / 2,
                               deepest.y - double{offset.y} + normal.y * deepest.depth / 2};
      const double angle_off = outline.angle_to_normals(on_ground, normal, build == Build::kChain);
      crossings.worst = std::max(crossings.worst, angle_off);
      ++crossings.contacts;
      EXPECT_LE(angle_off, 1e-4) << "normal " << normal.x << ", " << normal.y << " at "
                                 << on_ground.x << ", " << on_ground.y << ", depth "
                                 << deepest.depth << ", mover at " << x << ", " << at.y - offset.y
                                 << ", angle " << angle << ", kind "
                                 << static_cast<int>(shape.kind()) << ", build "
                                 << static_cast<int>(build) << ", part "
                                 << contact.part_a + contact.part_b << "\n"
                                 << outline.text();
    }
    if (::testing::Test::HasFailure()) return;
  }
}

/// One of the builds. A chain of one side has flat ground: what this test puts deep through the
/// ridge of a thin floor comes from behind there.
void cross_some_ground(Random& random, Form form, Crossings& crossings) {
  const Build build = kBuilds[random.below(kBuilds.size())];
  cross_ground(random, build == Build::kOneSidedChain ? Form::kFlat : form, build, crossings);
}

TEST(Seams, GiveNoNormalsOnFlatGround) {
  Random random(91);
  Crossings crossings;
  for (int i = 0; i < 300 && !HasFailure(); ++i) cross_some_ground(random, Form::kFlat, crossings);
  EXPECT_GT(crossings.contacts, 50'000u);
}

TEST(Seams, GiveNoNormalsOnSlopesAndSteps) {
  Random random(92);
  Crossings crossings;
  for (int i = 0; i < 600 && !HasFailure(); ++i) cross_some_ground(random, Form::kSteps, crossings);
  EXPECT_GT(crossings.contacts, 50'000u);
}

TEST(Seams, ThoroughGiveNoNormalsInAMillionCrossings) {
  Random random(93);
  Crossings crossings;
  while (crossings.steps < 1'000'000 && !HasFailure()) {
    cross_some_ground(random, random.one_in(3) ? Form::kFlat : Form::kSteps, crossings);
  }
  EXPECT_GT(crossings.contacts, 1'000'000u);
}

/// Two boxes side by side with a small gap between them at x = 0, whose tops are at y = 0.
void add_floor_with_gap(World& world, float gap) {
  for (const float side : {-1.f, 1.f}) {
    const Transform at = {.x = side * (10 + gap / 2), .y = 10};
    const Shape box = Shape::box(20, 20).value;
    ASSERT_EQ(world.insert(box, {.transform = at, .is_static = true}).status, Status::kOk);
  }
}

void expect_upward_contacts(const Shape& shape, const Transform& at, float gap) {
  auto made = World::create({.world = {-100, -100, 100, 100}});
  ASSERT_EQ(made.status, Status::kOk);
  World& world = *made.value;
  add_floor_with_gap(world, gap);
  const Id mover = world.insert(shape, {.transform = at}).value;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_FALSE(world.contacts().empty());
  for (const Contact& contact : world.contacts()) {
    EXPECT_EQ(contact.manifold.normal_x, 0);
    EXPECT_EQ(contact.manifold.normal_y, contact.a == mover ? 1.f : -1.f);
  }
}

TEST(Seams, GiveNoNormalOfASideWhoseNeighborIsJustBesideTheMovingShape) {
  for (const float gap : {0.f, 0.002f, 0.008f}) {
    expect_upward_contacts(Shape::box(2, 8).value, {.x = -1, .y = -1}, gap);
  }
}

TEST(Seams, GiveNoNormalOfACornerBesideAGapThatIsNone) {
  for (const float gap : {0.f, 0.002f, 0.008f}) {
    for (const float x : {0.f, 0.0005f, -0.003f}) {
      expect_upward_contacts(Shape::circle(4).value, {.x = x, .y = -1}, gap);
      expect_upward_contacts(Shape::capsule(10, 4, true).value, {.x = x, .y = -6}, gap);
    }
  }
}

TEST(Seams, MissNoFloorAtAStepThatIsNone) {
  // A slope up to x = 0, and flat ground that begins a little before and a little lower.
  const std::array<Point, 3> slope = {{{-8, 12}, {0, 0}, {0, 40}}};
  const std::array<Point, 3> flat = {{{0, 0}, {8, 0}, {0, 40}}};
  for (const float lower : {0.f, 0.001f, 0.004f}) {
    auto made = World::create({.world = {-100, -100, 100, 100}});
    ASSERT_EQ(made.status, Status::kOk);
    World& world = *made.value;
    const Transform at = {.x = -0.002f, .y = lower};
    ASSERT_EQ(world.insert(Shape::polygon(slope).value, {.is_static = true}).status, Status::kOk);
    ASSERT_EQ(world.insert(Shape::polygon(flat).value, {.transform = at, .is_static = true}).status,
              Status::kOk);
    const Transform above = {.x = -0.0006f, .y = -2.5f};
    ASSERT_EQ(world.insert(Shape::circle(4).value, {.transform = above}).status, Status::kOk);
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_FALSE(world.contacts().empty()) << lower;
  }
}

// A slanting capsule stands with one end in a floor of boxes, some of them higher. `others` static
// bodies are in its box too, which it does not meet.
std::vector<Contact> contacts_on_floor(std::uint32_t seed, int others) {
  Random random(seed);
  auto made = World::create({.world = {-128, -128, 128, 128}});
  World& world = *made.value;
  const float radius = 1 + static_cast<float>(random.below(4));
  const float side = 1 + static_cast<float>(random.below(3));
  const float slope = random.one_in(2) ? 0.785398185f : 0.9f;
  const Shape shape = Shape::capsule(80, radius).value;
  const Box around = box_around(shape, {.angle = slope});
  const float depth = 0.1f + random.unit() * radius;
  EXPECT_TRUE(world.insert(shape, {.transform = {.angle = slope}}).ok());
  for (float x = 8; x < around.max_x + 4; x += side) {
    const float step = random.one_in(4) ? depth / 2 : 0;
    const Transform at = {.x = x, .y = around.max_y - depth - step + side / 2};
    EXPECT_TRUE(
        world.insert(Shape::box(side, side).value, {.transform = at, .is_static = true}).ok());
  }
  for (int i = 0; i < others; ++i) {
    const Transform at = {.x = around.min_x + static_cast<float>(i % 10),
                          .y = 8 + static_cast<float>(i / 10)};
    EXPECT_TRUE(world.insert(Shape::box(1, 1).value, {.transform = at, .is_static = true}).ok());
  }
  EXPECT_EQ(world.step(), Status::kOk);
  const std::span<const Contact> contacts = world.contacts();
  return {contacts.begin(), contacts.end()};
}

TEST(Seams, AreTheSameHoweverManyStaticBodiesAreInABox) {
  std::size_t count = 0;
  for (std::uint32_t seed = 0; seed < drawn(500u); ++seed) {
    const std::vector<Contact> among_few = contacts_on_floor(seed, 0);
    const std::vector<Contact> among_many = contacts_on_floor(seed, 100);
    EXPECT_TRUE(std::ranges::equal(std::as_bytes(std::span(among_few)),
                                   std::as_bytes(std::span(among_many))))
        << seed;
    count += among_few.size();
  }
  EXPECT_GT(count, 500u);
}

}  // namespace
}  // namespace quadrille::testing
