/** A level of tiles: the heights of its ground, from which its tiles follow. */
import { Tile } from 'quadrille/world';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const TILE = 24;
export const ROWS = 6;

/** How high the ground is at the left and at the right side of each column, in tiles. */
export const heights: readonly (readonly [left: number, right: number])[] = [
  [5, 5],
  [1.5, 1.5],
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 1.5],
  [1.5, 2],
  [2, 2.5],
  [2.5, 2.5],
  [2.5, 2.5],
  [2.5, 2],
  [2, 1],
  [1, 1],
  [1, 1],
  [2, 2],
  [5, 5],
];

export const COLUMNS = heights.length;

/** The tile of a cell, by the heights of the ground in it. */
const tilesByHeights: Readonly<Record<string, number>> = {
  '0 0': Tile.Empty,
  '1 1': Tile.Solid,
  '0.5 0.5': Tile.HalfBottom,
  '0 1': Tile.SlopeRight,
  '1 0': Tile.SlopeLeft,
  '0 0.5': Tile.LowSlopeRight,
  '0.5 1': Tile.HighSlopeRight,
  '1 0.5': Tile.HighSlopeLeft,
  '0.5 0': Tile.LowSlopeLeft,
};

/** A cell with ground in it. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  /** Its number in `Tile`. */
  readonly tile: number;
  /** Of what is solid, clockwise, in units from the top left corner of the level. */
  readonly corners: readonly Point[];
}

/** All cells with ground, row by row from the top left. */
export const cells: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  cellAt(i % COLUMNS, Math.floor(i / COLUMNS)),
).filter((cell) => cell !== undefined);

/** The numbers that `addTiles` takes. */
export function tileNumbers(): number[] {
  const numbers = Array.from<number>({ length: COLUMNS * ROWS }).fill(Tile.Empty);
  for (const { column, row, tile } of cells) numbers[row * COLUMNS + column] = tile;
  return numbers;
}

function cellAt(column: number, row: number): Cell | undefined {
  const below = ROWS - 1 - row;
  const [left, right] = heights[column]!.map((height) =>
    Math.max(0, Math.min(1, height - below)),
  ) as [number, number];
  const tile = tilesByHeights[`${left} ${right}`];
  if (tile === undefined) throw new Error(`no tile is ${left} and ${right} high`);
  if (tile === Tile.Empty) return undefined;
  const corners = [
    ...(left > 0 ? [{ x: 0, y: 1 - left }] : []),
    ...(right > 0 ? [{ x: 1, y: 1 - right }] : []),
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ].map(({ x, y }) => ({ x: TILE * (column + x), y: TILE * (row + y) }));
  return { column, row, tile, corners };
}
