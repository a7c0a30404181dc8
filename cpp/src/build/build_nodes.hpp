// The steps that every way of building shares: make the nodes, write rows to where they belong.
#pragma once

#include <array>

#include "tree/traversal.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Writes rows and boxes to where they belong, node by node. Holds addresses by value: the compiler
/// then keeps them in registers, whatever is written in between.
struct Placer {
  std::uint32_t* cursors;  // by node
  Row* rows;
  Box* copies;

  void put(NodeIndex node, Row row, const Box& box) const {
    const std::uint32_t place = cursors[node]++;
    rows[place] = row;
    copies[place] = box;
  }

  /// Once into each of the nodes, some of which may be the same.
  void put_into_each(const std::array<NodeIndex, 4>& nodes, Row row, const Box& box) const {
    put(nodes[0], row, box);
    put_into_others(nodes, row, box);
  }

  /// Once into each of the nodes that is not the first.
  void put_into_others(const std::array<NodeIndex, 4>& nodes, Row row, const Box& box) const {
    const auto [a, b, c, d] = nodes;
    if (b != a) put(b, row, box);
    if (c != a && c != b) put(c, row, box);
    if (d != a && d != b && d != c) put(d, row, box);
  }
};

// Makes all nodes down to the depth of the census, each with room for just what it will hold, and
// calls `on_node(index, cell, splits)`.
template <typename Census, typename OnNode>
Status Tree::make_nodes(const Census& census, OnNode&& on_node) {
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    Node& node = nodes_[index];
    const Cell cell = node.cell;
    node.total = census.total(cell);
    const bool splits = should_split(node) && cell.depth < census.depth();
    if (!entries_.allocate_exactly(splits ? census.own(cell) : node.total, node.own))
      return failure();
    on_node(index, cell, splits);
    if (!splits) {
      if (should_split(node) && !crowded_.push(index)) return Status::kOutOfMemory;
      continue;
    }
    if (!nodes_.add_children(index)) return failure();
    const NodeIndex children = nodes_[index].children;
    for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(children + quarter);
  }
  return place_cursors();
}

}  // namespace quadrille
