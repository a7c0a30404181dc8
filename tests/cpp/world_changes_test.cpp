// Steps that keep what they have found about bodies that have not changed, against steps of an
// equal world that finds everything anew.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <vector>

#include "changing_world.hpp"

namespace quadrille::testing {
namespace {

void find_anew(World& world) {
  EXPECT_EQ(world.set_settings(world.settings()), Status::kOk);
}

class WorldChanges : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(All, WorldChanges, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

void expect_equal_steps(Placement placement, bool has_one_ways) {
  Random random(91 + static_cast<std::uint32_t>(placement));
  std::size_t tests_kept = 0;
  std::size_t tests_anew = 0;
  for (int scene = 0; scene < 12; ++scene) {
    ChangingWorld changing(random, placement, has_one_ways, find_anew);
    for (int step = 0; step < 80; ++step) changing.change_and_step();
    tests_kept += changing.worlds.tests_kept;
    tests_anew += changing.worlds.tests_anew;
  }
  // Where nothing is solid from one side, many steps keep most of what they know.
  if (!has_one_ways) {
    EXPECT_LT(4 * tests_kept, 3 * tests_anew);
  }
}

TEST_P(WorldChanges, AreFoundAsByStepsThatKeepNothing) {
  expect_equal_steps(GetParam(), false);
}

TEST_P(WorldChanges, AreFoundAmongBodiesThatAreSolidFromOneSide) {
  expect_equal_steps(GetParam(), true);
}

/// Boxes, tiles and compounds on a lattice, which adjoin, and bodies on and in them. What is static
/// changes, one at a time, and few bodies move.
class ChangingGround {
 public:
  ChangingGround(Random& random, Placement placement, bool has_one_ways)
      : random_(random), has_one_ways_(has_one_ways), worlds(wide_settings(placement), find_anew) {
    add_map();
    for (int i = 0; i < 250; ++i) add_solid();
    for (int i = 0; i < 800; ++i) add_moving();
    EXPECT_EQ(worlds.step(), Status::kOk);
  }

  void change_and_step() {
    const std::uint32_t changes = random_.below(3);
    for (std::uint32_t i = 0; i < changes; ++i) change_solid();
    if (random_.one_in(2)) move_one();
    EXPECT_EQ(worlds.step(), Status::kOk);
    expect_sound(worlds.kept);
  }

 private:
  static constexpr std::uint32_t kCells = 60;
  static constexpr float kSide = 4;

  static Settings wide_settings(Placement placement) {
    Settings settings = settings_64(placement);
    settings.world = {0, 0, kCells * kSide, kCells * kSide};
    settings.max_pairs = 100'000;
    return settings;
  }

  Transform cell() {
    return {.x = kSide * static_cast<float>(random_.below(kCells)),
            .y = kSide * static_cast<float>(random_.below(kCells))};
  }

  void add_map() {
    std::vector<TileNumber> tiles(200);
    for (TileNumber& tile : tiles) tile = draw_tile();
    const std::array<TileKind, 3> kinds = {
        {{}, {}, {.one_way = has_one_ways_ ? OneWay::kUp : OneWay::kNo}}};
    map_ = worlds.both([&](World& world) {
      const NewTiles map = {.columns = 20,
                            .rows = 10,
                            .size = kSide,
                            .tiles = tiles,
                            .kinds = kinds,
                            .options = {.transform = {.x = 40, .y = 40}}};
      return world.add_tiles(map).value;
    });
  }

  TileNumber draw_tile() {
    if (random_.one_in(60)) return 2;
    return random_.one_in(3) ? 0 : 1;
  }

  void add_solid() {
    BodyOptions options = {.transform = cell(), .is_static = true};
    if (has_one_ways_ && random_.one_in(40)) options.one_way = OneWay::kUp;
    const Shape shape = random_.one_in(4) ? box(3 * kSide, kSide) : box(kSide, kSide);
    if (!random_.one_in(6)) return solids_.push_back(worlds.add(shape, options));
    const std::array<Part, 2> parts = {
        {{.shape = shape}, {.shape = shape, .offset = {.y = kSide}}}};
    solids_.push_back(worlds.both([&](World& world) { return add(world, parts, options); }));
  }

  Shape small_shape() {
    const float size = 1 + static_cast<float>(random_.below(3));
    return random_.one_in(2) ? circle(size) : box(size, 2 * size);
  }

  Transform place() {
    Transform at = cell();
    at.y += static_cast<float>(random_.below(9)) / 2;
    at.x += static_cast<float>(random_.below(4));
    return at;
  }

  void add_moving() {
    BodyOptions options = {.transform = place()};
    if (has_one_ways_ && random_.one_in(200)) options.one_way = OneWay::kDown;
    moving_.push_back(worlds.add(small_shape(), options));
  }

  void move_one() {
    const Id id = moving_[random_.below(static_cast<std::uint32_t>(moving_.size()))];
    Transform at = worlds.kept.transforms()[row_of(id)];
    if (random_.one_in(2)) at = place();
    at.y += 0.5f;
    expect_done([&](World& world) { return world.set_transform(id, at); });
  }

  void change_solid() {
    const std::uint32_t index = random_.below(static_cast<std::uint32_t>(solids_.size()));
    const Id id = solids_[index];
    switch (random_.below(9)) {
      case 0:
        solids_.erase(solids_.begin() + static_cast<std::ptrdiff_t>(index));
        return expect_done([&](World& world) { return world.remove(id); });
      case 1:
        return add_solid();
      case 2: {
        const std::uint32_t mask = random_.one_in(2) ? ~0u : 0u;
        return expect_done([&](World& world) { return world.set_filter(id, {1, mask}); });
      }
      case 3: {
        const bool is_sensor = random_.one_in(2);
        return expect_done([&](World& world) { return world.set_sensor(id, is_sensor); });
      }
      case 4: {
        const std::uint32_t column = random_.below(20);
        const std::uint32_t row = random_.below(10);
        const TileNumber number = draw_tile();
        return expect_done([&](World& world) { return world.set_tile(map_, column, row, number); });
      }
      case 5: {
        const Shape shape = random_.one_in(2) ? box(kSide, kSide) : box(kSide, 2 * kSide);
        return expect_done([&](World& world) { return world.set_shape(id, shape); });
      }
      case 6: {
        if (!has_one_ways_) return;
        const OneWay side = random_.one_in(2) ? OneWay::kUp : OneWay::kNo;
        return expect_done([&](World& world) { return world.set_one_way(id, side); });
      }
      default: {
        const Transform at = random_.one_in(2) ? cell() : worlds.kept.transforms()[row_of(id)];
        expect_done(
            [&](World& world) { return world.set_transform(id, {.x = at.x, .y = at.y + 0.5f}); });
      }
    }
  }

  template <typename Change>
  void expect_done(Change&& change) {
    EXPECT_EQ(worlds.both(change), Status::kOk);
  }

  Random& random_;
  bool has_one_ways_;
  Id map_ = kNoId;
  std::vector<Id> solids_;
  std::vector<Id> moving_;

 public:
  TwoWorlds worlds;
};

void expect_local_changes(Placement placement, bool has_one_ways) {
  Random random(17 + static_cast<std::uint32_t>(placement));
  std::size_t tests_kept = 0;
  std::size_t tests_anew = 0;
  for (int scene = 0; scene < drawn(8); ++scene) {
    ChangingGround ground(random, placement, has_one_ways);
    for (int step = 0; step < 60 && !::testing::Test::HasFailure(); ++step) {
      ground.change_and_step();
    }
    tests_kept += ground.worlds.tests_kept;
    tests_anew += ground.worlds.tests_anew;
  }
  EXPECT_LT(2 * tests_kept, tests_anew);
}

TEST_P(WorldChanges, OfGroundConcernBodiesNearby) {
  expect_local_changes(GetParam(), false);
}

TEST_P(WorldChanges, OfGroundConcernBodiesNearbyAmongSomeThatAreSolidFromOneSide) {
  expect_local_changes(GetParam(), true);
}

// Far from the others, so that most bodies never change.
void add_idle_bodies(World& world) {
  for (int i = 0; i < 20; ++i) add_at(world, box(1, 1), 2.0f * static_cast<float>(i), 60);
}

Id shoot_through_wall(World& world) {
  add_idle_bodies(world);
  add_at(world, box(1, 20), 20, 20, {.is_static = true});
  const Id bullet = add_at(world, circle(1), 10, 20, {.is_bullet = true});
  EXPECT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(bullet)].x = 30;
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
  return bullet;
}

TEST(WorldChangesOf, ABulletThatStaysBehindWhatItMet) {
  World world = empty_world();
  shoot_through_wall(world);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.pairs().empty());
  EXPECT_EQ(world.exited().size(), 1u);
}

TEST(WorldChangesOf, ABulletThatIsNoneAnyMore) {
  World world = empty_world();
  const Id bullet = shoot_through_wall(world);
  ASSERT_EQ(world.set_bullet(bullet, false), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.pairs().empty());
  EXPECT_EQ(world.exited().size(), 1u);
}

TEST(WorldChangesOf, OneBodyMeetTheLimitOfPairsOnlyWithThoseThatAreLeft) {
  Settings settings = settings_64(Placement::kCover);
  settings.max_pairs = 10;
  World world = make_world(settings);
  add_idle_bodies(world);
  std::vector<Id> partners;
  for (int i = 0; i < 10; ++i) {
    const float x = 6 * static_cast<float>(i);
    add_at(world, box(2, 2), x, 0);
    partners.push_back(add_at(world, box(2, 2), x + 1, 0));
  }
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.pairs().size(), 10u);
  for (int i = 0; i < 10; ++i) {
    world.transforms()[row_of(partners[0])].y += 0.125f;
    EXPECT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(world.stayed().size(), 10u);
  }
  const Id one_more = add_at(world, box(1, 1), 0, 0);
  EXPECT_EQ(world.step(), Status::kTooManyPairs);
  EXPECT_EQ(world.pairs().size(), 10u);
  ASSERT_EQ(world.remove(one_more), Status::kOk);
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.stayed().size(), 10u);
}

}  // namespace
}  // namespace quadrille::testing
