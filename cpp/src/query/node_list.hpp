// The nodes of a tree as a list, counts over them, and where objects and points are in it.
#pragma once

#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/node_view.hpp"
#include "quadrille/stats.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The list behind Quadtree::nodes: breadth first, so by depth, then in Z-order. Positions in it
/// name nodes to callers, because a node's index changes with the history of the tree.
class NodeList {
 public:
  /// Lists the nodes of a tree; keeps its memory. False when there is not enough.
  [[nodiscard]] bool fill(const Tree& tree);

  std::span<const NodeView> views() const { return views_.span(); }

  /// The tree's index of the node at a position.
  NodeIndex node(std::uint32_t position) const { return order_[position]; }

  /// The position of its first child, which the other three follow; 0 for a leaf.
  std::uint32_t first_child(std::uint32_t position) const { return views_[position].first_child; }

  std::size_t bytes() const { return views_.bytes() + order_.bytes(); }

 private:
  Buffer<NodeView> views_;
  Buffer<NodeIndex> order_;  // by position
};

/// Adds up nodes, leaves and references, in all and by depth. Other counts of `stats` stay.
void count_nodes(const Tree& tree, Stats& stats);

// Where objects and points are in a tree. Nodes are named by their positions in its list.

/// The nodes from the root to the one that holds objects with this key; if several leaves do, to
/// the one with the key's top left cell. False when there is no memory.
[[nodiscard]] bool find_path(const Tree& tree, const NodeList& list, const CellRange& key,
                             Buffer<std::uint32_t>& path);

/// All nodes that hold objects with this key, ascending. False when there is no memory.
[[nodiscard]] bool find_holders(const Tree& tree, const NodeList& list, const CellRange& key,
                                Buffer<std::uint32_t>& holders);

/// The leaf whose cell owns the point.
std::uint32_t find_node_at(const Tree& tree, const NodeList& list, float x, float y);

}  // namespace quadrille
