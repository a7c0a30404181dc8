/** Flips of tiles. Tiled flips along the diagonal first, then horizontally, then vertically. */
import type { OneWaySide } from '../world/one-way.js';
import { Tile, type TileKind } from '../world/tiles.js';

/** How a tile is flipped. Together they make the eight ways in which a square can lie; a turn is two of them. */
export interface Flips {
  /** Left for right. */
  readonly horizontal: boolean;
  /** Top for bottom. */
  readonly vertical: boolean;
  /** x for y: along the diagonal from top left to bottom right. */
  readonly diagonal: boolean;
}

/** All sides. */
export const SIDES: readonly OneWaySide[] = ['up', 'down', 'left', 'right'];

/** Bits of a tile's number in a file. The lowest of the four is for hexagonal maps, and says nothing here. */
const HORIZONTAL = 0x8000_0000;
const VERTICAL = 0x4000_0000;
const DIAGONAL = 0x2000_0000;
const NUMBER = 0x0fff_ffff;

/** The number without the bits of flips; 0 is no tile. */
export function withoutFlips(gid: number): number {
  return gid & NUMBER;
}

export function flipsOf(gid: number): Flips {
  return {
    horizontal: (gid & HORIZONTAL) !== 0,
    vertical: (gid & VERTICAL) !== 0,
    diagonal: (gid & DIAGONAL) !== 0,
  };
}

/** Width and height of a tile that is flipped. */
export function flippedSize(
  width: number,
  height: number,
  { diagonal }: Pick<Flips, 'diagonal'>,
): readonly [width: number, height: number] {
  return diagonal ? [height, width] : [width, height];
}

/** Corners in a tile of `width` by `height`, flipped. A diagonal flip makes it a tile of `height` by `width`. */
export function flippedCorners(
  corners: ArrayLike<number>,
  width: number,
  height: number,
  { horizontal, vertical, diagonal }: Flips,
): number[] {
  const [columns, rows] = flippedSize(width, height, { diagonal });
  return Array.from(corners, (_, i) => {
    const isX = i % 2 === 0;
    const value = corners[diagonal ? i ^ 1 : i]!;
    if (isX) return horizontal ? columns - value : value;
    return vertical ? rows - value : value;
  });
}

const ACROSS: Readonly<Record<OneWaySide, OneWaySide>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};

const ALONG_DIAGONAL: Readonly<Record<OneWaySide, OneWaySide>> = {
  up: 'left',
  left: 'up',
  down: 'right',
  right: 'down',
};

/** A side of a tile, flipped with it. */
export function flippedSide(
  side: OneWaySide,
  { horizontal, vertical, diagonal }: Flips,
): OneWaySide {
  const along = diagonal ? ALONG_DIAGONAL[side] : side;
  const isAcross = along === 'left' || along === 'right' ? horizontal : vertical;
  return isAcross ? ACROSS[along] : along;
}

/** The usual tiles that are mirror images of each other, left for right. */
const LEFT_AND_RIGHT: readonly (readonly [number, number])[] = [
  [Tile.SlopeRight, Tile.SlopeLeft],
  [Tile.CeilingRight, Tile.CeilingLeft],
  [Tile.LowSlopeRight, Tile.LowSlopeLeft],
  [Tile.HighSlopeRight, Tile.HighSlopeLeft],
  [Tile.LowCeilingRight, Tile.LowCeilingLeft],
  [Tile.HighCeilingRight, Tile.HighCeilingLeft],
  [Tile.HalfLeft, Tile.HalfRight],
];

/** The same, top for bottom. */
const TOP_AND_BOTTOM: readonly (readonly [number, number])[] = [
  [Tile.SlopeRight, Tile.CeilingRight],
  [Tile.SlopeLeft, Tile.CeilingLeft],
  [Tile.LowSlopeRight, Tile.LowCeilingRight],
  [Tile.LowSlopeLeft, Tile.LowCeilingLeft],
  [Tile.HighSlopeRight, Tile.HighCeilingRight],
  [Tile.HighSlopeLeft, Tile.HighCeilingLeft],
  [Tile.HalfTop, Tile.HalfBottom],
];

/** What tiles of a kind are when they are flipped left for right, top for bottom, or both. */
export function flippedKind(kind: TileKind, horizontal: boolean, vertical: boolean): TileKind {
  if (!horizontal && !vertical) return kind;
  const flips = { horizontal, vertical, diagonal: false };
  const { oneWay, shape } = kind;
  return {
    ...kind,
    ...(oneWay && { oneWay: flippedSide(oneWay, flips) }),
    ...(shape !== undefined && { shape: flippedShape(shape, flips) }),
  };
}

function flippedShape(shape: number | ArrayLike<number>, flips: Flips): number | number[] {
  if (typeof shape !== 'number') return flippedCorners(shape, 1, 1, flips);
  const across = flips.horizontal ? mirrored(shape, LEFT_AND_RIGHT) : shape;
  return flips.vertical ? mirrored(across, TOP_AND_BOTTOM) : across;
}

function mirrored(shape: number, images: typeof LEFT_AND_RIGHT): number {
  const pair = images.find((both) => both.includes(shape));
  return pair?.find((image) => image !== shape) ?? shape;
}
