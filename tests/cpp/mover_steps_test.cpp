// Steps that moves climb, and floors that they are put down on.
#include <array>
#include <cmath>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

const std::array kClimbers = {box(12, 20), circle(8), capsule(6, 5, true), capsule(8, 4)};

// A floor, and a step up to the right at x = 50.
class MovesAtSteps : public Moves {
 protected:
  MovesAtSteps() { options.step_height = 8; }

  /// The body lies on the floor, so far left of the step.
  void make(const Shape& shape, float height, float away) {
    world.clear();
    const Box around = box_around(shape, {});
    hero = add_at(world, shape, 50 - around.max_x - away, -around.max_y - kSkin);
    floor = add_block(world, {-400, 0, 400, 20});
    step = add_block(world, {50, -height, 400, 20});
    options.support = {};
  }

  float feet() const { return world.box(hero).value.max_y; }

  Id floor = kNoId;
  Id step = kNoId;
};

TEST_F(MovesAtSteps, ClimbWhatIsNoHigherThanTheStepHeight) {
  for (const Shape& shape : kClimbers) {
    for (const float height : {5.0f, 6.0f, 8.0f}) {
      make(shape, height, 4);
      const Moved moved = walk(30, 1);
      EXPECT_TRUE(moved.has_stepped) << height;
      EXPECT_TRUE(moved.is_on_floor);
      EXPECT_EQ(moved.support.body, step);
      EXPECT_NEAR(feet(), -height - kSkin, 0.02f);
      EXPECT_EQ(moved.velocity_y, 0);
    }
  }
}

TEST_F(MovesAtSteps, StopAtWhatIsHigher) {
  for (const Shape& shape : kClimbers) {
    make(shape, 8.01f, 4);
    const Moved moved = walk(20, 1);
    EXPECT_FALSE(moved.has_stepped);
    EXPECT_TRUE(moved.is_on_wall);
    EXPECT_NEAR(feet(), -kSkin, kSkin);
    EXPECT_EQ(moved.velocity_x, 0);
  }
}

// Of heights that floats hold.
TEST_F(MovesAtSteps, ClimbExactlyTheLimitAndNotTheNextQuarter) {
  for (const float height : {4.0f, 7.5f, 8.0f, 8.25f}) {
    make(box(12, 20), height, 4);
    options.step_height = height;
    EXPECT_TRUE(move(20, 1).has_stepped);
    options.step_height = std::nextafter(height, 100.0f);
    EXPECT_TRUE(move(20, 1).has_stepped);
    options.step_height = height - 1e-3f;
    EXPECT_FALSE(move(20, 1).has_stepped);
  }
}

// What is round stands on the corner of the step for some frames.
TEST_F(MovesAtSteps, HaveTheNormalOfAFloorOnTop) {
  const float least = -std::cos(options.slope_limit) + 2e-6f;
  for (const Shape& shape : kClimbers) {
    make(shape, 8, 1);
    int steps = 0;
    for (int i = 0; i < 60; ++i) {
      const Moved moved = walk(0.3f, 0.5f);
      if (!moved.has_stepped) continue;
      ++steps;
      EXPECT_LE(moved.floor_normal_y, least) << i;
      EXPECT_LE(moved.met.back().normal_y, least) << i;
      EXPECT_EQ(moved.support.body, step);
    }
    EXPECT_GT(steps, 0);
  }
}

TEST_F(MovesAtSteps, DoNotClimbWithoutAStepHeight) {
  make(box(12, 20), 1, 4);
  options.step_height = 0;
  const Moved moved = move(20, 1);
  EXPECT_FALSE(moved.has_stepped);
  EXPECT_TRUE(moved.is_on_wall);
}

TEST_F(MovesAtSteps, ClimbAtSlowSpeed) {
  for (const Shape& shape : kClimbers) {
    for (const float speed : {0.3f, 0.05f}) {
      options.skin.reset();
      make(shape, 8, 1);
      for (int i = 0; i < static_cast<int>(30 / speed); ++i) walk(speed, 0.5f);
      EXPECT_NEAR(feet(), -8, kSkin) << speed;
      EXPECT_GT(at().x, 50);
    }
  }
}

// Treads are narrower than the body, too.
TEST_F(MovesAtSteps, ClimbWholeStairs) {
  for (const Shape& shape : kClimbers) {
    for (const float tread : {10.0f, 12.0f, 24.0f}) {
      for (const float speed : {0.3f, 2.0f, 5.0f}) {
        make(shape, 4, 4);
        options.snap_distance = 6;
        for (int i = 1; i < 10; ++i) {
          const auto before = static_cast<float>(i);
          add_block(world, {50 + tread * before, -4 * (before + 1), 700, 0});
        }
        for (int i = 0; i < static_cast<int>((80 + 10 * tread) / speed); ++i) walk(speed, 1);
        EXPECT_NEAR(feet(), -40 - kSkin, 0.03f) << speed << ", " << tread;
        EXPECT_GT(at().x, 50 + 9 * tread);
      }
    }
  }
}

TEST_F(MovesAtSteps, DoNotClimbInTheAir) {
  make(box(12, 20), 8, 4);
  put(at().x, at().y - 2);
  const Moved moved = move(20, 1);
  EXPECT_FALSE(moved.has_stepped);
  EXPECT_TRUE(moved.is_on_wall);
}

TEST_F(MovesAtSteps, DoNotClimbWhereThereIsNoFloorOnTop) {
  make(box(12, 20), 8, 4);
  ASSERT_EQ(world.remove(step), Status::kOk);
  add_corners(world, {{50, 0}, {56, -40}, {300, 0}});  // 81 degrees
  EXPECT_FALSE(move(20, 1).has_stepped);
}

TEST_F(MovesAtSteps, DoNotClimbUnderALowCeiling) {
  make(box(12, 20), 8, 4);
  add_block(world, {30, -40, 400, -27});
  const Moved moved = walk(20, 1);
  EXPECT_FALSE(moved.has_stepped);
  EXPECT_NEAR(feet(), -kSkin, kSkin);
}

TEST_F(MovesAtSteps, ClimbUnderACeilingThatIsHighEnough) {
  make(box(12, 20), 8, 4);
  add_block(world, {-400, -60, 400, -8 - 20 - 3 * kSkin});
  EXPECT_TRUE(move(20, 1).has_stepped);
}

TEST_F(MovesAtSteps, DoNotClimbUpward) {
  make(box(12, 20), 2, 4);
  const Moved moved = move(20, -0.01f);
  EXPECT_FALSE(moved.has_stepped);
  EXPECT_TRUE(moved.is_on_wall);
}

TEST_F(MovesAtSteps, TellAStepAsAFloor) {
  make(box(12, 20), 8, 4);
  const Moved moved = move(20, 1);
  ASSERT_FALSE(moved.met.empty());
  EXPECT_EQ(moved.met.back().kind, MoveHitKind::kFloor);
  EXPECT_EQ(moved.met.back().body, step);
  EXPECT_FALSE(moved.is_on_wall);
}

TEST_F(MovesAtSteps, DownAreNotSnappedWithoutADistance) {
  make(box(12, 20), 4, 4);
  put(53, -4 - kHalfHeight - kSkin);
  const Moved moved = move(-20, 0);
  EXPECT_FALSE(moved.has_snapped);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_NEAR(moved.y, at().y, kClose);
}

TEST_F(MovesAtSteps, DownAreSnappedToAFloorThatIsNearEnough) {
  for (const float height : {1.0f, 4.0f, 6.0f, 6.25f}) {
    make(box(12, 20), height, 4);
    put(53, -height - kHalfHeight - kSkin);
    options.snap_distance = 6;
    const Moved moved = move(-20, 0);
    const bool is_near = height <= 6;
    EXPECT_EQ(moved.has_snapped, is_near) << height;
    EXPECT_EQ(moved.is_on_floor, is_near);
    EXPECT_NEAR(moved.y, is_near ? -kHalfHeight - kSkin : at().y, 1e-3f);
    EXPECT_EQ(moved.support.body, is_near ? floor : kNoId);
    EXPECT_NEAR(moved.velocity_x, -20, kClose);
    EXPECT_EQ(moved.velocity_y, 0);
  }
}

TEST_F(MovesAtSteps, AreNotSnappedWithoutAFloorAtTheStart) {
  make(box(12, 20), 4, 4);
  put(0, -kHalfHeight - 3);
  options.snap_distance = 6;
  const Moved moved = move(5, 0);
  EXPECT_FALSE(moved.has_snapped);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.y, at().y);
}

TEST_F(MovesAtSteps, UpwardAreNotSnapped) {
  make(box(12, 20), 4, 4);
  options.snap_distance = 6;
  const Moved moved = move(5, -2);
  EXPECT_FALSE(moved.has_snapped);
  EXPECT_NEAR(moved.y, at().y - 2, kClose);
  const Moved jump = move(0, -0.5f);
  EXPECT_NEAR(jump.y, at().y - 0.5f, kClose);
}

TEST_F(MovesAtSteps, AreNotSnappedToASteepSlope) {
  make(box(12, 20), 4, 4);
  world.clear();
  hero = add_at(world, box(12, 20), -10, -kHalfHeight - kSkin);
  add_block(world, {-100, 0, 0, 20});
  add_corners(world, {{0, 0}, {50, 100}, {0, 100}});  // 63 degrees
  options.snap_distance = 30;
  const Moved moved = move(20, 0);
  EXPECT_FALSE(moved.has_snapped);
  EXPECT_FALSE(moved.is_on_floor);
}

TEST_F(MovesAtSteps, FollowASlopeDownAtAnySpeed) {
  for (const Shape& shape : kClimbers) {
    for (const float speed : {0.3f, 3.0f, 9.0f}) {
      world.clear();
      const Box around = box_around(shape, {});
      hero = add_at(world, shape, 0, -around.max_y - kSkin);
      add_block(world, {-100, 0, 20, 20});
      add_corners(world, {{20, 0}, {220, 120}, {20, 120}});  // 31 degrees
      options.support = {};
      options.snap_distance = 10;
      for (int i = 0; i < static_cast<int>(120 / speed); ++i) {
        const Moved moved = walk(speed, 0.25f);
        ASSERT_TRUE(moved.is_on_floor) << speed << ", " << i;
        ASSERT_EQ(moved.velocity_y, 0) << speed << ", " << i;
      }
      EXPECT_GT(at().y, 20);
    }
  }
}

TEST_F(MovesAtSteps, OfOneWayPlatformsAreClimbedAsOthers) {
  make(box(12, 20), 6, 4);
  ASSERT_EQ(world.set_one_way(step, OneWay::kLeft), Status::kOk);
  EXPECT_FALSE(move(20, 1).has_stepped);  // its top is open
}

}  // namespace
}  // namespace quadrille::testing
