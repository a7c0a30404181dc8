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

/// Which object of a pair comes first in `Quadtree::for_each_pair`.
struct PairOptions {
  /// Category bits: an object with one of these comes before one without; 0 leaves pairs as they
  /// are.
  std::uint32_t first = 0;
};

}  // namespace quadrille
