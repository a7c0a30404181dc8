// Counts by edges and corners are equal to counts cell by cell.
#include "build/reached_cell_counts.hpp"

#include "support.hpp"

namespace quadrille::testing {
namespace {

// Objects that belong to a cell, counted one by one: those that reach it and descend that far.
std::uint32_t total_at(const std::vector<CellRange>& keys, const PlacementRule& rule,
                       const Cell& cell, bool held_there) {
  const int grid_depth = rule.grid().depth();
  std::uint32_t total = 0;
  for (const CellRange& key : keys) {
    if (!intersect(key, finest(cell, grid_depth))) continue;
    const bool leaves_only = rule.placement() == Placement::kLeaf;
    const auto descends_to = [&](int depth) {
      return depth == 0 || leaves_only || reaches_few(key, grid_depth - depth);
    };
    if (descends_to(cell.depth) && !(held_there && descends_to(cell.depth + 1))) ++total;
  }
  return total;
}

void expect_right_counts(Placement placement, std::uint32_t seed) {
  Random random(seed);
  const PlacementRule rule(settings_64(placement, 1, 5), Grid({0, 0, 64, 64}, 5));
  std::vector<CellRange> keys;
  std::vector<Row> rows;
  for (const Box& box : boxes_with_ties(random, 1 + random.below(120))) {
    rows.push_back(static_cast<Row>(keys.size()));
    keys.push_back(rule.key(box));
  }
  ReachedCellCounts counts;
  ASSERT_TRUE(counts.count(rule, static_cast<int>(random.below(6)), rows, keys.data()));
  for (int depth = 0; depth <= counts.depth(); ++depth) {
    for (int row = 0; row < 1 << depth; ++row) {
      for (int column = 0; column < 1 << depth; ++column) {
        const Cell cell = {static_cast<std::uint16_t>(column), static_cast<std::uint16_t>(row),
                           static_cast<std::uint8_t>(depth)};
        ASSERT_EQ(counts.total(cell), total_at(keys, rule, cell, false));
        if (depth == counts.depth()) continue;
        ASSERT_EQ(counts.own(cell), total_at(keys, rule, cell, true));
      }
    }
  }
}

TEST(ReachedCellCounts, CountsTheObjectsInCellsOverCapacity) {
  const PlacementRule rule(settings_64(Placement::kCover, 1, 5), Grid({0, 0, 64, 64}, 5));
  const std::vector<Row> rows = {0, 1, 2, 3};
  std::vector<CellRange> keys(3, rule.key({1, 1, 2, 2}));
  keys.push_back(rule.key({33, 1, 34, 2}));
  ReachedCellCounts counts;
  ASSERT_TRUE(counts.count(rule, 1, rows, keys.data()));
  EXPECT_EQ(counts.sums(2).in_overfull, 3u);
  EXPECT_EQ(counts.sums(3).in_overfull, 0u);
  EXPECT_EQ(counts.sums(3).objects, 4u);
}

// Objects that cover a cell, besides others that only reach it.
TEST(ReachedCellCounts, KnowsHowManyObjectsCoverACellAtLeast) {
  for (std::uint32_t seed = 1; seed <= 100u; ++seed) {
    Random random(seed);
    const PlacementRule rule(settings_64(Placement::kLeaf, 1, 5), Grid({0, 0, 64, 64}, 5));
    std::vector<CellRange> keys;
    std::vector<Row> rows;
    for (const Box& box : boxes_with_ties(random, 1 + random.below(60))) {
      rows.push_back(static_cast<Row>(keys.size()));
      keys.push_back(random.one_in(2) ? rule.key({0, 0, 64, 64}) : rule.key(box));
    }
    ReachedCellCounts counts;
    ASSERT_TRUE(counts.count(rule, 3, rows, keys.data()));
    for (std::uint16_t at = 0; at < 64; ++at) {
      const Cell cell = {static_cast<std::uint16_t>(at % 8), static_cast<std::uint16_t>(at / 8), 3};
      const CellRange cells = finest(cell, 5);
      const auto covers = [&](const CellRange& key) { return contains(key, cells); };
      const auto covering = static_cast<std::uint32_t>(std::ranges::count_if(keys, covers));
      EXPECT_LE(counts.covering(cell), covering);
      const bool is_inner = cell.column > 0 && cell.row > 0 && cell.column < 7 && cell.row < 7;
      if (!is_inner) continue;
      const auto goes_beyond = [&](const CellRange& key) {
        return key.left < cells.left && key.top < cells.top && key.right > cells.right &&
               key.bottom > cells.bottom;
      };
      const auto beyond = static_cast<std::uint32_t>(std::ranges::count_if(keys, goes_beyond));
      EXPECT_GE(counts.covering(cell), 2 * beyond - std::min(2 * beyond, counts.total(cell)));
    }
  }
}

TEST(ReachedCellCounts, CountsEachObjectOncePerCellItReaches) {
  for (std::uint32_t seed = 1; seed <= 100u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    expect_right_counts(Placement::kLeaf, seed);
    expect_right_counts(Placement::kCover, seed);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace quadrille::testing
