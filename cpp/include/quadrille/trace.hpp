// Traces: what a call did in the tree, event by event.
#pragma once

#include <cstdint>

namespace quadrille {

/// What happened. Four bytes, like every field of an event.
// NOLINTNEXTLINE(performance-enum-size)
enum class TraceKind : std::int32_t {
  kEnter,    ///< the traversal visits this node; detail: objects that belong to the node
  kSkip,     ///< it leaves this node out; detail: why, a TraceReason from kApartInX on
  kStay,     ///< this node takes or keeps the object; detail: a TraceReason, kLeaf or kStraddles
  kLeave,    ///< the object is removed from this node
  kSplit,    ///< the node gets four children; detail: objects that belong to it then
  kMerge,    ///< the node takes the objects of its subtree; detail: objects that belong to it then
  kRebuild,  ///< all nodes are built anew, because the world has grown
  kTake,     ///< the object is a candidate, without a test
  kHit,      ///< the object was tested and is a result; in a query for the first hit or the nearest
             ///< objects, one that a later kDrop may remove
  kMiss,     ///< the object was tested and is no result; detail: a TraceReason from kApartInX on
  kRepeat,   ///< the object is in the list of another node as well, and not counted in this one
  kPart,     ///< below this node, the two objects are in parts of the tree that are not compared
  kDrop,     ///< the object was a hit before; a nearer one replaces it
};

/// Why, for events with a reason.
enum class TraceReason : unsigned char {
  kLeaf,       ///< the node has no children
  kStraddles,  ///< the object fits into none of the node's quarters
  kApartInX,   ///< along x, one ends before the other begins
  kApartInY,   ///< along y, one ends before the other begins
  kApart,      ///< separated, but not along an axis: by a rim, a slanted side or a slanted ray
  kFarther,    ///< farther than the results so far, of which there are enough
  kFiltered,   ///< the filters do not admit each other
};

/// One event.
struct TraceEvent {
  TraceKind kind;
  std::int32_t depth;   ///< of the node; the root has 0
  std::int32_t column;  ///< of the node's cell, 0 .. 2^depth - 1, from left to right
  std::int32_t row;     ///< of the node's cell, 0 .. 2^depth - 1, from top to bottom
  std::int32_t object;  ///< row of the object; -1 when the event concerns none, or one that is not
                        ///< in the tree
  std::int32_t detail;  ///< as the kind says, or 0

  friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};
static_assert(sizeof(TraceEvent) == 24, "a trace is an array of six integers per event");

}  // namespace quadrille
