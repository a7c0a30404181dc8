// What a call did in the tree, event by event.
#pragma once

#include <cstdint>

namespace quadrille {

/// What happened. Four bytes, as all of an event.
// NOLINTNEXTLINE(performance-enum-size)
enum class TraceKind : std::int32_t {
  kEnter,  ///< the walk comes to this node; detail: objects that belong to it
  kSkip,   ///< it does not come to this node; detail: why, a TraceReason from kApartInX on
  kStay,   ///< the object is put here, or remains here; detail: a TraceReason, kLeaf or kStraddles
  kLeave,  ///< the object is taken out of this node
  kSplit,  ///< the node gets four children; detail: objects that belong to it then
  kMerge,  ///< the node takes back what is below it; detail: objects that belong to it then
  kRebuild,  ///< all nodes are made anew, because the world grew
  kTake,     ///< the object is a candidate, untested
  kHit,      ///< its box was tested and is found; so far, where only the first or nearest are
  kMiss,     ///< its box was tested and is not found; detail: a TraceReason from kApartInX on
  kRepeat,   ///< met again in another leaf, where it does not count
  kPart,     ///< from this node on, the two objects are never in reach of each other
  kDrop,     ///< the object was found before; a nearer one takes its place
};

/// Why, where an event has a reason.
enum class TraceReason : unsigned char {
  kLeaf,       ///< the node has no quarters to go to
  kStraddles,  ///< the object fits into none of its quarters
  kApartInX,   ///< one ends before the other begins, from left to right
  kApartInY,   ///< one ends before the other begins, from top to bottom
  kApart,      ///< apart, though not along an axis: beside a circle, a slanted side or way
  kFarther,    ///< farther than what has been found and is enough
  kFiltered,   ///< category and mask do not admit each other
};

/// One event: six numbers, so that a trace is one flat array in any language.
struct TraceEvent {
  TraceKind kind;
  std::int32_t depth;   ///< of the node
  std::int32_t column;  ///< of the node's cell among the 2^depth columns of its depth
  std::int32_t row;     ///< of the node's cell among the rows
  std::int32_t
      object;  ///< the object's row; -1 where none is concerned, or one that is not there yet
  std::int32_t detail;  ///< what the kind says, or 0

  friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};
static_assert(sizeof(TraceEvent) == 24, "six integers an event");

}  // namespace quadrille
