// All overlapping pairs of a tree.
#pragma once

#include <cstdint>
#include <span>

#include "quadrille/quadtree.hpp"
#include "tree.hpp"

namespace quadrille {

/// An object while its node is being joined.
struct Member {
  Box box;
  Row row;
  Quarters bits;  ///< kLeaf: where it begins, see join.hpp; kParent: the quarters it reaches
};

/// Where pairs go.
struct PairSink {
  Buffer<Pair> pairs;
  std::uint64_t tests = 0;  ///< box tests made
  Status status = Status::kOk;

  void restart() {
    pairs.clear();
    tests = 0;
    status = Status::kOk;
  }

  void add(Row a, Row b) {
    const bool has_room = pairs.size() < kMaxPairs;
    if (!has_room) status = Status::kTooManyPairs;
    if (has_room && !pairs.push(a < b ? Pair{a, b} : Pair{b, a})) status = Status::kOutOfMemory;
  }

  bool is_open() const { return status == Status::kOk; }
};

/// Finds pairs; keeps its memory from one call to the next.
class PairFinder {
 public:
  /// Each overlapping pair of rows once. `boxes` is indexed by row.
  Status find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges);

  std::span<const Pair> pairs() const { return sink_.pairs.span(); }
  std::uint64_t tests() const { return sink_.tests; }
  std::size_t bytes() const { return sink_.pairs.bytes() + members_.bytes(); }

 private:
  PairSink sink_;
  Buffer<Member> members_;
};

/// kLeaf: joins each leaf with itself; a pair that meets in several leaves is taken in the one
/// that holds the corner where both objects begin.
template <EdgeRule rule>
void find_leaf_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                     PairSink& sink);

/// kParent: joins each node with itself and with those straddlers above that reach it.
template <EdgeRule rule>
void find_parent_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                       PairSink& sink);

/// kLoose: asks, for each object, the nodes around it that are no deeper than its own.
template <EdgeRule rule>
void find_loose_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                      PairSink& sink);

}  // namespace quadrille
