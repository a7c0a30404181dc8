// Maps of Tiled: what becomes of tiles, objects, layers and properties.

import { type Level, readTiled } from 'quadrille/tiled';
import { box, type PolygonShape, polygon, World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import {
  mapOf,
  objectLayer,
  objectOf,
  objectsOf,
  points,
  property,
  rowOf,
  tileLayer,
  tileOf,
  tilesetOf,
} from './files.js';
import caveJson from './fixtures/cave.tmj?raw';
import caveXml from './fixtures/cave.tmx?raw';
import caveTiles from './fixtures/cave.tsx.xml?raw';

const rectangle = (changes = {}) => objectOf(changes);
const halfTile = tileOf(0, [objectOf({ y: 8, height: 8 })]);
const threePieces = [0, 0, 16, 0, 16, 4, 4, 4, 4, 16, 0, 16];

/** The property `solid`, or none. */
function solidIf(value: boolean | undefined) {
  return value === undefined ? [] : [property('solid', value)];
}

function chunkAt(x: number, y: number, data: readonly number[]) {
  return { x, y, width: 2, height: 2, data };
}

function tilesOf({ maps }: Level, at = 0): number[] {
  return Array.from(maps[at]!.tiles);
}

/** Where an object is that is not turned, and whose x and y are its top left. */
function areaAt(x: number, y: number, width: number, height: number) {
  return { x, y, width, height, pivotX: 0, pivotY: 0, angle: 0 };
}

/** Area of the polygons of a body. */
function areaOf({ bodies }: Level, at = 0): number {
  return bodies[at]!.parts === undefined
    ? 0
    : Array.from(bodies[at]!.parts).reduce((sum, { shape }) => {
        if (shape.kind !== 'polygon') return sum;
        const { corners } = polygon(shape.corners);
        let twice = 0;
        for (let i = 0; i < corners.length; i += 2) {
          const j = (i + 2) % corners.length;
          twice += corners[i]! * corners[j + 1]! - corners[j]! * corners[i + 1]!;
        }
        return sum + Math.abs(twice) / 2;
      }, 0);
}

describe('files as Tiled writes them', () => {
  test('a map in XML is the same as in JSON', async () => {
    const tilesets = { 'cave.tsx': caveTiles };
    const level = await readTiled(caveXml, { tilesets });
    expect(level).toEqual(await readTiled(caveJson, { tilesets }));
    expect(level.bounds).toEqual({ x: 0, y: 0, width: 96, height: 64 });
    const [ground] = level.maps;
    expect(level.maps.length).toBe(1);
    expect(ground).toMatchObject({ name: 'Ground', x: 0, y: 0, columns: 6, rows: 4, size: 16 });
    // Tile 5 has no collision shapes, which others of its tileset have.
    expect(tilesOf(level)).toEqual(
      [
        [0, 0, 0, 0, 0, 0],
        [0, 1, 2, 0, 0, 0],
        [3, 3, 3, 3, 4, 4],
        [3, 0, 3, 3, 3, 3],
      ].flat(),
    );
    expect(ground!.kinds).toEqual([
      undefined,
      { shape: [0, 1, 1, 0, 1, 1] },
      { shape: [1, 1, 0, 0, 0, 1] },
      { shape: 1 },
      { shape: [0, 0, 1, 0, 1, 0.25, 0, 0.25], oneWay: 'up' },
    ]);
    const stairs = level.bodies[0]!.data!.tile!;
    expect(stairs).toMatchObject({ tileset: 'cave', number: 2, type: 'stairs' });
    expect(level.bodies).toEqual([
      {
        x: 16,
        y: 48,
        static: true,
        parts: [
          { shape: { kind: 'polygon', corners: [0, 8, 16, 8, 16, 16, 0, 16] } },
          { shape: { kind: 'polygon', corners: [8, 0, 16, 0, 16, 8, 8, 8] } },
        ],
        data: { layer: 'Ground', name: '', type: 'stairs', properties: {}, tile: stairs },
      },
      {
        shape: { kind: 'box', width: 32, height: 16 },
        x: 80,
        y: 58,
        static: true,
        sensor: true,
        tag: 7,
        data: {
          layer: 'Things',
          id: 2,
          name: 'water',
          type: '',
          properties: { sensor: true, tag: 7 },
          area: areaAt(64, 50, 32, 16),
        },
      },
      {
        shape: { kind: 'circle', radius: 4 },
        x: 44,
        y: 10,
        static: true,
        data: {
          layer: 'Things',
          id: 3,
          name: 'boulder',
          type: '',
          properties: {},
          area: areaAt(40, 6, 8, 8),
        },
      },
      {
        parts: [
          { shape: { kind: 'segment', x1: 0, y1: 0, x2: 48, y2: 4 } },
          { shape: { kind: 'segment', x1: 48, y1: 4, x2: 96, y2: 0 } },
        ],
        x: 0,
        y: 2,
        static: true,
        data: {
          layer: 'Things',
          id: 4,
          name: 'ceiling',
          type: '',
          properties: {},
          area: areaAt(0, 2, 0, 0),
        },
      },
    ]);
    expect(level.points).toEqual([
      {
        id: 1,
        layer: 'Things',
        name: 'start',
        type: 'spawn',
        x: 8,
        y: 26,
        width: 0,
        height: 0,
        pivotX: 0,
        pivotY: 0,
        angle: 0,
        properties: {},
      },
    ]);
  });

  test('a world takes all bodies of it', async () => {
    const { bounds, bodies } = await readTiled(caveXml, { tilesets: { 'cave.tsx': caveTiles } });
    const world = await World.create({ bounds });
    expect(world.insertMany(bodies).length).toBe(4);
    world.dispose();
  });
});

describe('tilesets that are files of their own', () => {
  const map = mapOf({ tilesets: [{ firstgid: 1, source: 'walls.tsj' }] });
  const file = tilesetOf();

  test('are taken from the option tilesets, as object or as text', async () => {
    const [one, other] = await Promise.all([
      readTiled(map, { tilesets: { 'walls.tsj': file } }),
      readTiled(map, { tilesets: { 'walls.tsj': JSON.stringify(file) } }),
    ]);
    expect(tilesOf(one)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(other).toEqual(one);
  });

  test('are asked for by the option load, once each', async () => {
    const asked: string[] = [];
    const load = (source: string) => {
      asked.push(source);
      return Promise.resolve(file);
    };
    expect(await readTiled(map, { load })).toEqual(
      await readTiled(map, { tilesets: { 'walls.tsj': file } }),
    );
    expect(asked).toEqual(['walls.tsj']);
  });

  test('that cannot be loaded reject with the reason of load', async () => {
    const reason = new Error('404');
    await expect(readTiled(map, { load: () => Promise.reject(reason) })).rejects.toBe(reason);
  });

  test('are missing by a name that each object has', async () => {
    const odd = mapOf({ tilesets: [{ firstgid: 1, source: 'constructor' }] });
    await expect(readTiled(odd, { tilesets: {} })).rejects.toThrow(
      'readTiled: tileset "constructor" must be given by the option tilesets or load',
    );
  });
});

describe('which tiles are solid', () => {
  test('all, in a tileset without collision shapes', async () => {
    const level = await readTiled(rowOf([3, 0, 4, 3], tilesetOf()));
    expect(tilesOf(level)).toEqual([1, 0, 2, 1]);
    expect(level.maps[0]!.kinds).toEqual([undefined, { shape: 1 }, { shape: 1 }]);
  });

  test('those with shapes, in a tileset with some', async () => {
    const level = await readTiled(rowOf([1, 2], tilesetOf({ tiles: [halfTile] })));
    expect(tilesOf(level)).toEqual([1, 0]);
    expect(level.maps[0]!.kinds).toEqual([undefined, { shape: [0, 0.5, 1, 0.5, 1, 1, 0, 1] }]);
  });

  test.each([
    ['the tile says so', true, undefined, undefined, [1, 0]],
    ['the layer says so', undefined, true, undefined, [1, 2]],
    ['the option says so', undefined, undefined, true, [1, 2]],
    ['the tile is before the layer', false, true, true, [0, 1]],
    ['the layer is before the option', undefined, false, true, undefined],
    ['nothing says so', undefined, undefined, undefined, undefined],
  ])('of those without shapes: %s', async (_, ofTile, ofLayer, option, expected) => {
    const tiles = [
      { id: 1, properties: solidIf(ofTile) },
      { ...halfTile, id: 5 },
    ];
    const file = rowOf([2, 3], tilesetOf({ tiles }), { properties: solidIf(ofLayer) });
    const level = await readTiled(file, { solid: option });
    expect(level.maps[0] && tilesOf(level)).toEqual(expected);
  });

  test('the option false leaves out what has no shapes', async () => {
    expect((await readTiled(mapOf(), { solid: false })).maps).toEqual([]);
  });
});

describe('collision shapes of tiles', () => {
  test('a polygon is divided by the size of the tile', async () => {
    const corners = points(0, 0, 24, 8, 0, 24);
    const tiles = [tileOf(0, [objectOf({ width: 0, height: 0, polygon: corners })])];
    const tileset = tilesetOf({ tilewidth: 24, tileheight: 24, tiles });
    const file = { ...rowOf([1], tileset), tilewidth: 24, tileheight: 24 };
    const third = Math.fround(1 / 3);
    expect((await readTiled(file)).maps[0]!.kinds).toEqual([
      undefined,
      { shape: [0, 0, 1, third, 0, 1] },
    ]);
  });

  test('an ellipse is a polygon of eight corners', async () => {
    const file = rowOf([1], tilesetOf({ tiles: [tileOf(0, [objectOf({ ellipse: true })])] }));
    const { kinds } = (await readTiled(file)).maps[0]!;
    const shape = Array.from(kinds![1]!.shape as number[]);
    expect(shape.length).toBe(16);
    for (let i = 0; i < 16; i += 2) {
      expect(Math.hypot(shape[i]! - 0.5, shape[i + 1]! - 0.5)).toBeCloseTo(0.5, 6);
    }
  });

  test('a turned rectangle turns around its top left', async () => {
    const turned = objectOf({ x: 16, y: 0, width: 16, height: 8, rotation: 90 });
    const file = rowOf([1], tilesetOf({ tiles: [tileOf(0, [turned])] }));
    expect((await readTiled(file)).maps[0]!.kinds![1]).toEqual({
      shape: [1, 0, 1, 1, 0.5, 1, 0.5, 0],
    });
  });

  test('points and texts are none', async () => {
    const tiles = [tileOf(0, [objectOf({ point: true }), objectOf({ text: {} })])];
    const level = await readTiled(rowOf([1], tilesetOf({ tiles })));
    expect(level.maps[0]!.kinds![1]).toEqual({ shape: 1 });
  });

  test('a concave one makes the tile a body of triangles', async () => {
    const shape = objectOf({ width: 0, height: 0, polygon: points(...threePieces) });
    const tileset = tilesetOf({ tiles: [tileOf(0, [shape], { type: 'corner' })] });
    const level = await readTiled(rowOf([0, 1], tileset));
    expect(level.maps).toEqual([]);
    expect(level.bodies[0]).toMatchObject({ x: 16, y: 0, static: true, data: { type: 'corner' } });
    expect(areaOf(level)).toBe(16 * 4 + 4 * 12);
  });

  test('have properties of their own, of their tile, and of their layer', async () => {
    const shape = objectOf({ properties: [property('sensor', true), property('tag', 5)] });
    const tile = tileOf(0, [shape], { properties: [property('tag', 4), property('mask', -1)] });
    const properties = [property('category', 2), property('tag', 9)];
    const level = await readTiled(rowOf([1], tilesetOf({ tiles: [tile] }), { properties }));
    expect(level.maps[0]!.kinds![1]).toEqual({ shape: 1, sensor: true, mask: -1, tag: 5 });
    expect(level.maps[0]).toMatchObject({ category: 2, tag: 9 });
    expect(level.maps[0]!.data).toEqual({
      layer: 'Ground',
      name: '',
      type: '',
      properties: { category: 2, tag: 9 },
      tiles: [undefined, expect.objectContaining({ number: 0 }) as unknown],
    });
  });

  test('as parts have the filter of their tile and layer, too', async () => {
    const shapes = [
      objectOf({ height: 8, properties: [property('category', 4)] }),
      objectOf({ y: 8, width: 8, height: 8 }),
    ];
    const tile = tileOf(0, shapes, { properties: [property('tag', 4)] });
    const properties = [property('mask', 6), property('sensor', true)];
    const level = await readTiled(rowOf([1], tilesetOf({ tiles: [tile] }), { properties }));
    expect(level.bodies[0]).toMatchObject({
      mask: 6,
      tag: 4,
      parts: [
        { category: 4, mask: 6, sensor: true, tag: 4 },
        { mask: 6, sensor: true, tag: 4 },
      ],
    });
    expect(level.bodies[0]!.sensor).toBeUndefined();
  });

  test('tiles of separate pictures have the sizes of these, and numbers with gaps', async () => {
    const tiles = [{ ...tileOf(7, [objectOf()]), image: 'a.png', imagewidth: 16, imageheight: 16 }];
    const tileset = tilesetOf({ columns: 0, tilecount: 1, tilewidth: 64, tileheight: 64, tiles });
    expect((await readTiled(rowOf([8], tileset))).maps[0]!.kinds![1]).toEqual({ shape: 1 });
  });
});

describe('one-way', () => {
  test.each([
    [true, 'up'],
    ['down', 'down'],
    ['left', 'left'],
    [false, undefined],
    ['', undefined],
  ])('the property %s of a tile', async (value, side) => {
    const tiles = [{ id: 0, properties: [property('oneWay', value)] }];
    const level = await readTiled(rowOf([1], tilesetOf({ tiles })));
    expect(level.maps[0]!.kinds![1]!.oneWay).toBe(side);
  });

  test('an object is a body with a side', async () => {
    const properties = [property('oneWay', 'up'), property('tag', 3)];
    const file = objectsOf([
      objectOf({ x: 5, y: 7, width: 40, height: 8, name: 'plank', properties }),
    ]);
    const level = await readTiled(file);
    expect(level.maps).toEqual([]);
    expect(level.bodies).toEqual([
      {
        shape: { kind: 'box', width: 40, height: 8 },
        x: 25,
        y: 11,
        static: true,
        oneWay: 'up',
        tag: 3,
        data: {
          layer: 'Things',
          name: 'plank',
          type: '',
          id: 1,
          area: areaAt(5, 7, 40, 8),
          properties: { oneWay: 'up', tag: 3 },
        },
      },
    ]);
  });

  test('a turned object keeps the side that its property names', async () => {
    const properties = [property('oneWay', 'up')];
    const file = objectsOf([objectOf({ x: 64, width: 32, height: 8, rotation: 90, properties })]);
    const [body] = (await readTiled(file)).bodies;
    expect(body).toMatchObject({
      x: 64,
      y: 0,
      oneWay: 'up',
      parts: [{ shape: { kind: 'box', width: 32, height: 8 }, x: -4, y: 16, angle: Math.PI / 2 }],
    });
    expect(body).not.toHaveProperty('angle');
  });

  test('polylines, and polygons that are cut, are one-way as a whole', async () => {
    const properties = [property('oneWay', 'left')];
    const lines = { width: 0, height: 0, properties };
    const level = await readTiled(
      objectsOf([
        objectOf({ ...lines, polyline: points(0, 0, 16, 0, 32, 8) }),
        objectOf({ ...lines, polygon: points(0, 0, 16, 8, 32, 0, 16, 32) }),
      ]),
    );
    expect(level.bodies.map(({ oneWay, parts }) => [oneWay, parts!.length])).toEqual([
      ['left', 2],
      ['left', 2],
    ]);
  });

  test('a tile of several shapes is one-way where the object says so', async () => {
    const tile = tileOf(2, [objectOf({ height: 4 }), objectOf({ width: 4 })]);
    const object = objectOf({ gid: 3, properties: [property('oneWay', 'up')] });
    const tilesets = [tilesetOf({ tiles: [tile] })];
    const [body] = (await readTiled(mapOf({ tilesets, layers: [objectLayer([object])] }))).bodies;
    expect([body!.oneWay, body!.parts!.length]).toEqual(['up', 2]);
  });
});

describe('objects', () => {
  test('a rectangle turns around its top left corner', async () => {
    const level = await readTiled(
      objectsOf([
        rectangle({ x: 10, y: 20, width: 8, height: 4, rotation: 90 }),
        rectangle({ x: 10, y: 20, width: 8, height: 4, rotation: -180 }),
        rectangle({ x: 10, y: 20, width: 8, height: 4, rotation: 30 }),
      ]),
    );
    const [quarter, half, other] = level.bodies;
    expect(quarter).toMatchObject({ x: 8, y: 24, angle: Math.PI / 2 });
    expect(half).toMatchObject({ x: 6, y: 18, angle: -Math.PI });
    const [cosine, sine] = [Math.sqrt(3) / 2, 0.5];
    expect(other!.x).toBeCloseTo(10 + 4 * cosine - 2 * sine, 12);
    expect(other!.y).toBeCloseTo(20 + 4 * sine + 2 * cosine, 12);
    expect(other!.shape).toEqual(box(8, 4));
  });

  test('an ellipse that is no circle is a polygon of eight corners on it', async () => {
    const level = await readTiled(objectsOf([objectOf({ ellipse: true, width: 20, height: 10 })]));
    const [{ shape, x, y } = {} as never] = level.bodies;
    expect([x, y]).toEqual([10, 5]);
    const { corners } = shape as PolygonShape;
    expect(corners.length).toBe(16);
    for (let i = 0; i < 16; i += 2) {
      expect((corners[i]! / 10) ** 2 + (corners[i + 1]! / 5) ** 2).toBeCloseTo(1, 12);
    }
    expect(() => polygon(corners)).not.toThrow();
  });

  test('a capsule lies or stands', async () => {
    const level = await readTiled(
      objectsOf([
        objectOf({ capsule: true, width: 20, height: 8 }),
        objectOf({ capsule: true, width: 8, height: 20 }),
        objectOf({ capsule: true, width: 8, height: 8 }),
      ]),
    );
    expect(level.bodies.map(({ shape }) => shape)).toEqual([
      { kind: 'capsule', length: 12, radius: 4 },
      { kind: 'capsule', length: 12, radius: 4, upright: true },
      { kind: 'circle', radius: 4 },
    ]);
  });

  test('a polygon keeps its corners, without those on a line between others', async () => {
    const given = points(0, 0, 8, 0, 16, 0, 16, 16, 0, 16, 0, 16);
    const level = await readTiled(
      objectsOf([objectOf({ x: 3, y: 4, width: 0, height: 0, rotation: 45, polygon: given })]),
    );
    expect(level.bodies[0]).toMatchObject({
      shape: { kind: 'polygon', corners: [0, 0, 16, 0, 16, 16, 0, 16] },
      x: 3,
      y: 4,
      angle: Math.PI / 4,
    });
  });

  test('a polygon that is not convex, or has more than eight corners, is cut into triangles', async () => {
    const round = Array.from({ length: 24 }, (_, i) =>
      i % 2 === 0 ? Math.cos((Math.PI * i) / 12) * 50 : Math.sin((Math.PI * (i - 1)) / 12) * 50,
    );
    const level = await readTiled(
      objectsOf([
        objectOf({ polygon: points(...threePieces) }),
        objectOf({ polygon: points(...round) }),
      ]),
    );
    expect(level.bodies.map(({ parts }) => parts?.length)).toEqual([4, 10]);
    expect(areaOf(level, 0)).toBe(112);
    expect(areaOf(level, 1)).toBeCloseTo(6 * 50 * 50 * Math.sin(Math.PI / 6), 3);
  });

  test('a polyline of one segment is a segment; a long one is one body', async () => {
    const long = Array.from({ length: 600 }, (_, i) => ({ x: i, y: i % 2 }));
    const level = await readTiled(
      objectsOf([
        objectOf({ polyline: points(0, 0, 0, 0, 9, 3) }),
        objectOf({ x: 1, rotation: 90, polyline: long }),
      ]),
    );
    expect(level.bodies[0]!.shape).toEqual({ kind: 'segment', x1: 0, y1: 0, x2: 9, y2: 3 });
    const other = level.bodies[1]!;
    expect([level.bodies.length, other.parts!.length]).toEqual([2, 599]);
    expect([other.x, other.angle]).toEqual([1, Math.PI / 2]);
    expect(other.parts![255]!.shape).toEqual({ kind: 'segment', x1: 255, y1: 1, x2: 256, y2: 0 });
  });

  test('texts are left out; points, and rectangles without a size, are points', async () => {
    const level = await readTiled(
      objectsOf([
        objectOf({ text: { text: 'hello' } }),
        objectOf({ id: 7, x: 3, y: 4, width: 0, height: 0, properties: [property('lives', 3)] }),
      ]),
    );
    expect(level.bodies).toEqual([]);
    expect(level.points).toMatchObject([{ id: 7, x: 3, y: 4, properties: { lives: 3 } }]);
  });

  test('a property by the name of a member of all objects is one like others', async () => {
    const properties = [property('__proto__', { sensor: true }), property('constructor', 1)];
    const level = await readTiled(objectsOf([objectOf({ properties })]));
    const { data, sensor } = level.bodies[0]!;
    expect(Object.keys(data!.properties)).toEqual(['__proto__', 'constructor']);
    expect(sensor).toBeUndefined();
    expect(({} as Record<string, unknown>)['sensor']).toBeUndefined();
  });

  test('a tile stands on its x and y: its picture is above and to the right', async () => {
    const file = mapOf({
      layers: [objectLayer([objectOf({ gid: 2, x: 32, y: 48, width: 16, height: 24 })])],
    });
    expect((await readTiled(file)).bodies).toMatchObject([
      { shape: { kind: 'box', width: 16, height: 24 }, x: 40, y: 36 },
    ]);
    const centred = { ...file, tilesets: [tilesetOf({ objectalignment: 'center' })] };
    expect((await readTiled(centred)).bodies).toMatchObject([{ x: 32, y: 48 }]);
  });

  test('a tile with collision shapes has these, scaled, flipped and turned', async () => {
    const tile = tileOf(0, [objectOf({ x: 0, y: 8, width: 8, height: 8 })], {
      type: 'crate',
      properties: [property('tag', 2), property('weight', 9)],
    });
    const level = await readTiled(
      mapOf({
        tilesets: [tilesetOf({ tiles: [tile] })],
        layers: [
          objectLayer([
            objectOf({ gid: 0x8000_0001, x: 100, y: 100, width: 32, height: 16, rotation: 90 }),
          ]),
        ],
      }),
    );
    expect(level.bodies).toMatchObject([
      {
        shape: { kind: 'polygon', corners: [32, -8, 16, -8, 16, 0, 32, 0] },
        x: 100,
        y: 100,
        angle: Math.PI / 2,
        tag: 2,
        data: { type: 'crate', properties: { tag: 2, weight: 9 } },
      },
    ]);
  });

  test('a tile that is not solid is a point', async () => {
    const tileset = tilesetOf({ tiles: [halfTile, { id: 3, type: 'coin' }] });
    const file = mapOf({
      tilesets: [tileset],
      layers: [objectLayer([objectOf({ gid: 4, x: 5, y: 6 })])],
    });
    const level = await readTiled(file);
    expect(level.bodies).toEqual([]);
    expect(level.points).toMatchObject([{ type: 'coin', x: 5, y: 6, width: 16, height: 16 }]);
  });

  test('a tile has what the object says before what its shapes, itself and its layer say', async () => {
    const tile = tileOf(
      0,
      [
        objectOf({ height: 8, properties: [property('category', 4), property('sensor', false)] }),
        objectOf({ y: 8, height: 8 }),
      ],
      { properties: [property('sensor', true), property('tag', 1), property('mask', 3)] },
    );
    const file = mapOf({
      tilesets: [tilesetOf({ tiles: [tile, { id: 1, properties: [property('solid', false)] }] })],
      layers: [
        objectLayer(
          [
            objectOf({ gid: 1, y: 16, properties: [property('tag', 2)] }),
            objectOf({ gid: 2, y: 16, properties: [property('solid', true), property('tag', 9)] }),
          ],
          { properties: [property('mask', 7), property('category', 8)] },
        ),
      ],
    });
    const { bodies } = await readTiled(file);
    expect(bodies).toMatchObject([
      {
        tag: 2,
        mask: 3,
        category: 8,
        parts: [
          { category: 4, mask: 3, tag: 2, sensor: false },
          { category: 8, mask: 3, tag: 2, sensor: true },
        ],
      },
      { shape: { kind: 'box' }, tag: 9, mask: 7, category: 8 },
    ]);
    expect(bodies[0]!.sensor).toBeUndefined();
  });

  test('a flipped tile that is one-way is solid from the flipped side', async () => {
    const tiles = [{ id: 0, properties: [property('oneWay', 'left')] }];
    const file = mapOf({
      tilesets: [tilesetOf({ tiles })],
      layers: [objectLayer([objectOf({ gid: 0x8000_0001, x: 0, y: 16 })])],
    });
    expect((await readTiled(file)).bodies).toMatchObject([
      { shape: { kind: 'box' }, x: 8, y: 8, oneWay: 'right' },
    ]);
  });
});

describe('layers', () => {
  test('offsets of layers and groups add up', async () => {
    const inner = {
      type: 'group',
      name: 'b',
      offsetx: 100,
      offsety: 200,
      layers: [tileLayer({ offsetx: 3.5 })],
    };
    const file = mapOf({ layers: [{ type: 'group', name: 'a', offsetx: -7, layers: [inner] }] });
    const level = await readTiled(file);
    expect(level.maps[0]).toMatchObject({ x: 96.5, y: 200 });
    expect(level.bounds).toEqual({ x: 0, y: 0, width: 160.5, height: 248 });
  });

  test('groups are read as far as 64 deep', async () => {
    const nested = (depth: number): object =>
      depth === 0 ? tileLayer() : { type: 'group', name: 'g', layers: [nested(depth - 1)] };
    expect((await readTiled(mapOf({ layers: [nested(64)] }))).maps.length).toBe(1);
    await expect(readTiled(mapOf({ layers: [nested(65)] }))).rejects.toThrow(
      'readTiled: layer "g": groups must be at most 64 deep in each other',
    );
  });

  test('each tile layer is a map, in the order of the file', async () => {
    const file = mapOf({
      layers: [tileLayer(), { type: 'imagelayer', name: 'sky' }, tileLayer({ name: 'Top' })],
    });
    expect((await readTiled(file)).maps.map(({ name }) => name)).toEqual(['Ground', 'Top']);
  });

  test('invisible layers and objects are read by an option', async () => {
    const file = mapOf({
      layers: [
        { type: 'group', name: 'g', visible: false, layers: [tileLayer()] },
        objectLayer([objectOf({ visible: false }), objectOf()]),
      ],
    });
    const level = await readTiled(file);
    expect([level.maps.length, level.bodies.length]).toEqual([0, 1]);
    const all = await readTiled(file, { invisible: true });
    expect([all.maps.length, all.bodies.length]).toEqual([1, 2]);
  });

  test('layers and groups are skipped by their names', async () => {
    const file = mapOf({
      layers: [
        { type: 'group', name: 'g', layers: [tileLayer()] },
        tileLayer({ name: 'Sky', data: 'nonsense' }),
        objectLayer([objectOf()]),
      ],
    });
    const level = await readTiled(file, { skip: ['Sky', 'g'] });
    expect([level.maps.length, level.bodies.length]).toEqual([0, 1]);
  });

  test('chunks of an infinite map are one map around all of them', async () => {
    const chunks = [chunkAt(-2, -4, [1, 0, 0, 2]), chunkAt(2, -2, [3, 3, 0, 1])];
    const {
      data: _,
      width: __,
      height: ___,
      ...layer
    } = tileLayer({ chunks, startx: -2, starty: -4 });
    const level = await readTiled(mapOf({ infinite: true, layers: [layer] }));
    expect(level.maps[0]).toMatchObject({ x: -32, y: -64, columns: 6, rows: 4 });
    expect(tilesOf(level)).toEqual(
      [
        [1, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
        [0, 0, 0, 0, 3, 3],
        [0, 0, 0, 0, 0, 1],
      ].flat(),
    );
    expect(level.bounds).toEqual({ x: -32, y: -64, width: 96, height: 64 });
  });

  test('an infinite map without tiles has the bounds of its size', async () => {
    const level = await readTiled(mapOf({ infinite: true, layers: [] }));
    expect(level.bounds).toEqual({ x: 0, y: 0, width: 64, height: 48 });
  });

  test('tiles of several tilesets are found by their numbers', async () => {
    const low = tilesetOf({ tilecount: 4 });
    const high = tilesetOf({ name: 'high', firstgid: 5, tiles: [halfTile] });
    const file = rowOf([4, 5, 6], low);
    const level = await readTiled({ ...file, tilesets: [high, low] });
    expect(tilesOf(level)).toEqual([1, 2, 0]);
  });

  test('the bit of hexagonal maps, and flips of an empty cell, say nothing', async () => {
    const level = await readTiled(rowOf([0x1000_0001, 0x8000_0000], tilesetOf()));
    expect(tilesOf(level)).toEqual([1, 0]);
  });
});
