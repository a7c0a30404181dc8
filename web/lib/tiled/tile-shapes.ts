/** What the tiles of tilesets are in a world: kinds of a tile map, or parts of bodies. */

import { quote } from '../quote.js';
import type { OneWaySide } from '../world/one-way.js';
import type { Part } from '../world/parts.js';
import { Tile, type TileKind } from '../world/tiles.js';
import { type Flips, flippedCorners, flippedSide, flipsOf } from './flips.js';
import type { LevelTile } from './level.js';
import { leavesTile } from './overhang.js';
import { type ContactProperties, type FilterProperties, filterIn } from './properties.js';
import { shapeOfPiece, type Tileset, type TilesetTile, tileAt } from './tilesets.js';

/** A tile that is solid, or has shapes, in the place of an error. */
export interface UsedTile {
  /** `tile 3 of tileset "walls"` */
  readonly name: string;
  readonly tile: TilesetTile;
  readonly flips: Flips;
  /** What the level says of it. */
  readonly shown: LevelTile;
}

/** What a number of a map stands for, with its flips. */
export function usedTile(set: Tileset, index: number, gid: number): UsedTile {
  const tile = tileAt(set, index);
  const { type, properties } = tile;
  const flips = flipsOf(gid);
  return {
    name: `tile ${index} of tileset ${quote(set.name)}`,
    tile,
    flips,
    shown: { tileset: set.name, number: index, type, properties, flips },
  };
}

/** Whether a tile is in contact with anything. One without collision shapes is, if what `says` is true; if it is undefined, where no tile of its tileset has any. */
export function isSolid(set: Tileset, tile: TilesetTile, says: boolean | undefined): boolean {
  return tile.outlines.length > 0 || (says ?? !set.hasOutlines);
}

/** The kind of a tile in a map with tiles of its size; undefined where it is not one convex polygon in its tile. */
export function kindOf({ tile, flips }: UsedTile, size: number): TileKind | undefined {
  const [outline, another] = tile.outlines;
  if (outline === undefined) return { shape: Tile.Solid, ...kindOptions(tile.contact, flips) };
  const [corners, ...more] = outline.pieces;
  const isOne = another === undefined && more.length === 0 && corners!.length > 4;
  if (!isOne || leavesTile(tile.outlines, size)) return undefined;
  const flipped = flippedCorners(corners!, size, size, flips);
  const contact = { ...tile.contact, ...outline.contact };
  return { shape: shapeOf(flipped, size), ...kindOptions(contact, flips) };
}

/** What the layer says of a tile, and the object that it is, if it is one. */
export interface AroundTile {
  readonly layer: ContactProperties;
  readonly object?: ContactProperties;
}

/** A part of a level's body, which can be the body itself. */
export interface LevelPart extends Part {
  readonly oneWay?: OneWaySide;
}

/** The collision shapes of a tile as parts of a body: `place` puts the corners, in pixels from the top left of the flipped tile, into its frame. */
export function partsOf(
  used: UsedTile,
  { layer, object }: AroundTile,
  place: (corners: number[]) => number[],
): LevelPart[] {
  const { tile, flips } = used;
  const hasOneSide = (object?.oneWay ?? sideOf(used)) !== undefined;
  return tile.outlines.flatMap(({ pieces, contact }) => {
    const options = filterIn({ ...layer, ...tile.contact, ...contact, ...object });
    const side = hasOneSide ? undefined : (contact.oneWay ?? tile.contact.oneWay);
    return pieces.map((piece) => {
      const shape = shapeOfPiece(place(flippedCorners(piece, tile.width, tile.height, flips)));
      return { shape, ...options, ...(side !== undefined && { oneWay: flippedSide(side, flips) }) };
    });
  });
}

/** What a body of such parts has besides. Each part says by itself whether it is a sensor. */
export function optionsAround({ tile }: UsedTile, { layer, object }: AroundTile): FilterProperties {
  const { sensor: _, ...options } = filterIn({ ...layer, ...tile.contact, ...object });
  return options;
}

/** The side from which a whole tile is solid; undefined where its collision shapes have no side, or several. */
export function sideOf({ tile, flips }: UsedTile): OneWaySide | undefined {
  const ofTile = tile.contact.oneWay;
  const sides = new Set(tile.outlines.map(({ contact }) => contact.oneWay ?? ofTile));
  const [side = ofTile] = sides;
  return sides.size > 1 || side === undefined ? undefined : flippedSide(side, flips);
}

function kindOptions(contact: ContactProperties, flips: Flips): Omit<TileKind, 'shape'> {
  const { oneWay } = contact;
  return {
    ...(oneWay !== undefined && { oneWay: flippedSide(oneWay, flips) }),
    ...filterIn(contact),
  };
}

/** Corners in units of the tile, rounded once to 32 bits; the number of a whole tile for its four corners. */
function shapeOf(corners: readonly number[], size: number): number | number[] {
  const isWhole = corners.length === 8 && corners.every((value) => value === 0 || value === size);
  return isWhole ? Tile.Solid : corners.map((value) => Math.fround(value / size));
}
