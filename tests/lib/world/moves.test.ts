/** How a body walks: on floors, along walls, under ceilings, into corners. */
import { box, circle, type MoveResult, polygon, rowOf } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { FLOOR, HERO, slope, standing, WALL, Walker, worldOf } from './walker.js';

const SKIN = 0.01; // a thousandth of the hero's width, and the tolerance of seams
const kinds = ({ hits }: MoveResult): string[] => hits.map(({ kind }) => kind);

test('a move is a query: it moves nothing', async () => {
  const world = await worldOf(FLOOR);
  const id = world.insert({ shape: HERO, x: 3, y: -40, angle: 0.5, scale: 1.5 });
  const before = { ...world.transformOf(id) };
  const moved = world.moveAndSlide(id, 5, 100);
  expect(moved.onFloor).toBe(true);
  expect(world.transformOf(id)).toEqual(before);
  expect(world.moveAndSlide(id, 5, 100)).toEqual(moved);
});

test('without anything in its way, a body goes all the way', async () => {
  const world = await worldOf();
  const id = world.insert({ shape: HERO, x: 3, y: 4 });
  expect(world.moveAndSlide(id, 5, -7)).toEqual({
    x: 8,
    y: -3,
    leftX: 0,
    leftY: 0,
    velocityX: 5,
    velocityY: -7,
    carriedX: 0,
    carriedY: 0,
    carriedAngle: 0,
    onFloor: false,
    onWall: false,
    onCeiling: false,
    floor: undefined,
    floorPart: 0,
    floorNormalX: 0,
    floorNormalY: 0,
    support: undefined,
    stepped: false,
    snapped: false,
    stuck: false,
    hits: [],
  } satisfies MoveResult);
  expect(world.moveAndSlide(rowOf(id), 5, -7).x).toBe(8);
});

test('of a shape: from a place, and as the same body would', async () => {
  const world = await worldOf(FLOOR, WALL);
  const place = { x: 30, y: -30, angle: 0.3, scale: 1.2 };
  const alone = world.moveAndSlide(HERO, place, 40, 60);
  const id = world.insert({ shape: HERO, ...place });
  expect(world.moveAndSlide(id, 40, 60)).toEqual(alone);
  expect(kinds(alone)).toEqual(expect.arrayContaining(['wall', 'floor']));
});

describe('a floor', () => {
  test('ends a fall at the distance of the skin, and the result names it', async () => {
    const world = await worldOf(FLOOR);
    const id = world.insert({ shape: HERO, y: -40 });
    const moved = world.moveAndSlide(id, 0, 100);
    const floor = world.idAt(0);
    expect(moved).toMatchObject({ x: 0, leftX: 0, velocityX: 0, velocityY: 0 });
    expect(moved).toMatchObject({ onFloor: true, onWall: false, onCeiling: false, floor });
    expect(moved).toMatchObject({ floorPart: 0, floorNormalX: 0, floorNormalY: -1 });
    expect(moved.y).toBeCloseTo(-10 - SKIN, 5);
    expect(moved.leftY).toBeCloseTo(70 + SKIN, 4);
    expect(moved.support).toMatchObject({ id: floor, part: 0, x: 0, y: 10, angle: 0, scale: 1 });
    expect(moved.support!.pointY).toBeCloseTo(0, 5);
    expect(moved.hits).toEqual([
      {
        id: floor,
        part: 0,
        movingPart: 0,
        kind: 'floor',
        x: 0,
        y: moved.y,
        pointX: expect.closeTo(0),
        pointY: expect.closeTo(0),
        normalX: expect.closeTo(0),
        normalY: -1,
        depth: 0,
      },
    ]);
  });

  test('keeps what leads sideways', async () => {
    const hero = standing(await worldOf(FLOOR), 0, -20);
    const moved = hero.move(7, 3);
    expect(moved.x).toBeCloseTo(7, 4);
    expect(moved).toMatchObject({ velocityX: 7, velocityY: 0, onFloor: true });
  });

  test('is found by a move that goes nowhere, and by one that only leads sideways', async () => {
    const hero = standing(await worldOf(FLOOR), 0, -20);
    expect(hero.move(0, 0)).toMatchObject({ onFloor: true, hits: [] });
    expect(hero.move(5, 0)).toMatchObject({ onFloor: true, floor: hero.world.idAt(0) });
    hero.world.move(hero.id, 0, -15);
    expect(hero.move(0, 0, { support: undefined }).onFloor).toBe(false);
  });

  test.each([0, 10, 30, 44])(
    'of %i degrees holds a body for 10,000 frames, to the bit',
    async (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const hero = standing(await worldOf(slope(angle)), 0, -30);
      const [x, y] = [hero.x, hero.y];
      let isSame = true;
      for (let frame = 0; frame < 10_000; frame++) {
        const moved = hero.fall(0);
        isSame &&= moved.onFloor && moved.x === x && moved.y === y;
        isSame &&= moved.velocityX === 0 && moved.velocityY === 0;
      }
      expect(isSame).toBe(true);
    },
  );

  test.each([15, 30, 44])(
    'of %i degrees is walked as fast up and down as a level one',
    async (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const hero = standing(await worldOf(slope(angle)), 0, -30);
      for (const dx of [3, -3]) {
        const [x, y] = [hero.x, hero.y];
        for (let i = 0; i < 10; i++) expect(hero.fall(dx, { snapDistance: 3 }).onFloor).toBe(true);
        expect(Math.hypot(hero.x - x, hero.y - y)).toBeCloseTo(30, 1);
      }
    },
  );

  test('ends at the slope limit', async () => {
    for (const [limit, floor] of [
      [0.52, false],
      [0.53, true],
    ] as const) {
      const world = await worldOf(slope(0.525));
      const moved = world.moveAndSlide(HERO, { y: -30 }, 0, 30, { slopeLimit: limit });
      expect(moved.onFloor).toBe(floor);
      expect(moved.onWall).toBe(!floor);
    }
  });

  test('with a limit of 90 degrees is all that is not beneath', async () => {
    const world = await worldOf(WALL);
    const moved = world.moveAndSlide(HERO, { x: 30 }, 30, 0, { slopeLimit: Math.PI / 2 });
    expect(kinds(moved)[0]).toBe('floor');
  });
});

describe('a slope that is too steep', () => {
  const steep = (50 * Math.PI) / 180;

  test('is slid down', async () => {
    const world = await worldOf(slope(steep));
    const hero = new Walker(world, world.insert({ shape: circle(5), y: -12 }));
    for (let i = 0; i < 10; i++) expect(hero.fall(hero.vx).onFloor).toBe(false);
    const [x, y] = [hero.x, hero.y];
    for (let i = 0; i < 10; i++) expect(hero.fall(hero.vx).onFloor).toBe(false);
    expect(Math.hypot(hero.x - x, hero.y - y)).toBeGreaterThan(20);
    expect(Math.atan2(hero.y - y, x - hero.x)).toBeCloseTo(steep, 3);
    // As fast as gravity along the slope makes it.
    expect(Math.hypot(hero.vx, hero.vy)).toBeLessThan(20 * 0.25 * Math.sin(steep) + 0.25);
    expect(Math.hypot(hero.vx, hero.vy)).toBeGreaterThan(15 * 0.25 * Math.sin(steep));
  });

  test('is not climbed, however fast', async () => {
    const world = await worldOf(slope(steep), { shape: box(400, 20), x: -210, y: 10 });
    const hero = standing(world, -60, -20);
    for (let i = 0; i < 100; i++) {
      hero.fall(i % 2 ? 3 : 40);
      expect(hero.y).toBeGreaterThan(-11);
    }
    expect(hero.x).toBeGreaterThan(-30);
  });

  test('gives no height to a jump against it but that of the jump', async () => {
    const world = await worldOf(slope(steep), { shape: box(400, 20), x: -210, y: 10 });
    const hero = standing(world, -20, -20);
    const top = hero.y;
    hero.vy = -4;
    for (let i = 0; i < 15; i++) {
      hero.fall(20);
      expect(hero.y).toBeGreaterThan(top - 32);
    }
  });
});

describe('a wall', () => {
  test('takes what leads into it, and lets the rest go on', async () => {
    const world = await worldOf(WALL);
    const moved = world.moveAndSlide(HERO, { x: 30 }, 30, 24);
    expect(moved).toMatchObject({ onWall: true, onFloor: false, velocityX: 0, velocityY: 24 });
    expect(moved.x).toBeCloseTo(45 - SKIN, 4);
    expect(moved.y).toBeCloseTo(24, 4);
    expect(moved.leftX).toBeCloseTo(15 + SKIN, 4);
    expect(moved.hits[0]).toMatchObject({ kind: 'wall', normalX: -1, pointX: 50 });
  });

  test('does not slow a fall beside it', async () => {
    const world = await worldOf(WALL);
    const hero = new Walker(world, world.insert({ shape: HERO, x: 44, y: -100 }));
    for (let i = 0; i < 20; i++) hero.fall(5);
    expect(hero.y).toBeCloseTo(-100 + (0.25 * 20 * 21) / 2, 3);
  });
});

test('a ceiling ends a jump, and the fall begins anew', async () => {
  const world = await worldOf({ shape: box(400, 20), y: -10 });
  const moved = world.moveAndSlide(HERO, { y: 20 }, 3, -30);
  expect(moved).toMatchObject({ onCeiling: true, onFloor: false, velocityX: 3, velocityY: 0 });
  expect(moved.y).toBeCloseTo(10 + SKIN, 4);
  expect(kinds(moved)).toEqual(['ceiling']);
});

describe('a corner', () => {
  test('of floor and wall stops a body', async () => {
    const world = await worldOf(FLOOR, WALL);
    const moved = world.moveAndSlide(HERO, { x: 30, y: -20 }, 100, 60);
    expect(moved).toMatchObject({ onFloor: true, onWall: true, velocityX: 0, velocityY: 0 });
    expect([moved.x, moved.y]).toEqual([
      expect.closeTo(45 - SKIN, 4),
      expect.closeTo(-10 - SKIN, 4),
    ]);
  });

  test('of two slopes stops a body, and keeps it', async () => {
    const steep = (60 * Math.PI) / 180;
    const world = await worldOf(slope(steep), slope(-steep));
    const hero = new Walker(world, world.insert({ shape: circle(5), y: -30 }));
    for (let i = 0; i < 200; i++) hero.fall(0);
    const [x, y] = [hero.x, hero.y];
    for (let i = 0; i < 200; i++) hero.fall(i % 2 ? 4 : -4);
    expect(Math.hypot(hero.x - x, hero.y - y)).toBeLessThan(0.1);
    expect(Math.abs(hero.x)).toBeLessThan(0.1);
  });
});

test('a body neither goes farther than it was to, nor gets faster, nor ends in a solid', async () => {
  const world = await worldOf(FLOOR, WALL, slope(0.6), slope(-1.2), { shape: circle(30), x: -60 });
  let seed = 7;
  const draw = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  let met = 0;
  for (let i = 0; i < 3000; i++) {
    const [x, y] = [300 * draw() - 150, -120 * draw()];
    const [dx, dy] = [80 * draw() - 40, 80 * draw() - 40];
    const shape = [HERO, circle(6), polygon([6, 0, -5, 5, -5, -5])][i % 3]!;
    const moved = world.moveAndSlide(shape, { x, y }, dx, dy);
    if (moved.stuck || moved.hits.some(({ kind }) => kind === 'overlap')) continue;
    if (moved.hits.length > 0) met++;
    const most = Math.hypot(dx, dy) + 0.05;
    expect(Math.hypot(moved.x - x, moved.y - y)).toBeLessThan(most);
    expect(Math.hypot(moved.velocityX, moved.velocityY)).toBeLessThan(most);
    expect(world.overlaps(shape, { x: moved.x, y: moved.y })).toEqual([]);
  }
  expect(met).toBeGreaterThan(500);
});

test('maxSlides ends a move; what is left is not moved', async () => {
  const world = await worldOf(FLOOR);
  const all = world.moveAndSlide(HERO, { y: -20 }, 20, 40);
  const one = world.moveAndSlide(HERO, { y: -20 }, 20, 40, { maxSlides: 1 });
  expect(all.x).toBeCloseTo(20, 3);
  expect(one.x).toBeLessThan(10);
  expect(one.leftX).toBeCloseTo(20 - one.x, 3);
});

test('skin is the distance that is kept, at least 16 float steps', async () => {
  const world = await worldOf(FLOOR);
  const gap = (skin: number | undefined, shape = HERO): number =>
    -10 - world.moveAndSlide(shape, { y: -40 }, 0, 60, { skin }).y;
  expect(gap(0.5)).toBeCloseTo(0.5, 4);
  expect(gap(undefined)).toBeCloseTo(0.01, 5);
  expect(gap(0)).toBeGreaterThan(0);
  expect(gap(0)).toBeLessThan(0.001);
  const large = box(1000, 20);
  expect(gap(undefined, large)).toBeCloseTo(0.02, 4);
});

test('a gap as high as the body, and corners that meet corners: the order of ids does not matter', async () => {
  const [above, below] = [
    { shape: box(20, 20), x: 20, y: -20 },
    { shape: box(20, 20), x: 20, y: 20 },
  ];
  const ends = [
    [above, below],
    [below, above],
  ].map(async (solids) => {
    const world = await worldOf(...solids);
    const ways = [
      [0, 0, 30, 0],
      [0, -45, 10, 10],
      [-5, -50, 20, 20],
      [5, 20, 0, 0],
    ] as const;
    return ways.map(([x, y, dx, dy]) => {
      const { floor, support: _, hits, ...moved } = world.moveAndSlide(HERO, { x, y }, dx, dy);
      const shapes = [floor, ...hits.map(({ id }) => id)].map((id) => id && world.boxOf(id).y);
      return { moved, shapes };
    });
  });
  const [first, second] = await Promise.all(ends);
  expect(first).toEqual(second);
  expect(first![0]!.moved).toMatchObject({ x: 30, y: 0 });
});
