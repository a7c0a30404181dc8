// What a tree needs at least, known before it is built.
#pragma once

#include <cstdint>

#include "quadrille/limits.hpp"

namespace quadrille {

/// Nodes and entries that a tree with Placement::kLeaf has at least. An object that covers a cell
/// reaches every cell below it; where more of them cover it than a leaf may hold, all these cells
/// are nodes.
struct LeastSize {
  std::uint64_t nodes = 0;
  std::uint64_t entries = 0;

  /// Adds all nodes below a cell that is `levels` above the finest ones, and whose finest cells
  /// `objects` reach each. Nodes and entries stay below 2^64 for any sum over one grid.
  void add_all_below(int levels, std::uint32_t objects) {
    const std::uint64_t finest = std::uint64_t{1} << (2 * levels);
    nodes += (finest - 1) / 3 * 4;
    entries += finest * objects;
  }

  /// False when no tree can be as large.
  bool fits() const { return nodes <= kMaxNodes && entries <= kMaxEntryWords; }
};

}  // namespace quadrille
