// All overlapping pairs: within one tree, and between two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "pairs/box_list.hpp"
#include "pairs/pair_buffer.hpp"
#include "pairs/sort_and_sweep.hpp"
#include "query/query_run.hpp"
#include "store/filters.hpp"
#include "store/id_table.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Finds all pairs of a tree; keeps its memory from one call to the next.
class PairFinder {
 public:
  /// Finds each overlapping pair of rows once, the smaller row first. `boxes` is indexed by row.
  /// Keeps what `filter` wants; without one, all. kTooManyPairs for more than `max_pairs`;
  /// kOutOfMemory.
  [[nodiscard]] Status find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                            std::uint32_t max_pairs, const PairFilter* filter = nullptr);

  std::span<const Pair> pairs() const { return pairs_.pairs(); }

  /// Box tests that the last `find` made.
  std::uint64_t tests() const { return pairs_.tests(); }
  std::size_t bytes() const {
    return pairs_.bytes() + list_.bytes() + sort_and_sweep_.bytes() + extents_.bytes();
  }

 private:
  PairBuffer pairs_;
  BoxList list_;
  SortAndSweep sort_and_sweep_;
  Buffer<Box> extents_;  // kLoose, by node: around all that it and the nodes below it hold
};

/// The objects of one of two trees.
struct TreeObjects {
  const IdTable& ids;
  std::span<const Box> boxes;
  const Filters& filters;
};

/// Finds each overlapping pair whose filters admit each other, `a` of the first tree and `b` of the
/// second, by the first tree's edge rule. Queries the larger tree for each object of the smaller
/// one. `found` is scratch. kTooManyPairs for more than `max_pairs`; kOutOfMemory.
[[nodiscard]] Status find_pairs_between(const QueryRun& first, const TreeObjects& a,
                                        const QueryRun& second, const TreeObjects& b,
                                        std::uint32_t max_pairs, Buffer<Row>& found,
                                        Buffer<Pair>& pairs);

}  // namespace quadrille
