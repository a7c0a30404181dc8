// Bodies that steps sweep, by hand.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "made_shapes.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

TEST(Bullets, MeetWhatIsOnTheirWay) {
  for (const bool is_bullet : {false, true}) {
    World world = empty_world();
    const Id wall = add_at(world, box(1, 40), 30, 30, {.is_static = true});
    const Id bullet = add_at(world, circle(2), 10, 30, {.is_bullet = is_bullet});
    EXPECT_TRUE(impacts_of_step(world).empty());
    world.transforms()[row_of(bullet)].x = 50;
    const std::vector<Impact> impacts = impacts_of_step(world);
    EXPECT_EQ(world.entered().size(), is_bullet ? 1u : 0u);
    EXPECT_TRUE(world.contacts().empty());
    if (!is_bullet) continue;
    ASSERT_EQ(impacts.size(), 1u);
    const Impact expected = {.bullet = bullet,
                             .other = wall,
                             .fraction = 0.4375f,
                             .x = 27.5f,
                             .y = 30,
                             .point_x = 29.5f,
                             .point_y = 30,
                             .normal_x = -1,
                             .normal_y = 0};
    EXPECT_EQ(impacts[0], expected);
    EXPECT_TRUE(impacts_of_step(world).empty());
    EXPECT_EQ(world.exited().size(), 1u);
  }
}

TEST(Bullets, AreSweptHoweverTheyWereMoved) {
  World world = empty_world();
  add_at(world, box(1, 40), 30, 30, {.is_static = true});
  const Id bullet = add_at(world, circle(2), 10, 30, {.is_bullet = true});
  ASSERT_EQ(world.move(bullet, 20, 30), Status::kOk);
  ASSERT_EQ(world.move(bullet, 50, 30), Status::kOk);  // from where it was inserted
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
  ASSERT_EQ(world.set_transform(bullet, {.x = 10, .y = 30}), Status::kOk);
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
  EXPECT_TRUE(world.entered().empty());  // the same pair in both steps
  EXPECT_EQ(world.stayed().size(), 1u);
}

TEST(Bullets, AreNotSweptOverATeleport) {
  World world = empty_world();
  add_at(world, box(1, 40), 30, 30, {.is_static = true});
  const Id bullet = add_at(world, circle(2), 10, 30, {.is_bullet = true});
  ASSERT_EQ(world.place(bullet, {.x = 50, .y = 30}), Status::kOk);
  EXPECT_TRUE(impacts_of_step(world).empty());
  world.transforms()[row_of(bullet)].x = 10;
  EXPECT_EQ(world.place(bullet, {.x = kNan}), Status::kInvalidTransform);
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
  ASSERT_EQ(world.set_shape(bullet, circle(3), {.x = 50, .y = 30}), Status::kOk);
  EXPECT_TRUE(impacts_of_step(world).empty());
  ASSERT_EQ(world.set_static(bullet, true), Status::kOk);
  ASSERT_EQ(world.move(bullet, 10, 30), Status::kOk);
  EXPECT_TRUE(impacts_of_step(world).empty());
  ASSERT_EQ(world.set_static(bullet, false), Status::kOk);
  EXPECT_TRUE(impacts_of_step(world).empty());
  ASSERT_EQ(world.set_bullet(bullet, false), Status::kOk);
  ASSERT_EQ(world.move(bullet, 50, 30), Status::kOk);
  ASSERT_EQ(world.set_bullet(bullet, true), Status::kOk);
  EXPECT_TRUE(impacts_of_step(world).empty());
}

TEST(Bullets, TellWhatTheyMeetInTheOrderOfTime) {
  World world = empty_world();
  std::vector<Id> walls;
  for (const float x : {50.0f, 20.0f, 40.0f, 30.0f}) {
    walls.push_back(add_at(world, box(1, 10), x, 30, {.is_static = true}));
  }
  const Id bullet = add_at(world, box(2, 2), 60, 30, {.is_bullet = true});
  world.transforms()[row_of(bullet)].x = 10;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 4u);
  EXPECT_EQ(impacts[0].other, walls[0]);
  EXPECT_EQ(impacts[1].other, walls[2]);
  EXPECT_EQ(impacts[2].other, walls[3]);
  EXPECT_EQ(impacts[3].other, walls[1]);
  EXPECT_EQ(world.entered().size(), 4u);
}

TEST(Bullets, MeetEachOtherByTheirRelativeMotion) {
  World world = empty_world();
  const Id a = add_at(world, circle(1), 10, 30, {.is_bullet = true});
  const Id b = add_at(world, circle(1), 50, 30, {.is_bullet = true});
  const Id behind = add_at(world, circle(1), 10, 10, {.is_bullet = true});
  world.transforms()[row_of(a)].x = 50;
  world.transforms()[row_of(b)].x = 10;
  world.transforms()[row_of(behind)].x = 50;  // at the side of a all the time
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 2u);
  const Impact expected = {.bullet = a,
                           .other = b,
                           .fraction = 0.475f,
                           .x = 29,
                           .y = 30,
                           .point_x = 30,
                           .point_y = 30,
                           .normal_x = -1,
                           .normal_y = 0};
  EXPECT_EQ(impacts[0].other, b);
  EXPECT_NEAR(impacts[0].fraction, expected.fraction, 1e-6f);
  EXPECT_NEAR(impacts[0].x, expected.x, 1e-4f);
  EXPECT_NEAR(impacts[0].point_x, expected.point_x, 1e-4f);
  EXPECT_EQ(impacts[0].normal_x, -1);
  EXPECT_EQ(impacts[1].bullet, b);
  EXPECT_NEAR(impacts[1].x, 31, 1e-4f);
  EXPECT_EQ(impacts[1].normal_x, 1);
  EXPECT_EQ(world.pairs().size(), 1u);
}

TEST(Bullets, ThatFollowEachOtherDoNotMeet) {
  World world = empty_world();
  const Id first = add_at(world, circle(1), 30, 30, {.is_bullet = true});
  const Id second = add_at(world, circle(1), 20, 30, {.is_bullet = true});
  world.transforms()[row_of(first)].x = 50;
  world.transforms()[row_of(second)].x = 40;
  EXPECT_TRUE(impacts_of_step(world).empty());
}

TEST(Bullets, DoNotMeetWhatMovesToWhereTheyWere) {
  const auto write = [](World& world, Id id) {
    world.transforms()[row_of(id)].x = 20;
    return Status::kOk;
  };
  const auto set = [](World& world, Id id) { return world.set_transform(id, {.x = 20, .y = 30}); };
  const auto move = [](World& world, Id id) { return world.move(id, 20, 30); };
  const auto test = [](const auto& move_follower, bool is_static) {
    World world = empty_world();
    const Id bullet = add_at(world, circle(2), 20, 30, {.is_bullet = true});
    const Id follower = add_at(world, circle(2), 10, 30, {.is_static = is_static});
    for (int i = 0; i < 2; ++i) {  // a step moves on where ways begin
      EXPECT_TRUE(impacts_of_step(world).empty());
      world.transforms()[row_of(bullet)].x = 40;
      EXPECT_EQ(move_follower(world, follower), Status::kOk);
      EXPECT_TRUE(impacts_of_step(world).empty());
      EXPECT_TRUE(world.pairs().empty());
      ASSERT_EQ(world.place(follower, {.x = 10, .y = 30}), Status::kOk);
      ASSERT_EQ(world.place(bullet, {.x = 20, .y = 30}), Status::kOk);
    }
  };
  test(write, false);
  for (const bool is_static : {false, true}) {
    test(set, is_static);
    test(move, is_static);
  }
}

// The walker ends over the place where the bullet's way begins, or behind it.
TEST(Bullets, MeetWhatWalksTowardsThem) {
  for (const float walk : {0.25f, 1.0f, 2.0f, 10.0f, 40.0f}) {
    World world = empty_world();
    const Id bullet = add_at(world, box(2, 2), 50, 30, {.is_bullet = true});
    const Id walker = add_at(world, box(4, 4), 53.5f, 30);  // a gap of 0.5
    EXPECT_TRUE(impacts_of_step(world).empty());
    world.transforms()[row_of(bullet)].x = 110;
    EXPECT_EQ(world.move(walker, 53.5f - walk, 30), Status::kOk);
    const std::vector<Impact> impacts = impacts_of_step(world);
    ASSERT_EQ(impacts.size(), 1u) << walk;
    EXPECT_EQ(impacts[0].other, walker);
    EXPECT_NEAR(impacts[0].fraction, 0.5f / (60 + walk), 1e-6f);
    EXPECT_NEAR(impacts[0].x, 50 + 60 * 0.5f / (60 + walk), 1e-4f);
    EXPECT_NEAR(impacts[0].point_x, impacts[0].x + 1, 1e-4f);
    EXPECT_EQ(impacts[0].normal_x, -1);
    EXPECT_EQ(world.entered().size(), 1u);
    EXPECT_TRUE(impacts_of_step(world).empty());
    EXPECT_EQ(world.exited().size(), 1u);
  }
}

// Neither begins nor ends near the way of the bullet; of the many, most walk slowly.
TEST(Bullets, MeetWhatCrossesTheirWay) {
  for (const float speed : {8.0f, 60.0f}) {
    World world = empty_world();
    const Id bullet = add_at(world, circle(1), 10, 30, {.is_bullet = true});
    const Id runner = add_at(world, circle(1), 30, 30 - speed / 2);
    std::vector<Id> walkers;
    for (int i = 0; i < 10; ++i) walkers.push_back(add_at(world, circle(1), 10, 60));
    EXPECT_TRUE(impacts_of_step(world).empty());
    world.transforms()[row_of(bullet)].x = 50;
    world.transforms()[row_of(runner)].y = 30 + speed / 2;
    for (const Id walker : walkers) world.transforms()[row_of(walker)].x = 11;
    const std::vector<Impact> impacts = impacts_of_step(world);
    ASSERT_EQ(impacts.size(), 1u) << speed;
    EXPECT_EQ(impacts[0].other, runner);
    EXPECT_LT(impacts[0].fraction, 0.5f);
    EXPECT_GT(impacts[0].fraction, 0.4f);
  }
}

TEST(Bullets, AtRestMeetWhatPassesThem) {
  World world = empty_world();
  const Id bullet = add_at(world, circle(1), 30, 30, {.is_bullet = true});
  const Id runner = add_at(world, circle(1), 10, 30);
  EXPECT_TRUE(impacts_of_step(world).empty());
  world.transforms()[row_of(runner)].x = 50;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].bullet, bullet);
  EXPECT_NEAR(impacts[0].fraction, 0.45f, 1e-6f);
  EXPECT_EQ(impacts[0].x, 30);
  EXPECT_EQ(impacts[0].normal_x, 1);
}

TEST(Bullets, DoNotMeetWhatGoesAheadOfThemAsFast) {
  World world = empty_world();
  const Id bullet = add_at(world, circle(1), 10, 30, {.is_bullet = true});
  const Id runner = add_at(world, circle(1), 20, 30);
  EXPECT_TRUE(impacts_of_step(world).empty());
  world.transforms()[row_of(bullet)].x = 40;
  world.transforms()[row_of(runner)].x = 50;
  EXPECT_TRUE(impacts_of_step(world).empty());
}

// It has the new angle and scale all along, so that no turn hides it.
TEST(Bullets, MeetWhatTurnsOrGrowsWhereTheyStart) {
  for (const auto& [angle, scale] : {std::pair(1.5707964f, 1.0f), std::pair(0.0f, 4.0f)}) {
    World world = empty_world();
    const Id bullet = add_at(world, circle(1), 24, 30, {.is_bullet = true});
    const Id other = add_at(world, box(4, 16), 30, 30);
    EXPECT_TRUE(impacts_of_step(world).empty());
    Transform& to = world.transforms()[row_of(other)];
    to.angle = angle;
    to.scale = scale;
    world.transforms()[row_of(bullet)].x = 60;
    const std::vector<Impact> impacts = impacts_of_step(world);
    ASSERT_EQ(impacts.size(), 1u);
    EXPECT_EQ(impacts[0].fraction, 0);
  }
}

TEST(Bullets, MeetWhatIsPlacedWhereTheyWere) {
  for (const bool is_static : {false, true}) {
    World world = empty_world();
    const Id bullet = add_at(world, circle(2), 20, 30, {.is_bullet = true});
    const Id other = add_at(world, circle(2), 10, 30, {.is_static = is_static});
    EXPECT_TRUE(impacts_of_step(world).empty());
    ASSERT_EQ(world.place(other, {.x = 20, .y = 30}), Status::kOk);
    world.transforms()[row_of(bullet)].x = 40;
    const std::vector<Impact> impacts = impacts_of_step(world);
    ASSERT_EQ(impacts.size(), 1u);
    EXPECT_EQ(impacts[0].fraction, 0);
  }
}

TEST(Bullets, MeetWhatMovesOverAllOfTheirWay) {
  World world = empty_world();
  const Id bullet = add_at(world, circle(2), 20, 30, {.is_bullet = true});
  const Id other = add_at(world, box(20, 20), 60, 30);
  EXPECT_TRUE(impacts_of_step(world).empty());
  ASSERT_EQ(world.move(other, 20, 30), Status::kOk);
  world.transforms()[row_of(bullet)].x = 25;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_NEAR(impacts[0].fraction, 28.0f / 45, 1e-6f);
  EXPECT_NEAR(impacts[0].x, 20 + 5 * 28.0f / 45, 1e-4f);
}

TEST(Bullets, MeetWhatTheyAreShotIn) {
  World world = empty_world();
  const Id enemy = add_at(world, circle(5), 20, 30);
  const Id bullet = add_at(world, circle(1), 17, 30, {.is_bullet = true});
  world.transforms()[row_of(bullet)].x = 60;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].other, enemy);
  EXPECT_EQ(impacts[0].fraction, 0);
  EXPECT_EQ(impacts[0].x, 17);
  EXPECT_EQ(impacts[0].normal_x, -1);
}

TEST(Bullets, ThatLeaveABodyDoNotMeetItAgain) {
  World world = empty_world();
  add_at(world, circle(5), 20, 30);
  const Id bullet = add_at(world, circle(1), 17, 30, {.is_bullet = true});
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
  world.transforms()[row_of(bullet)].x = 60;
  EXPECT_TRUE(impacts_of_step(world).empty());
  EXPECT_EQ(world.exited().size(), 1u);
}

TEST(Bullets, MeetOnlyWhatTheirFiltersAndGroupsAdmit) {
  World world = empty_world();
  add_at(world, circle(2), 20, 30, {.filter = {.category = 2}});
  add_at(world, circle(2), 30, 30, {.group = 3});
  add_at(world, circle(2), 40, 30, {.filter = {.category = 4, .mask = 1}});
  const Id met = add_at(world, circle(2), 50, 30, {.is_sensor = true, .filter = {.category = 4}});
  const Id bullet = add_at(world, circle(1), 10, 30,
                           {.is_bullet = true, .filter = {.category = 8, .mask = 4}, .group = 3});
  world.transforms()[row_of(bullet)].x = 60;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].other, met);
}

TEST(Bullets, MeetByTheirPartsAndTheFiltersOfThose) {
  World world = empty_world();
  const std::array<Part, 2> wall = {
      {{.shape = box(2, 10), .offset = {.y = -10}}, {.shape = box(4, 10), .offset = {.y = 10}}}};
  const Id fixed = add(world, wall, {.transform = {.x = 30, .y = 30}, .is_static = true});
  const std::array<Part, 2> plane = {
      {{.shape = circle(1), .offset = {.y = -10}, .filter = Filter{.category = 1, .mask = 2}},
       {.shape = circle(1), .offset = {.y = 10}}}};
  const Id bullet = add(world, plane, {.transform = {.x = 10, .y = 30}, .is_bullet = true});
  world.transforms()[row_of(bullet)].x = 50;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].other, fixed);
  EXPECT_EQ(impacts[0].part, 1u);
  EXPECT_EQ(impacts[0].other_part, 1u);
  EXPECT_EQ(impacts[0].x, 27);
  EXPECT_EQ(world.pairs().size(), 1u);
  EXPECT_TRUE(world.contacts().empty());
}

// A ship in its shield: the bullet has met the shield in an earlier step, and meets the hull now.
TEST(Bullets, InOnePartOfABodyMeetAnotherOneOnTheirWay) {
  for (const bool shield_first : {false, true}) {
    for (const float drift : {0.0f, 1e-4f}) {  // of the ship, by which the way is no float
      World world = empty_world();
      const Part hull = {.shape = box(20, 20)};
      const Part shield = {.shape = circle(60), .is_sensor = true};
      const std::array parts = {shield_first ? shield : hull, shield_first ? hull : shield};
      const std::uint32_t hull_part = shield_first ? 1 : 0;
      const Id ship = world.insert(parts, {.transform = {.x = 200, .y = 100}}).value;
      const Id bullet = add_at(world, circle(2), 100, 100, {.is_bullet = true});
      EXPECT_TRUE(impacts_of_step(world).empty());
      EXPECT_EQ(world.move(bullet, 150, 100), Status::kOk);
      const std::vector<Impact> outer = impacts_of_step(world);
      ASSERT_EQ(outer.size(), 1u);
      EXPECT_EQ(outer[0].other_part, 1 - hull_part);
      EXPECT_NEAR(outer[0].x, 138, 1e-3);
      EXPECT_EQ(world.move(bullet, 300, 100), Status::kOk);
      EXPECT_EQ(world.move(ship, 200 + drift, 100 + drift), Status::kOk);
      const std::vector<Impact> inner = impacts_of_step(world);
      ASSERT_EQ(inner.size(), 1u);
      EXPECT_EQ(inner[0].other_part, hull_part);
      EXPECT_NEAR(inner[0].fraction, 38.0 / 150, 1e-5);
      EXPECT_NEAR(inner[0].x, 188, 1e-2);
      EXPECT_NEAR(inner[0].point_x, 190, 1e-2);
      EXPECT_EQ(inner[0].normal_x, -1);
    }
  }
}

TEST(Bullets, ThatTurnMeetWhatTheyTurnInto) {
  World world = empty_world();
  const Id post = add_at(world, circle(1), 30, 30, {.is_static = true});
  const Id bullet =
      add(world, box(20, 1), {.transform = {.x = 30, .y = 22}, .is_bullet = true});  // flat
  world.transforms()[row_of(bullet)].angle = 3.1415927f;  // by way of upright
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].other, post);
  EXPECT_GT(impacts[0].fraction, 0.3f);
  EXPECT_LT(impacts[0].fraction, 0.5f);
  EXPECT_EQ(impacts[0].x, 30);
}

TEST(Bullets, ThatTurnMeetWhatMovesALittle) {
  World world = empty_world();
  const Id post = add_at(world, circle(1), 38, 23.6f);
  const Id bullet = add(world, box(20, 1), {.transform = {.x = 30, .y = 22}, .is_bullet = true});
  EXPECT_TRUE(impacts_of_step(world).empty());
  world.transforms()[row_of(post)].y = 23.61f;
  world.transforms()[row_of(bullet)].angle = 3.1415927f;  // half a turn, by way of the post
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
}

TEST(Bullets, ThatGrowHaveTheirNewSizeAllTheWay) {
  World world = empty_world();
  const Id other = add_at(world, circle(8), 30, 30);
  const Id bullet = add_at(world, circle(2), 40.5f, 30, {.is_bullet = true});
  EXPECT_TRUE(impacts_of_step(world).empty());
  world.transforms()[row_of(other)].y = 31;
  world.transforms()[row_of(bullet)] = {.x = 60, .y = 30, .scale = 2};
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 1u);
  EXPECT_EQ(impacts[0].fraction, 0);
}

TEST(Bullets, ThatTurnByHugeAnglesTakeBoundedTime) {
  World world = empty_world();
  add_at(world, circle(1), 30, 30, {.is_static = true});
  const Id bullet = add_at(world, box(20, 1), 30, 22, {.is_bullet = true});
  world.transforms()[row_of(bullet)].angle = kLargest;
  EXPECT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(bullet)].angle = -kLargest;
  EXPECT_EQ(world.step(), Status::kOk);
}

TEST(Bullets, CrossTheWholeRangeOfFloat) {
  for (const float x : {-2e38f, -30.0f, 30.0f, 2e38f}) {
    World world = empty_world();
    const Id wall = add_at(world, box(1, 40), x, 30, {.is_static = true});
    const Id bullet = add_at(world, circle(2), -3e38f, 30, {.is_bullet = true});
    world.transforms()[row_of(bullet)].x = 3e38f;
    const std::vector<Impact> impacts = impacts_of_step(world);
    ASSERT_EQ(impacts.size(), 1u) << x;
    EXPECT_EQ(impacts[0].other, wall);
    EXPECT_NEAR(impacts[0].fraction, (x / 3e38f + 1) / 2, 1e-6);
    EXPECT_EQ(impacts[0].normal_x, -1);
  }
}

TEST(Bullets, MeetEachOtherAcrossTheWholeRangeOfFloat) {
  World world = empty_world();
  const Id one = add_at(world, circle(2), -3e38f, 30, {.is_bullet = true});
  const Id other = add_at(world, circle(2), 3e38f, 30, {.is_bullet = true});
  world.transforms()[row_of(one)].x = 3e38f;
  world.transforms()[row_of(other)].x = -3e38f;
  const std::vector<Impact> impacts = impacts_of_step(world);
  ASSERT_EQ(impacts.size(), 2u);
  EXPECT_NEAR(impacts[0].fraction, 0.5, 1e-6);
  EXPECT_NEAR(impacts[1].fraction, 0.5, 1e-6);
}

TEST(Bullets, BeginAnewAfterClear) {
  World world = empty_world();
  for (int i = 0; i < 100; ++i) add_at(world, circle(2), 30, 30, {.is_bullet = i % 2 == 0});
  EXPECT_FALSE(impacts_of_step(world).empty());
  world.clear();
  EXPECT_TRUE(impacts_of_step(world).empty());
  EXPECT_FALSE(world.exited().empty());
  add_at(world, circle(2), 30, 30, {.is_bullet = true});
  EXPECT_TRUE(impacts_of_step(world).empty());
}

TEST(Bullets, AStepThatFailsKeepsImpactsAndWays) {
  World world = empty_world();
  add_at(world, box(1, 40), 30, 30, {.is_static = true});
  const Id bullet = add_at(world, circle(2), 10, 30, {.is_bullet = true});
  world.transforms()[row_of(bullet)].x = 50;
  const std::vector<Impact> before = impacts_of_step(world);
  const Id other = add_at(world, circle(2), 5, 5);
  world.transforms()[row_of(bullet)].x = 10;
  world.transforms()[row_of(other)].x = kNan;
  EXPECT_EQ(world.step(), Status::kInvalidTransform);
  EXPECT_TRUE(std::ranges::equal(world.impacts(), before));
  world.transforms()[row_of(other)].x = 5;
  EXPECT_EQ(impacts_of_step(world).size(), 1u);
  EXPECT_EQ(world.stayed().size(), 1u);
}

}  // namespace
}  // namespace quadrille::testing
