// Contacts: by hand, against the oracle over random and degenerate shapes, and exactly on a
// lattice.
#include <array>
#include <bit>
#include <cmath>

#include "made_shapes.hpp"
#include "quadrille/contact.hpp"
#include "random_shapes.hpp"

namespace quadrille::testing {
namespace {

constexpr Feature feature(Feature of_a, Feature of_b) {
  return of_a + kFeaturesOfB * of_b;
}
constexpr Feature side(Feature i) {
  return kFirstSide + i;
}

void expect_contact(const Manifold& found, const Manifold& expected) {
  EXPECT_FLOAT_EQ(found.normal_x, expected.normal_x);
  EXPECT_FLOAT_EQ(found.normal_y, expected.normal_y);
  EXPECT_FLOAT_EQ(found.depth, expected.depth);
  ASSERT_EQ(found.point_count, expected.point_count);
  for (std::size_t i = 0; i < found.points.size(); ++i) {
    EXPECT_FLOAT_EQ(found.points[i].x, expected.points[i].x);
    EXPECT_FLOAT_EQ(found.points[i].y, expected.points[i].y);
    EXPECT_FLOAT_EQ(found.points[i].depth, expected.points[i].depth);
    EXPECT_EQ(found.points[i].feature, expected.points[i].feature);
  }
}

TEST(Contacts, OfTwoCircles) {
  // 3, 4, 5: the centres are 5 apart, the radii 6 together.
  expect_contact(collide(circle(4), {.x = 10, .y = 20}, circle(2), {.x = 13, .y = 24}),
                 {0.6f, 0.8f, 1, 1, {{{10 + 0.6f * 3.5f, 20 + 0.8f * 3.5f, 1, 0}}}});
  expect_contact(collide(circle(3), {}, circle(1), {.y = -2}), {0, -1, 2, 1, {{{0, -2, 2, 0}}}});
}

TEST(Contacts, OfACircleAndABox) {
  // To the right of it, at its top left corner, and with its centre inside.
  expect_contact(collide(box(4, 2), {}, circle(2), {.x = 3, .y = 0.5f}),
                 {1, 0, 1, 1, {{{1.5f, 0.5f, 1, feature(side(1), 0)}}}});
  expect_contact(collide(box(4, 2), {}, circle(5), {.x = -5, .y = -5}, EdgeRule::kTouching),
                 {-0.6f, -0.8f, 0, 1, {{{-2, -1, 0, feature(0, 0)}}}});
  expect_contact(collide(box(4, 2), {}, circle(1), {.x = 1.25f, .y = 0.75f}),
                 {0, 1, 1.25f, 1, {{{1.25f, 0.375f, 1.25f, feature(side(2), 0)}}}});
}

TEST(Contacts, OfACircleAndATurnedBox) {
  // The box stands on a corner, which is 2 * sqrt(2) below its centre.
  const float corner = 2 * 1.4142135f;
  const Manifold found = collide(box(4, 4), {.angle = kQuarter / 2}, circle(1), {.y = 3.5f});
  expect_contact(
      {found.normal_x + 1,
       found.normal_y,
       found.depth,
       1,
       {{{found.points[0].x + 1, found.points[0].y, found.depth, found.points[0].feature}}}},
      {1, 1, corner - 2.5f, 1, {{{1, (corner + 2.5f) / 2, corner - 2.5f, feature(2, 0)}}}});
}

TEST(Contacts, OfACircleAndACapsule) {
  const Shape pill = capsule(10, 2);
  expect_contact(collide(circle(1), {.x = 3, .y = -2}, pill, {}),
                 {0, 1, 1, 1, {{{3, -1.5f, 1, feature(0, side(0))}}}});
  expect_contact(collide(circle(1), {.x = 3, .y = 2}, pill, {}),
                 {0, -1, 1, 1, {{{3, 1.5f, 1, feature(0, side(1))}}}});
  expect_contact(collide(circle(4), {.x = 8, .y = 4}, pill, {}),
                 {-0.6f, -0.8f, 1, 1, {{{5.9f, 1.2f, 1, feature(0, 1)}}}});
}

TEST(Contacts, OfParallelCapsulesHaveTwoPoints) {
  // The upper one reaches from x = 2 to 12, the lower one from -5 to 5.
  expect_contact(
      collide(capsule(10, 2), {}, capsule(10, 1), {.x = 7, .y = -2.5f}),
      {0,
       -1,
       0.5f,
       2,
       {{{2, -1.75f, 0.5f, feature(side(0), 0)}, {5, -1.75f, 0.5f, feature(1, side(1))}}}});
}

// Where their ends are opposite each other, rounding must not make the contact one of two ends.
TEST(Contacts, OfParallelCapsulesHaveTwoPointsAtEveryAngle) {
  for (int i = 0; i < 100; ++i) {
    const float angle = 0.1f * static_cast<float>(i);
    const Transform above = {.x = 3 * std::sin(angle), .y = -3 * std::cos(angle), .angle = angle};
    EXPECT_EQ(collide(capsule(10, 2), {.angle = angle}, capsule(10, 2), above).point_count, 2u);
  }
}

// An upright capsule is the other one after a quarter turn, to the bit.
TEST(Contacts, OfUprightCapsulesAreThoseOfTurnedOnes) {
  Random random(9);
  const Shape upright = capsule(6, 2, true);
  const Shape lying = capsule(6, 2);
  for (std::size_t i = 0; i < 2000; ++i) {
    const Shape other = draw_shape(random, kShapeKinds[i % kShapeKinds.size()]);
    const Transform at = draw_transform_near(random);
    const Transform place = {.x = static_cast<float>(i % 5), .scale = i % 2 == 0 ? 1.0f : 0.75f};
    Transform turned = place;
    turned.angle = kQuarter;
    EXPECT_EQ(collide(upright, place, other, at), collide(lying, turned, other, at));
    EXPECT_EQ(collide(other, at, upright, place), collide(other, at, lying, turned));
    EXPECT_EQ(separation(upright, place, other, at).distance,
              separation(lying, turned, other, at).distance);
    EXPECT_EQ(box_around(upright, place), box_around(lying, turned));
  }
}

TEST(Contacts, OfCapsulesEndToEndAndOnOneLine) {
  expect_contact(collide(capsule(10, 2), {}, capsule(10, 1), {.x = 12.5f}),
                 {1, 0, 0.5f, 1, {{{6.75f, 0, 0.5f, feature(1, 0)}}}});
  const Manifold overlapping = collide(capsule(10, 2), {}, capsule(10, 1), {.x = 6});
  EXPECT_EQ(overlapping.depth, 3);
  EXPECT_EQ(std::abs(overlapping.normal_y), 1);
}

TEST(Contacts, OfBoxesSideBySide) {
  expect_contact(
      collide(box(4, 4), {}, box(4, 2), {.x = 3.5f, .y = 1}),
      {1,
       0,
       0.5f,
       2,
       {{{1.75f, 0, 0.5f, feature(side(1), 0)}, {1.75f, 2, 0.5f, feature(side(1), 3)}}}});
  // The lower half of the right side of the first one meets the upper half of the second one's.
  const Manifold shifted = collide(box(4, 4), {}, box(4, 4), {.x = 3.5f, .y = 2});
  expect_contact(
      shifted, {1,
                0,
                0.5f,
                2,
                {{{1.75f, 0, 0.5f, feature(side(1), 0)}, {1.75f, 2, 0.5f, feature(2, side(3))}}}});
}

TEST(Contacts, OfABoxThatStandsOnACorner) {
  const float corner = 2 * 1.4142135f;
  const Manifold found =
      collide(box(20, 4), {.y = 4}, box(4, 4), {.x = 1, .y = -0.5f, .angle = kQuarter / 2});
  EXPECT_EQ(found.point_count, 1u);
  EXPECT_FLOAT_EQ(found.normal_y, -1);
  EXPECT_FLOAT_EQ(found.depth, corner - 2.5f);
  EXPECT_FLOAT_EQ(found.points[0].x, 1);
  EXPECT_EQ(found.points[0].feature, feature(side(0), 2));
}

TEST(Contacts, OfCrossingSegments) {
  // At a third of the way along both; the shortest way out is across an end.
  const Manifold found = collide(segment(0, 0, 9, 0), {}, segment(3, -2, 3, 4), {});
  EXPECT_FLOAT_EQ(found.depth, 2);
  EXPECT_FLOAT_EQ(std::abs(found.normal_y), 1);
  EXPECT_EQ(collide(segment(0, 0, 9, 0), {}, segment(3, 1, 3, 4), {}).point_count, 0u);
}

TEST(Contacts, OfASegmentOnABoxAreItsEndsOnTheBox) {
  const Manifold found = collide(segment(-9, 0, 1, 0), {.y = -1.5f}, box(4, 4), {});
  EXPECT_FLOAT_EQ(found.normal_y, 1);
  EXPECT_FLOAT_EQ(found.depth, 0.5f);
  ASSERT_EQ(found.point_count, 2u);
  EXPECT_FLOAT_EQ(std::abs(found.points[0].x - found.points[1].x), 3);
}

TEST(Contacts, WhereShapesOnlyTouchDependOnTheRule) {
  const std::array<std::pair<Shape, Shape>, 6> touching = {
      {{circle(2), circle(1)},
       {box(4, 4), circle(1)},
       {box(4, 4), box(2, 9)},
       {capsule(2, 1), capsule(1, 0.5f)},
       {segment(0, 0, 2, 1), box(2, 2)},
       {segment(-1, 0, 2, 0), segment(-1, 0, 5, 0)}}};
  for (const auto& [a, b] : touching) {
    const Transform at_b = {.x = 3};
    EXPECT_EQ(collide(a, {}, b, at_b).point_count, 0u);
    const Manifold found = collide(a, {}, b, at_b, EdgeRule::kTouching);
    EXPECT_GT(found.point_count, 0u);
    EXPECT_EQ(found.depth, 0);
    EXPECT_EQ(collide(a, {}, b, {.x = 3.0001f}, EdgeRule::kTouching).point_count, 0u);
    EXPECT_GT(collide(a, {}, b, {.x = 2.9999f}, EdgeRule::kTouching).point_count, 0u);
  }
}

TEST(Contacts, OfShapesOnOneSpotHaveAWayOut) {
  for (const Shape& shape : {circle(3), box(4, 2), capsule(4, 2)}) {
    const Manifold found = collide(shape, {5, 5, 0.3f, 1}, shape, {5, 5, 0.3f, 1});
    EXPECT_FLOAT_EQ(std::hypot(found.normal_x, found.normal_y), 1);
    const Manifold after = collide(shape, {5, 5, 0.3f, 1}, shape,
                                   {5 + 1.0001f * found.depth * found.normal_x,
                                    5 + 1.0001f * found.depth * found.normal_y, 0.3f, 1});
    EXPECT_EQ(after.point_count, 0u);
  }
}

// The distance of a point from the feature of a shape's core that a contact names.
Real distance_from_feature(const OracleShape<Real>& shape, Feature named,
                           const OraclePoint<Real>& point) {
  const std::size_t corner = named % kFirstSide;
  OracleShape<Real> part = {{shape.points.at(corner)}, 0};
  if (named >= kFirstSide) part.points.push_back(shape.points[(corner + 1) % shape.points.size()]);
  return oracle_distance(part, {{point}, 0});
}

// What `found` claims, against the oracle. Shapes measure up to `size`; the library places them
// with floats.
void expect_as_oracle(const Manifold& found, const OracleShape<Real>& a, const OracleShape<Real>& b,
                      Real size) {
  const Real tolerance = 4e-6L * size;
  const Real distance = oracle_distance(a, b);
  if (found.point_count == 0) {
    EXPECT_GT(distance, -tolerance);
    EXPECT_EQ(found, Manifold{});
    return;
  }
  EXPECT_LT(distance, tolerance);
  EXPECT_NEAR(static_cast<double>(found.depth), static_cast<double>(-distance),
              static_cast<double>(tolerance));
  EXPECT_NEAR(std::hypot(found.normal_x, found.normal_y), 1, 1e-6);
  const auto expect_zero = [tolerance](Real value) {
    EXPECT_NEAR(static_cast<double>(value), 0, static_cast<double>(tolerance));
  };
  const OracleShape<Real> pushed =
      moved(b, Real{found.depth} * found.normal_x, Real{found.depth} * found.normal_y);
  expect_zero(oracle_distance(a, pushed));
  float deepest = 0;
  for (std::size_t i = 0; i < found.point_count; ++i) {
    const ContactPoint& point = found.points[i];
    deepest = std::max(deepest, point.depth);
    EXPECT_GE(point.depth, 0);
    const auto at = [&](Real along_normal) {
      return oracle_point(point.x + along_normal * found.normal_x,
                          point.y + along_normal * found.normal_y);
    };
    // Both surfaces are half the depth away, there where they belong to the named features.
    const OracleShape<Real> on_a = at(Real{point.depth} / 2);
    const OracleShape<Real> on_b = at(-Real{point.depth} / 2);
    expect_zero(oracle_distance(a, on_a));
    expect_zero(oracle_distance(b, on_b));
    const auto distance_from = [](const OracleShape<Real>& shape, Feature named,
                                  const OracleShape<Real>& at_surface) {
      return distance_from_feature(shape, named, at_surface.points[0]);
    };
    expect_zero(distance_from(a, point.feature % kFeaturesOfB, on_a) - a.radius);
    expect_zero(distance_from(b, point.feature / kFeaturesOfB, on_b) - b.radius);
  }
  EXPECT_EQ(found.depth, deepest);
  if (found.point_count == 2) {
    EXPECT_NE(found.points[0].feature, found.points[1].feature);
  } else {
    EXPECT_EQ(found.points[1], ContactPoint{});
  }
}

Manifold mirrored(Manifold manifold) {
  manifold.normal_x = -manifold.normal_x;
  manifold.normal_y = -manifold.normal_y;
  for (std::size_t i = 0; i < manifold.point_count; ++i) {
    Feature& id = manifold.points[i].feature;
    id = feature(id / kFeaturesOfB, id % kFeaturesOfB);
  }
  return manifold;
}

class RandomContacts : public ::testing::TestWithParam<std::pair<ShapeKind, ShapeKind>> {};

TEST_P(RandomContacts, AreThoseOfTheOracle) {
  const auto [kind_a, kind_b] = GetParam();
  Random random(17);
  int overlapping = 0;
  for (int i = 0; i < 1000; ++i) {
    const Shape a = draw_shape(random, kind_a);
    const Shape b = draw_shape(random, kind_b);
    const Transform at_a = draw_transform_near(random);
    const Transform at_b = random.one_in(8) ? at_a : draw_transform_near(random);
    const Manifold found = collide(a, at_a, b, at_b);
    expect_as_oracle(found, oracle_shape(a, at_a), oracle_shape(b, at_b), 20);
    if (found.point_count > 0) ++overlapping;
    if (::testing::Test::HasFailure()) {
      GTEST_FAIL() << "case " << i << " at " << at_a.x << " " << at_a.y << " " << at_a.angle << " "
                   << at_a.scale << " and " << at_b.x << " " << at_b.y << " " << at_b.angle << " "
                   << at_b.scale;
    }
  }
  EXPECT_GT(overlapping, 50);
  EXPECT_LT(overlapping, 900);
}

TEST_P(RandomContacts, AreMirroredInTheOtherOrder) {
  const auto [kind_a, kind_b] = GetParam();
  Random random(18);
  for (int i = 0; i < 1000; ++i) {
    const Shape a = draw_shape(random, kind_a);
    const Shape b = draw_shape(random, kind_b);
    const Transform at_a = draw_transform_near(random, 1000, 0);
    const Transform at_b = draw_transform_near(random, 1000, 0);
    EXPECT_EQ(collide(b, at_b, a, at_a), mirrored(collide(a, at_a, b, at_b)));
  }
}

// Whole numbers need no rounding, so that even touching is exact. Sides of both shapes often are
// equally deep, and the order of the shapes must not decide between them.
TEST_P(RandomContacts, OnALatticeAreExact) {
  const auto [kind_a, kind_b] = GetParam();
  Random random(19);
  std::array<int, 3> counts = {};
  for (int i = 0; i < 1000; ++i) {
    const LatticeShape a = draw_lattice(random, kind_a);
    const LatticeShape b = draw_lattice(random, kind_b);
    const int relation = exact_relation(a.exact, b.exact);
    ++counts[static_cast<std::size_t>(relation + 1)];
    const auto overlaps = [&](EdgeRule rule) {
      return collide(a.shape, a.transform, b.shape, b.transform, rule).point_count > 0;
    };
    EXPECT_EQ(overlaps(EdgeRule::kStrict), relation < 0) << i;
    EXPECT_EQ(overlaps(EdgeRule::kTouching), relation <= 0) << i;
    // Equal shapes on one spot have no order by which they could be told apart.
    if (a.shape == b.shape && a.transform == b.transform) continue;
    EXPECT_EQ(collide(b.shape, b.transform, a.shape, a.transform),
              mirrored(collide(a.shape, a.transform, b.shape, b.transform)))
        << i;
  }
  for (const int count : counts) EXPECT_GT(count, 0);
}

// A side so short that its length, scaled, is below the smallest float.
TEST(Contacts, OfPolygonsWithShortSidesThatAreScaledDown) {
  const std::vector<Point> corners = {{0, 0}, {1, 0}, {1, 1e-6f}, {0, 1}};
  const Shape polygon = Shape::polygon(corners).value;
  const std::vector<Point> speck_corners = {{0, 0}, {0.1f, 0}, {0, 0.1f}};
  const Shape speck = Shape::polygon(speck_corners).value;
  const Transform small = {.scale = 1e-40f};
  const Shape dot = Shape::circle(1e-42f).value;
  for (const Shape& other : {dot, box(2e-42f, 2e-42f), capsule(1e-42f, 1e-42f)}) {
    const Manifold found = collide(polygon, small, other, {.x = 2e-41f, .y = 4e-41f});
    EXPECT_GE(found.point_count, 1u);
    EXPECT_FLOAT_EQ(found.normal_x, -1);
    EXPECT_EQ(collide(polygon, small, other, {.x = 8e-41f, .y = 8e-41f}).point_count, 0u);
    // All corners are nearer to each other than floats can be.
    const Manifold point = collide(speck, {.scale = 1e-45f}, other, {.x = 1e-43f});
    EXPECT_FLOAT_EQ(std::hypot(point.normal_x, point.normal_y), 1);
  }
}

// Scales so small that lengths become zero, and their reciprocals infinite.
TEST(Contacts, OfShapesThatAreNearlyPoints) {
  const std::vector<Point> corners = {{0, 0}, {0.1f, 0}, {0, 0.1f}};
  const Shape polygon = Shape::polygon(corners).value;
  const Shape stroke = segment(0, 0, 0.1f, 0);
  const Transform speck = {.scale = 1e-45f};
  for (const Shape& point : {stroke, capsule(0.1f, 0.1f), polygon}) {
    for (const Shape& other : {box(2, 2), segment(-1, 0, 1, 0), capsule(1, 1), point}) {
      const Manifold found = collide(point, speck, other, speck, EdgeRule::kTouching);
      EXPECT_GE(found.point_count, 1u);
      EXPECT_FLOAT_EQ(std::hypot(found.normal_x, found.normal_y), 1);
      // A polygon keeps its area however small it is, and overlaps its larger self at the corner.
      const bool overlap = other.radius() > 0 || other.kind() == ShapeKind::kBox ||
                           other.kind() == ShapeKind::kPolygon;
      EXPECT_EQ(collide(point, speck, other, {}).point_count > 0, overlap);
      EXPECT_FLOAT_EQ(separation(point, speck, other, {.y = 3}).normal_y, 1);
    }
  }
  const Transform tiny = {.scale = 1e-40f};
  const std::vector<Point> mirrored_corners = {{0, 0}, {-0.1f, 0}, {0, 0.1f}};
  const Shape beside = Shape::polygon(mirrored_corners).value;
  EXPECT_EQ(collide(polygon, tiny, beside, tiny).point_count, 0u);
  EXPECT_GT(collide(polygon, tiny, beside, tiny, EdgeRule::kTouching).point_count, 0u);
}

// Sizes and places of every magnitude that floats have, also such that scaled sizes become zero.
TEST_P(RandomContacts, OfExtremeSizesAreFinite) {
  const auto [kind_a, kind_b] = GetParam();
  Random random(20);
  int overlapping = 0;
  for (int i = 0; i < 1000; ++i) {
    const int magnitude = static_cast<int>(random.below(80)) - 45;
    const auto draw = [&](ShapeKind kind) {
      const auto scaled = [&] {
        const int exponent = magnitude + static_cast<int>(random.below(9)) - 4;
        return static_cast<float>(std::pow(10.0, exponent));
      };
      const float size =
          random.one_in(4) ? scaled() : static_cast<float>(std::pow(10.0, magnitude));
      Transform at = draw_transform_near(random);
      at.x *= size;
      at.y *= size;
      at.scale = std::max(scaled(), 1e-44f);
      return std::pair(draw_shape(random, kind), at);
    };
    const auto [a, at_a] = draw(kind_a);
    const auto [b, at_b] = draw(kind_b);
    if (!is_valid(box_around(a, at_a)) || !is_valid(box_around(b, at_b))) continue;
    const Separation apart = separation(a, at_a, b, at_b);
    EXPECT_TRUE(is_finite(apart.distance) && is_valid(apart.on_a) && is_valid(apart.on_b)) << i;
    EXPECT_NEAR(std::hypot(apart.normal_x, apart.normal_y), 1, 1e-6) << i;
    const Manifold found = collide(a, at_a, b, at_b, EdgeRule::kTouching);
    if (found.point_count == 0) continue;
    ++overlapping;
    EXPECT_NEAR(std::hypot(found.normal_x, found.normal_y), 1, 1e-6) << i;
    for (const ContactPoint& point : found.points) {
      EXPECT_TRUE(is_finite(point.x) && is_finite(point.y) && is_finite(point.depth)) << i;
      EXPECT_LE(point.depth, found.depth);
    }
  }
  EXPECT_GT(overlapping, 5);
}

bool has_signed_zero(float x, float y) {
  return (x == 0 && std::signbit(x)) || (y == 0 && std::signbit(y));
}

TEST_P(RandomContacts, HaveNormalsInWhichZeroHasNoSign) {
  const auto [kind_a, kind_b] = GetParam();
  Random random(36);
  int zeros = 0;
  for (int i = 0; i < 300; ++i) {
    const LatticeShape a = draw_lattice(random, kind_a);
    const LatticeShape b = draw_lattice(random, kind_b);
    const Manifold found =
        i % 2 == 0 ? collide(a.shape, a.transform, b.shape, b.transform)
                   : collide(b.shape, b.transform, a.shape, a.transform, EdgeRule::kTouching);
    const Separation apart = i % 2 == 0 ? separation(a.shape, a.transform, b.shape, b.transform)
                                        : separation(b.shape, b.transform, a.shape, a.transform);
    EXPECT_FALSE(has_signed_zero(found.normal_x, found.normal_y)) << i;
    EXPECT_FALSE(has_signed_zero(apart.normal_x, apart.normal_y)) << i;
    zeros += apart.normal_x == 0 || apart.normal_y == 0 ? 1 : 0;
  }
  EXPECT_GT(zeros, 3);
}

// The half of the length, scaled, is below the smallest float.
TEST(Contacts, OfCapsulesWhoseLengthIsScaledToNothing) {
  const Shape round = capsule(1e-43f, 500);
  const Manifold found = collide(round, {.scale = 0.01f}, round, {.x = 3, .y = 4, .scale = 0.01f});
  EXPECT_FLOAT_EQ(found.normal_x, 0.6f);
  EXPECT_FLOAT_EQ(found.normal_y, 0.8f);
  EXPECT_FLOAT_EQ(found.depth, 5);
}

std::vector<std::pair<ShapeKind, ShapeKind>> pairs_of_kinds() {
  std::vector<std::pair<ShapeKind, ShapeKind>> pairs;
  for (const ShapeKind a : kShapeKinds) {
    for (const ShapeKind b : kShapeKinds) {
      if (a <= b) pairs.push_back({a, b});
    }
  }
  return pairs;
}

std::string names_of(const ::testing::TestParamInfo<std::pair<ShapeKind, ShapeKind>>& info) {
  constexpr std::array kNames = {"Circle", "Box", "Capsule", "Segment", "Polygon"};
  const auto name = [&](ShapeKind kind) { return kNames[static_cast<std::size_t>(kind)]; };
  return std::string(name(info.param.first)) + name(info.param.second);
}

INSTANTIATE_TEST_SUITE_P(Kinds, RandomContacts, ::testing::ValuesIn(pairs_of_kinds()), names_of);

}  // namespace
}  // namespace quadrille::testing
