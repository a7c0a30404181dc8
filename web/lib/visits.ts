/** Objects one after the other, in the order of a ray or of their distance, until enough are seen. */
import { floatsFound } from './calls.js';
import { asHit, raycastAll } from './casts.js';
import { quote } from './checks.js';
import type { Filter } from './filter.js';
import { HIT_STRIDE, MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import { nearest, TreeNearest } from './nearest.js';
import type { Hit } from './results.js';

/** How many of the nearest are asked for at first, and how many times as many each time after. */
const FIRST = 8;
const GROWTH = 4;

/**
 * Visits, see {@link Quadtree}. A callback that returns false ends the visit. It may call the tree,
 * whatever it likes, and start visits of its own: an object that is removed meanwhile is not visited any
 * more, one that is moved is told as it was found. A tree that it disposes of throws, unless it returns
 * false then. What the callback throws ends the visit, too; a promise that it returns does not.
 */
export class TreeVisits extends TreeNearest {
  /**
   * Calls `onNeighbor(row, distance)` for each object in the order of `nearest`, until it returns false.
   * What is added or moved meanwhile may be visited, missed or visited again; what stays where it is comes
   * just once. Cost: `nearest` for 8 objects, then for 32, 128 and so on: at most some five
   * times as many as are visited.
   *
   * @param maxDistance What is farther is not visited; zero or more, unlimited by default.
   * @throws As `nearest`; TypeError when `onNeighbor` is no function.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * function nearestSquare(tree: Quadtree, x: number, y: number): number | undefined {
   *   let found: number | undefined;
   *   tree.visitNearest(x, y, (row) => {
   *     const [minX, minY, maxX, maxY] = tree.boxes.subarray(4 * row) as unknown as number[];
   *     if (maxX! - minX! !== maxY! - minY!) return true;
   *     found = row;
   *     return false;
   *   });
   *   return found;
   * }
   * ```
   */
  visitNearest(
    x: number,
    y: number,
    onNeighbor: (row: number, distance: number) => unknown,
    maxDistance?: number,
    filter?: Filter,
  ): void {
    const where = 'visitNearest';
    checkCallback(where, 'onNeighbor', onNeighbor);
    let [lastRow, last] = [-1, -1];
    const isBehind = ([row, distance]: Float32Array): boolean =>
      distance! > last || (distance === last && row! > lastRow);
    for (let count = FIRST; ; count *= GROWTH) {
      const found = nearest(this, where, x, y, count, maxDistance, filter);
      const neighbors = floatsFound(where, found, NEIGHBOR_STRIDE).slice();
      const goesOn = visitEach(this, neighbors, NEIGHBOR_STRIDE, isBehind, ([row, distance]) => {
        [lastRow, last] = [row!, distance!];
        return onNeighbor(row!, distance!);
      });
      if (!goesOn || found < count || count > MAX_OBJECTS) return;
    }
  }

  /**
   * Calls `onHit(hit)` for each object that a ray meets, in the order of `raycastAll`, until it returns
   * false. Cost: as `raycastAll`, which is asked for the whole ray, however soon the visit ends; where only
   * the first hit matters, `raycast` costs less.
   *
   * @throws As `raycastAll`; TypeError when `onHit` is no function.
   */
  visitRay(
    x: number,
    y: number,
    dx: number,
    dy: number,
    onHit: (hit: Hit) => unknown,
    filter?: Filter,
  ): void {
    const where = 'visitRay';
    checkCallback(where, 'onHit', onHit);
    const found = raycastAll(this, where, x, y, dx, dy, filter);
    const hits = floatsFound(where, found, HIT_STRIDE).slice();
    visitEach(
      this,
      hits,
      HIT_STRIDE,
      () => true,
      (hit) => onHit(asHit(hit)),
    );
  }
}

/**
 * Visits results whose first number is a row, as long as their objects are there; false when the callback
 * has seen enough. Ids tell an object from its successor in the same row.
 */
function visitEach(
  tree: TreeNearest,
  results: Float32Array,
  stride: number,
  isWanted: (result: Float32Array) => boolean,
  onResult: (result: Float32Array) => unknown,
): boolean {
  const wanted: [id: number, result: Float32Array][] = [];
  for (let i = 0; i < results.length; i += stride) {
    const result = results.subarray(i, i + stride);
    if (isWanted(result)) wanted.push([tree.idAt(result[0]!), result]);
  }
  for (const [id, result] of wanted) {
    if (tree.has(id) && onResult(result) === false) return false;
  }
  return true;
}

function checkCallback(where: string, name: string, callback: unknown): void {
  if (typeof callback === 'function') return;
  throw new TypeError(`${where}: ${name} must be a function, got ${quote(callback)}`);
}
