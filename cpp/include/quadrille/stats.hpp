// Figures about a tree: counts, limits, cost.
#pragma once

#include <array>
#include <cstdint>

#include "quadrille/limits.hpp"

namespace quadrille {

/// What there is at one depth of a tree.
struct DepthCount {
  std::uint32_t nodes;
  std::uint32_t references;  ///< entries in these nodes

  friend bool operator==(const DepthCount&, const DepthCount&) = default;
};

/// Figures about a tree.
struct Stats {
  std::uint32_t objects;     ///< alive
  std::uint32_t nodes;       ///< all nodes
  std::uint32_t leaves;      ///< nodes without children
  std::uint32_t references;  ///< entries in all nodes: above `objects` when objects are shared
  std::uint32_t depth;       ///< of the deepest node
  std::uint32_t max_depth;   ///< the limit in force, see Quadtree
  std::uint64_t pair_tests;  ///< box tests that the last `pairs()` made
  std::uint64_t bytes;       ///< memory reserved for this tree
  std::array<DepthCount, kDepthLimit + 1> by_depth;  ///< of each depth; zeros below `depth`
};

}  // namespace quadrille
