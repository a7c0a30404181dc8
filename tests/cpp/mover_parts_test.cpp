// Moves of bodies of several parts, and along ground that is made of many: compounds, chains,
// tiles.
#include <array>
#include <cmath>
#include <vector>

#include "ground.hpp"
#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

TEST_F(Moves, OfSeveralPartsTellWhichOneIsStopped) {
  const std::array<Part, 3> parts = {{{.shape = box(12, 4), .offset = {.y = 8}},
                                      {.shape = circle(5)},
                                      {.shape = box(20, 4), .offset = {.y = -8}}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  add_floor();
  put(0, -60);
  const Id wall = add_block(world, {100, -300, 120, 0});
  const Moved falling = walk(0, 100);
  ASSERT_EQ(falling.met.size(), 1u);
  EXPECT_EQ(falling.met[0].moving_part, 0u);
  EXPECT_NEAR(falling.y, -10 - kSkin, 1e-3f);
  const Moved stopped = walk(200, 1);
  EXPECT_EQ(stopped.met.back().body, wall);
  EXPECT_EQ(stopped.met.back().moving_part, 2u);
  EXPECT_NEAR(stopped.x, 100 - 10 - kSkin, 1e-3f);
}

TEST_F(Moves, OfSeveralPartsEndWithAllOfThemOutOfSolids) {
  const std::array<Part, 2> parts = {
      {{.shape = box(12, 20)}, {.shape = box(12, 20), .offset = {.x = 30}}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  add_block(world, {20, 8, 60, 40});
  put(0, 0);
  const Moved moved = move(0, 0);
  EXPECT_FALSE(moved.is_stuck);
  EXPECT_NEAR(moved.y, -2 - kSkin, 1e-3f);
  ASSERT_FALSE(moved.met.empty());
  EXPECT_EQ(moved.met[0].moving_part, 1u);
}

TEST_F(Moves, AlongSeveralPartsTellWhichOneIsMet) {
  const std::array<Part, 3> parts = {{{.shape = box(40, 10), .offset = {.x = -40}},
                                      {.shape = box(40, 10)},
                                      {.shape = box(10, 60), .offset = {.x = 25, .y = -25}}}};
  const Id ground = add(world, parts, {.transform = {.y = 5}, .is_static = true});
  put(-40, -30);
  const Moved moved = move(0, 40);
  EXPECT_EQ(moved.support.part, 0u);
  put(0, -30);
  const Moved walked = move(100, 60);
  EXPECT_EQ(walked.support.body, ground);
  EXPECT_EQ(walked.support.part, 1u);
  EXPECT_TRUE(walked.is_on_wall);
  EXPECT_NEAR(walked.x, 20 - kHalfWidth, kSkin);
  bool met_wall = false;
  for (const MoveHit& hit : walked.met) {
    met_wall = met_wall || (hit.part == 2 && hit.kind == MoveHitKind::kWall);
  }
  EXPECT_TRUE(met_wall);
}

TEST_F(Moves, AlongATileMapTellTheTile) {
  const std::array<TileNumber, 12> tiles = {0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
  ASSERT_TRUE(world.add_tiles({.columns = 4, .rows = 3, .size = 16, .tiles = tiles}).ok());
  put(8, 10);
  EXPECT_EQ(move(0, 30).support.part, 8u);
  const Moved moved = move(60, 60);
  EXPECT_TRUE(moved.is_on_wall);
  bool met_wall = false;
  for (const MoveHit& hit : moved.met) {
    met_wall = met_wall || (hit.part == 7 && hit.kind == MoveHitKind::kWall);
  }
  EXPECT_TRUE(met_wall);
}

TEST_F(Moves, AlongAOneSidedChainAreStoppedFromItsFrontAlone) {
  const std::array<Point, 3> points = {{{-100, 0}, {0, 0}, {100, 0}}};
  ASSERT_TRUE(
      world.add_chain({.points = points, .is_one_sided = true, .options = {.is_static = true}})
          .ok());
  put(3, -40);
  EXPECT_TRUE(move(0, 100).is_on_floor);
  put(3, 40);
  EXPECT_EQ(move(0, -100).y, -60);
}

// Ground of many tiles, or of many other pieces, all of whose tops are at one height.
class MovesOnFlatGround : public ::testing::TestWithParam<Build> {
 protected:
  static constexpr std::array kWalkers = {0, 1, 2, 3, 4};  // of movers(): those with an area

  MovesOnFlatGround() : world(open_world()) {
    Random random(1);
    ground = draw_ground(random, Form::kFlat);
    add_ground(world, ground, outline_of(ground), GetParam(), {0, 0});
  }

  World world;
  Ground ground;
};

INSTANTIATE_TEST_SUITE_P(Builds, MovesOnFlatGround, ::testing::ValuesIn(kBuilds));

TEST_P(MovesOnFlatGround, MeetNoWallAtSeams) {
  const float top = -3 * kTileSize;
  const std::vector<Shape> shapes = movers();
  for (const int which : kWalkers) {
    const Shape& shape = shapes[static_cast<std::size_t>(which)];
    const Box around = box_around(shape, {});
    for (const float speed : {0.37f, 1.9f, 5.3f, -0.71f, -4.7f}) {
      const float start = speed > 0 ? 12.0f : 180.0f;
      const Id id = add_at(world, shape, start, top - around.max_y - 0.02f);
      MoveOptions options;
      float x = start;
      while (x > 10 && x < 182) {
        const Moved moved = kept(world.move_and_slide(id, speed, 0.5f, options));
        ASSERT_FALSE(moved.is_on_wall) << x << ", " << speed;
        ASSERT_TRUE(moved.is_on_floor) << x << ", " << speed;
        ASSERT_NEAR(moved.x - x, speed, 1e-4f) << x;
        ASSERT_NEAR(moved.y, top - around.max_y, 0.03f) << x;
        x = moved.x;
        options.support = moved.support;
        ASSERT_EQ(world.move(id, moved.x, moved.y), Status::kOk);
      }
      ASSERT_EQ(world.remove(id), Status::kOk);
    }
  }
}

TEST(MovesOnTiles, MeetNoWallOnAThousandTiles) {
  constexpr std::uint32_t kColumns = 1'000;
  World world = open_world();
  const std::vector<TileNumber> tiles(2 * kColumns, 1);
  ASSERT_TRUE(world.add_tiles({.columns = kColumns, .rows = 2, .size = 16, .tiles = tiles}).ok());
  for (const Shape& shape : {box(12, 20), circle(7), capsule(9, 5, true)}) {
    const Box around = box_around(shape, {});
    for (const float speed : {3.7f, 0.93f}) {
      const Id id = add_at(world, shape, 20, -around.max_y - 0.02f);
      MoveOptions options = {.step_height = 4, .snap_distance = 4};
      float x = 20;
      while (x < 16 * kColumns - 20) {
        const Moved moved = kept(world.move_and_slide(id, speed, 0.25f, options));
        ASSERT_FALSE(moved.is_on_wall) << x;
        ASSERT_FALSE(moved.has_stepped) << x;
        ASSERT_FALSE(moved.is_stuck) << x;
        ASSERT_GT(moved.x, x) << x;
        ASSERT_NEAR(moved.y, -around.max_y, 0.03f) << x;
        x = moved.x;
        options.support = moved.support;
        ASSERT_EQ(world.move(id, moved.x, moved.y), Status::kOk);
      }
      ASSERT_EQ(world.remove(id), Status::kOk);
    }
  }
}

// Neighbours whose tops differ by no more than the tolerance of seams are no walls.
TEST_F(Moves, ClimbWhatIsAsHighAsTheToleranceOfSeams) {
  for (const float less : {0.005f, 0.009f}) {
    world.clear();
    hero = add_at(world, box(12, 20), -80, -10.02f);
    options = {};
    for (int i = 0; i < 20; ++i) {
      const auto left = -100 + 10 * static_cast<float>(i);
      add_block(world, {left, i % 2 == 0 ? 0 : -less, left + 10, 20});
    }
    for (int i = 0; i < 300; ++i) {
      const Moved moved = walk(0.5f, 0.25f);
      ASSERT_FALSE(moved.is_on_wall) << less << ", " << i;
      ASSERT_TRUE(moved.is_on_floor) << i;
    }
    EXPECT_GT(at().x, 60);
  }
}

TEST_F(Moves, MeetWallsAtSeamsThatAreNoneWithoutTheRule) {
  switch_seam_rule_off(world);
  for (int i = 0; i < 10; ++i) {
    const auto left = -100 + 20 * static_cast<float>(i);
    add_block(world, {left, 0, left + 20, 20});
  }
  put(-80, -kHalfHeight - kSkin);
  for (int i = 0; i < 100; ++i) {
    const Moved moved = walk(1, 0.5f);
    ASSERT_FALSE(moved.is_stuck) << i;
    ASSERT_TRUE(moved.is_on_floor) << i;
    ASSERT_NEAR(at().y, -kHalfHeight - kSkin, 0.01f) << i;
  }
  EXPECT_GT(at().x, 19);  // the skin keeps it off the seams
  add_block(world, {40, -30, 60, 0});
  EXPECT_TRUE(move(60, 1).is_on_wall);
}

// A slope of tiles, up and down again.
TEST(MovesOnTiles, FollowSlopesOfTiles) {
  constexpr std::uint32_t kColumns = 12;
  World world = open_world();
  std::vector<TileNumber> tiles(3 * kColumns, 0);
  const auto set = [&](std::uint32_t column, std::uint32_t row, TileShape shape) {
    tiles[row * kColumns + column] = static_cast<TileNumber>(shape);
  };
  for (std::uint32_t column = 0; column < kColumns; ++column) set(column, 2, TileShape::kSolid);
  set(3, 1, TileShape::kLowSlopeRight);
  set(4, 1, TileShape::kHighSlopeRight);
  set(5, 1, TileShape::kSolid);
  set(6, 1, TileShape::kSolid);
  set(7, 1, TileShape::kSlopeLeft);
  ASSERT_TRUE(world.add_tiles({.columns = kColumns, .rows = 3, .size = 16, .tiles = tiles}).ok());
  for (const Shape& shape : {box(12, 20), circle(7), capsule(9, 5, true), capsule(8, 4)}) {
    const float half = box_around(shape, {}).max_y;
    for (const float speed : {0.4f, 2.3f, -0.6f, -3.1f}) {
      const Id id = add_at(world, shape, speed > 0 ? 16.0f : 176.0f, 32 - half - 0.02f);
      MoveOptions options = {.snap_distance = 6};
      float highest = 100;
      float x = speed > 0 ? 16 : 176;
      while (x > 14 && x < 178) {
        const Moved moved = kept(world.move_and_slide(id, speed, 0.25f, options));
        ASSERT_FALSE(moved.is_on_wall) << x << ", " << speed;
        ASSERT_TRUE(moved.is_on_floor) << x << ", " << speed;
        ASSERT_GT((moved.x - x) * speed, 0) << x;
        x = moved.x;
        highest = std::min(highest, moved.y);
        options.support = moved.support;
        ASSERT_EQ(world.move(id, moved.x, moved.y), Status::kOk);
      }
      EXPECT_NEAR(highest, 16 - half, 0.5f) << speed;
      EXPECT_NEAR(world.options(id).value.transform.y, 32 - half, 0.03f) << speed;
      ASSERT_EQ(world.remove(id), Status::kOk);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
