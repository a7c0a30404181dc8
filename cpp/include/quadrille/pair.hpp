// Two objects whose boxes overlap.
#pragma once

#include <cstdint>

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

/// Which pairs `Quadtree::for_each_pair` visits, by categories: those of an object of `a` and one
/// of `b`. They match in either order; the visitor gets the rows in the order of the masks, the
/// smaller one first where both orders match.
struct PairMasks {
  std::uint32_t a = ~0u;  ///< bits of the categories of the object that comes first
  std::uint32_t b = ~0u;  ///< bits of the categories of the object that comes second
};

}  // namespace quadrille
