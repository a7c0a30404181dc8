/** Options of queries: which objects a query can find, how many, how far away. */
import { arrayLength, bitsOf, checkCallback, checkOptions, idError, isIdOrRow } from './checks.js';
import { rangeError, typeError } from './coded-errors.js';
import { FILTER_NAMES, type Filter } from './filters.js';
import { MAX_OBJECTS, type ObjectId } from './limits.js';
import type { NativeModule } from './native-module.js';
import { quote } from './quote.js';
import type { TreeHandle } from './tree-handle.js';

/**
 * Options of every query: its categories, the categories that it accepts, and what it leaves out. A query finds only objects
 * whose filter and this one admit each other; without options, all.
 */
export interface QueryOptions extends Filter {
  /**
   * What is not found: the object that asks, for example. An id, or several; rows are taken too. Of `Many`, an array with one id for
   * each query. -1 leaves out nothing. They are left out inside the search: what is found instead is the next one. Cost: of one, a comparison for
   * each result; of several, a look-up in a sorted list.
   */
  readonly except?: number | ArrayLike<number> | undefined;
}

/** Options of `candidates`. */
export interface CandidatesOptions extends QueryOptions {
  /**
   * How many levels the traversal descends; where it stops, it takes all objects below. Fewer steps, more
   * candidates. A whole number, zero or more; by default it descends to the leaves.
   */
  readonly steps?: number | undefined;
}

/** Options of calls that find the first hit. */
export interface HitOptions<Id = ObjectId> extends QueryOptions {
  /**
   * Whether an object is wanted: called with the ids of all objects that are met, in order, until it returns true. It may call the
   * tree; what it removes is not found. Cost: all objects along the path are found first, and a call for each.
   */
  readonly filter?: ((id: Id) => boolean) | undefined;
}

/** Options of queries by distance. */
export interface DistanceOptions extends QueryOptions {
  /** Objects farther than this are not found. Zero or more; unlimited by default. */
  readonly maxDistance?: number | undefined;
}

/** Options of `nearestRows` and `nearestMany`. */
export interface NearestRowsOptions extends DistanceOptions {
  /** How many objects are wanted at most: a whole number, zero or more; 1 by default. */
  readonly count?: number | undefined;
}

/** Options of `nearest`. */
export interface NearestOptions<Id = ObjectId> extends NearestRowsOptions {
  /**
   * Whether an object is wanted: called with ids in the order of their distances, until as many are found as are wanted. It may call
   * the tree; what it removes is not found. Cost: objects are found 8 at first, then 32, 128 and so on, and a call for each.
   */
  readonly filter?: ((id: Id) => boolean) | undefined;
}

/** Options of `nearest` that give one object. */
export interface NearestOneOptions<Id = ObjectId> extends NearestOptions<Id> {
  /** Left out: one object is wanted. */
  readonly count?: undefined;
}

/** All 32 bits, as the signed number that the module gets. */
const ALL = -1;

// These functions read options, which may run getters: read them before the native tree.

/** The names of the options that every query has, and of those that have more. */
export const QUERY_NAMES: readonly string[] = [...FILTER_NAMES, 'except'];
export const HIT_NAMES: readonly string[] = ['filter', ...QUERY_NAMES];
export const DISTANCE_NAMES: readonly string[] = ['maxDistance', ...QUERY_NAMES];
export const NEAREST_ROWS_NAMES: readonly string[] = ['count', ...DISTANCE_NAMES];
export const NEAREST_NAMES: readonly string[] = ['filter', ...NEAREST_ROWS_NAMES];

/** Checks the options of a query; returns its category, as 32 bits. */
export function categoryOf(
  where: string,
  options: QueryOptions | undefined,
  names: readonly string[] = QUERY_NAMES,
): number {
  if (options === undefined) return ALL;
  checkOptions(where, options, names);
  return bitsOf(where, 'category', options.category);
}

/** The mask, as 32 bits, of options that `categoryOf` has checked. */
export function maskOf(where: string, options: QueryOptions | undefined): number {
  return options === undefined ? ALL : bitsOf(where, 'mask', options.mask);
}

/**
 * Whether a query takes what it has met, by the `filter` of its options; undefined where there is none. What the filter removes,
 * before its turn or in it, is not taken. `has` says what is still in the tree or the world. Lists have a `filter` too: they are
 * refused, as they are where there is none.
 */
export function predicateOf<Owner, Id>(
  owner: Owner,
  has: (owner: Owner, id: Id) => boolean,
  where: string,
  options: HitOptions<Id> | undefined,
  names: readonly string[] = HIT_NAMES,
): ((id: Id) => boolean) | undefined {
  const filter = options?.filter;
  if (filter === undefined) return undefined;
  checkOptions(where, options, names);
  checkCallback(where, 'filter', filter);
  return (id) => has(owner, id) && isTrue(where, filter(id)) && has(owner, id);
}

/** What a filter has answered. A promise, as an async function returns it, would always count as true. */
function isTrue(where: string, answer: unknown): boolean {
  if (typeof answer === 'object' && typeof (answer as PromiseLike<unknown>)?.then === 'function') {
    throw typeError(
      `${where}: filter must return true or false at once, got a promise: is it an async function?`,
    );
  }
  return Boolean(answer);
}

/** An id, or a copy of several, that a query leaves out; undefined where it leaves out nothing. */
export type Exceptions = number | Float64Array | undefined;

/**
 * Reads what a query leaves out: one id or several, or one for each of many queries. -1 leaves out nothing.
 *
 * @param idOf Gives the id to leave out for an id or a row, or throws a sentence about it.
 */
export function readExceptions(
  where: string,
  except: number | ArrayLike<number>,
  queries: number | undefined,
  idOf: (id: number, name: () => string) => number,
): Exceptions {
  if (queries === undefined && typeof except === 'number') {
    return except === NONE ? undefined : idOf(except, () => 'except');
  }
  const length = arrayLength(except);
  if (length === undefined || typeof except !== 'object') {
    const rule = queries === undefined ? 'an id, or an array of ids' : 'an array, one id a query';
    throw typeError(`${where}: except must be ${rule}, got ${quote(except)}`);
  }
  if (queries !== undefined && length !== queries) {
    throw rangeError(
      `${where}: except must hold one id for each of the ${queries} queries, -1 for none, got ${length}`,
    );
  }
  if (length > MAX_OBJECTS) {
    throw rangeError(`${where}: except must hold at most ${MAX_OBJECTS} ids, got ${length}`);
  }
  // Loops: `Array.from` and `Float64Array.from` take eight times as long.
  const given: number[] = [];
  for (let i = 0; i < length; i++) given.push(except[i]!); // getters run here
  const ids = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const id = given[i]!;
    ids[i] = id === NONE ? id : idOf(id, () => `except[${i}]`);
  }
  return ids;
}

/** In place of an id: nothing is left out. */
const NONE = -1;

/** What options of a query of a tree leave out. */
export function exceptionsOf(
  tree: TreeHandle,
  where: string,
  options: QueryOptions | undefined,
  queries?: number,
): Exceptions {
  const except = options?.except;
  if (except === undefined) return undefined;
  return readExceptions(where, except, queries, (id, name) => {
    if (isIdOrRow(id) && tree.native.has(id)) return id;
    throw idError(where, id, name());
  });
}

/** A tree or a world, whose native object can leave objects out of its next query. */
interface Queried {
  readonly module: NativeModule;
  readonly native: { except(id: number): void; exceptMany(count: number): void };
}

/**
 * Leaves objects out of the next query. To be called right before it, when all checks are done and all input is written: after an
 * error in between, another query would leave them out.
 */
export function leaveOut(queried: Queried, where: string, exceptions: Exceptions): void {
  if (exceptions === undefined) return;
  const { module, native } = queried;
  if (typeof exceptions === 'number') {
    native.except(exceptions);
    return;
  }
  const { byteOffset } = module.reserveInput(where, 8 * exceptions.length, 'reserveExceptions');
  new Float64Array(module.memory, byteOffset, exceptions.length).set(exceptions);
  native.exceptMany(exceptions.length);
}
