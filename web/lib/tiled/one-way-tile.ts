/** Bodies have no one-way sides, tiles have: an object that is one-way becomes a tile map of one tile. */
import type { OneWaySide } from '../world/one-way.js';
import type { NewTiles } from '../world/tiles.js';

/**
 * A map whose only tile is a convex polygon with corners around `x` and `y`. The size of the tile is a power of two, so that its corners
 * are divided without rounding.
 */
export function oneWayTile(
  corners: readonly number[],
  [x, y]: readonly [x: number, y: number],
  oneWay: OneWaySide,
): NewTiles<never> {
  const [xs, ys] = [0, 1].map((axis) => corners.filter((_, i) => i % 2 === axis)) as [
    number[],
    number[],
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  let size = 2 ** Math.ceil(Math.log2(extent));
  while (size < extent) size *= 2;
  const shape = corners.map((value, i) => (value - (i % 2 === 0 ? left : top)) / size);
  const kinds = [undefined, { shape, oneWay }];
  return { x: x + left, y: y + top, columns: 1, rows: 1, size, tiles: [1], kinds };
}
