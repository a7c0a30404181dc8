/** Objects one by one, in the order of a ray or of their distance, until the callback returns false. */
import { quote } from './checks.js';
import type { Filter } from './filters.js';
import { HIT_STRIDE, MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import { nearest } from './nearest.js';
import { has, idAt } from './objects.js';
import { asHit, raycastAll } from './raycasts.js';
import type { Hit } from './results.js';
import type { TreeHandle } from './tree-handle.js';

/** The first query finds this many objects, each later one this many times as many as the one before. */
const FIRST = 8;
const GROWTH = 4;

export function visitNearest(
  tree: TreeHandle,
  x: number,
  y: number,
  onNeighbor: (row: number, distance: number) => unknown,
  maxDistance: number | undefined,
  filter: Filter | undefined,
): void {
  const where = 'visitNearest';
  checkCallback(where, 'onNeighbor', onNeighbor);
  let [lastRow, last] = [-1, -1];
  const isBehind = ([row, distance]: Float32Array): boolean =>
    distance! > last || (distance === last && row! > lastRow);
  for (let count = FIRST; ; count *= GROWTH) {
    const found = nearest(tree, where, x, y, count, maxDistance, filter);
    const neighbors = tree.module.floats(where, found, NEIGHBOR_STRIDE).slice();
    const goesOn = visitEach(tree, neighbors, NEIGHBOR_STRIDE, isBehind, ([row, distance]) => {
      [lastRow, last] = [row!, distance!];
      return onNeighbor(row!, distance!);
    });
    if (!goesOn || found < count || count > MAX_OBJECTS) return;
  }
}

export function visitRay(
  tree: TreeHandle,
  x: number,
  y: number,
  dx: number,
  dy: number,
  onHit: (hit: Hit) => unknown,
  filter: Filter | undefined,
): void {
  const where = 'visitRay';
  checkCallback(where, 'onHit', onHit);
  const found = raycastAll(tree, where, x, y, dx, dy, filter);
  const hits = tree.module.floats(where, found, HIT_STRIDE).slice();
  visitEach(
    tree,
    hits,
    HIT_STRIDE,
    () => true,
    (hit) => onHit(asHit(hit)),
  );
}

/**
 * Visits results whose first number is a row, if their objects are still in the tree; false when the
 * callback has returned false. Ids distinguish an object from its successor in the same row.
 */
function visitEach(
  tree: TreeHandle,
  results: Float32Array,
  stride: number,
  isWanted: (result: Float32Array) => boolean,
  onResult: (result: Float32Array) => unknown,
): boolean {
  const wanted: [id: number, result: Float32Array][] = [];
  for (let i = 0; i < results.length; i += stride) {
    const result = results.subarray(i, i + stride);
    if (isWanted(result)) wanted.push([idAt(tree, result[0]!), result]);
  }
  for (const [id, result] of wanted) {
    if (has(tree, id) && onResult(result) === false) return false;
  }
  return true;
}

function checkCallback(where: string, name: string, callback: unknown): void {
  if (typeof callback === 'function') return;
  throw new TypeError(`${where}: ${name} must be a function, got ${quote(callback)}`);
}
