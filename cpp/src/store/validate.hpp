// A walk over everything that names the first broken invariant.
#pragma once

#include <span>

#include "store/handle_table.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// nullptr when `tree` holds exactly the live rows, each where its box says. Slow: for tests.
const char* find_broken_invariant(const Tree& tree, const HandleTable& rows,
                                  std::span<const Box> boxes);

}  // namespace quadrille
