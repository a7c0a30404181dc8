/** What the tiles of tilesets are in a world: kinds of a tile map, or parts of bodies. */

import { rangeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import type { OneWaySide } from '../world/one-way.js';
import type { Part } from '../world/parts.js';
import type { PolygonShape } from '../world/shapes.js';
import { Tile, type TileKind } from '../world/tiles.js';
import { type Flips, flippedCorners, flippedSide } from './flips.js';
import { type ContactProperties, type FilterProperties, filterIn } from './properties.js';
import type { TileOutline, Tileset, TilesetTile } from './tilesets.js';

/** A tile that is solid, or has shapes, in the place of an error. */
export interface UsedTile {
  /** `tile 3 of tileset "walls"` */
  readonly name: string;
  readonly tile: TilesetTile;
  readonly flips: Flips;
}

/** Whether a tile is in contact with anything. One without collision shapes is, if what `says` is true; if it is undefined, where no tile of its tileset has any. */
export function isSolid(set: Tileset, tile: TilesetTile, says: boolean | undefined): boolean {
  return tile.outlines.length > 0 || (says ?? !set.hasOutlines);
}

/** The kind of a tile in a map with tiles of this size; undefined for a tile whose shapes are more than one convex polygon. */
export function kindOf(layer: string, used: UsedTile, size: number): TileKind | undefined {
  const { name, tile, flips } = used;
  if (tile.width !== size || tile.height !== size) {
    throw rangeError(
      `${layer}: ${name} must be ${size} x ${size} pixels, as the tiles of the map, got ${tile.width} x ${tile.height}`,
    );
  }
  for (const outline of tile.outlines) checkInside(layer, outline, size);
  const [outline, another] = tile.outlines;
  if (outline === undefined) return { shape: Tile.Solid, ...kindOptions(tile.contact, flips) };
  const [corners, ...more] = outline.pieces;
  const contact = { ...tile.contact, ...outline.contact };
  if (another === undefined && more.length === 0) {
    const flipped = flippedCorners(corners!, size, size, flips);
    return { shape: shapeOf(flipped, size), ...kindOptions(contact, flips) };
  }
  checkSides(layer, used);
  return undefined;
}

/** A part that is a polygon. */
type PolygonPart = Part & { readonly shape: PolygonShape };

/** What the layer says of a tile, and the object that it is, if it is one. */
export interface AroundTile {
  readonly layer: ContactProperties;
  readonly object?: ContactProperties;
}

/** The collision shapes of a tile as parts of a body: `place` puts the corners, in pixels from the top left of the flipped tile, into its frame. */
export function partsOf(
  { tile, flips }: UsedTile,
  { layer, object }: AroundTile,
  place: (corners: number[]) => number[],
): PolygonPart[] {
  return tile.outlines.flatMap(({ pieces, contact }) => {
    const options = filterIn({ ...layer, ...tile.contact, ...contact, ...object });
    return pieces.map((piece) => {
      const corners = place(flippedCorners(piece, tile.width, tile.height, flips));
      return Object.assign({ shape: { kind: 'polygon' as const, corners } }, options);
    });
  });
}

/** What a body of such parts has besides. Each part says by itself whether it is a sensor. */
export function optionsAround({ tile }: UsedTile, { layer, object }: AroundTile): FilterProperties {
  const { sensor: _, ...options } = filterIn({ ...layer, ...tile.contact, ...object });
  return options;
}

/** The side from which a tile is solid, of itself or of its shapes. */
export function sideOf({ tile, flips }: UsedTile): OneWaySide | undefined {
  const [side] = [tile.contact, ...tile.outlines.map(({ contact }) => contact)]
    .map(({ oneWay }) => oneWay)
    .filter((oneWay) => oneWay !== undefined)
    .slice(-1);
  return side && flippedSide(side, flips);
}

/** Refuses a side of a tile that is of several shapes. `place` is the layer or the object that has the tile. */
export function checkSides(place: string, used: UsedTile): void {
  if (sideOf(used) === undefined) return;
  throw rangeError(
    `${place}: ${used.name} must have one convex collision shape, because it has the property oneWay`,
  );
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

function checkInside(layer: string, { place, pieces }: TileOutline, size: number): void {
  const outside = pieces.flat().find((value) => value < 0 || value > size);
  if (outside === undefined) return;
  throw rangeError(
    `${place}: corners must be in the tile, from 0 to ${size}, got ${outside}, in ${layer.slice(layer.indexOf('layer'))}`,
  );
}

/** A tile in the sentence of an error. */
export function tileName(set: Tileset, index: number): string {
  return `tile ${index} of tileset ${quote(set.name)}`;
}
