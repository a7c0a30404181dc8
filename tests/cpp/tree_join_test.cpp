// Pairs between two trees on one grid equal brute force.
#include "pairs/tree_join.hpp"

#include "support.hpp"
#include "world/body_tree.hpp"

namespace quadrille::testing {
namespace {

class TreeJoins : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, TreeJoins, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

class OddSums final : public PairFilter {
 public:
  std::size_t keep(std::span<Pair> pairs) const override {
    const auto is_unwanted = [](const Pair& pair) { return (pair.a + pair.b) % 2 == 0; };
    return pairs.size() - std::ranges::remove_if(pairs, is_unwanted).size();
  }
};

TEST_P(TreeJoins, EqualBruteForce) {
  for (std::uint32_t seed = 1; seed <= 80u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Settings settings = draw_settings(random, GetParam());
    const std::vector<Box> boxes = boxes_with_ties(random, random.below(300));
    const std::uint32_t share = 2 + random.below(20);
    BodyTree few(settings);
    BodyTree many(settings);
    std::vector<bool> is_of_few;
    ASSERT_TRUE(few.reserve(boxes.size()));
    ASSERT_TRUE(many.reserve(boxes.size()));
    for (Row row = 0; row < boxes.size(); ++row) {
      is_of_few.push_back(random.one_in(share));
      (is_of_few[row] ? few : many).insert_or_move(row);
    }
    ASSERT_EQ(few.update_nodes(boxes), Status::kOk);
    ASSERT_EQ(many.update_nodes(boxes), Status::kOk);

    const OddSums odd_sums;
    const PairFilter* filter = random.one_in(2) ? &odd_sums : nullptr;
    std::vector<std::pair<Row, Row>> wanted;
    for (Row a = 0; a < boxes.size(); ++a) {
      for (Row b = a + 1; b < boxes.size(); ++b) {
        if (is_of_few[a] == is_of_few[b] || (filter != nullptr && (a + b) % 2 == 0)) continue;
        if (brute_overlap(boxes[a], boxes[b], EdgeRule::kStrict)) wanted.emplace_back(a, b);
      }
    }
    TreeJoin join;
    Tree* copies = random.one_in(2) ? &many.tree() : nullptr;
    for (int round = 0; round < 3; ++round) {  // lists are copied when they are read again
      ASSERT_EQ(join.find({few.tree(), boxes}, {many.tree(), boxes, copies}, kMaxPairs, filter),
                Status::kOk);
      std::vector<std::pair<Row, Row>> pairs;
      for (const Pair& pair : join.pairs()) pairs.emplace_back(pair.a, pair.b);
      std::ranges::sort(pairs);
      EXPECT_EQ(pairs, wanted);
    }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace quadrille::testing
