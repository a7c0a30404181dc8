/** What stops a body that walks, and what it meets in `step()`; bodies of several parts; the rest of `docs/characters.md`. */
import {
  type BodyId,
  box,
  capsule,
  chain,
  circle,
  type MoveOptions,
  polygon,
  rowOf,
  type Shape,
  segment,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { FLOOR, HERO, standing, WALL, Walker, worldOf } from './walker.js';

const SKIN = 0.01;
const [HEROES, GROUND, ENEMIES] = [1, 2, 4];

/** How far a hero comes that goes from 0 to 100, with a thing of 10 by 10 on its way at 50. */
async function reach(thing: object, hero: object = {}, options: MoveOptions = {}) {
  const world = await worldOf();
  const other = world.insert({ shape: box(10, 10), x: 50, ...thing });
  const id = world.insert({ shape: HERO, ...hero });
  const moved = world.moveAndSlide(id, 100, 0, options);
  const stops = moved.x < 99;
  expect(moved.hits.map((hit) => hit.id)).toEqual(stops ? [other] : []);
  return stops;
}

describe('what stops a body', () => {
  test('is static or not', async () => {
    expect([await reach({ static: true }), await reach({ static: false })]).toEqual([true, true]);
  });

  test('is no sensor, nor a part that is one', async () => {
    expect(await reach({ sensor: true })).toBe(false);
    const parts = [
      { shape: box(10, 10), sensor: true },
      { shape: box(2, 2), y: 90 },
    ];
    expect(await reach({ shape: undefined, parts })).toBe(false);
  });

  test('is what both filters accept', async () => {
    const enemy = { category: ENEMIES };
    expect(await reach(enemy, { mask: ENEMIES })).toBe(true);
    expect(await reach(enemy, { mask: GROUND })).toBe(false);
    expect(await reach({ mask: GROUND }, { category: HEROES })).toBe(false);
    expect(await reach({ mask: GROUND }, { category: GROUND })).toBe(true);
  });

  test('is said by category and mask of the options, in place of those of the body', async () => {
    const enemy = { category: ENEMIES };
    expect(await reach(enemy, { mask: ENEMIES }, { mask: GROUND })).toBe(false);
    expect(await reach(enemy, { mask: GROUND }, { mask: ENEMIES })).toBe(true);
    expect(await reach({ mask: GROUND }, {}, { category: GROUND })).toBe(true);
  });

  test('is not of its group, nor itself', async () => {
    expect(await reach({ group: 3 }, { group: 3 })).toBe(false);
    expect(await reach({ group: 3 }, { group: 4 })).toBe(true);
  });

  test('is none of except', async () => {
    const world = await worldOf(WALL);
    const id = world.insert({ shape: HERO });
    const wall = world.idAt(0);
    const end = (except: MoveOptions['except']) => world.moveAndSlide(id, 100, 0, { except }).x;
    expect(end(undefined)).toBeCloseTo(45 - SKIN, 3);
    for (const except of [wall, [wall], rowOf(wall), [-1, wall]]) expect(end(except)).toBe(100);
    expect(end(-1)).toBeCloseTo(45 - SKIN, 3);
  });

  test('does not carry or push a body either, where it does not stop it', async () => {
    const world = await worldOf(FLOOR);
    const id = world.insert({ shape: HERO, y: -5 });
    expect(world.moveAndSlide(id, 3, 4, { mask: ENEMIES })).toMatchObject({
      x: 3,
      y: -1,
      hits: [],
    });
  });

  test('is where it is, also a body that moves', async () => {
    const world = await worldOf();
    const other = world.insert({ shape: HERO, x: 20 });
    const id = world.insert({ shape: HERO });
    expect(world.moveAndSlide(id, 40, 0).x).toBeCloseTo(10 - SKIN, 3);
    world.move(other, 30, 0);
    expect(world.moveAndSlide(id, 40, 0).x).toBeCloseTo(20 - SKIN, 3);
    world.transforms[4 * rowOf(other)] = 35;
    expect(world.moveAndSlide(id, 40, 0).x).toBeCloseTo(20 - SKIN, 3);
    world.step();
    expect(world.moveAndSlide(id, 40, 0).x).toBeCloseTo(25 - SKIN, 3);
  });

  test('is a new tile at once', async () => {
    const world = await worldOf();
    const map = world.addTiles({ x: 50, columns: 1, rows: 1, size: 16, tiles: [0] });
    expect(world.moveAndSlide(HERO, {}, 100, 0).x).toBe(100);
    world.setTile(map, 0, 0, 1);
    expect(world.moveAndSlide(HERO, {}, 100, 0).x).toBeCloseTo(45 - SKIN, 3);
  });
});

describe('a body at rest', () => {
  test('has no contact and no pair with its floor in a step, but its result names it', async () => {
    const hero = standing(await worldOf(FLOOR), 0, -20);
    for (let i = 0; i < 10; i++) {
      const moved = hero.fall(1);
      hero.world.step();
      expect([hero.world.pairs(), hero.world.contacts()]).toEqual([[], []]);
      expect([moved.floor, moved.hits[0]!.id]).toEqual([hero.world.idAt(0), hero.world.idAt(0)]);
    }
  });

  test('goes into sensors, and enter tells', async () => {
    const coin = { shape: circle(4), x: 20, y: -10, sensor: true };
    const hero = standing(await worldOf(FLOOR, coin), 0, -20);
    const met: BodyId[] = [];
    hero.world.on('enter', { body: hero.id }, (_, other) => met.push(other));
    for (let i = 0; i < 10; i++) {
      hero.fall(2);
      hero.world.step();
    }
    expect(met).toEqual([hero.world.idAt(1)]);
    expect(hero.x).toBeCloseTo(20, 3);
  });

  test('goes into what the mask of the move leaves out, and enter tells', async () => {
    const world = await worldOf({ ...FLOOR, category: GROUND });
    const enemy = world.insert({ shape: HERO, x: 20, y: -10.1, category: ENEMIES });
    const hero = standing(world, 0, -20);
    for (let i = 0; i < 6; i++) hero.fall(2, { mask: GROUND });
    world.step();
    expect(world.entered().map(({ a, b }) => [a, b])).toEqual([[enemy, hero.id]]);
  });

  test('has a part that is a sensor, which meets all around and stops nothing', async () => {
    const parts = [{ shape: HERO }, { shape: circle(30), sensor: true }];
    const hero = standing(await worldOf(FLOOR, WALL), 0, -30, { shape: undefined, parts });
    expect(hero.y).toBeCloseTo(-10 - 6 * SKIN, 1);
    for (let i = 0; i < 10; i++) hero.fall(2);
    hero.world.step();
    expect(hero.x).toBeCloseTo(20, 3);
    expect(hero.world.pairs()).toHaveLength(1);
    for (let i = 0; i < 10; i++) hero.fall(3);
    hero.world.step();
    expect(hero.x).toBeCloseTo(45, 0);
    expect(hero.world.pairs()).toHaveLength(2);
  });
});

describe('a body of several parts', () => {
  const parts = [{ shape: box(10, 20) }, { shape: circle(4), x: 12, y: -6 }];

  test('is stopped by each, and hits name them', async () => {
    const world = await worldOf(FLOOR, WALL);
    const id = world.insert({ parts, y: -20 });
    const moved = world.moveAndSlide(id, 60, 20);
    expect(moved.x).toBeCloseTo(50 - 16, 1);
    expect(moved.y).toBeCloseTo(-10, 1);
    const met = moved.hits.map(({ id: other, movingPart, kind }) => [
      rowOf(other),
      movingPart,
      kind,
    ]);
    expect(met).toEqual(
      expect.arrayContaining([
        [0, 0, 'floor'],
        [1, 1, 'wall'],
      ]),
    );
  });

  test('has filters of its parts, unless the call gives others', async () => {
    const world = await worldOf({ ...WALL, category: GROUND });
    const ghost = [{ shape: box(10, 20) }, { shape: circle(4), x: 12, y: -6, mask: ENEMIES }];
    const id = world.insert({ parts: ghost });
    expect(world.moveAndSlide(id, 60, 0).x).toBeCloseTo(45, 1);
    expect(world.moveAndSlide(id, 60, 0, { mask: GROUND }).x).toBeCloseTo(34, 1);
  });

  test('is pushed out with all of them', async () => {
    const world = await worldOf(WALL);
    const id = world.insert({ parts, x: 36 });
    const moved = world.moveAndSlide(id, 0, 0);
    expect(moved.x).toBeCloseTo(34, 1);
    expect(moved.hits[0]).toMatchObject({ kind: 'overlap', movingPart: 1 });
  });

  test('names the part of the floor: of a body of parts, and of a chain', async () => {
    const ground = [
      { shape: box(100, 20), x: -50 },
      { shape: box(100, 20), x: 50 },
    ];
    const hero = standing(await worldOf({ parts: ground, y: 10 }), 30, -20);
    expect(hero.support!.part).toBe(1);
    const hill = standing(await worldOf({ parts: chain([-100, 0, 0, 0, 100, 0]) }), 50, -20);
    expect([hill.support!.part, hill.move(0, 1).floorPart]).toEqual([1, 1]);
  });
});

test.each<[string, Shape]>([
  ['a box', HERO],
  ['a circle', circle(6)],
  ['a capsule', capsule(10, 5, { upright: true })],
  ['a polygon', polygon([0, -10, 6, 4, 3, 10, -3, 10, -6, 4])],
  ['a segment', segment(0, -10, 0, 10)],
])('%s can walk, at any angle and scale, which stay', async (_, shape) => {
  for (const [angle, scale] of [
    [0, 1],
    [0.7, 1.5],
    [-2, 0.5],
  ] as const) {
    const world = await worldOf(FLOOR, WALL);
    const hero = standing(world, 0, -30, { shape, angle, scale });
    expect(hero.support).toBeDefined();
    for (let i = 0; i < 40; i++) hero.fall(3);
    const { x, width, y, height } = world.boxOf(hero.id);
    expect([x + width, y + height]).toEqual([expect.closeTo(50, 0), expect.closeTo(0, 0)]);
    expect(world.transformOf(hero.id)).toMatchObject({
      angle: Math.fround(angle),
      scale: Math.fround(scale),
    });
  }
});

test('characters do not push each other', async () => {
  const world = await worldOf(FLOOR);
  const [hero, other] = [standing(world, 0, -20), standing(world, 15, -20)];
  const x = other.x;
  for (let i = 0; i < 20; i++) {
    const moved = hero.fall(2);
    if (moved.onWall) expect(moved.hits.find(({ kind }) => kind === 'wall')!.id).toBe(other.id);
    other.fall(0);
  }
  expect(other.x).toBe(x);
  expect(hero.x).toBeCloseTo(5, 1);
});

/** Whether there is ground ahead, for a walker that turns at edges. */
const isGround = (world: World, walker: Walker, side: number): boolean =>
  world.moveAndSlide(HERO, { x: walker.x + side, y: walker.y }, 0, 4, { except: walker.id })
    .onFloor;

describe('recipes', () => {
  test('ground ahead', async () => {
    const walker = standing(await worldOf(FLOOR), 190, -20);
    expect(isGround(walker.world, walker, 12)).toBe(true);
    expect(isGround(walker.world, walker, 16)).toBe(false);
  });

  test('a conveyor: its speed is added to dx', async () => {
    const walker = standing(await worldOf(FLOOR), 0, -20);
    for (let i = 0; i < 10; i++) walker.fall(walker.support ? 1.5 : 0);
    expect(walker.x).toBeCloseTo(15, 3);
  });

  test('a wall jump: the normal of the wall leads away from it', async () => {
    const world = await worldOf(WALL);
    const walker = new Walker(world, world.insert({ shape: HERO, x: 40 }));
    const wall = walker.fall(10).hits.find(({ kind }) => kind === 'wall')!;
    const x = walker.x;
    expect(walker.move(5 * wall.normalX, -5)).toMatchObject({ velocityX: -5, velocityY: -5 });
    expect(walker.x).toBeCloseTo(x - 5, 3);
  });

  test('a stomp: a hit of the kind floor names the enemy', async () => {
    const world = await worldOf(FLOOR);
    const enemy = world.insert({ shape: box(10, 10), y: -6 });
    const moved = world.moveAndSlide(HERO, { y: -40 }, 0, 40);
    expect(moved.hits.find(({ kind }) => kind === 'floor')!.id).toBe(enemy);
  });
});
