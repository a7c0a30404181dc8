/** Kinds of events in a trace, and reasons, as C++ numbers them (cpp/include/quadrille/trace.hpp). */

/**
 * Integers per event: kind ({@link TraceKind}); depth of the node; column and row of its cell among the
 * 2^depth by 2^depth cells of that depth, from the top left; object (its row, or -1 where none is
 * concerned or it is not there yet); detail (what the kind says).
 */
export const TRACE_STRIDE = 6;

/** What happened. */
export const TraceKind = {
  /** The walk enters this node; detail: objects that belong to it. */
  Enter: 0,
  /** It leaves this node out; detail: why, a `TraceReason` from `ApartInX` on. */
  Skip: 1,
  /** The object is put here, or remains here; detail: `TraceReason.Leaf` or `.Straddles`. */
  Stay: 2,
  /** The object is taken out of this node. */
  Leave: 3,
  /** The node gets four children; detail: objects that belong to it then. */
  Split: 4,
  /** The node takes back what is below it; detail: objects that belong to it then. */
  Merge: 5,
  /** All nodes are built anew, because the world grows. */
  Rebuild: 6,
  /** The object is a candidate, untested. */
  Take: 7,
  /** Its box was tested and is a result; so far, where only the first or the nearest are wanted. */
  Hit: 8,
  /** Its box was tested and is no result; detail: why, a `TraceReason` from `ApartInX` on. */
  Miss: 9,
  /** Found again in another node, where it does not count. */
  Repeat: 10,
  /** From this node on, the two objects are never in reach of each other. */
  Part: 11,
  /** The object was found before; a nearer one takes its place. */
  Drop: 12,
} as const;
export type TraceKind = (typeof TraceKind)[keyof typeof TraceKind];

/** Why, where an event has a reason. */
export const TraceReason = {
  /** The node has no quarters to go to. */
  Leaf: 0,
  /** The object fits into none of its quarters. */
  Straddles: 1,
  /** One ends before the other begins, from left to right. */
  ApartInX: 2,
  /** One ends before the other begins, from top to bottom. */
  ApartInY: 3,
  /** Apart, though not along an axis: beside a circle, or beside a slanted side or path. */
  Apart: 4,
  /** Farther than what has been found and is enough. */
  Farther: 5,
  /** Category and mask do not admit each other. */
  Filtered: 6,
} as const;
export type TraceReason = (typeof TraceReason)[keyof typeof TraceReason];
