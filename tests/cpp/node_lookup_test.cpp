// Nodes of objects and points, and objects of nodes: consistent with the list of nodes.
#include <cmath>

#include "support.hpp"

namespace quadrille::testing {
namespace {

using Positions = std::vector<std::uint32_t>;

Positions positions(const Result<std::span<const std::uint32_t>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return {found.value.begin(), found.value.end()};
}

// Trees with random settings and boxes full of ties.
class NodeLookup : public ::testing::TestWithParam<Placement> {
 protected:
  void for_each_scene(auto&& check) {
    for (std::uint32_t seed = 1; seed <= 100u; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Random random(seed);
      Quadtree tree = make_tree(draw_settings(random, GetParam()));
      std::vector<Id> ids;
      for (std::uint32_t i = random.below(80); i > 0; --i) {
        ids.push_back(insert(tree, box_with_ties(random)));
      }
      check(tree, ids, random);
      if (HasFailure()) return;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, NodeLookup, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(NodeLookup, NodesOfAnObjectAreTheNodesThatHoldIt) {
  for_each_scene([](Quadtree& tree, const std::vector<Id>& ids, Random&) {
    std::map<Row, Positions> holders;
    const auto nodes = static_cast<std::uint32_t>(tree.nodes().value.size());
    for (std::uint32_t node = 0; node < nodes; ++node) {
      const std::vector<Row> rows = sorted(tree.rows_in(node));
      EXPECT_EQ(rows.size(), tree.nodes().value[node].count);
      for (const Row row : rows) holders[row].push_back(node);
    }
    for (const Id id : ids) EXPECT_EQ(positions(tree.nodes_of(id)), holders[row_of(id)]);
    EXPECT_EQ(tree.rows_in(nodes).status, Status::kNoSuchNode);
  });
}

TEST_P(NodeLookup, APathLeadsFromTheRootThroughChildrenToANodeThatHoldsTheObject) {
  for_each_scene([](Quadtree& tree, const std::vector<Id>& ids, Random&) {
    for (const Id id : ids) {
      const Positions path = positions(tree.path(id));
      const auto nodes = tree.nodes().value;
      ASSERT_EQ(path.front(), 0u);
      for (std::size_t i = 1; i < path.size(); ++i) {
        const std::uint32_t first = nodes[path[i - 1]].first_child;
        EXPECT_TRUE(first != 0 && path[i] >= first && path[i] < first + 4);
      }
      const Positions holders = positions(tree.nodes_of(id));
      EXPECT_TRUE(std::ranges::binary_search(holders, path.back()));
      if (tree.settings().placement != Placement::kLeaf) continue;
      const Box& box = tree.boxes()[row_of(id)];
      EXPECT_EQ(path.back(), tree.node_at(box.min_x, box.min_y).value);
    }
  });
}

// Cells are half open; those on the world's border reach to infinity.
bool owns(const NodeView& node, float x, float y, const Box& world) {
  const auto within = [](float at, float min, float max, float world_min, float world_max) {
    return (min <= at || min == world_min) && (at < max || max == world_max);
  };
  return within(x, node.min_x, node.max_x, world.min_x, world.max_x) &&
         within(y, node.min_y, node.max_y, world.min_y, world.max_y);
}

TEST_P(NodeLookup, APointIsInTheOneLeafWhoseCellOwnsIt) {
  for_each_scene([](Quadtree& tree, const std::vector<Id>&, Random& random) {
    for (int i = 0; i < 30; ++i) {
      const Box at = box_with_ties(random);
      const std::uint32_t found = tree.node_at(at.min_x, at.min_y).value;
      const auto nodes = tree.nodes().value;
      for (std::uint32_t node = 0; node < nodes.size(); ++node) {
        if (nodes[node].first_child != 0) continue;
        EXPECT_EQ(owns(nodes[node], at.min_x, at.min_y, tree.settings().world), node == found);
      }
    }
  });
}

TEST_P(NodeLookup, CountsByDepthAddUpToTheList) {
  for_each_scene([](Quadtree& tree, const std::vector<Id>&, Random&) {
    std::array<DepthCount, kDepthLimit + 1> counted = {};
    for (const NodeView& node : tree.nodes().value) {
      DepthCount& here = counted[node.depth];
      ++here.nodes;
      here.references += node.count;
    }
    EXPECT_EQ(tree.stats().by_depth, counted);
  });
}

TEST_P(NodeLookup, StaleIdsAndInvalidPointsAreRefused) {
  Quadtree tree = make_tree(settings_64(GetParam()));
  const Id gone = insert(tree, {1, 1, 2, 2});
  ASSERT_EQ(tree.remove(gone), Status::kOk);
  EXPECT_EQ(tree.path(gone).status, Status::kStaleId);
  EXPECT_EQ(tree.nodes_of(gone).status, Status::kStaleId);
  EXPECT_EQ(tree.node_at(NAN, 0).status, Status::kInvalidBox);
  EXPECT_EQ(tree.node_at(0, INFINITY).status, Status::kInvalidBox);
  EXPECT_EQ(tree.node_at(1e30f, -1e30f).value, 0u);
}

}  // namespace
}  // namespace quadrille::testing
