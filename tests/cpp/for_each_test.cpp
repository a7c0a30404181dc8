// for_each_pair and for_each_nearest: orders, ends, and visitors that change the tree.
#include <limits>

#include "allocations.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

class ForEach : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, ForEach, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

using RowPair = std::pair<Row, Row>;

std::vector<RowPair> listed_pairs(Quadtree& tree) {
  std::vector<RowPair> pairs;
  for (const Pair& pair : tree.pairs().value) pairs.emplace_back(pair.a, pair.b);
  return pairs;
}

std::vector<RowPair> visited_pairs(Quadtree& tree, const PairMasks& masks = {}) {
  std::vector<RowPair> pairs;
  EXPECT_EQ(tree.for_each_pair([&](Row a, Row b) { pairs.emplace_back(a, b); }, masks),
            Status::kOk);
  return pairs;
}

TEST_P(ForEach, PairIsVisitedInTheOrderOfTheListUntilTheVisitorReturnsFalse) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const std::vector<RowPair> listed = listed_pairs(scene.tree);
    EXPECT_EQ(visited_pairs(scene.tree), listed);
    const std::size_t few = 1 + scene.random.below(40);
    std::vector<RowPair> first;
    const auto until_few = [&](Row a, Row b) {
      static_cast<void>(scene.tree.pairs_between(scene.tree));  // overwrites lists of pairs
      first.emplace_back(a, b);
      return first.size() < few;
    };
    EXPECT_EQ(scene.tree.for_each_pair(until_few), Status::kOk);
    EXPECT_TRUE(std::ranges::equal(first, std::span(listed).first(first.size())));
    EXPECT_EQ(first.size(), std::min(few, listed.size()));
    if (HasFailure()) return;
  }
}

// Each pair costs its first object its life, as a bullet's hit does, and adds another object to the
// row: a pair is visited exactly when both of its objects are still the same.
TEST_P(ForEach, PairOfAnObjectThatWasRemovedIsSkippedAlsoWhenItsRowIsUsedAgain) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    Quadtree& tree = scene.tree;
    std::vector<RowPair> wanted;
    std::vector<bool> is_dead(tree.rows());
    for (const auto& [a, b] : listed_pairs(tree)) {
      if (is_dead[a] || is_dead[b]) continue;
      wanted.emplace_back(a, b);
      is_dead[a] = true;
    }
    std::vector<RowPair> visited;
    const auto kill_first = [&](Row a, Row b) {
      visited.emplace_back(a, b);
      EXPECT_EQ(tree.remove(tree.id_at(a).value), Status::kOk);
      EXPECT_EQ(row_of(insert(tree, {0, 0, 64, 64})), a);
      insert(tree, {0, 0, 64, 64});
    };
    EXPECT_EQ(tree.for_each_pair(kill_first), Status::kOk);
    EXPECT_EQ(visited, wanted);
    expect_sound(tree);
    if (HasFailure()) return;
  }
}

TEST_P(ForEach, PairHasAnObjectOfTheCategoriesThatGoFirst) {
  Quadtree tree = make_tree(settings_64(GetParam()));
  const std::uint32_t categories[] = {1, 2, 4, 2, 1};
  for (const std::uint32_t category : categories) {
    const Id id = insert(tree, {1, 1, 2, 2});
    ASSERT_EQ(tree.set_filter(id, {.category = category, .mask = ~0u}), Status::kOk);
  }
  const auto is_first = [&](Row row) { return (categories[row] & 6u) != 0; };
  std::vector<RowPair> wanted;
  for (const auto& [a, b] : listed_pairs(tree)) {
    if (is_first(a)) {
      wanted.emplace_back(a, b);
    } else if (is_first(b)) {
      wanted.emplace_back(b, a);
    }
  }
  EXPECT_EQ(visited_pairs(tree, {.a = 6}), wanted);
  EXPECT_EQ(wanted.size(), 9u) << "all ten, but that of the two objects of category 1";
  const std::vector<RowPair> fours = {{2, 1}, {2, 3}};
  std::vector<RowPair> visited = visited_pairs(tree, {.a = 4, .b = 2});
  std::ranges::sort(visited);
  EXPECT_EQ(visited, fours);
  EXPECT_TRUE(visited_pairs(tree, {.a = 0}).empty());
}

TEST_P(ForEach, PairMayBeNestedAndEndsWhenTheTreeIsReplaced) {
  Quadtree tree = make_tree(settings_64(GetParam(), 2));
  for (int i = 0; i < 6; ++i) insert(tree, {1, 1, 2, 2});
  std::vector<std::byte> snapshot(tree.snapshot({}));
  tree.snapshot(snapshot);
  const std::vector<RowPair> listed = listed_pairs(tree);
  std::vector<RowPair> outer;
  const auto nested = [&](Row a, Row b) {
    outer.emplace_back(a, b);
    EXPECT_EQ(visited_pairs(tree), listed);
  };
  EXPECT_EQ(tree.for_each_pair(nested), Status::kOk);
  EXPECT_EQ(outer, listed);

  int calls = 0;
  const auto restore = [&](Row, Row) {
    ++calls;
    EXPECT_EQ(tree.restore(snapshot), Status::kOk);
  };
  EXPECT_EQ(tree.for_each_pair(restore), Status::kOk);
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(visited_pairs(tree).size(), listed.size());
  const auto clear = [&](Row, Row) {
    ++calls;
    tree.clear();
  };
  EXPECT_EQ(tree.for_each_pair(clear), Status::kOk);
  EXPECT_EQ(calls, 2);
}

TEST_P(ForEach, NeighborIsVisitedInTheOrderOfTheListUntilTheVisitorReturnsFalse) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const Point at = scene.point();
    const std::size_t enough = 1 + scene.random.below(60);
    std::vector<Row> near;
    const auto until_enough = [&](const Neighbor& neighbor) {
      static_cast<void>(scene.tree.nearest({1, 1}, 3));  // overwrites the list of neighbours
      near.push_back(neighbor.row);
      return near.size() < enough;
    };
    EXPECT_EQ(scene.tree.for_each_nearest(at, until_enough, 20), Status::kOk);
    std::vector<Row> wanted;
    for (const Neighbor& neighbor : scene.tree.nearest(at, 1000, 20).value) {
      if (wanted.size() < enough) wanted.push_back(neighbor.row);
    }
    EXPECT_EQ(near, wanted);
    if (HasFailure()) return;
  }
}

TEST_P(ForEach, NeighborThatWasRemovedIsSkipped) {
  Quadtree tree = make_tree(settings_64(GetParam(), 2));
  std::vector<Id> ids;
  for (int i = 0; i < 40; ++i) {
    const auto x = static_cast<float>(i);
    ids.push_back(insert(tree, {x, 0, x + 0.5f, 1}));
  }
  std::vector<Row> visited;
  std::size_t nested = 0;
  const auto change = [&](const Neighbor& neighbor) {
    visited.push_back(neighbor.row);
    if (neighbor.row != 3) return;
    EXPECT_EQ(tree.remove(ids[5]), Status::kOk);
    EXPECT_EQ(tree.remove(ids[20]), Status::kOk);
    insert(tree, {0, 1, 1, 2});    // nearer than those still to be visited
    insert(tree, {60, 0, 61, 1});  // farther than all
    const auto count = [&](const Neighbor&) { ++nested; };
    EXPECT_EQ(tree.for_each_nearest({9, 9}, count), Status::kOk);
  };
  EXPECT_EQ(tree.for_each_nearest({0, 0}, change), Status::kOk);
  EXPECT_EQ(nested, 40u);
  std::vector<Row> wanted;
  for (Row row = 0; row < 40; ++row) {
    if (row != 5 && row != 20) wanted.push_back(row);
  }
  ASSERT_EQ(visited.size(), wanted.size() + 1);
  visited.pop_back();
  EXPECT_EQ(visited, wanted);

  int calls = 0;
  const auto clear = [&](const Neighbor&) {
    ++calls;
    tree.clear();
  };
  EXPECT_EQ(tree.for_each_nearest({0, 0}, clear), Status::kOk);
  EXPECT_EQ(calls, 1);
}

TEST_P(ForEach, FrameAllocatesNothingAfterWarmUp) {
  Quadtree tree = make_tree(settings_64(GetParam()));
  Random random(6);
  const std::vector<Box> boxes = boxes_with_ties(random, 200);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const auto frame = [&] {
    const auto nested = [&](Row, Row) {
      int seen = 0;
      const auto few = [&](const Neighbor&) { return ++seen < 20; };
      EXPECT_EQ(tree.for_each_nearest({30, 30}, few), Status::kOk);
      EXPECT_EQ(tree.for_each_pair([](Row, Row) { return false; }), Status::kOk);
      return ++seen < 25;
    };
    EXPECT_EQ(tree.for_each_pair(nested), Status::kOk);
  };
  frame();
  const std::size_t before = allocation_count();
  frame();
  EXPECT_EQ(allocation_count(), before);
}

TEST(ForEachErrors, AreThoseOfTheQueries) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto never = [](const Neighbor&) { ADD_FAILURE(); };
  EXPECT_EQ(tree.for_each_nearest({nan, 0}, never), Status::kInvalidShape);
  EXPECT_EQ(tree.for_each_nearest({0, 0}, never, -1), Status::kInvalidShape);
  const std::vector<Box> boxes(20'000, Box{20, 20, 21, 21});
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(tree.for_each_pair([](Row, Row) { ADD_FAILURE(); }), Status::kTooManyPairs);
}

// Emscripten defines __cpp_exceptions but, by default, compiles no handlers: a throw aborts.
#if defined(__cpp_exceptions) && !defined(__EMSCRIPTEN__)
TEST(ForEachErrors, AVisitorMayThrow) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  for (int i = 0; i < 6; ++i) insert(tree, {1, 1, 2, 2});
  const auto fail_at_pair = [](Row, Row) { throw 1; };
  const auto fail_at_neighbor = [](const Neighbor&) { throw 2; };
  EXPECT_THROW(static_cast<void>(tree.for_each_pair(fail_at_pair)), int);
  EXPECT_THROW(static_cast<void>(tree.for_each_nearest({0, 0}, fail_at_neighbor)), int);
  EXPECT_EQ(visited_pairs(tree).size(), 15u);
}
#endif

}  // namespace
}  // namespace quadrille::testing
