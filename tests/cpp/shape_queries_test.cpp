// Queries of one shape, and how far two are apart: by hand, against the oracle, and exactly on
// a lattice.
#include "narrow/shape_queries.hpp"

#include <array>
#include <cmath>

#include "quadrille/contact.hpp"
#include "random_shapes.hpp"

namespace quadrille::testing {
namespace {

class ShapeQueries : public ::testing::TestWithParam<ShapeKind> {};

TEST_P(ShapeQueries, MeasureDistancesAsTheOracle) {
  Random random(21);
  for (int i = 0; i < 1000; ++i) {
    const Shape shape = draw_shape(random, GetParam());
    const Transform transform = draw_transform_near(random);
    const Point point = {between(random, -12, 12), between(random, -12, 12)};
    const OracleShape<Real> placed = oracle_shape(shape, transform);
    EXPECT_NEAR(signed_distance(StandaloneShape(shape, transform).ref(), point),
                static_cast<double>(oracle_distance(placed, oracle_point(point.x, point.y))), 2e-5);
  }
}

TEST_P(ShapeQueries, OnALatticeAreExact) {
  Random random(22);
  const auto whole = [&random] { return static_cast<int>(random.below(31)) - 15; };
  std::array<int, 3> counts = {};
  for (int i = 0; i < 2000; ++i) {
    const LatticeShape lattice = draw_lattice(random, GetParam());
    const StandaloneShape shape(lattice.shape, lattice.transform);
    const std::int64_t x = whole();
    const std::int64_t y = whole();
    const std::int64_t width = random.below(6);
    const std::int64_t height = random.below(6);
    const std::int64_t radius = random.below(6);
    const OracleShape<std::int64_t> point = {{{x, y}}, 0};
    const OracleShape<std::int64_t> disc = {{{x, y}}, radius};
    const OracleShape<std::int64_t> box = {
        {{x, y}, {x + width, y}, {x, y + height}, {x + width, y + height}}, 0};
    const auto number = [](std::int64_t value) { return static_cast<float>(value); };
    for (const EdgeRule rule : {EdgeRule::kStrict, EdgeRule::kTouching}) {
      const auto expected = [&](const OracleShape<std::int64_t>& other) {
        const int relation = exact_relation(lattice.exact, other);
        ++counts[static_cast<std::size_t>(relation + 1)];
        return relation < 0 || (relation == 0 && rule == EdgeRule::kTouching);
      };
      EXPECT_EQ(overlaps(shape.ref(), Point{number(x), number(y)}, rule), expected(point));
      EXPECT_EQ(overlaps(shape.ref(), Circle{number(x), number(y), number(radius)}, rule),
                expected(disc));
      EXPECT_EQ(overlaps(shape.ref(),
                         from_corner(number(x), number(y), number(width), number(height)), rule),
                expected(box));
    }
  }
  for (const int count : counts) EXPECT_GT(count, 50);
}

// Where the distance from a moving point to a convex shape first becomes zero, but for rounding:
// that distance falls until it is least and rises behind that. Above 1 when it never does.
Real first_fraction(const OracleShape<Real>& shape, const Ray& ray) {
  const auto is_apart = [](Real distance) { return distance > 1e-9L; };
  const auto distance = [&](Real fraction) {
    return oracle_distance(shape,
                           oracle_point(ray.x + fraction * ray.dx, ray.y + fraction * ray.dy));
  };
  Real low = 0;
  Real high = 1;
  for (int i = 0; i < 70; ++i) {
    const Real third = (high - low) / 3;
    const bool is_nearer_to_low = distance(low + third) < distance(high - third);
    (is_nearer_to_low ? high : low) += is_nearer_to_low ? -third : third;
  }
  if (is_apart(distance(low))) return 2;
  high = low;
  low = 0;
  for (int i = 0; i < 40; ++i) {
    const Real middle = (low + high) / 2;
    (is_apart(distance(middle)) ? low : high) = middle;
  }
  return high;
}

TEST_P(ShapeQueries, MeetRaysWhereTheOracleDoes) {
  Random random(23);
  int hits = 0;
  for (int i = 0; i < 200; ++i) {
    const Shape shape = draw_shape(random, GetParam());
    const Transform transform = draw_transform_near(random);
    const OracleShape<Real> placed = oracle_shape(shape, transform);
    // Towards a point near the shape's own place, so that many of the rays meet it.
    const Point from = {between(random, -20, 20), between(random, -20, 20)};
    const float reach = between(random, 0.5f, 3);
    const Ray ray = {from.x, from.y, reach * (transform.x + between(random, -4, 4) - from.x),
                     reach * (transform.y + between(random, -4, 4) - from.y)};
    const float length = std::hypot(ray.dx, ray.dy);
    const auto hit = first_hit(StandaloneShape(shape, transform).ref(), ray, EdgeRule::kStrict);
    const Real expected = first_fraction(placed, ray);
    if (!hit) {
      EXPECT_GT(expected, 1) << i;
      continue;
    }
    ++hits;
    const Real at_hit = oracle_distance(placed, oracle_point(hit->x, hit->y));
    if (hit->fraction == 0) {
      EXPECT_LT(at_hit, 2e-5L);
      EXPECT_EQ(hit->normal_x, 0);
      continue;
    }
    EXPECT_NEAR(static_cast<double>(at_hit), 0, 2e-5) << i;
    EXPECT_NEAR(hit->x, ray.x + hit->fraction * ray.dx, 2e-5) << i;
    EXPECT_NEAR(hit->y, ray.y + hit->fraction * ray.dy, 2e-5) << i;
    EXPECT_NEAR(hit->fraction * length, static_cast<double>(expected) * length, 0.01) << i;
    // The distance grows by as much as one goes along the normal, which is against the ray.
    const Real beside = oracle_distance(
        placed, oracle_point(hit->x + 0.01L * hit->normal_x, hit->y + 0.01L * hit->normal_y));
    EXPECT_NEAR(static_cast<double>(beside), 0.01, 3e-5) << i;
    EXPECT_LE(hit->normal_x * ray.dx + hit->normal_y * ray.dy, 1e-3f * length);
  }
  EXPECT_GT(hits, 30);
}

INSTANTIATE_TEST_SUITE_P(Kinds, ShapeQueries, ::testing::ValuesIn(kShapeKinds),
                         [](const ::testing::TestParamInfo<ShapeKind>& kind) {
                           return std::to_string(static_cast<int>(kind.param));
                         });

std::optional<Hit> hit_of(const Shape& shape, const Transform& transform, const Ray& ray,
                          EdgeRule edges = EdgeRule::kStrict) {
  return first_hit(StandaloneShape(shape, transform).ref(), ray, edges);
}

void expect_hit(const std::optional<Hit>& found, const Hit& expected) {
  ASSERT_TRUE(found.has_value());
  EXPECT_FLOAT_EQ(found->fraction, expected.fraction);
  EXPECT_FLOAT_EQ(found->x, expected.x);
  EXPECT_FLOAT_EQ(found->y, expected.y);
  EXPECT_FLOAT_EQ(found->normal_x, expected.normal_x);
  EXPECT_FLOAT_EQ(found->normal_y, expected.normal_y);
}

TEST(RaysOnShapes, ByHand) {
  const Shape circle = Shape::circle(5).value;
  expect_hit(hit_of(circle, {.x = 10}, {-2, 3, 16, 0}), {0, 0.5f, 6, 3, -0.8f, 0.6f});
  const Shape capsule = Shape::capsule(10, 5).value;
  expect_hit(hit_of(capsule, {}, {2, -20, 0, 20}), {0, 0.75f, 2, -5, 0, -1});
  expect_hit(hit_of(capsule, {}, {18, 3, -18, 0}), {0, 0.5f, 9, 3, 0.8f, 0.6f});
  const Shape box = Shape::box(4, 2).value;
  expect_hit(hit_of(box, {}, {-6, 0, 8, 0}), {0, 0.5f, -2, 0, -1, 0});
  const Shape segment = Shape::segment(0, 0, 4, 0).value;
  expect_hit(hit_of(segment, {}, {1, -2, 2, 4}), {0, 0.5f, 2, 0, 0, -1});
  expect_hit(hit_of(segment, {}, {1, 2, 2, -4}), {0, 0.5f, 2, 0, 0, 1});
}

TEST(RaysOnShapes, ThatBeginInsideHaveNoNormal) {
  for (const Shape& shape :
       {Shape::circle(5).value, Shape::box(4, 2).value, Shape::capsule(2, 3).value}) {
    expect_hit(hit_of(shape, {}, {0.5f, 0.5f, 9, 9}), {0, 0, 0.5f, 0.5f, 0, 0});
    expect_hit(hit_of(shape, {}, {0.5f, 0.5f, 0, 0}), {0, 0, 0.5f, 0.5f, 0, 0});
  }
}

TEST(RaysOnShapes, ThatOnlyTouchAreHitsByOneRule) {
  const Shape circle = Shape::circle(5).value;
  const Shape box = Shape::box(4, 2).value;
  const Shape segment = Shape::segment(0, 0, 4, 0).value;
  const std::array<std::pair<Shape, Ray>, 6> touching = {{{circle, {-10, 5, 20, 0}},
                                                          {circle, {-10, 0, 5, 0}},
                                                          {box, {-10, -1, 20, 0}},
                                                          {box, {-3, 0, 2, 2}},
                                                          {segment, {-1, 0, 9, 0}},
                                                          {segment, {2, 5, 0, -5}}}};
  for (const auto& [shape, ray] : touching) {
    EXPECT_FALSE(hit_of(shape, {}, ray));
    EXPECT_TRUE(hit_of(shape, {}, ray, EdgeRule::kTouching));
  }
  expect_hit(hit_of(circle, {}, {-10, 5, 20, 0}, EdgeRule::kTouching), {0, 0.5f, 0, 5, 0, 1});
  expect_hit(hit_of(segment, {}, {-1, 0, 10, 0}, EdgeRule::kTouching), {0, 0.1f, 0, 0, -1, 0});
  expect_hit(hit_of(box, {}, {-3, 0, 2, 2}, EdgeRule::kTouching), {0, 0.5f, -2, 1, -1, 0});
}

// From the surface inwards: the strict rule has a hit at once, and it has a normal.
TEST(RaysOnShapes, ThatBeginOnTheSurface) {
  expect_hit(hit_of(Shape::circle(5).value, {}, {-5, 0, 2, 0}), {0, 0, -5, 0, -1, 0});
  expect_hit(hit_of(Shape::box(4, 2).value, {}, {0, -1, 1, 1}), {0, 0, 0, -1, 0, -1});
  EXPECT_FALSE(hit_of(Shape::circle(5).value, {}, {-5, 0, -2, 0}));
}

// The line of the ray enters the shape far behind the start, on the other side.
TEST(RaysOnShapes, ThatLeadAwayFromTheSurfaceHaveItsNormal) {
  const Shape capsule = Shape::capsule(4, 3.5f, true).value;
  const Transform at = {10.2857876f, -1004.46063f, 1.57079625f, 0.5f};
  const Ray ray = {10.2857876f, -1002.71063f, -10.5715752f, 15.4212646f};
  const auto hit = hit_of(capsule, at, ray, EdgeRule::kTouching);
  ASSERT_TRUE(hit.has_value());
  EXPECT_NEAR(hit->normal_x, 0, 1e-3f);
  EXPECT_NEAR(hit->normal_y, 1, 1e-3f);
}

// Shapes that lie flat but for the rounding of right angles, and rays from above them.
TEST(RaysOnShapes, ThatLeadAwayFromFlatSurfacesHaveTheirNormal) {
  const std::array<Shape, 4> shapes = {Shape::capsule(4, 3.5f, true).value,
                                       Shape::capsule(7, 3.5f).value, Shape::circle(3.5f).value,
                                       Shape::box(7, 7).value};
  constexpr std::array<float, 6> kAngles = {0,           1.57079625f, 1.57079637f,
                                            1.57079649f, 3.14159274f, -6.28318548f};
  Random random(7);
  int hits = 0;
  for (int i = 0; i < drawn(20'000); ++i) {
    const Shape& shape = shapes[random.below(4)];
    const Transform at = {.x = between(random, -2000, 2000),
                          .y = between(random, -2000, 2000),
                          .angle = kAngles[random.below(6)]};
    const float away = random.below(2) == 0 ? 1.0f : -1.0f;
    const Ray ray = {at.x, at.y + 3.5f * away, between(random, -20, 20), 15 * away};
    const auto hit = hit_of(shape, at, ray, EdgeRule::kTouching);
    if (!hit || (hit->normal_x == 0 && hit->normal_y == 0)) continue;
    ++hits;
    ASSERT_NEAR(hit->normal_x, 0, 1e-3f) << i;
    ASSERT_NEAR(hit->normal_y, away, 1e-3f) << i;
  }
  EXPECT_GT(hits, 0);
}

void expect_separation(const Separation& found, const Separation& expected) {
  EXPECT_FLOAT_EQ(found.distance, expected.distance);
  EXPECT_FLOAT_EQ(found.normal_x, expected.normal_x);
  EXPECT_FLOAT_EQ(found.normal_y, expected.normal_y);
  EXPECT_FLOAT_EQ(found.on_a.x, expected.on_a.x);
  EXPECT_FLOAT_EQ(found.on_a.y, expected.on_a.y);
  EXPECT_FLOAT_EQ(found.on_b.x, expected.on_b.x);
  EXPECT_FLOAT_EQ(found.on_b.y, expected.on_b.y);
}

TEST(Separations, ByHand) {
  const Shape circle = Shape::circle(2).value;
  const Shape box = Shape::box(4, 2).value;
  expect_separation(separation(circle, {}, circle, {.x = 6, .y = 8}),
                    {6, 0.6f, 0.8f, {1.2f, 1.6f}, {4.8f, 6.4f}});
  expect_separation(separation(circle, {}, circle, {.x = 3}), {-1, 1, 0, {2, 0}, {1, 0}});
  expect_separation(separation(box, {}, circle, {.x = 1, .y = -8}), {5, 0, -1, {1, -1}, {1, -6}});
  expect_separation(separation(box, {}, box, {.x = 7, .y = 6}), {5, 0.6f, 0.8f, {2, 1}, {5, 5}});
}

TEST(Separations, OfRandomShapesAreThoseOfTheOracle) {
  Random random(24);
  int apart = 0;
  for (int i = 0; i < 4000; ++i) {
    const Shape a = draw_shape(random, kShapeKinds[random.below(5)]);
    const Shape b = draw_shape(random, kShapeKinds[random.below(5)]);
    const Transform at_a = draw_transform_near(random);
    const Transform at_b = draw_transform_near(random, 5, 0);
    const Separation found = separation(a, at_a, b, at_b);
    const OracleShape<Real> placed_a = oracle_shape(a, at_a);
    const OracleShape<Real> placed_b = oracle_shape(b, at_b);
    const auto expect_small = [&](Real value) {
      EXPECT_NEAR(static_cast<double>(value), 0, 8e-5) << i;
    };
    expect_small(oracle_distance(placed_a, placed_b) - found.distance);
    expect_small(oracle_distance(placed_a, oracle_point(found.on_a.x, found.on_a.y)));
    expect_small(oracle_distance(placed_b, oracle_point(found.on_b.x, found.on_b.y)));
    expect_small(found.on_a.x + found.distance * found.normal_x - found.on_b.x);
    expect_small(found.on_a.y + found.distance * found.normal_y - found.on_b.y);
    expect_small(std::hypot(found.normal_x, found.normal_y) - 1);
    if (found.distance > 0) ++apart;

    const Separation mirrored = separation(b, at_b, a, at_a);
    EXPECT_EQ(mirrored.distance, found.distance);
    EXPECT_EQ(mirrored.normal_x, -found.normal_x);
    EXPECT_EQ(mirrored.normal_y, -found.normal_y);
    EXPECT_EQ(mirrored.on_a, found.on_b);
  }
  EXPECT_GT(apart, 1000);
  EXPECT_LT(apart, 3000);
}

// What a scale leaves of a shape: nothing but a point, or a line along x from -0.5 to 0.5.
TEST(ShapeQueries, MeasureShapesThatAreScaledToAPointOrALine) {
  const Shape long_segment = Shape::segment(-5e24f, 0, 5e24f, 1e-22f).value;
  const Shape long_box = Shape::box(1e25f, 1e-20f).value;
  const Transform at = {.x = 100, .y = 0, .angle = 0, .scale = 1e-25f};
  const StandaloneShape point(Shape::box(1e-21f, 1e-21f).value, at);
  EXPECT_FLOAT_EQ(static_cast<float>(signed_distance(point.ref(), Point{103, 4})), 5);
  EXPECT_FALSE(overlaps(point.ref(), Point{103, 4}, EdgeRule::kTouching));
  EXPECT_TRUE(overlaps(point.ref(), Point{100, 0}, EdgeRule::kTouching));
  EXPECT_FALSE(overlaps(point.ref(), Point{100, 0}, EdgeRule::kStrict));
  for (const StandaloneShape& line :
       {StandaloneShape(long_segment, at), StandaloneShape(long_box, at)}) {
    EXPECT_FLOAT_EQ(static_cast<float>(signed_distance(line.ref(), Point{110, 0})), 9.5f);
    EXPECT_FLOAT_EQ(static_cast<float>(signed_distance(line.ref(), Point{100, -7})), 7);
    EXPECT_FALSE(overlaps(line.ref(), Point{110, 0}, EdgeRule::kTouching));
    EXPECT_TRUE(overlaps(line.ref(), Point{100.25f, 0}, EdgeRule::kTouching));
  }
}

TEST(ShapeQueries, HaveNormalsInWhichZeroHasNoSign) {
  const StandaloneShape box(Shape::box(4, 4).value, {});
  for (const Point& step : {Point{9, 0}, Point{-9, 0}, Point{0, 9}, Point{0, -9}}) {
    const Ray ray = {-step.x, -step.y, step.x, step.y};
    const auto hit = first_hit(box.ref(), ray, EdgeRule::kStrict);
    ASSERT_TRUE(hit.has_value());
    EXPECT_FALSE(std::signbit(hit->normal_x) && hit->normal_x == 0);
    EXPECT_FALSE(std::signbit(hit->normal_y) && hit->normal_y == 0);
  }
}

}  // namespace
}  // namespace quadrille::testing
