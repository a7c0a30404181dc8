/** The objects nearest to a point. */
import { POINTS, queryEach } from './batches.js';
import { isPoint, numberError, optionalError, pointError } from './checks.js';
import { categoryOf, type Filter, maskOf } from './filters.js';
import { MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import type { NeighborLists } from './results.js';
import type { TreeHandle } from './tree-handle.js';

/**
 * Checks the arguments, then calls C++. Returns how many neighbors it found or, when it is traced, how
 * many events; or minus a status.
 */
export function nearest(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  count: number,
  maxDistance: number | undefined,
  filter: Filter | undefined,
  traced = false,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  const wanted = checkCount(where, count);
  const most = checkDistance(where, maxDistance);
  return traced
    ? native.explainNearest(x, y, wanted, most, category, mask)
    : native.nearest(x, y, wanted, most, category, mask);
}

export function nearestMany(
  tree: TreeHandle,
  points: ArrayLike<number>,
  count: number,
  maxDistance: number | undefined,
  filter: Filter | undefined,
): NeighborLists {
  const where = 'nearestMany';
  const wanted = checkCount(where, count);
  const most = checkDistance(where, maxDistance);
  const { module } = tree;
  const found = queryEach(tree, where, POINTS, points, filter, (native, queries, ...bits) =>
    native.nearestMany(queries, wanted, most, ...bits),
  );
  const neighbors = module.floats(where, found.count, NEIGHBOR_STRIDE);
  return { offsets: module.offsets(found.queries), neighbors };
}

function checkCount(where: string, count: number): number {
  if (typeof count !== 'number') throw numberError(where, 'count', count);
  if (!(count >= 0 && Math.floor(count) === count)) {
    throw new RangeError(`${where}: count must be a whole number, zero or more, got ${count}`);
  }
  return Math.min(count, MAX_OBJECTS);
}

function checkDistance(where: string, distance: number = Number.POSITIVE_INFINITY): number {
  if (typeof distance !== 'number') throw optionalError(where, 'maxDistance', distance);
  if (!(distance >= 0)) {
    throw new RangeError(`${where}: maxDistance must be zero or more, got ${distance}`);
  }
  return distance;
}
