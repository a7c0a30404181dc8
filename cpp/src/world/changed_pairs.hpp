// Candidate pairs of the bodies that have changed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "pairs/pair_buffer.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/status.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"
#include "world/changes.hpp"

namespace quadrille {

/// Finds the pairs of boxes that overlap strictly, one of them at least that of a changed body;
/// keeps its memory from one step to the next.
class ChangedPairs {
 public:
  /// Finds them by a query of each tree for each of these bodies, and keeps what `filter` wants;
  /// without one, all. kTooManyPairs for more than `max_pairs` in either tree; kOutOfMemory.
  /// Precondition: both trees are up to date, and not too many bodies have changed.
  [[nodiscard]] Status find(const Changes& changes, const Bodies& bodies, BodyTree& moving,
                            BodyTree& fixed, std::uint32_t max_pairs, const PairFilter* filter,
                            QueryScratch& scratch);

  /// Of two moving bodies, each pair once, the smaller row first.
  std::span<const Pair> among_moving() const { return among_moving_.pairs(); }

  /// Of a moving body and a static one, the smaller row first.
  std::span<const Pair> with_fixed() const { return with_fixed_.pairs(); }

  std::size_t bytes() const { return among_moving_.bytes() + with_fixed_.bytes() + found_.bytes(); }

 private:
  PairBuffer among_moving_;
  PairBuffer with_fixed_;
  Buffer<Row> found_;  // of one query
};

}  // namespace quadrille
