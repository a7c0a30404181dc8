/** What queries of a world leave out: ids and rows of bodies that must be in it. */
import { rangeError } from '../coded-errors.js';
import type { Exceptions, QueryOptions } from '../query-options.js';
import { readNumbers } from '../shape-arrays.js';
import { recordOf } from './bodies.js';
import type { WorldHandle } from './world-handle.js';

/** Reads the bodies that a query leaves out, which may run getters. */
export function exceptionsOf(
  world: WorldHandle,
  where: string,
  options: QueryOptions | undefined,
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
  options: QueryOptions | undefined,
  queries: number,
): Exceptions {
  const except = options?.except;
  if (except === undefined) return undefined;
  const ids = readNumbers(where, EXCEPT, except as ArrayLike<number>, world.module.memory);
  if (ids.length !== queries) {
    throw rangeError(
      `${where}: except must hold one id for each of the ${queries} queries, -1 for none, got ${ids.length}`,
    );
  }
  return Float64Array.from(ids, (id, i) =>
    id === -1 ? id : recordOf(world, where, id, `except[${i}]`).id,
  );
}
