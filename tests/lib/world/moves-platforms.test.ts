/** Platforms: those that are solid from one side, that carry a body, that push it, that crush it. */
import {
  type BodyId,
  box,
  circle,
  type MoveOptions,
  type NewBody,
  rowOf,
  Tile,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { FLOOR, HERO, standing, WALL, Walker, worldOf } from './walker.js';

const SKIN = 0.01;
/** A platform whose top is at y = 0. */
const PLATFORM = { shape: box(100, 10), y: 5 };
const LEDGE = { ...PLATFORM, oneWay: 'up' } as const;

const jumper = (world: World, y: number, body: object = {}): Walker =>
  new Walker(world, world.insert({ shape: HERO, y, ...body }));

/** The world, the platform, and a hero on it. */
async function ride(
  body: NewBody<unknown> = PLATFORM,
  ...others: readonly NewBody<unknown>[]
): Promise<{ world: World; lift: BodyId; hero: Walker }> {
  const world = await worldOf(body, ...others);
  return { world, lift: world.idAt(0), hero: standing(world, 0, -20) };
}

describe('a one-way platform', () => {
  test('is passed by a jump from below, and lands the fall', async () => {
    const hero = jumper(await worldOf(LEDGE), 21);
    hero.vy = -5;
    const floors: boolean[] = [];
    for (let i = 0; i < 50; i++) {
      const moved = hero.fall(0);
      floors.push(moved.onFloor);
      expect([moved.onCeiling, moved.onWall, moved.stuck]).toEqual([false, false, false]);
    }
    expect(hero.y).toBeCloseTo(-10 - SKIN, 2);
    expect(floors.indexOf(true)).toBeGreaterThan(20);
    expect(floors.slice(floors.indexOf(true)).every(Boolean)).toBe(true);
  });

  test('does not push a body that begins in it, nor is it stuck', async () => {
    const hero = jumper(await worldOf(LEDGE), -5);
    const moved = hero.move(1, 2);
    expect(moved).toMatchObject({ x: 1, y: -3, stuck: false, hits: [] });
  });

  test('of tiles: the same', async () => {
    const world = await worldOf();
    world.addTiles({ x: -16, columns: 2, rows: 1, size: 16, tiles: [Tile.OneWay, Tile.OneWay] });
    expect(world.moveAndSlide(HERO, { y: 30 }, 0, -60).y).toBe(-30);
    const moved = world.moveAndSlide(HERO, { y: -30 }, 0, 60);
    expect([moved.onFloor, moved.floorPart]).toEqual([true, expect.any(Number)]);
    expect(moved.y).toBeCloseTo(-10 - SKIN, 4);
  });

  test('is walked on from one to the next', async () => {
    const pieces = [
      { ...LEDGE, x: -100 },
      { ...LEDGE, x: 100 },
    ];
    const hero = standing(await worldOf(LEDGE, ...pieces), -120, -20);
    for (let i = 0; i < 80; i++)
      expect(hero.fall(3)).toMatchObject({ onFloor: true, onWall: false });
    expect(hero.x).toBeCloseTo(120, 2);
  });

  test('is solid from all sides with oneWay: false', async () => {
    const world = await worldOf(LEDGE);
    const moved = world.moveAndSlide(HERO, { y: 30 }, 0, -60, { oneWay: false });
    expect(moved).toMatchObject({ onCeiling: true, velocityY: 0 });
    expect(moved.y).toBeCloseTo(20 + SKIN, 4);
    const pushed = world.moveAndSlide(HERO, { y: -7 }, 0, 0, { oneWay: false });
    expect(pushed.hits[0]).toMatchObject({ kind: 'overlap', depth: expect.closeTo(3) });
  });

  test('is dropped through while dropsThrough is true; then the body falls on', async () => {
    const hero = standing(await worldOf(LEDGE, { ...FLOOR, y: 110 }), 0, -20);
    for (let i = 0; i < 3; i++) expect(hero.fall(0, { dropsThrough: true }).onFloor).toBe(false);
    for (let i = 0; i < 60; i++) hero.fall(0);
    expect(hero.y).toBeCloseTo(90 - SKIN, 3);
  });

  test('is dropped through by one frame of dropsThrough', async () => {
    const hero = standing(await worldOf(LEDGE), 0, -20);
    hero.fall(0, { dropsThrough: true });
    for (let i = 0; i < 20; i++) hero.fall(0);
    expect(hero.y).toBeGreaterThan(20);
  });

  test('is decided by the body itself without the option; a solid platform by neither', async () => {
    const world = await worldOf(LEDGE, { ...PLATFORM, x: 200 });
    const ghost = jumper(world, -20, { dropThrough: true });
    expect(ghost.move(0, 15).onFloor).toBe(false);
    ghost.world.place(ghost.id, 0, -20);
    expect(ghost.move(0, 15, { dropsThrough: false }).onFloor).toBe(true);
    ghost.world.place(ghost.id, 200, -20);
    expect(ghost.move(0, 15, { dropsThrough: true }).onFloor).toBe(true);
  });
});

describe('a support', () => {
  test.each([true, false])('carries the body as it moves; static: %s', async (isStatic) => {
    const { world, lift, hero } = await ride({ ...PLATFORM, static: isStatic });
    const [x, y] = [hero.x, hero.y];
    for (let i = 1; i <= 20; i++) {
      world.move(lift, 2 * i, 5 - i);
      const moved = hero.fall(0.5);
      expect(moved).toMatchObject({ carriedX: 2, carriedAngle: 0, onFloor: true, floor: lift });
      expect(moved.carriedY).toBeCloseTo(-1, 4);
    }
    expect(hero.x).toBeCloseTo(x + 50, 3);
    expect(hero.y).toBeCloseTo(y - 20, 3);
  });

  test('carries it down without a bounce', async () => {
    const { world, lift, hero } = await ride();
    for (let i = 1; i <= 50; i++) {
      world.move(lift, 0, 5 + 4 * i);
      expect(hero.fall(0)).toMatchObject({ onFloor: true, velocityY: 0 });
      expect(hero.y - 4 * i).toBeCloseTo(-10 - SKIN, 2);
    }
  });

  test('carries nothing when it is not given', async () => {
    const { world, lift, hero } = await ride();
    world.move(lift, 3, 5);
    expect(hero.move(0, 1, { support: undefined })).toMatchObject({ x: 0, carriedX: 0 });
  });

  test('carries by the point that is stood on, as it turns', async () => {
    const { world, lift, hero } = await ride({ shape: box(200, 10), y: 5 });
    hero.move(40, 1);
    const { pointX, pointY } = hero.support!;
    world.move(lift, 0, 5, 0.1);
    const moved = hero.move(0, 0);
    const [sine, cosine] = [Math.sin(0.1), Math.cos(0.1)];
    const [armX, armY] = [pointX, pointY - 5];
    expect(moved.carriedX).toBeCloseTo(cosine * armX - sine * armY - armX, 1);
    expect(moved.carriedY).toBeCloseTo(sine * armX + cosine * armY - armY, 1);
    expect(moved.carriedAngle).toBeCloseTo(0.1, 5);
    expect(world.transformOf(hero.id).angle).toBe(0);
  });

  test('carries as it is scaled', async () => {
    const { world, lift, hero } = await ride();
    hero.move(20, 1);
    const { pointX } = hero.support!;
    world.update(lift, { scale: 1.5 });
    const moved = hero.move(0, 0);
    expect(moved.carriedX).toBeCloseTo(pointX / 2, 4);
    expect(moved.carriedY).toBeCloseTo(-2.5, 4);
  });

  test('carries a body to a wall, which stops it', async () => {
    const { world, lift, hero } = await ride(PLATFORM, WALL);
    hero.move(40, 1);
    world.move(lift, 20, 5);
    const moved = hero.move(0, 1);
    expect(moved).toMatchObject({ onWall: true, onFloor: true });
    expect(moved.x).toBeCloseTo(45 - SKIN, 3);
    expect(moved.carriedX).toBeCloseTo(5 - SKIN, 3);
  });

  test('that was removed carries nothing', async () => {
    const { world, lift, hero } = await ride();
    world.remove(lift);
    expect(hero.move(0, 1)).toMatchObject({ carriedX: 0, carriedY: 0, onFloor: false });
  });

  test('is plain numbers, which can be stored', async () => {
    const { world, lift, hero } = await ride();
    hero.support = JSON.parse(JSON.stringify(hero.support)) as typeof hero.support;
    world.move(lift, 3, 5);
    expect(hero.move(0, 1).carriedX).toBe(3);
  });

  test('is a tile map that moves, too', async () => {
    const world = await worldOf();
    const map = world.addTiles({ x: -32, columns: 4, rows: 1, size: 16, tiles: [1, 1, 1, 1] });
    const hero = standing(world, 0, -20);
    world.move(map, -28, 2);
    const moved = hero.move(0, 1);
    expect(moved).toMatchObject({ carriedX: 4, carriedY: 2, floor: map, onFloor: true });
    expect(world.cellOf(map, moved.floorPart).row).toBe(0);
  });

  test('that transforms move is seen after the next step', async () => {
    const { world, lift, hero } = await ride({ ...PLATFORM, static: false });
    world.step();
    world.transforms[4 * rowOf(lift)] = 3;
    expect(hero.move(0, 1).carriedX).toBe(0);
    world.step();
    expect(hero.move(0, 1).carriedX).toBe(3);
  });
});

async function leaves(way: [number, number], options: MoveOptions): Promise<[number, number]> {
  const { world, lift, hero } = await ride();
  for (let i = 1; i < 3; i++) {
    world.move(lift, 4 * i, 5 - i);
    hero.move(0, 1, options);
    expect([hero.vx, hero.vy]).toEqual([0, 0]);
  }
  world.move(lift, 12, 2);
  hero.move(...way, options);
  const first: [number, number] = [hero.vx, hero.vy];
  world.move(lift, 16, 1);
  hero.move(hero.vx, hero.vy, options);
  expect([hero.vx, hero.vy]).toEqual(first); // once
  return first;
}

describe('the velocity of the support', () => {
  test('is added once to that of a body that jumps or walks off, with inheritVelocity', async () => {
    const options = { inheritVelocity: true };
    expect(await leaves([0, -6], options)).toEqual([4, expect.closeTo(-7, 4)]);
    expect(await leaves([70, 0], options)).toEqual([74, expect.closeTo(-1, 4)]);
  });

  test('is not without it', async () => {
    expect(await leaves([0, -6], {})).toEqual([0, -6]);
  });
});

describe('a platform that has moved into a body', () => {
  test('pushes it, the shortest way', async () => {
    const world = await worldOf(FLOOR, { shape: box(20, 40), x: -20, y: -20 });
    const hero = standing(world, 0, -20);
    for (let i = 1; i <= 20; i++) {
      world.move(world.idAt(1), 2 * i - 20, -20);
      const moved = hero.fall(0);
      expect([moved.stuck, moved.onFloor]).toEqual([false, true]);
      if (2 * i - 10 > -5) expect(hero.x).toBeCloseTo(2 * i - 5 + SKIN, 3);
    }
    expect(hero.x).toBeCloseTo(35 + SKIN, 3);
  });

  test('from below lifts a body that had no support', async () => {
    const world = await worldOf(PLATFORM);
    const moved = world.moveAndSlide(HERO, { y: -6 }, 3, 1);
    expect(moved).toMatchObject({ onFloor: true, stuck: false });
    expect(moved.hits[0]).toMatchObject({ kind: 'overlap', depth: expect.closeTo(4, 4) });
    expect([moved.x, moved.y]).toEqual([expect.closeTo(3, 3), expect.closeTo(-10 - SKIN, 3)]);
  });

  test('pushes up rather than down or aside, where that is as short', async () => {
    const world = await worldOf({ shape: box(20, 20) });
    for (const shape of [box(20, 20), circle(10)]) {
      const moved = world.moveAndSlide(shape, {}, 0, 0, { maxPush: 30 });
      expect([moved.x, moved.y]).toEqual([0, expect.closeTo(-20 - 2 * SKIN, 3)]);
      const turned = world.moveAndSlide(shape, {}, 0, 0, { maxPush: 30, up: { x: 1, y: 0 } });
      expect([turned.x, turned.y]).toEqual([expect.closeTo(20 + 2 * SKIN, 3), 0]);
    }
  });

  test('pushes a circle upward whose centre is that of another one', async () => {
    const world = await worldOf({ shape: circle(10) });
    const moved = world.moveAndSlide(circle(10), {}, 0, 0, { maxPush: 30 });
    expect([moved.x, moved.y]).toEqual([0, expect.closeTo(-20 - 2 * SKIN, 3)]);
  });

  test('does not push it into another solid', async () => {
    // The short way up ends under a ceiling.
    const world = await worldOf(FLOOR, { ...FLOOR, y: -32 });
    const moved = world.moveAndSlide(HERO, { x: 204, y: -8 }, 0, 0);
    expect(moved.stuck).toBe(false);
    expect(moved.x).toBeCloseTo(205 + SKIN, 3);
  });

  test('and crushes it is told by stuck; the body stays where it was', async () => {
    const world = await worldOf(FLOOR, { ...FLOOR, y: -25 });
    const id = world.insert({ shape: HERO, y: -8 });
    const moved = world.moveAndSlide(id, 5, 3);
    expect(moved).toMatchObject({ stuck: true, x: 0, y: -8, leftX: 5, leftY: 3 });
    expect(moved).toMatchObject({ onFloor: false, support: undefined });
    expect(moved.hits[0]!.kind).toBe('overlap');
    world.move(world.idAt(1), 0, -45);
    expect(world.moveAndSlide(id, 5, 3).stuck).toBe(false);
  });

  test('and crushes it, does not carry it first', async () => {
    const { world, lift, hero } = await ride(PLATFORM, { ...PLATFORM, y: -30 });
    const y = hero.y;
    world.move(lift, 2, -5);
    const moved = hero.move(1, 1);
    expect(moved).toMatchObject({ stuck: true, x: 0, y, carriedX: 0, leftX: 1, leftY: 1 });
    expect(moved).toMatchObject({ velocityX: 0, velocityY: 0, onFloor: false });
  });

  test('and beyond it passes it', async () => {
    const world = await worldOf({ shape: box(4, 100), x: -20 });
    world.move(world.idAt(0), 20, 0);
    expect(world.moveAndSlide(HERO, {}, 0, 0)).toMatchObject({ x: 0, y: 0, hits: [] });
  });

  describe('and is one-way', () => {
    test('stops what was on its side at the last step', async () => {
      const world = await worldOf(LEDGE);
      for (const gap of [0.5, 1, 1.5, 1.9, 2, 2.5]) {
        world.place(world.idAt(0), 0, 5);
        const hero = jumper(world, -10 - gap);
        world.step();
        world.move(world.idAt(0), 0, 3); // rises by 2
        const moved = hero.move(0, 3);
        expect(moved).toMatchObject({ onFloor: true, floor: world.idAt(0), stuck: false });
        expect(moved.y).toBeCloseTo(-12 - SKIN, 4);
        world.remove(hero.id);
      }
    });

    test('passes what was not', async () => {
      const world = await worldOf(LEDGE);
      const hero = jumper(world, -8); // in it
      world.step();
      world.move(world.idAt(0), 0, 3);
      expect(hero.move(0, 3)).toMatchObject({ onFloor: false, hits: [], y: -5 });
    });

    test('passes what drops through', async () => {
      const world = await worldOf(LEDGE);
      const hero = jumper(world, -11);
      world.step();
      world.move(world.idAt(0), 0, 3);
      expect(hero.move(0, 3, { dropsThrough: true })).toMatchObject({ onFloor: false, y: -8 });
    });

    test('passes all before the first step', async () => {
      const world = await worldOf(LEDGE);
      const hero = jumper(world, -11.5);
      world.move(world.idAt(0), 0, 3);
      expect(hero.move(0, 3)).toMatchObject({ onFloor: false, hits: [], y: -8.5 });
    });
  });

  test('and many others near: those that are overlapped count first', async () => {
    const world = await worldOf(FLOOR);
    for (let i = 0; i < 300; i++) {
      const [x, y] = [20 * Math.cos(i), -24 + (i % 10) / 10];
      world.insert({ shape: circle(0.5), x, y, static: true });
    }
    const moved = world.moveAndSlide(HERO, { y: -8 }, 0, 0);
    expect(moved).toMatchObject({ stuck: false, onFloor: true });
    expect(moved.y).toBeCloseTo(-10 - SKIN, 4);
  });

  test('pushes no farther than maxPush', async () => {
    const world = await worldOf(FLOOR);
    const push = (y: number, maxPush?: number): boolean =>
      world.moveAndSlide(HERO, { y }, 0, 0, { maxPush }).stuck;
    expect([push(-6), push(-4.5)]).toEqual([false, true]); // 5 by default
    expect([push(-8, 1), push(-8, 3), push(-9.9, 0)]).toEqual([true, false, true]);
  });
});
