/** Adding tile maps, reading them, and changing their tiles. */
import { checkOptions, isIndex, ruleError } from '../checks.js';
import { rangeError } from '../coded-errors.js';
import { OK, OUT_OF_MEMORY } from '../errors.js';
import { BODY_DEFAULTS, bodyValues, checkBody, recordOf } from './bodies.js';
import type { BodyRecord } from './body-records.js';
import { type FilterWords, NO_FORM, writeBody } from './body-words.js';
import { INVALID_TILE_KIND, NO_SUCH_TILE_KIND, worldError } from './errors.js';
import { type BodyId, TILE_KIND_WORDS, USUAL_KINDS } from './limits.js';
import type { WorldModule } from './native-world.js';
import { type CheckedTileKind, readTileKind, writeTileKinds } from './tile-words.js';
import {
  type CheckedGrid,
  checkGrid,
  checkKinds,
  checkTileNumbers,
  isTileNumber,
  type NewTiles,
  Tile,
  type TileCell,
  type TileKindValues,
  type TileMapValues,
  type TileNumbers,
  tileNumberError,
} from './tiles.js';
import { NO_TRANSFORMS, type WorldHandle } from './world-handle.js';

const OPTION_NAMES: readonly string[] = [
  'columns',
  'rows',
  'size',
  'tiles',
  'kinds',
  'x',
  'y',
  'sensor',
  'category',
  'mask',
  'group',
  'tag',
  'order',
  'data',
];

/** C++ has the usual tiles by itself. */
const NO_KINDS: readonly CheckedTileKind[] = [];

/** Adds a map. */
export function addTiles(world: WorldHandle, map: NewTiles<unknown>): BodyId {
  const where = 'addTiles';
  checkOptions(where, map, OPTION_NAMES, 'map');
  const { tiles, kinds: givenKinds, x, y, sensor, category, mask, group, tag, order, data } = map;
  const grid = checkGrid(where, map);
  const given = { x, y, sensor, category, mask, group, tag, order };
  const body = checkBody(where, given, { ...BODY_DEFAULTS, ...NO_FORM, static: true });
  const kinds = givenKinds === undefined ? NO_KINDS : checkKinds(where, givenKinds, body);
  const { module } = world;
  const kindCount = kinds.length === 0 ? USUAL_KINDS : kinds.length;
  const numbers = checkTileNumbers(where, tiles, grid, kindCount, module.memory);
  // Getters of the map have run.
  const { native } = world;
  passTiles(module, where, kinds, numbers, grid);
  writeBody(module, module.body, body);
  world.transforms = NO_TRANSFORMS;
  const added = native.addTiles(grid.columns, grid.rows, grid.size, kinds.length);
  module.releaseBuffers();
  if (added < 0) {
    const refused = native.errorIndex();
    if (added === -NO_SUCH_TILE_KIND) {
      throw tileNumberError(where, `tiles[${refused}]`, numbers[refused], kindCount);
    }
    if (added === -INVALID_TILE_KIND) {
      throw rangeError(
        `${where}: kinds[${refused}].shape must be a larger polygon: counted from the middle of the tile, in 32-bit floats, it is no polygon`,
      );
    }
    throw worldError(where, -added, 'the map', placeOf(body, grid));
  }
  const id = added as BodyId;
  world.records.add({ id, data, category: body.category, isStatic: true, form: 'tiles' });
  return id;
}

/** Writes kinds to the input buffer, and the numbers of the tiles behind them. */
function passTiles(
  module: WorldModule,
  where: string,
  kinds: readonly CheckedTileKind[],
  numbers: TileNumbers,
  { columns, rows }: CheckedGrid,
): void {
  const count = columns * rows;
  const bytesOfKinds = 4 * TILE_KIND_WORDS * kinds.length;
  const { byteOffset } = module.reserveInput(where, bytesOfKinds + 2 * count);
  writeTileKinds(module, byteOffset >>> 2, kinds);
  new Uint16Array(module.memory, byteOffset + bytesOfKinds, count).set(numbers);
}

/** The numbers by which a map may reach beyond the range of floats. */
function placeOf(
  { x, y }: { readonly x: number; readonly y: number },
  { columns, rows, size }: CheckedGrid,
): string {
  return `, got x ${x}, y ${y}, ${columns} x ${rows} tiles of size ${size}`;
}

/** True for a tile map, false for a body of another form. */
export function isTileMap(world: WorldHandle, id: number): boolean {
  return recordOf(world, 'isTileMap', id).form === 'tiles';
}

/** Changes one tile. */
export function setTile(
  world: WorldHandle,
  id: number,
  column: number,
  row: number,
  number: number,
): void {
  const where = 'setTile';
  const { id: map } = mapOf(world, where, id);
  const areNumbers = isIndex(column) && isIndex(row) && isTileNumber(number);
  const status = areNumbers ? -world.native.setTile(map, column, row, number) : NO_SUCH_TILE_KIND;
  if (status === OK) return;
  if (status === OUT_OF_MEMORY) throw worldError(where, status);
  const grid = gridOf(world, where, map);
  throw cellError(where, grid, column, row) ?? tileNumberError(where, 'number', number, grid.kinds);
}

/** The number of one tile. */
export function tileAt(world: WorldHandle, id: number, column: number, row: number): number {
  const where = 'tileAt';
  const { id: map } = mapOf(world, where, id);
  const number = isIndex(column) && isIndex(row) ? world.native.tileAt(map, column, row) : -1;
  if (number >= 0) return number;
  throw cellError(where, gridOf(world, where, map), column, row)!;
}

/** The cell of the tile that is a part of a map. */
export function cellOf(world: WorldHandle, id: number, part: number): TileCell {
  const where = 'cellOf';
  const { columns, rows } = gridOf(world, where, mapOf(world, where, id).id);
  const error = indexError(where, 'part', part, columns * rows);
  if (error !== undefined) throw error;
  return { column: part % columns, row: Math.floor(part / columns) };
}

/** What a map is, as it can be given again. */
export function tilesOf(world: WorldHandle, id: number): TileMapValues<unknown> {
  const where = 'tilesOf';
  const { id: map, data } = mapOf(world, where, id);
  const { module, native } = world;
  const { columns, rows, size, kinds: kindCount } = gridOf(world, where, map);
  const { x, y, sensor, category, mask, group, tag, order } = bodyValues(world, map);
  const tiles = module.values(Uint16Array, where, native.tileNumbers(map)).slice();
  const { byteOffset } = module.words(where, native.tileKinds(map), TILE_KIND_WORDS);
  const kinds = Array.from({ length: kindCount }, (_, i) =>
    kindFrom(readTileKind(module, (byteOffset >>> 2) + TILE_KIND_WORDS * i)),
  );
  module.releaseBuffers();
  return {
    columns,
    rows,
    size,
    tiles,
    kinds,
    x,
    y,
    sensor,
    category: category >>> 0,
    mask: mask >>> 0,
    group,
    tag: tag >>> 0,
    order,
    data,
  };
}

/** A kind as it can be given again. */
function kindFrom(kind: CheckedTileKind): TileKindValues {
  const { shape: usual, corners, oneWay, sensor, filter, tag } = kind;
  const shape = corners.length === 0 ? usual : Array.from(corners);
  if (filter === undefined) return { shape, oneWay, sensor, tag: tag >>> 0 };
  const [category, mask] = [filter.category >>> 0, filter.mask >>> 0];
  return { shape, oneWay, sensor, category, mask, tag: tag >>> 0 };
}

/** The filters of the tiles that a map has, each once. */
export function filtersOfTiles(world: WorldHandle, id: BodyId): readonly FilterWords[] {
  const map = tilesOf(world, id);
  return Array.from(new Set(map.tiles), (number) => map.kinds[number]!)
    .filter(({ shape }) => shape !== Tile.Empty)
    .map(({ category = map.category, mask = map.mask }) => ({ category, mask }));
}

/** The record of a body that must be a tile map. */
function mapOf(world: WorldHandle, where: string, id: number): BodyRecord {
  const record = recordOf(world, where, id);
  if (record.form === 'tiles') return record;
  throw rangeError(`${where}: id must belong to a tile map, got ${id}`);
}

/** The grid of a map, and how many kinds of tiles it has. */
function gridOf(
  { module, native }: WorldHandle,
  where: string,
  map: BodyId,
): CheckedGrid & { readonly kinds: number } {
  const values = module.values(Float64Array, where, native.tileMap(map));
  const [columns, rows, size, kinds] = values as unknown as [number, number, number, number];
  return { columns, rows, size, kinds };
}

/** Why a cell is refused; undefined for one that a map has. */
function cellError(
  where: string,
  { columns, rows }: CheckedGrid,
  column: number,
  row: number,
): Error | undefined {
  return indexError(where, 'column', column, columns) ?? indexError(where, 'row', row, rows);
}

function indexError(where: string, name: string, index: number, count: number): Error | undefined {
  if (isIndex(index) && index < count) return undefined;
  return ruleError(where, name, `a whole number from 0 to ${count - 1}`, index);
}
