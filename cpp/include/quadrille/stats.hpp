// Counts and sizes of a tree.
#pragma once

#include <array>
#include <cstdint>

#include "quadrille/limits.hpp"

namespace quadrille {

/// Counts at one depth of a tree.
struct DepthCount {
  std::uint32_t nodes;
  std::uint32_t references;  ///< entries in the lists of these nodes

  friend bool operator==(const DepthCount&, const DepthCount&) = default;
};

/// Counts and sizes of a tree, see `Quadtree::stats`.
struct Stats {
  std::uint32_t objects;     ///< in the tree
  std::uint32_t nodes;       ///< all nodes
  std::uint32_t leaves;      ///< nodes without children
  std::uint32_t references;  ///< entries in the lists of all nodes: more than `objects` when
                             ///< several nodes hold one object
  std::uint32_t depth;       ///< depth of the deepest node; the root has 0
  std::uint32_t max_depth;   ///< the depth limit in force, see `Quadtree`
  std::uint64_t pair_tests;  ///< box tests that the last `Quadtree::pairs` made
  std::uint64_t bytes;       ///< memory that the tree has allocated
  std::array<DepthCount, kDepthLimit + 1> by_depth;  ///< index = depth; zeros below `depth`
};

}  // namespace quadrille
