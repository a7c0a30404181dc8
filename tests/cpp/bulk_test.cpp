// Bulk calls: positions for all objects at once, and memory for objects that are to come.
#include <limits>

#include "support.hpp"

namespace quadrille::testing {
namespace {

class Bulk : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Bulk, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

std::vector<Box> copy_of_boxes(Quadtree& tree) {
  return {tree.boxes().begin(), tree.boxes().end()};
}

TEST_P(Bulk, MovingManyEqualsMovingEach) {
  for (std::uint32_t seed = 1; seed <= 100u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Settings settings = draw_settings(random, GetParam());
    Quadtree tree = make_tree(settings);
    Quadtree twin = make_tree(settings);
    const std::vector<Box> boxes = boxes_with_ties(random, 100);
    ASSERT_EQ(tree.set_all(boxes), Status::kOk);
    ASSERT_EQ(twin.set_all(boxes), Status::kOk);
    for (int i = 0; i < 10; ++i) {
      const Row row = random.below(100);
      ASSERT_EQ(tree.remove(tree.id_at(row).value), twin.remove(twin.id_at(row).value));
    }
    std::vector<Point> positions(50 +
                                 random.below(100));  // for fewer rows, or more, than there are
    for (Row row = 0; row < positions.size(); ++row) {
      const Box place = box_with_ties(random);
      positions[row] = {place.min_x, place.min_y};
      const Result<Id> id = twin.id_at(row);
      if (!id.ok()) {
        positions[row].x = kNan;
      } else {
        ASSERT_EQ(twin.move(id.value, place.min_x, place.min_y), Status::kOk);
      }
    }
    ASSERT_EQ(tree.move_many(positions, static_cast<Sync>(random.below(3))), Status::kOk);
    expect_sound(tree);
    EXPECT_EQ(node_values(tree), node_values(twin));
    EXPECT_EQ(sorted_pairs(tree), sorted_pairs(twin));
    for (Row row = 0; row < tree.rows(); ++row) {
      if (!tree.id_at(row).ok()) continue;
      EXPECT_EQ(tree.boxes()[row], twin.boxes()[row]) << "row " << row;
    }
    if (HasFailure()) return;
  }
}

// Into trees with free rows, few objects or many, and worlds that may grow.
TEST_P(Bulk, InsertingManyEqualsInsertingEach) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Settings settings = draw_settings(random, GetParam());
    if (random.one_in(2)) settings.outside = Outside::kGrow;
    Quadtree tree = make_tree(settings);
    Quadtree twin = make_tree(settings);
    const std::vector<Box> boxes = boxes_with_ties(random, random.below(600));
    ASSERT_EQ(tree.set_all(boxes), Status::kOk);
    ASSERT_EQ(twin.set_all(boxes), Status::kOk);
    for (Row row = 0; row < boxes.size(); ++row) {
      if (!random.one_in(5)) continue;
      ASSERT_EQ(tree.remove(tree.id_at(row).value), twin.remove(twin.id_at(row).value));
    }
    const std::vector<Box> more = boxes_with_ties(random, 30 + random.below(200));
    const auto ids = tree.insert_many(more);
    ASSERT_EQ(ids.status, Status::kOk);
    for (std::size_t i = 0; i < more.size(); ++i) {
      EXPECT_EQ(ids.value[i], insert(twin, more[i])) << "box " << i;
    }
    expect_sound(tree);
    EXPECT_EQ(tree.settings().world, twin.settings().world);
    EXPECT_EQ(node_values(tree), node_values(twin));
    EXPECT_EQ(sorted_pairs(tree), sorted_pairs(twin));
    EXPECT_EQ(copy_of_boxes(tree), copy_of_boxes(twin));
    if (HasFailure()) return;
  }
}

TEST_P(Bulk, MovingManyAppliesWhatWasWrittenToTheBoxes) {
  Quadtree tree = make_tree(settings_64(GetParam(), 1));
  insert(tree, {1, 1, 2, 2});
  insert(tree, {11, 1, 12, 2});
  tree.boxes()[0] = {5, 5, 25, 6};
  tree.boxes()[1] = {40, 1, 42, 2};
  const Point position = {30, 0.5f};
  ASSERT_EQ(tree.move_many({&position, 1}), Status::kOk);
  EXPECT_EQ(copy_of_boxes(tree), (std::vector<Box>{{30, 0.5f, 50, 1.5f}, {40, 1, 42, 2}}));
  EXPECT_EQ(sorted_pairs(tree).size(), 1u);
  expect_sound(tree);
}

TEST_P(Bulk, MovingManyMovesAllOrNone) {
  for (const auto how : {Sync::kAuto, Sync::kUpdate, Sync::kRebuild}) {
    Settings settings = settings_64(GetParam(), 2);
    settings.outside = Outside::kReject;
    Quadtree tree = make_tree(settings);
    Random random(7);
    const std::vector<Box> boxes(40, Box{1, 1, 3, 3});
    ASSERT_EQ(tree.set_all(boxes), Status::kOk);
    tree.boxes()[3] = {9, 9, 10, 10};  // written, and not taken over by sync
    const std::vector<Box> before = copy_of_boxes(tree);
    const std::vector<NodeView> nodes = node_values(tree);

    std::vector<Point> positions(40, Point{20, 20});
    positions[17] = {65, 20};
    positions[30] = {kNan, 20};
    EXPECT_EQ(tree.move_many(positions, how), Status::kOutside);
    EXPECT_EQ(tree.error_index(), 17u);
    positions[17] = {20, 20};
    EXPECT_EQ(tree.move_many(positions, how), Status::kInvalidBox);
    EXPECT_EQ(tree.error_index(), 30u);
    positions[5] = {std::numeric_limits<float>::max(), 0};
    tree.boxes()[5] = {-2e38f, 0, 2e38f, 1};  // too wide for that position
    EXPECT_EQ(tree.move_many(positions, how), Status::kInvalidBox);
    EXPECT_EQ(tree.error_index(), 5u);
    tree.boxes()[5] = before[5];

    EXPECT_EQ(copy_of_boxes(tree), before);
    EXPECT_EQ(node_values(tree), nodes);
    expect_sound(tree);
  }
}

TEST_P(Bulk, MovingManyGrowsTheWorld) {
  Settings settings = settings_64(GetParam(), 2);
  settings.outside = Outside::kGrow;
  Quadtree tree = make_tree(settings);
  insert(tree, {1, 1, 2, 2});
  const Point position = {500, -500};
  ASSERT_EQ(tree.move_many({&position, 1}), Status::kOk);
  EXPECT_TRUE(contains(tree.settings().world, {500, -500, 501, -499}));
  expect_sound(tree);
}

TEST_P(Bulk, BoxesStayInPlaceUntilThereAreMoreThanReserved) {
  Random random(3);
  Quadtree tree = make_tree(settings_64(GetParam()));
  for (int i = 0; i < 10; ++i) insert(tree, box_with_ties(random));
  ASSERT_EQ(tree.reserve(1000), Status::kOk);
  const Box* const place = tree.boxes().data();
  ASSERT_EQ(tree.remove(tree.id_at(4).value), Status::kOk);
  while (tree.size() < 500) insert(tree, box_with_ties(random));
  ASSERT_EQ(tree.insert_many(boxes_with_ties(random, 500)).status, Status::kOk);
  EXPECT_EQ(tree.boxes().data(), place);
  ASSERT_EQ(tree.set_all(boxes_with_ties(random, 1000)), Status::kOk);
  tree.clear();
  while (tree.size() < 1000) insert(tree, box_with_ties(random));
  EXPECT_EQ(tree.boxes().data(), place);
  expect_sound(tree);
}

TEST(BulkLimits, NoMemoryIsReservedForMoreObjectsThanATreeCanHold) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  EXPECT_EQ(tree.reserve(kMaxObjects + 1), Status::kTooManyObjects);
  EXPECT_EQ(tree.reserve(0xFFFFFFFFu), Status::kTooManyObjects);
  EXPECT_EQ(tree.reserve(0), Status::kOk);
  EXPECT_EQ(tree.size(), 1u);
}

TEST(BulkLimits, FiltersThatAreInUseAreReservedToo) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const Id id = insert(tree, {1, 1, 2, 2});
  ASSERT_EQ(tree.set_filter(id, {.category = 2, .mask = 3}), Status::kOk);
  ASSERT_EQ(tree.reserve(1000), Status::kOk);
  const Filter* const place = tree.filters().value.data();
  while (tree.size() < 1000) insert(tree, {1, 1, 2, 2});
  EXPECT_EQ(tree.filters().value.data(), place);
  EXPECT_EQ(tree.filters().value[0], (Filter{.category = 2, .mask = 3}));
}

}  // namespace
}  // namespace quadrille::testing
