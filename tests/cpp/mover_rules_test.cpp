// What stops a move: one-way bodies, sensors, filters, groups; what is refused; contexts and
// batches.
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "allocations.hpp"
#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// The body falls onto a platform whose top is at y = 0, or jumps through it.
class MovesAtPlatforms : public Moves {
 protected:
  MovesAtPlatforms() : platform(add_block(world, {-100, 0, 100, 8}, {.one_way = OneWay::kUp})) {
    put(0, -30);
  }

  bool falls_through() { return move(0, 60).y > 20; }
  bool is_stopped_from_below() {
    put(0, 40);
    const bool is_stopped = move(0, -80).is_on_ceiling;
    put(0, -30);
    return is_stopped;
  }

  Id platform;
};

TEST_F(MovesAtPlatforms, AreStoppedFromTheOpenSideAlone) {
  EXPECT_FALSE(falls_through());
  EXPECT_FALSE(is_stopped_from_below());
  put(-150, 4);
  EXPECT_FALSE(move(100, 0).is_on_wall);
}

TEST_F(MovesAtPlatforms, AreStoppedFromAllSidesIfTheyDoNotPass) {
  options.one_way = false;
  EXPECT_FALSE(falls_through());
  EXPECT_TRUE(is_stopped_from_below());
  put(-150, 4);
  EXPECT_TRUE(move(100, 0).is_on_wall);
}

TEST_F(MovesAtPlatforms, DropThroughIfTheBodyDoes) {
  ASSERT_EQ(world.set_drops_through(hero, true), Status::kOk);
  EXPECT_TRUE(falls_through());
  options.drops_through = false;
  EXPECT_FALSE(falls_through());
}

TEST_F(MovesAtPlatforms, DropThroughIfTheOptionSaysSo) {
  options.drops_through = true;
  EXPECT_TRUE(falls_through());
  options.one_way = false;
  EXPECT_TRUE(falls_through());
  ASSERT_EQ(world.set_one_way(platform, OneWay::kNo), Status::kOk);
  EXPECT_FALSE(falls_through());
}

TEST_F(MovesAtPlatforms, OfShapesDoNotDropThrough) {
  ASSERT_EQ(world.set_drops_through(hero, true), Status::kOk);
  const CastPath path = {{.y = -30}, 0, 60};
  options.except = {&hero, 1};
  EXPECT_TRUE(kept(world.move_and_slide(box(12, 20), path, options)).is_on_floor);
  options.drops_through = true;
  EXPECT_FALSE(kept(world.move_and_slide(box(12, 20), path, options)).is_on_floor);
}

TEST_F(MovesAtPlatforms, GoOnFallingWhatHasBegunToDrop) {
  walk(0, 60);
  options.drops_through = true;
  walk(0, 1);
  options.drops_through.reset();
  for (int i = 0; i < 10; ++i) {
    const Moved moved = walk(0, 3);
    EXPECT_FALSE(moved.is_on_floor) << i;
    EXPECT_FALSE(moved.is_stuck) << i;
  }
  EXPECT_GT(at().y, 15);
}

TEST_F(MovesAtPlatforms, LandAfterAJumpThroughThem) {
  put(0, 30);
  float speed = -5.5f;
  int frames = 0;
  Moved moved;
  while (!moved.is_on_floor && frames < 200) {
    moved = walk(0, speed);
    EXPECT_FALSE(moved.is_on_ceiling);
    speed += 0.25f;
    ++frames;
  }
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_NEAR(at().y, -kHalfHeight - kSkin, 0.01f);
}

TEST_F(MovesAtPlatforms, AreStoppedBySidesThatTurnWithTheBody) {
  ASSERT_EQ(world.set_transform(platform, {.y = 4, .angle = 2 * kQuarter}), Status::kOk);
  EXPECT_TRUE(falls_through());
  EXPECT_TRUE(is_stopped_from_below());
}

TEST_F(Moves, AreNotStoppedBySensors) {
  add_block(world, {20, -100, 40, 100}, {.is_sensor = true});
  EXPECT_EQ(move(60, 0).x, 60);
}

TEST_F(Moves, AreNotStoppedBySensorPartsOrWithThem) {
  const std::array<Part, 2> parts = {
      {{.shape = box(12, 20)}, {.shape = box(2, 60), .offset = {.x = 10}, .is_sensor = true}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  const std::array<Part, 2> wall = {
      {{.shape = box(4, 200), .offset = {.x = -20}, .is_sensor = true}, {.shape = box(4, 200)}}};
  add(world, wall, {.transform = {.x = 100}, .is_static = true});
  EXPECT_NEAR(move(300, 0).x, 98 - kHalfWidth - kSkin, kClose);
}

TEST_F(Moves, AreStoppedByBodiesThatMoveWhereTheyAre) {
  const Id other = add_at(world, box(20, 20), 60, 0);
  EXPECT_NEAR(move(100, 0).x, 50 - kHalfWidth - kSkin, kClose);
  world.transforms()[row_of(other)].x = 40;
  EXPECT_NEAR(move(100, 0).x, 50 - kHalfWidth - kSkin, kClose);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_NEAR(move(100, 0).x, 30 - kHalfWidth - kSkin, kClose);
  ASSERT_EQ(world.move(other, 80, 0), Status::kOk);
  EXPECT_NEAR(move(100, 0).x, 70 - kHalfWidth - kSkin, kClose);
}

TEST_F(Moves, AreStoppedByWhatTheFilterAdmits) {
  add_block(world, {20, -100, 40, 100}, {.filter = {.category = 2, .mask = 2}});
  add_block(world, {60, -100, 80, 100}, {.filter = {.category = 4, .mask = 4}});
  ASSERT_EQ(world.set_filter(hero, {.category = 6, .mask = 6}), Status::kOk);
  const float first = 20 - kHalfWidth - kSkin;
  const float second = 60 - kHalfWidth - kSkin;
  EXPECT_NEAR(move(100, 0).x, first, kClose);
  ASSERT_EQ(world.set_filter(hero, {.category = 4, .mask = 4}), Status::kOk);
  EXPECT_NEAR(move(100, 0).x, second, kClose);
  options.filter = Filter{.category = 2, .mask = 2};
  EXPECT_NEAR(move(100, 0).x, first, kClose);
  options.filter = Filter{.category = 8, .mask = 8};
  EXPECT_EQ(move(100, 0).x, 100);
  options.filter = Filter{};
  EXPECT_EQ(kept(world.move_and_slide(box(12, 20), {{}, 100, 0},
                                      {.filter = Filter{.category = 8, .mask = 8}}))
                .x,
            100);
}

TEST_F(Moves, OfShapesAreStoppedByEverythingWithoutAFilter) {
  ASSERT_EQ(world.remove(hero), Status::kOk);
  add_block(world, {20, -100, 40, 100}, {.filter = {.category = 2, .mask = 2}});
  EXPECT_TRUE(kept(world.move_and_slide(box(12, 20), {{}, 100, 0}, options)).is_on_wall);
}

TEST_F(Moves, AreNotStoppedByTheirGroup) {
  const Id other = add_block(world, {20, -100, 40, 100}, {.group = 7});
  EXPECT_TRUE(move(100, 0).is_on_wall);
  ASSERT_EQ(world.set_group(hero, 7), Status::kOk);
  EXPECT_EQ(move(100, 0).x, 100);
  ASSERT_EQ(world.move(other, 5, 0), Status::kOk);
  EXPECT_FALSE(move(0, 0).is_stuck);
}

TEST_F(Moves, AreNotStoppedByExceptions) {
  const Id first = add_block(world, {20, -100, 40, 100});
  const Id second = add_block(world, {60, -100, 80, 100});
  std::vector<Id> except = {first};
  options.except = except;
  EXPECT_NEAR(move(200, 0).x, 60 - kHalfWidth - kSkin, kClose);
  except = {row_of(second)};
  EXPECT_NEAR(move(200, 0).x, 20 - kHalfWidth - kSkin, kClose);
  except = {first, second};
  options.except = except;
  EXPECT_EQ(move(200, 0).x, 200);
  ASSERT_EQ(world.move(first, 0, 0), Status::kOk);
  EXPECT_FALSE(move(0, 0).is_stuck);
}

TEST_F(Moves, OfARowAreThoseOfItsBody) {
  add_floor();
  EXPECT_EQ(kept(world.move_and_slide(row_of(hero), 5, 9, options)), move(5, 9));
}

// Refusals.

TEST_F(Moves, RefuseOptionsThatAreOutOfTheirRanges) {
  const Id floor = add_floor();
  const Support support = move(0, 1).support;
  ASSERT_EQ(support.body, floor);
  std::vector<MoveOptions> refused;
  const auto refuse = [&](auto change) { change(refused.emplace_back(options)); };
  for (const Point& up : {Point{0, 0}, Point{kNan, 1}, Point{1, kInfinity}}) {
    refuse([&](MoveOptions& o) { o.up = up; });
  }
  for (const float angle : {-0.1f, 1.6f, kNan, kInfinity}) {
    refuse([&](MoveOptions& o) { o.slope_limit = angle; });
  }
  for (const float length : {-0.1f, kNan, kInfinity, -kInfinity}) {
    refuse([&](MoveOptions& o) { o.step_height = length; });
    refuse([&](MoveOptions& o) { o.snap_distance = length; });
    refuse([&](MoveOptions& o) { o.skin = length; });
    refuse([&](MoveOptions& o) { o.max_push = length; });
  }
  refuse([](MoveOptions& o) { o.max_slides = 0; });
  refuse([](MoveOptions& o) { o.max_slides = kMaxSlides + 1; });
  for (const float bad : {kNan, kInfinity}) {
    refuse([&](MoveOptions& o) { (o.support = support).transform.x = bad; });
    refuse([&](MoveOptions& o) { (o.support = support).transform.angle = bad; });
    refuse([&](MoveOptions& o) { (o.support = support).point.y = bad; });
  }
  refuse([&](MoveOptions& o) { (o.support = support).transform.scale = 0; });
  for (std::size_t i = 0; i < refused.size(); ++i) {
    EXPECT_EQ(world.move_and_slide(hero, 1, 1, refused[i]).status, Status::kInvalidMove) << i;
    EXPECT_EQ(world.error_index(), 0u);
    EXPECT_EQ(world.move_and_slide(box(1, 1), {{}, 1, 1}, refused[i]).status, Status::kInvalidMove)
        << i;
    EXPECT_EQ(world.error_index(), 0u);
    const std::array<BodyMotion, 2> motions = {{{hero, 1, 1}, {hero, 1, 1, refused[i].support}}};
    EXPECT_EQ(world.move_and_slide_many(motions, refused[i]).status, Status::kInvalidMove) << i;
    EXPECT_LE(world.error_index(), 1u);
  }
  options.max_slides = kMaxSlides;
  options.slope_limit = 0;
  options.up = {-1e-30f, 1e-30f};
  options.skin = options.max_push = 0.0f;
  options.support.transform.scale = 0;  // of nothing
  EXPECT_EQ(world.move_and_slide(hero, 1, 1, options).status, Status::kOk);
}

TEST_F(Moves, RefuseWaysAndPlacesThatAreNotFinite) {
  for (const float bad : {kNan, kInfinity, -kInfinity}) {
    EXPECT_EQ(world.move_and_slide(hero, bad, 0).status, Status::kInvalidShape);
    EXPECT_EQ(world.move_and_slide(hero, 0, bad).status, Status::kInvalidShape);
    EXPECT_EQ(world.error_index(), 0u);
    EXPECT_EQ(world.move_and_slide(box(1, 1), {{}, bad, 0}).status, Status::kInvalidShape);
    EXPECT_EQ(world.move_and_slide(box(1, 1), {{.x = bad}, 0, 0}).status,
              Status::kInvalidTransform);
    EXPECT_EQ(world.move_and_slide(box(1, 1), {{.scale = bad}, 0, 0}).status,
              Status::kInvalidTransform);
    const std::array<BodyMotion, 3> motions = {{{hero, 1, 1}, {hero, 1, bad}, {hero, 1, 1}}};
    EXPECT_EQ(world.move_and_slide_many(motions).status, Status::kInvalidShape);
    EXPECT_EQ(world.error_index(), 1u);
  }
}

TEST_F(Moves, RefuseWhatIsNotThereAndTellWhich) {
  const Id gone = add_at(world, circle(1), 300, 0);
  ASSERT_EQ(world.remove(gone), Status::kOk);
  EXPECT_EQ(world.move_and_slide(gone, 1, 1).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), kNoRow);
  const std::array<Id, 3> except = {hero, kNoId, gone};
  options.except = except;
  EXPECT_EQ(world.move_and_slide(hero, 1, 1, options).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), 2u);
  EXPECT_EQ(world.move_and_slide(box(1, 1), {{}, 1, 1}, options).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), 2u);
  const std::array<BodyMotion, 3> motions = {{{hero, 1, 1}, {hero, 1, 1}, {gone, 1, 1}}};
  EXPECT_EQ(world.move_and_slide_many(motions).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), 2u);
}

TEST_F(Moves, RefuseTileMaps) {
  const std::array<TileNumber, 1> tiles = {1};
  const Id map = world.add_tiles({.columns = 1, .rows = 1, .size = 16, .tiles = tiles}).value;
  EXPECT_EQ(world.move_and_slide(map, 1, 1).status, Status::kIsTileMap);
  const std::array<BodyMotion, 2> motions = {{{hero, 1, 1}, {map, 1, 1}}};
  EXPECT_EQ(world.move_and_slide_many(motions).status, Status::kIsTileMap);
  EXPECT_EQ(world.error_index(), 1u);
}

TEST_F(Moves, GoOnAfterARefusal) {
  add_floor();
  const Moved before = move(30, 5);
  EXPECT_EQ(world.move_and_slide(hero, kNan, 5, options).status, Status::kInvalidShape);
  EXPECT_EQ(move(30, 5), before);
  EXPECT_EQ(world.error_index(), kNoRow);
  expect_sound(world);
}

// Contexts and batches.

// Bodies above a floor with steps, and their motions.
class MovesOfMany : public Moves {
 protected:
  MovesOfMany() {
    add_block(world, {-500, 0, 500, 20});
    options.step_height = 8;
    options.snap_distance = 6;
    for (int i = 0; i < 40; ++i) {
      const auto step = static_cast<float>(i);
      add_block(world, {-400 + 20 * step, -2 - step / 8, -390 + 20 * step, 0});
      const float y = i % 5 == 0 ? 0.0f : -11 - step;
      motions.push_back({add_at(world, i % 2 == 0 ? box(12, 20) : circle(7), -395 + 20 * step, y),
                         static_cast<float>(i % 7) * 5 - 15, static_cast<float>(i % 9)});
    }
  }

  std::vector<Moved> singles(WorldQueries& queries) {
    std::vector<Moved> all;
    for (std::size_t i = 0; i < motions.size(); ++i) {
      MoveOptions own = options;
      own.support = motions[i].support;
      if (!options.except.empty()) own.except = options.except.subspan(i, 1);
      const BodyMotion& motion = motions[i];
      all.push_back(kept(queries.move_and_slide(motion.body, motion.dx, motion.dy, own)));
    }
    return all;
  }

  void expect_singles() {
    const std::vector<Moved> expected = singles(world);
    const auto many = world.move_and_slide_many(motions, options);
    ASSERT_EQ(many.status, Status::kOk);
    ASSERT_EQ(many.value.size(), motions.size());
    std::size_t hits = 0;
    for (std::size_t i = 0; i < motions.size(); ++i) {
      EXPECT_EQ(kept(many.value[i]), expected[i]) << i;
      hits += expected[i].met.size();
    }
    EXPECT_GT(hits, 20u);
  }

  std::vector<BodyMotion> motions;
};

TEST_F(MovesOfMany, AreThoseOfEachAlone) {
  expect_singles();
  for (BodyMotion& motion : motions) {
    MoveOptions own = options;
    const Moved moved = kept(world.move_and_slide(motion.body, motion.dx, motion.dy, own));
    ASSERT_EQ(world.move(motion.body, moved.x, moved.y), Status::kOk);
    motion.support = moved.support;
  }
  expect_singles();
  ASSERT_EQ(world.move(world.id_at(1).value, 3, 8), Status::kOk);  // the floor
  expect_singles();
}

TEST_F(MovesOfMany, TakeOneExceptionForEachBodyOrNone) {
  std::vector<Id> except(motions.size(), kNoId);
  for (std::size_t i = 0; i < except.size(); i += 3) except[i] = world.id_at(1).value;
  options.except = except;
  expect_singles();
  options.except = std::span(except).first(2);
  EXPECT_NE(world.move_and_slide_many(motions, options).status, Status::kOk);
}

TEST_F(MovesOfMany, TakeTheSupportOfTheMotion) {
  const Id id = motions[1].body;
  const Moved moved = kept(world.move_and_slide(id, 0, 100, options));
  ASSERT_EQ(world.move(id, moved.x, moved.y), Status::kOk);
  const Id under = moved.support.body;
  const Transform there = world.options(under).value.transform;
  ASSERT_EQ(world.move(under, there.x + 4, there.y), Status::kOk);
  options.support = moved.support;
  const std::array<BodyMotion, 2> both = {{{id, 0, 1}, {id, 0, 1, moved.support}}};
  const auto many = world.move_and_slide_many(both, options);
  ASSERT_EQ(many.status, Status::kOk);
  EXPECT_EQ(many.value[0].carried_x, 0);
  EXPECT_NEAR(many.value[1].carried_x, 4, 1e-3f);
}

TEST_F(MovesOfMany, MayBeNone) {
  const auto many = world.move_and_slide_many({}, options);
  EXPECT_EQ(many.status, Status::kOk);
  EXPECT_TRUE(many.value.empty());
}

TEST_F(MovesOfMany, WithAContextAreThoseOfTheWorld) {
  const std::vector<Moved> expected = singles(world);
  QueryContext context;
  const World& same = world;
  ASSERT_EQ(world.update_trees(), Status::kOk);
  WorldQueries queries = same.with(context);
  EXPECT_EQ(singles(queries), expected);
  const auto many = same.with(context).move_and_slide_many(motions, options);
  ASSERT_EQ(many.status, Status::kOk);
  // Results of the context are not touched by queries of the world.
  EXPECT_TRUE(world.query({0, 0, 1, 1}).ok());
  move(3, 3);
  for (std::size_t i = 0; i < motions.size(); ++i) {
    EXPECT_EQ(kept(many.value[i]), expected[i]) << i;
  }
  const CastPath path = {{.x = 3, .y = -40}, 5, 60};
  EXPECT_EQ(kept(same.with(context).move_and_slide(circle(3), path, options)),
            kept(world.move_and_slide(circle(3), path, options)));
}

TEST_F(MovesOfMany, WithAContextNeedTreesThatAreUpToDate) {
  QueryContext context;
  const World& same = world;
  ASSERT_EQ(world.update_trees(), Status::kOk);
  ASSERT_EQ(world.move(hero, 300, -300), Status::kOk);
  EXPECT_EQ(same.with(context).move_and_slide(hero, 1, 1).status, Status::kNotReady);
  EXPECT_EQ(same.with(context).move_and_slide(circle(1), {{}, 1, 1}).status, Status::kNotReady);
  EXPECT_EQ(same.with(context).move_and_slide_many(motions).status, Status::kNotReady);
}

TEST_F(MovesOfMany, AllocateNothingAfterWarmUp) {
  std::size_t allocations = 0;
  for (int frame = 0; frame < 60; ++frame) {
    for (BodyMotion& motion : motions) motion.dx = -motion.dx;
    const auto many = world.move_and_slide_many(motions, options);
    ASSERT_EQ(many.status, Status::kOk);
    for (std::size_t i = 0; i < motions.size(); ++i) {
      motions[i].support = many.value[i].support;
    }
    for (std::size_t i = 0; i < motions.size(); ++i) {
      ASSERT_EQ(world.move(motions[i].body, many.value[i].x, many.value[i].y), Status::kOk);
    }
    ASSERT_EQ(world.move_and_slide(hero, 400, 400, options).status, Status::kOk);
    ASSERT_EQ(world.move_and_slide(circle(9), {{.y = -30}, 90, 90}, options).status, Status::kOk);
    if (frame == 30) allocations = allocation_count();
  }
  EXPECT_EQ(allocation_count(), allocations);
}

}  // namespace
}  // namespace quadrille::testing
