#include "query/node_list.hpp"

#include <algorithm>

#include "tree/traversal.hpp"

namespace quadrille {
namespace {

NodeView view_of(const Tree& tree, const Node& node) {
  const Grid& grid = tree.rule().grid();
  const CellRange cell = tree.cells(node);
  return {.min_x = grid.x().line(cell.left),
          .min_y = grid.y().line(cell.top),
          .max_x = grid.x().line(cell.right + 1),
          .max_y = grid.y().line(cell.bottom + 1),
          .depth = node.cell.depth,
          .count = node.own.count,
          .total = node.total,
          .first_child = 0};
}

}  // namespace

bool NodeList::fill(const Tree& tree) {
  // The list is also the queue of the breadth-first walk.
  order_.clear();
  views_.clear();
  if (!order_.push(NodePool::kRoot)) return false;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Node& node = tree.node(order_[i]);
    NodeView view = view_of(tree, node);
    if (!node.is_leaf()) {
      view.first_child = static_cast<std::uint32_t>(order_.size());
      for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
        if (!order_.push(node.children + quarter)) return false;
      }
    }
    if (!views_.push(view)) return false;
  }
  return true;
}

void count_nodes(const Tree& tree, Stats& stats) {
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const Node& node = tree.node(stack.pop());
    ++stats.nodes;
    stats.references += node.own.count;
    DepthCount& here = stats.by_depth[node.cell.depth];
    ++here.nodes;
    here.references += node.own.count;
    stats.depth = std::max<std::uint32_t>(stats.depth, node.cell.depth);
    if (node.is_leaf()) {
      ++stats.leaves;
      continue;
    }
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) stack.push(node.children + quarter);
  }
}

}  // namespace quadrille
