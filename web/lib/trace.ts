/** Kinds of events in a trace, and reasons, as C++ numbers them (cpp/include/quadrille/trace.hpp). */

/**
 * Integers per event: kind ({@link TraceKind}); depth of the node; column and row of its cell among the
 * 2^depth by 2^depth cells of that depth, from the top left; object (its row; -1 when the event concerns
 * none, or one that is not in the tree); detail (as the kind says, or 0).
 */
export const TRACE_STRIDE = 6;

/** What happened. */
export const TraceKind = {
  /** The walk enters this node; detail: objects that belong to it. */
  Enter: 0,
  /** The walk skips this node; detail: why, a `TraceReason` from `ApartInX` on. */
  Skip: 1,
  /** This node takes or keeps the object; detail: `TraceReason.Leaf` or `.Straddles`. */
  Stay: 2,
  /** The object is removed from this node. */
  Leave: 3,
  /** The node gets four children; detail: objects that belong to it then. */
  Split: 4,
  /** The node takes the objects of its subtree; detail: objects that belong to it then. */
  Merge: 5,
  /** All nodes are built anew, because the world grows. */
  Rebuild: 6,
  /** The object is a candidate, untested. */
  Take: 7,
  /** The object was tested and is a result; in a query for the first hit or the nearest, a later `Drop` may remove it. */
  Hit: 8,
  /** The object was tested and is no result; detail: why, a `TraceReason` from `ApartInX` on. */
  Miss: 9,
  /** The object is in the list of another node as well, and not counted in this one. */
  Repeat: 10,
  /** Below this node, the two objects are in parts of the tree that are not compared. */
  Part: 11,
  /** The object was a hit before; a nearer one replaces it. */
  Drop: 12,
} as const;
/** One of the numbers in `TraceKind`. */
export type TraceKind = (typeof TraceKind)[keyof typeof TraceKind];

/** Why, where an event has a reason. */
export const TraceReason = {
  /** The node has no children. */
  Leaf: 0,
  /** The object fits into none of the node's quarters. */
  Straddles: 1,
  /** Along x, one ends before the other begins. */
  ApartInX: 2,
  /** Along y, one ends before the other begins. */
  ApartInY: 3,
  /** Separated, but not along an axis: by a rim, a slanted side or a slanted path. */
  Apart: 4,
  /** Farther than the results so far, of which there are enough. */
  Farther: 5,
  /** The filters do not admit each other. */
  Filtered: 6,
} as const;
/** One of the numbers in `TraceReason`. */
export type TraceReason = (typeof TraceReason)[keyof typeof TraceReason];
