// Faults that ties have brought to light, each by its own numbers.
#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "contact_reference.hpp"
#include "findings.hpp"
#include "made_shapes.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_code.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

TEST(TieRegressions, ACapsuleOverTheEndOfATileIsAsDeepAsItIs) {
  const Transform at_tile = {.x = 144, .y = 66};
  const Transform at_capsule = {.x = 128, .y = 36, .angle = kQuarter};
  const Manifold found = collide(box(32, 32), at_tile, capsule(16, 8), at_capsule);
  EXPECT_EQ(found.depth, 2);
  EXPECT_EQ(found.normal_x, 0);
  EXPECT_EQ(found.normal_y, -1);
  ASSERT_EQ(found.point_count, 1u);
  EXPECT_EQ(found.points[0].x, 128);
  EXPECT_EQ(found.points[0].y, 51);
  EXPECT_EQ(separation(box(32, 32), at_tile, capsule(16, 8), at_capsule).distance, -2);

  World world = make_world({.world = {0, 0, 256, 256}});
  const Id tile = add(world, box(32, 32), {.transform = at_tile, .is_static = true});
  const Id walker = add(world, capsule(16, 8), {.transform = at_capsule});
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].manifold.depth, 2);
  EXPECT_EQ(world.separation(tile, walker).value.distance, -2);
}

// Sides that end at (-16, 0) and (16, 0) and face up, of every kind that has some.
TEST(TieRegressions, ACapsuleOverTheEndOfASideIsAsDeepAsItIs) {
  const std::array<std::pair<Shape, Transform>, 4> grounds = {
      {{box(32, 32), {.y = 16}},
       {polygon({{-16, 0}, {16, 0}, {8, 12}, {-8, 12}}), {}},
       {Shape::segment(-16, 0, 16, 0).value, {}},
       {capsule(32, 4), {.y = 4}}}};
  Findings findings;
  for (const auto& [ground, at_ground] : grounds) {
    for (int gap = -7; gap <= 2; ++gap) {
      for (const float x : {-16.0f, 16.0f, -15.0f, 15.0f, 0.0f}) {
        for (const float angle : {kQuarter, -kQuarter, 3 * kQuarter}) {
          const Transform at = {.x = x, .y = -16 + static_cast<float>(-gap), .angle = angle};
          const ShapePair pair = {ground, at_ground, capsule(16, 8), at};
          const float distance = separation(pair.a, pair.at_a, pair.b, pair.at_b).distance;
          const bool is_exact = std::abs(distance - static_cast<float>(gap)) <= 4e-6f;
          findings.expect(is_exact, "the distance is the gap", [&] { return code_of(pair); });
        }
      }
    }
  }
}

TEST(TieRegressions, PolygonsThatTouchInOnePointMeetThere) {
  const Shape diamond = polygon({{-6, 0}, {0, -6}, {6, 0}, {0, 6}});
  const Shape hexagon = polygon({{-1, -4}, {1, -4}, {5, 0}, {1, 4}, {-1, 4}, {-5, 0}});
  const Transform at_diamond = {.x = 17, .y = 15};
  const Transform at_hexagon = {.x = 28, .y = 15};
  const Manifold found = collide(diamond, at_diamond, hexagon, at_hexagon, EdgeRule::kTouching);
  ASSERT_EQ(found.point_count, 1u);
  EXPECT_EQ(found.depth, 0);
  EXPECT_EQ(found.points[0].x, 23);
  EXPECT_EQ(found.points[0].y, 15);
  const Separation apart = separation(diamond, at_diamond, hexagon, at_hexagon);
  EXPECT_EQ(apart.distance, 0);
  EXPECT_EQ(apart.on_a, (Point{23, 15}));
  EXPECT_EQ(apart.on_b, (Point{23, 15}));
}

TEST(TieRegressions, ASliverOverlapsACircleAtEveryAngle) {
  const Shape sliver = polygon({{-100, -0.000233f}, {-99.97f, -0.00024f}, {89, 0}});
  World world = make_world({.world = {-256, -256, 256, 256}});
  const Id turning = add(world, sliver, {});
  add(world, circle(20), {.transform = {.x = 17, .y = -20}});
  Findings findings;
  const auto expect_as_reference = [&](float angle) {
    world.transforms()[row_of(turning)].angle = angle;
    ASSERT_EQ(world.step(), Status::kOk);
    const PairReference reference =
        reference_of(sliver, {.angle = angle}, circle(20), {.x = 17, .y = -20});
    if (std::abs(reference.distance) <= reference.tolerance) return;
    findings.expect(world.pairs().size() == (reference.distance < 0 ? 1u : 0u),
                    "the pair is found where the shapes overlap", [&] { return code_of(angle); });
  };
  expect_as_reference(-0.7872f);
  for (int i = 0; i < 6283; ++i) expect_as_reference(static_cast<float>(i) * 0.001f);
  for (int i = 0; i < 6283; ++i) expect_as_reference(static_cast<float>(i) * -0.001f);
}

// The circle is put so near to a turned box that rounding decides; it must decide once.
TEST(TieRegressions, ACircleHasOneVerdictInPairsAndInQueries) {
  Random random(41);
  Findings findings;
  for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
    World world = make_world({.world = {0, 0, 64, 64}, .edges = edges});
    const Id turned = add(world, box(8, 4), {});
    const float radius = 3;
    const Id ball = add(world, circle(radius), {});
    for (int i = 0; i < 2000; ++i) {
      const Transform at = {20 + 9 * random.unit(), 20 + 9 * random.unit(), 6 * random.unit(), 1};
      const float turn = at.angle + kQuarter * static_cast<float>(random.below(4));
      const bool is_across = std::abs(std::cos(turn - at.angle)) > 0.5f;
      const float reach = radius + (is_across ? 4.0f : 2.0f);
      const Transform at_ball = {at.x + reach * std::cos(turn), at.y + reach * std::sin(turn)};
      world.transforms()[row_of(turned)] = at;
      world.transforms()[row_of(ball)] = at_ball;
      ASSERT_EQ(world.step(), Status::kOk);
      const bool is_pair = world.pairs().size() == 1;
      const auto finds = [turned](const Result<std::span<const Row>>& found) {
        EXPECT_EQ(found.status, Status::kOk);
        return std::ranges::count(found.value, row_of(turned)) == 1;
      };
      const auto code = [&] { return code_of({box(8, 4), at, circle(radius), at_ball}); };
      findings.expect(finds(world.query(Circle{at_ball.x, at_ball.y, radius})) == is_pair,
                      "query of a circle finds a body exactly where a circle has a pair with it",
                      code);
      findings.expect(finds(world.overlaps(circle(radius), at_ball)) == is_pair,
                      "overlaps finds a body exactly where a circle has a pair with it", code);
      const float distance = world.separation(turned, ball).value.distance;
      const bool is_within = edges == EdgeRule::kStrict ? distance < 0 : distance <= 0;
      findings.expect(is_within == is_pair, "the separation says the same as the pair", code);
    }
  }
}

// A tilted capsule on a box: the shallower of its two points is midway between the surfaces, too.
TEST(TieRegressions, BothPointsOfATiltedCapsuleAreMidway) {
  int with_two_points = 0;
  Findings findings;
  for (int i = 0; i <= 40; ++i) {
    for (const float angle : {0.3f, -0.3f, 0.1f, 0.02f}) {
      const float x = 0.5f * static_cast<float>(i) - 10;
      const ShapePair pair = {box(40, 10), {}, capsule(10, 3), {x, -7, angle, 1}};
      const PairReference reference = reference_of(pair.a, pair.at_a, pair.b, pair.at_b);
      const Manifold found = collide(pair.a, pair.at_a, pair.b, pair.at_b);
      if (found.point_count == 2) ++with_two_points;
      findings.expect_none(wrong_in_contact(reference, {0, 0}, found, false),
                           [&] { return code_of(pair); });
    }
  }
  EXPECT_GT(with_two_points, 50);
}

// The middle of a segment may need one bit more than a float has; its ends do not.
TEST(TieRegressions, SegmentsThatShareAnEndTouchThere) {
  for (int i = 1; i < 2000; ++i) {
    const float left = -static_cast<float>(i) / 7;
    const float right = static_cast<float>(i) / 13;
    const Shape first = segment(left, 0, 0.3f, 0);
    const Shape second = segment(0.3f, 0, right + 1, 0);
    EXPECT_EQ(separation(first, {}, second, {}).distance, 0) << i;
    EXPECT_EQ(collide(first, {}, second, {}).point_count, 0u) << i;
    EXPECT_EQ(collide(first, {}, second, {}, EdgeRule::kTouching).point_count, 1u) << i;
  }
  const Transform far = {.x = 8388608};
  EXPECT_EQ(separation(segment(0, 0, 1, 0), far, box(2, 2), {.x = 8388610}).distance, 0);
  EXPECT_EQ(box_around(segment(0, 0, 1, 0), far), (Box{8388608, 0, 8388609, 0}));
}

// The square of a distance, as a quotient, is rounded where both of its products are exact.
TEST(TieRegressions, CapsulesOfAnySizeTouchSidesExactly) {
  int count = 0;
  for (int length = 1; length < 100; ++length) {
    for (int radius = 1; radius < 100; ++radius) {
      const Shape above =
          capsule(0.1f * static_cast<float>(length), 0.1f * static_cast<float>(radius));
      const float to_box = above.radius() + 1;
      const bool is_rounded = double{to_box} != double{above.radius()} + 1;
      for (const auto& [floor, y] : {std::pair(segment(-11, 0, 3.3f, 0), above.radius()),
                                     std::pair(box(22, 2), is_rounded ? 0 : to_box)}) {
        if (y == 0) continue;
        ++count;
        EXPECT_EQ(collide(floor, {}, above, {.y = y}).point_count, 0u);
        const Manifold found = collide(floor, {}, above, {.y = y}, EdgeRule::kTouching);
        EXPECT_EQ(found.point_count, 2u);
        EXPECT_EQ(found.depth, 0);
        EXPECT_EQ(separation(floor, {}, above, {.y = y}).distance, 0);
      }
    }
  }
  EXPECT_GT(count, 10'000);
}

TEST(TieRegressions, BoxesThatShareACornerMeetInOnePoint) {
  const Manifold boxes = collide(box(2, 2), {}, box(2, 2), {2, 2, 0, 1}, EdgeRule::kTouching);
  ASSERT_EQ(boxes.point_count, 1u);
  EXPECT_EQ(boxes.points[0].x, 1);
  EXPECT_EQ(boxes.points[0].y, 1);
  const Shape diamond = polygon({{-2, 0}, {0, -2}, {2, 0}, {0, 2}});
  EXPECT_EQ(collide(diamond, {}, diamond, {.x = 4}, EdgeRule::kTouching).point_count, 1u);
}

// Places within rounding of the surface of turned shapes.
TEST(TieRegressions, APointHasOneVerdictInAllQueries) {
  World world = make_world({.world = {-64, -64, 64, 64}});
  const std::array shapes = {polygon({{-6, 5}, {-3, -4}, {6, -6}, {3, 4}, {2, 6}, {-4, 6}}),
                             box(9, 5), capsule(7, 2)};
  Random random(61);
  int found_count = 0;
  for (int i = 0; i < 3000; ++i) {
    const Transform at = {0, 0, quarter_turns(1) * static_cast<float>(i % 40) / 7, 1};
    world.clear();
    add(world, shapes[static_cast<std::size_t>(i) % 3], {.transform = at});
    const Ray probe = {random.unit() - 0.5f, random.unit() - 0.5f, 40 * (random.unit() - 0.5f),
                       40 * (random.unit() - 0.5f)};
    const auto surface =
        world.raycast({probe.x + probe.dx, probe.y + probe.dy, -probe.dx, -probe.dy}).value;
    if (!surface || surface->fraction == 0) continue;
    const Point point = {surface->x, surface->y};
    const bool is_found = !world.query(point).value.empty();
    found_count += is_found ? 1 : 0;
    EXPECT_EQ(!world.query(Box{point.x, point.y, point.x, point.y}).value.empty(), is_found);
    EXPECT_EQ(!world.query(Circle{point.x, point.y, 0}).value.empty(), is_found);
    const auto away = world.raycast({point.x, point.y, probe.dx, probe.dy}).value;
    EXPECT_EQ(away && away->fraction == 0 && away->normal_x == 0 && away->normal_y == 0, is_found);
  }
  EXPECT_GT(found_count, 500);
}

}  // namespace
}  // namespace quadrille::testing
