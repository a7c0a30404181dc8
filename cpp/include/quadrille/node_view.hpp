// One node of a tree, as `Quadtree::nodes` lists it.
#pragma once

#include <cstdint>

namespace quadrille {

/// One node in the list that `Quadtree::nodes` returns. The root is at position 0 of that list.
struct NodeView {
  float min_x, min_y, max_x, max_y;  ///< the node's cell in world units: [min, max) on both axes
  std::uint32_t depth;               ///< levels below the root; the root has 0
  std::uint32_t count;               ///< objects that this node itself holds
  std::uint32_t total;               ///< objects held by this node or below it, each counted once
  std::uint32_t first_child;         ///< position of the first of its four children; 0 = leaf

  friend bool operator==(const NodeView&, const NodeView&) = default;
};

}  // namespace quadrille
