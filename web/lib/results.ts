/** Types of results. */
import type { ObjectId } from './limits.js';

/** Options with a value for each. */
export type Complete<Options> = {
  readonly [Name in keyof Options]-?: Exclude<Options[Name], undefined>;
};

/**
 * A typed array that the compiler does not let you write to: a view of WebAssembly's memory, valid until the
 * next call on any tree. `slice()` copies it. When that memory has grown, the view is empty: `length` is 0. In
 * `quadrille/checked`, each use of a view that is not valid any more throws.
 */
export type View<Numbers extends Float32Array | Float64Array | Int32Array | Uint32Array> = Omit<
  Numbers,
  'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort' | 'subarray' | number
> & {
  readonly [index: number]: number;
  subarray(begin?: number, end?: number): View<Numbers>;
};

/** Rows that many queries found: those of query i are `rows.subarray(offsets[i], offsets[i + 1])`. */
export interface RowLists {
  /** One more than there are queries. */
  readonly offsets: View<Uint32Array>;
  /** The rows that all queries found, one query after the other; a view. */
  readonly rows: View<Uint32Array>;
}

/** Two that overlap, by their ids. */
export interface Pair<Id> {
  /** The first one: the lower id, where nothing else is said. */
  readonly a: Id;
  /** The second one. */
  readonly b: Id;
}

/** Two objects of a Quadtree that overlap. */
export type ObjectPair = Pair<ObjectId>;

/** What a ray, or what moves, meets, and where. */
export interface Hit<Id = ObjectId> {
  /** What is met. */
  readonly id: Id;
  /** Fraction of the path up to the hit, 0 to 1. */
  readonly fraction: number;
  /** Position, at that fraction, of the ray's end, on the side that is met, or of the moving box's top left corner. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Outward normal of the side that is met, of length 1; 0, 0 when they overlap from the start. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
}

/** What is near, and how far it is. */
export interface Neighbor<Id = ObjectId> {
  /** What is near. */
  readonly id: Id;
  /** From the point to the nearest point of it, in world units; 0 within. */
  readonly distance: number;
}

/** Hits of many rays, {@link HIT_STRIDE} numbers each; offsets count hits. */
export interface HitLists {
  /** One more than there are rays. */
  readonly offsets: View<Uint32Array>;
  /** The hits of all rays, one ray after the other; a view. */
  readonly hits: View<Float32Array>;
}

/** Neighbors of many points, {@link NEIGHBOR_STRIDE} numbers each; offsets count neighbors. */
export interface NeighborLists {
  /** One more than there are points. */
  readonly offsets: View<Uint32Array>;
  /** The neighbors of all points, one point after the other; a view. */
  readonly neighbors: View<Float32Array>;
}
