/** Objects one by one, by their distance, until the callback returns false. */
import { checkCallback, isPoint, pointError } from './checks.js';
import { MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import { DISTANCE_NAMES, distanceOf } from './nearest.js';
import { has, idAt } from './objects.js';
import { categoryOf, type DistanceOptions, maskOf } from './query-options.js';
import type { TreeHandle } from './tree-handle.js';

/** The first query finds this many objects, each later one this many times as many as the one before. */
const FIRST = 8;
const GROWTH = 4;

export function forEachNearest(
  tree: TreeHandle,
  x: number,
  y: number,
  onNeighbor: (row: number, distance: number) => unknown,
  options: DistanceOptions | undefined,
): void {
  const where = 'forEachNearest';
  checkCallback(where, 'onNeighbor', onNeighbor);
  const category = categoryOf(where, options, DISTANCE_NAMES);
  const mask = maskOf(where, options);
  const most = distanceOf(where, options);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  const { era } = tree.pairLoops;
  let [lastRow, last] = [-1, -1];
  for (let count = FIRST; ; count *= GROWTH) {
    const wanted = Math.min(count, MAX_OBJECTS);
    const found = tree.native.nearest(x, y, wanted, most, category, mask);
    for (const { id, row, distance } of identified(tree, where, found)) {
      if (distance < last || (distance === last && row <= lastRow) || !has(tree, id)) continue;
      [lastRow, last] = [row, distance];
      if (onNeighbor(row, distance) === false || tree.pairLoops.era !== era) return;
    }
    if (found < count) return;
  }
}

/** A neighbor; its id differs from that of a successor in its row. */
interface Identified {
  readonly id: number;
  readonly row: number;
  readonly distance: number;
}

function identified(tree: TreeHandle, where: string, count: number): Identified[] {
  const neighbors = tree.module.floats(where, count, NEIGHBOR_STRIDE);
  return Array.from({ length: count }, (_, i) => {
    const row = neighbors[NEIGHBOR_STRIDE * i]!;
    return { id: idAt(tree, row), row, distance: neighbors[NEIGHBOR_STRIDE * i + 1]! };
  });
}
