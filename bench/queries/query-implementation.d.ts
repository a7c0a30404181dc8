/**
 * The interface of every library whose queries are measured. The result of a query is a number: a digest of the rows found or, for
 * a ray, the length up to the first hit.
 */

/** Runs one query, given by two or four numbers (query-sets.mjs); returns its result. */
export type Query = (...query: number[]) => number;

/** Runs many queries, given by their numbers one after another; writes as many results. */
export type QueryBatch = (queries: Float32Array, results: Float64Array) => void;

export interface Queries {
  /** Brings the index up to date with where all objects are now; called before the first query. Builds it anew where it cannot change. */
  readonly update: (boxes: Float32Array) => void;
  /** One call for each query; only the kinds that the library offers. */
  one: Partial<Record<import('./query-sets.mjs').QueryKind, Query>>;
  /** One call for many queries. */
  all?: Partial<Record<import('./query-sets.mjs').QueryKind, QueryBatch>>;
  dispose?(): void;
}

export interface QueryImplementation {
  readonly name: string;
  readonly kind: 'ours' | 'hand' | 'package';
  /** The most objects with which it is measured: with more, its queries take too long. */
  readonly most?: number;
  init(scene: import('../scenes.mjs').Scene): Promise<Queries>;
}

/** How many queries of a kind ran in a second, cold and warm (measure.mjs), or which result was wrong. */
export interface QueryResult {
  readonly name: string;
  readonly kind: QueryImplementation['kind'];
  readonly query: import('./query-sets.mjs').QueryKind | import('./query-sets.mjs').LargeWindow;
  readonly batched: boolean;
  readonly perSecond?: Readonly<Record<'cold' | 'warm', number>>;
  readonly error?: string;
}
