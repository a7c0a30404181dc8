/** Solids that adjoin, full of ties: sides on one line, right angles, shared corners. */
import { below, isOneIn, oneOf, type Random } from './chance.js';
import { pairsOf } from './movers.js';
import type { Point, Polygon } from './outline.js';

/** Whole multiples of this are exact at all places of the levels, and so are their halves. */
const EXACT = 2 ** -8;
export const exact = (value: number): number => EXACT * Math.round(value / EXACT);

const SIZES = [16, 16, 8, 12.5];
export const COLUMNS = 12;
export const ROWS = 7;

/** The corners of the usual tiles by their numbers, in a tile from 0, 0 to 1, 1. */
const TILES: readonly Polygon[] = [
  [],
  [0, 0, 1, 0, 1, 1, 0, 1],
  [0, 1, 1, 0, 1, 1],
  [0, 0, 1, 1, 0, 1],
  [0, 0, 1, 0, 1, 1],
  [0, 0, 1, 0, 0, 1],
  [0, 1, 1, 0.5, 1, 1],
  [0, 0.5, 1, 0, 1, 1, 0, 1],
  [0, 0.5, 1, 1, 0, 1],
  [0, 0, 1, 0.5, 1, 1, 0, 1],
  [0, 0, 1, 0, 1, 0.5],
  [0, 0, 1, 0, 1, 1, 0, 0.5],
  [0, 0, 1, 0, 0, 0.5],
  [0, 0, 1, 0, 1, 0.5, 0, 1],
  [0, 0.5, 1, 0.5, 1, 1, 0, 1],
  [0, 0, 1, 0, 1, 0.5, 0, 0.5],
  [0, 0, 0.5, 0, 0.5, 1, 0, 1],
  [0.5, 0, 1, 0, 1, 1, 0.5, 1],
].map(pairsOf);

/** Solids before they are in a world; those of tiles also have numbers, row by row. */
export interface Ground {
  readonly solids: readonly Polygon[];
  readonly tiles?: { readonly numbers: Uint8Array; readonly size: number };
}

/** Columns of tiles with slopes, steps and half tiles on top. */
function drawHills(random: Random): Ground {
  const tiles = new Uint8Array(COLUMNS * ROWS);
  let height = 1 + below(random, 4);
  const put = (column: number, top: number): void => {
    for (let row = 0; row < height; row++) tiles[(ROWS - 1 - row) * COLUMNS + column] = 1;
    if (top > 0) tiles[(ROWS - 1 - height) * COLUMNS + column] = top;
  };
  for (let column = 0; column < COLUMNS; column++) {
    const hasRoom = height < ROWS - 2;
    const hasNext = column + 1 < COLUMNS;
    const form = below(random, 9);
    if (form === 0 && hasRoom) {
      put(column, 2);
      height++;
    } else if (form === 1 && height > 1) {
      height--;
      put(column, 3);
    } else if (form === 2 && hasRoom && hasNext) {
      put(column, 6);
      put(++column, 7);
      height++;
    } else if (form === 3 && height > 1 && hasNext) {
      height--;
      put(column, 9);
      put(++column, 8);
    } else if (form === 4) {
      put(column, 14 + below(random, 4));
    } else {
      if (form === 5) height = 1 + below(random, ROWS - 2);
      put(column, 0);
    }
  }
  return tileGround(tiles, oneOf(random, SIZES));
}

/** Tiles of all shapes anywhere: floors, ceilings, walls and tips that meet in corners. */
function drawCaves(random: Random): Ground {
  const share = 0.3 + 0.4 * random();
  const tiles = Uint8Array.from({ length: COLUMNS * ROWS }, () => {
    if (random() < share) return 1;
    return isOneIn(random, 4) ? 2 + below(random, 16) : 0;
  });
  tiles[0] = 1; // never empty
  return tileGround(tiles, oneOf(random, SIZES));
}

function tileGround(numbers: Uint8Array, size: number): Ground {
  return { solids: tilesOf(numbers, size), tiles: { numbers, size } };
}

/** The tiles of a map that are not empty. */
export function tilesOf(numbers: Uint8Array, size: number): Polygon[] {
  return [...numbers].flatMap((number, i) => {
    if (number === 0) return [];
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    return [TILES[number]!.map(([x, y]): Point => [size * (column + x), size * (row + y)])];
  });
}

/** A length from a few, or any one. */
function lengthOf(random: Random, isOnLattice: boolean, least: number, most: number): number {
  const step = isOnLattice ? 4 : EXACT;
  return least + step * Math.round(((most - least) * random()) / step);
}

const BASE = 64;

/** Boxes side by side, some in two layers, some one into the other, some with a wedge on top. */
function drawBoxes(random: Random, isOnLattice: boolean): Ground {
  const solids: Polygon[] = [];
  let x = 0;
  let top = 0;
  const count = 6 + below(random, 8);
  for (let i = 0; i < count; i++) {
    const width = lengthOf(random, isOnLattice, 4, 28);
    if (isOneIn(random, 4)) top = lengthOf(random, isOnLattice, -24, 24);
    const right = x + width + (isOneIn(random, 3) ? lengthOf(random, isOnLattice, 0, 8) : 0);
    const layers = isOneIn(random, 3)
      ? [top, lengthOf(random, isOnLattice, 32, 56), BASE]
      : [top, BASE];
    for (let layer = 0; layer + 1 < layers.length; layer++) {
      solids.push(rectangle(x, layers[layer]!, right, layers[layer + 1]!));
    }
    if (isOneIn(random, 4)) {
      const rise = lengthOf(random, isOnLattice, 4, 16);
      const tip = isOneIn(random, 2) ? x : x + width;
      solids.push([
        [x, top],
        [x + width, top],
        [tip, top - rise],
      ]);
      if (isOneIn(random, 2)) top -= rise;
    }
    x += width;
  }
  return { solids };
}

function rectangle(left: number, top: number, right: number, bottom: number): Polygon {
  return pairsOf([left, top, right, top, right, bottom, left, bottom]);
}

/** Polygons with shared corners: strips under a line of points, each a polygon of four corners or two triangles. */
function drawStrips(random: Random, isOnLattice: boolean): Ground {
  const solids: Polygon[] = [];
  const lineAt = (x: number, least: number, most: number): Point => [
    x,
    lengthOf(random, isOnLattice, least, most),
  ];
  const count = 6 + below(random, 8);
  const isDeep = isOneIn(random, 2);
  const pointsAt = (x: number, before?: readonly Point[]): Point[] => {
    const isFlat = before !== undefined && isOneIn(random, 3);
    const top: Point = isFlat ? [x, before[0]![1]] : lineAt(x, -12, 12);
    const middle = isDeep ? [lineAt(x, 28, 36)] : [];
    return [top, ...middle, lineAt(x, 52, 64)];
  };
  let left = pointsAt(0);
  for (let i = 0; i < count; i++) {
    const right = pointsAt(left[0]![0] + lengthOf(random, isOnLattice, 4, 28), left);
    for (let layer = 0; layer + 1 < left.length; layer++) {
      const [a, b] = [left[layer]!, right[layer]!];
      const [d, c] = [left[layer + 1]!, right[layer + 1]!];
      const form = below(random, 3);
      if (form === 0) solids.push([a, b, c, d]);
      else if (form === 1) solids.push([a, b, c], [a, c, d]);
      else solids.push([a, b, d], [b, c, d]);
    }
    left = right;
  }
  return { solids };
}

/** Triangles around a point, of which some may be missing. */
function drawFan(random: Random, isOnLattice: boolean): Ground {
  const rim = pairsOf([-24, -56, 24, -56, 56, -24, 56, 24, 24, 56, -24, 56, -56, 24, -56, -24]);
  const shift = isOnLattice ? 0 : 6;
  const corners = rim.map(
    ([x, y]): Point => [exact(x + shift * (random() - 0.5)), exact(y + shift * (random() - 0.5))],
  );
  const hasGaps = isOneIn(random, 2);
  const solids = corners.flatMap((corner, i): Polygon[] => {
    if (i > 0 && hasGaps && isOneIn(random, 4)) return [];
    return [[[0, 0], corner, corners[(i + 1) % corners.length]!]];
  });
  return { solids };
}

const KINDS = {
  hills: drawHills,
  caves: drawCaves,
  boxes: drawBoxes,
  strips: drawStrips,
  fan: drawFan,
};
export type GroundName = keyof typeof KINDS;
export const GROUNDS = Object.keys(KINDS) as readonly GroundName[];

/** On a lattice, all lengths are whole multiples of a few. */
export function drawGround(random: Random, name: GroundName, isOnLattice: boolean): Ground {
  return KINDS[name](random, isOnLattice);
}
