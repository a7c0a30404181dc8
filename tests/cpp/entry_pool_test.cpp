// Lists of rows in a pool, short and long ones.
#include "tree/entry_pool.hpp"

#include <chrono>
#include <random>
#include <set>

#include "support.hpp"

namespace quadrille::testing {
namespace {

// Several lists of one pool, each against a set.
TEST(EntryPool, KeepTheirRowsWhileListsGrowShrinkAndMove) {
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
      if (random.one_in(20000)) {  // emptied at once, so that other lists reuse its block
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

double seconds_of(auto&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Searching for each row to remove takes half a scan on average; a look-up takes less than a
// hundredth.
TEST(EntryPool, RemoveARowFromALongListWithoutASearch) {
  constexpr std::uint32_t kRows = 400000;
  EntryPool pool;
  std::array<EntryList, 2> lists = {};
  std::vector<Row> order;
  for (Row row = 0; row < kRows; ++row) {
    for (EntryList& list : lists) ASSERT_TRUE(pool.append(list, row));
    order.push_back(row);
  }
  std::ranges::shuffle(order, std::mt19937(1));
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

}  // namespace
}  // namespace quadrille::testing
