/** Types of results. */

/** Rows that many queries found: those of query i are `rows.subarray(offsets[i], offsets[i + 1])`. */
export interface RowLists {
  /** One more than there are queries. */
  readonly offsets: Uint32Array;
  /** The rows that all queries found, one query after the other; a view. */
  readonly rows: Uint32Array;
}

/** Where a ray, or a moving box, first meets an object. */
export interface Hit {
  /** The object's row. */
  readonly row: number;
  /** Fraction of the path up to the hit, 0 to 1. */
  readonly fraction: number;
  /** Position, at that fraction, of the ray's end or of the moving box's top left corner. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Outward normal of the side that is met: one of the two is 1 or -1; 0, 0 when they overlap from the start. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
}

/** Hits of many rays, {@link HIT_STRIDE} numbers each; offsets count hits. */
export interface HitLists {
  /** One more than there are rays. */
  readonly offsets: Uint32Array;
  /** The hits of all rays, one ray after the other; a view. */
  readonly hits: Float32Array;
}

/** Neighbors of many points, {@link NEIGHBOR_STRIDE} numbers each; offsets count neighbors. */
export interface NeighborLists {
  /** One more than there are points. */
  readonly offsets: Uint32Array;
  /** The neighbors of all points, one point after the other; a view. */
  readonly neighbors: Float32Array;
}
