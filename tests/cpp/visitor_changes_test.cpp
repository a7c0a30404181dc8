// A visitor that changes the tree it visits, or uses the memory of the query that calls it, breaks
// an assertion.
#include "scene.hpp"

namespace quadrille::testing {
namespace {

Quadtree small_tree() {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  for (int i = 0; i < 5; ++i) insert(tree, {1, 1, 2, 2});
  return tree;
}

constexpr Box kWholeWorld = {0, 0, 64, 64};

#if GTEST_HAS_DEATH_TEST && !defined(NDEBUG)

using TreeChange = void (*)(Quadtree& tree);

const TreeChange kChanges[] = {
    [](Quadtree& tree) { static_cast<void>(tree.insert({3, 3, 4, 4})); },
    [](Quadtree& tree) { static_cast<void>(tree.insert_many({})); },
    [](Quadtree& tree) { static_cast<void>(tree.update(tree.id_at(0).value, {3, 3, 4, 4})); },
    [](Quadtree& tree) { static_cast<void>(tree.move(tree.id_at(0).value, 9, 9)); },
    [](Quadtree& tree) { static_cast<void>(tree.remove(tree.id_at(0).value)); },
    [](Quadtree& tree) { static_cast<void>(tree.reserve(100)); },
    [](Quadtree& tree) { tree.clear(); },
    [](Quadtree& tree) { static_cast<void>(tree.set_all({})); },
    [](Quadtree& tree) { static_cast<void>(tree.sync()); },
    [](Quadtree& tree) { static_cast<void>(tree.move_many({})); },
    [](Quadtree& tree) { static_cast<void>(tree.set_settings(tree.settings())); },
    [](Quadtree& tree) { static_cast<void>(tree.set_filter(tree.id_at(0).value, {2, 2})); },
    [](Quadtree& tree) { static_cast<void>(tree.filters()); },
    [](Quadtree& tree) { static_cast<void>(tree.query(kWholeWorld)); },
    [](Quadtree& tree) { static_cast<void>(tree.query_any(kWholeWorld)); },
    [](Quadtree& tree) { static_cast<void>(tree.nearest({1, 1}, 2)); },
    [](Quadtree& tree) { static_cast<void>(tree.pairs()); },
    [](Quadtree& tree) { static_cast<void>(tree.nodes()); },
    [](Quadtree& tree) { static_cast<void>(tree.outsiders()); },
    [](Quadtree& tree) {
      std::vector<std::byte> bytes(tree.snapshot({}));
      tree.snapshot(bytes);
      static_cast<void>(tree.restore(bytes));
    },
    [](Quadtree& tree) { tree = small_tree(); },
};

TEST(VisitorDeathTest, ThatChangesItsTreeIsStopped) {
  for (const TreeChange change : kChanges) {
    Quadtree tree = small_tree();
    EXPECT_DEATH(static_cast<void>(tree.query(kWholeWorld, [&](Row) { change(tree); })), "visitor");
  }
}

TEST(VisitorDeathTest, OfAnyQueryIsStopped) {
  Quadtree tree = small_tree();
  QueryContext context;
  const auto grow = [&](const auto&) { static_cast<void>(tree.insert({3, 3, 4, 4})); };
  EXPECT_DEATH(static_cast<void>(tree.candidates(kWholeWorld, grow)), "visitor");
  EXPECT_DEATH(static_cast<void>(tree.raycast_all({0, 0, 9, 9}, grow)), "visitor");
  EXPECT_DEATH(static_cast<void>(tree.sweep_all({{0, 0, 1, 1}, 9, 9}, grow)), "visitor");
  const Quadtree& read_only = tree;
  EXPECT_DEATH(static_cast<void>(read_only.with(context).query(kWholeWorld, grow)), "visitor");
  EXPECT_DEATH(static_cast<void>(read_only.with(context).raycast_all({0, 0, 9, 9}, grow)),
               "visitor");
}

TEST(VisitorDeathTest, ThatUsesTheContextOfItsQueryIsStopped) {
  const Quadtree tree = small_tree();
  QueryContext context;
  const auto query_again = [&](Row) { static_cast<void>(tree.with(context).query(kWholeWorld)); };
  EXPECT_DEATH(static_cast<void>(tree.with(context).query(kWholeWorld, query_again)), "visitor");
}

#endif

TEST(Visitor, MayQueryTheTreeWithAnotherContext) {
  Quadtree tree = small_tree();
  QueryContext context;
  QueryContext another;
  std::size_t found = 0;
  const auto query_again = [&](Row) {
    found += std::as_const(tree).with(another).query(kWholeWorld).value.size();
    EXPECT_EQ(std::as_const(tree).with(another).raycast_all({0, 0, 9, 9}, [](const Hit&) {}),
              Status::kOk);
  };
  EXPECT_EQ(tree.query(kWholeWorld, query_again), Status::kOk);
  EXPECT_EQ(std::as_const(tree).with(context).query(kWholeWorld, query_again), Status::kOk);
  EXPECT_EQ(found, 50u);
}

TEST(Visitor, MayChangeTheTreeOnceItsQueryHasEnded) {
  Quadtree tree = small_tree();
  QueryContext context;
  EXPECT_EQ(tree.query(kWholeWorld, [](Row) { return false; }), Status::kOk);
  EXPECT_EQ(std::as_const(tree).with(context).query(kWholeWorld, [](Row) { return false; }),
            Status::kOk);
  EXPECT_EQ(tree.insert({3, 3, 4, 4}).status, Status::kOk);
  EXPECT_EQ(tree.sync(), Status::kOk);
}

// Loops over results that stay as they are.
TEST(Visitor, MayChangeAnotherTreeAndTheTreeOfALoop) {
  Quadtree tree = small_tree();
  Quadtree other = small_tree();
  EXPECT_EQ(tree.query(kWholeWorld, [&](Row) { insert(other, {3, 3, 4, 4}); }), Status::kOk);
  EXPECT_EQ(tree.for_each_pair([&](Row, Row) { insert(tree, {9, 9, 9, 9}); }), Status::kOk);
  EXPECT_EQ(tree.for_each_nearest({1, 1}, [&](const Neighbor&) { return tree.size() < 40; }),
            Status::kOk);
}

}  // namespace
}  // namespace quadrille::testing
