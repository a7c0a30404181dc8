// The behaviours of the reference systems whose leaves store (S1, S4), each test named after the
// statement it pins. Where an article's printed code is wrong, the test pins what the article
// means.
#include "seeds.hpp"

namespace quadrille::testing {
namespace {

// ------------------------------------------------------------- S1: leaves only, 800 x 600

TEST(Seeds, S1_9_FourSplitsDeepTheSmallestCellIs50By37_5) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 5, tree.settings().world);
  for (const NodeView& leaf : leaves_of(tree)) {
    EXPECT_EQ(leaf.max_x - leaf.min_x, 50.0f);
    EXPECT_EQ(leaf.max_y - leaf.min_y, 37.5f);
  }
}

TEST(Seeds, S1_12_TouchingEdgesCount) {
  Quadtree tree(preset("s1"));
  insert(tree, square(100, 100, 10));
  insert(tree, square(110, 100, 10));
  insert(tree, square(120, 110, 10));
  EXPECT_EQ(sorted_pairs(tree), (std::vector<std::pair<Row, Row>>{{0, 1}, {1, 2}}));
}

TEST(Seeds, S1_14_AnObjectIsInEveryLeafItReaches) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 4, square(10, 10, 5));
  const std::uint32_t before = tree.stats().references;
  insert(tree, square(395, 295, 10));  // over the centre
  EXPECT_EQ(tree.stats().references, before + 4);
  EXPECT_EQ(nodes_of(tree)[0].count, 0.0f);
}

TEST(Seeds, S1_15_AnObjectThatEndsOnALineIsInBothNeighbours) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 4, square(10, 10, 5));
  const std::uint32_t before = tree.stats().references;
  insert(tree, square(390, 10, 10));
  EXPECT_EQ(tree.stats().references, before + 2);
}

TEST(Seeds, S1_16_OnlyLeavesHoldObjects) {
  const Settings settings = preset("s1");
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(thousand_objects(settings.world, 16)), Status::kOk);
  for (const NodeView& node : nodes_of(tree)) {
    EXPECT_TRUE(node.first_child == 0 || node.count == 0);
  }
}

TEST(Seeds, S1_17_TheFifthObjectSplitsAndTheNodesOwnListEndsEmpty) {
  Quadtree tree(preset("s1"));
  for (int i = 0; i < 4; ++i) insert(tree, square(static_cast<float>(100 + 200 * i), 10, 5));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert(tree, square(500, 500, 5));
  EXPECT_EQ(tree.stats().nodes, 5u);
  EXPECT_EQ(nodes_of(tree)[0].count, 0.0f);
}

TEST(Seeds, S1_18_ObjectsOutsideTheRootAreNotDropped) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 5, square(10, 10, 5));
  insert(tree, square(1000, 1000, 50));
  insert(tree, square(1040, 1040, 50));
  EXPECT_EQ(tree.size(), 7u);
  const auto pairs = sorted_pairs(tree);
  EXPECT_TRUE(std::ranges::binary_search(pairs, std::pair<Row, Row>(5, 6)));
}

TEST(Seeds, S1_19_S1_20_EachCandidateOnceAndEachPairOnceThoughReferencesMultiply) {
  const Settings settings = preset("s1");
  const std::vector<Box> boxes = thousand_objects(settings.world, 20);
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_GT(tree.stats().references, 1300u);  // the article's tree: 1,518 for 1,000
  for (const Box& box : boxes) {
    const auto candidates = sorted(tree.candidates(box));
    EXPECT_EQ(std::ranges::adjacent_find(candidates), candidates.end());
  }
  EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed(boxes), settings.edges));
}

TEST(Seeds, S1_21_FiveHugeObjectsMake256LeavesAnd1280References) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 4, tree.settings().world);
  EXPECT_EQ(tree.stats().leaves, 1u);
  EXPECT_EQ(tree.stats().references, 4u);
  insert_copies(tree, 1, tree.settings().world);
  EXPECT_EQ(tree.stats().leaves, 256u);
  EXPECT_EQ(tree.stats().references, 1280u);
  EXPECT_EQ(sorted(tree.candidates(tree.settings().world)).size(), 5u);  // not 1,024
}

TEST(Seeds, S1_22_FiveCoincidentObjectsMakeThirteenLeavesAndFiveReferences) {
  Quadtree tree(preset("s1"));
  insert_copies(tree, 5, square(3, 3, 2));
  EXPECT_EQ(tree.stats().leaves, 13u);
  EXPECT_EQ(tree.stats().references, 5u);
}

// ------------------------------------------------------ S4: leaves, at most 64, ten thousand

TEST(Seeds, S4_6_TheFiveConstructionRules) {
  Quadtree tree(preset("s4"));
  EXPECT_EQ(leaves_of(tree).size(), 1u);  // (1) a new node is a leaf
  Random random(6);
  const Box world = tree.settings().world;
  std::vector<Box> boxes(2000);
  for (Box& box : boxes) box = square(random.unit() * (world.max_x - 5), random.unit() * 795, 5);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const auto deepest = static_cast<float>(tree.settings().max_depth);
  const auto capacity = static_cast<float>(tree.settings().capacity);
  for (const NodeView& node : nodes_of(tree)) {
    EXPECT_TRUE(node.first_child == 0 || node.count == 0);  // (2) and (4)
    EXPECT_TRUE(node.first_child != 0 || node.depth == deepest || node.count <= capacity);  // (3)
  }
  EXPECT_EQ(leaves_of(tree).size(), 64u);
  EXPECT_GT(tree.stats().references, 2000u);  // (5) border objects are in several nodes
}

TEST(Seeds, S4_8_NodesComeByAscendingDepth) {
  const Settings settings = preset("s2");
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(thousand_objects(settings.world, 8)), Status::kOk);
  const auto nodes = nodes_of(tree);
  EXPECT_GT(nodes.size(), 100u);
  EXPECT_TRUE(std::ranges::is_sorted(nodes, {}, &NodeView::depth));
  EXPECT_EQ(nodes[0].depth, 0.0f);
}

TEST(Seeds, S4_11_CandidatesAndHitsOfATarget) {
  Quadtree tree(preset("s4"));
  for (int i = 0; i < 20; ++i) insert(tree, square(static_cast<float>(4 * i), 10, 3));
  const Box target = square(10, 0, 20);
  const auto candidates = sorted(tree.candidates(target));
  const auto hits = sorted(tree.query(target));
  EXPECT_GT(candidates.size(), hits.size());
  EXPECT_EQ(hits, (std::vector<Row>{2, 3, 4, 5, 6, 7}));
}

TEST(Seeds, S4_16_ATargetOnACrossingSeesFourLeavesAndOneOffTheLinesSeesOne) {
  Settings settings = preset("s4");
  Random random(16);
  std::vector<Box> boxes(10000);
  for (Box& box : boxes) box = square(random.unit() * 795, random.unit() * 795, 5);
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(leaves_of(tree).size(), 64u);
  EXPECT_NEAR(static_cast<double>(sorted(tree.candidates(square(397, 397, 6))).size()), 705, 80);
  EXPECT_NEAR(static_cast<double>(sorted(tree.candidates(square(397, 445, 6))).size()), 340, 60);
  EXPECT_NEAR(static_cast<double>(sorted(tree.candidates(square(445, 445, 6))).size()), 171, 40);
}

TEST(Seeds, S4_17_S4_18_ACandidateInSeveralNodesComesOnce) {
  Quadtree tree(preset("s4"));
  insert_copies(tree, 17, tree.settings().world);
  EXPECT_GT(tree.stats().references, 17u);
  EXPECT_EQ(sorted(tree.candidates(tree.settings().world)).size(), 17u);
}

}  // namespace
}  // namespace quadrille::testing
