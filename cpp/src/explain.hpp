// Explanations: walks that make the decisions of the tree's own walks, and write down each.
//
// They only read. What changes, searches and joins pay for being explained is nothing.
#pragma once

#include <span>

#include "trace.hpp"
#include "tree.hpp"

namespace quadrille {

/// What is about to happen when an object changes its key: it comes (from nowhere, nullptr), goes
/// (to nowhere) or moves.
struct Change {
  std::int32_t object;
  const CellRange* from;
  const CellRange* to;
};
void explain_change(const Tree& tree, const Change& change, Trace& trace);

/// What a search for `box` has met: every node it visited, and every object there.
void explain_query(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, const Box& box,
                   Trace& trace);

/// The same for candidates.
void explain_candidates(const Tree& tree, const Box& box, int step, Trace& trace);

/// Why a search for pairs tests two objects against each other, and what comes of it, or why not.
void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, Row a, Row b,
                  Trace& trace);

/// How two boxes compare: a hit, or a miss with its reason.
void add_test(const Box& a, const Box& b, EdgeRule edges, const Cell& cell, std::int32_t object,
              Trace& trace);

/// The cell of a quarter.
inline Cell quarter_of(const Cell& cell, NodeIndex quarter) {
  return {static_cast<std::uint16_t>(cell.column * 2 + (quarter & 1)),
          static_cast<std::uint16_t>(cell.row * 2 + (quarter >> 1)),
          static_cast<std::uint8_t>(cell.depth + 1)};
}

}  // namespace quadrille
