// Very many objects on one spot: bounded time and memory, and nothing lost.
#include <random>

#include "support.hpp"

namespace quadrille::testing {
namespace {

class CoincidentObjects : public ::testing::TestWithParam<Placement> {
 protected:
  static constexpr std::uint32_t kCount = 150000;
  static constexpr Box kSpot = {31.9f, 31.9f, 32.1f, 32.1f};  // around the corner of four cells

  static std::vector<Box> copies_of(const Box& box) { return std::vector<Box>(kCount, box); }
};

INSTANTIATE_TEST_SUITE_P(All, CoincidentObjects, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(CoincidentObjects, CanAllBeRemovedOneByOne) {
  Quadtree tree = make_tree(settings_64(GetParam(), 32, 8));
  std::vector<Id> ids;
  for (std::uint32_t i = 0; i < kCount; ++i) ids.push_back(insert(tree, kSpot));
  std::ranges::shuffle(ids, std::mt19937(1));
  for (const Id id : ids) ASSERT_EQ(tree.remove(id), Status::kOk);
  EXPECT_EQ(tree.size(), 0u);
  EXPECT_EQ(tree.stats().nodes, 1u);
  expect_sound(tree);
}

TEST_P(CoincidentObjects, TakeBoundedMemoryAndNodes) {
  Quadtree tree = make_tree(settings_64(GetParam(), 32, 8));
  ASSERT_EQ(tree.set_all(copies_of(kSpot)), Status::kOk);
  ASSERT_EQ(tree.remove(tree.id_at(7).value), Status::kOk);
  ASSERT_EQ(tree.remove(tree.id_at(8).value), Status::kOk);
  EXPECT_LT(tree.stats().bytes, kCount * std::uint64_t{400});
  EXPECT_LT(tree.stats().nodes, 1000u);
}

TEST_P(CoincidentObjects, ThoroughAreFoundByEveryQuery) {
  Quadtree tree = make_tree(settings_64(GetParam(), 32, 8));
  ASSERT_EQ(tree.set_all(copies_of(kSpot)), Status::kOk);
  ASSERT_EQ(tree.insert_many(copies_of({5, 5, 5, 5})).status, Status::kOk);
  EXPECT_TRUE(tree.query_any(kSpot).value);
  EXPECT_EQ(tree.query(kSpot).value.size(), kCount);
  EXPECT_EQ(tree.nearest({32, 32}, 8).value.size(), 8u);
  EXPECT_EQ(tree.raycast({0, 32, 64, 0}).value->row, 0u);
  EXPECT_EQ(tree.pairs().status, Status::kTooManyPairs);
  for (Box& box : tree.boxes()) box = {40, 40, 41, 41};
  ASSERT_EQ(tree.sync(), Status::kOk);
  EXPECT_EQ(tree.query({40, 40, 41, 41}).value.size(), 2 * kCount);
  tree.boxes()[0] = tree.boxes()[1] = kSpot;  // two of them go back to the spot
  ASSERT_EQ(tree.sync(), Status::kOk);
  EXPECT_EQ(sorted(tree.query(kSpot)), (std::vector<Row>{0, 1}));
  tree.clear();
  EXPECT_EQ(tree.stats().nodes, 1u);
  EXPECT_TRUE(tree.pairs().value.empty());
}

}  // namespace
}  // namespace quadrille::testing
