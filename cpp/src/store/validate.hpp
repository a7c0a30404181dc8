// Checks a tree against the objects that it must hold.
#pragma once

#include <span>

#include "store/handle_table.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The first broken invariant in words; nullptr when `tree` holds exactly the live rows, each in
/// the nodes that its box belongs to. Walks all nodes, and the tree once for each row: for tests.
const char* find_broken_invariant(const Tree& tree, const HandleTable& handles,
                                  std::span<const Box> boxes);

}  // namespace quadrille
