// All overlapping pairs between two trees on one grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "pairs/box_list.hpp"
#include "pairs/pair_buffer.hpp"
#include "quadrille/status.hpp"
#include "query/query_run.hpp"

namespace quadrille {

/// Finds the pairs of two trees that share no row; keeps its memory from one call to the next.
class TreeJoin {
 public:
  /// Finds each pair of a row of `a` and a row of `b` whose boxes overlap strictly, the smaller row
  /// first, and keeps what `filter` wants; without one, all. kTooManyPairs for more than
  /// `max_pairs`; kOutOfMemory. Precondition: the grids and the placements are equal. Cost: the
  /// nodes below which both trees hold something; with kLoose, a query of `b` for each object of
  /// `a`, so that `a` should be the tree with fewer of them.
  [[nodiscard]] Status find(const QueriedTree& a, const QueriedTree& b, std::uint32_t max_pairs,
                            const PairFilter* filter = nullptr);

  /// In an order that depends on the order of the lists in the nodes.
  std::span<const Pair> pairs() const { return pairs_.pairs(); }

  std::size_t bytes() const { return pairs_.bytes() + list_a_.bytes() + list_b_.bytes(); }

 private:
  PairBuffer pairs_;
  BoxList list_a_;
  BoxList list_b_;
};

}  // namespace quadrille
