// Settings changed on a live tree: the same tree as one made with them.
#include "quadrille/world.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

// A tree with gaps between its rows, some objects outside the world.
std::vector<Id> fill(Quadtree& tree, Random& random, std::uint32_t count) {
  std::vector<Id> ids;
  for (std::uint32_t i = 0; i < count; ++i) ids.push_back(insert(tree, box_with_ties(random)));
  for (std::uint32_t i = 0; i < count / 4; ++i) {
    const std::uint32_t gone = random.below(static_cast<std::uint32_t>(ids.size()));
    EXPECT_EQ(tree.remove(ids[gone]), Status::kOk);
    ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(gone));
  }
  std::ranges::sort(ids, {}, row_of);
  return ids;
}

std::vector<Box> boxes_of(Quadtree& tree, const std::vector<Id>& ids) {
  std::vector<Box> boxes;
  for (const Id id : ids) boxes.push_back(tree.boxes()[row_of(id)]);
  return boxes;
}

TEST(SetSettings, GivesTheTreeOfAFreshOneWithTheseSettings) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Quadtree tree = make_tree(draw_settings(random, kPlacements[random.below(3)]));
    const std::vector<Id> ids = fill(tree, random, 80);
    const std::vector<Box> boxes = boxes_of(tree, ids);
    for (int change = 0; change < 4; ++change) {
      Settings settings = draw_settings(random, kPlacements[random.below(3)]);
      settings.world = {static_cast<float>(random.below(40)) - 20, -3, 61, 50};
      settings.outside = random.one_in(2) ? Outside::kGrow : Outside::kKeep;
      ASSERT_EQ(tree.set_settings(settings), Status::kOk);
      Quadtree fresh = make_tree(settings);
      ASSERT_EQ(fresh.set_all(boxes), Status::kOk);
      expect_sound(tree);
      EXPECT_EQ(tree.settings().world, fresh.settings().world);
      EXPECT_EQ(node_values(tree), node_values(fresh));
      EXPECT_EQ(tree.pairs().value.size(), fresh.pairs().value.size());
      EXPECT_EQ(boxes_of(tree, ids), boxes);
      for (const Id id : ids) EXPECT_TRUE(tree.has(id));
      if (HasFailure()) return;
    }
  }
}

TEST(SetSettings, LeavesWrittenBoxesToTheNextSync) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {0, 0, 1, 1});
  tree.boxes()[0] = {40, 40, 41, 41};
  ASSERT_EQ(tree.set_settings(settings_64(Placement::kLeaf, 1)), Status::kOk);
  EXPECT_EQ(sorted(tree.query({0, 0, 2, 2})), std::vector<Row>{0});
  ASSERT_EQ(tree.sync(), Status::kOk);
  EXPECT_EQ(sorted(tree.query({40, 40, 42, 42})), std::vector<Row>{0});
}

class RefusedSettings : public ::testing::Test {
 protected:
  RefusedSettings() {
    for (const float x : {1.0f, 20.0f, 60.0f}) insert(tree, {x, x, x + 2, x + 2});
  }

  void expect_refused(const Settings& settings, Status status) {
    const auto nodes = node_values(tree);
    EXPECT_EQ(tree.set_settings(settings), status);
    EXPECT_EQ(node_values(tree), nodes);
    EXPECT_EQ(tree.settings().world, (Box{0, 0, 64, 64}));
    expect_sound(tree);
  }

  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 1));
};

TEST_F(RefusedSettings, OutOfRange) {
  expect_refused(settings_64(Placement::kLeaf, 0), Status::kInvalidSettings);
}

TEST_F(RefusedSettings, AWorldThatLeavesAnObjectOutsideWhenThatIsRejected) {
  Settings settings = settings_64(Placement::kLoose);
  settings.world = {0, 0, 32, 32};
  settings.outside = Outside::kReject;
  expect_refused(settings, Status::kOutside);
  EXPECT_EQ(tree.error_index(), 2u);
  settings.world = {0, 0, 60, 60};  // shares a corner with it
  EXPECT_EQ(tree.set_settings(settings), Status::kOk);
}

TEST_F(RefusedSettings, ATreeThatWouldBeTooLarge) {
  std::vector<Box> boxes(40, Box{0, 0, 64, 64});  // in leaves, each of them in each
  ASSERT_EQ(tree.set_settings(settings_64(Placement::kParent, 1)), Status::kOk);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  expect_refused(settings_64(Placement::kLeaf, 1, kDepthLimit), Status::kTreeTooLarge);
  EXPECT_EQ(tree.stats().objects, 40u);
}

// Six boxes on one spot: 15 pairs.
Quadtree six_on_one_spot(std::uint32_t max_pairs, Placement placement) {
  Settings settings = settings_64(placement);
  settings.max_pairs = max_pairs;
  Quadtree tree = make_tree(settings);
  for (int i = 0; i < 6; ++i) insert(tree, {10, 10, 20, 20});
  return tree;
}

TEST(MaxPairs, BoundsWhatOneCallOfATreeReports) {
  for (const Placement placement : kPlacements) {
    Quadtree enough = six_on_one_spot(15, placement);
    EXPECT_EQ(enough.pairs().value.size(), 15u);
    Quadtree tree = six_on_one_spot(14, placement);
    EXPECT_EQ(tree.pairs().status, Status::kTooManyPairs);
    EXPECT_EQ(tree.for_each_pair([](Row, Row) { ADD_FAILURE(); }), Status::kTooManyPairs);
    EXPECT_EQ(tree.set_filter(0, {1, 0}), Status::kOk);
    EXPECT_EQ(tree.pairs().value.size(), 10u) << "what filters keep apart does not count";
    EXPECT_EQ(tree.pairs_between(enough).status, Status::kTooManyPairs);
    Settings settings = tree.settings();
    settings.max_pairs = 36;
    ASSERT_EQ(tree.set_settings(settings), Status::kOk);
    EXPECT_EQ(tree.pairs().value.size(), 10u);
    EXPECT_EQ(tree.pairs_between(enough).value.size(), 30u);
    settings.max_pairs = 9;
    ASSERT_EQ(tree.set_settings(settings), Status::kOk);
    EXPECT_EQ(tree.pairs().status, Status::kTooManyPairs);
  }
}

TEST(MaxPairs, IsOneOrMoreAndAtMostTheLimit) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  EXPECT_EQ(tree.settings().max_pairs, kMaxPairs);
  Settings settings = tree.settings();
  for (const std::uint32_t bad : {0u, kMaxPairs + 1, ~0u}) {
    settings.max_pairs = bad;
    EXPECT_EQ(tree.set_settings(settings), Status::kInvalidSettings);
    EXPECT_EQ(Quadtree::create(settings).status, Status::kInvalidSettings);
    EXPECT_EQ(World::create(settings).status, Status::kInvalidSettings);
  }
}

TEST(MaxPairs, StaysWhenASnapshotIsRestored) {
  Quadtree tree = six_on_one_spot(14, Placement::kCover);
  std::vector<std::byte> bytes(tree.snapshot({}));
  tree.snapshot(bytes);
  EXPECT_EQ(Quadtree::from(bytes).value->settings().max_pairs, kMaxPairs);
  Quadtree other = six_on_one_spot(99, Placement::kLeaf);
  ASSERT_EQ(other.restore(bytes), Status::kOk);
  EXPECT_EQ(other.settings().max_pairs, 99u);
  EXPECT_EQ(other.settings().placement, Placement::kCover);
}

// The body is near all cells of a map, of which a fourth have a tile.
TEST(MaxPairs, CountsTilesAndNotCells) {
  constexpr std::array<TileNumber, 16> kTiles = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
  for (const std::uint32_t most : {3u, 4u}) {
    Settings settings = settings_64(Placement::kCover);
    settings.max_pairs = most;
    World world = std::move(*World::create(settings).value);
    ASSERT_TRUE(world.add_tiles({.columns = 4, .rows = 4, .size = 8, .tiles = kTiles}).ok());
    const Shape box = Shape::box(30, 30).value;
    ASSERT_TRUE(world.insert(box, {.transform = {.x = 16, .y = 16}}).ok());
    EXPECT_EQ(world.step(), most == 4 ? Status::kOk : Status::kTooManyPairs);
    EXPECT_EQ(world.contacts().size(), most == 4 ? 4u : 0u);
  }
}

TEST(MaxPairs, BoundsAStepAndTheStepBeforeStays) {
  for (const bool statics : {false, true}) {
    Settings settings = settings_64(Placement::kCover);
    settings.max_pairs = 14;
    World world = std::move(*World::create(settings).value);
    // Three static bodies and five others: 15 + 10 pairs; or six others: 15.
    std::vector<Id> ids;
    for (int i = 0; i < (statics ? 3 : 0); ++i) {
      ids.push_back(world.insert(Shape(), {.is_static = true}).value);
    }
    for (int i = 0; i < 5; ++i) ids.push_back(world.insert(Shape()).value);
    if (statics) {
      for (std::size_t i = 0; i < 3; ++i) ASSERT_EQ(world.move(ids[i], 30, 0), Status::kOk);
    }
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_EQ(world.pairs().size(), 10u);
    if (statics) {
      for (std::size_t i = 0; i < 3; ++i) ASSERT_EQ(world.move(ids[i], 0, 0), Status::kOk);
    } else {
      ASSERT_TRUE(world.insert(Shape()).ok());
    }
    EXPECT_EQ(world.step(), Status::kTooManyPairs);
    EXPECT_EQ(world.pairs().size(), 10u);
    settings.max_pairs = statics ? 25 : 15;
    ASSERT_EQ(world.set_settings(settings), Status::kOk);
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(world.pairs().size(), settings.max_pairs);
  }
}

}  // namespace
}  // namespace quadrille::testing
