/** Tile maps: static bodies whose parts are the tiles of a grid. They are plain values, which are checked when they are given to a world. */
import {
  arrayLength,
  bitsOf,
  checkOptions,
  flagError,
  floatError,
  isCount,
  isIndex,
  ruleError,
} from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import type { Complete } from '../results.js';
import type { BodyOptions } from './bodies.js';
import type { FilterWords } from './body-words.js';
import { MAX_TILE_KINDS, MAX_TILES, TILE_SHAPES } from './limits.js';
import { type OneWaySide, oneWayError } from './one-way.js';
import { polygonNumbers } from './shapes.js';
import { type CheckedTileKind, NO_CORNERS } from './tile-words.js';

/** The usual tiles, by their number in a map that has no `kinds` of its own. `left` and `right` say to which side a slope rises. */
export const Tile = {
  /** No tile. */
  Empty: 0,
  /** A whole tile. */
  Solid: 1,
  /** A triangle on the floor that rises to the right, from bottom left to top right. */
  SlopeRight: 2,
  /** A triangle on the floor that rises to the left, from bottom right to top left. */
  SlopeLeft: 3,
  /** A triangle on the ceiling that falls to the right: from top left to bottom right, its right angle at the top right. */
  CeilingRight: 4,
  /** A triangle on the ceiling that falls to the left: from top right to bottom left, its right angle at the top left. */
  CeilingLeft: 5,
  /** The first half of a slope 1:2, a triangle: from bottom left to the middle of the right side. */
  LowSlopeRight: 6,
  /** The second half, a trapezoid: from the middle of the left side to top right. */
  HighSlopeRight: 7,
  /** `LowSlopeRight`, mirrored: from bottom right to the middle of the left side. */
  LowSlopeLeft: 8,
  /** `HighSlopeRight`, mirrored: from the middle of the right side to top left. */
  HighSlopeLeft: 9,
  /** `LowSlopeRight`, upside down. */
  LowCeilingRight: 10,
  /** `HighSlopeRight`, upside down. */
  HighCeilingRight: 11,
  /** `LowSlopeLeft`, upside down. */
  LowCeilingLeft: 12,
  /** `HighSlopeLeft`, upside down. */
  HighCeilingLeft: 13,
  /** The lower half of a tile. */
  HalfBottom: 14,
  /** The upper half. */
  HalfTop: 15,
  /** The left half. */
  HalfLeft: 16,
  /** The right half. */
  HalfRight: 17,
  /** A whole tile that is solid from above only. It is no shape for kinds, which have `oneWay`. */
  OneWay: 18,
} as const;

/** What tiles of one number are. */
export interface TileKind {
  /**
   * One of the usual tiles up to 17, by its number in {@link Tile}, or the corners of a convex polygon in the tile: two numbers each, x and y from
   * 0 to 1, from the top left corner of the tile; 3 to 8 of them, in either direction. A whole tile by default.
   */
  readonly shape?: number | ArrayLike<number> | undefined;
  /** The side from which it is solid: it stops what comes from there and lets all else pass. False by default, for all sides. */
  readonly oneWay?: OneWaySide | false | undefined;
  /** True for a tile that is in no contact, such as water. False by default. */
  readonly sensor?: boolean | undefined;
  /**
   * Bits of its categories. A kind with neither `category` nor `mask` has those of the map, also when the map's change. A kind with one
   * of them has both of its own: the other one is what that of the map is now.
   */
  readonly category?: number | undefined;
  /** Bits of the categories that it accepts, as for `category`. */
  readonly mask?: number | undefined;
  /** A number of 32 bits that is yours. 0 by default. */
  readonly tag?: number | undefined;
}

/** A tile map to be added. */
export interface NewTiles<Data>
  extends Pick<
    BodyOptions,
    'x' | 'y' | 'sensor' | 'category' | 'mask' | 'group' | 'tag' | 'order'
  > {
  /** How many tiles are in a row; 1 or more. */
  readonly columns: number;
  /** How many rows there are; 1 or more. `columns * rows` is at most 16,777,215. */
  readonly rows: number;
  /** Width and height of a tile; more than zero. */
  readonly size: number;
  /** The number of each tile, row by row from the top left: an index in `kinds`, or in {@link Tile} without `kinds`. Copied. */
  readonly tiles: ArrayLike<number>;
  /**
   * What tiles are, by their numbers, which are at most 65,535. A hole is an empty tile; so is number 0, whatever it says. The usual tiles by
   * default.
   */
  readonly kinds?: ArrayLike<TileKind | undefined> | undefined;
  /** What `data(id)` then returns. */
  readonly data?: Data | undefined;
}

/** What tiles of one number are, as `tilesOf` returns it: with defaults filled in. */
export interface TileKindValues extends Complete<Pick<TileKind, 'oneWay' | 'sensor' | 'tag'>> {
  /** One of the usual tiles, or the corners of a polygon. */
  readonly shape: number | readonly number[];
  /** Left out for a kind that has those of the map. */
  readonly category?: number;
  /** Left out for a kind that has those of the map. */
  readonly mask?: number;
}

/** A tile map as `tilesOf` returns it: all that `addTiles` takes, with defaults filled in. */
export interface TileMapValues<Data>
  extends Complete<Omit<NewTiles<Data>, 'tiles' | 'kinds' | 'data'>> {
  /** The number of each tile, row by row from the top left; a copy. */
  readonly tiles: Uint16Array;
  /** What tiles are, by their numbers; the usual tiles for a map to which none were given. */
  readonly kinds: readonly TileKindValues[];
  /** What `data(id)` returns. */
  readonly data: Data | undefined;
}

/** The cell of a tile in its map. */
export interface TileCell {
  /** Counted from the left; 0 is the first one. */
  readonly column: number;
  /** Counted from the top; 0 is the first one. */
  readonly row: number;
}

/** The grid of a map, with checked values. */
export interface CheckedGrid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

const KIND_NAMES: readonly string[] = ['shape', 'oneWay', 'sensor', 'category', 'mask', 'tag'];

/** Number 0, and each hole. */
const NO_TILE: CheckedTileKind = {
  shape: Tile.Empty,
  corners: NO_CORNERS,
  oneWay: false,
  sensor: false,
  filter: undefined,
  tag: 0,
};

/** The grid of a map. */
export function checkGrid(
  where: string,
  { columns, rows, size }: { readonly [Name in keyof CheckedGrid]: unknown },
): CheckedGrid {
  const [checkedColumns, checkedRows] = [
    checkTileCount(where, 'columns', columns),
    checkTileCount(where, 'rows', rows),
  ];
  if (checkedColumns * checkedRows > MAX_TILES) {
    throw rangeError(
      `${where}: columns x rows must be at most ${MAX_TILES}, got ${checkedColumns} x ${checkedRows}`,
    );
  }
  return { columns: checkedColumns, rows: checkedRows, size: checkTileSize(where, size) };
}

function checkTileCount(where: string, name: string, count: unknown): number {
  if (isCount(count) && count >= 1 && count <= MAX_TILES) return count;
  throw ruleError(where, name, `a whole number from 1 to ${MAX_TILES}`, count);
}

function checkTileSize(where: string, size: unknown): number {
  const error = floatError(where, 'size', size);
  if (error !== undefined) throw error;
  if (Math.fround(size as number) > 0) return size as number;
  throw rangeError(`${where}: size must be more than zero as a 32-bit float, got ${quote(size)}`);
}

/** The kinds of a map, all checked; `ofMap` is its filter. Getters of the kinds run here. */
export function checkKinds(
  where: string,
  kinds: ArrayLike<TileKind | undefined>,
  ofMap: FilterWords,
): CheckedTileKind[] {
  const length = arrayLength(kinds);
  if (length === undefined) {
    throw typeError(`${where}: kinds must be an array, got ${quote(kinds)}`);
  }
  if (length > MAX_TILE_KINDS) {
    throw rangeError(`${where}: kinds must hold at most ${MAX_TILE_KINDS} kinds, got ${length}`);
  }
  const others = Array.from({ length: Math.max(0, length - 1) }, (_, i) =>
    checkKind(where, `kinds[${i + 1}]`, kinds[i + 1], ofMap),
  );
  return [NO_TILE, ...others];
}

function checkKind(
  where: string,
  name: string,
  kind: TileKind | undefined,
  ofMap: FilterWords,
): CheckedTileKind {
  if (kind === undefined) return NO_TILE;
  checkOptions(`${where}: ${name}`, kind, KIND_NAMES, '');
  const { shape = Tile.Solid, oneWay = false, sensor = false, category, mask } = kind;
  const error =
    oneWayError(where, `${name}.oneWay`, oneWay) ?? flagError(where, `${name}.sensor`, sensor);
  if (error !== undefined) throw error;
  const hasFilter = category !== undefined || mask !== undefined;
  return {
    ...checkTileShape(where, `${name}.shape`, shape),
    oneWay,
    sensor,
    filter: hasFilter
      ? {
          category: bitsOf(where, `${name}.category`, category, ofMap.category),
          mask: bitsOf(where, `${name}.mask`, mask, ofMap.mask),
        }
      : undefined,
    tag: bitsOf(where, `${name}.tag`, kind.tag, 0),
  };
}

function checkTileShape(
  where: string,
  name: string,
  shape: number | ArrayLike<number>,
): Pick<CheckedTileKind, 'shape' | 'corners'> {
  if (typeof shape === 'number') {
    if (isIndex(shape) && shape < TILE_SHAPES) return { shape, corners: NO_CORNERS };
    throw ruleError(where, name, `a number of Tile, from 0 to ${TILE_SHAPES - 1}`, shape);
  }
  if (typeof shape !== 'object' || shape === null) {
    throw typeError(
      `${where}: ${name} must be a number of Tile or an array of corners, got ${quote(shape)}`,
    );
  }
  const corners = polygonNumbers(where, name, shape);
  const outside = corners.findIndex((place) => place < 0 || place > 1);
  if (outside < 0) return { shape: Tile.Solid, corners };
  throw rangeError(`${where}: ${name}[${outside}] must be from 0 to 1, got ${corners[outside]}`);
}

/** Numbers of tiles, as C++ can take them. */
export type TileNumbers = Uint8Array | Uint8ClampedArray | Uint16Array;

const UNSIGNED: ReadonlySet<string> = new Set(['Uint8Array', 'Uint8ClampedArray', 'Uint16Array']);

/**
 * The numbers of the tiles, as many as the grid has, in 16 bits or less: C++ checks whether there are such kinds. Getters of an unusual
 * array run here, and nothing of the caller does before the numbers are copied.
 *
 * @param memory The module's own buffer; numbers that lie in it are copied, since growth detaches it.
 */
export function checkTileNumbers(
  where: string,
  given: ArrayLike<number>,
  { columns, rows }: CheckedGrid,
  kinds: number,
  memory: ArrayBufferLike,
): TileNumbers {
  const length = arrayLength(given);
  if (length === undefined) {
    throw typeError(`${where}: tiles must be an array of numbers, got ${quote(given)}`);
  }
  if (length !== columns * rows) {
    throw rangeError(
      `${where}: tiles must hold ${columns * rows} numbers (${columns} columns x ${rows} rows), got ${length}`,
    );
  }
  if (isUnsigned(given)) return given.buffer === memory ? given.slice() : given;
  const numbers = new Uint16Array(length);
  for (let i = 0; i < length; i++) {
    const number: unknown = given[i];
    if (!isTileNumber(number)) throw tileNumberError(where, `tiles[${i}]`, number, kinds);
    numbers[i] = number;
  }
  return numbers;
}

/** By the tag, which is right for arrays of another window too. */
function isUnsigned(given: unknown): given is TileNumbers {
  return (
    ArrayBuffer.isView(given) && UNSIGNED.has(Object.prototype.toString.call(given).slice(8, -1))
  );
}

/** True when the value can be the number of a tile. Whether its map has such a kind is not checked here. */
export function isTileNumber(value: unknown): value is number {
  return typeof value === 'number' && isIndex(value) && value < MAX_TILE_KINDS;
}

/** Why the number of a tile is refused. */
export function tileNumberError(
  where: string,
  name: string,
  number: unknown,
  kinds: number,
): Error {
  return ruleError(where, name, `the index of a kind, from 0 to ${kinds - 1}`, number);
}
