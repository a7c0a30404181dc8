/** Tile maps: static bodies whose shape is a grid of tiles. */
import type { BodyOptions } from './bodies.js';

/** The usual tiles, by their number in a map that has no `kinds` of its own. `left` and `right` say to which side a slope rises. */
export const Tile = {
  Empty: 0,
  Solid: 1,
  /** A triangle on the floor that rises to the right, from bottom left to top right. */
  SlopeRight: 2,
  SlopeLeft: 3,
  /** A triangle on the ceiling that falls to the right: from top left to bottom right, its right angle at the top right. */
  CeilingRight: 4,
  CeilingLeft: 5,
  /** The first half of a slope 1:2, a triangle: from bottom left to the middle of the right side. */
  LowSlopeRight: 6,
  /** The second half, a trapezoid: from the middle of the left side to top right. */
  HighSlopeRight: 7,
  LowSlopeLeft: 8,
  HighSlopeLeft: 9,
  /** The same at the ceiling: those of the floor, upside down. */
  LowCeilingRight: 10,
  HighCeilingRight: 11,
  LowCeilingLeft: 12,
  HighCeilingLeft: 13,
  HalfBottom: 14,
  HalfTop: 15,
  HalfLeft: 16,
  HalfRight: 17,
  /** A whole tile that is solid from above only. */
  OneWay: 18,
} as const;

/** A side of a tile. */
export type TileSide = 'up' | 'down' | 'left' | 'right';

/** What tiles of one number are. */
export interface TileKind {
  /**
   * One of the usual tiles, by its number in {@link Tile}, or the corners of a convex polygon in the tile: two numbers each, x and y from
   * 0 to 1, from the top left corner of the tile; 3 to 8 of them, in either direction. A whole tile by default.
   */
  readonly shape?: number | ArrayLike<number> | undefined;
  /** The side from which it is solid: it stops what comes from there and lets all else pass. Solid from all sides by default. */
  readonly oneWay?: TileSide | undefined;
  /** True for a tile that is in no contact, such as water. False by default. */
  readonly sensor?: boolean | undefined;
  /** Bits of its categories; if left out, those of the map. */
  readonly category?: number | undefined;
  /** Bits of the categories that it accepts; if left out, those of the map. */
  readonly mask?: number | undefined;
  /** A number of 32 bits that is yours. 0 by default. */
  readonly tag?: number | undefined;
}

/** A tile map to be added. */
export interface NewTiles<Data>
  extends Pick<BodyOptions, 'x' | 'y' | 'sensor' | 'category' | 'mask' | 'group' | 'tag' | 'order'> {
  /** How many tiles are in a row; 1 or more. */
  readonly columns: number;
  /** How many rows there are; 1 or more. `columns * rows` is at most 16,777,215. */
  readonly rows: number;
  /** Width and height of a tile; more than zero. */
  readonly size: number;
  /** The number of each tile, row by row from the top left: an index in `kinds`, or in {@link Tile} without `kinds`. Copied. */
  readonly tiles: ArrayLike<number>;
  /** What tiles are, by their numbers: at most 65,535. A hole is an empty tile; so is number 0, whatever it says. The usual tiles by default. */
  readonly kinds?: ArrayLike<TileKind | undefined> | undefined;
  /** What `data(id)` then returns. */
  readonly data?: Data | undefined;
}
