// What is stood on carries the body along.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// A box of 80 by 8 with its top at y = 0, and the body on it.
class Supports : public Moves {
 protected:
  Supports() { make(box(80, 8), {.y = 4}); }

  void make(const Shape& shape, const Transform& at, bool is_static = true) {
    world.clear();
    hero = add_at(world, box(12, 20), 0, -kHalfHeight - 2);
    support = add(world, shape, {.transform = at, .is_static = is_static});
    options.support = {};
    const Moved moved = walk(0, 5);
    ASSERT_TRUE(moved.is_on_floor);
    ASSERT_EQ(moved.support.body, support);
  }

  void shift(float dx, float dy) {
    const Transform now = world.options(support).value.transform;
    ASSERT_EQ(world.move(support, now.x + dx, now.y + dy), Status::kOk);
  }

  void turn(float angle, float scale = 1) {
    Transform now = world.options(support).value.transform;
    now.angle += angle;
    now.scale = scale;
    ASSERT_EQ(world.set_transform(support, now), Status::kOk);
  }

  Id support = kNoId;
};

TEST_F(Supports, CarryByHowFarTheyHaveMoved) {
  const Transform start = at();
  for (const auto& [dx, dy] : {Point{5, 0}, Point{-3, 2}, Point{0, -7}, Point{40, 30}}) {
    shift(dx, dy);
    const Moved moved = move(0, 0);
    EXPECT_NEAR(moved.x, start.x + dx, kClose);
    EXPECT_NEAR(moved.y, start.y + dy, kClose);
    EXPECT_NEAR(moved.carried_x, dx, kClose);
    EXPECT_NEAR(moved.carried_y, dy, kClose);
    EXPECT_EQ(moved.carried_angle, 0);
    EXPECT_TRUE(moved.is_on_floor);
    EXPECT_EQ(moved.left_x, 0);
    EXPECT_EQ(moved.left_y, 0);
    EXPECT_EQ(moved.velocity_x, 0);
    shift(-dx, -dy);
  }
}

TEST_F(Supports, CarryBesidesTheMotion) {
  shift(10, 0);
  const Moved moved = move(4, 1);
  EXPECT_NEAR(moved.x, 14, 0.01f);
  EXPECT_EQ(moved.velocity_x, 4);
  EXPECT_EQ(moved.velocity_y, 0);
}

TEST_F(Supports, CarryOnceByOneResult) {
  shift(5, 0);
  EXPECT_NEAR(walk(0, 1).carried_x, 5, kClose);
  EXPECT_EQ(walk(0, 1).carried_x, 0);
}

TEST_F(Supports, ThatAreNotGivenCarryNothing) {
  shift(5, 0);
  options.support = {};
  const Moved moved = move(0, 1);
  EXPECT_EQ(moved.x, 0);
  EXPECT_EQ(moved.carried_x, 0);
}

TEST_F(Supports, ThatTurnCarryRoundTheirCentre) {
  walk(30, 1);
  const Transform start = at();
  const Point foot = options.support.point;
  turn(0.1f);
  const Moved moved = move(0, 0);
  const Point arm = {foot.x, foot.y - 4};
  const Point turned = {arm.x * std::cos(0.1f) - arm.y * std::sin(0.1f),
                        arm.x * std::sin(0.1f) + arm.y * std::cos(0.1f)};
  EXPECT_NEAR(moved.carried_x, turned.x - arm.x, 1e-3f);
  EXPECT_NEAR(moved.carried_y, turned.y - arm.y, 1e-3f);
  EXPECT_NEAR(moved.carried_angle, 0.1f, 1e-6f);
  EXPECT_NEAR(moved.x, start.x + moved.carried_x, 1);
  EXPECT_TRUE(moved.is_on_floor);
}

TEST_F(Supports, ThatAreScaledCarryAwayFromTheirCentre) {
  walk(20, 1);
  const Point foot = options.support.point;
  turn(0, 1.5f);
  const Moved moved = move(0, 0);
  EXPECT_NEAR(moved.carried_x, foot.x / 2, 1e-3f);
  EXPECT_NEAR(moved.carried_y, (foot.y - 4) / 2, 1e-3f);
  EXPECT_TRUE(moved.is_on_floor);
}

TEST_F(Supports, ThatAreRemovedCarryNothing) {
  ASSERT_EQ(world.remove(support), Status::kOk);
  const Moved moved = move(0, 5);
  EXPECT_EQ(moved.carried_x, 0);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.support.body, kNoId);
  EXPECT_NEAR(moved.y, at().y + 5, kClose);
  // Another body in its row is another support.
  const Id other = add_solid(world, box(80, 8), 30, 4);
  ASSERT_EQ(row_of(other), row_of(support));
  EXPECT_EQ(move(0, 5).carried_x, 0);
  EXPECT_EQ(move(0, 5).support.body, other);
}

TEST_F(Supports, MayBeMovedByAnyMeans) {
  make(box(80, 8), {.y = 4}, false);
  world.transforms()[row_of(support)].x += 6;
  EXPECT_EQ(move(0, 1).carried_x, 0);  // as queries see it
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_NEAR(move(0, 1).carried_x, 6, kClose);
}

TEST_F(Supports, CarryNoFartherThanAWall) {
  add_block(world, {20, -100, 40, 0});
  shift(30, 0);
  const Moved moved = move(0, 0);
  EXPECT_NEAR(moved.x, 20 - kHalfWidth - kSkin, kClose);
  EXPECT_NEAR(moved.carried_x, 14 - kSkin, kClose);
  EXPECT_TRUE(moved.is_on_wall);
  EXPECT_TRUE(moved.is_on_floor);
  ASSERT_FALSE(moved.met.empty());
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kWall);
}

TEST_F(Supports, DownFasterThanGravityAreFollowed) {
  for (int i = 0; i < 30; ++i) {
    shift(0, 9);
    const Moved moved = walk(1, 0.25f);
    ASSERT_TRUE(moved.is_on_floor) << i;
    ASSERT_NEAR(moved.carried_y, 9, 1e-3f);
  }
  EXPECT_NEAR(at().y, 270 - kHalfHeight - kSkin, 0.05f);
}

TEST_F(Supports, UpCarryAJumpToo) {
  shift(0, -3);
  const Moved moved = move(0, -5);
  EXPECT_NEAR(moved.y, at().y - 8, kClose);
  EXPECT_FALSE(moved.is_on_floor);
}

TEST_F(Supports, UpUnderACeilingCrush) {
  add_block(world, {-100, -60, 100, -40});
  Moved moved;
  int frames = 0;
  while (!moved.is_stuck && frames < 100) {
    shift(0, -2);
    moved = walk(0, 1);
    ++frames;
  }
  // 20 units are left, and a push that leads beside it is too long.
  EXPECT_GE(frames, 10);
  EXPECT_LE(frames, 12);
  EXPECT_TRUE(moved.is_stuck);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_EQ(moved.carried_y, 0);
  EXPECT_EQ(moved.support, Support());
  const Transform there = at();
  EXPECT_EQ(moved.x, there.x);
  EXPECT_EQ(moved.y, there.y);
}

TEST_F(Supports, FromTheSidePushTheBodyOut) {
  const Id wall = add_block(world, {40, -30, 60, 0});
  ASSERT_EQ(world.move(wall, 15, -15), Status::kOk);  // its left side is at 5
  const Moved moved = move(0, 1);
  EXPECT_NEAR(moved.x, 5 - kHalfWidth - kSkin, kClose);
  EXPECT_FALSE(moved.is_stuck);
  ASSERT_FALSE(moved.met.empty());
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  EXPECT_EQ(moved.met[0].body, wall);
  EXPECT_NEAR(moved.met[0].depth, 1, kClose);
}

// At 200 units a second, at 60 and 30 frames a second: a push is longer than half of the body.
TEST_F(Supports, FromAllSidesPushTheBodyAsFarAsTheyMove) {
  options.mode = MoveMode::kTopDown;
  for (const float way : {200.0f / 60, 200.0f / 30}) {
    for (const auto& [side_x, side_y] : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}}) {
      world.clear();
      hero = add_at(world, box(12, 22), 0, 0);
      const float gap = 20 + (side_x != 0 ? 6.0f : 11.0f) + 0.5f;
      const Id pusher = add_solid(world, box(40, 40), side_x * gap, side_y * gap);
      ASSERT_EQ(world.step(), Status::kOk);
      float pushed = -0.5f;
      for (int frame = 0; frame < 20; ++frame) {
        const Transform now = world.options(pusher).value.transform;
        ASSERT_EQ(world.move(pusher, now.x - side_x * way, now.y - side_y * way), Status::kOk);
        pushed += way;
        const Moved moved = walk(0, 0);
        ASSERT_FALSE(moved.is_stuck) << frame;
        EXPECT_NEAR(moved.x, -side_x * (pushed + kSkin), 1e-3f);
        EXPECT_NEAR(moved.y, -side_y * (pushed + kSkin), 1e-3f);
        ASSERT_EQ(world.step(), Status::kOk);
      }
    }
  }
}

TEST_F(Supports, AgainstAWallCrush) {
  options.mode = MoveMode::kTopDown;
  for (const float way : {200.0f / 60, 200.0f / 30}) {
    for (const auto& [side_x, side_y] : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}}) {
      world.clear();
      hero = add_at(world, box(12, 22), 0, 0);
      const float half = side_x != 0 ? 6 : 11;
      const Id pusher =
          add_solid(world, box(80, 80), side_x * (half + 40.5f), side_y * (half + 40.5f));
      add_solid(world, box(80, 80), -side_x * (half + 60), -side_y * (half + 60));
      ASSERT_EQ(world.step(), Status::kOk);
      float room = 20.5f;
      for (int frame = 0; room > 0; ++frame) {
        const Transform now = world.options(pusher).value.transform;
        ASSERT_EQ(world.move(pusher, now.x - side_x * way, now.y - side_y * way), Status::kOk);
        room -= way;
        const Moved moved = walk(0, 0);
        ASSERT_EQ(moved.is_stuck, room < 2 * kSkin) << frame;
        ASSERT_EQ(world.step(), Status::kOk);
      }
    }
  }
}

// The way of a pusher counts until the next step, and not that of one which stands.
TEST_F(Supports, ThatPushedBeforePushNoFartherThanTheOptionSays) {
  options.max_push = 2.0f;
  options.mode = MoveMode::kTopDown;
  const Id wall = add_block(world, {40, -30, 60, 0});
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.move(wall, 11, -15), Status::kOk);  // its left side is at 1
  EXPECT_NEAR(move(0, 0).x, 1 - kHalfWidth - kSkin, kClose);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(move(0, 0).is_stuck);
}

TEST_F(Supports, GiveTheirMotionToWhatLeavesThem) {
  options.inherits_velocity = true;
  shift(7, -2);
  const Moved standing = move(1, 1);
  EXPECT_EQ(standing.velocity_x, 1);
  EXPECT_EQ(standing.velocity_y, 0);
  const Moved jumping = move(1, -5);
  EXPECT_NEAR(jumping.velocity_x, 8, 1e-3f);
  EXPECT_NEAR(jumping.velocity_y, -7, 1e-3f);
  options.inherits_velocity = false;
  EXPECT_EQ(move(1, -5).velocity_x, 1);
  EXPECT_EQ(move(1, -5).velocity_y, -5);
}

TEST_F(Supports, GiveTheirMotionToWhatWalksOffThem) {
  options.inherits_velocity = true;
  shift(7, 0);
  const Moved moved = move(100, 1);
  EXPECT_FALSE(moved.is_on_floor);
  EXPECT_NEAR(moved.velocity_x, 107, 1e-3f);
}

TEST_F(Supports, AreLeftForTheFloorBesideThem) {
  const Id floor = add_block(world, {40, 0, 200, 8});
  const Moved moved = walk(60, 1);
  EXPECT_EQ(moved.support.body, floor);
  shift(5, 0);
  EXPECT_EQ(move(0, 1).carried_x, 0);
}

TEST_F(Supports, OfSeveralPartsTellWhichIsStoodOn) {
  world.clear();
  const std::array<Part, 3> parts = {{{.shape = box(20, 8), .offset = {.x = -40}},
                                      {.shape = box(20, 8), .offset = {.x = 40}},
                                      {.shape = box(20, 8)}}};
  support = add(world, parts, {.transform = {.y = 4}, .is_static = true});
  hero = add_at(world, box(12, 20), 40, -30);
  options.support = {};
  EXPECT_EQ(walk(0, 30).support.part, 1u);
  EXPECT_EQ(options.support.body, support);
  shift(3, 1);
  EXPECT_NEAR(walk(0, 1).carried_x, 3, kClose);
  put(0, -30);
  EXPECT_EQ(walk(0, 30).support.part, 2u);
}

// A support that turns steadily, and a body that stands on it without walking.
TEST_F(Supports, ThatTurnAllTheTimeCarryTheBodyAlongUntilItTips) {
  walk(20, 1);
  float lowest = -1e9f;
  for (int i = 0; i < 60; ++i) {
    turn(0.01f);
    const Moved moved = walk(0, 0.5f);
    ASSERT_TRUE(moved.is_on_floor) << i;
    ASSERT_FALSE(moved.is_stuck) << i;
    lowest = std::max(lowest, at().y);
  }
  EXPECT_GT(lowest, -kHalfHeight + 5);
}

TEST_F(Supports, OfOneBodyCarryWhatItIsGivenWith) {
  const Id other = add_at(world, box(12, 20), 20, -kHalfHeight - kSkin);
  Moved moved = kept(world.move_and_slide(other, 0, 1, {.skin = kSkin}));
  const Support of_other = moved.support;
  EXPECT_EQ(of_other.body, support);
  EXPECT_GT(of_other.point.x, options.support.point.x);
}

// Several floors of one height under a body, in all orders of insertion.
class Footings : public Moves {
 protected:
  struct Floor {
    float left;
    float right;
  };

  // Which of the floors the body at x = `at` stands on.
  std::size_t footing(std::vector<Floor> floors, float at, float motion = 0) {
    const auto add_all = [&](auto begin, auto end) {
      std::vector<Id> ids;
      for (auto floor = begin; floor != end; ++floor) {
        ids.push_back(add_block(world, {floor->left, 0, floor->right, 8}));
      }
      return ids;
    };
    const auto stand = [&](const std::vector<Id>& ids, float x, float dx) {
      hero = add_at(world, box(12, 20), x, -kHalfHeight - 1);
      options.support = {};
      const Moved moved = move(dx, 3);
      EXPECT_TRUE(moved.is_on_floor);
      const auto found = std::ranges::find(ids, moved.support.body);
      return static_cast<std::size_t>(found - ids.begin());
    };
    world.clear();
    const std::size_t first = stand(add_all(floors.begin(), floors.end()), at - motion, motion);
    world.clear();
    const std::vector<Id> reversed = add_all(floors.rbegin(), floors.rend());
    const std::size_t second = stand(reversed, at - motion, motion);
    EXPECT_EQ(first, floors.size() - 1 - second) << "by the order of insertion";
    // Mirrored.
    world.clear();
    for (Floor& floor : floors) floor = {-floor.right, -floor.left};
    const std::size_t mirrored = stand(add_all(floors.begin(), floors.end()), motion - at, -motion);
    EXPECT_EQ(first, mirrored) << "in a mirror";
    return first;
  }
};

TEST_F(Footings, AreBelowTheMiddle) {
  EXPECT_EQ(footing({{-100, -1}, {-1, 100}}, 0), 1u);
  EXPECT_EQ(footing({{-100, 1}, {1, 100}}, 0), 0u);
  EXPECT_EQ(footing({{-100, -5}, {-5, 1}, {1, 100}}, 0), 1u);
  EXPECT_EQ(footing({{-100, -0.5f}, {-0.5f, 0.5f}, {0.5f, 100}}, 0), 1u);
}

TEST_F(Footings, HaveTheLargestShareWhereNothingIsBelowTheMiddle) {
  EXPECT_EQ(footing({{-100, -1}, {2, 100}}, 0), 0u);
  EXPECT_EQ(footing({{-100, -2}, {1, 100}}, 0), 1u);
  EXPECT_EQ(footing({{-100, -4.5f}, {-4.5f, -1.5f}, {1, 4.5f}}, 0), 2u);
}

TEST_F(Footings, OfEqualSharesAreWhereTheMotionLeads) {
  EXPECT_EQ(footing({{-100, 0}, {0, 100}}, 0, 4), 1u);
  EXPECT_EQ(footing({{-100, 0}, {0, 100}}, 0, -4), 0u);
  EXPECT_EQ(footing({{-100, -2}, {2, 100}}, 0, 4), 1u);
  EXPECT_EQ(footing({{-100, -2}, {2, 100}}, 0, -4), 0u);
}

TEST_F(Footings, OfEqualSharesAreTheLastSupport) {
  for (const bool is_left : {false, true}) {
    world.clear();
    const std::array ids = {add_block(world, {-100, 0, 0, 8}), add_block(world, {0, 0, 100, 8})};
    hero = add_at(world, box(12, 20), is_left ? -3 : 3, -kHalfHeight - kSkin);
    options.support = {};
    const Id support = ids[is_left ? 0 : 1];
    EXPECT_EQ(walk(0, 1).support.body, support);
    EXPECT_EQ(walk(is_left ? 3 : -3, 1).support.body, support);
    EXPECT_EQ(walk(0, 1).support.body, support);
  }
}

TEST_F(Footings, OfEqualSharesWithoutMotionAreThoseOfTheLowerId) {
  for (const float left : {-100.0f, 0.0f}) {
    world.clear();
    const Id one = add_block(world, {left, 0, left + 100, 8});
    const Id other = add_block(world, {-100 - left, 0, -left, 8});
    hero = add_at(world, box(12, 20), 0, -kHalfHeight - kSkin);
    options.support = {};
    EXPECT_EQ(move(0, 1).support.body, std::min(one, other));
  }
}

// The parts of a body count together.
TEST_F(Footings, MayBeSeveralPartsOfOneBody) {
  const std::array<Part, 2> parts = {{{.shape = box(2, 8), .offset = {.x = -5, .y = 4}},
                                      {.shape = box(2, 8), .offset = {.x = -3, .y = 4}}}};
  const Id platform = add(world, parts, {.is_static = true});
  const Id ground = add_block(world, {3, 0, 100, 8});
  put(0, -kHalfHeight - kSkin);
  EXPECT_EQ(move(0, 1).support.body, platform);  // 4 of 12; the ground has 3
  put(1.5f, -kHalfHeight - kSkin);
  EXPECT_EQ(move(0, 1).support.body, ground);
}

TEST_F(Footings, AreOnlyFloors) {
  add_corners(world, {{-100, 0}, {-100, -300}, {0, 0}});  // too steep
  const Id floor = add_block(world, {3, 0, 100, 8});
  put(8, -kHalfHeight - kSkin);
  EXPECT_EQ(move(0, 1).support.body, floor);
}

TEST_F(Footings, HoldWithAnyDirectionOfUp) {
  options.up = {.x = -1, .y = 0};
  world.clear();
  add_block(world, {0, 2, 8, 100});
  const Id middle = add_block(world, {0, -3, 8, 2});
  add_block(world, {0, -100, 8, -3});
  hero = add_at(world, box(20, 12), -kHalfHeight - kSkin, 0);
  EXPECT_EQ(move(1, 0).support.body, middle);
}

TEST_F(Footings, AreNoOneWayFloorsThatItFallsThrough) {
  const Id ground = add_block(world, {-100, 0, -3, 8});
  const Id platform = add_block(world, {-3, 0, 100, 8}, {.one_way = OneWay::kUp});
  put(0, -kHalfHeight - kSkin);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(move(0, 1).support.body, platform);
  options.drops_through = true;
  EXPECT_EQ(move(0, 1).support.body, ground);
}

// A platform at the edge of still ground: it carries what stands on it by more than half.
TEST_F(Footings, ThatMoveCarryInTheSameFrame) {
  for (const bool ground_first : {false, true}) {
    world.clear();
    if (ground_first) add_block(world, {-100, 0, 0, 8});
    const Id platform = add_block(world, {0, 0, 40, 8});
    if (!ground_first) add_block(world, {-100, 0, 0, 8});
    hero = add_at(world, box(12, 20), 4, -kHalfHeight - kSkin);
    options.support = {};
    walk(0, 1);
    for (int frame = 1; frame <= 20; ++frame) {
      ASSERT_EQ(world.move(platform, 20 + 3 * static_cast<float>(frame), 4), Status::kOk);
      walk(0, 1);
      EXPECT_EQ(at().x, 4 + 3 * static_cast<float>(frame));
      ASSERT_EQ(world.step(), Status::kOk);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
