/** `compareWorlds` names the one thing in which two worlds differ. */
import * as fc from 'fast-check';
import { Quadtree } from 'quadrille';
import { compareWorlds, type WorldDifference } from 'quadrille/recorder';
import {
  type BodyId,
  box,
  capsule,
  circle,
  load,
  polygon,
  type Shape,
  segment,
  Tile,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { draws } from '../draws.js';
import { thrownBy, WORLD } from '../support.js';
import { apply, frames, listen, worldOptions } from './changing-game.js';

beforeAll(() => load());

/** Bodies of all kinds, after a step. */
function scene(): { world: World; ids: readonly BodyId[]; parts: BodyId; map: BodyId } {
  const world = new World(WORLD);
  const ids = world.insertMany([
    { shape: circle(4), x: 10, y: 10 },
    { shape: box(6, 4), x: 14, y: 10, category: 2, mask: 7, order: 3 },
    { shape: capsule(4, 1, { upright: true }), x: 30, y: 10, angle: 1 },
    { shape: segment(0, 0, 4, 1), x: 40, y: 10, group: -3, tag: 9 },
    { shape: polygon([0, -3, 3, 2, -3, 2]), x: 50, y: 10, scale: 2, oneWay: 'left' },
    { shape: circle(1), x: 10, y: 50, bullet: true },
  ]);
  const parts = world.insert({
    parts: [{ shape: circle(1) }, { shape: box(1, 2), x: 3, category: 4, mask: 5, tag: 6 }],
    x: 20,
    y: 30,
  });
  const tiles = [Tile.Solid, Tile.Empty, Tile.SlopeLeft];
  const map = world.addTiles({ columns: 3, rows: 1, size: 4, tiles, y: 60 });
  world.step();
  world.move(ids[5]!, 60, 50);
  world.step();
  return { world, ids, parts, map };
}

type Scene = ReturnType<typeof scene>;

const none = { id: undefined, index: undefined };

const changes: readonly (readonly [
  string,
  (scene: Scene) => unknown,
  (scene: Scene) => Partial<WorldDifference>,
])[] = [
  [
    'an option',
    ({ world }) => world.setOptions({ capacity: 7 }),
    () => ({ what: 'settings', ...none, field: 'capacity', a: 32, b: 7 }),
  ],
  [
    'no seam rule',
    ({ world }) => world.setOptions({ seamTolerance: false }),
    () => ({ what: 'settings', field: 'seamTolerance', a: Math.fround(0.01), b: false }),
  ],
  [
    'a place that was written',
    ({ world }) => world.transforms.set([11], TRANSFORM_STRIDE),
    ({ ids }) => ({ what: 'body', id: ids[1], field: 'x', index: undefined, a: 14, b: 11 }),
  ],
  [
    'an angle',
    ({ world, ids }) => world.move(ids[2]!, 30, 10, 2),
    ({ ids }) => ({ what: 'body', id: ids[2], field: 'angle', a: 1, b: 2 }),
  ],
  [
    'a mask',
    ({ world, ids }) => world.update(ids[0]!, { mask: 3 }),
    ({ ids }) => ({ what: 'body', id: ids[0], field: 'mask', a: 0xffffffff, b: 3 }),
  ],
  [
    'a category',
    ({ world, ids }) => world.update(ids[1]!, { category: 1 }),
    ({ ids }) => ({ what: 'body', id: ids[1], field: 'category', a: 2, b: 1 }),
  ],
  [
    'a group',
    ({ world, ids }) => world.update(ids[3]!, { group: 0 }),
    ({ ids }) => ({ what: 'body', id: ids[3], field: 'group', a: -3, b: 0 }),
  ],
  [
    'a tag',
    ({ world, ids }) => world.update(ids[3]!, { tag: 8 }),
    ({ ids }) => ({ field: 'tag', id: ids[3], a: 9, b: 8 }),
  ],
  [
    'an order',
    ({ world, ids }) => world.update(ids[1]!, { order: 4 }),
    ({ ids }) => ({ field: 'order', id: ids[1], a: 3, b: 4 }),
  ],
  ...(['static', 'sensor', 'dropThrough'] as const).map(
    (name) =>
      [
        name,
        ({ world, ids }: Scene) => world.update(ids[2]!, { [name]: true }),
        ({ ids }: Scene) => ({ field: name, id: ids[2], a: false, b: true }),
      ] as const,
  ),
  [
    'a bullet',
    ({ world, ids }) => world.update(ids[5]!, { bullet: false }),
    ({ ids }) => ({ field: 'bullet', id: ids[5], a: true, b: false }),
  ],
  [
    'a side',
    ({ world, ids }) => world.update(ids[4]!, { oneWay: 'right' }),
    ({ ids }) => ({ field: 'oneWay', id: ids[4], a: 'left', b: 'right' }),
  ],
  [
    'a shape',
    ({ world, ids }) => world.update(ids[0]!, { shape: circle(5) }),
    ({ ids }) => ({ field: 'shape', id: ids[0], a: circle(4), b: circle(5) }),
  ],
  [
    'a part',
    ({ world, parts }) => world.updatePart(parts, 1, { tag: 7 }),
    ({ parts }) => ({
      field: 'parts',
      id: parts,
      index: 1,
      a: expect.objectContaining({ shape: box(1, 2), x: 3, category: 4, mask: 5, tag: 6 }),
      b: expect.objectContaining({ tag: 7 }),
    }),
  ],
  [
    'a tile',
    ({ world, map }) => world.setTile(map, 2, 0, Tile.Solid),
    ({ map }) => ({ field: 'tiles', id: map, index: 2, a: Tile.SlopeLeft, b: Tile.Solid }),
  ],
  [
    'a body that came',
    ({ world }) => world.insert({ shape: circle(1) }),
    ({ world }) => ({ what: 'body', id: [...world].at(-1)!, field: 'has', a: false, b: true }),
  ],
  [
    'a body that went',
    ({ world, ids }) => world.remove(ids[3]!),
    ({ ids }) => ({ what: 'body', id: ids[3], field: 'has', a: true, b: false }),
  ],
  [
    'where the way of a bullet began',
    ({ world, ids }) => {
      world.move(ids[5]!, 55, 50);
      world.step();
      world.move(ids[5]!, 60, 50);
    },
    ({ ids }) => ({
      field: 'wayFrom',
      id: ids[5],
      a: { x: 60, y: 50, angle: 0, scale: 1 },
      b: { x: 55, y: 50, angle: 0, scale: 1 },
    }),
  ],
  [
    'an id that was given out and is gone',
    ({ world }) => world.remove(world.insert({ shape: circle(1) })),
    ({ ids }) => ({
      what: 'history',
      ...none,
      field: 'rows',
      a: ids.length + 2,
      b: ids.length + 3,
    }),
  ],
];

test.each(changes)('%s', async (_, change, expected) => {
  const one = scene();
  const before = one.world.snapshot();
  change(one);
  const found = compareWorlds(before, one.world);
  expect(found).toMatchObject(expected(one));
  expect(Object.keys(found!).toSorted()).toEqual(['a', 'b', 'field', 'id', 'index', 'what']);
  // The other way around, with a world and with bytes.
  const copy = await World.from(before);
  expect(compareWorlds(one.world.snapshot(), copy)).toEqual({ ...found, a: found!.b, b: found!.a });
});

test('of several bodies, the one with the lowest id', () => {
  const { world, ids } = scene();
  world.remove(ids[0]!);
  const before = world.snapshot();
  const later = world.insert({ shape: circle(1) }); // in the row of the one that is gone
  world.update(ids[2]!, { tag: 1 });
  world.update(ids[1]!, { tag: 2 });
  expect(later).toBeGreaterThan(ids[1]!);
  expect(compareWorlds(before, world)).toMatchObject({ id: ids[1], field: 'tag', b: 2 });
  const [one, other] = [world.snapshot(), before];
  world.remove(ids[1]!);
  expect(compareWorlds(other, world)).toMatchObject({ id: ids[1], field: 'has' });
  expect(compareWorlds(one, world)).toMatchObject({ id: ids[1], field: 'has', a: true, b: false });
});

test('a list', () => {
  const [one, other] = [new World(WORLD), new World(WORLD)];
  for (const [world, x] of [
    [one, 12],
    [other, 30],
  ] as const) {
    const a = world.insert({ shape: circle(2), x: 10 });
    const b = world.insert({ shape: circle(2), x });
    world.step();
    world.step();
    world.place(b, 40, 0);
    world.step();
    world.place(b, 12, 0);
    world.step();
    if (world === other) world.step();
    expect(compareWorlds(world, world)).toBeNull();
    expect(world.pairs()).toEqual([{ a, b }]);
  }
  const [a, b] = [...one] as [BodyId, BodyId];
  const expected = { what: 'list', ...none, field: 'entered', a: { a, b }, b: undefined };
  expect(compareWorlds(one, other)).toEqual({ ...expected, index: 0 });
});

test('worlds of drawn histories are equal to their copies, and differ where their hashes do', async () => {
  const property = fc.asyncProperty(worldOptions, frames, async (options, played) => {
    using world = new World(options);
    listen(world);
    const saved: Uint8Array[] = [];
    for (const frame of played) {
      for (const change of frame) apply(world, change);
      world.step();
      saved.push(world.snapshot());
    }
    for (const [i, bytes] of saved.entries()) {
      using copy = await World.from(bytes);
      expect(compareWorlds(bytes, copy)).toBeNull();
      const later = saved[i + 1] ?? bytes;
      const areEqual = String(bytes) === String(later);
      expect(compareWorlds(bytes, later) === null).toBe(areEqual);
    }
  });
  await fc.assert(property, { seed: 20_261_202, numRuns: draws(60) });
});

test('what it says of bodies is what `get` says', () => {
  const { world, ids } = scene();
  const shapes = new Map<BodyId, Shape>(ids.map((id) => [id, world.get(id).shape!]));
  const before = world.snapshot();
  for (const id of ids) {
    world.restore(before);
    world.update(id, { shape: box(9, 9) });
    expect(compareWorlds(before, world)).toMatchObject({ id, field: 'shape', a: shapes.get(id) });
  }
});

test('refused', async () => {
  const { world } = scene();
  const bytes = world.snapshot();
  const tree = await Quadtree.create(WORLD);
  const altered = bytes.slice();
  altered[100]! ^= 4;
  const newer = bytes.slice();
  newer[4] = 2;
  const bad: readonly (readonly [unknown, string, string])[] = [
    [
      undefined,
      'wrong-type',
      'b must be a World, or a Uint8Array that snapshot() returned, got undefined',
    ],
    [tree, 'wrong-type', 'got a Quadtree'],
    [tree.snapshot(), 'no-snapshot', 'these bytes are no snapshot of a World'],
    [new Uint8Array(), 'no-snapshot', 'these bytes are no snapshot of a World'],
    [bytes.subarray(0, -4), 'damaged-snapshot', 'is damaged or was cut short'],
    [altered, 'damaged-snapshot', 'is damaged or was cut short'],
    [newer, 'newer-snapshot', 'a later version of quadrille'],
  ];
  for (const [given, code, sentence] of bad) {
    const error = thrownBy(() => compareWorlds(world, given as World));
    expect(error).toMatchObject({ code });
    expect(error.message).toMatch(/^compareWorlds: /);
    expect(error.message).toContain(sentence);
  }
});
