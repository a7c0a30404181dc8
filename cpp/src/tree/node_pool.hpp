// The nodes of a tree: one array, four children side by side.
#pragma once

#include <cstdint>

#include "base/buffer.hpp"
#include "geometry/grid.hpp"
#include "tree/entry_pool.hpp"

namespace quadrille {

using NodeIndex = std::uint32_t;

struct Node {
  NodeIndex children;   ///< first of four in Z-order; 0 = leaf, as the root is nobody's child
  std::uint32_t total;  ///< objects that belong here: in this node or below, each once
  EntryList own;        ///< objects that this node itself holds
  Cell cell;

  bool is_leaf() const { return children == 0; }
};
static_assert(sizeof(Node) == 28);

/// Nodes in one array: the root, then blocks of four. Free blocks form a chain through their first
/// node's `children`.
class NodePool {
 public:
  static constexpr NodeIndex kRoot = 0;

  /// Back to a root that is an empty leaf; keeps the memory. False when there is none.
  [[nodiscard]] bool reset();

  /// Gives a leaf four empty children; false when the pool is full. Moves nodes: hold indices.
  [[nodiscard]] bool add_children(NodeIndex parent);

  /// Frees the children of `parent`, which must be leaves without entries, and makes it a leaf.
  void remove_children(NodeIndex parent);

  Node& operator[](NodeIndex i) { return nodes_[i]; }
  const Node& operator[](NodeIndex i) const { return nodes_[i]; }

  /// Nodes in the array, free ones included.
  NodeIndex size() const { return static_cast<NodeIndex>(nodes_.size()); }

  /// Depth that no node made since the last reset exceeds.
  int deepest() const { return deepest_; }

  /// True when the last failure was the limit of kMaxNodes, not the allocator.
  bool hit_limit() const { return hit_limit_; }

  std::size_t bytes() const { return nodes_.bytes(); }

 private:
  static constexpr NodeIndex kNone = 0;

  Buffer<Node> nodes_;
  NodeIndex free_ = kNone;
  int deepest_ = 0;
  bool hit_limit_ = false;
};

}  // namespace quadrille
