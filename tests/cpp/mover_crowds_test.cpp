// Moves where numbers are large, small or many, and by the other rule of edges.
#include <array>
#include <cmath>
#include <vector>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// A body falls on a floor, walks into a wall, jumps against a ceiling and walks back. Lengths are
// multiples of a unit, places are from an origin on.
class Walks {
 public:
  explicit Walks(float unit, const Point& origin = {0, 0}, EdgeRule edges = EdgeRule::kStrict)
      : unit_(unit), origin_(origin), world_(open_world(edges)) {
    Settings settings = world_.settings();
    settings.seam_tolerance = 0.01f * unit;
    EXPECT_EQ(world_.set_settings(settings), Status::kOk);
    block({-200, 0, 60, 20});
    block({60, -200, 80, 20});
    block({0, -60, 60, -40});
    block({-40, -6, 0, 0});
    for (int i = 0; i < 4; ++i) {
      const auto step = static_cast<float>(i);
      block({-200, -7 * (step + 1), -60 - 10 * step, 0});
    }
    hero_ = add_at(world_, box(12 * unit, 20 * unit), origin.x + 20 * unit, origin.y - 15 * unit);
  }

  /// The places, in units from the origin.
  std::vector<Point> places() {
    std::vector<Point> all;
    MoveOptions options = {.step_height = 8 * unit_, .snap_distance = 6 * unit_};
    Point speed = {2.5f, 0};
    for (int i = 0; i < 160; ++i) {
      if (i == 40) speed.y = -6;
      if (i == 60) speed.x = -1.75f;
      speed.y += 0.25f;
      const Moved moved =
          kept(world_.move_and_slide(hero_, speed.x * unit_, speed.y * unit_, options));
      EXPECT_FALSE(moved.is_stuck) << i;
      EXPECT_EQ(world_.move(hero_, moved.x, moved.y), Status::kOk);
      options.support = moved.support;
      speed.y = moved.velocity_y / unit_;
      all.push_back({(moved.x - origin_.x) / unit_, (moved.y - origin_.y) / unit_});
    }
    return all;
  }

 private:
  void block(const Box& box) {
    add_block(world_, {origin_.x + box.min_x * unit_, origin_.y + box.min_y * unit_,
                       origin_.x + box.max_x * unit_, origin_.y + box.max_y * unit_});
  }

  float unit_;
  Point origin_;
  World world_;
  Id hero_;
};

void expect_near(const std::vector<Point>& places, const std::vector<Point>& expected,
                 float tolerance) {
  for (std::size_t i = 0; i < expected.size(); ++i) {
    ASSERT_NEAR(places[i].x, expected[i].x, tolerance) << i;
    ASSERT_NEAR(places[i].y, expected[i].y, tolerance) << i;
  }
}

TEST(MoverScales, TheUsualWalkGoesWhereItShould) {
  const std::vector<Point> places = Walks(1).places();
  EXPECT_NEAR(places[39].x, 54, 0.1f);   // at the wall
  EXPECT_NEAR(places[39].y, -10, 0.1f);  // on the floor
  float highest = 0;
  for (std::size_t i = 40; i < 60; ++i) highest = std::min(highest, places[i].y);
  EXPECT_NEAR(highest, -30, 0.1f);  // at the ceiling
  EXPECT_LT(places.back().x, -70);
  EXPECT_LT(places.back().y, -26);  // on the stairs
}

TEST(MoverScales, TinyBodiesMoveAsLargeOnes) {
  const std::vector<Point> usual = Walks(1).places();
  expect_near(Walks(1e-3f / 12).places(), usual, 0.02f);
  expect_near(Walks(1.0f / 1024).places(), usual, 0.01f);
  expect_near(Walks(1024).places(), usual, 0.01f);
  expect_near(Walks(1e6f).places(), usual, 0.02f);
}

TEST(MoverScales, MovesFarFromTheOriginAreLikeThoseNearIt) {
  const std::vector<Point> usual = Walks(1).places();
  expect_near(Walks(1, {4096, -4096}).places(), usual, 0.05f);
  expect_near(Walks(1, {1e5f, 1e5f}).places(), usual, 0.5f);
  // Floats are a sixteenth apart: the skin is a unit.
  const std::vector<Point> far = Walks(1, {1e6f, -1e6f}).places();
  for (const Point& place : far) {
    EXPECT_LE(place.x, 54);
    EXPECT_LE(place.y, -10);
  }
  EXPECT_NEAR(far[39].x, 53, 0.5f);
  EXPECT_NEAR(far[39].y, -11, 0.5f);
}

TEST(MoverScales, TouchingWorldsGiveTheSameMoves) {
  expect_near(Walks(1, {0, 0}, EdgeRule::kTouching).places(), Walks(1).places(), 0);
  for (const float y : {-10.0f, -10.0625f, -9.5f}) {
    std::array<Moved, 2> moved;
    for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
      World world = open_world(edges);
      add_block(world, {-100, 0, 100, 20});
      add_block(world, {6, -40, 20, 0});
      const Id id = add_at(world, box(12, 20), 0, y);
      Moved& made = moved[edges == EdgeRule::kTouching];
      made = kept(world.move_and_slide(id, 3, 4));
      for (MoveHit& hit : made.met) hit.point_x = hit.point_y = 0;  // may be a float step apart
    }
    EXPECT_EQ(moved[0], moved[1]) << y;
  }
}

TEST_F(Moves, KeepSixteenFloatStepsAtLeast) {
  add_floor();
  options.skin = 0.0f;
  put(1e6f, -30);
  add_block(world, {1e6f - 100, 0, 1e6f + 100, 20});
  const float step = std::nextafter(1e6f, 2e6f) - 1e6f;
  const Moved moved = move(0, 60);
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_NEAR(moved.y, -kHalfHeight - 16 * step, 2 * step);
}

// Motions of all lengths, to the largest float.
std::vector<float> lengths_of_motions() {
  std::vector<float> lengths;
  for (float length = 1000; length < 1e38f; length *= 10) lengths.push_back(length);
  lengths.push_back(kLargest);
  return lengths;
}

TEST_F(Moves, OfAnyLengthEndAtTheSkinAboveTheGround) {
  const Id floor = add_floor();
  for (const float length : lengths_of_motions()) {
    for (const float above : {0.0f, 300.0f}) {
      put(0, -kHalfHeight - kSkin - above);
      const Moved moved = move(0, length);
      EXPECT_NEAR(moved.y, -kHalfHeight - kSkin, kSkin / 8) << length << " from " << above;
      EXPECT_EQ(moved.support.body, floor) << length << " from " << above;
    }
  }
}

TEST_F(Moves, OfAnyLengthFromFarAwayEndAtTheSkinAboveTheGround) {
  const Id floor = add_floor();
  for (const float far : {1e5f, 1e7f, 1e10f, 1e20f, 3e38f}) {
    put(0, -far);
    const Moved moved = move(0, far);
    // From farther away, the size of the body is lost in the rounding of its box.
    if (far <= 1e10f) {
      EXPECT_NEAR(moved.y, -kHalfHeight - kSkin, kSkin / 4) << far;
    }
    EXPECT_LE(moved.y, -kHalfHeight - kSkin / 4) << far;
    EXPECT_EQ(moved.support.body, floor) << far;
  }
  put(0, -3e38f);
  EXPECT_EQ(move(0, 2e38f).y, 2e38f - 3e38f);
}

// A long motion meets one of the solids around the middle: it ends where a short one does, at the
// distance of the skin.
void expect_ends_at_the_skin(std::uint32_t seed, int moves) {
  constexpr float kSkin = 0.0625f;
  const std::vector<float> lengths = lengths_of_motions();
  Random random(seed);
  for (int i = 0; i < moves && !::testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(i);
    World world = open_world();
    std::vector<Id> solids;
    for (int j = 0; j < 8; ++j) {
      const auto turn = static_cast<float>(j) * 0.785398f;
      const float angle = random.one_in(2) ? 0 : static_cast<float>(random.unit());
      const Point at = {180 * std::cos(turn), 180 * std::sin(turn)};
      const Shape shape = random.one_in(3) ? circle(75) : box(150, 150);
      solids.push_back(add_solid(world, shape, at.x, at.y, {.transform = {.angle = angle}}));
    }
    const Shape shapes[] = {box(12, 20), circle(7), capsule(12, 5)};
    const Id hero = add_at(world, shapes[random.below(3)], 20 * static_cast<float>(random.unit()),
                           20 * static_cast<float>(random.unit()));
    const double direction = 6.28 * random.unit();
    const float length = lengths[random.below(static_cast<std::uint32_t>(lengths.size()))];
    const auto moved_by = [&](float far) {
      return kept(world.move_and_slide(hero, far * static_cast<float>(std::cos(direction)),
                                       far * static_cast<float>(std::sin(direction)),
                                       {.max_slides = 1, .skin = kSkin}));
    };
    const Moved moved = moved_by(length);
    const Moved shortest = moved_by(lengths[0]);
    EXPECT_NEAR(moved.x, shortest.x, kSkin / 100) << length;
    EXPECT_NEAR(moved.y, shortest.y, kSkin / 100) << length;
    ASSERT_EQ(moved.met.size(), 1u) << length;
    ASSERT_EQ(world.move(hero, moved.x, moved.y), Status::kOk);
    float nearest = kInfinity;
    for (const Id solid : solids) {
      nearest = std::min(nearest, world.separation(hero, solid).value.distance);
    }
    EXPECT_GE(nearest, kSkin / 8) << length;
    EXPECT_LE(nearest, 4 * kSkin) << length;  // in front of a corner, say
  }
}

TEST(MoverScales, MotionsOfAnyLengthEndAtTheSkin) {
  expect_ends_at_the_skin(1, 3000);
}

TEST(MoverScales, ThoroughMotionsOfAnyLengthEndAtTheSkin) {
  expect_ends_at_the_skin(2, 300000);
}

TEST_F(Moves, OfHugeLengthEndAtTheFirstWall) {
  add_floor();
  add_block(world, {100, -200, 120, 0});
  for (const float far : {1e4f, 1e9f, 1e30f, 3e38f}) {
    const Moved moved = move(far, 0);
    EXPECT_FALSE(moved.is_stuck) << far;
    EXPECT_TRUE(std::isfinite(moved.x) && std::isfinite(moved.y)) << far;
    EXPECT_LE(moved.x, 100 - kHalfWidth) << far;
  }
  EXPECT_NEAR(move(1e4f, 0).x, 100 - kHalfWidth, 2 * kSkin);
}

TEST_F(Moves, OfHugeLengthAreFiniteWhereNothingIs) {
  for (const auto& [dx, dy] : {Point{1e30f, 0}, Point{-1e30f, 1e30f}, Point{3e38f, 3e38f}}) {
    const Moved moved = move(dx, dy);
    EXPECT_TRUE(std::isfinite(moved.x) && std::isfinite(moved.y));
    EXPECT_NEAR(moved.x / dx, dx == 0 ? 0 : 1, 1e-3f);
    EXPECT_EQ(moved.velocity_x, dx);
    EXPECT_EQ(moved.velocity_y, dy);
  }
}

TEST_F(Moves, TakeHugeOptions) {
  add_floor();
  add_block(world, {100, -200, 120, 0});
  options = {.step_height = 1e30f, .snap_distance = 1e30f, .max_slides = kMaxSlides};
  EXPECT_TRUE(std::isfinite(move(200, 5).y));
  options.max_push = 1e30f;
  put(0, 5);
  const Moved moved = move(0, 0);
  EXPECT_FALSE(moved.is_stuck);
  EXPECT_NEAR(moved.y, -kHalfHeight - 0.012f, 0.01f);
  options.skin = 1e6f;
  EXPECT_TRUE(std::isfinite(move(5, 5).y));
}

TEST_F(Moves, OfSegmentsHaveAHeightOfNothing) {
  add_floor();
  for (const Shape& shape : {segment(-5, 0, 5, 0), segment(0, -5, 0, 5), circle(1e-3f)}) {
    ASSERT_EQ(world.set_shape(hero, shape), Status::kOk);
    put(0, -30);
    options = {};
    const Moved moved = move(3, 60);
    EXPECT_TRUE(moved.is_on_floor);
    EXPECT_NEAR(moved.y + box_around(shape, {}).max_y, 0, 0.02f);
  }
}

TEST(MoverCrowds, ThoroughABodyMovesInAMillionOnOneSpot) {
  constexpr std::uint32_t kBodies = 1'000'000;
  World world = open_world();
  std::vector<NewBody> crowd(kBodies, {box(10, 10), {.transform = {.x = 50}}});
  ASSERT_TRUE(world.insert_many(crowd).ok());
  const Id hero = add_at(world, box(12, 20), 0, 0);
  const Moved stopped = kept(world.move_and_slide(hero, 100, 0));
  EXPECT_TRUE(stopped.is_on_wall);
  EXPECT_NEAR(stopped.x, 45 - 6, 0.03f);
  ASSERT_EQ(world.move(hero, 50, 0), Status::kOk);
  const Moved moved = kept(world.move_and_slide(hero, 3, 0, {.max_push = 100.0f}));
  EXPECT_FALSE(moved.is_stuck);
  EXPECT_NEAR(std::abs(moved.x - 50), 11, 5);
  EXPECT_TRUE(kept(world.move_and_slide(hero, 3, 0)).is_stuck);
}

}  // namespace
}  // namespace quadrille::testing
