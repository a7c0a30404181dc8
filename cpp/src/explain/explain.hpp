// Explanations of changes and pairs: walks that make the decisions of the tree's own walks, and
// write down each. They only read; what changes and joins pay for being explained is nothing.
// Questions are explained by being asked with a trace, see QueryContext.
#pragma once

#include <span>

#include "query/query_context.hpp"
#include "trace/trace_recorder.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// What is about to happen when an object changes its key: it comes (from nowhere, nullptr), goes
/// (to nowhere) or moves.
struct Change {
  std::int32_t object;
  const CellRange* from;
  const CellRange* to;
};
void explain_change(const Tree& tree, const Change& change, TraceRecorder& trace);

/// Why a search for pairs tests two objects against each other, and what comes of it, or why not.
struct PairInQuestion {
  Row a;
  Row b;
  bool are_admitted;  ///< by each other's filters
};
void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                  const PairInQuestion& pair, TraceRecorder& trace);

/// The quarters of a node that a visit of these ranges leaves out.
void record_skipped(const QueryContext& search, const PlacementRule::VisitRanges& ranges,
                    const Node& node);

/// The cell of a quarter.
inline Cell quarter_of(const Cell& cell, NodeIndex quarter) {
  return {static_cast<std::uint16_t>(cell.column * 2 + (quarter & 1)),
          static_cast<std::uint16_t>(cell.row * 2 + (quarter >> 1)),
          static_cast<std::uint8_t>(cell.depth + 1)};
}

}  // namespace quadrille
