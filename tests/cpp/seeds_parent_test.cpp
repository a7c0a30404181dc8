// The behaviours of the reference systems whose parents store (S0, S2, S3), each test named after
// the statements it pins. Where an article's printed code is wrong, the test pins what the article
// means.
#include <cstddef>
#include <set>

#include "seeds.hpp"

namespace quadrille::testing {
namespace {

using Rows = std::vector<Row>;

// The four cells that halving a cell gives, in the order of nodes(): top left, top right, bottom
// left, bottom right.
std::vector<Box> quarters_of(const Box& cell) {
  const float x = (cell.min_x + cell.max_x) / 2;
  const float y = (cell.min_y + cell.max_y) / 2;
  return {{cell.min_x, cell.min_y, x, y},
          {x, cell.min_y, cell.max_x, y},
          {cell.min_x, y, x, cell.max_y},
          {x, y, cell.max_x, cell.max_y}};
}

Box cell_of(const NodeView& node) {
  return {node.min_x, node.min_y, node.max_x, node.max_y};
}

// Every child is exactly one quarter of its parent, so that nothing is cut off and no gap is left.
// Gives the number of nodes that have split.
int expect_exact_quarters(Quadtree& tree) {
  int split = 0;
  const std::vector<NodeView> nodes = nodes_of(tree);
  for (const NodeView& node : nodes) {
    if (node.first_child == 0) continue;
    ++split;
    const std::vector<Box> quarters = quarters_of(cell_of(node));
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(cell_of(nodes[static_cast<std::size_t>(node.first_child) + i]), quarters[i]);
    }
  }
  return split;
}

// ---------------------------------------------------------------- S0: parent-stores, 600 x 600

TEST(Seeds, S0_5_NodesListTheQuartersTopLeftTopRightBottomLeftBottomRight) {
  Quadtree tree = make_tree(preset("s0"));
  // Rows 0 to 3 are in the article's children 0 to 3: counter-clockwise from the top right.
  insert(tree, square(400, 100, 5));
  insert(tree, square(100, 100, 5));
  insert(tree, square(100, 400, 5));
  insert(tree, square(400, 400, 5));
  insert_copies(tree, 7, square(298, 298, 4));  // over the centre
  const auto nodes = nodes_of(tree);
  ASSERT_EQ(nodes.size(), 5u);
  EXPECT_EQ(cell_of(nodes[1]), (Box{0, 0, 300, 300}));
  EXPECT_EQ(cell_of(nodes[2]), (Box{300, 0, 600, 300}));
  EXPECT_EQ(cell_of(nodes[3]), (Box{0, 300, 300, 600}));
  EXPECT_EQ(cell_of(nodes[4]), (Box{300, 300, 600, 600}));
  EXPECT_EQ(rows_in(tree, 1), Rows{1});
  EXPECT_EQ(rows_in(tree, 2), Rows{0});
  EXPECT_EQ(rows_in(tree, 3), Rows{2});
  EXPECT_EQ(rows_in(tree, 4), Rows{3});
}

TEST(Seeds, S0_6_TheTreeStartsAsOneNodeAndSplitsInFourWhenItHoldsTooMany) {
  Quadtree tree = make_tree(preset("s0"));
  EXPECT_EQ(nodes_of(tree).size(), 1u);
  for (std::uint32_t i = 0; i < 10; ++i) {
    insert(tree, square(static_cast<float>(50 * i), 400, 5));
    EXPECT_EQ(nodes_of(tree).size(), 1u);
    EXPECT_EQ(nodes_of(tree)[0].count, i + 1);
  }
  insert(tree, square(10, 10, 5));
  EXPECT_EQ(nodes_of(tree).size(), 5u);
}

TEST(Seeds, S0_7_AnObjectThatFitsNoChildStaysInTheParent) {
  Quadtree tree = make_tree(preset("s0"));
  const Row across = row_of(insert(tree, square(290, 100, 20)));  // over the vertical middle
  const Row down = row_of(insert(tree, square(100, 290, 20)));    // over the horizontal middle
  insert_copies(tree, 10, square(100, 100, 5));
  EXPECT_EQ(rows_in(tree, 0), (Rows{across, down}));
  EXPECT_EQ(nodes_of(tree)[1].total, 10u);
  EXPECT_EQ(tree.stats().references, 12u);
}

TEST(Seeds, S0_8_ObjectsInDifferentQuartersAreNeverTested) {
  Quadtree tree = make_tree(preset("s0"));
  for (int i = 0; i < 6; ++i) insert(tree, square(static_cast<float>(10 + 20 * i), 10, 5));
  for (int i = 0; i < 6; ++i) insert(tree, square(static_cast<float>(400 + 20 * i), 500, 5));
  ASSERT_EQ(sorted_pairs(tree).size(), 0u);
  EXPECT_EQ(tree.stats().pair_tests, 2u * 6 * 5 / 2);
  EXPECT_EQ(sorted(tree.candidates(square(20, 20, 1))), (Rows{0, 1, 2, 3, 4, 5}));
}

TEST(Seeds, S0_15_ClearEmptiesTheTreeAndKeepsItsSettingsAndMemory) {
  Quadtree tree = make_tree(preset("s0"));
  const Id object = insert(tree, square(10, 10, 5));
  insert_copies(tree, 29, square(10, 10, 5));
  const std::uint64_t bytes = tree.stats().bytes;
  tree.clear();
  ASSERT_EQ(nodes_of(tree).size(), 1u);
  EXPECT_EQ(cell_of(nodes_of(tree)[0]), preset("s0").world);
  EXPECT_EQ(nodes_of(tree)[0].depth, 0u);
  EXPECT_EQ(nodes_of(tree)[0].total, 0u);
  EXPECT_EQ(tree.size(), 0u);
  EXPECT_FALSE(tree.has(object));
  EXPECT_GE(tree.stats().bytes, bytes);
  insert_copies(tree, 10, square(10, 10, 5));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert_copies(tree, 1, square(10, 10, 5));
  EXPECT_EQ(tree.stats().depth, 5u);
  expect_sound(tree);
}

TEST(Seeds, S0_18_AnObjectThatBeginsOnAMiddleLineFitsAChildAndOneThatEndsThereStraddles) {
  Quadtree tree = make_tree(preset("s0"));
  insert_copies(tree, 10, square(100, 100, 5));
  const Row right = row_of(insert(tree, square(300, 100, 5)));   // x == midX
  const Row below = row_of(insert(tree, square(100, 300, 5)));   // y == midY
  const Row corner = row_of(insert(tree, square(300, 300, 5)));  // both
  EXPECT_EQ(rows_in(tree, 0), Rows{});
  EXPECT_EQ(rows_in(tree, 2), Rows{right});
  EXPECT_EQ(rows_in(tree, 3), Rows{below});
  EXPECT_EQ(rows_in(tree, 4), Rows{corner});
  const Row ends_across = row_of(insert(tree, square(295, 100, 5)));  // x + w == midX
  const Row ends_down = row_of(insert(tree, square(100, 295, 5)));    // y + h == midY
  EXPECT_EQ(rows_in(tree, 0), (Rows{ends_across, ends_down}));
}

TEST(Seeds, S0_20_TheEleventhObjectSplitsAndLevelsGoFrom0To5) {
  Quadtree tree = make_tree(preset("s0"));
  insert_copies(tree, 10, square(10, 10, 1));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert_copies(tree, 1, square(10, 10, 1));
  std::set<std::uint32_t> levels;
  for (const NodeView& node : nodes_of(tree)) levels.insert(node.depth);
  EXPECT_EQ(levels, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5}));
  insert_copies(tree, 100, square(10, 10, 1));
  EXPECT_EQ(tree.stats().depth, 5u);
}

TEST(Seeds, S0_21_ASplitNodeIsNotSplitAgainAndObjectsAreOnlyRedistributed) {
  Quadtree tree = make_tree(preset("s0"));
  Rows straddlers;
  Rows others;
  const auto insert_one = [&](bool straddles) {
    const auto x = static_cast<float>(20 * others.size());
    const Box box = straddles ? square(295, 295, 10) : square(x, 10, 5);
    (straddles ? straddlers : others).push_back(row_of(insert(tree, box)));
  };
  // Two neighbours that leave: a redistribution that steps past the successor of an object that
  // leaves keeps the second.
  for (int i = 0; i < 11; ++i) insert_one(i % 3 == 0);
  EXPECT_EQ(rows_in(tree, 0), straddlers);
  EXPECT_EQ(rows_in(tree, 1), others);
  // The root is full of straddlers, and every further insertion finds it split already.
  for (int i = 0; i < 20; ++i) {
    insert_one(i % 8 != 0);
    EXPECT_EQ(tree.stats().nodes, 5u);
    EXPECT_EQ(rows_in(tree, 0), straddlers);
    EXPECT_EQ(rows_in(tree, 1), others);
  }
  EXPECT_EQ(tree.stats().references, straddlers.size() + others.size());
}

TEST(Seeds, S0_22_ElevenStraddlersMakeFiveNodesAndStayInTheRoot) {
  Quadtree tree = make_tree(preset("s0"));
  for (const std::uint32_t count : {11u, 12u, 13u}) {
    insert_copies(tree, static_cast<int>(count - tree.size()), square(295, 295, 10));
    EXPECT_EQ(tree.stats().nodes, 5u);
    EXPECT_EQ(rows_in(tree, 0).size(), count);
  }
}

TEST(Seeds, S0_23_ElevenCoincidentObjectsMakeAChainOfTwentyOneNodes) {
  Quadtree tree = make_tree(preset("s0"));
  insert_copies(tree, 11, square(3, 3, 2));
  EXPECT_EQ(tree.stats().nodes, 21u);
  EXPECT_EQ(tree.stats().depth, 5u);
  for (const NodeView& node : nodes_of(tree)) {  // one node of each depth holds all below it
    EXPECT_TRUE(node.total == 11 || (node.total == 0 && node.first_child == 0));
    EXPECT_EQ(node.count, node.depth == 5 ? node.total : 0);
  }
}

TEST(Seeds, S0_24_CandidatesAreAllObjectsOfTheNodesOnTheWayDownAndNotHits) {
  Quadtree tree = make_tree(preset("s0"));
  const Row in_root = row_of(insert(tree, square(299, 500, 2)));
  const Row in_child = row_of(insert(tree, square(149, 200, 2)));
  const Row in_leaf = row_of(insert(tree, square(120, 120, 5)));
  const Row hit = row_of(insert(tree, square(8, 8, 5)));
  insert_copies(tree, 9, square(200, 20, 5));  // in the leaf beside
  const Row opposite = row_of(insert(tree, square(400, 400, 5)));
  ASSERT_EQ(tree.stats().nodes, 9u);
  EXPECT_EQ(sorted(tree.candidates(square(10, 10, 5))), (Rows{in_root, in_child, in_leaf, hit}));
  EXPECT_EQ(sorted(tree.query(square(10, 10, 5))), Rows{hit});
  // Each call begins a new list.
  EXPECT_EQ(sorted(tree.candidates(square(500, 500, 5))), (Rows{in_root, opposite}));
}

TEST(Seeds, S0_25_AnObjectsOwnBoxFindsTheObjectAndNoPairHasAnObjectTwice) {
  Quadtree tree = make_tree(preset("s0"));
  const Row row = row_of(insert(tree, square(50, 50, 5)));
  insert_copies(tree, 20, square(400, 400, 5));
  EXPECT_EQ(sorted(tree.candidates(square(50, 50, 5))), Rows{row});
  EXPECT_EQ(sorted(tree.query(square(50, 50, 5))), Rows{row});
  const auto pairs = sorted_pairs(tree);
  EXPECT_EQ(pairs.size(), 20u * 19 / 2);
  for (const auto& [a, b] : pairs) EXPECT_NE(a, b);
}

TEST(Seeds, S0_26_AStraddlingQueryDescendsIntoEveryChildItReaches) {
  Quadtree tree = make_tree(preset("s0"));
  for (const float x : {280.0f, 310.0f}) {
    for (const float y : {280.0f, 310.0f}) insert_copies(tree, 3, square(x, y, 10));
  }
  insert_copies(tree, 1, square(295, 295, 10));
  ASSERT_EQ(rows_in(tree, 0).size(), 1u);
  EXPECT_EQ(sorted(tree.candidates(square(285, 285, 30))).size(), 13u);
  EXPECT_EQ(sorted(tree.query(square(285, 285, 30))).size(), 13u);
}

TEST(Seeds, S0_27_AnObjectOutsideTheRootIsKeptInTheNearestQuarter) {
  Quadtree tree = make_tree(preset("s0"));
  insert_copies(tree, 20, square(100, 100, 5));
  const Id outside = insert(tree, square(-500, 900, 5));
  EXPECT_TRUE(tree.has(outside));
  EXPECT_EQ(rows_in(tree, 3), Rows{row_of(outside)});  // bottom left
  EXPECT_EQ(sorted(tree.query(square(-501, 899, 10))), Rows{row_of(outside)});
  EXPECT_EQ(sorted(tree.outsiders()), Rows{row_of(outside)});
}

TEST(Seeds, S0_31_CellsAreNotTruncatedToIntegersAndLeaveNoGaps) {
  Quadtree tree = make_tree(preset("s0"));
  insert_copies(tree, 11, square(3, 3, 2));
  const std::set<float> halves = {600, 300, 150, 75, 37.5f, 18.75f};
  std::set<float> widths;
  std::set<float> heights;
  for (const NodeView& node : nodes_of(tree)) {
    widths.insert(node.max_x - node.min_x);
    heights.insert(node.max_y - node.min_y);
  }
  EXPECT_EQ(widths, halves);
  EXPECT_EQ(heights, halves);
  EXPECT_EQ(expect_exact_quarters(tree), 5);
}

TEST(Seeds, S0_32_EachPairIsReportedOnceAndBothObjectsFindEachOther) {
  const Settings settings = preset("s0");
  const std::vector<Box> boxes = thousand_objects(settings.world, 32);
  Quadtree tree = make_tree(settings);
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

TEST(Seeds, S2_13_HalvesAreNotTruncatedAndQuartersComeAsInS0) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 6, square(3, 3, 2));
  EXPECT_EQ(expect_exact_quarters(tree), 5);
  const NodeView smallest = nodes_of(tree).back();
  EXPECT_EQ(smallest.depth, 5u);
  EXPECT_EQ(smallest.max_x - smallest.min_x, 18.75f);
  EXPECT_EQ(smallest.max_y - smallest.min_y, 25.0f);
}

TEST(Seeds, S2_14_StraddlersStayInTheParent) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 5, square(10, 10, 10));
  const Row straddler = row_of(insert(tree, square(290, 390, 20)));
  EXPECT_EQ(rows_in(tree, 0), Rows{straddler});
}

TEST(Seeds, S2_15_TheSixthObjectSplits) {
  Quadtree tree = make_tree(preset("s2"));
  for (int i = 0; i < 5; ++i) insert(tree, square(static_cast<float>(100 * i), 10, 10));
  EXPECT_EQ(tree.stats().nodes, 1u);
  insert(tree, square(10, 700, 10));
  EXPECT_EQ(tree.stats().nodes, 5u);
  insert_copies(tree, 100, square(10, 700, 10));  // never below level 5
  EXPECT_EQ(tree.stats().depth, 5u);
}

TEST(Seeds, S2_22_AFullTreeHas341SplitNodes) {
  Settings settings = preset("s2");
  settings.placement = Placement::kLeaf;  // fill it: every cell reached by six objects
  Quadtree tree = make_tree(settings);
  insert_copies(tree, 6, settings.world);
  EXPECT_EQ(tree.stats().nodes - tree.stats().leaves, 341u);  // six lines each: 2,046
}

TEST(Seeds, S2_26_AnObjectOverTheMiddleLineIsNotFiledInTheTopChild) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 5, square(500, 10, 5));
  // Centre above the line, bottom edge below it: the printed test files it in the top half.
  const Row hanging = row_of(insert(tree, square(100, 391, 16)));
  const Row below = row_of(insert(tree, square(100, 402, 10)));
  EXPECT_EQ(rows_in(tree, 0), Rows{hanging});
  const auto pairs = sorted_pairs(tree);
  EXPECT_TRUE(std::ranges::binary_search(pairs, std::pair(hanging, below)));
}

TEST(Seeds, S2_26_NoPairIsMissedAmongAThousandObjects) {
  const Settings settings = preset("s2");
  const std::vector<Box> boxes = thousand_objects(settings.world, 26);
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const auto pairs = sorted_pairs(tree);
  EXPECT_GT(pairs.size(), 300u);
  EXPECT_EQ(pairs, brute_pairs(placed(boxes), settings.edges));
}

// ------------------------------------------------------------- S3: updated, not rebuilt

TEST(Seeds, S3_4_InsertDescendsOrAppendsOrSplits) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 5, square(10, 10, 5));  // no children yet: appended
  EXPECT_EQ(rows_in(tree, 0).size(), 5u);
  insert(tree, square(500, 700, 5));  // threshold exceeded: split and redistributed
  EXPECT_EQ(rows_in(tree, 0), Rows{});
  EXPECT_EQ(rows_in(tree, 1), (Rows{0, 1, 2, 3, 4}));
  EXPECT_EQ(rows_in(tree, 4), Rows{5});
  const Row right = row_of(insert(tree, square(400, 10, 5)));  // children and a quarter: descends
  EXPECT_EQ(rows_in(tree, 0), Rows{});
  EXPECT_EQ(rows_in(tree, 2), Rows{right});
  const Row over = row_of(insert(tree, square(295, 10, 10)));  // children, no quarter: appended
  EXPECT_EQ(rows_in(tree, 0), Rows{over});
}

TEST(Seeds, S3_5_AnObjectCreatedOffScreenIsFiledAtTheBorderAndNoError) {
  Quadtree tree = make_tree(preset("s3"));
  insert_copies(tree, 20, square(100, 100, 5));
  const Box world = tree.settings().world;
  const Box start = square(world.max_x + 40, 100, 20);
  const Result<Id> enemy = tree.insert(start);
  ASSERT_EQ(enemy.status, Status::kOk);
  const Row row = row_of(enemy.value);
  EXPECT_EQ(sorted(tree.outsiders()), Rows{row});
  EXPECT_EQ(sorted(tree.query(start)), Rows{row});
  // In the top right quarter, whose cell reaches to infinity.
  EXPECT_EQ(rows_in(tree, 2), Rows{row});
  EXPECT_EQ(tree.move(enemy.value, world.max_x - 10, 100), Status::kOk);  // walks in
  EXPECT_EQ(sorted(tree.outsiders()), Rows{});
  EXPECT_EQ(rows_in(tree, 2), Rows{row});
  expect_sound(tree);
}

TEST(Seeds, S3_8_S3_9_AnObjectThatLeftTheWorldIsListedAndItsRowCanBeUsedAgain) {
  Quadtree tree = make_tree(preset("s3"));
  const Id shot = insert(tree, square(100, 100, 10));
  EXPECT_EQ(tree.move(shot, 100, -5), Status::kOk);  // half out: still on screen
  EXPECT_EQ(sorted(tree.outsiders()), Rows{});
  EXPECT_EQ(tree.move(shot, 100, -10), Status::kOk);  // shares an edge with the world
  EXPECT_EQ(sorted(tree.outsiders()), Rows{});
  EXPECT_EQ(tree.move(shot, 100, -11), Status::kOk);
  EXPECT_EQ(sorted(tree.outsiders()), Rows{row_of(shot)});
  EXPECT_TRUE(tree.has(shot));  // recycling is up to the caller
  EXPECT_EQ(tree.remove(shot), Status::kOk);
  const Id next = insert(tree, square(100, 100, 10));
  EXPECT_EQ(row_of(next), row_of(shot));
  EXPECT_NE(next, shot);
  EXPECT_FALSE(tree.has(shot));
}

TEST(Seeds, S3_10_AnObjectThatLeftItsNodeIsFiledAnew) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 6, square(10, 10, 5));
  const Id moved = insert(tree, square(20, 20, 5));
  const std::uint32_t before = nodes_of(tree)[1].total;
  EXPECT_EQ(tree.update(moved, square(500, 700, 5)), Status::kOk);
  EXPECT_EQ(nodes_of(tree)[1].total, before - 1);
  EXPECT_EQ(rows_in(tree, 4), Rows{row_of(moved)});
  expect_sound(tree);
}

TEST(Seeds, S3_11_AMoveKeepsTheQuarterChangesItOrEndsInTheParentOfTheLine) {
  Quadtree tree = make_tree(preset("s2"));
  insert_copies(tree, 6, square(10, 10, 5));
  const Id object = insert(tree, square(400, 100, 5));
  const auto before = node_values(tree);
  EXPECT_EQ(tree.move(object, 410, 110), Status::kOk);  // the same quarter
  EXPECT_EQ(node_values(tree), before);
  EXPECT_EQ(rows_in(tree, 2), Rows{row_of(object)});
  EXPECT_EQ(tree.move(object, 410, 500), Status::kOk);  // another quarter
  EXPECT_EQ(rows_in(tree, 2), Rows{});
  EXPECT_EQ(rows_in(tree, 4), Rows{row_of(object)});
  EXPECT_EQ(tree.move(object, 298, 500), Status::kOk);  // on a line
  EXPECT_EQ(rows_in(tree, 0), Rows{row_of(object)});
  EXPECT_EQ(rows_in(tree, 4), Rows{});
}

TEST(Seeds, S3_12_MoreStepsGiveFewerCandidates) {
  const Settings settings = preset("s2");
  Quadtree tree = make_tree(settings);
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

TEST(Seeds, S3_13_AStraddlingQueryCollectsFromAllStraddledQuartersAndTheNodeItself) {
  Quadtree tree = make_tree(preset("s3"));
  const Box world = tree.settings().world;
  const float middle_x = world.max_x / 2;
  const float middle_y = world.max_y / 2;
  for (const float dx : {-40.0f, 40.0f}) {
    for (const float dy : {-40.0f, 40.0f}) insert(tree, square(middle_x + dx, middle_y + dy, 4));
  }
  insert(tree, square(middle_x - 2, middle_y - 2, 4));
  insert_copies(tree, 8, square(5, 5, 4));
  ASSERT_EQ(rows_in(tree, 0), Rows{4});
  const Box window = square(middle_x - 50, middle_y - 50, 100);
  EXPECT_EQ(sorted(tree.candidates(window)), (Rows{0, 1, 2, 3, 4}));
  EXPECT_EQ(sorted(tree.query(window)), (Rows{0, 1, 2, 3, 4}));
}

}  // namespace
}  // namespace quadrille::testing
