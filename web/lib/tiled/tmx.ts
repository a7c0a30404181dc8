/** TMX and TSX, the XML forms of Tiled's files, as the objects that its JSON form has. Values are not checked here. */
import { rangeError } from '../coded-errors.js';
import type { Fields } from './file-values.js';
import { readXml, type XmlElement } from './xml.js';

/** Attributes that are numbers. One that is no number stays a string, which is then refused as a wrong type. */
const NUMBERS: ReadonlySet<string> = new Set([
  'columns',
  'firstgid',
  'gid',
  'height',
  'id',
  'offsetx',
  'offsety',
  'parallaxx',
  'parallaxy',
  'rotation',
  'tilecount',
  'tileheight',
  'tilewidth',
  'width',
  'x',
  'y',
]);

/** Attributes that are 0 or 1. */
const FLAGS: ReadonlySet<string> = new Set(['infinite', 'visible']);

const TEXTS: ReadonlySet<string> = new Set([
  'class',
  'compression',
  'encoding',
  'name',
  'objectalignment',
  'orientation',
  'source',
  'template',
  'type',
]);

const LAYER_TYPES: ReadonlyMap<string, string> = new Map([
  ['layer', 'tilelayer'],
  ['objectgroup', 'objectgroup'],
  ['imagelayer', 'imagelayer'],
  ['group', 'group'],
]);

/** The map in the text of a .tmx file. */
export function mapFromXml(place: string, text: string): Fields {
  const map = rootOf(place, text, 'map');
  return {
    ...attributesOf(map),
    type: 'map',
    tilesets: childrenOf(map, 'tileset').map(tilesetFrom),
    layers: layersOf(map),
    ...propertiesOf(map),
  };
}

/** The tileset in the text of a .tsx file. */
export function tilesetFromXml(place: string, text: string): Fields {
  return tilesetFrom(rootOf(place, text, 'tileset'));
}

/** The template in the text of a .tx file. */
export function templateFromXml(place: string, text: string): Fields {
  const template = rootOf(place, text, 'template');
  const [tileset] = childrenOf(template, 'tileset');
  const [object] = childrenOf(template, 'object');
  return {
    ...(tileset !== undefined && { tileset: attributesOf(tileset) }),
    ...(object !== undefined && { object: objectFrom(object) }),
  };
}

function rootOf(place: string, text: string, name: string): XmlElement {
  const root = readXml(place, text);
  if (root.name === name) return root;
  throw rangeError(`${place}: the first element must be ${name}, got ${root.name}`);
}

function tilesetFrom(element: XmlElement): Fields {
  return {
    ...attributesOf(element),
    ...propertiesOf(element),
    tiles: childrenOf(element, 'tile').map(tileFrom),
  };
}

function tileFrom(element: XmlElement): Fields {
  const [image] = childrenOf(element, 'image');
  const [objects] = childrenOf(element, 'objectgroup');
  const { width, height } = image === undefined ? {} : attributesOf(image);
  return {
    ...attributesOf(element),
    ...propertiesOf(element),
    ...(image !== undefined && { imagewidth: width, imageheight: height }),
    ...(objects !== undefined && { objectgroup: layerFrom(objects) }),
  };
}

function layersOf(element: XmlElement): Fields[] {
  return element.children.filter(({ name }) => LAYER_TYPES.has(name)).map(layerFrom);
}

function layerFrom(element: XmlElement): Fields {
  const type = LAYER_TYPES.get(element.name)!;
  const common = { ...attributesOf(element), ...propertiesOf(element), type };
  switch (type) {
    case 'tilelayer':
      return { ...common, ...dataOf(element) };
    case 'objectgroup':
      return { ...common, objects: childrenOf(element, 'object').map(objectFrom) };
    case 'group':
      return { ...common, layers: layersOf(element) };
    case 'imagelayer':
      return { ...common, image: childrenOf(element, 'image')[0]?.attributes.get('source') };
    default:
      return common;
  }
}

/** The tiles of a layer, in any of its forms. */
function dataOf(element: XmlElement): Fields {
  const [data] = childrenOf(element, 'data');
  if (data === undefined) return {};
  const { encoding, compression } = attributesOf(data);
  const chunks = childrenOf(data, 'chunk');
  return {
    encoding,
    compression,
    ...(chunks.length > 0
      ? { chunks: chunks.map((chunk) => chunkFrom(chunk, encoding)) }
      : { data: tilesIn(data, encoding) }),
  };
}

function chunkFrom(element: XmlElement, encoding: unknown): Fields {
  return { ...attributesOf(element), data: tilesIn(element, encoding) };
}

/** Encoded text as it is, or the numbers of elements. */
function tilesIn(element: XmlElement, encoding: unknown): unknown {
  if (encoding !== undefined) return element.text;
  return childrenOf(element, 'tile').map((tile) => attributesOf(tile)['gid'] ?? 0);
}

function objectFrom(element: XmlElement): Fields {
  const points = (name: string): object => {
    const [child] = childrenOf(element, name);
    return child === undefined ? {} : { [name]: pointsFrom(child.attributes.get('points') ?? '') };
  };
  const flag = (name: string): object =>
    childrenOf(element, name).length > 0 ? { [name]: true } : {};
  return {
    ...attributesOf(element),
    ...propertiesOf(element),
    ...points('polygon'),
    ...points('polyline'),
    ...flag('ellipse'),
    ...flag('capsule'),
    ...flag('point'),
    ...(childrenOf(element, 'text').length > 0 && { text: {} }),
  };
}

/** The points of `0,0 16,0 16,8`. */
function pointsFrom(text: string): Fields[] {
  const points = text.trim();
  if (points === '') return [];
  return points.split(/\s+/).map((point) => {
    const [x = '', y = '', ...more] = point.split(',');
    return more.length > 0 ? { x: point, y: point } : { x: numberFrom(x), y: numberFrom(y) };
  });
}

function propertiesOf(element: XmlElement): Fields {
  const [list] = childrenOf(element, 'properties');
  if (list === undefined) return {};
  return {
    properties: childrenOf(list, 'property').map((property) => ({
      name: property.attributes.get('name'),
      value: propertyValue(property),
    })),
  };
}

/** The value of a property, as JSON has it for its type. */
function propertyValue(property: XmlElement): unknown {
  const { attributes } = property;
  // A text of several lines is the content of the element.
  const text = attributes.get('value') ?? property.text;
  switch (attributes.get('type') ?? 'string') {
    case 'bool':
      return text === 'true' || (text === 'false' ? false : text);
    case 'int':
    case 'float':
    case 'object':
      return numberFrom(text);
    case 'class': {
      const members = (propertiesOf(property)['properties'] ?? []) as readonly Fields[];
      return Object.fromEntries(members.map(({ name, value }) => [String(name), value]));
    }
    default:
      return text;
  }
}

function attributesOf({ attributes }: XmlElement): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, text] of attributes) {
    if (NUMBERS.has(name)) fields[name] = numberFrom(text);
    else if (FLAGS.has(name)) fields[name] = text === '1' || (text === '0' ? false : text);
    else if (TEXTS.has(name)) fields[name] = text;
  }
  return fields;
}

/** A number, or the text itself where it is not a number. */
function numberFrom(text: string): number | string {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : text;
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}
