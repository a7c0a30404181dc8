// Where objects and points are in a tree. Nodes are named by their positions in a node list.
#pragma once

#include <cstdint>

#include "query/node_list.hpp"
#include "tree/tree.hpp"

namespace quadrille {

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
