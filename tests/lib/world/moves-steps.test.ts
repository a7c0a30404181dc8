/** Where the ground is not even: steps up and down, the tops of slopes, seams; and gravity that leads elsewhere. */
import {
  box,
  capsule,
  chain,
  circle,
  type MoveResult,
  polygon,
  Tile,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { FLOOR, HERO, standing, Walker, worldOf } from './walker.js';

const SKIN = 0.01; // a thousandth of the hero's width, and the tolerance of seams
const kinds = ({ hits }: MoveResult): string[] => hits.map(({ kind }) => kind);

describe('a motion upward', () => {
  test('leaves the floor', async () => {
    const hero = standing(await worldOf(FLOOR), 0, -20);
    const moved = hero.move(2, -0.001, { snapDistance: 10, stepHeight: 10 });
    expect(moved).toMatchObject({
      onFloor: false,
      floor: undefined,
      support: undefined,
      snapped: false,
    });
    expect(moved.velocityY).toBeCloseTo(-0.001);
  });

  test('climbs no step', async () => {
    const world = await worldOf(FLOOR, { shape: box(100, 20), x: 60, y: 5 });
    const hero = standing(world, 0, -20);
    const moved = hero.move(20, -1, { stepHeight: 10 });
    expect(moved).toMatchObject({ stepped: false, onWall: true });
  });
});

describe('a step', () => {
  const options = { stepHeight: 6 };

  test.each([
    ['a box', HERO],
    ['a circle', circle(6)],
    ['a capsule', capsule(10, 5, { upright: true })],
  ] as const)('that is no higher than stepHeight is climbed by %s', async (_, shape) => {
    const world = await worldOf(FLOOR, { shape: box(100, 20), x: 60, y: 5 });
    const hero = standing(world, 0, -30, { shape });
    const low = hero.y;
    let steps = 0;
    for (let i = 0; i < 20; i++) steps += Number(hero.fall(2, options).stepped);
    expect(steps).toBeGreaterThan(0);
    expect(hero.y).toBeCloseTo(low - 5, 1);
    expect(hero.x).toBeGreaterThan(25);
  });

  test('that is higher is a wall', async () => {
    const world = await worldOf(FLOOR, { shape: box(100, 20), x: 60, y: 3 });
    const hero = standing(world, 0, -20);
    for (let i = 0; i < 20; i++) expect(hero.fall(2, options).stepped).toBe(false);
    expect(hero.x).toBeLessThan(5);
  });

  test('is not climbed in the air', async () => {
    const world = await worldOf({ shape: box(100, 20), x: 60, y: 5 });
    const moved = world.moveAndSlide(HERO, { x: 0, y: -10 }, 20, 1, options);
    expect(moved).toMatchObject({ stepped: false, onWall: true });
  });

  test('is not climbed without room above', async () => {
    const low = { shape: box(100, 20), x: 60, y: -32 };
    const world = await worldOf(FLOOR, { shape: box(100, 20), x: 60, y: 5 }, low);
    const hero = standing(world, 0, -20);
    for (let i = 0; i < 20; i++) expect(hero.fall(2, options).stepped).toBe(false);
    expect(hero.x).toBeLessThan(5);
  });

  test('is not climbed where there is no floor on top, but a slope that is too steep', async () => {
    const ramp = { shape: polygon([20, 0, 20, -3, 60, -72, 60, 0]) };
    const world = await worldOf(FLOOR, ramp);
    const hero = standing(world, 0, -20);
    const low = hero.y;
    for (let i = 0; i < 20; i++) expect(hero.fall(2, options).stepped).toBe(false);
    expect(Math.abs(hero.y - low)).toBeLessThan(SKIN);
  });

  test('down is followed within snapDistance, and fallen from beyond it', async () => {
    const world = await worldOf(
      { shape: box(100, 20), x: -50, y: 10 },
      { shape: box(100, 20), x: 50, y: 15 },
    );
    for (const [snapDistance, isHeld] of [
      [5.1, true],
      [4.9, false],
    ] as const) {
      const hero = standing(world, -10, -20);
      const frames = Array.from({ length: 10 }, () => hero.fall(2, { snapDistance }));
      expect(frames.every(({ onFloor }) => onFloor)).toBe(isHeld);
      expect(frames.filter(({ snapped }) => snapped)).toHaveLength(Number(isHeld));
      world.remove(hero.id);
    }
  });
});

describe('snapDistance', () => {
  test.each([
    ['a circle', circle(7)],
    ['a capsule', capsule(6, 7, { upright: true })],
    ['a box', box(14, 14)],
  ])('holds %s on stairs that lead down, at any speed', async (_name, shape) => {
    for (const speed of [0.7, 1.5, 3]) {
      const stairs = Array.from({ length: 10 }, (_, i) => ({
        shape: box(16, 20),
        x: 8 + 16 * i,
        y: 18 + 8 * i,
      }));
      const world = await worldOf({ ...FLOOR, x: -200 }, ...stairs, { ...FLOOR, x: 360, y: 98 });
      const hero = standing(world, -20, -20, { shape });
      for (let i = 0; hero.x < 180; i++) {
        expect(hero.fall(speed, { snapDistance: 8.5 }), `frame ${i}`).toHaveProperty(
          'onFloor',
          true,
        );
      }
      expect(hero.y).toBeGreaterThan(70);
    }
  });

  test('holds a body on the top of a slope that it would fly off', async () => {
    const ground = chain([-200, 0, 0, 0, 200, 150], { oneSided: true });
    for (const [snapDistance, isHeld] of [
      [10, true],
      [0, false],
    ] as const) {
      const world = await worldOf({ parts: ground });
      const hero = standing(world, -20, -20);
      let flights = 0;
      for (let i = 0; i < 15; i++) flights += Number(!hero.fall(8, { snapDistance }).onFloor);
      expect(flights === 0).toBe(isHeld);
    }
  });

  test('does not catch a body that was in the air', async () => {
    const world = await worldOf(FLOOR);
    const moved = world.moveAndSlide(HERO, { y: -13 }, 2, 1, { snapDistance: 10 });
    expect(moved).toMatchObject({ onFloor: false, snapped: false, y: -12 });
  });
});

async function expectFreeWay(world: World, y: number): Promise<void> {
  for (const shape of [HERO, box(3, 20), polygon([5, -8, 5, 10, -5, 10, -5, -8])]) {
    const hero = standing(world, -140, y - 20, { shape });
    const x = hero.x;
    for (let i = 0; i < 90; i++) {
      const moved = hero.fall(3);
      expect([moved.onWall, moved.onFloor, moved.velocityX]).toEqual([false, true, 3]);
    }
    expect(hero.x - x).toBeCloseTo(270, 2);
    world.remove(hero.id);
  }
}

describe('seams stop nothing', () => {
  const tiles = Array.from({ length: 40 }, (_, i) => (i < 20 ? Tile.Empty : Tile.Solid));

  test('of tiles', async () => {
    const world = await worldOf();
    world.addTiles({ x: -160, y: -16, columns: 20, rows: 2, size: 16, tiles });
    await expectFreeWay(world, 0);
  });

  test('of boxes', async () => {
    await expectFreeWay(
      await worldOf(
        ...Array.from({ length: 40 }, (_, i) => ({ shape: box(10, 20), x: 10 * i - 200, y: 10 })),
      ),
      0,
    );
  });

  test('of walls, along which a body falls', async () => {
    const world = await worldOf(
      ...Array.from({ length: 40 }, (_, i) => ({ shape: box(20, 10), x: 60, y: 10 * i - 200 })),
    );
    const hero = new Walker(world, world.insert({ shape: HERO, x: 40, y: -150 }));
    for (let i = 0; i < 80; i++) expect(hero.move(3, 3).onFloor).toBe(false);
    expect(hero.y).toBeCloseTo(90, 2);
  });
});

test('up turned by quarters: the same walk, turned', async () => {
  // The ground, and the hero's ways, in a frame whose up is (0, -1).
  const solids = [
    { width: 400, height: 20, x: 0, y: 10 },
    { width: 20, height: 200, x: 60, y: -80 },
    { width: 30, height: 10, x: 20, y: -2 },
  ];
  const ends = [0, 1, 2, 3].map(async (quarters) => {
    const turn = (x: number, y: number): [number, number] =>
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ][quarters] as [number, number];
    const sizeOf = (width: number, height: number) =>
      quarters % 2 ? box(height, width) : box(width, height);
    const world = await worldOf(
      ...solids.map(({ width, height, x, y }) => {
        const [tx, ty] = turn(x, y);
        return { shape: sizeOf(width, height), x: tx, y: ty };
      }),
    );
    const [upX, upY] = turn(0, -3); // of any length
    const [x, y] = turn(-20, -20);
    const hero = new Walker(world, world.insert({ shape: sizeOf(10, 20), x, y }));
    const path: unknown[] = [];
    for (let i = 0; i < 60; i++) {
      const [dx, dy] = turn(2, 2);
      const moved = hero.move(dx, dy, { up: { x: upX, y: upY }, stepHeight: 8, snapDistance: 8 });
      const back = turn(moved.x, moved.y);
      const place = quarters % 2 ? [-back[0], -back[1]] : back;
      path.push([...place.map((v) => v.toFixed(3)), kinds(moved), moved.onFloor, moved.stepped]);
    }
    return path;
  });
  const [first, ...others] = await Promise.all(ends);
  expect(first!.at(-1)).toEqual(['44.990', '-10.010', ['floor', 'wall'], true, false]);
  expect(first!.some((frame) => (frame as unknown[]).at(-1))).toBe(true);
  for (const other of others) expect(other).toEqual(first);
});
