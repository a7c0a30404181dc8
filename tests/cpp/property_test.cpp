// Properties that hold for any scene and any history, each over seeded random scenes.
#include "support.hpp"

namespace quadrille::testing {
namespace {

// A tree and what must be in it.
class Model {
 public:
  explicit Model(const Settings& settings) : tree(make_tree(settings)), edges_(settings.edges) {}

  void insert_random(Random& random) {
    const Box box = box_with_ties(random);
    ids_[insert(tree, box)] = box;
  }

  void change_random(Random& random) {
    if (ids_.empty()) return insert_random(random);
    auto chosen = std::next(
        ids_.begin(),
        static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(ids_.size()))));
    switch (random.below(3)) {
      case 0:
        chosen->second = box_with_ties(random);
        EXPECT_EQ(tree.update(chosen->first, chosen->second), Status::kOk);
        break;
      case 1:
        move(chosen->first, chosen->second, box_with_ties(random));
        break;
      default:
        EXPECT_EQ(tree.remove(chosen->first), Status::kOk);
        EXPECT_FALSE(tree.has(chosen->first));
        ids_.erase(chosen);
    }
  }

  void sync_random(Random& random, std::uint32_t share) {
    const std::span<Box> boxes = tree.boxes();
    for (auto& [id, box] : ids_) {
      if (random.one_in(share)) box = box_with_ties(random);
      boxes[row_of(id)] = box;
    }
    EXPECT_EQ(tree.sync(), Status::kOk);
  }

  std::vector<Placed> placed() const {
    std::vector<Placed> objects;
    for (const auto& [id, box] : ids_) objects.push_back({row_of(id), box});
    return objects;
  }

  std::vector<Box> boxes() const {
    std::vector<Box> boxes;
    for (const auto& [id, box] : ids_) boxes.push_back(box);
    return boxes;
  }

  void expect_right(Random& random) {
    expect_sound(tree);
    EXPECT_EQ(tree.size(), ids_.size());
    EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed(), edges_));
    for (int i = 0; i < 4; ++i) {
      const Box window = box_with_ties(random);
      const std::vector<Row> hits = sorted(tree.query(window));
      EXPECT_EQ(hits, brute_query(placed(), window, edges_));
      const std::vector<Row> candidates =
          sorted(tree.candidates(window, static_cast<int>(random.below(9))));
      EXPECT_TRUE(std::ranges::includes(candidates, hits)) << "a hit is not among the candidates";
      EXPECT_EQ(std::ranges::adjacent_find(candidates), candidates.end()) << "a candidate twice";
    }
  }

  Quadtree tree;

 private:
  void move(Id id, Box& box, const Box& to) {
    EXPECT_EQ(tree.move(id, to.min_x, to.min_y), Status::kOk);
    box = {to.min_x, to.min_y, to.min_x + (box.max_x - box.min_x),
           to.min_y + (box.max_y - box.min_y)};
  }

  EdgeRule edges_;
  std::map<Id, Box> ids_;
};

class EveryPlacement : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(Property, EveryPlacement, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(EveryPlacement, PairsAndQueriesEqualBruteForceAfterAnyHistory) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Model model(draw_settings(random, GetParam()));
    for (int step = 0; step < 120; ++step) {
      SCOPED_TRACE("step " + std::to_string(step));
      if (random.one_in(40)) {
        model.sync_random(random, 1 + random.below(20));
      } else if (random.one_in(2)) {
        model.insert_random(random);
      } else {
        model.change_random(random);
      }
      if (step % 8 == 0 || step > 110) model.expect_right(random);
      if (HasFailure()) return;
    }
  }
}

TEST_P(EveryPlacement, TheTreeIsAFunctionOfBoxesAndSettings) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Settings settings = draw_settings(random, GetParam());
    Model model(settings);
    for (int step = 0; step < 150; ++step) {
      if (random.one_in(3)) {
        model.change_random(random);
      } else {
        model.insert_random(random);
      }
    }
    const std::vector<Box> boxes = model.boxes();

    Quadtree bulk = make_tree(settings);
    EXPECT_EQ(bulk.set_all(boxes), Status::kOk);
    Quadtree one_by_one = make_tree(settings);
    for (auto box = boxes.rbegin(); box != boxes.rend(); ++box) insert(one_by_one, *box);

    expect_sound(bulk);
    EXPECT_EQ(node_values(model.tree), node_values(bulk));
    EXPECT_EQ(node_values(one_by_one), node_values(bulk));
    if (HasFailure()) return;
  }
}

TEST_P(EveryPlacement, UpdatingAndRebuildingGiveTheSameTree) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Settings settings = draw_settings(random, GetParam());
    const std::vector<Box> before = boxes_with_ties(random, 200);
    std::vector<Box> after = before;
    for (std::size_t i = 0; i < after.size(); i += 1 + random.below(30)) {
      after[i] = box_with_ties(random);
    }
    Quadtree moved = make_tree(settings);
    ASSERT_EQ(moved.set_all(before), Status::kOk);
    std::ranges::copy(after, moved.boxes().begin());
    ASSERT_EQ(moved.sync(), Status::kOk);
    Quadtree fresh = make_tree(settings);
    ASSERT_EQ(fresh.set_all(after), Status::kOk);
    expect_sound(moved);
    EXPECT_EQ(node_values(moved), node_values(fresh));
    EXPECT_EQ(sorted_pairs(moved), sorted_pairs(fresh));
    if (HasFailure()) return;
  }
}

// Few written rows, many that stay in their nodes, many that leave them: `sync` ids each case
// by different code.
TEST_P(EveryPlacement, ThoroughSyncGivesTheTreeOfAFreshOneHoweverMuchMoved) {
  for (std::uint32_t seed = 1; seed <= 30u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Settings settings = draw_settings(random, GetParam());
    std::vector<Box> boxes = boxes_with_ties(random, 300);
    Quadtree tree = make_tree(settings);
    ASSERT_EQ(tree.set_all(boxes), Status::kOk);
    for (int frame = 0; frame < 30; ++frame) {
      SCOPED_TRACE("frame " + std::to_string(frame));
      const bool moves_all = random.one_in(2);
      const float pace = random.one_in(2) ? 0.03f : 2.0f;
      for (Box& box : boxes) {
        if (!moves_all && !random.one_in(30)) continue;
        const float x = pace * (random.unit() - 0.5f);
        const float y = pace * (random.unit() - 0.5f);
        box = {box.min_x + x, box.min_y + y, box.max_x + x, box.max_y + y};
      }
      std::ranges::copy(boxes, tree.boxes().begin());
      ASSERT_EQ(tree.sync(static_cast<Sync>(random.below(3))), Status::kOk);
      Quadtree fresh = make_tree(settings);
      ASSERT_EQ(fresh.set_all(boxes), Status::kOk);
      expect_sound(tree);
      ASSERT_EQ(node_values(tree), node_values(fresh));
      ASSERT_EQ(sorted_pairs(tree), sorted_pairs(fresh));
    }
  }
}

TEST_P(EveryPlacement, SyncWithoutWritingChangesNothing) {
  Random random(17);
  Model model(settings_64(GetParam()));
  for (int step = 0; step < 200; ++step) {
    model.insert_random(random);
    model.change_random(random);
    const auto before = node_values(model.tree);
    ASSERT_EQ(model.tree.sync(), Status::kOk);
    ASSERT_EQ(node_values(model.tree), before);
  }
  model.expect_right(random);
}

TEST_P(EveryPlacement, RemovingEverythingLeavesAnEmptyRoot) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    Random random(seed);
    Quadtree tree = make_tree(draw_settings(random, GetParam()));
    std::vector<Id> ids;
    for (int i = 0; i < 100; ++i) ids.push_back(insert(tree, box_with_ties(random)));
    std::ranges::shuffle(ids, std::mt19937(seed));
    for (const Id id : ids) ASSERT_EQ(tree.remove(id), Status::kOk);
    expect_sound(tree);
    EXPECT_EQ(tree.stats().nodes, 1u);
    EXPECT_EQ(tree.stats().references, 0u);
  }
}

TEST_P(EveryPlacement, SortAndSweepFindsThePairsOfManyObjectsInFewCells) {
  Random random(7);
  for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
    Settings settings = settings_64(GetParam(), 4, 2);
    settings.edges = edges;
    const std::vector<Box> boxes = boxes_with_ties(random, 1500);
    Quadtree tree = make_tree(settings);
    ASSERT_EQ(tree.set_all(boxes), Status::kOk);
    std::vector<Placed> placed;
    for (Row row = 0; row < boxes.size(); ++row) placed.push_back({row, boxes[row]});
    EXPECT_EQ(sorted_pairs(tree), brute_pairs(placed, edges));
  }
}

TEST_P(EveryPlacement, AWorldThatGrowsHoldsEveryBoxWhole) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Settings settings = draw_settings(random, GetParam());
    settings.outside = Outside::kGrow;
    Model model(settings);
    for (int step = 0; step < 60; ++step) {
      if (random.one_in(20)) model.sync_random(random, 2);
      model.insert_random(random);
    }
    model.expect_right(random);
    for (const Box& box : model.boxes()) {
      EXPECT_TRUE(contains(model.tree.settings().world, box));
    }
    Quadtree fresh = make_tree(model.tree.settings());
    ASSERT_EQ(fresh.set_all(model.boxes()), Status::kOk);
    EXPECT_EQ(node_values(model.tree), node_values(fresh));
  }
}

}  // namespace
}  // namespace quadrille::testing
