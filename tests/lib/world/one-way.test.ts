/** One-way bodies and tiles: what comes from their side is stopped, all else passes. */
import {
  type BodyId,
  box,
  circle,
  inspect,
  type NewBody,
  type NewTiles,
  type OneWaySide,
  segment,
  Tile,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support.js';

const BOUNDS = { bounds: { x: -256, y: -256, width: 512, height: 512 } };

/** A platform whose top is at y = 0, from x = -48 to 48. */
const TILES = { columns: 6, rows: 1, size: 16, x: -48, tiles: new Uint8Array(6).fill(1) };
const PLATFORMS: readonly [string, (world: World) => BodyId[]][] = [
  ['a box', (world) => [insertPlatform(world, { shape: box(96, 8), y: 4 })]],
  ['a segment', (world) => [insertPlatform(world, { shape: segment(-48, 0, 48, 0) })]],
  [
    'boxes side by side',
    (world) => [-32, 0, 32].map((x) => insertPlatform(world, { shape: box(32, 8), x, y: 4 })),
  ],
  [
    'a body of parts',
    (world) => {
      const parts = [-24, 24].map((x) => ({ shape: box(48, 8), x, y: 4 }));
      return [insertPlatform(world, { parts })];
    },
  ],
  ['tiles', (world) => [world.addTiles({ ...TILES, kinds: [undefined, { oneWay: 'up' }] })]],
  [
    'usual tiles',
    (world) => [world.addTiles({ ...TILES, tiles: new Uint8Array(6).fill(Tile.OneWay) })],
  ],
];

function insertPlatform(world: World, body: NewBody<unknown>): BodyId {
  return world.insert({ ...body, static: true, oneWay: 'up' });
}

/** Puts a body somewhere; how many contacts the next step finds. */
function contactsAt(world: World, id: BodyId, x: number, y: number): number {
  world.move(id, x, y);
  world.step();
  return world.contacts().length;
}

describe.each(PLATFORMS)('%s', (_, addPlatform) => {
  test('stops what falls on it', async () => {
    using world = await World.create(BOUNDS);
    addPlatform(world);
    const hero = world.insert({ shape: box(10, 16), x: 3, y: -30 });
    world.step();
    expect(contactsAt(world, hero, 3, -7)).toBeGreaterThan(0);
    for (const { a, normalX, normalY, depth } of world.contacts()) {
      expect([normalX, a === hero ? normalY : -normalY, depth]).toEqual([0, 1, 1]);
    }
  });

  test('lets pass what comes from below, and stops it when it comes back', async () => {
    using world = await World.create(BOUNDS);
    addPlatform(world);
    const hero = world.insert({ shape: circle(8), x: 3, y: 40 });
    world.step();
    for (let y = 38; y >= -10; y -= 3) expect(contactsAt(world, hero, 3, y)).toBe(0);
    expect(contactsAt(world, hero, 3, -7)).toBeGreaterThan(0);
  });

  test('lets pass what comes from the sides', async () => {
    using world = await World.create(BOUNDS);
    addPlatform(world);
    for (const direction of [-1, 1]) {
      const hero = world.insert({ shape: box(10, 16), x: 70 * direction, y: -2 });
      world.step();
      for (let x = 70; x > -70; x -= 4) {
        expect(contactsAt(world, hero, x * direction, -2)).toBe(0);
      }
      world.remove(hero);
    }
  });

  test('carries what walks on it, over its seams', async () => {
    using world = await World.create(BOUNDS);
    addPlatform(world);
    const hero = world.insert({ shape: box(10, 16), x: -40, y: -8.5 });
    world.step();
    for (let x = -40; x <= 40; x += 0.75) {
      expect(contactsAt(world, hero, x, -7.5)).toBeGreaterThan(0);
      for (const { normalX } of world.contacts()) expect(normalX).toBe(0);
    }
  });

  test('lets drop through what wants to, until that has come from above again', async () => {
    using world = await World.create(BOUNDS);
    addPlatform(world);
    const hero = world.insert({ shape: box(10, 16), x: 3, y: -9 });
    world.step();
    expect(contactsAt(world, hero, 3, -7)).toBeGreaterThan(0);
    world.update(hero, { dropThrough: true });
    expect(contactsAt(world, hero, 3, -6)).toBe(0);
    expect(world.pairs()).not.toEqual([]);
    world.update(hero, { dropThrough: false });
    for (let y = -4; y < 20; y += 2) expect(contactsAt(world, hero, 3, y)).toBe(0);
    world.place(hero, 3, -9);
    expect(contactsAt(world, hero, 3, -7)).toBeGreaterThan(0);
  });

  test('carries what stands on it when it moves', async () => {
    using world = await World.create(BOUNDS);
    const ids = addPlatform(world);
    const hero = world.insert({ shape: circle(8), x: 3, y: -8 });
    world.step();
    for (let frame = 1; frame < 10; frame++) {
      for (const id of ids) {
        const { x, y } = world.transformOf(id);
        world.move(id, x, y - 2);
      }
      world.step();
      expect(world.contacts().length).toBeGreaterThan(0);
      expect(contactsAt(world, hero, 3, -8 - 2 * frame)).toBe(0);
    }
  });

  test('is met by rays and casts from above only', async () => {
    using world = await World.create(BOUNDS);
    const ids = addPlatform(world);
    const fall = world.raycast(-20, -40, 0, 80)!;
    expect([ids.includes(fall.id), fall.fraction, fall.normalY]).toEqual([true, 0.5, -1]);
    expect(world.raycast(-20, 40, 0, -80)).toBeUndefined();
    expect(world.raycast(-100, 2, 200, 0)).toBeUndefined();
    expect(world.raycast(100, 2, -200, 0)).toBeUndefined();
    expect(world.raycastAll(-20, 40, 0, -80)).toEqual([]);
    const hero = box(10, 16);
    expect(world.cast(hero, { x: -20, y: -40 }, 0, 64)).toMatchObject({ y: -8, normalY: -1 });
    expect(world.cast(hero, { x: -20, y: 40 }, 0, -80)).toBeUndefined();
    expect(world.cast(hero, { x: -100, y: 2 }, 200, 0)).toBeUndefined();
    expect(world.cast(hero, { x: 100, y: 2 }, -200, 0)).toBeUndefined();
    expect(world.castAll(hero, { x: -20, y: -4 }, 0, 80)).toEqual([]);
  });
});

/** For each side, the direction from the middle of the body to it. */
const DIRECTIONS: readonly (readonly [OneWaySide, number, number])[] = [
  ['up', 0, -1],
  ['down', 0, 1],
  ['left', -1, 0],
  ['right', 1, 0],
];

/** The sides from which a square at the origin stops a ball. */
function stoppingSides(world: World): OneWaySide[] {
  return DIRECTIONS.filter(([, x, y]) => {
    const ball = world.insert({ shape: circle(4), x: 16 * x, y: 16 * y });
    world.step();
    const count = contactsAt(world, ball, 11 * x, 11 * y);
    world.remove(ball);
    return count > 0;
  }).map(([side]) => side);
}

describe('sides', () => {
  test.each(DIRECTIONS)('%s', async (side, x, y) => {
    using world = await World.create(BOUNDS);
    const id = world.insert({ shape: box(16, 16), static: true, oneWay: side });
    expect(stoppingSides(world)).toEqual([side]);
    expect(world.raycast(32 * x, 32 * y, -64 * x, -64 * y)).toMatchObject({ id, fraction: 0.375 });
    expect(world.raycast(-32 * x, -32 * y, 64 * x, 64 * y)).toBeUndefined();
    world.remove(id);
    const tile: NewTiles<never> = { columns: 1, rows: 1, size: 16, x: -8, y: -8, tiles: [1] };
    world.addTiles({ ...tile, kinds: [undefined, { oneWay: side }] });
    expect(stoppingSides(world)).toEqual([side]);
  });

  test('turn with the body', async () => {
    using world = await World.create(BOUNDS);
    const id = world.insert({ shape: box(16, 16), static: true, oneWay: 'up', angle: Math.PI / 2 });
    expect(stoppingSides(world)).toEqual(['right']);
    world.move(id, 0, 0, -Math.PI / 2);
    expect(stoppingSides(world)).toEqual(['left']);
  });

  test('are of bodies that are not static, too', async () => {
    using world = await World.create(BOUNDS);
    world.insert({ shape: box(16, 16), oneWay: 'down' });
    expect(stoppingSides(world)).toEqual(['down']);
  });
});

describe('options', () => {
  test('come back from get, and change by update', async () => {
    using world = await World.create(BOUNDS);
    const id = world.insert({ shape: box(16, 16), static: true });
    expect(world.get(id)).toMatchObject({ oneWay: false, dropThrough: false });
    for (const [side] of DIRECTIONS) {
      world.update(id, { oneWay: side });
      expect(world.get(id)).toMatchObject({ oneWay: side, dropThrough: false, static: true });
      expect(stoppingSides(world)).toEqual([side]);
    }
    world.update(id, { x: 0, shape: box(16, 16), dropThrough: true });
    expect(world.get(id)).toMatchObject({ oneWay: 'right', dropThrough: true });
    world.update(id, { oneWay: false });
    expect(world.get(id)).toMatchObject({ oneWay: false, dropThrough: true });
    expect(stoppingSides(world)).toHaveLength(4);
    inspect(world).validate();
  });

  test('an update that is refused leaves them as they were', async () => {
    using world = await World.create(BOUNDS);
    const id = world.insert({ shape: box(16, 16), oneWay: 'up' });
    const huge = { shape: box(3e38, 1), scale: 10, oneWay: 'down', dropThrough: true } as const;
    expect(thrownBy(() => world.update(id, huge)).message).toContain('must keep its size');
    expect(world.get(id)).toMatchObject({ shape: box(16, 16), oneWay: 'up', dropThrough: false });
    expect(stoppingSides(world)).toEqual(['up']);
  });

  test.each([
    ['north', RangeError, '"north"'],
    ['Up', RangeError, '"Up"'],
    [true, TypeError, 'true'],
    [null, TypeError, 'null'],
    [1, TypeError, '1'],
  ])('oneWay: %s is refused', async (oneWay, type, got) => {
    using world = await World.create(BOUNDS);
    const rule = `oneWay must be one of 'up', 'down', 'left', 'right', or false, got ${got}`;
    const wrong = { shape: circle(1), oneWay: oneWay as OneWaySide };
    const id = world.insert({ shape: circle(1) });
    const kinds = [undefined, { oneWay: oneWay as OneWaySide }];
    const calls = [
      [() => world.insert(wrong), `insert: ${rule}`],
      [() => world.insertMany([wrong]), `insertMany: body 0: ${rule}`],
      [() => world.update(id, { oneWay: oneWay as OneWaySide }), `update: ${rule}`],
      [() => world.addTiles({ ...TILES, kinds }), `addTiles: kinds[1].${rule}`],
    ] as const;
    for (const [call, sentence] of calls) {
      const error = thrownBy(call);
      expect(error.message).toBe(sentence);
      expect(error).toBeInstanceOf(type);
    }
    expect(world.size).toBe(1);
  });

  test('dropThrough is true or false', async () => {
    using world = await World.create(BOUNDS);
    const wrong = { shape: circle(1), dropThrough: 1 as unknown as boolean };
    expect(thrownBy(() => world.insert(wrong)).message).toBe(
      'insert: dropThrough must be true or false, got 1',
    );
  });

  test('a tile map has none of them: its kinds have sides', async () => {
    using world = await World.create(BOUNDS);
    const map = world.addTiles({ ...TILES, kinds: [undefined, { oneWay: 'up' }] });
    const rule =
      'update: oneWay must be false for a tile map, whose kinds say from which side tiles are solid, got "up"';
    for (const changes of [{ oneWay: 'up' }, { oneWay: 'up', shape: circle(1) }] as const) {
      expect(thrownBy(() => world.update(map, changes)).message).toBe(rule);
    }
    expect(thrownBy(() => world.update(map, { dropThrough: true })).message).toBe(
      'update: dropThrough must be false for a tile map, got true',
    );
    world.update(map, { oneWay: false, dropThrough: false, tag: 3 });
    expect(world.tilesOf(map)).toMatchObject({ tag: 3, kinds: [{}, { oneWay: 'up' }] });
    world.update(map, { shape: box(16, 16), x: 0, y: 0 });
    world.update(map, { oneWay: 'left' });
    expect(stoppingSides(world)).toEqual(['left']);
  });
});

describe('tiles', () => {
  test('kinds come back with their sides, and make another map', async () => {
    using world = await World.create(BOUNDS);
    const sides = [false, 'up', 'down', 'left', 'right'] as const;
    const kinds = [undefined, ...sides.map((oneWay) => ({ oneWay }))];
    const values = world.tilesOf(world.addTiles({ ...TILES, kinds }));
    expect(values.kinds.slice(1).map(({ oneWay }) => oneWay)).toEqual(sides);
    expect(world.tilesOf(world.addTiles(values))).toEqual(values);
  });

  test('a map without kinds gets its first one-way tile from setTile', async () => {
    using world = await World.create(BOUNDS);
    const map = world.addTiles({ columns: 1, rows: 1, size: 16, x: -8, y: -8, tiles: [0] });
    expect(stoppingSides(world)).toEqual([]);
    world.setTile(map, 0, 0, Tile.OneWay);
    expect(stoppingSides(world)).toEqual(['up']);
    world.setTile(map, 0, 0, Tile.Solid);
    expect(stoppingSides(world)).toHaveLength(4);
    inspect(world).validate();
  });

  test('a polygon is met from its side, too', async () => {
    using world = await World.create(BOUNDS);
    const kinds = [undefined, { shape: [0, 0, 1, 0, 1, 0.25, 0, 0.25], oneWay: 'up' as const }];
    world.addTiles({ columns: 1, rows: 1, size: 16, x: -8, y: -8, tiles: [1], kinds });
    const ball = world.insert({ shape: circle(4), y: -14 });
    world.step();
    expect(contactsAt(world, ball, 0, -10)).toBe(1);
    world.place(ball, 0, 4);
    expect(contactsAt(world, ball, 0, -2)).toBe(0);
  });
});
