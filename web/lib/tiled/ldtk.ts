/** Projects of LDtk. */
import { checkOptions, flagError, isCount, ruleError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import type { TileKind } from '../world/tiles.js';
import {
  type Fields,
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
import type { Flips } from './flips.js';
import { type LayerDefinition, layerDefinitions, PLAIN_LAYER } from './ldtk-definitions.js';
import { KindList, type KindsOption, kindsBy } from './ldtk-kinds.js';
import {
  type Choice,
  type ChosenLevel,
  chosenLevels,
  fieldValues,
  type LevelFiles,
  worldOf,
} from './ldtk-worlds.js';
import type { Level, LevelData, WorldLevel } from './level.js';
import { LevelBuilder, MAX_MAP_TILES } from './level-builder.js';
import { checkNames } from './tiled.js';

/** How a project of LDtk is read. */
export interface LdtkOptions {
  /**
   * The level that is read, by its identifier or by its index from 0; it then begins at 0, 0. Of several in an array, each is where it is
   * in its world; so are all levels, by default.
   */
  readonly level?: Choice | readonly Choice[] | undefined;
  /** The world whose levels are read, by its identifier or by its index from 0: needed in a project of several worlds. */
  readonly world?: Choice | undefined;
  /** Files of levels, where the project saves them separately: by their `externalRelPath`, their text or their object. */
  readonly files?: LevelFiles | undefined;
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

const OPTION_NAMES = ['level', 'world', 'files', 'intGrid', 'tiles', 'invisible', 'skip'];

const WHERE = 'readLdtk';
const LARGEST_VALUE = 2 ** 31 - 1;
const LAYER_TYPES = ['IntGrid', 'Entities', 'Tiles', 'AutoLayer'];

/** What is the same for all layers. */
interface ProjectReader {
  readonly level: LevelBuilder;
  readonly intGrid: (value: number, layer: string) => TileKind | undefined;
  readonly tiles: ((tile: number, layer: string) => TileKind | undefined) | undefined;
  readonly definitions: ReadonlyMap<number, LayerDefinition>;
  readonly invisible: boolean;
  readonly skip: readonly string[];
}

/** A layer of a level. */
interface LdtkLayer {
  readonly place: string;
  /** Its level. */
  readonly about: WorldLevel;
  readonly definition: LayerDefinition;
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
 * that have files of their own, which `files` lacks. The sentence names the level and the layer.
 */
export function readLdtk(file: string | object, options: LdtkOptions = {}): Level {
  checkLdtkOptions(options);
  const { files = {}, invisible = false, skip = [], tiles } = options;
  const project = jsonFields(WHERE, 'file', file);
  const world = worldOf(WHERE, project, options.world);
  const chosen = chosenLevels(WHERE, world, options.level, files);
  const reader: ProjectReader = {
    level: new LevelBuilder(WHERE, false),
    intGrid: kindsBy(WHERE, 'intGrid', options.intGrid),
    tiles: tiles === undefined ? undefined : kindsBy(WHERE, 'tiles', tiles),
    definitions: layerDefinitions(WHERE, project),
    invisible,
    skip,
  };
  for (const level of chosen) readLevel(reader, level);
  const levels = chosen.map(({ about }) => about);
  return reader.level.level({ type: '', properties: {}, levels });
}

function checkLdtkOptions(options: LdtkOptions): void {
  checkOptions(WHERE, options, OPTION_NAMES);
  const { level, world, files, invisible, skip } = options;
  checkChoice('world', world);
  if (Array.isArray(level)) {
    for (const [i, one] of level.entries()) checkChoice(`level[${i}]`, one ?? null);
  } else checkChoice('level', level);
  if (files !== undefined) fieldsOf(WHERE, 'files', files);
  const error = invisible === undefined ? undefined : flagError(WHERE, 'invisible', invisible);
  if (error !== undefined) throw error;
  checkNames(WHERE, 'skip', skip);
}

function checkChoice(name: string, choice: unknown): void {
  if (choice === undefined || typeof choice === 'string' || isCount(choice)) return;
  throw typeError(`${WHERE}: ${name} must be an identifier or an index, got ${quote(choice)}`);
}

function readLevel(reader: ProjectReader, { place, fields, about }: ChosenLevel): void {
  const { level } = reader;
  level.include(about.x, about.y, about.width, about.height);
  // LDtk lists the topmost layer first.
  const layers = listOf(place, fields, 'layerInstances');
  for (let i = layers.length - 1; i >= 0; i--) {
    level.countLayer();
    readLayer(reader, place, fieldsOf(place, `layerInstances[${i}]`, layers[i]), about);
  }
}

function readLayer(
  reader: ProjectReader,
  ofLevel: string,
  fields: Fields,
  about: WorldLevel,
): void {
  const name = textOf(`${ofLevel}: layer`, fields, '__identifier');
  const place = `${ofLevel}, layer ${quote(name)}`;
  const isVisible = flagOf(place, fields, 'visible', true);
  if (reader.skip.includes(name) || !(isVisible || reader.invisible)) return;
  const uid = wholeOf(place, fields, 'layerDefUid', [-1, LARGEST_VALUE], -1);
  const definition = reader.definitions.get(uid) ?? PLAIN_LAYER;
  const layer: LdtkLayer = {
    place,
    about,
    name,
    fields,
    definition,
    columns: wholeOf(place, fields, '__cWid', [1, MAX_MAP_TILES]),
    rows: wholeOf(place, fields, '__cHei', [1, MAX_MAP_TILES]),
    size: wholeOf(place, fields, '__gridSize', [1, LARGEST_VALUE]),
    x: about.x + numberOf(place, fields, '__pxTotalOffsetX', 0),
    y: about.y + numberOf(place, fields, '__pxTotalOffsetY', 0),
  };
  const type = textOf(place, fields, '__type');
  if (!LAYER_TYPES.includes(type)) throw choiceError(place, '__type', type, LAYER_TYPES);
  const { x, y } = layer;
  const { parallaxX, parallaxY } = definition;
  const kind = type === 'Entities' ? 'objects' : 'tiles';
  const of = { level: about.name, name, kind, type: '', properties: {} } as const;
  reader.level.addLayer({ ...of, x, y, parallaxX, parallaxY });
  if (type === 'IntGrid') readIntGrid(reader, layer);
  else if (type === 'Entities') readEntities(reader, layer);
  else readTiles(reader, layer, type === 'Tiles' ? 'gridTiles' : 'autoLayerTiles');
}

/** Counts the tiles of a layer, and makes the bounds hold it: its last column may be beyond the level. */
function includeTiles(level: LevelBuilder, layer: LdtkLayer): void {
  const { place, x, y, columns, rows, size } = layer;
  level.countTiles(place, columns, rows);
  level.include(x, y, columns * size, rows * size);
}

function readIntGrid({ level, intGrid }: ProjectReader, layer: LdtkLayer): void {
  const { place, name, fields, definition, columns, rows } = layer;
  const values = listOf(place, fields, 'intGridCsv');
  const count = columns * rows;
  if (values.length !== count) {
    throw rangeError(
      `${place}: intGridCsv must hold ${count} values (${columns} x ${rows}), got ${values.length}`,
    );
  }
  includeTiles(level, layer);
  const kinds = new KindList(place);
  const tiles = Uint16Array.from(values, (value, i) => {
    if (!isCount(value) || value > LARGEST_VALUE) {
      const rule = `a whole number from 0 to ${LARGEST_VALUE}`;
      throw ruleError(place, `intGridCsv[${i}]`, rule, value);
    }
    if (value === 0) return 0;
    return kinds.numberOf(value, () => ({
      kind: intGrid(value, name),
      shown: {
        tileset: '',
        number: value,
        type: definition.identifiers.get(value) ?? '',
        properties: {},
        flips: flipsBy(0),
      },
    }));
  });
  addMap(level, layer, tiles, kinds);
}

/** Bit 1 is left for right, bit 2 top for bottom. */
function flipsBy(bits: number): Flips {
  return { horizontal: (bits & 1) !== 0, vertical: (bits & 2) !== 0, diagonal: false };
}

/** Tiles of a layer; of several in one cell, the topmost that is anything counts. */
function readTiles({ level, tiles: kindOf }: ProjectReader, layer: LdtkLayer, list: string): void {
  if (kindOf === undefined) return;
  const { place, name, fields, columns, rows, size } = layer;
  includeTiles(level, layer);
  const tileset = textOf(place, fields, '__tilesetRelPath', '');
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
    const number = kinds.numberOf(4 * id + flips, () => ({
      kind: kindOf(id, name),
      shown: { tileset, number: id, type: '', properties: {}, flips: flipsBy(flips) },
    }));
    if (number > 0) tiles[row * columns + column] = number;
  }
  addMap(level, layer, tiles, kinds);
}

function addMap(
  level: LevelBuilder,
  layer: LdtkLayer,
  tiles: Uint16Array,
  { kinds, shown }: KindList,
): void {
  if (kinds.length === 1) return;
  const { name, x, y, columns, rows, size } = layer;
  const data = { ...dataOf(layer), tiles: shown };
  level.addMap({ name, x, y, columns, rows, size, tiles, kinds, data });
}

function dataOf({ about, name: layer }: LdtkLayer): LevelData {
  return { level: about.name, layer, name: '', type: '', properties: {} };
}

function readEntities({ level }: ProjectReader, layer: LdtkLayer): void {
  const { place, fields } = layer;
  for (const [i, value] of listOf(place, fields, 'entityInstances').entries()) {
    const of = `${place}: entityInstances[${i}]`;
    const entity = fieldsOf(place, `entityInstances[${i}]`, value);
    const identifier = textOf(of, entity, '__identifier');
    const [x, y] = pairOf(of, entity, 'px');
    const [pivotX, pivotY] = hasField(entity, '__pivot') ? pairOf(of, entity, '__pivot') : [0, 0];
    level.addPoint(of, {
      ...dataOf(layer),
      id: textOf(of, entity, 'iid', ''),
      name: identifier,
      type: identifier,
      x: layer.x + x,
      y: layer.y + y,
      width: wholeOf(of, entity, 'width', [0, LARGEST_VALUE]),
      height: wholeOf(of, entity, 'height', [0, LARGEST_VALUE]),
      pivotX,
      pivotY,
      angle: 0,
      properties: fieldValues(of, entity),
    });
  }
}
