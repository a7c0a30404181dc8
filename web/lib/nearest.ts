/** The objects nearest to a point. */
import { queryEach } from './batches.js';
import { checkCount, isPoint, pointError, ruleError } from './checks.js';
import { FILTER_NAMES } from './filters.js';
import { MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import { POINTS } from './queries.js';
import { categoryOf, type DistanceOptions, maskOf, type NearestOptions } from './query-options.js';
import type { NeighborLists } from './results.js';
import type { TreeHandle } from './tree-handle.js';

export const DISTANCE_NAMES: readonly string[] = ['maxDistance', ...FILTER_NAMES];
const NEAREST_NAMES = ['count', ...DISTANCE_NAMES];

/** Checks the arguments, then calls C++. Returns how many neighbors it found, or minus a status. */
export function nearest(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  options: NearestOptions | undefined,
): number {
  const category = categoryOf(where, options, NEAREST_NAMES);
  const mask = maskOf(where, options);
  const count = countOf(where, options);
  const distance = distanceOf(where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  return native.nearest(x, y, count, distance, category, mask);
}

export function nearestMany(
  tree: TreeHandle,
  points: ArrayLike<number>,
  options: NearestOptions | undefined,
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
    NEAREST_NAMES,
  );
  const neighbors = module.floats(where, found.count, NEIGHBOR_STRIDE);
  return { offsets: module.offsets(found.queries), neighbors };
}

function countOf(where: string, options: NearestOptions | undefined): number {
  return checkCount(where, 'count', options?.count, 1, MAX_OBJECTS);
}

export function distanceOf(where: string, options: DistanceOptions | undefined): number {
  const distance = options?.maxDistance;
  if (distance === undefined) return Number.POSITIVE_INFINITY;
  if (typeof distance === 'number' && distance >= 0) return distance;
  throw ruleError(where, 'maxDistance', 'zero or more', distance);
}
