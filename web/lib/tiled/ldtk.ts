/** Projects of LDtk. */
import { checkOptions, flagError, isCount, ruleError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import type { TileKind } from '../world/tiles.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  flagOf,
  hasField,
  jsonFields,
  listOf,
  numberOf,
  pairOf,
  textOf,
  wholeOf,
} from './file-values.js';
import { KindList, type KindsOption, kindsBy } from './ldtk-kinds.js';
import type { Level } from './level.js';
import { LevelBuilder, MAX_MAP_TILES } from './level-builder.js';
import { checkSkip } from './tiled.js';

/** How a project of LDtk is read. */
export interface LdtkOptions {
  /** The level that is read, by its identifier or by its index from 0; it then begins at 0, 0. All levels by default, each where it is in its world. */
  readonly level?: string | number | undefined;
  /** The world whose levels are read, by its identifier or by its index from 0: needed in a project of several worlds. */
  readonly world?: string | number | undefined;
  /**
   * What cells of IntGrid layers are, by their values, or by a function of value and layer. A value that is not named is empty. By default
   * every value but 0 is a whole solid tile.
   */
  readonly intGrid?: KindsOption | undefined;
  /** What tiles of Tiles and AutoLayer layers are, by their numbers in the tileset. By default these layers are not read. */
  readonly tiles?: KindsOption | undefined;
  /** True to read invisible layers, too. False by default. */
  readonly invisible?: boolean | undefined;
  /** Identifiers of layers that are not read. */
  readonly skip?: readonly string[] | undefined;
}

const OPTION_NAMES = ['level', 'world', 'intGrid', 'tiles', 'invisible', 'skip'];

const WHERE = 'readLdtk';
const LARGEST_VALUE = 2 ** 31 - 1;
const LAYER_TYPES = ['IntGrid', 'Entities', 'Tiles', 'AutoLayer'];

/** What is the same for all layers. */
interface ProjectReader {
  readonly level: LevelBuilder;
  readonly intGrid: (value: number, layer: string) => TileKind | undefined;
  readonly tiles: ((tile: number, layer: string) => TileKind | undefined) | undefined;
  readonly invisible: boolean;
  readonly skip: readonly string[];
}

/** A layer of a level. */
interface LdtkLayer {
  readonly place: string;
  readonly name: string;
  readonly fields: Fields;
  readonly columns: number;
  readonly rows: number;
  /** Width and height of a cell. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Reads a project of LDtk: one of its levels, or all. IntGrid layers become tile maps, entities become points.
 *
 * @param file The text of an .ldtk file, or its object.
 * @throws TypeError for what is of a wrong type, in the options or in the file; RangeError for values that cannot be, and for levels
 * that have files of their own. The sentence names the level and the layer.
 */
export function readLdtk(file: string | object, options: LdtkOptions = {}): Level {
  checkLdtkOptions(options);
  const { level: choice, invisible = false, skip = [], tiles } = options;
  const project = jsonFields(WHERE, 'file', file);
  const world = worldOf(project, options.world);
  const levels = listOf(WHERE, world, 'levels').map((level, i) =>
    fieldsOf(WHERE, `levels[${i}]`, level),
  );
  const chosen = choice === undefined ? levels : [pick(levels, 'level', choice)];
  if (chosen.length === 0) throw rangeError(`${WHERE}: file must have a level`);
  if (chosen.length > 1) checkLayout(world);
  const reader: ProjectReader = {
    level: new LevelBuilder(WHERE, false),
    intGrid: kindsBy(WHERE, 'intGrid', options.intGrid),
    tiles: tiles === undefined ? undefined : kindsBy(WHERE, 'tiles', tiles),
    invisible,
    skip,
  };
  for (const fields of chosen) readLevel(reader, fields, chosen.length > 1 || choice === undefined);
  return reader.level.level();
}

function checkLdtkOptions(options: LdtkOptions): void {
  checkOptions(WHERE, options, OPTION_NAMES);
  for (const name of ['level', 'world'] as const) {
    const value = options[name];
    if (value === undefined || typeof value === 'string' || isCount(value)) continue;
    throw typeError(`${WHERE}: ${name} must be an identifier or an index, got ${quote(value)}`);
  }
  const { invisible, skip } = options;
  const error = invisible === undefined ? undefined : flagError(WHERE, 'invisible', invisible);
  if (error !== undefined) throw error;
  checkSkip(WHERE, skip);
}

/** The object that has the levels: the project, or one of its worlds. */
function worldOf(project: Fields, choice: string | number | undefined): Fields {
  const worlds = listOf(WHERE, project, 'worlds', []).map((world, i) =>
    fieldsOf(WHERE, `worlds[${i}]`, world),
  );
  if (choice !== undefined) return pick(worlds, 'world', choice);
  if (worlds.length > 1) {
    throw rangeError(
      `${WHERE}: world must be given, because the file has ${worlds.length}: ${worlds.map(nameOf).join(', ')}`,
    );
  }
  return worlds[0] ?? project;
}

/** One of several, by its identifier or its index. */
function pick(list: readonly Fields[], name: string, choice: string | number): Fields {
  const found =
    typeof choice === 'number' ? list[choice] : list.find((one) => nameOf(one) === choice);
  if (found !== undefined) return found;
  throw rangeError(
    `${WHERE}: ${name} must be one of the ${list.length} of the file, got ${quote(choice)}`,
  );
}

function nameOf(fields: Fields): string {
  return textOf(WHERE, fields, 'identifier');
}

/** Throws where levels have no coordinates. */
function checkLayout(world: Fields): void {
  const layout = textOf(WHERE, world, 'worldLayout');
  if (layout === 'Free' || layout === 'GridVania') return;
  throw rangeError(
    `${WHERE}: worldLayout must be 'Free' or 'GridVania' to read several levels, got ${quote(layout)}: levels have no coordinates there; the option level reads one of them`,
  );
}

function readLevel(reader: ProjectReader, fields: Fields, inWorld: boolean): void {
  const { level } = reader;
  const place = `${WHERE}: level ${quote(nameOf(fields))}`;
  const [x, y] = inWorld
    ? [numberOf(place, fields, 'worldX'), numberOf(place, fields, 'worldY')]
    : [0, 0];
  const [width, height] = ['pxWid', 'pxHei'].map((name) =>
    wholeOf(place, fields, name, [1, LARGEST_VALUE]),
  ) as [number, number];
  level.include(x, y, width, height);
  if (!hasField(fields, 'layerInstances')) {
    throw rangeError(
      `${place}: layerInstances must be in the file: switch off "Save levels separately" in the settings of the project`,
    );
  }
  // LDtk lists the topmost layer first.
  const layers = listOf(place, fields, 'layerInstances');
  for (let i = layers.length - 1; i >= 0; i--) {
    level.countLayer();
    readLayer(reader, place, fieldsOf(place, `layerInstances[${i}]`, layers[i]), [x, y]);
  }
}

function readLayer(
  reader: ProjectReader,
  ofLevel: string,
  fields: Fields,
  [x, y]: readonly [number, number],
): void {
  const name = textOf(`${ofLevel}: layer`, fields, '__identifier');
  const place = `${ofLevel}, layer ${quote(name)}`;
  const isVisible = flagOf(place, fields, 'visible', true);
  if (reader.skip.includes(name) || !(isVisible || reader.invisible)) return;
  const layer: LdtkLayer = {
    place,
    name,
    fields,
    columns: wholeOf(place, fields, '__cWid', [1, MAX_MAP_TILES]),
    rows: wholeOf(place, fields, '__cHei', [1, MAX_MAP_TILES]),
    size: wholeOf(place, fields, '__gridSize', [1, LARGEST_VALUE]),
    x: x + numberOf(place, fields, '__pxTotalOffsetX', 0),
    y: y + numberOf(place, fields, '__pxTotalOffsetY', 0),
  };
  const type = textOf(place, fields, '__type');
  if (type === 'IntGrid') readIntGrid(reader, layer);
  else if (type === 'Entities') readEntities(reader, layer);
  else if (type === 'Tiles') readTiles(reader, layer, 'gridTiles');
  else if (type === 'AutoLayer') readTiles(reader, layer, 'autoLayerTiles');
  else throw choiceError(place, '__type', type, LAYER_TYPES);
}

function readIntGrid({ level, intGrid }: ProjectReader, layer: LdtkLayer): void {
  const { place, name, fields, columns, rows } = layer;
  const values = listOf(place, fields, 'intGridCsv');
  const count = columns * rows;
  if (values.length !== count) {
    throw rangeError(
      `${place}: intGridCsv must hold ${count} values (${columns} x ${rows}), got ${values.length}`,
    );
  }
  level.countTiles(place, columns, rows);
  const kinds = new KindList(place);
  const tiles = Uint16Array.from(values, (value, i) => {
    if (!isCount(value) || value > LARGEST_VALUE) {
      const rule = `a whole number from 0 to ${LARGEST_VALUE}`;
      throw ruleError(place, `intGridCsv[${i}]`, rule, value);
    }
    return value === 0 ? 0 : kinds.numberOf(value, () => intGrid(value, name));
  });
  addMap(level, layer, tiles, kinds);
}

/** Tiles of a layer; of several in one cell, the topmost that is anything counts. */
function readTiles({ level, tiles: kindOf }: ProjectReader, layer: LdtkLayer, list: string): void {
  if (kindOf === undefined) return;
  const { place, name, fields, columns, rows, size } = layer;
  level.countTiles(place, columns, rows);
  const kinds = new KindList(place);
  const tiles = new Uint16Array(columns * rows);
  for (const [i, value] of listOf(place, fields, list).entries()) {
    const of = `${place}: ${list}[${i}]`;
    const tile = fieldsOf(place, `${list}[${i}]`, value);
    const id = wholeOf(of, tile, 't', [0, LARGEST_VALUE]);
    const flips = wholeOf(of, tile, 'f', [0, 3], 0);
    const [column, row] = pairOf(of, tile, 'px').map((pixels) => pixels / size) as [number, number];
    const isCell = Number.isInteger(column) && Number.isInteger(row);
    if (!isCell || column < 0 || row < 0 || column >= columns || row >= rows) {
      throw rangeError(
        `${of}: px must be a cell of the layer, which has ${columns} x ${rows} of ${size} pixels, got ${column * size}, ${row * size}`,
      );
    }
    const number = kinds.numberOf(4 * id + flips, () => kindOf(id, name), flips);
    if (number > 0) tiles[row * columns + column] = number;
  }
  addMap(level, layer, tiles, kinds);
}

function addMap(level: LevelBuilder, layer: LdtkLayer, tiles: Uint16Array, { kinds }: KindList) {
  if (kinds.length === 1) return;
  const { name, x, y, columns, rows, size } = layer;
  const data = { layer: name, name: '', type: '', properties: {} };
  level.addMap({ name, x, y, columns, rows, size, tiles, kinds, data });
}

function readEntities({ level }: ProjectReader, layer: LdtkLayer): void {
  const { place, fields } = layer;
  for (const [i, value] of listOf(place, fields, 'entityInstances').entries()) {
    const of = `${place}: entityInstances[${i}]`;
    const entity = fieldsOf(place, `entityInstances[${i}]`, value);
    const identifier = textOf(of, entity, '__identifier');
    const [x, y] = pairOf(of, entity, 'px');
    level.addPoint(of, {
      id: textOf(of, entity, 'iid', ''),
      layer: layer.name,
      name: identifier,
      type: identifier,
      x: layer.x + x,
      y: layer.y + y,
      width: wholeOf(of, entity, 'width', [0, LARGEST_VALUE]),
      height: wholeOf(of, entity, 'height', [0, LARGEST_VALUE]),
      properties: fieldsOfEntity(of, entity),
    });
  }
}

function fieldsOfEntity(place: string, entity: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    listOf(place, entity, 'fieldInstances', []).map((value, i) => {
      const name = `fieldInstances[${i}]`;
      const field = fieldsOf(place, name, value);
      return [textOf(`${place}: ${name}`, field, '__identifier'), fieldOf(field, '__value')];
    }),
  );
}
