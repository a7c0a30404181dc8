#include "query/node_list.hpp"

#include <algorithm>
#include <bit>

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

// The first of some quarters in Z-order: the one with the top left cell of a key that reaches them.
NodeIndex first_of(Quarters quarters) {
  return static_cast<NodeIndex>(std::countr_zero(quarters));
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

bool find_path(const Tree& tree, const NodeList& list, const CellRange& key,
               Buffer<std::uint32_t>& path) {
  path.clear();
  std::uint32_t position = 0;
  while (path.push(position)) {
    const Quarters quarters = tree.quarters_below(tree.node(list.node(position)), key);
    if (quarters == 0) return true;
    position = list.first_child(position) + first_of(quarters);
  }
  return false;
}

bool find_holders(const Tree& tree, const NodeList& list, const CellRange& key,
                  Buffer<std::uint32_t>& holders) {
  const auto quarters_at = [&](std::uint32_t position) {
    return tree.quarters_below(tree.node(list.node(position)), key);
  };
  // First, `holders` is the queue of a breadth-first walk, whose order is that of positions.
  holders.clear();
  bool had_memory = holders.push(0);
  for (std::size_t i = 0; i < holders.size() && had_memory; ++i) {
    const Quarters quarters = quarters_at(holders[i]);
    const std::uint32_t first_child = list.first_child(holders[i]);
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) had_memory = had_memory && holders.push(first_child + quarter);
    }
  }
  // Then the nodes that hold no such object, but have descendants that do, are removed.
  std::size_t kept = 0;
  for (const std::uint32_t position : holders.span()) {
    if (quarters_at(position) == 0) holders[kept++] = position;
  }
  return holders.resize(kept) && had_memory;
}

std::uint32_t find_node_at(const Tree& tree, const NodeList& list, float x, float y) {
  const CellRange cell = tree.rule().grid().range({x, y, x, y});
  std::uint32_t position = 0;
  for (;;) {
    const Node& node = tree.node(list.node(position));
    if (node.is_leaf()) return position;
    position = list.first_child(position) + first_of(reached_quarters(cell, tree.cells(node)));
  }
}

}  // namespace quadrille
