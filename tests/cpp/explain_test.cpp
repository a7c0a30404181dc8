// Explanations of changes and pairs: what they trace is what then happens.
#include "traces.hpp"

namespace quadrille::testing {
namespace {

std::set<CellName> stays_of(const Events& events, std::int32_t object) {
  std::set<CellName> cells;
  for (const TraceEvent& event : events) {
    if (event.kind == TraceKind::kStay && event.object == object) cells.insert(cell_of(event));
  }
  return cells;
}

// The trace of a change of `row`, which it names `object`, against the tree before and after.
void expect_true_trace(const Events& events, std::int32_t object, Row row, const TreeShape& before,
                       const TreeShape& after) {
  std::set<CellName> splits;
  std::ranges::set_difference(after.split, before.split, std::inserter(splits, splits.end()));
  EXPECT_EQ(cells_with(events, TraceKind::kSplit), splits);

  const std::set<CellName> merges = cells_with(events, TraceKind::kMerge);
  const auto merged = [&merges](const CellName& cell) {
    return std::ranges::any_of(merges, [&](const CellName& top) { return within(cell, top); });
  };
  for (const CellName& cell : before.split) EXPECT_EQ(merged(cell), !after.split.contains(cell));

  EXPECT_EQ(stays_of(events, object), after.holders(row));
  std::set<CellName> left;
  for (const CellName& cell : before.holders(row)) {
    if (!after.held.contains(cell) || !after.held.at(cell).contains(row)) {
      if (!merged(cell)) left.insert(cell);
    }
  }
  EXPECT_EQ(cells_with(events, TraceKind::kLeave), left);
  for (const CellName& cell : cells_with(events, TraceKind::kEnter)) {
    EXPECT_TRUE(before.held.contains(cell)) << "a node entered that does not exist";
  }
  for (const auto& [cell, rows] : after.held) {
    if (before.held.contains(cell)) continue;
    for (const Row other : rows) {  // objects that go to a new node
      const auto named = other == row ? object : static_cast<std::int32_t>(other);
      EXPECT_TRUE(stays_of(events, named).contains(cell));
    }
  }
}

class Explain : public ::testing::TestWithParam<Placement> {
 protected:
  void for_each_tree(std::uint32_t seeds, auto&& check) {
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Random random(seed);
      Quadtree tree = make_tree(draw_settings(random, GetParam()));
      for (std::uint32_t i = 1 + random.below(50); i > 0; --i) insert(tree, box_with_ties(random));
      check(tree, random);
      if (HasFailure()) return;
    }
  }

  static Id any_id(const Quadtree& tree, Random& random) {
    while (true) {
      const Result<Id> id = tree.id_at(random.below(tree.rows()));
      if (id.status == Status::kOk) return id.value;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, Explain, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(Explain, InsertionsUpdatesAndRemovalsHappenAsTraced) {
  for_each_tree(100, [](Quadtree& tree, Random& random) {
    for (int step = 0; step < 20 && tree.size() > 0; ++step) {
      const TreeShape before = shape_of(tree);
      const Box box = box_with_ties(random);
      const Id id = any_id(tree, random);
      const Row row = row_of(id);
      const auto object = static_cast<std::int32_t>(row);
      Events events;
      switch (random.below(3)) {
        case 0: {
          events = events_of(tree.explain_insert(box));
          const Row added = row_of(insert(tree, box));
          expect_true_trace(events, -1, added, before, shape_of(tree));
          break;
        }
        case 1:
          events = events_of(tree.explain_update(id, box));
          EXPECT_EQ(tree.update(id, box), Status::kOk);
          expect_true_trace(events, object, row, before, shape_of(tree));
          break;
        default:
          events = events_of(tree.explain_remove(id));
          EXPECT_EQ(tree.remove(id), Status::kOk);
          expect_true_trace(events, object, row, before, shape_of(tree));
      }
    }
  });
}

TEST_P(Explain, PairsAreThoseWhoseTraceEndsInAHit) {
  for_each_tree(60, [](Quadtree& tree, Random& random) {
    for (Row row = 0; row < tree.rows() && random.one_in(2); ++row) {
      const Filter filter = {.category = 1 + random.below(3), .mask = 1 + random.below(3)};
      EXPECT_EQ(tree.set_filter(tree.id_at(row).value, filter), Status::kOk);
    }
    const auto pairs = sorted_pairs(tree);
    for (Row a = 0; a < tree.rows(); ++a) {
      for (Row b = 0; b < tree.rows(); ++b) {
        if (a == b) continue;
        const Events events =
            events_of(tree.explain_pair(tree.id_at(a).value, tree.id_at(b).value));
        const bool is_pair =
            std::ranges::binary_search(pairs, std::pair<Row, Row>(std::min(a, b), std::max(a, b)));
        const std::size_t hits = objects_with(events, TraceKind::kHit).size();
        const std::size_t misses = objects_with(events, TraceKind::kMiss).size();
        EXPECT_EQ(hits, is_pair ? 1u : 0u) << a << " and " << b;
        const bool is_parted = !cells_with(events, TraceKind::kPart).empty();
        EXPECT_TRUE(hits + misses == 1 || (hits + misses == 0 && is_parted));
        EXPECT_EQ(events.front().kind, TraceKind::kEnter);
      }
    }
  });
}

// In lists too short to be swept, every test that the pair search makes is in a trace, and no
// other.
TEST(ExplainPair, RecordsJustTheTestsThatAreMade) {
  for (const Placement placement : {Placement::kParent, Placement::kLeaf}) {
    for (std::uint32_t seed = 1; seed <= 50u; ++seed) {
      Random random(seed);
      Quadtree tree = make_tree(settings_64(placement, 3, 3));
      for (int i = 0; i < 15; ++i) insert(tree, box_with_ties(random));
      std::uint64_t tested = 0;
      for (Row a = 0; a < 15; ++a) {
        for (Row b = a + 1; b < 15; ++b) {
          const Events events =
              events_of(tree.explain_pair(tree.id_at(a).value, tree.id_at(b).value));
          for (const TraceKind kind : {TraceKind::kHit, TraceKind::kMiss, TraceKind::kRepeat}) {
            tested += objects_with(events, kind).size();
          }
        }
      }
      ASSERT_EQ(tree.pairs().status, Status::kOk);
      EXPECT_EQ(tested, tree.stats().pair_tests) << name_of(placement) << ", seed " << seed;
    }
  }
}

TEST(ExplainCalls, AWorldThatGrowsRebuildsAllNodes) {
  Settings settings = settings_64(Placement::kParent);
  settings.outside = Outside::kGrow;
  Quadtree tree = make_tree(settings);
  const Events events = events_of(tree.explain_insert({100, 0, 101, 1}));
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(events[0].kind, TraceKind::kRebuild);
  EXPECT_EQ(tree.settings().world, settings.world);
}

TEST(ExplainCalls, RefuseTheSameArgumentsAsTheCalls) {
  Settings settings = settings_64(Placement::kParent);
  settings.outside = Outside::kReject;
  Quadtree tree = make_tree(settings);
  const Id id = insert(tree, {1, 1, 2, 2});
  const Id gone = insert(tree, {1, 1, 2, 2});
  ASSERT_EQ(tree.remove(gone), Status::kOk);
  const Box bad = {1, 0, 0, 1};
  EXPECT_EQ(tree.explain_insert(bad).status, Status::kInvalidBox);
  EXPECT_EQ(tree.explain_insert({99, 99, 100, 100}).status, Status::kOutside);
  EXPECT_EQ(tree.explain_update(id, bad).status, Status::kInvalidBox);
  EXPECT_EQ(tree.explain_update(gone, {1, 1, 2, 2}).status, Status::kStaleId);
  EXPECT_EQ(tree.explain_remove(gone).status, Status::kStaleId);
  EXPECT_EQ(tree.explain_pair(id, gone).status, Status::kStaleId);
  EXPECT_EQ(tree.explain_pair(id, id).status, Status::kStaleId);
}

}  // namespace
}  // namespace quadrille::testing
