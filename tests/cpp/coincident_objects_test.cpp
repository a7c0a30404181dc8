// Very many objects on one spot: bounded time and memory, and nothing lost.
#include <chrono>
#include <set>

#include "support.hpp"
#include "tree/entry_pool.hpp"

namespace quadrille::testing {
namespace {

// Lists that grow, shrink and change places in a pool, each against a set.
TEST(EntryPools, KeepTheirRowsWhileListsGrowShrinkAndMove) {
  constexpr std::size_t kLists = 3;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    Random random(seed);
    EntryPool pool;
    std::array<EntryList, kLists> lists = {};
    std::array<std::set<Row>, kLists> models;
    for (int step = 0; step < 60000; ++step) {
      const std::size_t which = random.below(kLists);
      const Row row = random.below(6000);
      if (models[which].erase(row) != 0) {
        pool.remove(lists[which], row);
      } else {
        models[which].insert(row);
        ASSERT_TRUE(pool.append(lists[which], row));
      }
      if (random.one_in(20000)) {  // emptied at once, so that others get its room
        pool.release(lists[which]);
        models[which].clear();
      }
    }
    for (std::size_t i = 0; i < kLists; ++i) {
      const auto rows = pool.rows(lists[i]);
      EXPECT_EQ(rows.size(), models[i].size());
      EXPECT_EQ(std::set<Row>(rows.begin(), rows.end()), models[i]);
    }
  }
}

template <typename T>
void shuffle(std::vector<T>& values) {
  Random random(1);
  for (std::size_t i = values.size(); i > 1; --i) {
    std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
  }
}

double seconds_of(auto&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Searching for each row to remove takes half a scan on average; a look-up takes less than a
// hundredth.
TEST(EntryPools, RemoveARowFromALongListWithoutASearch) {
  constexpr std::uint32_t kRows = 400000;
  EntryPool pool;
  std::array<EntryList, 2> lists = {};
  std::vector<Row> order;
  for (Row row = 0; row < kRows; ++row) {
    for (EntryList& list : lists) ASSERT_TRUE(pool.append(list, row));
    order.push_back(row);
  }
  shuffle(order);
  std::size_t found = 0;
  const double fifty_scans = seconds_of([&] {
    for (Row row = kRows; row < kRows + 50; ++row) {
      found += static_cast<std::size_t>(std::ranges::count(pool.rows(lists[0]), row));
    }
  });
  EXPECT_EQ(found, 0u);
  const double leaving = seconds_of([&] {
    for (const Row row : order) {
      for (EntryList& list : lists) pool.remove(list, row);
    }
  });
  EXPECT_EQ(lists[0].count + lists[1].count, 0u);
  EXPECT_LT(leaving, fifty_scans / 50 * kRows * lists.size() / 8);
}

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
  shuffle(ids);
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

TEST_P(CoincidentObjects, AreFoundByEveryQuery) {
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
