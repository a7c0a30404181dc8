/** What queries of a world leave out: ids and rows of bodies that must be in it. */
import { type Exceptions, type QueryOptions, readExceptions } from '../query-options.js';
import { recordOf } from './bodies.js';
import type { WorldHandle } from './world-handle.js';

/** Reads the bodies that a query leaves out, or one for each of many queries. */
export function exceptionsOf(
  world: WorldHandle,
  where: string,
  options: QueryOptions | undefined,
  queries?: number,
): Exceptions {
  const except = options?.except;
  if (except === undefined) return undefined;
  return readExceptions(where, except, queries, (id, name) => recordOf(world, where, id, name).id);
}
