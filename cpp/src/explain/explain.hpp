// Traces of changes and of pairs.
//
// These walks make the decisions of the tree's own walks and record each of them. They are
// separate, so that changes and pairs that are not explained cost nothing more; tests compare every
// trace with what then happens. Queries are traced by the code that runs them, see QueryRun.
#pragma once

#include <span>

#include "trace/trace_recorder.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// A change of an object's key that has not happened yet: an insertion has no `from`, a removal no
/// `to`, an update both.
struct Change {
  std::int32_t object;
  const CellRange* from;
  const CellRange* to;
};

/// Records what a change will do: which lists the object leaves and enters, which nodes split or
/// merge, and where the objects of a split node go.
void explain_change(const Tree& tree, const Change& change, TraceRecorder& trace);

/// Two objects of a tree.
struct PairToExplain {
  Row a;
  Row b;
  bool are_admitted;  ///< by each other's filters
};

/// Records why the search for pairs tests two objects against each other, with the outcome, or from
/// which node on it never compares them.
void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                  const PairToExplain& pair, TraceRecorder& trace);

}  // namespace quadrille
