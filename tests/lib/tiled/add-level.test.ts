// Adding a level to a world: all of it or nothing.

import { addLevel, type Level, readTiled } from 'quadrille/tiled';
import { type BodyId, circle, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import {
  mapOf,
  objectLayer,
  objectOf,
  points,
  property,
  tileLayer,
  tileOf,
  tilesetOf,
} from './files.js';

const file = mapOf({
  layers: [tileLayer(), tileLayer({ name: 'Top' }), objectLayer([objectOf(), objectOf()])],
});

/** A world that counts, and refuses what it is told to refuse. */
function worldThat(refuses: 'nothing' | 'second map' | 'bodies') {
  const held = new Map<number, object>();
  let next = 1;
  const add = (value: object): number => {
    held.set(next, value);
    return next++;
  };
  return {
    held,
    addTiles(tiles: object): number {
      if (refuses === 'second map' && held.size === 1) throw new RangeError('no more tiles');
      return add(tiles);
    },
    insertMany(bodies: readonly object[]): number[] {
      if (refuses === 'bodies') throw new RangeError('no more bodies');
      return bodies.map(add);
    },
    remove: (id: number): boolean => held.delete(id),
  };
}

test('returns the ids of the maps and the bodies, in their order', async () => {
  const level = await readTiled(file);
  const world = worldThat('nothing');
  expect(addLevel(world, level)).toEqual({
    maps: [1, 2],
    bodies: [3, 4],
    objects: new Map([[1, [3, 4]]]),
  });
  expect(world.held.get(3)).toBe(level.bodies[0]);
});

test('gives addTiles what it takes, without the name of the layer', async () => {
  const level = await readTiled(file);
  const world = worldThat('nothing');
  addLevel(world, level);
  const { name, ...tiles } = level.maps[1]!;
  expect(name).toBe('Top');
  expect(world.held.get(2)).toEqual(tiles);
});

test.each(['second map', 'bodies'] as const)(
  'removes what it added, where the %s fail',
  async (what) => {
    const world = worldThat(what);
    const level = await readTiled(file);
    expect(() => addLevel(world, level)).toThrow(/^no more/);
    expect([...world.held]).toEqual([]);
  },
);

test.each([
  [undefined, 'addLevel: level must be an object such as { maps }, got undefined'],
  [{ maps: [], bodies: 3 }, 'addLevel: level.bodies must be an array, got 3'],
  [{ tiles: [] }, 'addLevel: there is no option tiles; there are maps, bodies, points, bounds'],
])('refuses %o', (level, sentence) => {
  expect(() => addLevel(worldThat('nothing'), level as unknown as Level)).toThrow(sentence);
});

/** A floor with a slope that rises to the right, a one-way tile over it, and a one-way line, turned, under that. */
const CAVE = mapOf({
  width: 6,
  height: 4,
  tilesets: [
    tilesetOf({
      tiles: [
        tileOf(0, [objectOf()]),
        tileOf(1, [objectOf({ width: 0, height: 0, polygon: points(0, 16, 16, 0, 16, 16) })]),
        tileOf(2, [objectOf({ height: 4, properties: [property('oneWay', 'up')] })]),
      ],
    }),
  ],
  layers: [
    tileLayer({
      width: 6,
      height: 4,
      data: [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    }),
    objectLayer([
      objectOf({
        x: 16,
        y: 32,
        width: 0,
        height: 0,
        rotation: -90,
        polyline: points(0, 0, 0, 16),
        properties: [property('oneWay', 'up')],
      }),
    ]),
  ],
});

/** Moves a ball of radius 4 until it has a contact, or has left the level; its last y. */
function endOfWay(world: World, ball: BodyId, dy: number): number {
  const { x } = world.transformOf(ball);
  for (let { y } = world.transformOf(ball); y > -32 && y < 96; y += dy) {
    world.move(ball, x, y);
    world.step();
    if (world.contacts().length > 0) return y;
  }
  return world.transformOf(ball).y;
}

test('bodies land on the tiles and the objects of a level in a World', async () => {
  const level = await readTiled(CAVE);
  using world = await World.create({ bounds: level.bounds });
  const { maps, bodies } = addLevel(world, level);
  expect(maps.map((id) => world.isTileMap(id))).toEqual([true]);
  expect(bodies.map((id) => world.get(id).oneWay)).toEqual(['up']);
  const falls = [8, 24, 56, 72].map((x) => {
    const ball = world.insert({ shape: circle(4), x, y: -8 });
    world.step();
    const y = endOfWay(world, ball, 0.25);
    const [contact] = world.contacts();
    world.remove(ball);
    return [y, contact!.normalX, contact!.normalY, world.data(contact!.a)];
  });
  const onSlope = 40 - 4 * Math.SQRT2;
  const ofTiles = expect.objectContaining({ layer: 'Ground' }) as unknown;
  expect(falls).toEqual([
    [44.25, 0, -1, ofTiles],
    [-3.75, 0, -1, ofTiles],
    [
      Math.ceil(4 * onSlope) / 4,
      expect.closeTo(-Math.SQRT1_2),
      expect.closeTo(-Math.SQRT1_2),
      ofTiles,
    ],
    [28.25, 0, -1, ofTiles],
  ]);
});

test('bodies pass the one-way tile and the one-way object of a level from below', async () => {
  const level = await readTiled(CAVE);
  using world = await World.create({ bounds: level.bounds });
  const { bodies } = addLevel(world, level);
  const ball = world.insert({ shape: circle(4), x: 24, y: 42 });
  world.step();
  expect(endOfWay(world, ball, -0.5)).toBe(-31.5);
  world.place(ball, 24, 16);
  world.step();
  expect(endOfWay(world, ball, 0.25)).toBe(28.25);
  expect(world.contacts().map(({ a, b }) => (a === ball ? b : a))).toEqual(bodies);
});
