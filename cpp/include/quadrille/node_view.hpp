// One node of a tree, as a list of nodes shows it.
#pragma once

namespace quadrille {

/// One node as `nodes()` lists it. Floats throughout, so that a list is one flat array in any
/// language; every count below 2^24 is exact.
struct NodeView {
  float min_x, min_y, max_x, max_y;  ///< cell, [min, max)
  float depth;                       ///< root = 0
  float count;                       ///< objects that this node itself holds
  float total;                       ///< objects that belong to it: held here or below, each once
  float first_child;                 ///< index of the first of its four children; 0 = leaf
};
static_assert(sizeof(NodeView) == 32, "eight floats a node");

}  // namespace quadrille
