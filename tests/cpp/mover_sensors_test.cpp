// Sensors that a body passes on its way.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "findings.hpp"
#include "mover_level.hpp"
#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

class MovesPastSensors : public Moves {
 protected:
  MovesPastSensors() { options.lists_sensors = true; }

  Id add_coin(float x, float y) { return add_solid(world, circle(2), x, y, {.is_sensor = true}); }

  static std::vector<MoveHit> sensors_of(const Moved& moved) {
    std::vector<MoveHit> sensors;
    std::ranges::copy_if(moved.met, std::back_inserter(sensors),
                         [](const MoveHit& hit) { return hit.kind == MoveHitKind::kSensor; });
    return sensors;
  }

  static std::vector<Id> bodies_of(const std::vector<MoveHit>& hits) {
    std::vector<Id> bodies;
    for (const MoveHit& hit : hits) bodies.push_back(hit.body);
    return bodies;
  }

  std::vector<Id> passed(float dx, float dy) { return bodies_of(sensors_of(move(dx, dy))); }
};

using Ids = std::vector<Id>;

TEST_F(MovesPastSensors, ListThemInTheOrderOfTheWay) {
  const Id far = add_coin(300, 0);
  const Id near = add_coin(100, 0);
  add_coin(200, 40);  // beside
  add_coin(-50, 0);   // behind
  const Id between = add_coin(200, 9);
  const Moved moved = move(400, 0);
  EXPECT_EQ(moved.x, 400);
  EXPECT_EQ(bodies_of(moved.met), (Ids{near, between, far}));
  EXPECT_NEAR(moved.met[0].x, 100 - 2 - kHalfWidth, 0.01f);
  EXPECT_EQ(moved.met[0].normal_x, -1);
  EXPECT_EQ(moved.met[0].depth, 0);
  EXPECT_FALSE(moved.is_on_wall);
  options.lists_sensors = false;
  EXPECT_TRUE(move(400, 0).met.empty());
}

TEST_F(MovesPastSensors, ListThemAmongOtherHits) {
  add_floor();
  put(0, -50);
  const Id above = add_coin(20, -20);
  const Id aside = add_coin(60, -5);
  const Id wall = add_block(world, {100, -100, 120, 0});
  add_coin(130, -5);  // behind the wall
  const Moved moved = move(300, 300);
  std::vector<MoveHitKind> kinds;
  for (const MoveHit& hit : moved.met) kinds.push_back(hit.kind);
  const std::vector<MoveHitKind> expected = {MoveHitKind::kSensor, MoveHitKind::kFloor,
                                             MoveHitKind::kSensor, MoveHitKind::kWall};
  EXPECT_EQ(kinds, expected);
  EXPECT_EQ(sensors_of(moved)[0].body, above);
  EXPECT_EQ(sensors_of(moved)[1].body, aside);
  EXPECT_EQ(moved.met.back().body, wall);
}

// Each time that a body comes into one, one move tells of it.
TEST_F(MovesPastSensors, DoNotListWhatTheyBeginIn) {
  const Id coin = add_coin(20, 0);
  EXPECT_TRUE(passed(11, 0).empty());
  EXPECT_EQ(passed(14, 0), Ids{coin});
  put(14, 0);
  EXPECT_TRUE(passed(3, 0).empty());
  EXPECT_TRUE(passed(100, 0).empty());
  put(60, 0);
  EXPECT_EQ(passed(-100, 0), Ids{coin});
}

TEST_F(MovesPastSensors, ListThemOnStepsAndWhereTheyAreSnapped) {
  add_floor();
  add_block(world, {20, -8, 60, 0});
  options.step_height = 8;
  options.snap_distance = 10;
  const Id on_top = add_coin(40, -12);
  const Id below = add_coin(80, -2.5f);
  const Id over_foot = add_coin(13, -26);  // it is touched by a body that goes up before the step
  EXPECT_EQ(passed(40, 1), (Ids{over_foot, on_top}));
  walk(40, 1);
  const Moved snapped = walk(35, 1);
  EXPECT_TRUE(snapped.has_snapped);
  EXPECT_EQ(bodies_of(sensors_of(snapped)), Ids{below});
}

// What the body only looks at, for a step that it does not climb, it does not pass.
TEST_F(MovesPastSensors, DoNotListWhatTheyOnlyLookAt) {
  add_floor();
  add_block(world, {20, -9, 60, 0});
  options.step_height = 8;
  add_coin(10, -25);
  const Moved moved = move(40, 1);
  EXPECT_TRUE(moved.is_on_wall);
  EXPECT_TRUE(sensors_of(moved).empty());
}

TEST_F(MovesPastSensors, ListThemWhereTheyAreCarried) {
  const Id floor = add_floor();
  walk(0, 1);
  const Id coin = add_coin(30, -8);
  ASSERT_EQ(world.move(floor, 60, 10), Status::kOk);
  const Moved moved = walk(0, 0);
  EXPECT_EQ(moved.carried_x, 60);
  EXPECT_EQ(bodies_of(sensors_of(moved)), Ids{coin});
}

TEST_F(MovesPastSensors, ListThemOnTheWayOutOfAnOverlap) {
  add_floor();
  put(0, -kHalfHeight + 4);
  const Id coin = add_coin(0, -19);
  const Moved moved = move(0, 0);
  ASSERT_EQ(moved.met.size(), 2u);
  EXPECT_EQ(moved.met[0].kind, MoveHitKind::kOverlap);
  EXPECT_EQ(moved.met[1].body, coin);
}

TEST_F(MovesPastSensors, ListNothingIfStuck) {
  const Id lift = add_floor();
  walk(0, 1);
  add_coin(0, -23);  // it is carried there, and no farther
  add_block(world, {-100, -40, 100, -26});
  ASSERT_EQ(world.move(lift, 0, 10 - 14), Status::kOk);
  const Moved moved = move(0, 0);
  EXPECT_TRUE(moved.is_stuck);
  EXPECT_TRUE(sensors_of(moved).empty());
}

TEST_F(MovesPastSensors, ListThemBySeveralLegsOnce) {
  add_floor();
  const Id water = add_block(world, {20, -100, 300, 0}, {.is_sensor = true});
  add_block(world, {100, -8, 300, 0});
  options.step_height = 8;
  EXPECT_EQ(passed(200, 3), Ids{water});
}

TEST_F(MovesPastSensors, ListWhatTheFilterAdmits) {
  const Id one =
      add_solid(world, circle(2), 50, 0, {.is_sensor = true, .filter = {.category = 2, .mask = 2}});
  const Id other =
      add_solid(world, circle(2), 80, 0, {.is_sensor = true, .filter = {.category = 4, .mask = 4}});
  add_solid(world, circle(2), 90, 0, {.is_sensor = true, .group = 3});
  ASSERT_EQ(world.set_group(hero, 3), Status::kOk);
  ASSERT_EQ(world.set_filter(hero, {.category = 6, .mask = 6}), Status::kOk);
  EXPECT_EQ(passed(100, 0), (Ids{one, other}));
  options.filter = Filter{.category = 4, .mask = 4};
  EXPECT_EQ(passed(100, 0), Ids{other});
  options.filter.reset();
  options.except = {&one, 1};
  EXPECT_EQ(passed(100, 0), Ids{other});
}

// A body once, by the part that is met first; of a tile map, each tile.
TEST_F(MovesPastSensors, ListPartsOfBodiesOnceAndEachTile) {
  const std::array<Part, 3> parts = {{{.shape = circle(2), .offset = {.x = 20}, .is_sensor = true},
                                      {.shape = circle(2), .is_sensor = true},
                                      {.shape = circle(2), .offset = {.x = -10, .y = 40}}}};
  const Id body = add(world, parts, {.transform = {.x = 60}, .is_static = true});
  const std::array<TileKind, 2> kinds = {{{}, {.is_sensor = true}}};
  const std::array<TileNumber, 4> tiles = {1, 0, 1, 1};
  const auto map = world.add_tiles({.columns = 4,
                                    .rows = 1,
                                    .size = 16,
                                    .tiles = tiles,
                                    .kinds = kinds,
                                    .options = {.transform = {.x = 200, .y = -8}}});
  ASSERT_TRUE(map.ok());
  const std::vector<MoveHit> sensors = sensors_of(move(400, 0));
  EXPECT_EQ(bodies_of(sensors), (Ids{body, map.value, map.value, map.value}));
  EXPECT_EQ(sensors[0].part, 1u);
  EXPECT_EQ(sensors[1].part, 0u);
  EXPECT_EQ(sensors[3].part, 3u);
}

TEST_F(MovesPastSensors, ListWhatASensorPartOfTheBodyMeets) {
  const std::array<Part, 2> parts = {
      {{.shape = box(12, 20)}, {.shape = circle(40), .is_sensor = true}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  const Id coin = add_coin(100, 30);
  const std::vector<MoveHit> sensors = sensors_of(move(100, 0));
  ASSERT_EQ(bodies_of(sensors), Ids{coin});
  EXPECT_EQ(sensors[0].moving_part, 1u);
}

TEST_F(MovesPastSensors, ListOneWaySensorsFromAllSides) {
  const Id ledge = add_block(world, {20, -50, 30, 50}, {.is_sensor = true, .one_way = OneWay::kUp});
  options.drops_through = true;
  EXPECT_EQ(passed(100, 0), Ids{ledge});
}

TEST_F(MovesPastSensors, OfManyAreThoseOfEachAlone) {
  add_floor();
  for (int i = 0; i < 20; ++i) add_coin(10 + 8 * static_cast<float>(i), -12);
  const Id other = add_at(world, circle(6), 150, -20);
  const std::array<BodyMotion, 2> motions = {{{hero, 100, 4}, {other, -120, 50}}};
  const Moved first = move(100, 4);
  const Moved second = kept(world.move_and_slide(other, -120, 50, options));
  EXPECT_GT(first.met.size(), 8u);
  EXPECT_GT(second.met.size(), 8u);
  const auto many = world.move_and_slide_many(motions, options);
  ASSERT_EQ(many.status, Status::kOk);
  EXPECT_EQ(kept(many.value[0]), first);
  EXPECT_EQ(kept(many.value[1]), second);
}

// Against distances in higher precision at many places of the way.
class DrawnSensors {
 public:
  explicit DrawnSensors(std::uint32_t seed, Findings& findings)
      : seed_(seed),
        random_(seed),
        findings_(findings),
        level_(draw_level(random_)),
        made_(world_of(level_, false)) {
    for (int i = 0; i < 60; ++i) {
      const Transform at = {.x = Level::kWidth * random_.unit(),
                            .y = Level::kHeight * random_.unit(),
                            .angle = random_.one_in(2) ? 0 : random_.unit()};
      const Shape shape = random_.one_in(2) ? circle(3) : box(7, 5);
      sensors_.push_back({add(made_.world, shape,
                              {.transform = at, .is_static = random_.one_in(2), .is_sensor = true}),
                          oracle_shape(shape, at)});
    }
  }

  std::size_t run(int moves) {
    std::size_t listed = 0;
    for (int i = 0; i < moves; ++i) listed += move();
    return listed;
  }

 private:
  struct Sensor {
    Id id;
    OracleShape<Real> shape;
  };

  double clearance(const Sensor& sensor, const Point& place) const {
    return static_cast<double>(
        oracle_distance(oracle_shape(body_, {.x = place.x, .y = place.y}), sensor.shape));
  }

  std::size_t move() {
    const Transform from = {.x = 32 + (Level::kWidth - 64) * random_.unit(),
                            .y = 32 + (Level::kHeight - 64) * random_.unit()};
    const Point way = {120 * random_.unit() - 60, 120 * random_.unit() - 60};
    const MoveOptions options = {.max_push = 0.0f, .lists_sensors = true};
    const auto found = made_.world.move_and_slide(body_, {from, way.x, way.y}, options);
    EXPECT_EQ(found.status, Status::kOk);
    if (found.value.is_stuck) return 0;
    const std::vector<MoveHit> hits(found.value.hits.begin(), found.value.hits.end());
    const auto text = [&] {
      return "seed " + std::to_string(seed_) + " from " + std::to_string(from.x) + ", " +
             std::to_string(from.y) + " by " + std::to_string(way.x) + ", " + std::to_string(way.y);
    };
    constexpr double kNear = 0.05;  // the body is put off surfaces by a skin, between hits
    std::vector<Point> path = {{from.x, from.y}};
    std::size_t listed = 0;
    for (const MoveHit& hit : hits) {
      path.push_back({hit.x, hit.y});
      if (hit.kind != MoveHitKind::kSensor) continue;
      ++listed;
      const auto sensor = std::ranges::find(sensors_, hit.body, &Sensor::id);
      findings_.expect(
          sensor != sensors_.end() && std::abs(clearance(*sensor, path.back())) < kNear,
          "a sensor that is listed is not met there", text);
      const auto count = std::ranges::count_if(hits, [&](const MoveHit& other) {
        return other.body == hit.body && other.kind == MoveHitKind::kSensor;
      });
      findings_.expect(count == 1, "a sensor is listed twice", text);
    }
    path.push_back({found.value.x, found.value.y});
    for (const Sensor& sensor : sensors_) {
      const bool is_listed =
          std::ranges::any_of(hits, [&](const MoveHit& hit) { return hit.body == sensor.id; });
      const double at_start = clearance(sensor, path.front());
      double least = at_start;
      for (std::size_t i = 1; i < path.size(); ++i) {
        constexpr int kSamples = 16;
        for (int k = 1; k <= kSamples; ++k) {
          const float part = static_cast<float>(k) / kSamples;
          least = std::min(least, clearance(sensor, {std::lerp(path[i - 1].x, path[i].x, part),
                                                     std::lerp(path[i - 1].y, path[i].y, part)}));
        }
      }
      findings_.expect(is_listed || at_start < kNear || least > -kNear,
                       "a sensor on the way is not listed", text);
      findings_.expect(!is_listed || at_start > -kNear, "a sensor around the start is listed",
                       text);
    }
    return listed;
  }

  std::uint32_t seed_;
  Random random_;
  Findings& findings_;
  Level level_;
  LevelWorld made_;
  Shape body_ = box(6, 10);
  std::vector<Sensor> sensors_;
};

TEST(MoverSensors, AreThoseThatDistancesFindOnDrawnWays) {
  Findings findings;
  std::size_t listed = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) listed += DrawnSensors(seed, findings).run(100);
  EXPECT_GT(listed, 100u);
}

}  // namespace
}  // namespace quadrille::testing
