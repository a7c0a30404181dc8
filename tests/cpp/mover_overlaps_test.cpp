// Bodies that overlap solids when they begin to move: they are put out, or they are stuck.
#include <array>
#include <cmath>
#include <vector>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

class Overlaps : public Moves {
 protected:
  void expect_place(const Moved& moved, float x, float y) {
    EXPECT_FALSE(moved.is_stuck);
    EXPECT_NEAR(moved.x, x, kClose);
    EXPECT_NEAR(moved.y, y, kClose);
    ASSERT_FALSE(moved.met.empty());
    EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  }
};

TEST_F(Overlaps, OfOneSolidEndByTheShortestWay) {
  const Id block = add_block(world, {-100, 0, 100, 20});
  put(3, -kHalfHeight + 2);
  const Moved on_top = move(0, 0);
  expect_place(on_top, 3, -kHalfHeight - kSkin);
  EXPECT_EQ(on_top.met[0].body, block);
  EXPECT_NEAR(on_top.met[0].depth, 2, kClose);
  EXPECT_EQ(on_top.met[0].x, 3);
  EXPECT_EQ(on_top.met[0].y, -kHalfHeight + 2);
  EXPECT_NEAR(on_top.met[0].normal_y, -1, kClose);
  EXPECT_TRUE(on_top.is_on_floor);
  put(3, 20 + kHalfHeight - 3);
  expect_place(move(0, 0), 3, 20 + kHalfHeight + kSkin);
  put(100 + kHalfWidth - 1, 10);
  expect_place(move(0, 0), 100 + kHalfWidth + kSkin, 10);
}

TEST_F(Overlaps, AreLeftBeforeTheMotion) {
  add_block(world, {-100, 0, 100, 20});
  put(3, -kHalfHeight + 2);
  const Moved moved = move(5, 1);
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  EXPECT_NEAR(moved.x, 8, kSkin);
  EXPECT_NEAR(moved.y, -kHalfHeight, kSkin);
  EXPECT_NEAR(moved.left_x, 0, kClose);
  EXPECT_EQ(moved.velocity_x, 5);
}

TEST_F(Overlaps, AreLeftBeforeTheMotionWhateverMayStopIt) {
  add_block(world, {-100, 0, 100, 20});
  for (std::uint32_t slides = 1; slides <= 3; ++slides) {
    options.max_slides = slides;
    for (const auto& [dx, dy] : {Point{5, 0}, Point{0, -4}, Point{-3, -7}}) {
      put(3, -kHalfHeight + 2);
      const Moved moved = move(dx, dy);
      expect_place(moved, 3 + dx, -kHalfHeight - kSkin + dy);
      EXPECT_NEAR(moved.left_x, 0, kClose);
      EXPECT_NEAR(moved.left_y, 0, kClose);
    }
  }
}

TEST_F(Overlaps, OfTwoSolidsEndBesideBoth) {
  add_block(world, {-100, 0, 100, 20});
  add_block(world, {20, -100, 40, 0});
  put(20 - kHalfWidth + 1.5f, -kHalfHeight + 2);
  expect_place(move(0, 0), 20 - kHalfWidth - kSkin, -kHalfHeight - kSkin);
}

TEST_F(Overlaps, OfAFloorOfTilesEndAbove) {
  std::vector<TileNumber> tiles(40, 1);
  ASSERT_TRUE(world
                  .add_tiles({.columns = 10,
                              .rows = 4,
                              .size = 16,
                              .tiles = tiles,
                              .options = {.transform = {.x = -80}}})
                  .ok());
  for (const float x : {0.0f, 7.0f, 15.5f, 16.0f, -20.0f}) {
    for (const float depth : {0.5f, 3.0f, 5.5f}) {
      put(x, -kHalfHeight + depth);
      expect_place(move(0, 0), x, -kHalfHeight - kSkin);
    }
  }
}

TEST_F(Overlaps, OfACornerOfTilesEndBesideBoth) {
  const std::array<TileNumber, 16> tiles = {0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1};
  ASSERT_TRUE(world.add_tiles({.columns = 4, .rows = 4, .size = 16, .tiles = tiles}).ok());
  put(48 - kHalfWidth + 2, 32 - kHalfHeight + 2.5f);
  expect_place(move(0, 0), 48 - kHalfWidth - kSkin, 32 - kHalfHeight - kSkin);
}

TEST_F(Overlaps, WithEqualWaysOutEndAbove) {
  ASSERT_EQ(world.set_shape(hero, box(10, 10)), Status::kOk);
  options.max_push = 100;
  add_block(world, {-10, -10, 10, 10});
  put(0, 0);
  expect_place(move(0, 0), 0, -15 - kSkin);
  options.up = {1, 0};
  expect_place(move(0, 0), 15 + kSkin, 0);
  ASSERT_EQ(world.set_shape(hero, circle(5)), Status::kOk);
  world.clear();
  hero = add_at(world, circle(5), 0, 0);
  add_solid(world, circle(8), 0, 0);
  expect_place(move(0, 0), 13 + kSkin, 0);
}

TEST_F(Overlaps, DoNotEndBehindAThinWall) {
  options.max_push = 100;
  add_block(world, {-30, -400, 2, 400});  // the way to the right is the shorter one
  add_solid(world, segment(0, -400, 0, 400), 6.5f, 0);
  put(0, 0);
  const Moved moved = move(0, 0);
  // The segment is overlapped by nothing: the body's right side is at 6.
  expect_place(moved, -30 - kHalfWidth - kSkin, 0);
}

TEST_F(Overlaps, OfAThinWallEndOnTheNearerSide) {
  add_solid(world, segment(0, -400, 0, 400), 0, 0);
  put(2, 0);
  expect_place(move(0, 0), kHalfWidth + kSkin, 0);
  put(-2, 0);
  expect_place(move(0, 0), -kHalfWidth - kSkin, 0);
}

TEST_F(Overlaps, EndWithinTheLongestPushOrNotAtAll) {
  add_block(world, {-100, -100, 100, 100});
  put(5, -100 - kHalfHeight + 4);
  for (const float most : {3.9f, 4.2f}) {
    options.max_push = most;
    const Moved moved = move(7, 3);
    EXPECT_EQ(moved.is_stuck, most < 4) << most;
  }
}

TEST_F(Overlaps, EndWithinHalfOfTheSmallerSideWithoutALimit) {
  add_block(world, {-100, -100, 100, 100});
  for (const float depth : {5.5f, 6.5f}) {
    put(5, -100 - kHalfHeight + depth);
    EXPECT_EQ(move(0, 0).is_stuck, depth > 6) << depth;
  }
}

TEST_F(Overlaps, ThatNoPushEndsLeaveTheBodyStuck) {
  const Id block = add_block(world, {-100, -100, 100, 100});
  put(5, 7);
  const Moved moved = move(30, -4);
  EXPECT_TRUE(moved.is_stuck);
  EXPECT_EQ(moved.x, 5);
  EXPECT_EQ(moved.y, 7);
  EXPECT_EQ(moved.left_x, 30);
  EXPECT_EQ(moved.left_y, -4);
  EXPECT_EQ(moved.velocity_x, 0);
  EXPECT_EQ(moved.velocity_y, 0);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.support, Support());
  ASSERT_EQ(moved.met.size(), 1u);
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  EXPECT_EQ(moved.met[0].body, block);
}

TEST_F(Overlaps, WithoutAPushLeaveTheBodyStuck) {
  options.max_push = 0;
  add_block(world, {-100, 0, 100, 20});
  put(0, -kHalfHeight + 1);
  EXPECT_TRUE(move(0, -5).is_stuck);
}

TEST_F(Overlaps, BetweenTwoWallsThatAreTooNearLeaveTheBodyStuck) {
  add_block(world, {-100, -400, -5, 400});
  add_block(world, {5, -400, 100, 400});
  EXPECT_TRUE(move(0, 0).is_stuck);
  ASSERT_EQ(world.set_shape(hero, box(9, 20)), Status::kOk);
  EXPECT_FALSE(move(0, 0).is_stuck);
}

TEST_F(Overlaps, OfLessThanRoundingAreNone) {
  add_block(world, {-100, 0, 100, 20});
  put(0, std::nextafter(-kHalfHeight, 0.0f));
  const Moved moved = move(0, 1);
  EXPECT_FALSE(moved.is_stuck);
  for (const MoveHit& hit : moved.met) EXPECT_NE(hit.kind, MoveHitKind::kOverlap);
  EXPECT_TRUE(moved.is_on_floor);
}

// A corridor has room for the body, and for no skin.
TEST_F(Overlaps, AreNoneInACorridorAsWideAsTheBody) {
  add_block(world, {-100, -400, -6, 400});
  add_block(world, {6, -400, 100, 400});
  put(0, 0);
  const Moved down = walk(0, 50);
  EXPECT_FALSE(down.is_stuck);
  EXPECT_NEAR(down.y, 50, kClose);
  const Moved up = walk(3, -50);
  EXPECT_FALSE(up.is_stuck);
  EXPECT_NEAR(up.x, 0, kClose);
  EXPECT_LT(up.y, 1);
}

TEST_F(Overlaps, AreNoneInATunnelAsHighAsTheBody) {
  add_block(world, {-400, 10, 400, 50});
  add_block(world, {-400, -50, 400, -10});
  put(0, 0);
  Moved moved;
  for (int i = 0; i < 20; ++i) {
    moved = walk(5, 1);
    ASSERT_FALSE(moved.is_stuck) << i;
    ASSERT_NEAR(moved.y, 0, kClose) << i;
  }
  EXPECT_NEAR(moved.x, 100, 0.1f);
}

// The body is put out of one, and not into another one.
TEST_F(Overlaps, EndApartFromAllThatIsNear) {
  options.max_push = 30;
  for (int i = 0; i < 20; ++i) {
    const auto step = static_cast<float>(i);
    add_block(world, {-40 + 4 * step, 9 - 0.25f * step, -36 + 4 * step, 40});
  }
  put(0, 0);
  const Moved moved = move(0, 0);
  EXPECT_FALSE(moved.is_stuck);
  const Transform there = {.x = moved.x, .y = moved.y};
  const std::array<Id, 1> itself = {hero};
  const auto overlapped = world.overlaps(box(12, 20), there, {.except = itself});
  EXPECT_TRUE(overlapped.value.empty());
}

// The shortest way is to the left, where a few solids are; a hundred others are near, too.
TEST_F(Overlaps, AmongAHundredEndApartFromAll) {
  Random random(1);
  options.max_push = 16;
  int put_out = 0;
  const int scenes = drawn(100);
  for (int scene = 0; scene < scenes; ++scene) {
    World crowd = open_world();
    const Id body = add_at(crowd, box(12, 20), 0, 0);
    add_block(crowd, {2, -40, 4, 40});
    for (int i = 0; i < 100; ++i) {
      const auto x = static_cast<float>(random.below(8)) - 4;
      const auto y = static_cast<float>(random.below(8)) + 13;
      add_block(crowd, {x, y, x + 0.5f, y + 0.5f});
    }
    for (int i = 0; i < 4; ++i) {
      const auto x = -7 - static_cast<float>(random.below(8));
      const auto y = static_cast<float>(random.below(32)) - 16;
      add_block(crowd, {x, y, x + 0.5f, y + 0.5f});
    }
    const Moved moved = kept(crowd.move_and_slide(body, 0, 0, options));
    if (moved.is_stuck) continue;
    ++put_out;
    const Transform there = {.x = moved.x, .y = moved.y};
    const std::array<Id, 1> itself = {body};
    const auto overlapped = crowd.overlaps(box(12, 20), there, {.except = itself});
    ASSERT_TRUE(overlapped.ok());
    EXPECT_TRUE(overlapped.value.empty()) << scene;
  }
  EXPECT_GT(put_out, scenes / 2);
}

TEST_F(Overlaps, OfOneWaySolidsAreNone) {
  add_block(world, {-100, 0, 100, 20}, {.one_way = OneWay::kUp});
  put(0, -5);
  const Moved moved = move(0, 2);
  EXPECT_FALSE(moved.is_stuck);
  EXPECT_TRUE(moved.met.empty());
  EXPECT_NEAR(moved.y, -3, kClose);
  options.one_way = false;
  options.max_push = 100;
  expect_place(move(0, 0), 0, -kHalfHeight - kSkin);
}

TEST_F(Overlaps, OfSensorsAreNone) {
  add_block(world, {-100, -100, 100, 100}, {.is_sensor = true});
  put(0, -5);
  EXPECT_EQ(move(3, 2), (Moved{{.x = 3, .y = -3, .velocity_x = 3, .velocity_y = 2}, {}}));
}

// In the floor, and wholly in something that does not stop it.
TEST_F(Overlaps, AreLeftThroughWhatDoesNotStopTheBody) {
  add_block(world, {-100, 0, 100, 20});
  put(3, -kHalfHeight + 2);
  const Box around = {-60, -60, 60, 60};
  const auto expect_the_same = [&](const BodyOptions& body) {
    const Id extra = add_block(world, around, body);
    expect_place(move(0, 0), 3, -kHalfHeight - kSkin);
    ASSERT_EQ(world.remove(extra), Status::kOk);
  };
  expect_the_same({.is_sensor = true});
  expect_the_same({.one_way = OneWay::kUp});
  expect_the_same({.one_way = OneWay::kDown});
  expect_the_same({.filter = {.category = 2, .mask = 0}});
  ASSERT_EQ(world.set_group(hero, -3), Status::kOk);
  expect_the_same({.group = -3});
  const std::array<Id, 1> except = {add_block(world, around)};
  EXPECT_TRUE(move(0, 0).is_stuck);
  options.except = except;
  expect_place(move(0, 0), 3, -kHalfHeight - kSkin);
}

TEST_F(Overlaps, OfSensorPartsAreNotLeft) {
  const std::array<Part, 2> parts = {
      {{.shape = box(12, 20)}, {.shape = box(60, 60), .is_sensor = true}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  add_block(world, {-100, 0, 100, 20});
  add_block(world, {12, -40, 100, 0});
  put(3, -kHalfHeight + 2);
  expect_place(move(0, 0), 3, -kHalfHeight - kSkin);
}

// The support turns into the body after it was carried.
TEST_F(Overlaps, AreTakenAfterTheSupportHasCarriedTheBody) {
  const Id lift = add_block(world, {-20, 0, 20, 8});
  put(12, -kHalfHeight - kSkin);
  walk(0, 1);
  ASSERT_EQ(world.set_transform(lift, {.x = 50, .y = 4, .angle = -0.1f}), Status::kOk);
  const Moved moved = move(0, 0);
  EXPECT_FALSE(moved.is_stuck);
  EXPECT_GT(moved.carried_x, 45);
  ASSERT_FALSE(moved.met.empty());
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  EXPECT_GT(moved.met[0].x, 55);
  EXPECT_LT(moved.y, moved.met[0].y);
}

}  // namespace
}  // namespace quadrille::testing
