// Walks over the nodes of a tree: without recursion, without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

#include "quadrille/limits.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The nodes that a walk has still to visit.
///
/// A depth-first walk pops one node and pushes its four children, at most kDepthLimit levels deep.
/// So at most three nodes per level, and one more, wait at any time. A walk that also pushes other
/// nodes states how many nodes wait per level.
template <typename T, std::size_t waiting_per_level = 3>
class NodeStack {
 public:
  NodeStack() = default;
  explicit NodeStack(const T& root) { push(root); }

  bool empty() const { return size_ == 0; }

  void push(const T& value) {
    assert(size_ < kCapacity);
    values_[size_++] = value;
  }

  T pop() {
    assert(size_ > 0);
    return values_[--size_];
  }

 private:
  static constexpr std::size_t kCapacity = waiting_per_level * kDepthLimit + 1;

  std::array<T, kCapacity> values_;
  std::size_t size_ = 0;
};

/// How a walk goes on from a node.
enum class Walk : unsigned char {
  kOn,    ///< into its children
  kPast,  ///< past all below it
  kEnd,   ///< no further
};

/// Calls `on_node(node)`, which returns a Walk, bool or nothing. False ends the walk.
template <typename OnNode>
Walk walk_after(const Node& node, const OnNode& on_node) {
  using Result = std::invoke_result_t<const OnNode&, const Node&>;
  if constexpr (std::is_same_v<Result, Walk>) {
    return on_node(node);
  } else if constexpr (std::is_same_v<Result, bool>) {
    return on_node(node) ? Walk::kOn : Walk::kEnd;
  } else {
    on_node(node);
    return Walk::kOn;
  }
}

/// Calls `on_node(node)` for each node from `start` down whose cell meets the range of its depth.
/// Parents come before children, children in Z-order. An `on_node` that returns false, or
/// Walk::kEnd, ends the walk; the result is then false.
template <typename OnNode>
bool visit(const Tree& tree, NodeIndex start, const PlacementRule::VisitRanges& ranges,
           OnNode&& on_node) {
  const int grid_depth = tree.rule().grid().depth();
  NodeStack<NodeIndex> stack;
  NodeIndex next = start;
  for (;;) {
    const Node& node = tree.node(next);
    const Walk walk = walk_after(node, on_node);
    if (walk == Walk::kEnd) return false;
    const int depth = node.cell.depth + 1;  // of the children
    if (walk == Walk::kOn && !node.is_leaf()) {
      const CellRange range = coarsened(ranges[depth], grid_depth - depth);
      if (is_one_cell(range) && is_child(range, node.cell)) {
        next = node.children + quarter_of(range.left, range.top);
        continue;
      }
      const int left = std::max<int>(range.left, 2 * node.cell.column);
      const int right = std::min<int>(range.right, 2 * node.cell.column + 1);
      const int top = std::max<int>(range.top, 2 * node.cell.row);
      const int bottom = std::min<int>(range.bottom, 2 * node.cell.row + 1);
      for (int row = bottom; row >= top; --row) {
        for (int column = right; column >= left; --column) {
          stack.push(node.children + quarter_of(column, row));
        }
      }
    }
    if (stack.empty()) return true;
    next = stack.pop();
  }
}

/// Calls `on_node(node)` for `top` and each node below it, in the same order, until it returns
/// false; the result is then false.
template <typename OnNode>
bool visit_all(const Tree& tree, const Node& top, OnNode&& on_node) {
  NodeStack<const Node*> stack(&top);
  while (!stack.empty()) {
    const Node& node = *stack.pop();
    if (!on_node(node)) return false;
    if (node.is_leaf()) continue;
    for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(&tree.node(node.children + quarter));
  }
  return true;
}

}  // namespace quadrille
