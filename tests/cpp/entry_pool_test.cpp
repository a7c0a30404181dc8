// Lists of rows in a pool, short and long ones.
#include "tree/entry_pool.hpp"

#include <numeric>
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

// Before each row is removed it stands at the front too, where a search would find it.
TEST(PositionIndex, FindsTheRowsOfALongListWithoutASearch) {
  constexpr std::uint32_t kRows = 5000;
  std::vector<Row> list(kRows);
  std::iota(list.begin(), list.end(), Row{0});
  std::vector<Row> order = list;
  std::ranges::shuffle(order, std::mt19937(1));
  PositionIndex index;
  std::uint32_t searches = 0;
  for (const Row row : order) {
    const Row front = std::exchange(list.front(), row);
    const std::uint32_t position = index.remove(list, 0, row, kRows);
    list.front() = front;
    searches += list[position] != row ? 1 : 0;
    *std::ranges::find(list, row) = list.back();
    list.pop_back();
  }
  EXPECT_LT(searches, kRows / 100);
}

}  // namespace
}  // namespace quadrille::testing
