// The nodes of a tree: one array, the four children of a node side by side.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/buffer.hpp"
#include "geometry/grid.hpp"
#include "quadrille/limits.hpp"
#include "tree/entry_pool.hpp"

namespace quadrille {

using NodeIndex = std::uint32_t;

struct Node {
  NodeIndex children;   ///< first of four in Z-order; 0 in a leaf, as the root is no node's child
  std::uint32_t total;  ///< objects that belong to this node or to nodes below, each counted once
  EntryList own;        ///< objects that this node itself holds
  Cell cell;
  std::uint16_t copies_epoch;  ///< in which the boxes of `own` were copied, see Tree::box_copies

  bool is_leaf() const { return children == 0; }
};
static_assert(sizeof(Node) == 28);

/// Nodes in one array: the root, then blocks of four siblings. Free blocks form a linked list
/// through the `children` of their first nodes.
class NodePool {
 public:
  static constexpr NodeIndex kRoot = 0;

  /// Removes all nodes but the root, which becomes an empty leaf; keeps the memory. False when even
  /// the root finds no memory.
  [[nodiscard]] bool reset();

  /// Gives a leaf four empty children; false when the pool is full. Invalidates references to
  /// nodes, not their indices.
  [[nodiscard]] bool add_children(NodeIndex parent);

  /// Frees the children of `parent`, which must be leaves without entries, and makes it a leaf.
  void remove_children(NodeIndex parent);

  Node& operator[](NodeIndex i) { return nodes_[i]; }
  const Node& operator[](NodeIndex i) const { return nodes_[i]; }

  NodeIndex index_of(const Node& node) const {
    return static_cast<NodeIndex>(&node - nodes_.data());
  }

  /// Nodes in the array, free ones included.
  NodeIndex size() const { return static_cast<NodeIndex>(nodes_.size()); }

  /// Greatest depth of the nodes made since the last reset, removed ones included.
  int deepest() const { return deepest_; }

  /// True when the last failure was the limit of kMaxNodes, not the allocator.
  bool hit_limit() const { return hit_limit_; }

  std::size_t bytes() const { return nodes_.bytes(); }

 private:
  static constexpr NodeIndex kNone = 0;

  Buffer<Node> nodes_;
  NodeIndex free_ = kNone;  // first node of the first free block
  int deepest_ = 0;
  bool hit_limit_ = false;
};

inline bool NodePool::reset() {
  if (!nodes_.resize(1)) return false;
  nodes_[kRoot] = {};
  free_ = kNone;
  deepest_ = 0;
  hit_limit_ = false;
  return true;
}

inline bool NodePool::add_children(NodeIndex parent) {
  NodeIndex first = free_;
  if (first != kNone) {
    free_ = nodes_[first].children;
  } else {
    first = static_cast<NodeIndex>(nodes_.size());
    hit_limit_ = first + 4 > kMaxNodes;
    if (hit_limit_ || !nodes_.resize(first + 4)) return false;
  }
  const Cell cell = nodes_[parent].cell;
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    Node& child = nodes_[first + quarter];
    child = {};
    child.cell = child_cell(cell, quarter);
  }
  nodes_[parent].children = first;
  deepest_ = std::max(deepest_, cell.depth + 1);
  return true;
}

inline void NodePool::remove_children(NodeIndex parent) {
  const NodeIndex first = nodes_[parent].children;
  nodes_[parent].children = 0;
  nodes_[first].children = free_;
  free_ = first;
}

}  // namespace quadrille
