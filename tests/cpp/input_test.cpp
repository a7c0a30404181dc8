// Invalid input: a call that is refused returns the right status and changes nothing.
#include <cmath>
#include <limits>

#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr float kMax = std::numeric_limits<float>::max();

const Box kBadBoxes[] = {{kNan, 0, 1, 1},      {0, kNan, 1, 1},       {0, 0, kNan, 1},
                         {0, 0, 1, kNan},      {0, 0, kInfinity, 1},  {-kInfinity, 0, 1, 1},
                         {0, 0, 1, kInfinity}, {0, -kInfinity, 1, 1}, {1, 0, 0, 1},
                         {0, 1, 1, 0}};

class Input : public ::testing::TestWithParam<Placement> {
 protected:
  Quadtree filled_tree() {
    Random random(3);
    Quadtree tree = make_tree(settings_64(GetParam()));
    EXPECT_EQ(tree.set_all(boxes_with_ties(random, 100)), Status::kOk);
    return tree;
  }

  // Runs a call that must fail and compares everything before and after.
  template <typename Call>
  void expect_refused(Quadtree& tree, Status status, Call&& call) {
    const auto nodes = node_values(tree);
    const auto pairs = sorted_pairs(tree);
    const std::uint32_t size = tree.size();
    const std::uint32_t rows = tree.rows();
    const Box world = tree.settings().world;
    EXPECT_EQ(call(), status);
    expect_sound(tree);
    EXPECT_EQ(tree.size(), size);
    EXPECT_EQ(tree.rows(), rows);
    EXPECT_EQ(tree.settings().world, world);
    EXPECT_EQ(node_values(tree), nodes);
    EXPECT_EQ(sorted_pairs(tree), pairs);
  }
};

INSTANTIATE_TEST_SUITE_P(All, Input, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST(Settings, RefusesWhatIsOutOfRange) {
  const Settings good = settings_64(Placement::kLeaf);
  EXPECT_TRUE(is_valid(good));
  const auto refuses = [&good](auto&& change) {
    Settings changed = good;
    change(changed);
    return !is_valid(changed);
  };
  EXPECT_TRUE(refuses([](Settings& s) { s.capacity = 0; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.capacity = kMaxObjects + 1; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.max_depth = 99; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.max_depth = -1; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.looseness = 0.5f; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.looseness = kNan; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.world.max_x = s.world.min_x; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.world.max_y = kInfinity; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.world.min_y = kNan; }));
  EXPECT_TRUE(refuses([](Settings& s) { s.placement = static_cast<Placement>(4); }));
}

TEST_P(Input, InvalidBoxesAreRefusedEverywhere) {
  Quadtree tree = filled_tree();
  const Id id = tree.id_at(0).value;
  for (const Box& bad : kBadBoxes) {
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.insert(bad).status; });
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.update(id, bad); });
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.query(bad).status; });
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.candidates(bad).status; });
    std::vector<Box> many = {{0, 0, 1, 1}, {2, 2, 3, 3}, bad, {4, 4, 5, 5}};
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.insert_many(many).status; });
    EXPECT_EQ(tree.error_index(), 2u);
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.set_all(many); });
    EXPECT_EQ(tree.error_index(), 2u);
  }
  expect_refused(tree, Status::kInvalidBox, [&] { return tree.move(id, kNan, 0); });
  expect_refused(tree, Status::kInvalidBox, [&] { return tree.move(id, 0, kInfinity); });
}

TEST_P(Input, SyncWithOneInvalidRowIsRefusedAsAWhole) {
  Quadtree tree = filled_tree();
  for (const Box& bad : kBadBoxes) {
    const Box good = tree.boxes()[50];
    tree.boxes()[10] = {1, 1, 2, 2};
    tree.boxes()[50] = bad;
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.sync(); });
    EXPECT_EQ(tree.error_index(), 50u);
    tree.boxes()[50] = good;
    EXPECT_EQ(tree.sync(), Status::kOk);
  }
}

// Nearly all rows have changed, so new keys are stored before the bad row is found.
TEST_P(Input, SyncWithOneInvalidRowAmongManyThatMovedLeavesTheTreeAsItWas) {
  for (const Sync how : {Sync::kAuto, Sync::kUpdate, Sync::kRebuild}) {
    Quadtree tree = filled_tree();
    const std::vector<Box> before(tree.boxes().begin(), tree.boxes().end());
    for (Box& box : tree.boxes()) box = {1, 1, 2, 2};
    tree.boxes()[99] = {kNan, 0, 1, 1};
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.sync(how); });
    EXPECT_EQ(tree.error_index(), 99u);
    std::ranges::copy(before, tree.boxes().begin());
    tree.boxes()[99] = {1, 1, 2, 2};
    EXPECT_EQ(tree.sync(how), Status::kOk);
    expect_sound(tree);
  }
}

TEST_P(Input, RowsWithoutAnObjectAreIgnoredBySync) {
  for (const Sync how : {Sync::kAuto, Sync::kUpdate, Sync::kRebuild}) {
    Quadtree tree = filled_tree();
    EXPECT_EQ(tree.remove(tree.id_at(50).value), Status::kOk);
    for (Box& box : tree.boxes()) box = {1, 1, 2, 2};
    tree.boxes()[50] = {kNan, 5, -5, kInfinity};
    EXPECT_EQ(tree.sync(how), Status::kOk);
    expect_sound(tree);
  }
}

// A sync that is refused takes back the keys of all rows.
TEST_P(Input, RowsWithoutAnObjectMayHoldAnyBits) {
  const float values[] = {kNan, -kNan, kInfinity, -kInfinity, kMax, -kMax, -1, 0, 1e-45f, 70};
  Quadtree tree = filled_tree();
  for (Row row = 0; row < 80; ++row) EXPECT_EQ(tree.remove(tree.id_at(row).value), Status::kOk);
  Random random(8);
  const auto any = [&] { return values[random.below(std::size(values))]; };
  for (int round = 0; round < 200; ++round) {
    for (Row row = 0; row < 80; ++row) tree.boxes()[row] = {any(), any(), any(), any()};
    for (Row row = 80; row < 100; ++row) tree.boxes()[row] = box_with_ties(random);
    EXPECT_EQ(tree.sync(Sync::kRebuild), Status::kOk);
    const Box good = std::exchange(tree.boxes()[90], Box{kNan, 0, 1, 1});
    expect_refused(tree, Status::kInvalidBox, [&] { return tree.sync(Sync::kRebuild); });
    tree.boxes()[90] = good;
  }
}

TEST_P(Input, StaleAndForeignIdsAreRefused) {
  Quadtree tree = filled_tree();
  const Id stale = tree.id_at(7).value;
  EXPECT_EQ(tree.remove(stale), Status::kOk);
  const Id successor = insert(tree, {1, 1, 2, 2});
  EXPECT_EQ(row_of(successor), row_of(stale));
  for (const Id id : {stale, Id{100}, Id{kMaxObjects}, make_id(12345, 1), ~Id{0}}) {
    EXPECT_FALSE(tree.has(id));
    expect_refused(tree, Status::kStaleId, [&] { return tree.remove(id); });
    expect_refused(tree, Status::kStaleId, [&] { return tree.move(id, 1, 1); });
    expect_refused(tree, Status::kStaleId, [&] { return tree.update(id, {0, 0, 1, 1}); });
  }
  EXPECT_TRUE(tree.has(successor));
  EXPECT_EQ(tree.id_at(100).status, Status::kStaleId);
}

TEST_P(Input, OutsideRejectRefusesBoxesWhollyOutside) {
  Settings settings = settings_64(GetParam());
  settings.outside = Outside::kReject;
  Quadtree tree = make_tree(settings);
  const Id id = insert(tree, {60, 60, 70, 70});  // half outside is inside
  insert(tree, {64, 10, 70, 20});                // the edge is part of the world
  const Box outside = {65, 10, 70, 20};
  expect_refused(tree, Status::kOutside, [&] { return tree.insert(outside).status; });
  expect_refused(tree, Status::kOutside, [&] { return tree.update(id, outside); });
  expect_refused(tree, Status::kOutside, [&] { return tree.set_all({&outside, 1}); });
  tree.boxes()[1] = outside;
  expect_refused(tree, Status::kOutside, [&] { return tree.sync(); });
  EXPECT_EQ(tree.error_index(), 1u);
}

TEST_P(Input, AWorldGrowsAsFarAsFloatsReach) {
  Settings settings = settings_64(GetParam(), 1);
  settings.outside = Outside::kGrow;
  settings.edges = EdgeRule::kTouching;
  Quadtree tree = make_tree(settings);
  for (const float far : {1e9f, 1e30f, kMax}) {
    insert(tree, {-far, 1, -far, 2});
    insert(tree, {1, far, 2, far});
    EXPECT_TRUE(contains(tree.settings().world, Box{-far, 1, 2, far}));
    EXPECT_EQ(tree.query({-far, 1, -far, 2}).value.size(), 1u);
    expect_sound(tree);
  }
  insert(tree, {-kMax, -kMax, kMax, kMax});
  EXPECT_EQ(tree.settings().world, (Box{-kMax, -kMax, kMax, kMax}));
  EXPECT_EQ(tree.outsiders().value.size(), 0u);
  expect_sound(tree);
}

// Where the world's side is less than the distance of neighboring floats beyond it: it grows from
// one to the other, though adding the side to the edge would leave the edge where it is.
TEST_P(Input, AWorldGrowsAcrossCoarserFloats) {
  const Box small = {16777215, 0, 16777216, 1};  // floats are 1 apart here, 2 beyond
  const Box wide = {0, 16777215, 1000, 16777216};
  for (const auto& [world, box] : {std::pair(small, Box{16777220, 0, 16777220, 0}),
                                   std::pair(small, Box{16777300, 90, 16777302, 95}),
                                   std::pair(wide, Box{5000, 16777215, 5001, 16777216})}) {
    Settings settings = settings_64(GetParam(), 1);
    settings.world = world;
    settings.outside = Outside::kGrow;
    Quadtree tree = make_tree(settings);
    insert(tree, world);
    insert(tree, box);
    EXPECT_TRUE(contains(tree.settings().world, box));
    EXPECT_TRUE(contains(tree.settings().world, world));
    expect_sound(tree);
    ASSERT_EQ(tree.set_all({&box, 1}), Status::kOk);
    EXPECT_EQ(tree.outsiders().value.size(), 0u);
  }
}

TEST(Limits, AWorldThatGrewForACallThatFailedShrinksAgain) {
  Settings settings = settings_64(Placement::kLeaf, 1, 12);
  settings.outside = Outside::kGrow;
  Quadtree tree = make_tree(settings);
  insert(tree, {0, 0, 1, 1});
  const Id gone = insert(tree, {5, 5, 6, 6});
  insert(tree, {9, 9, 9, 9});
  EXPECT_EQ(tree.remove(gone), Status::kOk);
  const Box large = {0, 0, 1000, 1000};
  const std::vector<Box> boxes = {{0, 0, 1, 1}, {2, 2, 3, 3}, large, large};
  EXPECT_EQ(tree.insert_many(boxes).status, Status::kTreeTooLarge);
  EXPECT_EQ(tree.settings().world, settings.world);
  EXPECT_EQ(tree.rows(), 3u);
  expect_sound(tree);
  EXPECT_EQ(row_of(insert(tree, {5, 5, 6, 6})), row_of(gone));
}

// In a deep leaf tree, two boxes that fill the world would need 4^12 leaves.
TEST(Limits, AFailedCallLeavesWorldAndRowsAsTheyWere) {
  Settings settings = settings_64(Placement::kLeaf, 1, 12);
  settings.outside = Outside::kGrow;
  Quadtree tree = make_tree(settings);
  insert(tree, {0, 0, 64, 64});
  const Id small = insert(tree, {0, 0, 1, 1});
  const Box large = {0, 0, 100, 100};
  const auto expect_unchanged = [&](Status status) {
    EXPECT_EQ(status, Status::kTreeTooLarge);
    EXPECT_EQ(tree.settings().world, settings.world);
    EXPECT_EQ(tree.rows(), 2u);
    expect_sound(tree);
  };
  expect_unchanged(tree.insert(large).status);
  expect_unchanged(tree.update(small, large));
  expect_unchanged(tree.insert_many({&large, 1}).status);
  tree.boxes()[1] = large;
  expect_unchanged(tree.sync());
  const Box two[] = {large, large};
  expect_unchanged(tree.set_all(two));
}

TEST_P(Input, HugeTinyAndFarWorldsFindAllPairs) {
  const Box worlds[] = {{-kMax / 2, -kMax / 2, kMax / 2, kMax / 2},
                        {0, 0, 1e-38f, 1e-38f},
                        {1e9f, 1e9f, 1e9f + 64, 1e9f + 64},
                        {0, 0, 1e-3f, 1e9f}};
  for (const Box& world : worlds) {
    Settings settings = settings_64(GetParam(), 2, 6);
    settings.world = world;
    Quadtree tree = make_tree(settings);
    Random random(5);
    std::vector<Placed> placed;
    for (int i = 0; i < 60; ++i) {
      const auto at = [&](float min, float max) {
        const float t = static_cast<float>(random.below(9)) / 8;
        return min * (1 - t) + max * t;
      };
      Box box = {at(world.min_x, world.max_x), at(world.min_y, world.max_y), 0, 0};
      box.max_x = std::max(box.min_x, at(world.min_x, world.max_x));
      box.max_y = std::max(box.min_y, at(world.min_y, world.max_y));
      placed.push_back({row_of(insert(tree, box)), box});
    }
    expect_sound(tree);
    EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed, settings.edges));
  }
}

TEST_P(Input, AMillionEqualPointsAreStoredAndRemoved) {
  Quadtree tree = make_tree(settings_64(GetParam(), 16, kDepthLimit));
  const std::vector<Box> boxes(1'000'000, Box{20, 20, 20, 20});
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(sorted_pairs(tree).size(), 0u);
  EXPECT_EQ(tree.remove(tree.id_at(500'000).value), Status::kOk);
  EXPECT_EQ(tree.size(), 999'999u);
}

TEST_P(Input, ThoroughMorePairsThanTheLimitAreRefusedAndTheTreeStaysUsable) {
  Quadtree tree = make_tree(settings_64(GetParam(), 16, 4));
  const std::vector<Box> boxes(20'000, Box{20, 20, 21, 21});
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(tree.pairs().status, Status::kTooManyPairs);
  ASSERT_EQ(tree.set_all(std::span(boxes).first(100)), Status::kOk);
  EXPECT_EQ(sorted_pairs(tree).size(), 100u * 99 / 2);
}

// Seventeen boxes over the whole world in a leaf tree of depth 16 would need 4^16 leaves.
TEST(Limits, AnObjectThatWouldNeedTooManyNodesIsRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 16, kDepthLimit));
  const Box whole = tree.settings().world;
  for (int i = 0; i < 16; ++i) insert(tree, whole);
  EXPECT_EQ(tree.insert(whole).status, Status::kTreeTooLarge);
  expect_sound(tree);
  EXPECT_EQ(tree.size(), 16u);
  EXPECT_EQ(tree.stats().nodes, 1u);

  const Id small = insert(tree, {70, 70, 71, 71});
  expect_sound(tree);
  EXPECT_EQ(tree.update(small, whole), Status::kTreeTooLarge);
  expect_sound(tree);
  const std::vector<Box> all(17, whole);
  EXPECT_EQ(tree.set_all(all), Status::kTreeTooLarge);
  EXPECT_EQ(tree.insert_many(all).status, Status::kTreeTooLarge);
  tree.boxes()[row_of(small)] = whole;
  EXPECT_EQ(tree.sync(), Status::kTreeTooLarge);
  expect_sound(tree);
  EXPECT_EQ(tree.size(), 17u);
  EXPECT_EQ(sorted_pairs(tree).size(), 16u * 15 / 2);
}

}  // namespace
}  // namespace quadrille::testing
