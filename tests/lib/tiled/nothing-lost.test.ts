// What a map of Tiled says of its objects, tiles and layers is in the level.

import { addLevel, type LevelData, readTiled } from 'quadrille/tiled';
import { World } from 'quadrille/world';
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

const noSize = { width: 0, height: 0 };
const asDrawn = { horizontal: false, vertical: false, diagonal: false };

describe('objects', () => {
  test('have ids, by which the property of another one leads to their bodies', async () => {
    const long = Array.from({ length: 65_537 }, (_, i) => ({ x: i / 64, y: i % 2 }));
    const file = objectsOf([
      objectOf({ id: 8, name: 'lever', properties: [{ name: 'opens', type: 'object', value: 2 }] }),
      objectOf({ id: 2, x: 40, name: 'door' }),
      objectOf({ id: 5, ...noSize, polyline: long }),
    ]);
    const level = await readTiled(file);
    using world = await World.create<LevelData>({ bounds: level.bounds });
    const { bodies, objects } = addLevel(world, level);
    const opened = world.data(bodies[0]!)!.properties['opens'] as number;
    const [door] = objects.get(opened)!;
    expect(world.data(door!)).toMatchObject({ id: 2, name: 'door' });
    expect(objects.get(5)).toEqual(bodies.slice(2));
    expect(objects.get(5)!.length).toBe(2);
    expect(objects.get(1)).toBeUndefined();
  });

  test('in XML name others by numbers, too', async () => {
    const level =
      await readTiled(`<map orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16">
      <objectgroup name="Things"><object id="8" x="0" y="0" width="4" height="4">
        <properties><property name="opens" type="object" value="2"/></properties>
      </object></objectgroup></map>`);
    expect(level.bodies[0]!.data).toMatchObject({ id: 8, properties: { opens: 2 } });
  });

  test('say where their rectangle is, with offsets and turns, whatever their body is', async () => {
    const file = objectsOf(
      [
        objectOf({ x: 4, y: 6, width: 8, height: 2, rotation: 90 }),
        objectOf({ x: 1, y: 2, ...noSize, point: true, rotation: -180 }),
      ],
      { offsetx: 100, offsety: -10 },
    );
    const level = await readTiled(file);
    expect(level.bodies[0]!.data!.area).toEqual({
      x: 104,
      y: -4,
      width: 8,
      height: 2,
      pivotX: 0,
      pivotY: 0,
      angle: Math.PI / 2,
    });
    expect(level.points).toMatchObject([{ x: 101, y: -8, angle: -Math.PI }]);
  });

  test.each([
    [undefined, 0, 1],
    ['topright', 1, 0],
    ['center', 0.5, 0.5],
    ['bottom', 0.5, 1],
  ])(
    'that are tiles lie as their tileset aligns them: %s',
    async (objectalignment, pivotX, pivotY) => {
      const tileset = tilesetOf({
        objectalignment,
        tiles: [{ id: 1, type: 'coin', properties: [property('worth', 5)] }],
      });
      const objects = [
        objectOf({ gid: 0xc000_0002, rotation: 90, properties: [property('solid', false)] }),
        objectOf({ gid: 2, x: 32 }),
      ];
      const level = await readTiled(mapOf({ tilesets: [tileset], layers: [objectLayer(objects)] }));
      const tile = { tileset: 'walls', number: 1, type: 'coin', properties: { worth: 5 } };
      expect(level.points).toMatchObject([
        {
          pivotX,
          pivotY,
          angle: Math.PI / 2,
          tile: { ...tile, flips: { horizontal: true, vertical: true, diagonal: false } },
        },
      ]);
      expect(level.bodies[0]!.data).toMatchObject({
        area: { x: 32, y: 0, width: 16, height: 16, pivotX, pivotY },
        tile: { ...tile, flips: asDrawn },
      });
    },
  );
});

describe('paths', () => {
  const line = { x: 10, y: 20, ...noSize, polyline: points(0, 0, 8, 0, 8, 4) };

  test('are points with corners, if their property solid is false', async () => {
    const solid = [property('solid', false)];
    const level = await readTiled(
      objectsOf([
        objectOf({ ...line, id: 3, rotation: 90, properties: solid }),
        objectOf({ id: 4, ...noSize, polygon: points(0, 0, 8, 0, 8, 4), properties: solid }),
        objectOf({ id: 5, properties: solid }),
      ]),
    );
    expect(level.bodies).toEqual([]);
    expect(level.points).toMatchObject([
      { id: 3, x: 10, y: 20, corners: [10, 20, 10, 28, 6, 28], closed: false },
      { id: 4, corners: [0, 0, 8, 0, 8, 4], closed: true },
      { id: 5, width: 16, height: 16 },
    ]);
    expect(level.points[2]).not.toHaveProperty('corners');
    expect(level.remarks).toEqual([]);
  });

  test('are those of a layer whose property solid is false, but for objects that say otherwise', async () => {
    const objects = [
      objectOf(line),
      objectOf({ ...line, id: 2, properties: [property('solid', true)] }),
    ];
    const level = await readTiled(objectsOf(objects, { properties: [property('solid', false)] }));
    expect(level.points).toMatchObject([{ id: 1 }]);
    expect(level.bodies).toMatchObject([{ data: { id: 2 } }]);
  });

  test('are those of the class path, or of the classes that the option says', async () => {
    const file = objectsOf([
      objectOf({ ...line, id: 1, type: 'path' }),
      objectOf({ ...line, id: 2, type: 'rail' }),
      objectOf({ id: 3, type: 'path' }),
    ]);
    const usual = await readTiled(file);
    expect(usual.points.map(({ id }) => id)).toEqual([1]);
    expect(usual.bodies.map(({ data }) => data!.id)).toEqual([2, 3]);
    const chosen = await readTiled(file, { paths: ['rail'] });
    expect(chosen.points.map(({ id }) => id)).toEqual([2]);
    expect((await readTiled(file, { paths: [] })).points).toEqual([]);
  });
});

describe('tiles', () => {
  const tiles = [
    { id: 1, type: 'ice', properties: [property('slip', 0.9), property('solid', true)] },
    tileOf(2, [objectOf({ height: 4 }), objectOf({ width: 4 })], { class: 'frame' }),
  ];
  const tileset = tilesetOf({ tiles });

  test('of a map have classes and properties, by their kinds', async () => {
    const level = await readTiled(rowOf([0, 2, 0x8000_0002, 2], tileset));
    const [map] = level.maps;
    const ice = {
      tileset: 'walls',
      number: 1,
      type: 'ice',
      properties: { slip: 0.9, solid: true },
    };
    expect(map!.data!.tiles).toEqual([
      undefined,
      { ...ice, flips: asDrawn },
      { ...ice, flips: { ...asDrawn, horizontal: true } },
    ]);
    using world = await World.create<LevelData>({ bounds: level.bounds });
    const [id] = addLevel(world, level).maps;
    const kind = world.tileAt(id!, 1, 0);
    expect(world.data(id!)!.tiles![kind]!.properties['slip']).toBe(0.9);
  });

  test('that are bodies say which they are', async () => {
    const { bodies } = await readTiled(rowOf([0x4000_0003], tileset));
    expect(bodies[0]!.data).toMatchObject({
      layer: 'Ground',
      type: 'frame',
      tile: { number: 2, type: 'frame', flips: { ...asDrawn, vertical: true } },
    });
    expect(bodies[0]!.data).not.toHaveProperty('id');
  });
});

describe('layers and maps', () => {
  const sky = {
    type: 'imagelayer',
    name: 'Sky',
    image: 'sky.png',
    parallaxx: 0.5,
    class: 'far',
    properties: [property('tint', 'blue')],
  };
  const front = tileLayer({ name: 'Front', offsetx: 3, parallaxx: 1.5 });
  const group = {
    type: 'group',
    name: 'Near',
    offsetx: 10,
    offsety: 20,
    parallaxx: 2,
    parallaxy: 0.25,
    layers: [front, objectLayer([])],
  };

  test('have offsets, parallax, classes and properties', async () => {
    const level = await readTiled(
      mapOf({ class: 'cave', properties: [property('music', 'drip')], layers: [sky, group] }),
    );
    expect([level.type, level.properties]).toEqual(['cave', { music: 'drip' }]);
    const plain = { type: '', properties: {} };
    expect(level.layers).toEqual([
      {
        name: 'Sky',
        kind: 'image',
        type: 'far',
        properties: { tint: 'blue' },
        x: 0,
        y: 0,
        parallaxX: 0.5,
        parallaxY: 1,
        image: 'sky.png',
      },
      { name: 'Near', kind: 'group', ...plain, x: 10, y: 20, parallaxX: 2, parallaxY: 0.25 },
      { name: 'Front', kind: 'tiles', ...plain, x: 13, y: 20, parallaxX: 3, parallaxY: 0.25 },
      { name: 'Things', kind: 'objects', ...plain, x: 10, y: 20, parallaxX: 2, parallaxY: 0.25 },
    ]);
    expect(level.levels).toEqual([]);
  });

  test('have the same in XML', async () => {
    const xml = `<map class="cave" orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16">
      <properties><property name="music" value="drip"/></properties>
      <imagelayer name="Sky" class="far" parallaxx="0.5"><image source="sky.png"/>
        <properties><property name="tint" value="blue"/></properties></imagelayer></map>`;
    const json = mapOf({
      class: 'cave',
      properties: [property('music', 'drip')],
      tilesets: [],
      layers: [sky],
    });
    expect(await readTiled(xml)).toEqual(await readTiled(json));
  });

  test('that are not read are not listed', async () => {
    const file = mapOf({ layers: [{ ...sky, visible: false }, group] });
    expect((await readTiled(file, { skip: ['Near'] })).layers).toEqual([]);
  });
});
