import { randomUnits } from '../random.mjs';

/** Width and height of a tile, in world units. */
export const tileSize = 16;

/** Of a floor and the air above it, in tiles; the floor is solid to a height between these. */
const floorRows = 20;
const [lowest, highest] = [4, 16];
/** The height of a floor that is even everywhere. */
const evenHeight = floorRows / 2;

/** Columns of a run, at least, and how many more it may have. */
const [shortestRun, moreOfRun] = [4, 12];
const mostSteep = 2;

/**
 * A map of tiles that are solid or empty: floors, one above the other, whose height changes by up to two tiles from run to run of
 * columns. About half of the tiles are solid.
 *
 * @typedef {{ left: number, right: number, top: number }} Run columns and the row of the uppermost solid tiles
 * @typedef {{ bottom: number, evenTop: number, runs: Run[] }} Floor `bottom` is the row below; `evenTop` the row of the top if it were even
 * @typedef {{ columns: number, rows: number, side: number, tiles: Uint16Array, floors: Floor[] }} Terrain
 *
 * @param {number} bodies for which the map has room: about a hundred tiles each
 * @returns {Terrain} the same one every time
 */
export function makeTerrain(bodies) {
  const unit = randomUnits(bodies);
  const floorCount = Math.max(1, Math.round((10 * Math.sqrt(bodies)) / floorRows));
  const columns = floorCount * floorRows;
  const floors = Array.from({ length: floorCount }, (_, i) => {
    const bottom = (i + 1) * floorRows;
    return { bottom, evenTop: bottom - evenHeight, runs: makeRuns(unit, columns, bottom) };
  });
  const tiles = new Uint16Array(columns * columns);
  for (const { bottom, runs } of floors) {
    for (const { left, right, top } of runs) {
      for (let row = top; row < bottom; row++)
        tiles.fill(1, row * columns + left, row * columns + right);
    }
  }
  return { columns, rows: columns, side: tileSize * columns, tiles, floors };
}

function makeRuns(unit, columns, bottom) {
  const runs = [];
  let height = lowest + Math.floor(unit() * (highest - lowest + 1));
  for (let left = 0; left < columns; ) {
    const drawn = left + shortestRun + Math.floor(unit() * (moreOfRun + 1));
    const right = drawn + shortestRun > columns ? columns : drawn;
    runs.push({ left, right, top: bottom - height });
    const change = Math.floor(unit() * (2 * mostSteep + 1)) - mostSteep;
    height += height + change < lowest || height + change > highest ? -change : change;
    left = right;
  }
  return runs;
}

/**
 * The solid tiles as few boxes: each run of a column, together with those beside it that are as high. With boxes that are wide first, or of
 * one row, packages are slower, and rapier misses more, since some are very long.
 *
 * @param {Terrain} terrain
 * @returns {{ x: number, y: number, halfWidth: number, halfHeight: number }[]} by their centres, in world units
 */
export function mergedBoxes({ columns, rows, tiles }) {
  const boxes = [];
  let open = new Map();
  for (let column = 0; column <= columns; column++) {
    const runs = column < columns ? solidRuns(tiles, column, columns) : [];
    const next = new Map(
      runs.map(({ top, bottom }) => {
        const key = top * (rows + 1) + bottom;
        return [key, open.get(key) ?? { left: column, top, bottom }];
      }),
    );
    for (const [key, { left, top, bottom }] of open) {
      if (next.has(key)) continue;
      boxes.push({
        x: (tileSize * (left + column)) / 2,
        y: (tileSize * (top + bottom)) / 2,
        halfWidth: (tileSize * (column - left)) / 2,
        halfHeight: (tileSize * (bottom - top)) / 2,
      });
    }
    open = next;
  }
  return boxes;
}

function solidRuns(tiles, column, columns) {
  const runs = [];
  const isSolid = (row) => tiles[row * columns + column] > 0;
  for (let row = 0; row < tiles.length / columns; row++) {
    if (!isSolid(row)) continue;
    const top = row;
    while (isSolid(row)) row++;
    runs.push({ top, bottom: row });
  }
  return runs;
}
