// Maps with unusual things in them are read; what is changed is in `remarks`.

import * as fc from 'fast-check';
import { addLevel, readTiled, type TiledOptions } from 'quadrille/tiled';
import { World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { clippedToSquare } from '../../../web/lib/tiled/clip.js';
import { draws } from '../draws.js';
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
import caveTiles from './fixtures/cave.tsx.xml?raw';

const noSize = { width: 0, height: 0 };
const SHAPE = 'readTiled: tileset "walls", tile 0, object 1: ';

/** One tile with these collision shapes, in the second of two columns. */
const tileWith = (...shapes: readonly Record<string, unknown>[]) =>
  rowOf([0, 1], tilesetOf({ tiles: [tileOf(0, shapes)] }));

const polygonOf = (...corners: readonly number[]) =>
  objectOf({ ...noSize, polygon: points(...corners) });

/** A polyline as a collision shape. */
const lineOf = (...at: number[]) => objectOf({ ...noSize, x: 2, polyline: points(...at) });

/** A tileset of larger tiles. */
const trees = (changes = {}) =>
  tilesetOf({ name: 'trees', firstgid: 9, tilewidth: 32, tileheight: 24, ...changes });

const mapWith = (tileset: object, gid = 9, changes = {}) =>
  mapOf({
    tilesets: [tilesetOf(), tileset],
    layers: [tileLayer({ data: [1, 1, 0, 0, 0, gid, 0, 0, 1, 1, 1, 1], ...changes })],
  });

/** A layer of tiles and one of an object, which has these properties. */
const layersWith = (properties: unknown) => [
  tileLayer({ data: [3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0] }),
  objectLayer([objectOf({ properties })]),
];

async function read(file: object, options?: TiledOptions) {
  const { maps, bodies, points: found, remarks } = await readTiled(file, options);
  return { kinds: maps[0]?.kinds, maps, bodies, points: found, remarks };
}

describe('a collision shape that leaves its tile', () => {
  test('by a hundredth of it is moved to its edge', async () => {
    const level = await read(tileWith(polygonOf(-0.09, 16.09, 16.16, 0, 16, 16)));
    expect(level.kinds).toEqual([undefined, { shape: [0, 1, 1, 0, 1, 1] }]);
    expect(level.bodies).toEqual([]);
    expect(level.remarks).toEqual([
      `${SHAPE}corners must be in the tile, from 0 to 16, got 16.15999984741211, in layer "Ground": they are moved to its edge`,
    ]);
  });

  test('by more makes the tile a body of its own', async () => {
    const level = await read(tileWith(objectOf({ width: 17, properties: [property('tag', 3)] })));
    expect(level.maps).toEqual([]);
    expect(level.bodies).toMatchObject([
      {
        shape: { kind: 'polygon', corners: [0, 0, 17, 0, 17, 16, 0, 16] },
        x: 16,
        y: 0,
        static: true,
        tag: 3,
        data: { layer: 'Ground' },
      },
    ]);
    expect(level.remarks).toEqual([
      `${SHAPE}corners must be in the tile, from 0 to 16, got 17, in layer "Ground": the tile is a body of its own`,
    ]);
  });

  test('is clipped, if the option says so', async () => {
    const clip = { overhang: 'clip' } as const;
    const whole = await read(tileWith(objectOf({ width: 17 })), clip);
    expect(whole.kinds).toEqual([undefined, { shape: 1 }]);
    expect(whole.remarks).toEqual([
      `${SHAPE}corners must be in the tile, from 0 to 16, got 17, in layer "Ground": the shape is clipped`,
    ]);
    const slope = await read(tileWith(polygonOf(-16, 16, 16, 0, 16, 16)), clip);
    expect(slope.kinds).toEqual([undefined, { shape: [0, 0.5, 1, 0, 1, 1, 0, 1] }]);
    expect(slope.bodies).toEqual([]);
  });

  test('on all sides is not solid where nothing of it is left', async () => {
    const beside = await read(tileWith(objectOf({ x: 20 })), { overhang: 'clip' });
    expect([beside.maps, beside.bodies, beside.remarks.length]).toEqual([[], [], 1]);
    const touching = await read(tileWith(objectOf({ x: 16 })), { overhang: 'clip' });
    expect([touching.maps, touching.bodies]).toEqual([[], []]);
    const both = await read(tileWith(objectOf({ x: 20 }), objectOf({ height: 8 })), {
      overhang: 'clip',
    });
    expect(both.kinds).toEqual([undefined, { shape: [0, 0, 1, 0, 1, 0.5, 0, 0.5] }]);
  });

  test('keeps its side, which is flipped with the tile', async () => {
    const shape = objectOf({ width: 20, height: 4, properties: [property('oneWay', 'up')] });
    const level = await read(rowOf([0x4000_0001], tilesetOf({ tiles: [tileOf(0, [shape])] })));
    expect(level.bodies).toMatchObject([
      { shape: { corners: [0, 16, 20, 16, 20, 12, 0, 12] }, oneWay: 'down' },
    ]);
  });
});

test('clipping keeps the points of a triangle that are in the square', () => {
  const at = fc.integer({ min: -20, max: 36 });
  fc.assert(
    fc.property(fc.array(at, { minLength: 6, maxLength: 6 }), (triangle) => {
      const clipped = clippedToSquare(triangle, 16);
      expect(clipped.every((value) => value >= 0 && value <= 16)).toBe(true);
      for (let x = 0.37; x < 16; x += 2.3) {
        for (let y = 0.41; y < 16; y += 2.3) {
          expect(surrounds(clipped, x, y)).toBe(surrounds(triangle, x, y));
        }
      }
    }),
    { seed: 7, numRuns: draws(500) },
  );
});

/** Whether an outline crosses the line to the right of a point an odd number of times. */
function surrounds(corners: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < corners.length; i += 2) {
    const [x1, y1] = [corners[i]!, corners[i + 1]!];
    const [x2, y2] = [corners[(i + 2) % corners.length]!, corners[(i + 3) % corners.length]!];
    if (y1 > y === y2 > y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) inside = !inside;
  }
  return inside;
}

describe('collision shapes of every form', () => {
  test('a polyline makes the tile a body of segments', async () => {
    const one = await read(tileWith(lineOf(0, 4, 12, 4)));
    expect(one.bodies).toMatchObject([
      { shape: { kind: 'segment', x1: 2, y1: 4, x2: 14, y2: 4 }, x: 16, y: 0 },
    ]);
    const two = await read(tileWith(lineOf(0, 4, 12, 4, 12, 8)));
    expect(two.bodies[0]!.parts!.length).toBe(2);
    expect([one.remarks, two.remarks]).toEqual([[], []]);
    const clipped = await read(tileWith(lineOf(0, 4, 28, 4)), { overhang: 'clip' });
    expect(clipped.bodies).toMatchObject([{ shape: { x1: 2, y1: 4, x2: 16, y2: 4 } }]);
  });

  test.each([
    [16, 8],
    [8, 16],
  ])('a capsule of %i x %i is a polygon of eight corners on it', async (width, height) => {
    const level = await read(tileWith(objectOf({ capsule: true, width, height })));
    const shape = Array.from(level.kinds![1]!.shape as number[]);
    expect(shape.length).toBe(16);
    // From the segment in its middle, each corner is as far as its radius.
    for (let i = 0; i < 16; i += 2) {
      const [x, y] = [shape[i]! * 16 - width / 2, shape[i + 1]! * 16 - height / 2];
      const [along, across] = width > height ? [x, y] : [y, x];
      expect(Math.hypot(Math.max(Math.abs(along) - 4, 0), across)).toBeCloseTo(4, 5);
    }
  });

  test('shapes of one tile have their own sides, or all the same', async () => {
    const plank = objectOf({ height: 4, properties: [property('oneWay', 'up')] });
    const post = objectOf({ x: 6, y: 4, width: 4, height: 12 });
    const tiles = [
      tileOf(0, [plank, post]),
      tileOf(1, [plank, post], { properties: [property('oneWay', 'up')] }),
    ];
    const layers = [
      tileLayer({ data: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x8000_0000 + 0x4000_0001] }),
      objectLayer([objectOf({ gid: 1, rotation: 90 })]),
    ];
    const level = await read(mapOf({ tilesets: [tilesetOf({ tiles })], layers }));
    const sides = level.bodies.map(({ oneWay, parts }) => [
      oneWay,
      Array.from(parts!, (part) => part.oneWay),
    ]);
    expect(sides).toEqual([
      [undefined, ['up', undefined]],
      ['up', [undefined, undefined]],
      [undefined, ['down', undefined]],
      [undefined, ['up', undefined]],
    ]);
    expect(level.remarks).toEqual([]);
  });

  test('a tile object of one shape has the filter of the shape, and is a sensor if it is one', async () => {
    const shape = objectOf({ properties: [property('sensor', true), property('category', 4)] });
    const tilesets = [tilesetOf({ tiles: [tileOf(0, [shape])] })];
    const layers = [objectLayer([objectOf({ gid: 1 })])];
    const { bodies } = await read(mapOf({ tilesets, layers }));
    expect(bodies).toMatchObject([{ shape: { kind: 'polygon' }, sensor: true, category: 4 }]);
  });
});

describe('a tile of another size than those of the map', () => {
  const RULE =
    'readTiled: layer "Ground": tile 0 of tileset "trees" must be 16 x 16 pixels, as the tiles of the map, got 32 x 24: ';

  test('is decoration, if nothing says that it is solid', async () => {
    const level = await read(mapWith(trees()));
    expect(Array.from(level.maps[0]!.tiles)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(level.bodies).toEqual([]);
    expect(level.remarks).toEqual([`${RULE}it is taken for decoration, which is not solid`]);
  });

  test('is a body where its picture is, if it is solid', async () => {
    const tiles = [{ id: 0, properties: [property('solid', true), property('oneWay', 'up')] }];
    const level = await read(mapWith(trees({ tiles })));
    expect(level.bodies).toMatchObject([
      { shape: { corners: [0, -8, 32, -8, 32, 16, 0, 16] }, x: 16, y: 16, oneWay: 'up' },
    ]);
    expect(level.remarks).toEqual([`${RULE}it is a body of its own`]);
    const ofLayer = await read(mapWith(trees(), 9, { properties: [property('solid', true)] }));
    expect(ofLayer.bodies.length).toBe(1);
  });

  test('is a body of its collision shapes', async () => {
    const tiles = [tileOf(0, [objectOf({ x: 4, y: 20, width: 8, height: 4 })])];
    const upright = await read(mapWith(trees({ tiles })));
    expect(upright.bodies).toMatchObject([{ shape: { corners: [4, 12, 12, 12, 12, 16, 4, 16] } }]);
    // Along the diagonal it is 24 wide and 32 high.
    const turned = await read(mapWith(trees({ tiles }), 0x2000_0009));
    expect(turned.bodies).toMatchObject([
      { shape: { corners: [20, -12, 20, -4, 24, -4, 24, -12] } },
    ]);
  });
});

describe('objects', () => {
  test('that are tiles are turned by any angle', async () => {
    const file = mapOf({ layers: [objectLayer([objectOf({ gid: 1, y: 16, rotation: 31 })])] });
    const { bodies, remarks } = await read(file, { strict: true });
    const angle = (31 * Math.PI) / 180;
    const [x, y] = [
      8 * Math.cos(angle) + 8 * Math.sin(angle),
      8 * Math.sin(angle) - 8 * Math.cos(angle),
    ];
    expect(bodies).toMatchObject([
      {
        shape: { kind: 'box' },
        x: expect.closeTo(x),
        y: expect.closeTo(16 + y),
        angle: expect.closeTo(angle),
      },
    ]);
    expect(remarks).toEqual([]);
  });

  test('that cannot be bodies are points', async () => {
    const level = await read(
      objectsOf([
        objectOf({ id: 3, x: 5, y: 6, height: 0, name: 'line' }),
        objectOf({ id: 4, ...noSize, polygon: points(0, 0, 16, 16, 16, 0, 0, 16) }),
        objectOf({ id: 5 }),
      ]),
    );
    expect(level.points).toMatchObject([{ id: 3, x: 5, y: 6, width: 16, name: 'line' }, { id: 4 }]);
    expect(level.bodies.length).toBe(1);
    expect(level.remarks).toEqual([
      'readTiled: layer "Things", object 3: height of a rectangle must be more than zero, got 0: it is a point',
      'readTiled: layer "Things", object 4: sides of the polygon must not meet, got sides 0 and 2: it is a point',
    ]);
  });

  test('keep properties of the names that say how things touch, if they mean something else', async () => {
    const properties = [property('tag', 'red'), property('category', 2)];
    const { bodies, remarks } = await read(objectsOf([objectOf({ properties })]));
    expect(bodies).toMatchObject([
      { category: 2, data: { properties: { tag: 'red', category: 2 } } },
    ]);
    expect(bodies[0]).not.toHaveProperty('tag');
    expect(remarks).toEqual([
      'readTiled: layer "Things", object 1: property tag must be a number, got "red": it says nothing about contacts',
    ]);
  });
});

describe('files of old versions', () => {
  test('have tiles and properties in objects', async () => {
    const shape = objectOf({ height: 8 });
    const { objectgroup, id: _ } = tileOf(2, [shape]) as { objectgroup: object; id: number };
    const old = mapOf({
      tilesets: [
        tilesetOf({
          tiles: { 2: { objectgroup }, 4: { type: 'ice' } },
          tileproperties: { 3: { solid: true, tag: 6 }, 4: { solid: true } },
          tilepropertytypes: { 3: { solid: 'bool', tag: 'int' }, 4: { solid: 'bool' } },
        }),
      ],
      layers: layersWith({ sensor: true }),
    });
    const now = mapOf({
      tilesets: [
        tilesetOf({
          tiles: [
            { id: 2, objectgroup },
            { id: 3, properties: [property('solid', true), property('tag', 6)] },
            { id: 4, type: 'ice', properties: [property('solid', true)] },
          ],
        }),
      ],
      layers: layersWith([property('sensor', true)]),
    });
    const level = await readTiled(old, { strict: true });
    expect(level).toEqual(await readTiled(now, { strict: true }));
    expect(level.maps[0]!.kinds!.length).toBe(4);
    expect(level.bodies).toMatchObject([{ sensor: true }]);
  });
});

describe('remarks', () => {
  test('there are none on a map without anything unusual', async () => {
    const tilesets = { 'cave.tsx': caveTiles };
    const level = await readTiled(caveJson, { tilesets });
    expect(level.remarks).toEqual([]);
    expect(await readTiled(caveJson, { tilesets, strict: true })).toEqual(level);
  });

  test('each is there once, however many tiles it is about', async () => {
    const gids = [1, 1, 0x8000_0001, 0x4000_0001];
    const file = rowOf(gids, tilesetOf({ tiles: [tileOf(0, [objectOf({ width: 17 })])] }));
    const level = await read(file);
    expect([level.bodies.length, level.remarks.length]).toEqual([4, 1]);
  });

  test('are a thousand at most', async () => {
    const objects = Array.from({ length: 1_200 }, (_, id) => objectOf({ id, height: 0 }));
    const level = await read(objectsOf(objects));
    expect([level.points.length, level.remarks.length]).toEqual([1_200, 1_000]);
  });
});

test('a world takes all bodies of what is unusual', async () => {
  const shapes = [
    objectOf({ x: -3, y: 2, rotation: 31 }),
    objectOf({ ...noSize, polyline: points(0, 0, 20, 5) }),
    objectOf({ ...noSize, polygon: points(-4, -4, 20, 0, 20, 20, 8, 8, 0, 20) }),
    objectOf({ capsule: true, width: 4 }),
  ];
  const tiles = [tileOf(0, shapes), ...shapes.map((shape, i) => tileOf(i + 1, [shape]))];
  const flips = [0, 0x2000_0000, 0x8000_0000, 0xe000_0000];
  const gids = [1, 2, 3, 4, 5].flatMap((gid) => flips.map((bits) => bits + gid));
  for (const overhang of ['keep', 'clip'] as const) {
    const level = await readTiled(rowOf(gids, tilesetOf({ tiles })), { overhang });
    using world = await World.create({ bounds: level.bounds });
    const added = addLevel(world, level);
    expect(added.maps.length).toBe(1);
    expect(added.bodies.length).toBeGreaterThan(overhang === 'keep' ? 15 : 11);
  }
});
