// The walk behind every query: the nodes that given ranges reach.
#pragma once

#include <type_traits>

#include "tree/node_stack.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Calls `on_node(node)` for each node, down to `max_depth`, whose cell meets the range of its
/// depth. Parents come before children, children in Z-order. An `on_node` that returns false ends
/// the walk.
template <typename OnNode>
void visit(const Tree& tree, const PlacementRule::VisitRanges& ranges, int max_depth,
           OnNode&& on_node) {
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const Node& node = tree.node(stack.pop());
    if constexpr (std::is_same_v<decltype(on_node(node)), bool>) {
      if (!on_node(node)) return;
    } else {
      on_node(node);
    }
    if (node.is_leaf() || node.cell.depth >= max_depth) continue;
    const CellRange& range = ranges[node.cell.depth + 1u];
    const CellRange cell = tree.cells(node);
    if (!intersect(range, cell)) continue;
    const Quarters quarters = reached_quarters(range, cell);
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      if (quarters >> quarter & 1) stack.push(node.children + quarter);
    }
  }
}

}  // namespace quadrille
