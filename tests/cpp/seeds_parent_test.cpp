// The behaviours of the reference systems whose parents store (S0, S2, S3), each test named after
// the statement it pins. Where an article's printed code is wrong, the test pins what the article
// means.
#include <set>

#include "seeds.hpp"

namespace quadrille::testing {
namespace {

// ---------------------------------------------------------------- S0: parent-stores, 600 x 600

TEST(Seeds, S0_5_ChildrenAreTheFourQuartersOfTheirParent) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 11, square(10, 10, 5));
  const auto nodes = nodes_of(tree);
  // The articles number them in different orders; the list is in Z-order: TL, TR, BL, BR.
  const auto corner = [&](std::size_t i) { return std::pair(nodes[i].min_x, nodes[i].min_y); };
  EXPECT_EQ(corner(1), std::pair(0.0f, 0.0f));
  EXPECT_EQ(corner(2), std::pair(300.0f, 0.0f));
  EXPECT_EQ(corner(3), std::pair(0.0f, 300.0f));
  EXPECT_EQ(corner(4), std::pair(300.0f, 300.0f));
}

TEST(Seeds, S0_6_StartsAsOneNodeAndSplitsWhenItHoldsTooMany) {
  Quadtree tree(preset("s0"));
  EXPECT_EQ(nodes_of(tree).size(), 1u);
  insert_copies(tree, 1, square(10, 10, 5));
  EXPECT_EQ(nodes_of(tree).size(), 1u);
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
  for (int i = 0; i < 10; ++i) insert(tree, square(static_cast<float>(50 * i), 400, 5));
  EXPECT_EQ(nodes_of(tree).size(), 5u);
}

TEST(Seeds, S0_7_AnObjectThatFitsNoChildStaysInTheParent) {
  Quadtree tree(preset("s0"));
  insert(tree, square(290, 100, 20));  // over the vertical middle
  insert_copies(tree, 10, square(100, 100, 5));
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
  EXPECT_EQ(tree.stats().references, 11u);
}

TEST(Seeds, S0_8_ObjectsInDifferentQuartersAreNeverTested) {
  Quadtree tree(preset("s0"));
  for (int i = 0; i < 6; ++i) insert(tree, square(static_cast<float>(10 + 20 * i), 10, 5));
  for (int i = 0; i < 6; ++i) insert(tree, square(static_cast<float>(400 + 20 * i), 500, 5));
  ASSERT_EQ(sorted_pairs(tree).size(), 0u);
  EXPECT_EQ(tree.stats().pair_tests, 2u * 6 * 5 / 2);
  EXPECT_EQ(sorted(tree.candidates(square(20, 20, 1))), (std::vector<Row>{0, 1, 2, 3, 4, 5}));
}

TEST(Seeds, S0_15_ClearEmptiesTheTreeAndItCanBeUsedAgain) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 30, square(10, 10, 5));
  tree.clear();
  EXPECT_EQ(nodes_of(tree).size(), 1u);
  EXPECT_EQ(tree.size(), 0u);
  insert_copies(tree, 11, square(10, 10, 5));
  EXPECT_GT(nodes_of(tree).size(), 1u);
  expect_sound(tree);
}

TEST(Seeds, S0_18_OnTheMiddleLineAnObjectHasOneQuarterOnlyIfItBeginsThere) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 10, square(100, 100, 5));
  insert(tree, square(300, 100, 5));  // begins on the line: the half-open cell right of it
  EXPECT_EQ(nodes_of(tree)[0].count, 0.0f);
  EXPECT_EQ(nodes_of(tree)[2].count, 1.0f);
  insert(tree, square(295, 100, 5));  // ends on the line: straddles, as in the article
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
}

TEST(Seeds, S0_20_TheEleventhObjectSplitsAndLevelsGoFrom0To5) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 10, square(10, 10, 1));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert_copies(tree, 1, square(10, 10, 1));
  EXPECT_GT(tree.stats().nodes, 1u);
  EXPECT_EQ(tree.stats().depth, 5u);
}

TEST(Seeds, S0_21_ANodeThatIsSplitSplitsNoSecondTime) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 11, square(299, 299, 2));
  const std::uint32_t nodes = tree.stats().nodes;
  insert_copies(tree, 100, square(299, 299, 2));
  EXPECT_EQ(tree.stats().nodes, nodes);
}

TEST(Seeds, S0_22_ElevenStraddlersMakeFiveNodesAndStayInTheRoot) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 11, square(295, 295, 10));
  EXPECT_EQ(tree.stats().nodes, 5u);
  EXPECT_EQ(nodes_of(tree)[0].count, 11.0f);
}

TEST(Seeds, S0_23_ElevenCoincidentObjectsMakeAChainOfTwentyOneNodes) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 11, square(3, 3, 2));
  EXPECT_EQ(tree.stats().nodes, 21u);
  EXPECT_EQ(tree.stats().depth, 5u);
}

TEST(Seeds, S0_24_CandidatesAreTheOwnObjectsOfEveryNodeOnTheWayAndNoHits) {
  Quadtree tree(preset("s0"));
  const Row far = row_of(insert(tree, square(250, 250, 10)));
  const Row straddler = row_of(insert(tree, square(299, 500, 2)));
  for (int i = 0; i < 10; ++i) insert(tree, square(400, 400, 5));
  const auto candidates = sorted(tree.candidates(square(10, 10, 5)));
  EXPECT_EQ(candidates, (std::vector<Row>{far, straddler}));
  EXPECT_TRUE(sorted(tree.query(square(10, 10, 5))).empty());
}

TEST(Seeds, S0_25_CandidatesOfAnObjectsBoxIncludeTheObject) {
  Quadtree tree(preset("s0"));
  const Row row = row_of(insert(tree, square(50, 50, 5)));
  insert_copies(tree, 20, square(400, 400, 5));
  const auto candidates = sorted(tree.candidates(square(50, 50, 5)));
  EXPECT_TRUE(std::ranges::binary_search(candidates, row));
}

TEST(Seeds, S0_26_AStraddlingQueryDescendsIntoEveryChildItReaches) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 6, square(280, 280, 10));
  insert_copies(tree, 6, square(310, 310, 10));
  EXPECT_EQ(sorted(tree.candidates(square(285, 285, 30))).size(), 12u);
  EXPECT_EQ(sorted(tree.query(square(285, 285, 30))).size(), 12u);
}

TEST(Seeds, S0_27_AnObjectOutsideTheRootIsKept) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 20, square(100, 100, 5));
  const Id outside = insert(tree, square(-500, 900, 5));
  EXPECT_TRUE(tree.has(outside));
  EXPECT_EQ(sorted(tree.query(square(-501, 899, 10))), std::vector<Row>{row_of(outside)});
  EXPECT_EQ(sorted(tree.outsiders()), std::vector<Row>{row_of(outside)});
}

TEST(Seeds, S0_31_CellsAreNotTruncatedToIntegers) {
  Quadtree tree(preset("s0"));
  insert_copies(tree, 11, square(3, 3, 2));
  std::set<float> widths;
  for (const NodeView& node : nodes_of(tree)) widths.insert(node.max_x - node.min_x);
  EXPECT_EQ(widths, (std::set<float>{600, 300, 150, 75, 37.5f, 18.75f}));
}

TEST(Seeds, S0_32_EachPairIsReportedOnceWhicheverSideWouldFindIt) {
  const Settings settings = preset("s0");
  const std::vector<Box> boxes = thousand_objects(settings.world, 32);
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const auto pairs = sorted_pairs(tree);
  EXPECT_GT(pairs.size(), 300u);
  EXPECT_EQ(pairs, brute_pairs(placed(boxes), settings.edges));
  for (const auto& [a, b] : pairs) EXPECT_LT(a, b);
  // Both sides of every pair find each other, a straddler above and a small one below alike.
  for (const auto& [a, b] : pairs) {
    EXPECT_TRUE(std::ranges::binary_search(sorted(tree.query(boxes[a])), b));
    EXPECT_TRUE(std::ranges::binary_search(sorted(tree.query(boxes[b])), a));
  }
}

// ---------------------------------------------------- S2: parent-stores, 600 x 800, squares

TEST(Seeds, S2_13_HalvesAreNotTruncated) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 6, square(3, 3, 2));
  EXPECT_EQ(nodes_of(tree).back().max_x - nodes_of(tree).back().min_x, 18.75f);
}

TEST(Seeds, S2_14_StraddlersStayInTheParent) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 5, square(10, 10, 10));
  insert(tree, square(290, 390, 20));
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
}

TEST(Seeds, S2_15_TheSixthObjectSplits) {
  Quadtree tree(preset("s2"));
  for (int i = 0; i < 5; ++i) insert(tree, square(static_cast<float>(100 * i), 10, 10));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert(tree, square(10, 700, 10));
  EXPECT_EQ(tree.stats().nodes, 5u);
}

TEST(Seeds, S2_22_AFullTreeHas341SplitNodes) {
  Settings settings = preset("s2");
  settings.placement = Placement::kLeaf;  // fill it: every cell reached by six objects
  Quadtree tree(settings);
  insert_copies(tree, 6, settings.world);
  EXPECT_EQ(tree.stats().nodes - tree.stats().leaves, 341u);  // six lines each: 2,046
}

TEST(Seeds, S2_26_AnObjectOverTheMiddleLineIsNotFiledInTheTopChild) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 5, square(500, 10, 5));
  // Centre above the line, bottom edge below it: the printed test files it in the top half.
  const Row hanging = row_of(insert(tree, square(100, 391, 16)));
  const Row below = row_of(insert(tree, square(100, 402, 10)));
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
  const auto pairs = sorted_pairs(tree);
  EXPECT_TRUE(std::ranges::binary_search(pairs, std::pair(hanging, below)));
}

TEST(Seeds, S2_26_NothingIsMissedAmongAThousandObjects) {
  const Settings settings = preset("s2");
  const std::vector<Box> boxes = thousand_objects(settings.world, 26);
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed(boxes), settings.edges));
}

// ------------------------------------------------------------- S3: updated, not rebuilt

TEST(Seeds, S3_4_TheThreeBranchesOfInsert) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 5, square(10, 10, 5));  // no children yet: appended
  EXPECT_EQ(nodes_of(tree)[0].count, 5.0f);
  insert(tree, square(10, 10, 5));  // threshold exceeded: split and redistributed
  EXPECT_EQ(nodes_of(tree)[0].count, 0.0f);
  insert(tree, square(400, 10, 5));  // children and a quarter: straight down
  EXPECT_EQ(nodes_of(tree)[2].count, 1.0f);
  insert(tree, square(295, 10, 10));  // children but no quarter: appended here
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
}

TEST(Seeds, S3_5_ObjectsCreatedOffScreenAreNormal) {
  Quadtree tree(preset("s3"));
  insert_copies(tree, 20, square(100, 100, 5));
  const Box world = tree.settings().world;
  const Id enemy = insert(tree, square(world.max_x + 40, 100, 20));
  EXPECT_EQ(sorted(tree.outsiders()), std::vector<Row>{row_of(enemy)});
  EXPECT_EQ(tree.move(enemy, world.max_x - 10, 100), Status::kOk);  // walks in
  EXPECT_TRUE(sorted(tree.outsiders()).empty());
  expect_sound(tree);
}

TEST(Seeds, S3_9_AnObjectThatLeftTheWorldIsListedForRecycling) {
  Quadtree tree(preset("s3"));
  const Id shot = insert(tree, square(100, 100, 10));
  EXPECT_EQ(tree.move(shot, 100, -5), Status::kOk);  // half out: still on screen
  EXPECT_TRUE(sorted(tree.outsiders()).empty());
  EXPECT_EQ(tree.move(shot, 100, -11), Status::kOk);
  EXPECT_EQ(sorted(tree.outsiders()), std::vector<Row>{row_of(shot)});
}

TEST(Seeds, S3_10_AnObjectThatLeftItsNodeIsFiledAnew) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 6, square(10, 10, 5));
  const Id wanderer = insert(tree, square(20, 20, 5));
  EXPECT_EQ(tree.update(wanderer, square(500, 700, 5)), Status::kOk);
  EXPECT_EQ(nodes_of(tree)[4].count, 1.0f);
  expect_sound(tree);
}

TEST(Seeds, S3_11_UnchangedQuarterDoesNothingAndALineMovesTheObjectUp) {
  Quadtree tree(preset("s2"));
  insert_copies(tree, 6, square(10, 10, 5));
  const Id object = insert(tree, square(400, 100, 5));
  const auto before = node_values(tree);
  EXPECT_EQ(tree.move(object, 410, 110), Status::kOk);
  EXPECT_EQ(node_values(tree), before);
  EXPECT_EQ(tree.move(object, 298, 100), Status::kOk);
  EXPECT_EQ(nodes_of(tree)[0].count, 1.0f);
  EXPECT_EQ(nodes_of(tree)[2].count, 0.0f);
}

TEST(Seeds, S3_12_MoreStepsFewerCandidates) {
  const Settings settings = preset("s2");
  Quadtree tree(settings);
  ASSERT_EQ(tree.set_all(thousand_objects(settings.world, 12)), Status::kOk);
  const Box window = square(100, 100, 10);
  EXPECT_EQ(sorted(tree.candidates(window, 0)).size(), 1000u);
  std::size_t last = 1000;
  for (int step = 1; step <= 4; ++step) {  // the window's leaf has depth 4
    const auto candidates = sorted(tree.candidates(window, step));
    EXPECT_LT(candidates.size(), last) << "step " << step;
    EXPECT_TRUE(std::ranges::includes(candidates, sorted(tree.query(window))));
    last = candidates.size();
  }
  EXPECT_EQ(sorted(tree.candidates(window, 99)).size(), last);
}

TEST(Seeds, S3_13_AStraddlingQueryCollectsFromAllStraddledQuarters) {
  Quadtree tree(preset("s3"));
  const Box world = tree.settings().world;
  const float middle_x = world.max_x / 2;
  const float middle_y = world.max_y / 2;
  for (const float dx : {-40.0f, 40.0f}) {
    for (const float dy : {-40.0f, 40.0f}) insert(tree, square(middle_x + dx, middle_y + dy, 4));
  }
  insert_copies(tree, 8, square(5, 5, 4));
  const auto found = sorted(tree.query(square(middle_x - 50, middle_y - 50, 100)));
  EXPECT_EQ(found, (std::vector<Row>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace quadrille::testing
