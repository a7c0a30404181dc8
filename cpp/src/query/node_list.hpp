// Nodes laid out for a reader, and counts over them.
#pragma once

#include "quadrille/node_view.hpp"
#include "quadrille/stats.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The list behind Quadtree::nodes; keeps its memory.
class NodeList {
 public:
  [[nodiscard]] bool list(const Tree& tree);

  std::span<const NodeView> views() const { return views_.span(); }

  /// The tree's node at a position of the list, and where its children begin in the list.
  NodeIndex node(std::uint32_t position) const { return order_[position]; }
  std::uint32_t first_child(std::uint32_t position) const { return views_[position].first_child; }

  std::size_t bytes() const { return views_.bytes() + order_.bytes(); }

 private:
  Buffer<NodeView> views_;
  Buffer<NodeIndex> order_;  // breadth first; order_[i] is listed in views_[i]
};

/// Counts nodes, leaves and references, by depth too; the other figures are the caller's.
void count_nodes(const Tree& tree, Stats& stats);

}  // namespace quadrille
