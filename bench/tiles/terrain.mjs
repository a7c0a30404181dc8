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
 * The solid tiles as few boxes, as games merge them: from the top left, each as wide as it can be, then as high.
 *
 * @param {Terrain} terrain
 * @returns {{ x: number, y: number, halfWidth: number, halfHeight: number }[]} by their centres, in world units
 */
export function mergedBoxes({ columns, rows, tiles }) {
  const left = tiles.slice();
  const boxes = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (left[row * columns + column] === 0) continue;
      let end = column;
      while (end < columns && left[row * columns + end] > 0) end++;
      let bottom = row;
      for (let from = row * columns; bottom < rows; bottom++, from += columns) {
        if (left.subarray(from + column, from + end).includes(0)) break;
        left.fill(0, from + column, from + end);
      }
      boxes.push({
        x: (tileSize * (column + end)) / 2,
        y: (tileSize * (row + bottom)) / 2,
        halfWidth: (tileSize * (end - column)) / 2,
        halfHeight: (tileSize * (bottom - row)) / 2,
      });
    }
  }
  return boxes;
}
