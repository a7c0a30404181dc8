/** How a body moves in a game that is seen from above: a projection onto walls, alike in all directions. */
import {
  box,
  circle,
  MOVE_STRIDE,
  MoveField,
  type MoveOptions,
  type MoveResult,
  type Shape,
  Tile,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { HERO, worldOf } from './walker.js';

const SKIN = 0.01;
const topDown: MoveOptions = { mode: 'topDown', skin: SKIN };

type Vector = readonly [x: number, y: number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1];
const scaled = (factor: number, [x, y]: Vector): Vector => [factor * x, factor * y];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];

/** In steps of 15 degrees. */
const atStep = (step: number): Vector => [
  Math.cos((step * Math.PI) / 12),
  Math.sin((step * Math.PI) / 12),
];

/** How far a body reaches against a normal. */
type Reach = (normal: Vector) => number;
const bodies: readonly (readonly [string, Shape, Reach])[] = [
  ['a circle', circle(8), () => 8],
  ['a box', box(12, 20), ([x, y]) => 6 * Math.abs(x) + 10 * Math.abs(y)],
];

/** Where a motion ends that loses what leads into a wall, once it is there, and what it goes on with. The wall is at `least` along its normal. */
function projected(
  start: Vector,
  motion: Vector,
  normal: Vector,
  least: number,
): { readonly end: Vector; readonly velocity: Vector } {
  const into = -dot(motion, normal);
  const room = dot(start, normal) - least;
  if (into <= room) return { end: plus(start, motion), velocity: motion };
  return {
    end: plus(plus(start, motion), scaled(into - room, normal)),
    velocity: plus(motion, scaled(into, normal)),
  };
}

function expectProjected(moved: MoveResult, { end, velocity }: ReturnType<typeof projected>): void {
  expect(Math.hypot(moved.x - end[0], moved.y - end[1])).toBeLessThan(4 * SKIN);
  const faster = Math.hypot(moved.velocityX - velocity[0], moved.velocityY - velocity[1]);
  expect(faster).toBeLessThan(SKIN);
  expect(moved).toMatchObject({ onFloor: false, onCeiling: false, stepped: false, snapped: false });
  expect(moved).toMatchObject({ floor: undefined, support: undefined, floorNormalX: 0 });
  expect(moved.onWall).toBe(moved.hits.length > 0);
  for (const { kind } of moved.hits) expect(kind).toBe('wall');
}

test('a body slides around a circle, and so does its mirror image', async () => {
  const world = await worldOf({ shape: circle(40) });
  const ball = circle(10);
  for (const side of [1, -1]) {
    let at = { x: -40, y: -30.02 * side };
    for (let frame = 0; frame < 12; frame++) {
      const moved = world.moveAndSlide(ball, at, 3, 0, { mode: 'topDown' });
      expect(moved.x).toBeGreaterThan(at.x + 1);
      at = { x: moved.x, y: moved.y };
    }
    expect(at.x).toBeGreaterThan(-20);
  }
  const up = world.moveAndSlide(ball, { x: -40, y: -30.02 }, 3, 0, { mode: 'topDown' });
  const down = world.moveAndSlide(ball, { x: -40, y: 30.02 }, 3, 0, { mode: 'topDown' });
  const across = world.moveAndSlide(ball, { x: -30.02, y: -40 }, 0, 3, { mode: 'topDown' });
  expect([down.x, down.y]).toEqual([up.x, -up.y]);
  expect([across.y, across.x]).toEqual([up.x, up.y]);
});

test('the mode by default knows slopes that are too steep', async () => {
  const world = await worldOf({ shape: circle(40) });
  const at = { x: -40, y: -30.02 };
  const moved = world.moveAndSlide(circle(10), at, 3, 0);
  expect(moved).toEqual(world.moveAndSlide(circle(10), at, 3, 0, { mode: 'grounded' }));
  expect(moved.x).toBeCloseTo(-40, 1);
});

describe.each(bodies)('%s', (_, shape, reach) => {
  test('is projected onto walls of 24 angles, from 11 directions', async () => {
    for (let wall = 0; wall < 24; wall++) {
      const normal = atStep(wall);
      const [x, y] = scaled(-200, normal);
      const world = await worldOf({
        shape: box(800, 400),
        x,
        y,
        angle: Math.atan2(normal[0], -normal[1]),
      });
      for (let step = -5; step <= 5; step++) {
        const motion = scaled(-5, atStep(wall + step));
        for (const room of [0, 2]) {
          const least = reach(normal) + SKIN;
          const start = scaled(least + room, normal);
          const at = { x: start[0], y: start[1] };
          const moved = world.moveAndSlide(shape, at, motion[0], motion[1], topDown);
          expectProjected(moved, projected(start, motion, normal, least));
        }
      }
    }
  });

  test('is projected onto the sides of tiles', async () => {
    const world = await worldOf();
    const tiles = new Uint16Array(64).fill(Tile.Solid);
    world.addTiles({ columns: 8, rows: 8, size: 16, x: -64, y: -64, tiles });
    for (let side = 0; side < 24; side += 6) {
      const normal = atStep(side);
      const least = 64 + reach(normal) + SKIN;
      for (let step = -5; step <= 5; step++) {
        const motion = scaled(-5, atStep(side + step));
        const start = plus(scaled(least, normal), scaled(3.7, [-normal[1], normal[0]]));
        const at = { x: start[0], y: start[1] };
        const moved = world.moveAndSlide(shape, at, motion[0], motion[1], topDown);
        expectProjected(moved, projected(start, motion, normal, least));
      }
    }
  });
});

test('in a corner of two walls it stops, and stays to the bit, whichever is met first', async () => {
  for (let turn = 0; turn < 24; turn++) {
    const normals = [atStep(turn), atStep(turn + 6)] as const;
    const world = await worldOf(
      ...normals.map((normal) => {
        const [x, y] = scaled(-200, normal);
        return { shape: box(800, 400), x, y, angle: Math.atan2(normal[0], -normal[1]) };
      }),
    );
    const start = plus(scaled(12, normals[0]), scaled(12, normals[1]));
    let at = { x: start[0], y: start[1] };
    for (const [along, across] of [
      [3, 1],
      [1, 3],
    ] as const) {
      const [dx, dy] = plus(scaled(-along, normals[0]), scaled(-across, normals[1]));
      for (let frame = 0; frame < 40; frame++) {
        const moved = world.moveAndSlide(circle(8), at, dx, dy, topDown);
        if (frame > 20) {
          expect([moved.x, moved.y]).toEqual([at.x, at.y]);
          expect(Math.hypot(moved.velocityX, moved.velocityY)).toBe(0);
        }
        at = { x: moved.x, y: moved.y };
      }
    }
  }
});

test('of many, as of each', async () => {
  const world = await worldOf({ shape: circle(40) });
  const ids = [
    world.insert({ shape: circle(10), x: -40, y: -30.02 }),
    world.insert({ shape: HERO, x: 60, y: 3 }),
  ];
  const motions = [3, 0, -30, 2];
  const { moves } = world.moveAndSlideMany(ids, motions, topDown);
  const kept = moves.slice();
  ids.forEach((id, i) => {
    const single = world.moveAndSlide(id, motions[2 * i]!, motions[2 * i + 1]!, topDown);
    expect(kept[MOVE_STRIDE * i + MoveField.X]).toBe(single.x);
    expect(kept[MOVE_STRIDE * i + MoveField.Y]).toBe(single.y);
    expect(kept[MOVE_STRIDE * i + MoveField.Floor]).toBe(-1);
  });
});

describe('the other options', () => {
  const hero = circle(6);
  const y = (world: World, from: number, dy: number, options?: MoveOptions): number =>
    world.moveAndSlide(hero, { y: from }, 0, dy, { ...topDown, ...options }).y;

  test('one-way bodies stop from their side alone, or as the options say', async () => {
    const world = await worldOf({ shape: box(200, 8), y: 4, oneWay: 'up' });
    expect(y(world, -20, 40)).toBeCloseTo(-6 - SKIN, 4);
    expect(y(world, 30, -60)).toBe(-30);
    expect(y(world, 30, -60, { oneWay: false })).toBeCloseTo(14 + SKIN, 4);
    expect(y(world, -20, 40, { dropsThrough: true })).toBe(20);
  });

  test('a support that is given carries, and is not in the result', async () => {
    const world = await worldOf();
    const raft = world.insert({ shape: box(60, 60) });
    const support = { id: raft, part: 0, x: 0, y: 0, angle: 0, scale: 1, pointX: 20, pointY: 0 };
    world.move(raft, 5, 0, Math.PI / 2);
    const options = { ...topDown, support, except: raft };
    const moved = world.moveAndSlide(hero, { x: 20 }, 1, 0, options);
    expect([moved.x, moved.y]).toEqual([expect.closeTo(6, 4), expect.closeTo(20, 4)]);
    expect(moved).toMatchObject({ support: undefined, velocityX: 1, velocityY: 0 });
    const inherited = world.moveAndSlide(hero, { x: 20 }, 1, 0, {
      ...options,
      inheritVelocity: true,
    });
    expect(inherited.velocityX).toBeCloseTo(1 - 15, 4);
  });

  test('maxPush: out of an overlap, of equally short ways back against the motion', async () => {
    const world = await worldOf({ shape: box(8, 200) });
    const push = (dx: number): MoveResult =>
      world.moveAndSlide(hero, {}, dx, 0, { ...topDown, maxPush: 20 });
    expect(push(2).x).toBeCloseTo(-10 - SKIN, 2);
    expect(push(-2).x).toBeCloseTo(10 + SKIN, 2);
    expect(push(2).hits[0]!.kind).toBe('overlap');
    expect(world.moveAndSlide(hero, {}, 2, 0, { ...topDown, maxPush: 0 }).stuck).toBe(true);
  });

  test('maxSlides, mask, except', async () => {
    const world = await worldOf({ shape: box(20, 400), x: 60, category: 2 });
    const at = { x: 30 };
    const move = (options: MoveOptions): MoveResult =>
      world.moveAndSlide(hero, at, 40, 10, { ...topDown, ...options });
    expect(move({}).y).toBeCloseTo(10, 4);
    expect(move({ maxSlides: 1 }).y).toBeLessThan(10);
    expect(move({ mask: 1 }).x).toBe(70);
    expect(move({ except: world.idAt(0) }).x).toBe(70);
  });
});
