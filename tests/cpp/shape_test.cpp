// Shapes: what is refused and why, their points, where transforms put them, sine and cosine.
#include "quadrille/shape.hpp"

#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <string_view>

#include "narrow/collide.hpp"
#include "narrow/rotation.hpp"
#include "narrow/shape_store.hpp"
#include "random_shapes.hpp"

namespace quadrille::testing {
namespace {

constexpr float kLargest = std::numeric_limits<float>::max();
constexpr float kTiniest = std::numeric_limits<float>::denorm_min();

ShapeStatus status_of(std::initializer_list<Point> corners) {
  return Shape::polygon(corners).status;
}

std::vector<Point> points_of(const Shape& shape) {
  return {shape.points().begin(), shape.points().end()};
}

TEST(Shapes, RefuseSizesOfZeroAndLess) {
  for (const float none : {0.0f, -1.0f, -kLargest}) {
    EXPECT_EQ(Shape::circle(none).status, ShapeStatus::kNoRadius);
    EXPECT_EQ(Shape::box(none, 1).status, ShapeStatus::kNoSize);
    EXPECT_EQ(Shape::box(1, none).status, ShapeStatus::kNoSize);
    EXPECT_EQ(Shape::capsule(none, 1).status, ShapeStatus::kNoSize);
    EXPECT_EQ(Shape::capsule(1, none).status, ShapeStatus::kNoRadius);
  }
  EXPECT_EQ(Shape::segment(3, 4, 3, 4).status, ShapeStatus::kNoLength);
  EXPECT_EQ(Shape::segment(0, 0, -0.0f, 0).status, ShapeStatus::kNoLength);
  // Half of it, which the shape consists of, would be zero.
  EXPECT_EQ(Shape::box(kTiniest, 1).status, ShapeStatus::kNoSize);
  EXPECT_EQ(Shape::circle(kTiniest).status, ShapeStatus::kOk);
}

TEST(Shapes, RefuseWhatIsNotFinite) {
  for (const float bad : {kNan, kInfinity, -kInfinity}) {
    EXPECT_EQ(Shape::circle(bad).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::box(bad, 1).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::box(1, bad).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::capsule(bad, 1).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::capsule(1, bad).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::segment(bad, 0, 1, 1).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(Shape::segment(0, 0, 1, bad).status, ShapeStatus::kNotFinite);
    EXPECT_EQ(status_of({{0, 0}, {1, 0}, {0, bad}}), ShapeStatus::kNotFinite);
    EXPECT_FALSE(is_valid(Transform{.x = bad}));
    EXPECT_FALSE(is_valid(Transform{.y = bad}));
    EXPECT_FALSE(is_valid(Transform{.angle = bad}));
    EXPECT_FALSE(is_valid(Transform{.scale = bad}));
  }
  EXPECT_FALSE(is_valid(Transform{.scale = 0}));
  EXPECT_FALSE(is_valid(Transform{.scale = -1}));
  EXPECT_TRUE(is_valid(Transform{-kLargest, kLargest, kLargest, kTiniest}));
}

TEST(Shapes, RefusePolygonsByTheRuleThatTheyBreak) {
  EXPECT_EQ(status_of({}), ShapeStatus::kTooFewPoints);
  EXPECT_EQ(status_of({{0, 0}, {1, 0}}), ShapeStatus::kTooFewPoints);
  const std::vector<Point> many(kMaxPolygonPoints + 1);
  EXPECT_EQ(Shape::polygon(many).status, ShapeStatus::kTooManyPoints);
  // Neighbours, the last and the first one, and two that are none.
  EXPECT_EQ(status_of({{0, 0}, {0, 0}, {1, 0}, {1, 1}}), ShapeStatus::kRepeatedPoint);
  EXPECT_EQ(status_of({{0, 0}, {1, 0}, {1, 1}, {0, 0}}), ShapeStatus::kRepeatedPoint);
  EXPECT_EQ(status_of({{0, 0}, {1, 0}, {0, 0}, {1, 1}}), ShapeStatus::kRepeatedPoint);
  // A corner in the middle of a side, a spike, and no area at all.
  EXPECT_EQ(status_of({{0, 0}, {1, 0}, {2, 0}, {1, 1}}), ShapeStatus::kCollinearPoints);
  EXPECT_EQ(status_of({{0, 0}, {3, 0}, {1, 0}, {1, 1}}), ShapeStatus::kCollinearPoints);
  EXPECT_EQ(status_of({{0, 0}, {1, 1}, {2, 2}}), ShapeStatus::kCollinearPoints);
  // Near a line: by just less, and by just more, than a hundred-millionth of the larger side.
  EXPECT_EQ(status_of({{0, 0}, {100, -0.9e-6f}, {200, 0}}), ShapeStatus::kCollinearPoints);
  EXPECT_EQ(status_of({{0, 0}, {100, -1.9e-6f}, {200, 0}}), ShapeStatus::kCollinearPoints);
  EXPECT_EQ(status_of({{0, 0}, {100, -2.1e-6f}, {200, 0}}), ShapeStatus::kOk);
  EXPECT_EQ(status_of({{0, 0}, {200, 0}, {200, 1.9e-6f}, {0, 100}}), ShapeStatus::kCollinearPoints);
  EXPECT_EQ(status_of({{0, 0}, {200, 0}, {200, 4e-6f}, {0, 100}}), ShapeStatus::kOk);
  EXPECT_EQ(status_of({{0, 0}, {1e-40f, 0}, {0, 1e-40f}}), ShapeStatus::kOk);
  // An arrowhead in both windings, an hourglass, and a pentagram, which turns to one side only.
  EXPECT_EQ(status_of({{0, 0}, {2, 1}, {0, 2}, {1, 1}}), ShapeStatus::kConcave);
  EXPECT_EQ(status_of({{1, 1}, {0, 2}, {2, 1}, {0, 0}}), ShapeStatus::kConcave);
  EXPECT_EQ(status_of({{0, 0}, {2, 2}, {2, 0}, {0, 2}}), ShapeStatus::kConcave);
  EXPECT_EQ(status_of({{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}}), ShapeStatus::kConcave);
}

TEST(Shapes, OfEveryRegularPolygonAreAccepted) {
  for (std::size_t count = 3; count <= kMaxPolygonPoints; ++count) {
    for (int start = 0; start < 12; ++start) {
      std::vector<Point> corners(count);
      for (std::size_t i = 0; i < count; ++i) {
        const double turn =
            0.5 * start + 6.283185307 * static_cast<double>(i) / static_cast<double>(count);
        corners[i] = {static_cast<float>(std::cos(turn)), static_cast<float>(std::sin(turn))};
      }
      EXPECT_EQ(Shape::polygon(corners).status, ShapeStatus::kOk);
      EXPECT_EQ(points_of(Shape::polygon(corners).value), corners);
    }
  }
}

TEST(ShapeStatuses, EachHasATextOfItsOwn) {
  constexpr std::string_view kNone = "not a status";
  std::set<std::string_view> texts;
  unsigned char count = 0;
  while (to_string(static_cast<ShapeStatus>(count)) != kNone) {
    texts.insert(to_string(static_cast<ShapeStatus>(count++)));
  }
  EXPECT_EQ(texts.size(), count);
  EXPECT_EQ(count, static_cast<unsigned char>(ShapeStatus::kConcave) + 1);
}

TEST(Shapes, HaveTheirPointsClockwiseOnAScreen) {
  EXPECT_EQ(points_of(Shape::circle(3).value), (std::vector<Point>{{0, 0}}));
  EXPECT_EQ(points_of(Shape::box(4, 2).value),
            (std::vector<Point>{{-2, -1}, {2, -1}, {2, 1}, {-2, 1}}));
  EXPECT_EQ(points_of(Shape::capsule(4, 1).value), (std::vector<Point>{{-2, 0}, {2, 0}}));
  EXPECT_EQ(points_of(Shape::capsule(4, 1, true).value), (std::vector<Point>{{0, -2}, {0, 2}}));
  EXPECT_EQ(points_of(Shape::segment(1, 2, 3, 4).value), (std::vector<Point>{{1, 2}, {3, 4}}));
  const std::vector<Point> clockwise = {{0, 0}, {4, 0}, {4, 3}, {1, 3}};
  EXPECT_EQ(points_of(Shape::polygon(clockwise).value), clockwise);
  const std::vector<Point> anticlockwise = {{0, 0}, {1, 3}, {4, 3}, {4, 0}};
  EXPECT_EQ(Shape::polygon(anticlockwise).value, Shape::polygon(clockwise).value);
  EXPECT_EQ(Shape(), Shape::circle(1).value);
}

// Hand-computed where floats are exact, so that the box is too.
TEST(Boxes, AroundShapesAreExactWhereFloatsAre) {
  EXPECT_EQ(box_around(Shape::circle(5).value, {10, 20, 1, 2}), (Box{0, 10, 20, 30}));
  EXPECT_EQ(box_around(Shape::box(4, 2).value, {10, 20, 0, 3}), (Box{4, 17, 16, 23}));
  EXPECT_EQ(box_around(Shape::capsule(8, 1).value, {1, 2, 0, 1}), (Box{-4, 1, 6, 3}));
  EXPECT_EQ(box_around(Shape::capsule(8, 1, true).value, {1, 2, 0, 1}), (Box{0, -3, 2, 7}));
  EXPECT_EQ(box_around(Shape::segment(1, 5, 3, -1).value, {10, 0, 0, 2}), (Box{12, -2, 16, 10}));
  const std::vector<Point> corners = {{0, 0}, {4, 0}, {1, 3}};
  EXPECT_EQ(box_around(Shape::polygon(corners).value, {1, 1, 0, 2}), (Box{1, 1, 9, 7}));
}

TEST(Boxes, AroundShapesContainThemAndAreTight) {
  Random random(5);
  for (int i = 0; i < 5000; ++i) {
    const Shape shape = draw_shape(random, kShapeKinds[random.below(5)]);
    const Transform transform = draw_transform_near(random, 100, 0);
    const OracleShape<Real> placed = oracle_shape(shape, transform);
    const auto [min_x, max_x] = std::ranges::minmax(placed.points, {}, &OraclePoint<Real>::x);
    const auto [min_y, max_y] = std::ranges::minmax(placed.points, {}, &OraclePoint<Real>::y);
    const Box box = box_around(shape, transform);
    EXPECT_NEAR(box.min_x, static_cast<double>(min_x.x - placed.radius), 2e-5);
    EXPECT_NEAR(box.max_x, static_cast<double>(max_x.x + placed.radius), 2e-5);
    EXPECT_NEAR(box.min_y, static_cast<double>(min_y.y - placed.radius), 2e-5);
    EXPECT_NEAR(box.max_y, static_cast<double>(max_y.y + placed.radius), 2e-5);
  }
}

// What the narrow phase would find to overlap must not be lost by the boxes.
TEST(Boxes, AroundShapesContainTheirFarthestPoint) {
  Random random(6);
  for (int i = 0; i < 5000; ++i) {
    const float x = between(random, -1000, 1000);
    const float radius = draw_size(random);
    const Box box = box_around(Shape::circle(radius).value, {.x = x});
    EXPECT_LE(box.min_x, double{x} - radius);
    EXPECT_GE(box.max_x, double{x} + radius);
    EXPECT_LE(box.max_x,
              std::nextafter(std::nextafter(std::nextafter(x + radius, 1e9f), 1e9f), 1e9f));
  }
}

TEST(Boxes, AroundShapesBeyondFloatsAreNotValid) {
  EXPECT_FALSE(is_valid(box_around(Shape::circle(kLargest).value, {.x = kLargest})));
  EXPECT_FALSE(is_valid(box_around(Shape::circle(kLargest).value, {.scale = 2})));
  EXPECT_FALSE(is_valid(box_around(Shape::box(1, kLargest).value, {.scale = 3})));
  EXPECT_FALSE(is_valid(
      box_around(Shape::segment(0, 0, kLargest, 1).value, {.y = kLargest, .scale = kLargest})));
  const std::vector<Point> corners = {{0, 0}, {kLargest, 0}, {0, kLargest}};
  EXPECT_FALSE(is_valid(box_around(Shape::polygon(corners).value, {.angle = 1, .scale = 3})));
  EXPECT_TRUE(is_valid(box_around(Shape::circle(1e38f).value, {.x = 2e38f})));
}

void expect_close_around(const Box& around, const Box& box) {
  EXPECT_TRUE(contains(around, box));
  EXPECT_NEAR(around.min_x, box.min_x, 2e-5);
  EXPECT_NEAR(around.min_y, box.min_y, 2e-5);
  EXPECT_NEAR(around.max_x, box.max_x, 2e-5);
  EXPECT_NEAR(around.max_y, box.max_y, 2e-5);
}

// A pair whose boxes do not overlap strictly is never tested, by either rule.
TEST(ShapeStore, GivesBoxesThatOverlapWhereShapesTouch) {
  ShapeStore store;
  ASSERT_TRUE(store.reserve(2));
  Random random(7);
  int touching = 0;
  for (int i = 0; i < 20'000; ++i) {
    const LatticeShape a = draw_lattice(random, kShapeKinds[random.below(5)]);
    const LatticeShape b = draw_lattice(random, kShapeKinds[random.below(5)]);
    // Half of them are turned, as one, so that they touch but for rounding.
    const Transform by = {between(random, -900, 900), 0, random.one_in(2) ? 0 : random.unit(), 1};
    const Rotation rotation = rotation_of(by.angle);
    const auto turned = [&](const Transform& at) {
      return Transform{by.x + rotation.cosine * at.x - rotation.sine * at.y,
                       rotation.sine * at.x + rotation.cosine * at.y, by.angle, at.scale};
    };
    ASSERT_TRUE(store.set(0, a.shape) && store.set(1, b.shape));
    const Box box_a = store.place(0, turned(a.transform));
    const Box box_b = store.place(1, turned(b.transform));
    Manifold manifold;
    if (!collide(store[0], store[1], EdgeRule::kTouching, manifold)) continue;
    if (manifold.depth < 1e-4f) ++touching;
    EXPECT_TRUE(overlap<EdgeRule::kStrict>(box_a, box_b));
  }
  EXPECT_GT(touching, 100);
}

TEST(ShapeStore, ReusesTheSlotsOfPolygons) {
  ShapeStore store;
  ASSERT_TRUE(store.reserve(3));
  const std::vector<Point> corners = {{0, 0}, {4, 0}, {1, 3}};
  const Shape polygon = Shape::polygon(corners).value;
  ASSERT_TRUE(store.set(0, polygon));
  ASSERT_TRUE(store.set(1, polygon));
  store.remove(0);
  const std::size_t bytes = store.bytes();
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(store.set(0, Shape::circle(1).value));
    ASSERT_TRUE(store.set(2, polygon));
    ASSERT_TRUE(store.set(0, Shape::box(2, 1).value));
    ASSERT_TRUE(store.set(2, Shape::circle(1).value));
    ASSERT_TRUE(store.set(0, polygon));
    store.remove(0);
  }
  EXPECT_EQ(store.bytes(), bytes);
  ASSERT_TRUE(store.set(0, polygon));
  expect_close_around(store.place(0, {10, 0, 0, 1}), {10, 0, 14, 3});
  expect_close_around(store.place(1, {0, 10, 0, 1}), {0, 10, 4, 13});
  EXPECT_EQ(box_around(store[0]), (Box{10, 0, 14, 3}));
  EXPECT_NE(store[0].polygon, store[1].polygon);
  EXPECT_EQ(store.shape(1), polygon);
  store.clear();
  EXPECT_EQ(store[1].polygon, nullptr);
}

// Every float of the first 9 turns in steps, and floats of all sizes.
template <typename Visit>
void for_each_angle(Visit visit) {
  constexpr std::uint32_t kInfinityBits = 0x7f800000;
  for (std::uint32_t bits = 0; bits < kInfinityBits; bits += 9973) {
    visit(std::bit_cast<float>(bits));
    visit(-std::bit_cast<float>(bits));
  }
}

double error_in_ulps(float found, double expected) {
  const float nearest = std::abs(static_cast<float>(expected));
  return std::abs(found - expected) / (std::nextafter(nearest, 2.0f) - nearest);
}

TEST(Rotations, AreRoundedCorrectlyButForRareCases) {
  int rounded_wrongly = 0;
  int count = 0;
  for_each_angle([&](float angle) {
    const auto [cosine, sine] = rotation_of(angle);
    const double true_cosine = std::cos(double{angle});
    const double true_sine = std::sin(double{angle});
    EXPECT_LT(error_in_ulps(cosine, true_cosine), 0.5005) << angle;
    EXPECT_LT(error_in_ulps(sine, true_sine), 0.5005) << angle;
    if (cosine != static_cast<float>(true_cosine)) ++rounded_wrongly;
    if (sine != static_cast<float>(true_sine)) ++rounded_wrongly;
    count += 2;
  });
  EXPECT_LT(rounded_wrongly, count / 50'000);
}

TEST(Rotations, OfSpecialAngles) {
  EXPECT_EQ(rotation_of(0).cosine, 1);
  EXPECT_EQ(rotation_of(0).sine, 0);
  EXPECT_FALSE(std::signbit(rotation_of(-0.0f).sine));
  // The floats nearest to quarter turns, up to a full turn to either side.
  constexpr std::array<int, 4> kCosines = {1, 0, -1, 0};
  for (int quarters = -4; quarters <= 4; ++quarters) {
    const auto angle = static_cast<float>(quarters * 1.57079632679489661923);
    const auto turns = static_cast<std::size_t>(quarters + 4) % 4;
    const auto [cosine, sine] = rotation_of(angle);
    EXPECT_EQ(cosine, kCosines[turns]);
    EXPECT_EQ(sine, kCosines[(turns + 3) % 4]);
    EXPECT_FALSE(std::signbit(cosine) && cosine == 0);
    EXPECT_FALSE(std::signbit(sine) && sine == 0);
    if (quarters == 0) continue;
    // The next float is itself.
    const float beside = std::nextafter(angle, 9.0f);
    EXPECT_FLOAT_EQ(rotation_of(beside).cosine, static_cast<float>(std::cos(double{beside})));
    EXPECT_FLOAT_EQ(rotation_of(beside).sine, static_cast<float>(std::sin(double{beside})));
  }
  EXPECT_EQ(rotation_of(kTiniest).sine, kTiniest);
  // Only an exact reduction of the largest float gets these right.
  EXPECT_EQ(rotation_of(kLargest).sine, -0.5218765f);
  EXPECT_EQ(rotation_of(kLargest).cosine, 0.85302103f);
}

// The same number natively, as WebAssembly, and on ARM.
TEST(Rotations, HaveTheSameBitsEverywhere) {
  std::uint64_t hash = 14695981039346656037u;  // FNV-1a over words
  for_each_angle([&](float angle) {
    const auto [cosine, sine] = rotation_of(angle);
    hash = (hash ^ std::bit_cast<std::uint32_t>(cosine)) * 1099511628211u;
    hash = (hash ^ std::bit_cast<std::uint32_t>(sine)) * 1099511628211u;
  });
  EXPECT_EQ(hash, 13204622684083644389u);
}

}  // namespace
}  // namespace quadrille::testing
