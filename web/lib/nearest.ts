/** The objects nearest to a point, all at once or one by one. */
import { queryEach } from './batches.js';
import { checkCallback, checkCount, isPoint, pointError, ruleError } from './checks.js';
import { MAX_OBJECTS, NEIGHBOR_STRIDE, type ObjectId, type Row, rowOf } from './limits.js';
import { has, idAt } from './objects.js';
import { POINTS } from './queries.js';
import {
  categoryOf,
  DISTANCE_NAMES,
  type DistanceOptions,
  type Exceptions,
  exceptionsOf,
  leaveOut,
  maskOf,
  NEAREST_NAMES,
  NEAREST_ROWS_NAMES,
  type NearestOptions,
  type NearestRowsOptions,
  predicateOf,
} from './query-options.js';
import type { Neighbor, NeighborLists } from './results.js';
import type { TreeHandle } from './tree-handle.js';

export function nearest(
  tree: TreeHandle,
  x: number,
  y: number,
  options: NearestOptions | undefined,
): Neighbor[] | Neighbor | undefined {
  const where = 'nearest';
  const filter = predicateOf(tree, has, where, options, NEAREST_NAMES);
  const count = options?.count;
  const found =
    filter === undefined
      ? neighborsOf(tree, where, nearestRows(tree, where, x, y, options, NEAREST_NAMES))
      : nearestWanted(tree, where, x, y, options!, filter);
  return count === undefined ? found[0] : found;
}

/** Those of the nearest objects that a predicate wants. */
function nearestWanted(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  options: NearestOptions,
  isWanted: (id: ObjectId) => boolean,
): Neighbor[] {
  const { count: _, filter: __, ...rest } = options;
  const most = countOf(where, options);
  const isThere = ({ id }: Neighbor): boolean => has(tree, id);
  let found: Neighbor[] = [];
  const add = (neighbor: Neighbor): 'stop' | undefined => {
    if (isWanted(neighbor.id)) found.push(neighbor);
    if (found.length < most) return undefined;
    found = found.filter(isThere); // a later call of the predicate may have removed it
    return found.length < most ? undefined : 'stop';
  };
  if (most > 0) visitNearest(tree, where, x, y, rest, add);
  return found.filter(isThere);
}

/** Checks the arguments, then calls C++. Returns how many neighbors it found, or minus a status. */
export function nearestRows(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  options: NearestRowsOptions | undefined,
  names: readonly string[] = NEAREST_ROWS_NAMES,
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = options && exceptionsOf(tree, where, options);
  const count = countOf(where, options);
  const distance = distanceOf(where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (except !== undefined) leaveOut(tree, where, except);
  return native.nearest(x, y, count, distance, category, mask);
}

/** Neighbors that a query found, as objects. */
function neighborsOf(tree: TreeHandle, where: string, count: number): Neighbor[] {
  const numbers = tree.module.floats(where, count, NEIGHBOR_STRIDE);
  const found: Neighbor[] = [];
  for (let i = 0; i < numbers.length; i += NEIGHBOR_STRIDE) {
    found.push({ id: idAt(tree, numbers[i]!, where), distance: numbers[i + 1]! });
  }
  return found;
}

export function nearestMany(
  tree: TreeHandle,
  points: ArrayLike<number>,
  options: NearestRowsOptions | undefined,
): NeighborLists {
  const where = 'nearestMany';
  const count = countOf(where, options);
  const distance = distanceOf(where, options);
  const { module } = tree;
  const found = queryEach(
    tree,
    where,
    POINTS,
    points,
    options,
    (native, queries, ...bits) => native.nearestMany(queries, count, distance, ...bits),
    NEAREST_ROWS_NAMES,
  );
  const neighbors = module.floats(where, found.count, NEIGHBOR_STRIDE);
  return { offsets: module.offsets(found.queries), neighbors };
}

function countOf(where: string, options: NearestRowsOptions | undefined): number {
  return checkCount(where, 'count', options?.count, 1, MAX_OBJECTS);
}

export function distanceOf(where: string, options: DistanceOptions | undefined): number {
  const distance = options?.maxDistance;
  if (distance === undefined) return Number.POSITIVE_INFINITY;
  if (typeof distance === 'number' && distance >= 0) return distance;
  throw ruleError(where, 'maxDistance', 'zero or more', distance);
}

// Objects one by one, by their distance.

/** The first query finds this many, each later one this many times as many as the one before. */
export const FIRST_BATCH = 8;
export const BATCH_GROWTH = 4;

export function forEachNearest(
  tree: TreeHandle,
  x: number,
  y: number,
  onNeighbor: (row: Row, distance: number) => unknown,
  options: DistanceOptions | undefined,
): void {
  const where = 'forEachNearest';
  checkCallback(where, 'onNeighbor', onNeighbor);
  visitNearest(tree, where, x, y, options, ({ id, distance }) => onNeighbor(rowOf(id), distance));
}

/** Calls `visit` for the objects by their distance, until it returns `'stop'`. It may change the tree. */
function visitNearest(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  options: DistanceOptions | undefined,
  visit: (neighbor: Neighbor) => unknown,
): void {
  const category = categoryOf(where, options, DISTANCE_NAMES);
  const mask = maskOf(where, options);
  let except = exceptionsOf(tree, where, options);
  const most = distanceOf(where, options);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  const { era } = tree.pairLoops;
  let [lastRow, last] = [-1, -1];
  for (let count = FIRST_BATCH; ; count *= BATCH_GROWTH) {
    const wanted = Math.min(count, MAX_OBJECTS);
    const { native } = tree;
    if (except !== undefined) leaveOut(tree, where, except);
    const found = native.nearest(x, y, wanted, most, category, mask);
    for (const neighbor of neighborsOf(tree, where, found)) {
      const { id, distance } = neighbor;
      const row = rowOf(id);
      if (distance < last || (distance === last && row <= lastRow) || !has(tree, id)) continue;
      [lastRow, last] = [row, distance];
      if (visit(neighbor) === 'stop' || tree.pairLoops.era !== era) return;
    }
    if (found < count) return;
    except = stillThere(tree, except);
  }
}

/** Those exceptions that `visit` has not removed. */
function stillThere(tree: TreeHandle, except: Exceptions): Exceptions {
  if (typeof except === 'number') return has(tree, except) ? except : undefined;
  return except?.filter((id) => has(tree, id));
}
