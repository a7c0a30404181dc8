// Moves of bodies that walk: along floors, walls and ceilings, and what the result says.
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;

TEST_F(Moves, MoveNothing) {
  add_floor();
  const Transform before = at();
  move(50, -20);
  EXPECT_EQ(at(), before);
  EXPECT_EQ(world.transforms()[row_of(hero)], before);
}

TEST_F(Moves, GoTheWholeWayWhereNothingIs) {
  put(3, 5);
  const Moved moved = move(40, -7);
  EXPECT_EQ(moved, (Moved{{.x = 43, .y = -2, .velocity_x = 40, .velocity_y = -7}, {}}));
}

TEST_F(Moves, WithoutAMotionTellWhatIsStoodOn) {
  const Id floor = add_floor();
  const Transform before = at();
  const Moved moved = move(0, 0);
  EXPECT_EQ(moved.x, before.x);
  EXPECT_EQ(moved.y, before.y);
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_EQ(moved.support.body, floor);
  put(0, -30);
  EXPECT_FALSE(move(0, 0).is_on_floor);
}

TEST_F(Moves, EndOnAFloorThatTheyFallOn) {
  const Id floor = add_floor();
  put(20, -50);
  const Moved moved = move(0, 60);
  EXPECT_EQ(moved.x, 20);
  EXPECT_NEAR(moved.y, -kHalfHeight - kSkin, kClose);
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_FALSE(moved.is_on_wall);
  EXPECT_FALSE(moved.is_on_ceiling);
  EXPECT_EQ(moved.floor_normal_x, 0);
  EXPECT_EQ(moved.floor_normal_y, -1);
  EXPECT_EQ(moved.support.body, floor);
  EXPECT_EQ(moved.support.transform, world.options(floor).value.transform);
  EXPECT_NEAR(moved.support.point.y, 0, kClose);
  EXPECT_EQ(moved.velocity_y, 0);
  EXPECT_NEAR(moved.left_y, 20 + kSkin, kClose);
}

TEST_F(Moves, TellEachHit) {
  const Id floor = add_floor();
  const Id wall = add_block(world, {100, -200, 120, 0});
  put(70, -40);
  const Moved moved = move(60, 60);
  ASSERT_EQ(moved.met.size(), 2u);
  const MoveHit& first = moved.met[0];
  EXPECT_EQ(first.body, wall);
  EXPECT_EQ(first.kind, MoveHitKind::kWall);
  EXPECT_NEAR(first.x, 100 - kHalfWidth - kSkin, kClose);
  EXPECT_NEAR(first.y, -40 + (first.x - 70), kClose);
  EXPECT_NEAR(first.point_x, 100, kClose);
  EXPECT_GE(first.point_y, first.y - kHalfHeight - kSkin);
  EXPECT_LE(first.point_y, first.y + kHalfHeight + kSkin);
  EXPECT_EQ(first.normal_x, -1);
  EXPECT_EQ(first.normal_y, 0);
  EXPECT_EQ(first.depth, 0);
  const MoveHit& second = moved.met[1];
  EXPECT_EQ(second.body, floor);
  EXPECT_EQ(second.kind, MoveHitKind::kFloor);
  EXPECT_NEAR(second.y, -kHalfHeight - kSkin, kClose);
  EXPECT_EQ(second.normal_y, -1);
  EXPECT_TRUE(moved.is_on_wall);
  EXPECT_TRUE(moved.is_on_floor);
}

TEST_F(Moves, HaveHitsThatAreValidUntilTheNextQuery) {
  add_floor();
  const Result<MoveResult> moved = world.move_and_slide(hero, 0, 5, options);
  ASSERT_EQ(moved.value.hits.size(), 1u);
  EXPECT_EQ(moved.value.hits[0].kind, MoveHitKind::kFloor);
}

TEST_F(Moves, KeepTheSkinFromAWallExactly) {
  for (const float skin : {0.0625f, 0.5f, 2.0f}) {
    options.skin = skin;
    add_block(world, {100, -200, 120, 200});
    for (const float dx : {94.0f, 100.0f, 300.0f, 94 - skin / 2}) {
      EXPECT_NEAR(move(dx, 0).x, 100 - kHalfWidth - skin, 1e-5f) << dx << ", " << skin;
    }
    EXPECT_EQ(move(94 - skin - 0.25f, 0).x, 94 - skin - 0.25f);
  }
}

TEST_F(Moves, KeepAThousandthOfTheSmallerSideWithoutASkin) {
  options.skin.reset();
  add_block(world, {100, -200, 120, 200});
  EXPECT_NEAR(move(200, 0).x, 100 - kHalfWidth - 0.012f, 1e-4f);
  Settings settings = world.settings();
  settings.seam_tolerance = 0.5f;
  ASSERT_EQ(world.set_settings(settings), Status::kOk);
  EXPECT_NEAR(move(200, 0).x, 100 - kHalfWidth - 0.5f, 1e-4f);
}

TEST_F(Moves, GoOnAlongAWall) {
  add_block(world, {100, -200, 120, 200});
  const Moved moved = move(200, 30);
  EXPECT_NEAR(moved.x, 94 - kSkin, kClose);
  EXPECT_NEAR(moved.y, 30, kClose);
  EXPECT_TRUE(moved.is_on_wall);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.velocity_x, 0);
  EXPECT_EQ(moved.velocity_y, 30);
  EXPECT_NEAR(moved.left_x, 106 + kSkin, kClose);
  EXPECT_NEAR(moved.left_y, 0, kClose);
}

TEST_F(Moves, GoOnAlongACeiling) {
  const Id ceiling = add_block(world, {-100, -100, 100, -80});
  const Moved moved = move(15, -90);
  EXPECT_NEAR(moved.x, 15, kClose);
  EXPECT_NEAR(moved.y, -80 + kHalfHeight + kSkin, kClose);
  EXPECT_TRUE(moved.is_on_ceiling);
  EXPECT_FALSE(moved.is_on_wall);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.velocity_x, 15);
  EXPECT_EQ(moved.velocity_y, 0);
  ASSERT_EQ(moved.met.size(), 1u);
  EXPECT_EQ(moved.met[0].body, ceiling);
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kCeiling);
}

// Of a slope that leads up to the right by an angle; the body stands on its middle.
class MovesOnSlopes : public Moves {
 protected:
  void add_slope(float angle) {
    const float rise = std::tan(angle);
    add_corners(world, {{-200, 200 * rise}, {200, -200 * rise}, {200, 200 * rise + 1}});
    put(0, -kHalfHeight - kHalfWidth * rise - 5);
    options.slope_limit = kPi / 2 - 0.01f;
    walk(0, 5 + 1.0f);
    options.slope_limit = kPi / 4;
    options.support = {};
  }
};

TEST_F(MovesOnSlopes, KeepTheirLengthUpAndDownAFloor) {
  for (const float angle : {0.1f, 0.5f, 0.75f}) {
    world.clear();
    hero = add_at(world, box(12, 20), 0, 0);
    add_slope(angle);
    const Transform start = at();
    for (const float dx : {4.0f, -4.0f}) {
      for (const float dy : {5.0f, 20.0f}) {
        const Moved moved = move(dx, dy);
        const float away = std::hypot(moved.x - start.x, moved.y - start.y);
        EXPECT_NEAR(away, 4, 2 * kSkin) << angle << ", " << dx << ", " << dy;
        EXPECT_NEAR(moved.x - start.x, dx * std::cos(angle), kSkin);
        EXPECT_NEAR(moved.y - start.y, -dx * std::sin(angle), 2 * kSkin);
        EXPECT_EQ(moved.velocity_x, dx);
        EXPECT_EQ(moved.velocity_y, 0);
        EXPECT_TRUE(moved.is_on_floor);
        EXPECT_NEAR(moved.floor_normal_x, -std::sin(angle), 1e-4f);
        EXPECT_NEAR(moved.floor_normal_y, -std::cos(angle), 1e-4f);
      }
    }
  }
}

TEST_F(MovesOnSlopes, NeitherSlideNorCreepDownAFloor) {
  add_slope(0.7f);
  walk(0, 3);
  const Transform start = at();
  for (int i = 0; i < 1'000; ++i) walk(0, i % 2 == 0 ? 3.0f : 0.1f);
  EXPECT_EQ(at(), start);
}

TEST_F(MovesOnSlopes, SlideDownWhatIsSteeperThanTheLimit) {
  add_slope(1.0f);
  const Transform start = at();
  const Moved moved = move(0, 10);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_TRUE(moved.is_on_wall);
  // What leads into the slope is lost.
  EXPECT_NEAR(moved.x - start.x, -10 * std::sin(1.0f) * std::cos(1.0f), 2e-3f);
  EXPECT_NEAR(moved.y - start.y, 10 * std::sin(1.0f) * std::sin(1.0f), 2e-3f);
}

TEST_F(MovesOnSlopes, DoNotClimbWhatIsSteeperThanTheLimit) {
  for (const float angle : {0.8f, 1.2f}) {
    world.clear();
    hero = add_at(world, box(12, 20), 0, 0);
    add_slope(angle);
    const Transform start = at();
    for (const float dx : {1.0f, 30.0f}) {
      const Moved moved = move(dx, 0);
      EXPECT_NEAR(moved.x, start.x, 2 * kSkin);
      EXPECT_GE(moved.y, start.y - 1e-3f);
      EXPECT_NEAR(moved.velocity_x, 0, kClose);
      EXPECT_NEAR(moved.velocity_y, 0, kClose);
    }
    const Moved falling = move(30, 10);
    EXPECT_GT(falling.y, start.y + 1);
    EXPECT_LT(falling.x, start.x);
  }
}

TEST_F(MovesOnSlopes, WalkOnSlopesUpToTheLimit) {
  add_slope(0.5f);
  for (const float less : {1e-3f, -1e-3f}) {
    options.slope_limit = 0.5f - less;
    EXPECT_EQ(move(4, 4).is_on_floor, less < 0);
    EXPECT_EQ(move(4, 4).is_on_wall, less > 0);
  }
}

TEST_F(MovesOnSlopes, TakeALimitOfNoSlopeAndOfAllSlopes) {
  add_slope(1.2f);
  options.slope_limit = kPi / 2;
  EXPECT_TRUE(move(0, 4).is_on_floor);
  options.slope_limit = 0;
  EXPECT_FALSE(move(0, 4).is_on_floor);
  world.clear();
  hero = add_at(world, box(12, 20), 0, 0);
  add_floor();
  EXPECT_TRUE(move(0, 4).is_on_floor);
}

TEST_F(Moves, StandOnASlopeOfExactlyTheUsualLimit) {
  add_corners(world, {{-50, 50}, {50, -50}, {50, 50}});
  put(0, -20);
  EXPECT_TRUE(move(0, 20).is_on_floor);
  EXPECT_TRUE(move(2, 20).is_on_floor);
}

TEST_F(Moves, StopWhereTwoSurfacesMeet) {
  add_floor();
  add_block(world, {50, -100, 70, 0});
  const Moved moved = walk(80, 9);
  EXPECT_NEAR(moved.x, 50 - kHalfWidth - kSkin, kClose);
  EXPECT_NEAR(moved.y, -kHalfHeight, kSkin);
  EXPECT_EQ(moved.velocity_x, 0);
  EXPECT_EQ(moved.velocity_y, 0);
  const Transform start = at();
  for (int i = 0; i < 100; ++i) walk(3, 1);
  EXPECT_EQ(at(), start);
}

TEST_F(Moves, StopBetweenTwoSteepSlopes) {
  add_corners(world, {{-100, -200}, {0, 0}, {-100, 0}});
  add_corners(world, {{100, -200}, {100, 0}, {0, 0}});
  put(0, -80);
  Moved moved;
  for (int i = 0; i < 40; ++i) moved = walk(0.5f, 4);
  const Transform start = at();
  moved = walk(1, 4);
  EXPECT_NEAR(at().x, start.x, 2 * kSkin);
  EXPECT_NEAR(at().y, start.y, 2 * kSkin);
  EXPECT_NEAR(moved.velocity_x, 0, kClose);
  EXPECT_NEAR(moved.velocity_y, 0, kClose);
}

// Slopes are 30 degrees: floors. The body lies in the valley, or on the ridge.
class MovesAtRest : public Moves {
 protected:
  void expect_rest(const Shape& shape, float start_y) {
    ASSERT_EQ(world.set_shape(hero, shape), Status::kOk);
    put(0, start_y);
    for (int i = 0; i < 20; ++i) walk(0, 2);
    const Transform start = at();
    for (int i = 0; i < 10'000; ++i) {
      const Moved moved = walk(0, 0.3f);
      ASSERT_TRUE(moved.is_on_floor) << i;
      ASSERT_EQ(at(), start) << i;
    }
    options.support = {};
  }
};

TEST_F(MovesAtRest, StayInAValleyToTheBit) {
  add_corners(world, {{-100, -57.7f}, {0, 0}, {-100, 0}});
  add_corners(world, {{100, -57.7f}, {100, 0}, {0, 0}});
  for (const Shape& shape : {circle(8), box(12, 20), capsule(6, 5, true), capsule(8, 4)}) {
    expect_rest(shape, -30);
  }
}

TEST_F(MovesAtRest, StayOnARidgeToTheBit) {
  add_corners(world, {{-100, 57.7f}, {0, 0}, {100, 57.7f}});
  for (const Shape& shape : {circle(8), box(12, 20), capsule(6, 5, true), capsule(8, 4)}) {
    expect_rest(shape, -30);
  }
}

TEST_F(Moves, AreStoppedNoMoreOftenThanTheOptionSays) {
  add_floor();
  add_block(world, {50, -400, 70, 0});
  put(0, -200);
  options.max_slides = 1;
  const Moved moved = move(60, 250);
  EXPECT_EQ(moved.met.size(), 1u);
  EXPECT_NEAR(moved.x, 50 - kHalfWidth, kSkin);
  EXPECT_LT(moved.y, -kHalfHeight - 1);
  options.max_slides = 2;
  EXPECT_EQ(move(60, 250).met.size(), 2u);
}

TEST_F(Moves, UpwardLeaveTheFloor) {
  add_floor();
  const Moved moved = move(3, -5);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.support, Support());
  EXPECT_NEAR(moved.x, 3, kClose);
  EXPECT_NEAR(moved.y, at().y - 5, kClose);
  EXPECT_EQ(moved.velocity_y, -5);
}

TEST_F(Moves, TakeShapesAsTheyTakeBodies) {
  add_floor();
  add_block(world, {50, -100, 70, 0});
  const Moved of_body = move(80, 9);
  const Transform from = at();
  ASSERT_EQ(world.remove(hero), Status::kOk);
  EXPECT_EQ(kept(world.move_and_slide(box(12, 20), {from, 80, 9}, options)), of_body);
}

TEST_F(Moves, KeepTheAngleAndTheScale) {
  add_floor();
  ASSERT_EQ(world.set_transform(hero, {.y = -50, .angle = kQuarter, .scale = 2}), Status::kOk);
  EXPECT_NEAR(move(0, 100).y, -2 * kHalfWidth - kSkin, 1e-3f);
  ASSERT_EQ(world.remove(hero), Status::kOk);
  const CastPath path = {{.y = -50, .angle = kQuarter, .scale = 2}, 0, 100};
  EXPECT_NEAR(kept(world.move_and_slide(box(12, 20), path, options)).y, -2 * kHalfWidth - kSkin,
              1e-3f);
}

// What leads along `up` is of any length.
TEST_F(Moves, InAnyDirectionAreTheTurnedOnes) {
  const std::array<Point, 6> ground = {
      {{-300, 40}, {-60, 0}, {40, 0}, {40, -6}, {80, -6}, {90, -200}}};
  const auto run = [&](float angle, float length) {
    World turned_world = open_world();
    const float cosine = std::cos(angle);
    const float sine = std::sin(angle);
    EXPECT_TRUE(turned_world
                    .add_chain({.points = ground,
                                .options = {.transform = {.angle = angle}, .is_static = true}})
                    .ok());
    const auto turned_by = [&](float x, float y) {
      return Point{cosine * x - sine * y, sine * x + cosine * y};
    };
    const Point up = turned_by(0, -length);
    MoveOptions used = options;
    used.up = up;
    used.step_height = 8;
    used.snap_distance = 5;
    const Point start = turned_by(-200, 0);
    const Id id = add(turned_world, box(12, 20), {.transform = {start.x, start.y, angle}});
    std::vector<Point> places;
    float speed = 1;
    for (int i = 0; i < 200; ++i) {
      if (i == 120) speed = -3;
      const Point motion = turned_by(speed * (1 + 0.25f * static_cast<float>(i % 5)), 1);
      const Moved moved = kept(turned_world.move_and_slide(id, motion.x, motion.y, used));
      EXPECT_EQ(turned_world.move(id, moved.x, moved.y), Status::kOk);
      places.push_back({cosine * moved.x + sine * moved.y, -sine * moved.x + cosine * moved.y});
    }
    return places;
  };
  const std::vector<Point> upright = run(0, 1);
  EXPECT_GT(upright.back().x, -600);
  for (const float angle : {0.3f, kQuarter, 2.0f, -kQuarter, kPi, 5.0f}) {
    for (const float length : {1.0f, 1e-3f, 981.0f}) {
      const std::vector<Point> turned = run(angle, length);
      for (std::size_t i = 0; i < turned.size(); ++i) {
        ASSERT_NEAR(turned[i].x, upright[i].x, 2e-3f) << angle << ", " << i;
        ASSERT_NEAR(turned[i].y, upright[i].y, 2e-3f) << angle << ", " << i;
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
