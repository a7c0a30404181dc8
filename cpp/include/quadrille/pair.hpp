// Two objects whose boxes overlap.
#pragma once

#include "quadrille/id.hpp"

namespace quadrille {

/// Two rows whose boxes overlap. From `Quadtree::pairs`, a < b; from `Quadtree::pairs_between`, a
/// is a row of the tree that was called and b one of the other.
struct Pair {
  Row a;
  Row b;

  friend bool operator==(const Pair&, const Pair&) = default;
};
static_assert(sizeof(Pair) == 8, "a list of pairs is an array of two words per pair");

}  // namespace quadrille
