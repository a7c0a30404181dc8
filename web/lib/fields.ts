/**
 * Where the numbers of one item stand in arrays that hold many. The step from item to item is the constant
 * of that name, as in `hits[HIT_STRIDE * i + HitField.Fraction]`.
 */

/** Of a box in `boxes`, and in arrays that are given in bulk. */
export const BoxField = { MinX: 0, MinY: 1, MaxX: 2, MaxY: 3 } as const;

/** Of an object's filter in `filters`. */
export const FilterField = { Category: 0, Mask: 1 } as const;

/** Of a pair. */
export const PairField = { A: 0, B: 1 } as const;

/** Of a hit of a ray or a moving box; {@link Hit} says what they mean. The row is -1 when nothing is met. */
export const HitField = { Row: 0, Fraction: 1, X: 2, Y: 3, NormalX: 4, NormalY: 5 } as const;

/** Of a neighbor. */
export const NeighborField = { Row: 0, Distance: 1 } as const;

/** Of a node; `nodes()` says what they mean. */
export const NodeField = {
  MinX: 0,
  MinY: 1,
  MaxX: 2,
  MaxY: 3,
  Depth: 4,
  Count: 5,
  Total: 6,
  FirstChild: 7,
} as const;

/** Of a depth in `depths()`. */
export const DepthField = { Nodes: 0, Entries: 1 } as const;

/** Of an event in a trace; {@link TRACE_STRIDE} says what they mean. */
export const TraceField = { Kind: 0, Depth: 1, Column: 2, Row: 3, Object: 4, Detail: 5 } as const;
