/** Tile layers of Tiled as tile maps. Chunks of a layer of an infinite map become one map around all of them. */
import { rangeError } from '../coded-errors.js';
import type { NewBody } from '../world/bodies.js';
import type { TileKind } from '../world/tiles.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  hasField,
  listOf,
  textOf,
  wholeOf,
} from './file-values.js';
import { flippedSize, withoutFlips } from './flips.js';
import type { LevelData, LevelTile } from './level.js';
import { type LevelBuilder, MAX_MAP_TILES } from './level-builder.js';
import { movedCorners, rectangleCorners } from './objects.js';
import { fittedOutlines, type Overhang } from './overhang.js';
import { contactOf, filterIn } from './properties.js';
import type { Remarks } from './remarks.js';
import { checkForm, type DataForm, type DataSize, tileNumbers } from './tile-data.js';
import {
  type AroundTile,
  isSolid,
  kindOf,
  type LevelPart,
  optionsAround,
  partsOf,
  sideOf,
  type UsedTile,
  usedTile,
} from './tile-shapes.js';
import type { Tilesets, TilesetTile } from './tilesets.js';

/** A layer, with what the layers around it say. */
export interface LayerPlace {
  /** Where it is in the file, to begin the sentence of an error. */
  readonly place: string;
  readonly fields: Fields;
  /** With the offsets of its groups. */
  readonly x: number;
  readonly y: number;
  readonly data: LevelData;
}

/** What the map says of its tiles. */
export interface MapTiles {
  /** Width and height of a tile. */
  readonly size: number;
  readonly sets: Tilesets;
  /** Whether tiles without collision shapes are solid where their layer says nothing. */
  readonly solid: boolean | undefined;
  /** What becomes of collision shapes that leave their tile. */
  readonly overhang: Overhang;
}

/** Numbers of tiles as the file has them, with flips, over a rectangle of cells. */
interface Grid extends DataSize {
  /** Of the first column, in tiles. */
  readonly column: number;
  readonly row: number;
  readonly gids: Uint32Array;
}

/** The kinds of a map, and which tiles they are. */
interface MapKinds {
  readonly kinds: (TileKind | undefined)[];
  readonly shown: (LevelTile | undefined)[];
}

/** A tile of a layer: its number in the map, which is 0 where it is a body of its own. */
interface LayerTile {
  readonly number: number;
  readonly body?: NewBody<LevelData>;
}

const FARTHEST = 2 ** 24;
const MAX_KINDS = 65_535;

export async function readTileLayer(
  level: LevelBuilder,
  layer: LayerPlace,
  map: MapTiles,
): Promise<void> {
  const { place, fields, data } = layer;
  const form: DataForm = {
    encoding: textOf(place, fields, 'encoding', ''),
    compression: textOf(place, fields, 'compression', ''),
  };
  checkForm(place, form);
  const grid = hasField(fields, 'chunks')
    ? await gridOfChunks(level, layer, form)
    : await gridOfLayer(level, layer, form);
  if (grid === undefined) return;
  const { column, row, columns, rows } = grid;
  const { size } = map;
  const [x, y] = [layer.x + column * size, layer.y + row * size];
  level.include(x, y, columns * size, rows * size);
  const { tiles, kinds, shown } = tilesOf(level, layer, map, grid, [x, y]);
  if (kinds.length === 1) return;
  const options = filterIn(contactOf(level.remarks, place, data.properties));
  level.addMap({
    name: data.layer,
    x,
    y,
    columns,
    rows,
    size,
    tiles,
    kinds,
    ...options,
    data: { ...data, tiles: shown },
  });
}

async function gridOfLayer(
  level: LevelBuilder,
  { place, fields }: LayerPlace,
  form: DataForm,
): Promise<Grid> {
  const size = sizeOf(level, place, fields);
  const gids = await tileNumbers(place, fieldOf(fields, 'data'), form, size);
  return { column: 0, row: 0, ...size, gids };
}

async function gridOfChunks(
  level: LevelBuilder,
  { place, fields }: LayerPlace,
  form: DataForm,
): Promise<Grid | undefined> {
  const chunks = Array.from(listOf(place, fields, 'chunks'), (value, i) => {
    const chunk = fieldsOf(place, `chunks[${i}]`, value);
    const of = `${place}, chunk ${i}`;
    const column = wholeOf(of, chunk, 'x', [-FARTHEST, FARTHEST]);
    const row = wholeOf(of, chunk, 'y', [-FARTHEST, FARTHEST]);
    const { columns, rows } = dimensionsOf(of, chunk);
    return { of, column, row, columns, rows, data: fieldOf(chunk, 'data') };
  });
  if (chunks.length === 0) return undefined;
  const column = chunks.reduce((least, chunk) => Math.min(least, chunk.column), FARTHEST);
  const row = chunks.reduce((least, chunk) => Math.min(least, chunk.row), FARTHEST);
  const columns = chunks.reduce(
    (most, one) => Math.max(most, one.column + one.columns - column),
    0,
  );
  const rows = chunks.reduce((most, one) => Math.max(most, one.row + one.rows - row), 0);
  level.countTiles(place, columns, rows);
  const gids = new Uint32Array(columns * rows);
  const taken = new Uint8Array(columns * rows);
  for (const chunk of chunks) {
    const first = (chunk.row - row) * columns + chunk.column - column;
    for (let line = 0; line < chunk.rows; line++) {
      const start = first + line * columns;
      const cells = taken.subarray(start, start + chunk.columns);
      if (cells.includes(1)) {
        throw rangeError(
          `${chunk.of}: chunks must not overlap, got one at ${chunk.column}, ${chunk.row}`,
        );
      }
      cells.fill(1);
    }
    const numbers = await tileNumbers(chunk.of, chunk.data, form, chunk);
    for (let line = 0; line < chunk.rows; line++) {
      const from = line * chunk.columns;
      gids.set(numbers.subarray(from, from + chunk.columns), first + line * columns);
    }
  }
  return { column, row, columns, rows, gids };
}

/** Columns and rows of a layer, which are counted. */
function sizeOf(level: LevelBuilder, place: string, fields: Fields): DataSize {
  const size = dimensionsOf(place, fields);
  level.countTiles(place, size.columns, size.rows);
  return size;
}

function dimensionsOf(place: string, fields: Fields): DataSize {
  return {
    columns: wholeOf(place, fields, 'width', [1, MAX_MAP_TILES]),
    rows: wholeOf(place, fields, 'height', [1, MAX_MAP_TILES]),
  };
}

/** The tiles of a map, with their kinds; adds a body for each tile that no kind can be. */
function tilesOf(
  level: LevelBuilder,
  layer: LayerPlace,
  map: MapTiles,
  { columns, gids }: Grid,
  [x, y]: readonly [number, number],
): MapKinds & { readonly tiles: Uint16Array } {
  const { place } = layer;
  const kinds: MapKinds = { kinds: [undefined], shown: [undefined] };
  const known = new Map<number, LayerTile | undefined>();
  const tiles = new Uint16Array(gids.length);
  for (let i = 0; i < gids.length; i++) {
    const gid = gids[i]!;
    if (withoutFlips(gid) === 0) continue;
    if (!known.has(gid)) known.set(gid, layerTile(level.remarks, layer, map, gid, kinds));
    const found = known.get(gid);
    if (found === undefined) continue;
    tiles[i] = found.number;
    if (found.body === undefined) continue;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const at = { x: x + column * map.size, y: y + row * map.size };
    level.addBody(place, { ...found.body, ...at });
  }
  return { tiles, ...kinds };
}

/** What a number of a layer stands for; undefined for what is in no contact. Adds its kind. */
function layerTile(
  remarks: Remarks,
  layer: LayerPlace,
  map: MapTiles,
  gid: number,
  { kinds, shown }: MapKinds,
): LayerTile | undefined {
  const { place, data } = layer;
  const { set, index } = map.sets.find(place, withoutFlips(gid));
  const given = usedTile(set, index, gid);
  const { tile } = given;
  const around = { layer: contactOf(remarks, place, data.properties) };
  const says = tile.contact.solid ?? around.layer.solid ?? map.solid;
  if (!isSolid(set, tile, says)) return undefined;
  const used = inCell(remarks, place, given, map, says);
  if (used === undefined) return undefined;
  const kind = hasSize(tile, map.size) ? kindOf(used, map.size) : undefined;
  if (kind === undefined) return { number: 0, body: bodyOfTile(data, used, map.size, around) };
  if (kinds.length > MAX_KINDS - 1) {
    throw rangeError(`${place}: a layer holds at most ${MAX_KINDS - 1} different tiles`);
  }
  kinds.push(kind);
  shown.push(used.shown);
  return { number: kinds.length - 1 };
}

function hasSize({ width, height }: TilesetTile, size: number): boolean {
  return width === size && height === size;
}

/** A tile as it is in a cell of the map, with remarks on what does not fit; undefined where nothing solid is left. */
function inCell(
  remarks: Remarks,
  place: string,
  used: UsedTile,
  { size, overhang }: MapTiles,
  says: boolean | undefined,
): UsedTile | undefined {
  const { name, tile } = used;
  const { width, height } = tile;
  const hasOutlines = tile.outlines.length > 0;
  if (hasSize(tile, size)) {
    const cell = { layer: place.slice(place.indexOf('layer')), size };
    const outlines = fittedOutlines(remarks, tile.outlines, cell, overhang);
    if (hasOutlines && outlines.length === 0) return undefined;
    return { ...used, tile: { ...tile, outlines } };
  }
  const isDecoration = !hasOutlines && says !== true;
  remarks.add(
    place,
    `${name} must be ${size} x ${size} pixels, as the tiles of the map, got ${width} x ${height}`,
    isDecoration ? 'it is taken for decoration, which is not solid' : 'it is a body of its own',
  );
  if (isDecoration) return undefined;
  const whole = { place, pieces: [rectangleCorners(width, height)], contact: {} };
  return hasOutlines ? used : { ...used, tile: { ...tile, outlines: [whole] } };
}

/** A tile that no kind can be, at the origin. Its picture is at the bottom left of its cell. */
function bodyOfTile(
  data: LevelData,
  used: UsedTile,
  size: number,
  around: AroundTile,
): NewBody<LevelData> {
  const { tile, flips, shown } = used;
  const { type, properties } = tile;
  const [, height] = flippedSize(tile.width, tile.height, flips);
  const parts = partsOf(used, around, (corners) => movedCorners(corners, 0, size - height));
  const [part, another] = parts as [LevelPart, ...LevelPart[]];
  const oneWay = sideOf(used);
  return {
    static: true,
    ...optionsAround(used, around),
    ...(another === undefined ? part : { parts }),
    ...(oneWay !== undefined && { oneWay }),
    data: { ...data, type, properties, tile: shown },
  };
}
