/** Maps of Tiled, in JSON or in XML. */
import { checkCallback, checkOptions, flagError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  flagOf,
  isXml,
  jsonFields,
  listOf,
  numberOf,
  textOf,
  wholeOf,
} from './file-values.js';
import type { Level, LevelData, LevelLayer } from './level.js';
import { LevelBuilder, MAX_MAP_TILES } from './level-builder.js';
import { type ObjectMap, readObjectLayer } from './object-layer.js';
import { OVERHANGS, type Overhang } from './overhang.js';
import { propertiesOf } from './properties.js';
import type { Remarks } from './remarks.js';
import { pathFrom } from './sources.js';
import { Templates } from './templates.js';
import { type LayerPlace, readTileLayer } from './tile-layer.js';
import { readTileset, type Tileset, Tilesets } from './tilesets.js';
import { mapFromXml, tilesetFromXml } from './tmx.js';

/** How a map of Tiled is read. */
export interface TiledOptions {
  /** Tilesets that are files of their own, by the `source` that the map names: their text, or the object of a JSON file. */
  readonly tilesets?: Readonly<Record<string, string | object>> | undefined;
  /** Templates, by the name that their instances in the map have: their text, or the object of a JSON file. */
  readonly templates?: Readonly<Record<string, string | object>> | undefined;
  /**
   * Returns a tileset that is not in `tilesets`, by its `source`, or a template that is not in `templates`, such as
   * `(source) => fetch(source).then((file) => file.text())`. A tileset that only a template names is asked for by its path from the map.
   */
  readonly load?: ((source: string) => Promise<string | object> | string | object) | undefined;
  /**
   * Whether tiles without collision shapes are solid, where neither the tile nor its layer has the property `solid`. By default those
   * are of tilesets in which no tile has collision shapes.
   */
  readonly solid?: boolean | undefined;
  /**
   * What becomes of tiles in tile layers whose collision shapes leave their tile. By default, `'keep'`, each is a body of its own with its
   * whole shapes. With `'clip'`, what is outside is left out, and the tile stays in the map. Corners that are outside by at most a
   * hundredth of the tile are moved to its edge, with either.
   */
  readonly overhang?: Overhang | undefined;
  /**
   * True to refuse a file of which something has to be changed or left out, instead of listing that in `level.remarks`. False by
   * default.
   */
  readonly strict?: boolean | undefined;
  /** Classes of polygons and polylines that are no bodies, but points with `corners`, such as ways of platforms. `['path']` by default. */
  readonly paths?: readonly string[] | undefined;
  /** True to read invisible layers and objects, too. False by default. */
  readonly invisible?: boolean | undefined;
  /** Names of layers and of groups that are not read. */
  readonly skip?: readonly string[] | undefined;
}

const OPTION_NAMES = [
  'tilesets',
  'templates',
  'load',
  'solid',
  'overhang',
  'strict',
  'paths',
  'invisible',
  'skip',
];

const WHERE = 'readTiled';
const LARGEST_TILE = 65_535;
const LARGEST_GID = 0x0fff_ffff;

/** How deep groups may be in each other. */
const MAX_GROUPS = 64;

/** The map, or a group, with the offsets and the parallax of the groups around it. */
interface ParentLayer extends Omit<LayerPlace, 'data'> {
  readonly parallaxX: number;
  readonly parallaxY: number;
}

/** What is the same for all layers. */
interface MapReader {
  readonly level: LevelBuilder;
  readonly map: ObjectMap;
  readonly invisible: boolean;
  readonly skip: readonly string[];
}

/**
 * Reads a map of Tiled: orthogonal, with square tiles. Tile layers become tile maps, objects become static bodies or points. The whole
 * file is checked; nothing is in a world before `addLevel` puts it there.
 *
 * @param file The text of a .tmj, .json or .tmx file, or the object of a JSON file.
 * @throws Rejects with a TypeError for what is of a wrong type, in the options or in the file, and with a RangeError for values that
 * cannot be; the sentence names the layer, and the object or the tile. With what `load` throws.
 */
export async function readTiled(file: string | object, options: TiledOptions = {}): Promise<Level> {
  checkTiledOptions(options);
  const { solid, overhang = 'keep', strict = false, paths = ['path'] } = options;
  const { invisible = false, skip = [] } = options;
  const fields = isXml(file) ? mapFromXml(WHERE, file) : jsonFields(WHERE, 'file', file);
  const size = checkMap(fields);
  const level = new LevelBuilder(WHERE, strict);
  const [columns, rows] = ['width', 'height'].map((name) =>
    wholeOf(WHERE, fields, name, [1, MAX_MAP_TILES]),
  ) as [number, number];
  if (!flagOf(WHERE, fields, 'infinite', false)) {
    level.include(0, 0, columns * size, rows * size);
  }
  const sets = await tilesetsOf(fields, options, level.remarks);
  const templates = templatesOf(sets, options, level.remarks);
  const map = { size, sets, solid, overhang, paths, templates };
  const reader = { level, map, invisible, skip };
  const around = { place: WHERE, fields, x: 0, y: 0, parallaxX: 1, parallaxY: 1 };
  await readLayers(reader, around, 0);
  if (!level.hasBounds) level.include(0, 0, columns * size, rows * size);
  const type = textOf(WHERE, fields, 'class', '');
  return level.level({ type, properties: propertiesOf(WHERE, fields), levels: [] });
}

function checkTiledOptions(options: TiledOptions): void {
  checkOptions(WHERE, options, OPTION_NAMES);
  const { tilesets, templates, load, overhang, paths, skip } = options;
  for (const name of ['solid', 'strict', 'invisible'] as const) {
    const error = options[name] === undefined ? undefined : flagError(WHERE, name, options[name]);
    if (error !== undefined) throw error;
  }
  if (tilesets !== undefined) fieldsOf(WHERE, 'tilesets', tilesets);
  if (templates !== undefined) fieldsOf(WHERE, 'templates', templates);
  if (load !== undefined) checkCallback(WHERE, 'load', load);
  if (overhang !== undefined && !OVERHANGS.includes(overhang)) {
    throw choiceError(WHERE, 'overhang', overhang, OVERHANGS);
  }
  checkNames(WHERE, 'paths', paths);
  checkNames(WHERE, 'skip', skip);
}

/** Throws unless an option lists names, or is left out. */
export function checkNames(where: string, option: string, names: unknown): void {
  if (names === undefined) return;
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return;
  throw typeError(`${where}: ${option} must be an array of names, got ${quote(names)}`);
}

/** The size of a tile, of a map that can be read. */
function checkMap(fields: Fields): number {
  const type = textOf(WHERE, fields, 'type', 'map');
  if (type !== 'map') throw rangeError(`${WHERE}: file must be a map, got a ${type}`);
  const orientation = textOf(WHERE, fields, 'orientation');
  if (orientation !== 'orthogonal')
    throw choiceError(WHERE, 'orientation', orientation, ['orthogonal']);
  const [width, height] = ['tilewidth', 'tileheight'].map((name) =>
    wholeOf(WHERE, fields, name, [1, LARGEST_TILE]),
  ) as [number, number];
  if (width === height) return width;
  throw rangeError(`${WHERE}: tiles of the map must be square, got ${width} x ${height}`);
}

async function tilesetsOf(
  fields: Fields,
  options: TiledOptions,
  remarks: Remarks,
): Promise<Tilesets> {
  const sets: Tileset[] = [];
  for (const [i, value] of listOf(WHERE, fields, 'tilesets', []).entries()) {
    const given = fieldsOf(WHERE, `tilesets[${i}]`, value);
    const firstGid = wholeOf(`${WHERE}: tilesets[${i}]`, given, 'firstgid', [1, LARGEST_GID]);
    const source = textOf(`${WHERE}: tilesets[${i}]`, given, 'source', '');
    const tileset = source === '' ? given : await outsideTileset(source, options);
    const numbered = { firstGid, source: pathFrom('', source) };
    sets.push(readTileset(WHERE, tileset, numbered, remarks));
  }
  return new Tilesets(WHERE, sets);
}

/** A tileset that is a file of its own. */
async function outsideTileset(source: string, { tilesets, load }: TiledOptions): Promise<Fields> {
  const place = `${WHERE}: tileset ${quote(source)}`;
  const file = await fileOf(source, tilesets, load);
  if (file === undefined) {
    throw rangeError(
      `${place} must be given by the option tilesets or load, because it is a file of its own`,
    );
  }
  return isXml(file) ? tilesetFromXml(place, file) : jsonFields(place, 'file', file);
}

/** A file that is given, or else loaded; undefined where it is neither. */
async function fileOf(
  source: string,
  given: Readonly<Record<string, string | object>> = {},
  load?: TiledOptions['load'],
): Promise<unknown> {
  return fieldOf(given, source) ?? (await load?.(source)) ?? undefined;
}

function templatesOf(sets: Tilesets, options: TiledOptions, remarks: Remarks): Templates {
  const template = (source: string) => fileOf(source, options.templates, options.load);
  const tileset = async (source: string, firstGid: number): Promise<Tileset> =>
    readTileset(WHERE, await outsideTileset(source, options), { firstGid, source }, remarks);
  return new Templates(WHERE, { template, tileset }, sets, remarks);
}

/** Reads the layers of the map, or of a group, which is `depth` deep. */
async function readLayers(reader: MapReader, parent: ParentLayer, depth: number): Promise<void> {
  const { level, map, invisible, skip } = reader;
  if (depth > MAX_GROUPS) {
    throw rangeError(`${parent.place}: groups must be at most ${MAX_GROUPS} deep in each other`);
  }
  for (const [i, value] of listOf(parent.place, parent.fields, 'layers').entries()) {
    const fields = fieldsOf(parent.place, `layers[${i}]`, value);
    level.countLayer();
    const name = textOf(`${WHERE}: layers[${i}]`, fields, 'name', '');
    const place = `${WHERE}: layer ${quote(name)}`;
    const isVisible = flagOf(place, fields, 'visible', true);
    if (skip.includes(name) || !(isVisible || invisible)) continue;
    const layer = {
      place,
      fields,
      x: parent.x + numberOf(place, fields, 'offsetx', 0),
      y: parent.y + numberOf(place, fields, 'offsety', 0),
      parallaxX: parent.parallaxX * numberOf(place, fields, 'parallaxx', 1),
      parallaxY: parent.parallaxY * numberOf(place, fields, 'parallaxy', 1),
      data: dataOf(place, name, fields),
    };
    const type = textOf(place, fields, 'type');
    level.addLayer(layerOf(layer, type));
    if (type === 'tilelayer') await readTileLayer(level, layer, map);
    else if (type === 'objectgroup') await readObjectLayer(level, layer, map, invisible);
    else if (type === 'group') await readLayers(reader, layer, depth + 1);
  }
}

const LAYER_KINDS: ReadonlyMap<string, LevelLayer['kind']> = new Map([
  ['tilelayer', 'tiles'],
  ['objectgroup', 'objects'],
  ['imagelayer', 'image'],
  ['group', 'group'],
]);

/** What a level says of a layer. */
function layerOf(layer: ParentLayer & LayerPlace, tiledType: string): LevelLayer {
  const { place, fields, data, x, y, parallaxX, parallaxY } = layer;
  const kind = LAYER_KINDS.get(tiledType);
  if (kind === undefined) throw choiceError(place, 'type', tiledType, [...LAYER_KINDS.keys()]);
  const { layer: name, type, properties } = data;
  const image = kind === 'image' && { image: textOf(place, fields, 'image', '') };
  return { name, kind, type, properties, x, y, parallaxX, parallaxY, ...image };
}

function dataOf(place: string, layer: string, fields: Fields): LevelData {
  return {
    layer,
    name: '',
    type: textOf(place, fields, 'class', ''),
    properties: propertiesOf(place, fields),
  };
}
