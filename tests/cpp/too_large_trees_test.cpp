// Trees that would be too large are refused before they are built: a refusal takes no more memory,
// and so no more time, than the objects themselves.
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Box kWorld = {0, 0, 64, 64};
constexpr Box kAllButTheBorder = {0.3f, 0.3f, 63.7f, 63.7f};
constexpr Box kLeftPart = {-5, -5, 61, 80};
constexpr Box kWithinACell = {33, 33, 40, 40};

// What a tree or a world may hold for a number of objects, ids and counts of cells included: far
// less than lists and nodes would take.
std::uint64_t most_bytes(std::uint32_t objects) {
  return 16'000'000 + std::uint64_t{200} * objects;
}

struct Crowd {
  std::uint32_t count;
  int max_depth;
  Box box;
};

class TooLarge : public ::testing::TestWithParam<Crowd> {
 protected:
  std::vector<Box> crowd() const { return std::vector<Box>(GetParam().count, GetParam().box); }
  Quadtree tree(Placement placement) const {
    return make_tree(settings_64(placement, 16, GetParam().max_depth));
  }
  void expect_refused(const Quadtree& tree, Status status) const {
    EXPECT_EQ(status, Status::kTreeTooLarge);
    EXPECT_EQ(tree.error_index(), kNoRow);
    EXPECT_LT(tree.stats().bytes, most_bytes(GetParam().count));
    expect_sound(tree);
  }
};

INSTANTIATE_TEST_SUITE_P(All, TooLarge,
                         ::testing::Values(Crowd{17, 16, kWorld}, Crowd{17, 16, kAllButTheBorder},
                                           Crowd{1'000, 9, kWorld},
                                           Crowd{1'000, 9, kAllButTheBorder},
                                           Crowd{8'192, 9, kWorld}, Crowd{8'192, 16, kLeftPart},
                                           Crowd{50'000, 9, kWorld}, Crowd{50'000, 8, kLeftPart},
                                           Crowd{50'000, 16, kAllButTheBorder},
                                           Crowd{17, 16, kWithinACell},
                                           Crowd{5'000, 16, kWithinACell}));

TEST_P(TooLarge, SetAll) {
  Quadtree tree = this->tree(Placement::kLeaf);
  insert(tree, {1, 1, 2, 2});
  expect_refused(tree, tree.set_all(crowd()));
  EXPECT_EQ(tree.size(), 1u);
}

TEST_P(TooLarge, InsertMany) {
  Quadtree tree = this->tree(Placement::kLeaf);
  insert(tree, {1, 1, 2, 2});
  expect_refused(tree, tree.insert_many(crowd()).status);
  EXPECT_EQ(tree.size(), 1u);
}

TEST_P(TooLarge, Sync) {
  for (const Sync how : {Sync::kAuto, Sync::kRebuild}) {
    Quadtree tree = this->tree(Placement::kLeaf);
    const std::vector<Box> small(GetParam().count, Box{1, 1, 1, 1});
    ASSERT_EQ(tree.set_all(small), Status::kOk);
    std::ranges::fill(tree.boxes(), GetParam().box);
    expect_refused(tree, tree.sync(how));
  }
}

// Few rows are updated one by one.
TEST_P(TooLarge, SyncOfFewRows) {
  const std::uint32_t count = GetParam().count;
  Quadtree tree = this->tree(Placement::kLeaf);
  const std::vector<Box> small(20 * count, Box{1, 1, 1, 1});
  ASSERT_EQ(tree.set_all(small), Status::kOk);
  std::ranges::fill(tree.boxes().first(count), GetParam().box);
  EXPECT_EQ(tree.sync(Sync::kUpdate), Status::kTreeTooLarge);
  EXPECT_LT(tree.stats().bytes, most_bytes(20 * count));
}

// Rows without an object may hold anything.
TEST(NotTooLarge, RowsWithoutAnObject) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 16, kDepthLimit));
  ASSERT_EQ(tree.set_all(std::vector<Box>(1'000, Box{1, 1, 1, 1})), Status::kOk);
  for (Row row = 0; row < 17; ++row) {
    ASSERT_EQ(tree.remove(tree.id_at(row).value), Status::kOk);
  }
  std::ranges::fill(tree.boxes(), Box{1.0001f, 1, 1.0001f, 1});  // within their cell
  std::ranges::fill(tree.boxes().first(17), kWorld);
  EXPECT_EQ(tree.sync(), Status::kOk);
  expect_sound(tree);
}

TEST_P(TooLarge, SetSettings) {
  Quadtree tree = this->tree(Placement::kCover);
  ASSERT_EQ(tree.set_all(crowd()), Status::kOk);
  Settings settings = tree.settings();
  settings.placement = Placement::kLeaf;
  expect_refused(tree, tree.set_settings(settings));
  EXPECT_EQ(tree.settings().placement, Placement::kCover);
}

TEST_P(TooLarge, AStepOfAWorld) {
  for (const bool is_static : {false, true}) {
    World world = make_world(settings_64(Placement::kLeaf, 16, GetParam().max_depth));
    const Box& box = GetParam().box;
    const Shape shape = Shape::box(box.max_x - box.min_x, box.max_y - box.min_y).value;
    const Transform transform = {.x = (box.min_x + box.max_x) / 2,
                                 .y = (box.min_y + box.max_y) / 2};
    const NewBody body = {shape, {.transform = transform, .is_static = is_static}};
    ASSERT_TRUE(world.insert_many(std::vector<NewBody>(GetParam().count, body)).ok());
    EXPECT_EQ(world.step(), Status::kTreeTooLarge);
    EXPECT_LT(world.stats().bytes, most_bytes(4 * GetParam().count));
  }
}

TEST(TooLargeTree, AnObjectThatSplitsTooManyNodes) {
  for (const Box& box : {kWorld, kAllButTheBorder, kWithinACell}) {
    Quadtree tree = make_tree(settings_64(Placement::kLeaf, 16, kDepthLimit));
    for (int i = 0; i < 16; ++i) insert(tree, box);
    EXPECT_EQ(tree.insert(box).status, Status::kTreeTooLarge);
    EXPECT_LT(tree.stats().bytes, most_bytes(17));
    EXPECT_EQ(tree.size(), 16u);
    expect_sound(tree);
  }
}

// The largest crowds that a tree takes are not refused.
TEST(NotTooLarge, ThoroughManyBoxesOverTheWorld) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 16, 7));
  const std::vector<Box> boxes(2'000, kWorld);
  EXPECT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(tree.stats().references, 2'000u << 14);
}

}  // namespace
}  // namespace quadrille::testing
