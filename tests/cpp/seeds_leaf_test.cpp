// The behaviours of the reference systems whose leaves store (S1, S4), each test named after the
// statements it pins. Where an article's printed code is wrong, the test pins what the article
// means.
#include <cstddef>
#include <set>

#include "allocations.hpp"
#include "seeds.hpp"

namespace quadrille::testing {
namespace {

using Rows = std::vector<Row>;

// Whether a box reaches a cell: a cell owns its low edges and not its high ones, and cells on the
// border of the world reach to infinity.
bool reaches(const Box& box, const NodeView& cell, const Box& world) {
  return (box.min_x < cell.max_x || cell.max_x == world.max_x) &&
         (box.max_x >= cell.min_x || cell.min_x == world.min_x) &&
         (box.min_y < cell.max_y || cell.max_y == world.max_y) &&
         (box.max_y >= cell.min_y || cell.min_y == world.min_y);
}

// How many leaves hold a new object.
std::uint32_t references_of(Quadtree& tree, const Box& box) {
  const std::uint32_t before = tree.stats().references;
  insert(tree, box);
  return tree.stats().references - before;
}

// ------------------------------------------------------------- S1: leaves only, 800 x 600

TEST(Seeds, S1_9_FourSplitsDeepTheSmallestCellIs50By37_5) {
  Quadtree tree = make_tree(preset("s1"));
  insert_copies(tree, 5, tree.settings().world);
  const std::vector<NodeView> leaves = leaves_of(tree);
  EXPECT_EQ(leaves.size(), 256u);
  for (const NodeView& leaf : leaves) {
    EXPECT_EQ(leaf.depth, 4u);
    EXPECT_EQ(leaf.max_x - leaf.min_x, 50.0f);
    EXPECT_EQ(leaf.max_y - leaf.min_y, 37.5f);
  }
}

TEST(Seeds, S1_12_TouchingEdgesCount) {
  Quadtree tree = make_tree(preset("s1"));
  insert(tree, square(100, 100, 10));
  insert(tree, square(110, 100, 10));  // shares an edge with the first
  insert(tree, square(120, 110, 10));  // shares a corner with the second
  insert(tree, square(131, 110, 10));  // one unit apart from the third
  EXPECT_EQ(sorted_pairs(tree), (std::vector<std::pair<Row, Row>>{{0, 1}, {1, 2}}));
  EXPECT_EQ(sorted(tree.query(square(90, 90, 10))), Rows{0});
  EXPECT_EQ(sorted(tree.query(square(89, 90, 10))), Rows{});
}

TEST(Seeds, S1_14_AnObjectIsInEveryChildItOverlaps) {
  Quadtree tree = make_tree(preset("s1"));
  insert_copies(tree, 4, square(10, 10, 5));
  insert(tree, square(500, 500, 5));
  ASSERT_EQ(tree.stats().nodes, 5u);
  EXPECT_EQ(references_of(tree, square(500, 10, 10)), 1u);
  EXPECT_EQ(references_of(tree, square(395, 500, 10)), 2u);  // over the vertical middle
  EXPECT_EQ(references_of(tree, square(500, 295, 10)), 2u);  // over the horizontal middle
  EXPECT_EQ(rows_in(tree, 0), Rows{});
  EXPECT_EQ(rows_in(tree, 2), (Rows{5, 7}));
  EXPECT_EQ(rows_in(tree, 3), Rows{6});
  EXPECT_EQ(rows_in(tree, 4), (Rows{4, 6, 7}));
  EXPECT_EQ(references_of(tree, square(395, 295, 10)), 4u);  // over the centre
}

TEST(Seeds, S1_15_AnObjectThatEndsOnALineIsInBothNeighbours) {
  Quadtree tree = make_tree(preset("s1"));
  insert_copies(tree, 4, square(10, 10, 5));
  insert(tree, square(500, 500, 5));
  EXPECT_EQ(references_of(tree, square(390, 500, 10)), 2u);  // ends on the vertical middle
  EXPECT_EQ(references_of(tree, square(400, 500, 10)), 1u);  // begins there
  EXPECT_EQ(rows_in(tree, 3), Rows{5});
  EXPECT_EQ(rows_in(tree, 4), (Rows{4, 5, 6}));
  // They share a leaf, so the pair that touches is found.
  const auto pairs = sorted_pairs(tree);
  EXPECT_TRUE(std::ranges::binary_search(pairs, std::pair<Row, Row>(5, 6)));
}

TEST(Seeds, S1_16_EveryObjectIsInTheLeavesItReachesAndInNoOtherNode) {
  const Settings settings = preset("s1");
  const std::vector<Box> boxes = thousand_objects(settings.world, 16);
  Quadtree tree = make_tree(settings);
  for (const Box& box : boxes) insert(tree, box);
  const std::vector<NodeView> nodes = nodes_of(tree);
  EXPECT_GT(nodes.size(), 300u);
  for (std::size_t node = 0; node < nodes.size(); ++node) {
    Rows expected;
    for (Row row = 0; row < boxes.size() && nodes[node].first_child == 0; ++row) {
      if (reaches(boxes[row], nodes[node], settings.world)) expected.push_back(row);
    }
    EXPECT_EQ(rows_in(tree, node), expected) << "node " << node;
  }
}

TEST(Seeds, S1_17_TheFifthObjectSplitsAndTheNodesOwnListEndsEmpty) {
  Quadtree tree = make_tree(preset("s1"));
  for (int i = 0; i < 4; ++i) insert(tree, square(static_cast<float>(100 + 200 * i), 10, 5));
  EXPECT_EQ(tree.stats().nodes, 1u);
  EXPECT_EQ(rows_in(tree, 0), (Rows{0, 1, 2, 3}));
  insert(tree, square(500, 500, 5));
  EXPECT_EQ(tree.stats().nodes, 5u);
  EXPECT_EQ(rows_in(tree, 0), Rows{});
  EXPECT_EQ(rows_in(tree, 1), (Rows{0, 1}));
  EXPECT_EQ(rows_in(tree, 2), (Rows{2, 3}));
  EXPECT_EQ(rows_in(tree, 4), Rows{4});
}

TEST(Seeds, S1_18_ObjectsOutsideTheRootAreKeptOrRefusedAndNotDropped) {
  Settings settings = preset("s1");
  Quadtree tree = make_tree(settings);
  insert_copies(tree, 5, square(10, 10, 5));
  insert(tree, square(1000, 1000, 50));
  insert(tree, square(1040, 1040, 50));
  EXPECT_EQ(tree.size(), 7u);
  EXPECT_EQ(sorted(tree.query(square(990, 990, 20))), Rows{5});
  const auto pairs = sorted_pairs(tree);
  EXPECT_TRUE(std::ranges::binary_search(pairs, std::pair<Row, Row>(5, 6)));
  settings.outside = Outside::kReject;
  Quadtree strict = make_tree(settings);
  EXPECT_EQ(strict.insert(square(1000, 1000, 50)).status, Status::kOutside);
  EXPECT_EQ(strict.size(), 0u);
}

TEST(Seeds, S1_19_CandidatesAreTheObjectsOfEveryLeafThatTheBoxReaches) {
  const Settings settings = preset("s1");
  const std::vector<Box> boxes = thousand_objects(settings.world, 19);
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const std::vector<NodeView> nodes = nodes_of(tree);
  for (Row row = 0; row < boxes.size(); ++row) {
    std::set<Row> expected;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
      if (nodes[node].first_child != 0) continue;
      if (!reaches(boxes[row], nodes[node], settings.world)) continue;
      const Rows held = rows_in(tree, node);
      expected.insert(held.begin(), held.end());
    }
    EXPECT_TRUE(expected.contains(row));  // the object itself is not left out
    EXPECT_EQ(sorted(tree.candidates(boxes[row])), Rows(expected.begin(), expected.end()));
  }
}

TEST(Seeds, S1_20_EachCandidateOnceAndEachPairOnceThoughReferencesMultiply) {
  const Settings settings = preset("s1");
  const std::vector<Box> boxes = thousand_objects(settings.world, 20);
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_GT(tree.stats().references, 1300u);
  std::size_t in_several_leaves = 0;
  for (Row row = 0; row < boxes.size(); ++row) {
    const auto candidates = sorted(tree.candidates(boxes[row]));
    EXPECT_TRUE(std::ranges::binary_search(candidates, row));
    EXPECT_EQ(std::ranges::adjacent_find(candidates), candidates.end());
    if (tree.nodes_of(tree.id_at(row).value).value.size() > 1) ++in_several_leaves;
  }
  EXPECT_GT(in_several_leaves, 200u);
  EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed(boxes), settings.edges));
}

TEST(Seeds, S1_21_FiveHugeObjectsMake256LeavesAnd1280References) {
  Quadtree tree = make_tree(preset("s1"));
  insert_copies(tree, 4, tree.settings().world);
  EXPECT_EQ(tree.stats().leaves, 1u);
  EXPECT_EQ(tree.stats().references, 4u);
  insert_copies(tree, 1, tree.settings().world);
  EXPECT_EQ(tree.stats().leaves, 256u);
  EXPECT_EQ(tree.stats().references, 1280u);
  EXPECT_EQ(sorted(tree.candidates(tree.settings().world)).size(), 5u);  // not 1,024
}

TEST(Seeds, S1_22_FiveCoincidentObjectsMakeThirteenLeavesAndFiveReferences) {
  Quadtree tree = make_tree(preset("s1"));
  insert_copies(tree, 5, square(3, 3, 2));
  EXPECT_EQ(tree.stats().leaves, 13u);
  EXPECT_EQ(tree.stats().references, 5u);
  EXPECT_EQ(tree.stats().depth, 4u);
}

// ------------------------------------------------------ S4: leaves, at most 64, ten thousand

TEST(Seeds, S4_6_TheFiveConstructionRules) {
  Quadtree tree = make_tree(preset("s4"));
  EXPECT_EQ(leaves_of(tree).size(), 1u);  // (1) a new node is a leaf
  Random random(6);
  const Box world = tree.settings().world;
  const auto coordinate = [&] { return random.unit() * (world.max_x - 5); };
  std::vector<Box> boxes(2000);
  for (Box& box : boxes) {
    const float x = coordinate();
    box = square(x, coordinate(), 5);
  }
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const auto deepest = static_cast<std::uint32_t>(tree.settings().max_depth);
  const std::uint32_t capacity = tree.settings().capacity;
  bool over_capacity = false;
  for (const NodeView& node : nodes_of(tree)) {
    const bool leaf = node.first_child == 0;
    EXPECT_TRUE(leaf || node.count == 0);                                   // (2) and (4)
    EXPECT_TRUE(!leaf || node.depth == deepest || node.count <= capacity);  // (3)
    EXPECT_TRUE(leaf || node.total > capacity);                             // (4)
    over_capacity |= leaf && node.count > capacity;
  }
  EXPECT_TRUE(over_capacity);  // (3) at the maximum depth any number
  EXPECT_EQ(leaves_of(tree).size(), 64u);
  EXPECT_GT(tree.stats().references, 2000u);  // (5) border objects are in several nodes
}

TEST(Seeds, S4_8_NodesComeByAscendingDepth) {
  const Settings settings = preset("s2");
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(thousand_objects(settings.world, 8)), Status::kOk);
  const auto nodes = nodes_of(tree);
  EXPECT_GT(nodes.size(), 100u);
  EXPECT_EQ(nodes.size(), tree.stats().nodes);  // all of them
  EXPECT_TRUE(std::ranges::is_sorted(nodes, {}, &NodeView::depth));
  EXPECT_EQ(nodes[0].depth, 0u);
}

TEST(Seeds, S4_10_S4_11_CandidatesAndHitsOfATarget) {
  Quadtree tree = make_tree(preset("s4"));
  for (int i = 0; i < 20; ++i) insert(tree, square(static_cast<float>(4 * i), 10, 3));
  insert(tree, square(700, 700, 3));
  const Box target = square(10, 0, 20);
  const auto candidates = sorted(tree.candidates(target));
  const auto hits = sorted(tree.query(target));
  EXPECT_EQ(hits, (Rows{2, 3, 4, 5, 6, 7}));
  EXPECT_GT(candidates.size(), hits.size());
  EXPECT_TRUE(std::ranges::includes(candidates, hits));
  EXPECT_FALSE(std::ranges::binary_search(candidates, Row{20}));
}

TEST(Seeds, S4_14_S4_16_ATargetSeesTheLeavesItReachesFourTwoOrOne) {
  const Settings settings = preset("s4");
  const std::vector<Box> boxes = tween_scene();
  ASSERT_EQ(boxes.size(), 10000u);
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(leaves_of(tree).size(), 64u);
  // The same figures as in docs/articles.md.
  EXPECT_EQ(sorted(tree.candidates(square(397, 397, 6))).size(), 742u);  // on a crossing
  EXPECT_EQ(sorted(tree.candidates(square(397, 445, 6))).size(), 375u);  // on a line
  EXPECT_EQ(sorted(tree.candidates(square(445, 445, 6))).size(), 192u);  // off the lines
}

TEST(Seeds, S4_17_CandidatesAllocateNothingAfterWarmUp) {
  Quadtree tree = make_tree(preset("s4"));
  ASSERT_EQ(tree.set_all(tween_scene()), Status::kOk);
  const auto query_everywhere = [&tree] {
    std::size_t found = 0;
    for (int i = 0; i < 800; i += 7) {
      const auto at = static_cast<float>(i);
      found += tree.candidates(square(at, at, 40)).value.size();
    }
    return found;
  };
  for (int warm_up = 0; warm_up < 2; ++warm_up) query_everywhere();
  const std::size_t before = allocation_count();
  EXPECT_GT(query_everywhere(), 10000u);
  EXPECT_EQ(allocation_count(), before);
}

TEST(Seeds, S4_18_ACandidateInSeveralLeavesComesOnce) {
  Quadtree tree = make_tree(preset("s4"));
  insert_copies(tree, 17, tree.settings().world);
  EXPECT_EQ(tree.stats().references, 17u * 64);
  Rows all(17);
  for (Row row = 0; row < 17; ++row) all[row] = row;
  EXPECT_EQ(sorted(tree.candidates(tree.settings().world)), all);
}

}  // namespace
}  // namespace quadrille::testing
