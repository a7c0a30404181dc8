// Files that lie: each is refused by an error with a code, and a sentence that names the place. What is only unusual, strict reading refuses.

import { readLdtk, readTiled } from 'quadrille/tiled';
import { describe, expect, test } from 'vitest';
import type { CodedError } from '../../../web/lib/coded-errors.js';
import {
  gridLayer,
  levelOf,
  mapOf,
  objectLayer,
  objectOf,
  objectsOf,
  points,
  projectOf,
  property,
  rowOf,
  tileLayer,
  tileOf,
  tilesetOf,
  tilesLayer,
} from './files.js';

type Case = readonly [
  name: string,
  file: unknown,
  sentence: string,
  kind?: 'type' | undefined,
  options?: object,
];

/** An array of one value. */
function of<Value>(length: number, value: Value): Value[] {
  return Array.from({ length }, () => value);
}

const layerIs = (changes: object) => mapOf({ layers: [tileLayer({ ...changes })] });
const objectIs = (changes: object) => objectsOf([objectOf({ id: 9, ...changes })]);
const shapeIs = (changes: object, tile = {}) =>
  rowOf([3], tilesetOf({ tiles: [tileOf(2, [objectOf({ id: 4, ...changes })], tile)] }));
const noSize = { width: 0, height: 0 };
const infinite = (chunks: unknown) => mapOf({ infinite: true, layers: [tileLayer({ chunks })] });
const chunkAt = (x: number, y: number) => ({ x, y, width: 2, height: 1, data: [1, 1] });

/** A group that holds itself. */
const cyclic: Record<string, unknown> = { type: 'group', name: 'loop' };
cyclic['layers'] = [cyclic];

/** Groups of two that are the same one: few objects, and 2 to the 40 layers. */
let wide: object = { type: 'imagelayer', name: 'end' };
for (let i = 0; i < 40; i++) wide = { type: 'group', name: 'twice', layers: [wide, wide] };

/** 200 layers that are one: 200 million tiles from one array. */
const large = tileLayer({ width: 1_000, height: 1_000, data: of(1_000_000, 0) });

const GROUND = 'readTiled: layer "Ground": ';
const THING = 'readTiled: layer "Things", object 9: ';
const SHAPE = 'readTiled: tileset "walls", tile 2, object 4: ';

const tiled: readonly Case[] = [
  ['nothing', undefined, 'readTiled: file must be a string or an object, got undefined', 'type'],
  ['an array', [], 'readTiled: file must be a string or an object, got an Array', 'type'],
  ['a number in JSON', '3', 'readTiled: file must be an object, got 3', 'type'],
  ['text that is no JSON', '{"a":', 'readTiled: file must be JSON, got "{\\"a\\":"'],
  ['deep JSON', '['.repeat(100_000), 'readTiled: file must be'],
  ['XML of another kind', '<svg/>', 'readTiled: the first element must be map, got svg'],
  ['a tileset for a map', { type: 'tileset' }, 'readTiled: file must be a map, got a tileset'],
  ['no orientation', {}, 'readTiled: orientation must be a string, got undefined', 'type'],
  [
    'an isometric map',
    mapOf({ orientation: 'isometric' }),
    `readTiled: orientation must be one of 'orthogonal', got "isometric"`,
  ],
  [
    'a hexagonal map',
    mapOf({ orientation: 'hexagonal' }),
    `readTiled: orientation must be one of 'orthogonal', got "hexagonal"`,
  ],
  [
    'tiles that are not square',
    mapOf({ tileheight: 8 }),
    'readTiled: tiles of the map must be square, got 16 x 8',
  ],
  [
    'tiles without size',
    mapOf({ tilewidth: 0 }),
    'readTiled: tilewidth must be a whole number from 1 to 65535, got 0',
  ],
  [
    'a width that is text',
    mapOf({ width: '4' }),
    'readTiled: width must be a number, got "4"',
    'type',
  ],
  [
    'a size that is not finite',
    mapOf({ height: Number.POSITIVE_INFINITY }),
    'readTiled: height must be a whole number from 1 to 16777215, got Infinity',
  ],
  [
    'infinite that is a number',
    mapOf({ infinite: 1 }),
    'readTiled: infinite must be true or false, got 1',
    'type',
  ],
  [
    'no layers',
    mapOf({ layers: undefined }),
    'readTiled: layers must be an array, got undefined',
    'type',
  ],
  [
    'a layer that is none',
    mapOf({ layers: [null] }),
    'readTiled: layers[0] must be an object, got null',
    'type',
  ],
  [
    'a layer of unknown type',
    mapOf({ layers: [{ type: 'voxels', name: 'v' }] }),
    `readTiled: layer "v": type must be one of 'tilelayer', 'objectgroup', 'imagelayer', 'group', got "voxels"`,
  ],
  [
    'a name that is a number',
    layerIs({ name: 3 }),
    'readTiled: layers[0]: name must be a string, got 3',
    'type',
  ],
  [
    'an offset that is no number',
    layerIs({ offsetx: '3' }),
    `${GROUND}offsetx must be a number, got "3"`,
    'type',
  ],
  [
    'an offset out of range',
    layerIs({ offsety: 1e300 }),
    `${GROUND}offsety must be in the range of 32-bit floats, got 1e+300`,
  ],
  [
    'negative columns',
    layerIs({ width: -4 }),
    `${GROUND}width must be a whole number from 1 to 16777215, got -4`,
  ],
  [
    'half a row',
    layerIs({ height: 2.5 }),
    `${GROUND}height must be a whole number from 1 to 16777215, got 2.5`,
  ],
  [
    'more tiles than a map holds',
    layerIs({ width: 4_096, height: 4_096 }),
    `${GROUND}columns * rows must be at most 16777215, got 4096 * 4096`,
  ],
  [
    'more tiles than a level holds',
    mapOf({ layers: of(200, large) }),
    `${GROUND}the layers of a level hold at most 67108860 tiles`,
  ],
  ['fewer tiles', layerIs({ data: [1, 2] }), `${GROUND}data must hold 12 tiles (4 x 3), got 2`],
  [
    'no tiles',
    layerIs({ data: undefined }),
    `${GROUND}data must be an array or a string, got undefined`,
    'type',
  ],
  [
    'a tile that is text',
    layerIs({ data: of(12, '1') }),
    `${GROUND}data[0] must be a whole number from 0 to 4294967295, got "1"`,
    'type',
  ],
  [
    'a tile that is negative',
    layerIs({ data: of(12, -1) }),
    `${GROUND}data[0] must be a whole number from 0 to 4294967295, got -1`,
  ],
  [
    'a tile that is a fraction',
    layerIs({ data: of(12, 0.5) }),
    `${GROUND}data[0] must be a whole number from 0 to 4294967295, got 0.5`,
  ],
  [
    'tiles that are nothing',
    layerIs({ data: of(12, undefined) }),
    `${GROUND}data[0] must be a whole number from 0 to 4294967295, got undefined`,
    'type',
  ],
  [
    'a tile beyond all tilesets',
    layerIs({ data: of(12, 9) }),
    `${GROUND}tile 9 must be in a tileset, but "walls" ends with tile 8`,
  ],
  [
    'a tile below all tilesets',
    mapOf({ tilesets: [tilesetOf({ firstgid: 5 })] }),
    `${GROUND}tile 1 must be in a tileset`,
  ],
  ['no tilesets', mapOf({ tilesets: [] }), `${GROUND}tile 1 must be in a tileset`],
  [
    'an unknown encoding',
    layerIs({ encoding: 'hex', data: '' }),
    `${GROUND}encoding must be "csv" or "base64", got "hex"`,
  ],
  [
    'Zstandard',
    layerIs({ encoding: 'base64', compression: 'zstd', data: '' }),
    `${GROUND}compression must be "zlib", "gzip" or none, got "zstd": Zstandard is not read; save the map with zlib`,
  ],
  [
    'an unknown compression',
    layerIs({ encoding: 'base64', compression: 'lzma', data: '' }),
    `${GROUND}compression must be "zlib", "gzip" or none, got "lzma"`,
  ],
  [
    'text that is no base64',
    layerIs({ encoding: 'base64', data: '!!' }),
    `${GROUND}data must be base64, got "!!"`,
  ],
  [
    'bytes of half a tile',
    layerIs({ encoding: 'base64', data: 'AAAAAAA=' }),
    `${GROUND}data must hold 12 tiles (4 x 3), got 5 bytes`,
  ],
  [
    'zlib that is none',
    layerIs({ encoding: 'base64', compression: 'zlib', data: 'AAAA' }),
    `${GROUND}data cannot be decompressed: it is damaged or of another format`,
  ],
  [
    'CSV with letters',
    layerIs({ encoding: 'csv', data: '1,2,x' }),
    `${GROUND}data must be whole numbers from 0 to 4294967295 with commas between them; number 2 is not one`,
  ],
  [
    'CSV with large numbers',
    layerIs({ encoding: 'csv', data: '4294967296,' }),
    `${GROUND}data must be whole numbers from 0 to 4294967295 with commas between them; number 0 is not one`,
  ],
  [
    'chunks that overlap',
    infinite([chunkAt(0, 0), chunkAt(1, 0)]),
    'readTiled: layer "Ground", chunk 1: chunks must not overlap, got one at 1, 0',
  ],
  [
    'one chunk twice',
    infinite([chunkAt(-2, 0), chunkAt(-2, 0)]),
    'readTiled: layer "Ground", chunk 1: chunks must not overlap, got one at -2, 0',
  ],
  [
    'chunks far apart',
    infinite([chunkAt(0, 0), chunkAt(100_000, 100_000)]),
    `${GROUND}columns * rows must be at most 16777215, got 100002 * 100001`,
  ],
  [
    'a chunk beyond all coordinates',
    infinite([chunkAt(1e12, 0)]),
    'readTiled: layer "Ground", chunk 0: x must be a whole number from -16777216 to 16777216, got 1000000000000',
  ],
  [
    'a chunk with too few tiles',
    infinite([{ ...chunkAt(0, 0), data: [1] }]),
    'readTiled: layer "Ground", chunk 0: data must hold 2 tiles (2 x 1), got 1',
  ],
  ['chunks that are none', infinite('all'), `${GROUND}chunks must be an array, got "all"`, 'type'],
  [
    'a group that holds itself',
    mapOf({ layers: [cyclic] }),
    'readTiled: layer "loop": groups must be at most 64 deep in each other',
  ],
  [
    'groups that hold one group twice',
    mapOf({ layers: [wide] }),
    'readTiled: a level holds at most 10000 layers',
  ],
  [
    'a missing tileset',
    mapOf({ tilesets: [{ firstgid: 1, source: 'a.tsx' }] }),
    'readTiled: tileset "a.tsx" must be given by the option tilesets or load, because it is a file of its own',
  ],
  [
    'a tileset that is no file',
    mapOf({ tilesets: [{ firstgid: 1, source: 'a' }] }),
    'readTiled: tileset "a": file must be a string or an object, got 3',
    'type',
    { tilesets: { a: 3 } },
  ],
  [
    'a tileset in bad XML',
    mapOf({ tilesets: [{ firstgid: 1, source: 'a' }] }),
    'readTiled: tileset "a": this is no XML that can be read: line 1: element tileset has no end',
    undefined,
    { tilesets: { a: '<tileset>' } },
  ],
  [
    'a tileset without firstgid',
    mapOf({ tilesets: [tilesetOf({ firstgid: undefined })] }),
    'readTiled: tilesets[0]: firstgid must be a number, got undefined',
    'type',
  ],
  [
    'two tilesets with one firstgid',
    mapOf({ tilesets: [tilesetOf(), tilesetOf({ name: 'b' })] }),
    'readTiled: firstgid must differ between tilesets, got 1 for "walls" and "b"',
  ],
  [
    'a tileset with negative columns',
    mapOf({ tilesets: [tilesetOf({ columns: -1 })] }),
    'readTiled: tileset "walls": columns must be a whole number from 0 to 268435455, got -1',
  ],
  [
    'a tileset without tilecount',
    mapOf({ tilesets: [tilesetOf({ tilecount: undefined })] }),
    'readTiled: tileset "walls": tilecount must be a number, got undefined',
    'type',
  ],
  [
    'an unknown alignment',
    mapOf({ tilesets: [tilesetOf({ objectalignment: 'middle' })] }),
    `readTiled: tileset "walls": objectalignment must be one of 'unspecified', 'topleft'`,
  ],
  [
    'a tile twice',
    mapOf({ tilesets: [tilesetOf({ tiles: [{ id: 1 }, { id: 1 }] })] }),
    'readTiled: tileset "walls": tile 1 must be there once, got it twice',
  ],
  [
    'objects that are none',
    mapOf({ layers: [{ ...objectLayer([]), objects: {} }] }),
    'readTiled: layer "Things": objects must be an array, got an Object',
    'type',
  ],
  [
    'an object without a place',
    objectIs({ x: undefined }),
    `${THING}x must be a number, got undefined`,
    'type',
  ],
  [
    'an object at a place that is none',
    objectIs({ y: Number.NaN }),
    `${THING}y must be a finite number, got NaN`,
  ],
  [
    'an object with a negative size',
    objectIs({ width: -1 }),
    `${THING}width must be zero or more, got -1`,
  ],
  [
    'an ellipse that is text',
    objectIs({ ellipse: 'true' }),
    `${THING}ellipse must be true or false, got "true"`,
    'type',
  ],
  [
    'a rotation that is text',
    objectIs({ rotation: '90' }),
    `${THING}rotation must be a number, got "90"`,
    'type',
  ],
  [
    'a polygon that is none',
    objectIs({ polygon: 3 }),
    `${THING}polygon must be an array, got 3`,
    'type',
  ],
  [
    'a corner that is none',
    objectIs({ polygon: [{ x: 1 }] }),
    `${THING}polygon[0]: y must be a number, got undefined`,
    'type',
  ],
  [
    'a template whose name is a number',
    objectIs({ template: 3 }),
    `${THING}template must be a string, got 3`,
    'type',
  ],
  [
    'a template that is a map',
    objectIs({ template: 'a' }),
    'readTiled: template "a": the first element must be template, got map',
    undefined,
    { templates: { a: '<map/>' } },
  ],
  [
    'a template without an object',
    objectIs({ template: 'a' }),
    'readTiled: template "a": object must be an object, got undefined',
    'type',
    { templates: { a: '{}' } },
  ],
  [
    'a template of itself',
    objectIs({ template: 'a' }),
    'readTiled: template "a": object must not have a template itself',
    undefined,
    { load: () => ({ object: { template: 'a' } }) },
  ],
  [
    'a template of a tile without a tileset',
    objectIs({ template: 'a' }),
    'readTiled: template "a": tileset must be an object, got undefined',
    'type',
    { templates: { a: { object: { gid: 1 } } } },
  ],
  [
    'a template whose tileset is missing',
    objectIs({ template: 'b/a' }),
    'readTiled: tileset "b/t.tsx" must be given by the option tilesets or load',
    undefined,
    { templates: { 'b/a': { object: { gid: 1 }, tileset: { firstgid: 1, source: 't.tsx' } } } },
  ],
  [
    'a template of a tile that its tileset does not have',
    objectIs({ template: 'a' }),
    'readTiled: template "a": gid must be a tile of "t", from 1 to 8, got 9',
    undefined,
    {
      templates: { a: { object: { gid: 0x8000_0009 }, tileset: { firstgid: 1, source: 't' } } },
      tilesets: { t: tilesetOf() },
    },
  ],
  [
    'a template of a tileset that takes all numbers',
    objectIs({ template: 'a' }),
    'readTiled: tileset "walls" must leave numbers of tiles up to 268435455, got 268435455 tiles',
    undefined,
    {
      templates: { a: { object: { gid: 9 }, tileset: { firstgid: 1, source: 't' } } },
      tilesets: { t: tilesetOf({ tilecount: 0x0fff_ffff }) },
    },
  ],
  [
    'templates that are none',
    mapOf(),
    'readTiled: templates must be an object, got "a"',
    'type',
    { templates: 'a' },
  ],
  [
    'a tile object beyond all tilesets',
    objectIs({ gid: 400 }),
    `${THING}tile 400 must be in a tileset, but "walls" ends with tile 8`,
  ],
  [
    'a tile object of no tile',
    objectIs({ gid: 0 }),
    `${THING}gid must be a whole number from 1 to 4294967295, got 0`,
  ],
  [
    'properties with a hole',
    objectIs({ properties: Object.assign([], { length: 1 }) }),
    `${THING.slice(0, -2)}: properties[0] must be an object, got undefined`,
    'type',
  ],
  [
    'a property without name',
    objectIs({ properties: [{ value: 1 }] }),
    `${THING.slice(0, -2)}: properties[0]: name must be a string, got undefined`,
    'type',
  ],
  [
    'an option that there is not',
    mapOf(),
    'readTiled: there is no option tileset; there are tilesets, templates, load, solid, overhang, strict, paths, invisible, skip',
    'type',
    { tileset: {} },
  ],
  [
    'options that are none',
    mapOf(),
    'readTiled: options must be an object such as { tilesets }, got 3',
    'type',
    3 as never,
  ],
  [
    'a load that is none',
    mapOf(),
    'readTiled: load must be a function, got "a"',
    'type',
    { load: 'a' },
  ],
  [
    'a skip that is none',
    mapOf(),
    'readTiled: skip must be an array of names, got "a"',
    'type',
    { skip: 'a' },
  ],
  [
    'a solid that is none',
    mapOf(),
    'readTiled: solid must be true or false, got 1',
    'type',
    { solid: 1 },
  ],
  [
    'tilesets that are none',
    mapOf(),
    'readTiled: tilesets must be an object, got "a"',
    'type',
    { tilesets: 'a' },
  ],
  [
    'tiles by ids that are none',
    mapOf({ tilesets: [tilesetOf({ tiles: { first: {} } })] }),
    'readTiled: tileset "walls": tiles[0]: id must be a whole number from 0 to 268435455, got NaN',
  ],
  [
    'tiles that are text',
    mapOf({ tilesets: [tilesetOf({ tiles: 'all' })] }),
    'readTiled: tileset "walls": tiles must be an object, got "all"',
    'type',
  ],
  [
    'an overhang that there is not',
    mapOf(),
    `readTiled: overhang must be one of 'keep', 'clip', got "cut"`,
    undefined,
    { overhang: 'cut' },
  ],
  [
    'paths that are none',
    mapOf(),
    'readTiled: paths must be an array of names, got "path"',
    'type',
    { paths: 'path' },
  ],
  [
    'a parallax that is text',
    layerIs({ parallaxx: 'far' }),
    `${GROUND}parallaxx must be a number, got "far"`,
    'type',
  ],
  [
    'a strict that is none',
    mapOf(),
    'readTiled: strict must be true or false, got "yes"',
    'type',
    { strict: 'yes' },
  ],
];

/** What strict reading refuses. */
const unusual: readonly Case[] = [
  [
    'a side that there is not',
    shapeIs({}, { properties: [property('oneWay', 'north')] }),
    `readTiled: tileset "walls", tile 2: property oneWay must be one of 'up', 'down', 'left', 'right', got "north"`,
  ],
  [
    'a side that is a number',
    shapeIs({ properties: [property('oneWay', 1)] }),
    `${SHAPE}property oneWay must be one of 'up', 'down', 'left', 'right', got 1`,
    'type',
  ],
  [
    'a shape that leaves its tile',
    shapeIs({ x: 1 }),
    `${SHAPE}corners must be in the tile, from 0 to 16, got 17, in layer "Ground"`,
  ],
  [
    'a shape without height',
    shapeIs({ height: 0 }),
    `${SHAPE}height of a rectangle must be more than zero, got 0`,
  ],
  [
    'a shape as thin as none',
    shapeIs({ ...noSize, polygon: points(0, 0, 8, 1e-9, 16, 0) }),
    `${SHAPE}corners must be farther from the line`,
  ],
  [
    'a shape whose sides cross',
    shapeIs({ ...noSize, polygon: points(0, 0, 16, 16, 16, 0, 0, 16) }),
    `${SHAPE}sides of the polygon must not meet, got sides 0 and 2`,
  ],
  [
    'a rectangle without height',
    objectIs({ height: 0 }),
    `${THING}height of a rectangle must be more than zero, got 0`,
  ],
  [
    'an ellipse without size',
    objectIs({ ellipse: true, ...noSize }),
    `${THING}width of an ellipse must be more than zero, got 0`,
  ],
  [
    'a size below all floats',
    objectIs({ width: 1e-50 }),
    `${THING}width must be more than zero, and half of it more than zero as a 32-bit float, got 1e-50`,
  ],
  [
    'a polygon of two corners',
    objectIs({ ...noSize, polygon: points(0, 0, 1, 1) }),
    `${THING}polygon must have 3 corners that are not on one line`,
  ],
  [
    'a polygon as thin as none',
    objectIs({ ...noSize, polygon: points(0, 0, 1e9, 0.1, 2e9, 0) }),
    `${THING}corners must be farther from the line`,
  ],
  [
    'a line of one point',
    objectIs({ ...noSize, polyline: points(1, 1, 1, 1) }),
    `${THING}polyline must have two points at different places`,
  ],
  [
    'a sensor that is text',
    objectIs({ properties: [property('sensor', 'yes')] }),
    `${THING}property sensor must be true or false, got "yes"`,
    'type',
  ],
  [
    'a category of more bits',
    objectIs({ properties: [property('category', 2 ** 32)] }),
    `${THING}property category must be a whole number of 32 bits, got 4294967296`,
  ],
  [
    'a tag that is text',
    objectIs({ properties: [property('tag', 'red')] }),
    `${THING}property tag must be a number, got "red"`,
    'type',
  ],
  [
    'a tile as a shape of a tile',
    shapeIs({ gid: 1 }),
    `${SHAPE}a collision shape of a tile must be a rectangle, an ellipse, a capsule, a polygon or a polyline, got a tile`,
  ],
  [
    'a line of one point as a shape',
    shapeIs({ ...noSize, polyline: points(1, 1, 1, 1) }),
    `${SHAPE}polyline must have two points at different places`,
  ],
  [
    'a shape of a template',
    shapeIs({ template: 'crate.tx', ...noSize }),
    `${SHAPE}a collision shape of a tile must not be an instance of a template`,
  ],
  [
    'an object of a template that is not given',
    objectIs({ template: 'crate.tx' }),
    `${THING}template "crate.tx" must be given by the option templates or load, because it is a file of its own`,
  ],
  [
    'a tile of another size',
    rowOf([3], tilesetOf({ tileheight: 32 })),
    `${GROUND}tile 2 of tileset "walls" must be 16 x 16 pixels, as the tiles of the map, got 16 x 32`,
  ],
  [
    'a tile object without height',
    objectIs({ gid: 1, height: 0 }),
    `${THING}height of a tile must be more than zero, got 0`,
  ],
];

const LEVEL = 'readLdtk: level "Level_0"';
const WALLS = `${LEVEL}, layer "Walls": `;
const TILES = `${LEVEL}, layer "Tiles": `;
const gridIs = (changes: object) => projectOf([gridLayer({ ...changes })]);
const tileIs = (changes: object) =>
  projectOf([tilesLayer([{ px: [0, 0], f: 0, t: 1, ...changes }])]);
const entityIs = (changes: object) =>
  projectOf([
    gridLayer({
      __type: 'Entities',
      entityInstances: [
        { __identifier: 'Player', iid: 'a', px: [1, 2], width: 8, height: 8, ...changes },
      ],
    }),
  ]);
const all = { tiles: () => ({}) };

const ldtk: readonly Case[] = [
  ['nothing', null, 'readLdtk: file must be a string or an object, got null', 'type'],
  ['text that is no JSON', '<map/>', 'readLdtk: file must be JSON, got "<map/>"'],
  ['no levels', {}, 'readLdtk: levels must be an array, got undefined', 'type'],
  ['an empty project', projectOf([], { levels: [] }), 'readLdtk: file must have a level'],
  [
    'levels in files of their own',
    projectOf([], {
      externalLevels: true,
      levels: [levelOf({ layerInstances: null, externalRelPath: 'a/Level_0.ldtkl' })],
    }),
    `${LEVEL}: layerInstances must be in the file, or "a/Level_0.ldtkl" in the option files: give it, or switch off`,
  ],
  [
    'a level that there is not',
    projectOf([]),
    'readLdtk: level must be one of the 1 of the file, got "Moon"',
    undefined,
    { level: 'Moon' },
  ],
  [
    'an index that there is not',
    projectOf([]),
    'readLdtk: level must be one of the 1 of the file, got 1',
    undefined,
    { level: 1 },
  ],
  [
    'a level by an object',
    projectOf([]),
    'readLdtk: level must be an identifier or an index, got an Object',
    'type',
    { level: {} },
  ],
  [
    'a level by an object among others',
    projectOf([]),
    'readLdtk: level[1] must be an identifier or an index, got null',
    'type',
    { level: [0, undefined] },
  ],
  ['no level of none', projectOf([]), 'readLdtk: file must have a level', undefined, { level: [] }],
  [
    'a file of a level that is none',
    projectOf([], { levels: [levelOf({ layerInstances: null, externalRelPath: 'a' })] }),
    `${LEVEL}: files["a"] must be JSON, got "<map/>"`,
    undefined,
    { files: { a: '<map/>' } },
  ],
  [
    'files that are none',
    projectOf([]),
    'readLdtk: files must be an object, got "a"',
    'type',
    { files: 'a' },
  ],
  [
    'an unknown layout',
    projectOf([], { worldLayout: 'Spiral', levels: [levelOf(), levelOf()] }),
    `readLdtk: worldLayout must be one of 'Free', 'GridVania', 'LinearHorizontal', 'LinearVertical', got "Spiral"`,
  ],
  [
    'a definition of a layer without uid',
    projectOf([], { defs: { layers: [{}] } }),
    'readLdtk: defs.layers[0]: uid must be a number, got undefined',
    'type',
  ],
  [
    'a pivot of one number',
    entityIs({ __pivot: [0.5] }),
    `${WALLS}entityInstances[0]: __pivot must be two numbers, got 1 values`,
  ],
  [
    'a level without size',
    projectOf([], { levels: [levelOf({ pxWid: 0 })] }),
    `${LEVEL}: pxWid must be a whole number from 1 to 2147483647, got 0`,
  ],
  [
    'a level without a place',
    projectOf([], { levels: [levelOf({ worldX: null })] }),
    `${LEVEL}: worldX must be a number, got undefined`,
    'type',
  ],
  [
    'an unknown layer',
    gridIs({ __type: 'Voxels' }),
    `${WALLS}__type must be one of 'IntGrid', 'Entities', 'Tiles', 'AutoLayer', got "Voxels"`,
  ],
  [
    'negative columns',
    gridIs({ __cWid: -2 }),
    `${WALLS}__cWid must be a whole number from 1 to 16777215, got -2`,
  ],
  [
    'more cells than a map holds',
    tilesIs(),
    `${TILES}columns * rows must be at most 16777215, got 10000 * 10000`,
    undefined,
    all,
  ],
  [
    'cells without size',
    gridIs({ __gridSize: 0 }),
    `${WALLS}__gridSize must be a whole number from 1 to 2147483647, got 0`,
  ],
  [
    'fewer cells',
    gridIs({ intGridCsv: [1] }),
    `${WALLS}intGridCsv must hold 4 values (2 x 2), got 1`,
  ],
  [
    'a cell that is text',
    gridIs({ intGridCsv: [0, '1', 0, 0] }),
    `${WALLS}intGridCsv[1] must be a number, got "1"`,
    'type',
  ],
  [
    'a cell that is negative',
    gridIs({ intGridCsv: [0, -1, 0, 0] }),
    `${WALLS}intGridCsv[1] must be a whole number from 0 to 2147483647, got -1`,
  ],
  [
    'a tile between cells',
    tileIs({ px: [8, 0] }),
    `${TILES}gridTiles[0]: px must be a cell of the layer, which has 2 x 2 of 16 pixels, got 8, 0`,
    undefined,
    all,
  ],
  [
    'a tile outside',
    tileIs({ px: [0, 32] }),
    `${TILES}gridTiles[0]: px must be a cell of the layer, which has 2 x 2 of 16 pixels, got 0, 32`,
    undefined,
    all,
  ],
  [
    'a tile at three numbers',
    tileIs({ px: [0, 0, 0] }),
    `${TILES}gridTiles[0]: px must be two numbers, got 3 values`,
    undefined,
    all,
  ],
  [
    'a tile with an unknown flip',
    tileIs({ f: 4 }),
    `${TILES}gridTiles[0]: f must be a whole number from 0 to 3, got 4`,
    undefined,
    all,
  ],
  [
    'an entity without a place',
    entityIs({ px: undefined }),
    `${WALLS}entityInstances[0]: px must be an array, got undefined`,
    'type',
  ],
  [
    'an entity at text',
    entityIs({ px: [0, '1'] }),
    `${WALLS}entityInstances[0]: px[1] must be a number, got "1"`,
    'type',
  ],
  [
    'an entity of no kind',
    entityIs({ __identifier: 3 }),
    `${WALLS}entityInstances[0]: __identifier must be a string, got 3`,
    'type',
  ],
  [
    'a kind that is none',
    gridIs({}),
    'readLdtk: intGrid[1] must be an object such as { shape }, got 3',
    'type',
    { intGrid: { 1: 3 } },
  ],
  [
    'a kind with an unknown shape',
    gridIs({}),
    'readLdtk: intGrid[1]: shape must be a number of Tile, from 0 to 17, or the corners of a polygon, got 18',
    undefined,
    { intGrid: { 1: { shape: 18 } } },
  ],
  [
    'a kind with an unknown side',
    gridIs({}),
    `readLdtk: intGrid[1]: oneWay must be one of 'up', 'down', 'left', 'right', or false, got "top"`,
    undefined,
    { intGrid: { 1: { oneWay: 'top' } } },
  ],
  [
    'kinds that are none',
    gridIs({}),
    'readLdtk: intGrid must be an object such as { 1: {} } or a function, got 3',
    'type',
    { intGrid: 3 },
  ],
  [
    'an option that there is not',
    gridIs({}),
    'readLdtk: there is no option kinds',
    'type',
    { kinds: {} },
  ],
];

function tilesIs() {
  return projectOf([tilesLayer([], { __cWid: 10_000, __cHei: 10_000 })]);
}

async function errorOf(read: () => unknown): Promise<CodedError> {
  try {
    await read();
  } catch (error) {
    return error as CodedError;
  }
  throw new Error('it was read');
}

function expectRefusal(error: CodedError, sentence: string, kind?: 'type'): void {
  expect(error.message.slice(0, sentence.length)).toBe(sentence);
  expect(error.name).toBe(kind === 'type' ? 'TypeError' : 'RangeError');
  expect(error.code).toMatch(kind === 'type' ? /^(wrong-type|unknown-option)$/ : /^out-of-range$/);
}

describe('readTiled refuses', () => {
  test.each(tiled.map((one) => [one[0], one] as const))('%s', async (_name, one) => {
    const [, file, sentence, kind, options] = one;
    const error = await errorOf(() => readTiled(file as object, options));
    expectRefusal(error, sentence, kind);
  });
});

describe('strict reading of a map of Tiled refuses, and reading that is not says in a remark', () => {
  test.each(unusual.map((one) => [one[0], one] as const))('%s', async (_name, one) => {
    const [, file, sentence, kind] = one;
    const error = await errorOf(() => readTiled(file as object, { strict: true }));
    expectRefusal(error, sentence, kind);
    const { remarks } = await readTiled(file as object);
    expect(remarks.map((remark) => remark.slice(0, error.message.length))).toEqual([error.message]);
  });
});

describe('readLdtk refuses', () => {
  test.each(ldtk.map((one) => [one[0], one] as const))('%s', async (_name, one) => {
    const [, file, sentence, kind, options] = one;
    const error = await errorOf(() => readLdtk(file as object, options));
    expectRefusal(error, sentence, kind);
  });
});
