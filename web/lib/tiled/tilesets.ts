/** Tilesets of Tiled: which tile a number stands for, and what its collision shapes are. */

import { rangeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import { type PolygonShape, type SegmentShape, shapeNumbers } from '../world/shapes.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  hasField,
  listOf,
  textOf,
  wholeOf,
} from './file-values.js';
import type { LevelProperties } from './level.js';
import {
  areaRule,
  capsuleCorners,
  ellipseCorners,
  movedCorners,
  readObject,
  rectangleCorners,
  type TiledObject,
  typeOf,
} from './objects.js';
import { convexPieces, segmentsOf } from './polygons.js';
import { type ContactProperties, contactOf, propertiesOf } from './properties.js';
import type { Remarks } from './remarks.js';
import { turnedCorners } from './turns.js';

/** A collision shape of a tile. */
export interface TileOutline {
  readonly place: string;
  /** Convex polygons, and segments, which are two corners: in pixels from the top left of the tile. */
  readonly pieces: readonly (readonly number[])[];
  readonly contact: ContactProperties;
}

export interface TilesetTile {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly properties: LevelProperties;
  readonly contact: ContactProperties;
  readonly outlines: readonly TileOutline[];
}

export interface Tileset {
  readonly name: string;
  /** The number of its first tile in the map. */
  readonly firstGid: number;
  /** The path of its file from the map; '' for one that is in the map. */
  readonly source: string;
  /** How many numbers it has. */
  readonly count: number;
  /** Which point of a tile object is at its x and y: from 0, left or top, to 1. */
  readonly anchor: readonly [x: number, y: number];
  /** Whether any of its tiles has collision shapes. */
  readonly hasOutlines: boolean;
  /** Those of which the file says something. */
  readonly tiles: ReadonlyMap<number, TilesetTile>;
  /** What all others are. */
  readonly plain: TilesetTile;
}

/** Where tiles of a map come from; found by their numbers. */
export class Tilesets {
  /** By their first numbers, the highest first. */
  readonly #sets: Tileset[];
  readonly #where: string;

  constructor(where: string, sets: readonly Tileset[]) {
    this.#where = where;
    const sorted = [...sets];
    sorted.sort((a, b) => b.firstGid - a.firstGid);
    this.#sets = sorted;
    for (const [i, { firstGid, name }] of this.#sets.entries()) {
      if (i === 0 || this.#sets[i - 1]!.firstGid > firstGid) continue;
      throw rangeError(
        `${where}: firstgid must differ between tilesets, got ${firstGid} for ${quote(this.#sets[i - 1]!.name)} and ${quote(name)}`,
      );
    }
  }

  /** The tileset of a file. */
  bySource(source: string): Tileset | undefined {
    return this.#sets.find((set) => set.source === source);
  }

  /** Adds a tileset that the map does not name, but a template: with numbers above those of maps. */
  async add(read: (firstGid: number) => Promise<Tileset>): Promise<Tileset> {
    const [{ firstGid, count } = { firstGid: 0, count: 0 }] = this.#sets;
    const set = await read(Math.max(FIRST_ADDED, firstGid + count));
    if (set.firstGid + set.count - 1 > LARGEST_GID) {
      throw rangeError(
        `${this.#where}: tileset ${quote(set.name)} must leave numbers of tiles up to ${LARGEST_GID}, got ${set.count} tiles`,
      );
    }
    this.#sets.unshift(set);
    return set;
  }

  /** The tileset that has a number, which is one without flips, and the place of the tile in it. Throws where there is none. */
  find(place: string, gid: number): { readonly set: Tileset; readonly index: number } {
    const set = this.#sets.find(({ firstGid }) => firstGid <= gid);
    if (set === undefined) throw rangeError(`${place}: tile ${gid} must be in a tileset`);
    const index = gid - set.firstGid;
    if (index < set.count) return { set, index };
    throw rangeError(
      `${place}: tile ${gid} must be in a tileset, but ${quote(set.name)} ends with tile ${set.firstGid + set.count - 1}`,
    );
  }
}

/** The tile of a tileset with an index. */
export function tileAt({ tiles, plain }: Tileset, index: number): TilesetTile {
  return tiles.get(index) ?? plain;
}

const LARGEST_GID = 0x0fff_ffff;

/** The first number of tilesets that the map does not name. */
const FIRST_ADDED = 0x0800_0000;

const LARGEST_SIZE = 65_535;

const ANCHORS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['unspecified', [0, 1]],
  ['topleft', [0, 0]],
  ['top', [0.5, 0]],
  ['topright', [1, 0]],
  ['left', [0, 0.5]],
  ['center', [0.5, 0.5]],
  ['right', [1, 0.5]],
  ['bottomleft', [0, 1]],
  ['bottom', [0.5, 1]],
  ['bottomright', [1, 1]],
]);

/** Reads a tileset, which is in the map or has a file of its own. */
export function readTileset(
  where: string,
  fields: Fields,
  { firstGid, source }: Pick<Tileset, 'firstGid' | 'source'>,
  remarks: Remarks,
): Tileset {
  const name = textOf(`${where}: tileset`, fields, 'name', '');
  const place = `${where}: tileset ${quote(name)}`;
  const [width, height] = ['tilewidth', 'tileheight'].map((size) =>
    wholeOf(place, fields, size, [0, LARGEST_SIZE]),
  ) as [number, number];
  // A tileset of separate pictures has none.
  const columns = wholeOf(place, fields, 'columns', [0, LARGEST_GID], 0);
  const alignment = textOf(place, fields, 'objectalignment', 'unspecified');
  const anchor = ANCHORS.get(alignment);
  if (anchor === undefined) {
    throw choiceError(place, 'objectalignment', alignment, [...ANCHORS.keys()]);
  }
  const plain = { type: '', width, height, properties: {}, contact: {}, outlines: [] };
  const tiles = new Map<number, TilesetTile>();
  let count = wholeOf(place, fields, 'tilecount', [0, LARGEST_GID]);
  for (const [i, tile] of tileList(place, fields).entries()) {
    const id = wholeOf(`${place}: tiles[${i}]`, tile, 'id', [0, LARGEST_GID]);
    if (tiles.has(id)) throw rangeError(`${place}: tile ${id} must be there once, got it twice`);
    tiles.set(id, readTile(remarks, `${place}, tile ${id}`, tile, plain));
    // Separate pictures keep their numbers when others of them are removed.
    if (columns === 0) count = Math.max(count, id + 1);
  }
  return {
    name,
    firstGid,
    source,
    count,
    anchor,
    hasOutlines: [...tiles.values()].some(({ outlines }) => outlines.length > 0),
    tiles,
    plain,
  };
}

/** The tiles of which the file says something. Old versions of Tiled write two objects of them, by their ids. */
function tileList(place: string, fields: Fields): readonly Fields[] {
  const given = fieldOf(fields, 'tiles') ?? {};
  if (Array.isArray(given)) {
    return Array.from(given, (tile, i) => fieldsOf(place, `tiles[${i}]`, tile));
  }
  const tiles = fieldsOf(place, 'tiles', given);
  const properties = fieldsOf(place, 'tileproperties', fieldOf(fields, 'tileproperties') ?? {});
  const ids = new Set([...Object.keys(tiles), ...Object.keys(properties)]);
  return [...ids].map((id) => {
    const tile = fieldsOf(place, `tiles[${quote(id)}]`, fieldOf(tiles, id) ?? {});
    return Object.assign({}, tile, { id: Number(id), properties: fieldOf(properties, id) });
  });
}

function readTile(
  remarks: Remarks,
  place: string,
  fields: Fields,
  { width, height }: TilesetTile,
): TilesetTile {
  const properties = propertiesOf(place, fields);
  const sizeOf = (name: string, picture: string, usual: number): number =>
    hasField(fields, name)
      ? wholeOf(place, fields, name, [1, LARGEST_SIZE])
      : wholeOf(place, fields, picture, [1, LARGEST_SIZE], usual);
  return {
    type: typeOf(place, fields),
    width: sizeOf('width', 'imagewidth', width),
    height: sizeOf('height', 'imageheight', height),
    properties,
    contact: contactOf(remarks, place, properties),
    outlines: hasField(fields, 'objectgroup') ? outlinesOf(remarks, place, fields) : [],
  };
}

function outlinesOf(remarks: Remarks, place: string, fields: Fields): TileOutline[] {
  const group = fieldsOf(place, 'objectgroup', fields['objectgroup']);
  return Array.from(listOf(place, group, 'objects'), (value, i) => {
    const object = readObject(place, value, i);
    const { form } = object;
    const isInstance = hasField(value as Fields, 'template');
    if (!isInstance && (form.kind === 'point' || form.kind === 'text')) return [];
    const rule = isInstance ? TEMPLATE_RULE : (areaRule(object) ?? formRule(object));
    if (rule !== undefined) {
      remarks.add(object.place, rule, LEFT_OUT);
      return [];
    }
    const pieces = (remarks.attempt(LEFT_OUT, () => piecesOf(object)) ?? []).filter(
      (corners) =>
        remarks.attempt(LEFT_OUT, () => shapeNumbers(object.place, shapeOfPiece(corners))) !==
        undefined,
    );
    const contact = contactOf(remarks, object.place, object.properties);
    return pieces.length === 0 ? [] : [{ place: object.place, pieces, contact }];
  }).flat();
}

const LEFT_OUT = 'it is left out';

const TEMPLATE_RULE = 'a collision shape of a tile must not be an instance of a template';

function formRule({ form }: TiledObject): string | undefined {
  if (form.kind !== 'tile') return undefined;
  return 'a collision shape of a tile must be a rectangle, an ellipse, a capsule, a polygon or a polyline, got a tile';
}

/** A collision shape as convex polygons, or as segments, in its tile. */
function piecesOf(object: TiledObject): readonly (readonly number[])[] {
  const { form, place, x, y, rotation } = object;
  const corners = movedCorners(turnedCorners(outlineCorners(object), rotation), x, y);
  return form.kind === 'polyline' ? segmentsOf(place, corners) : convexPieces(place, corners);
}

/** The corners of a collision shape, from its x and y. */
function outlineCorners({ form, width, height }: TiledObject): readonly number[] {
  if ('corners' in form) return form.corners;
  if (form.kind !== 'ellipse' && form.kind !== 'capsule') return rectangleCorners(width, height);
  const around = form.kind === 'ellipse' ? ellipseCorners : capsuleCorners;
  return movedCorners(around(width, height), width / 2, height / 2);
}

/** A polygon, or the segment of two corners. */
export function shapeOfPiece(corners: readonly number[]): PolygonShape | SegmentShape {
  if (corners.length > 4) return { kind: 'polygon', corners };
  const [x1, y1, x2, y2] = corners as readonly [number, number, number, number];
  return { kind: 'segment', x1, y1, x2, y2 };
}
