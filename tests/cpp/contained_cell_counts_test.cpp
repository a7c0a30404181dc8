// Counts added up level by level are equal to counts cell by cell.
#include "build/contained_cell_counts.hpp"

#include "support.hpp"

namespace quadrille::testing {
namespace {

bool is_within(const CellRange& key, const CellRange& cell) {
  return cell.left <= key.left && key.right <= cell.right && cell.top <= key.top &&
         key.bottom <= cell.bottom;
}

constexpr int kDepth = 5;

class ContainedCells {
 public:
  ContainedCells(Placement placement, std::uint32_t seed)
      : random_(seed), rule_(settings_64(placement, 1, kDepth), Grid({0, 0, 64, 64}, kDepth)) {
    for (const Box& box : boxes_with_ties(random_, 1 + random_.below(120))) {
      rows_.push_back(static_cast<Row>(keys_.size()));
      keys_.push_back(rule_.key(box));
    }
    std::ranges::reverse(rows_);
  }

  void expect_right_counts() {
    const int depth = static_cast<int>(random_.below(kDepth + 1));
    ASSERT_TRUE(counts_.count(rule_, depth, rows_, keys_.data()));
    std::size_t assigned = 0;
    for (int level = 0; level <= depth; ++level) {
      for (unsigned row = 0; row < 1u << level; ++row) {
        for (unsigned column = 0; column < 1u << level; ++column) {
          assigned += expect_right_counts({static_cast<std::uint16_t>(column),
                                           static_cast<std::uint16_t>(row),
                                           static_cast<std::uint8_t>(level)});
        }
      }
    }
    EXPECT_EQ(assigned, rows_.size()) << "an object without a smallest cell, or with several";
  }

 private:
  // Returns how many objects have this cell as their smallest one.
  std::uint32_t expect_right_counts(const Cell& cell) {
    const CellRange range = finest(cell, kDepth);
    std::uint32_t total = 0;
    std::uint32_t smallest = 0;
    for (const Row row : rows_) {
      const bool is_contained = is_within(keys_[row], range);
      const bool is_smallest = counts_.finder().cell_of(keys_[row]) ==
                               counts_.number_of(cell.depth, cell.column, cell.row);
      EXPECT_TRUE(is_contained || !is_smallest);
      total += is_contained ? 1 : 0;
      smallest += is_smallest ? 1 : 0;
    }
    EXPECT_EQ(counts_.total(cell), total);
    EXPECT_EQ(cell.depth < counts_.depth() ? counts_.own(cell) : total, smallest);
    return smallest;
  }

  Random random_;
  PlacementRule rule_;
  std::vector<CellRange> keys_;
  std::vector<Row> rows_;
  ContainedCellCounts counts_;
};

TEST(ContainedCellCounts, CountsEachObjectInTheCellsThatContainItsKey) {
  for (std::uint32_t seed = 1; seed <= 100u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ContainedCells(Placement::kParent, seed).expect_right_counts();
    ContainedCells(Placement::kLoose, seed).expect_right_counts();
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace quadrille::testing
