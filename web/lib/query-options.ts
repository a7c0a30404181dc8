/** Options of queries: which objects a query can find, how many, how far away. */
import { bitsOf, checkOptions } from './checks.js';
import { FILTER_NAMES, type Filter } from './filters.js';

/**
 * Options of every query: its categories, and the categories that it accepts. A query finds only objects
 * whose filter and this one admit each other; without options, all.
 */
export interface QueryOptions extends Filter {}

/** Options of `candidates`. */
export interface CandidatesOptions extends QueryOptions {
  /**
   * How many levels the traversal descends; where it stops, it takes all objects below. Fewer steps, more
   * candidates. A whole number, zero or more; by default it descends to the leaves.
   */
  readonly steps?: number | undefined;
}

/** Options of `forEachNearest`. */
export interface DistanceOptions extends QueryOptions {
  /** Objects farther than this are not found. Zero or more; unlimited by default. */
  readonly maxDistance?: number | undefined;
}

/** Options of `nearest`. */
export interface NearestOptions extends DistanceOptions {
  /** How many objects are wanted at most: a whole number, zero or more; 1 by default. */
  readonly count?: number | undefined;
}

/** All 32 bits, as the signed number that the module gets. */
const ALL = -1;

// These functions read options, which may run getters: read them before the native tree.

/** Checks the options of a query; returns its category, as 32 bits. */
export function categoryOf(
  where: string,
  options: QueryOptions | undefined,
  names: readonly string[] = FILTER_NAMES,
): number {
  if (options === undefined) return ALL;
  checkOptions(where, options, names);
  return bitsOf(where, 'category', options.category);
}

/** The mask, as 32 bits, of options that `categoryOf` has checked. */
export function maskOf(where: string, options: QueryOptions | undefined): number {
  return options === undefined ? ALL : bitsOf(where, 'mask', options.mask);
}
