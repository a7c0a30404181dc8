// Two objects whose boxes overlap.
#pragma once

#include <cstdint>
#include <optional>

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

/// Which pairs `Quadtree::for_each_pair` visits, and which object of a pair comes first.
struct PairOptions {
  /// Bits of categories: `a` is then always an object of one of these. Pairs without such an object
  /// are left out; of two such objects, the one with the smaller row comes first.
  std::optional<std::uint32_t> first;
};

}  // namespace quadrille
