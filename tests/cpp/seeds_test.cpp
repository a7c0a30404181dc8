// The behaviours of the five reference systems, each test named after the statement it pins.
//
// S0 and S2 are the parent-stores trees, S1 and S4 the leaf trees, S3 the updated one. Where an
// article's printed code is wrong, the test pins what the article means.
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "support.hpp"

namespace quadrille::testing {
namespace {

// Tree settings of a preset, from the file that the playground reads too.
Settings preset(const std::string& id) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/presets.json");
  const nlohmann::json data = nlohmann::json::parse(file);
  for (const nlohmann::json& preset : data.at("presets")) {
    if (preset.at("id") != id) continue;
    const nlohmann::json& tree = preset.at("tree");
    const std::string placement = tree.at("placement");
    Settings settings;
    settings.world = {0, 0, preset.at("world").at("width"), preset.at("world").at("height")};
    settings.capacity = tree.at("capacity");
    settings.max_depth = tree.at("maxDepth");
    settings.placement = placement == "parent" ? Placement::kParent : Placement::kLeaf;
    settings.edges = tree.at("touching") ? EdgeRule::kTouching : EdgeRule::kStrict;
    return settings;
  }
  throw std::runtime_error("no preset " + id);
}

Box square(float x, float y, float size) {
  return {x, y, x + size, y + size};
}

void insert_copies(Quadtree& tree, int count, const Box& box) {
  for (int i = 0; i < count; ++i) insert(tree, box);
}

// 1,000 objects of up to 20 units, anywhere in the world.
std::vector<Box> thousand_objects(const Box& world, std::uint32_t seed) {
  Random random(seed);
  std::vector<Box> boxes(1000);
  for (Box& box : boxes) {
    const float width = 1 + random.unit() * 19;
    const float height = 1 + random.unit() * 19;
    const float x = random.unit() * (world.max_x - width);
    const float y = random.unit() * (world.max_y - height);
    box = {x, y, x + width, y + height};
  }
  return boxes;
}

std::vector<Placed> placed(std::span<const Box> boxes) {
  std::vector<Placed> objects;
  for (Row row = 0; row < boxes.size(); ++row) objects.push_back({row, boxes[row]});
  return objects;
}

std::vector<NodeView> nodes_of(Quadtree& tree) {
  const auto listed = tree.nodes();
  return {listed.value.begin(), listed.value.end()};
}

std::vector<NodeView> leaves_of(Quadtree& tree) {
  std::vector<NodeView> leaves = nodes_of(tree);
  std::erase_if(leaves, [](const NodeView& node) { return node.first_child != 0; });
  return leaves;
}

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
