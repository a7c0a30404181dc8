// All overlapping pairs of a tree.
#pragma once

#include <cstdint>
#include <span>

#include "pairs/box_list.hpp"
#include "pairs/pair_buffer.hpp"
#include "pairs/sort_and_sweep.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// What a search for pairs works with; kept from one to the next.
struct PairSearch {
  EdgeRule edges;
  PairBuffer sink;
  BoxList members;
  SortAndSweep sweep;
};

/// Finds pairs; keeps its memory from one call to the next.
class PairFinder {
 public:
  /// Each overlapping pair of rows once. `boxes` is indexed by row.
  Status find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges);

  std::span<const Pair> pairs() const { return search_.sink.pairs(); }
  std::uint64_t tests() const { return search_.sink.tests(); }
  std::size_t bytes() const {
    return search_.sink.bytes() + search_.members.bytes() + search_.sweep.bytes();
  }

 private:
  PairSearch search_ = {};
};

/// Puts what a node itself holds behind the members that are there.
[[nodiscard]] bool append_objects(const Tree& tree, std::span<const Box> boxes, const Node& node,
                                  EdgeRule edges, BoxList& members);

/// Where pairs of a cell begin to be its own: at its corner, or anywhere if nodes share no objects.
Corner meeting_corner(const Tree& tree, const CellRange& cell);

/// All but kLoose: joins each node with itself and with what nodes above hold that reaches it. If
/// nodes share objects, a pair is taken in the node that holds the corner where both begin.
void find_nested_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search);

/// kLoose: joins each node with itself and with what comes near it in nodes no deeper.
void find_loose_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search);

}  // namespace quadrille
