/** Options of the queries of a world, besides categories: which bodies are not found. */
import { FILTER_NAMES } from '../filters.js';
import { DISTANCE_NAMES } from '../nearest.js';
import type { NearestOptions, QueryOptions } from '../query-options.js';
import { readNumbers } from '../shape-arrays.js';
import { recordOf } from './bodies.js';
import type { BodyId } from './limits.js';
import type { WorldHandle } from './world-handle.js';

/** Options of every query of a world. */
export interface BodyQueryOptions extends QueryOptions {
  /**
   * A body that is not found, or several: ids or rows. With several queries in one call, one for each of them, -1 for none. A body
   * that is not in the world is refused.
   */
  readonly except?: number | ArrayLike<number> | undefined;
}

/** Options of `raycast`. */
export interface BodyRaycastOptions extends BodyQueryOptions {
  /**
   * Called with the id of each body that is met, in order, until it returns true: that body is the hit. It may call the world; a body
   * that it removes is no hit. Costs a `raycastAll` and an object for each hit.
   */
  readonly filter?: ((id: BodyId) => boolean) | undefined;
}

/** Options of `nearestRows`. */
export interface BodyNearestRowsOptions extends NearestOptions, BodyQueryOptions {}

/** Options of `nearest`. */
export interface BodyNearestOptions extends BodyNearestRowsOptions {
  /**
   * Called with the id of each body, nearest first, until it has returned true as often as bodies are wanted: these are found. It may
   * call the world; a body that it removes is not found. Costs queries for 8 bodies (or as many as are wanted), 32, 128 and so on,
   * until enough are found.
   */
  readonly filter?: ((id: BodyId) => boolean) | undefined;
}

/** Names of the options of most queries, and of those that take more. */
export const QUERY_NAMES: readonly string[] = ['except', ...FILTER_NAMES];
export const RAYCAST_NAMES: readonly string[] = ['filter', ...QUERY_NAMES];
export const NEAREST_ROWS_NAMES: readonly string[] = ['count', 'except', ...DISTANCE_NAMES];
export const NEAREST_NAMES: readonly string[] = ['filter', ...NEAREST_ROWS_NAMES];

/** Bodies that a query leaves out, by their ids: checked and copied. */
export type Exceptions = BodyId | Float64Array | undefined;

/** Reads the bodies that a query leaves out, which may run getters. */
export function exceptionsOf(
  world: WorldHandle,
  where: string,
  options: BodyQueryOptions | undefined,
): Exceptions {
  const except = options?.except;
  if (except === undefined) return undefined;
  if (typeof except === 'number') return recordOf(world, where, except, 'except').id;
  const ids = readNumbers(where, EXCEPT, except, world.module.memory);
  return Float64Array.from(ids, (id, i) => recordOf(world, where, id, `except[${i}]`).id);
}

const EXCEPT = { name: 'except', fields: ['id'] };

/** The same for many queries, one each. */
export function exceptionsOfEach(
  world: WorldHandle,
  where: string,
  options: BodyQueryOptions | undefined,
  queries: number,
): Exceptions {
  const except = options?.except;
  if (except === undefined) return undefined;
  const ids = readNumbers(where, EXCEPT, except as ArrayLike<number>, world.module.memory);
  if (ids.length !== queries) {
    throw new RangeError(
      `${where}: except must hold one id for each of the ${queries} queries, -1 for none, got ${ids.length}`,
    );
  }
  return Float64Array.from(ids, (id, i) =>
    id === -1 ? id : recordOf(world, where, id, `except[${i}]`).id,
  );
}

/** Says what the next query leaves out: to be called when all else is checked. */
export function leaveOut({ module, native }: WorldHandle, where: string, except: Exceptions): void {
  if (except === undefined) return;
  if (typeof except === 'number') {
    native.except(except);
    return;
  }
  const { length } = except;
  const { byteOffset } = module.reserveInput(where, 8 * length);
  new Float64Array(module.memory, byteOffset, length).set(except);
  native.exceptMany(length);
}
