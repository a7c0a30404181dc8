import {
  type BodyId,
  box,
  CAST_STRIDE,
  CastField,
  type CastHit,
  circle,
  polygon,
  rowOf,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';

const [HERO, ENEMY, WALL] = [1, 2, 4];

/** A hero, an enemy and a wall, from left to right. */
async function scene(): Promise<{ world: World; hero: BodyId; enemy: BodyId; wall: BodyId }> {
  const world = await World.create(WORLD);
  const [hero, enemy, wall] = world.insertMany([
    { shape: circle(2), x: 8, y: 10, category: HERO, mask: ENEMY | WALL },
    { shape: circle(3), x: 25, y: 10, category: ENEMY, mask: HERO },
    { shape: box(4, 40), x: 50, y: 20, static: true, category: WALL },
  ]) as [BodyId, BodyId, BodyId];
  return { world, hero, enemy, wall };
}

describe('cast', () => {
  test('of a shape: the first body that it meets, where and when', async () => {
    const { world, wall } = await scene();
    expect(world.cast(box(4, 4), { x: 36, y: 4 }, 20, 0)).toEqual({
      id: wall,
      fraction: 0.5,
      x: 46,
      y: 4,
      pointX: 48,
      pointY: 4,
      normalX: -1,
      normalY: 0,
      depth: 0,
      part: 0,
      movingPart: 0,
    } satisfies CastHit);
    expect(world.cast(box(4, 4), { x: 36, y: 4 }, 10, 0)).toBeUndefined();
    expect(world.cast(circle(1), { x: 0, y: 60 }, 64, 0)).toBeUndefined();
  });

  test('of a shape that overlaps a body at the start: the normal and the depth of that', async () => {
    const { world, wall } = await scene();
    const hit = world.cast(circle(3), { x: 46, y: 20 }, 0, 10)!;
    expect([hit.id, hit.fraction, hit.depth]).toEqual([wall, 0, 1]);
    expect([hit.x, hit.y, hit.normalX, hit.normalY]).toEqual([46, 20, -1, 0]);
  });

  test('of a body: not itself, not its group, and by its own category and mask', async () => {
    const { world, hero, enemy, wall } = await scene();
    expect(world.cast(hero, 60, 0)!.id).toBe(enemy);
    expect(world.cast(rowOf(hero), 60, 0)!.id).toBe(enemy);
    expect(world.cast(hero, 60, 0, { mask: WALL })!.id).toBe(wall);
    expect(world.cast(enemy, 60, 0)).toBeUndefined(); // no wall in its mask
    expect(world.cast(enemy, 60, 0, { mask: WALL })!.id).toBe(wall);
    expect(world.cast(hero, 60, 0, { except: enemy })!.id).toBe(wall);
    for (const id of [hero, enemy]) world.update(id, { group: 1 });
    expect(world.cast(hero, 60, 0)!.id).toBe(wall);
  });

  test('with a filter: called for what is met, in order', async () => {
    const { world, hero, enemy, wall } = await scene();
    const met: BodyId[] = [];
    const filter = (id: BodyId): boolean => met.push(id) === 2;
    expect(world.cast(hero, 60, 0, { filter })!.id).toBe(wall);
    expect(met).toEqual([enemy, wall]);
    expect(world.cast(hero, 60, 0, { filter: () => false })).toBeUndefined();
    expect(world.cast(circle(2), { x: 8, y: 10 }, 60, 0, { except: hero, filter })).toBeUndefined();
  });
});

test('castAll: all bodies by fraction, each as if the others were not there', async () => {
  const { world, hero, enemy, wall } = await scene();
  expect(world.castAll(hero, 60, 0).map(({ id }) => id)).toEqual([enemy, wall]);
  const hits = world.castAll(circle(2), { x: 60, y: 10 }, -60, 0);
  expect(hits.map(({ id }) => id)).toEqual([wall, enemy, hero]);
  expect(hits.map(({ x }) => Math.round(1000 * x) / 1000)).toEqual([54, 30, 12]);
});

test('castMany: one hit for each path, as cast finds them', async () => {
  const { world, hero, wall } = await scene();
  const arrow = polygon([3, 0, -2, 2, -2, -2]);
  const paths = [8, 10, 0, 1, 60, 0, 0, 60, 0, 1, 64, 0, 60, 20, Math.PI, 2, -20, 0];
  const hits = world.castMany(arrow, paths, { except: [hero, -1, -1] }).slice();
  expect(hits).toHaveLength(3 * CAST_STRIDE);
  expect(Array.from(hits.slice(CAST_STRIDE, CAST_STRIDE + 4))).toEqual([-1, 1, 64, 60]);
  expect(hits[2 * CAST_STRIDE + CastField.Row]).toBe(rowOf(wall));
  const { fraction, pointX } = world.cast(arrow, { x: 8, y: 10 }, 60, 0, { except: hero })!;
  expect([hits[CastField.Fraction], hits[CastField.PointX]]).toEqual([fraction, pointX]);
  expect(world.castMany(arrow, [])).toHaveLength(0);
});

test('at its fraction a shape overlaps nothing, and soon behind it something', async () => {
  const world = await World.create(WORLD);
  const draw = random(11);
  const shapes = [circle(3), box(6, 4), polygon([4, 0, -3, 3, -3, -3])];
  for (let i = 0; i < 40; i++) {
    world.insert({ shape: shapes[i % 3]!, x: 64 * draw(), y: 64 * draw(), angle: 6 * draw() });
  }
  let hits = 0;
  for (let i = 0; i < 500; i++) {
    const shape = shapes[i % 3]!;
    const [x, y, angle] = [64 * draw(), 64 * draw(), 6 * draw()].map(Math.fround) as [
      number,
      number,
      number,
    ];
    const [dx, dy] = [80 * draw() - 40, 80 * draw() - 40].map(Math.fround) as [number, number];
    const hit = world.cast(shape, { x, y, angle }, dx, dy);
    const at = (fraction: number) => ({ x: x + fraction * dx, y: y + fraction * dy, angle });
    if (hit?.depth) continue;
    expect(world.overlaps(shape, at(hit?.fraction ?? 1))).toEqual([]);
    if (hit === undefined) continue;
    hits++;
    expect([hit.x, hit.y]).toEqual([
      Math.fround(x + hit.fraction * dx),
      Math.fround(y + hit.fraction * dy),
    ]);
    if (hit.normalX * dx + hit.normalY * dy > -0.25 * Math.hypot(dx, dy)) continue;
    const behind = hit.fraction + 1e-3;
    if (behind < 1) expect(world.overlaps(shape, at(behind))).toContain(hit.id);
  }
  expect(hits).toBeGreaterThan(100);
});

test('what is refused is named, and changes nothing', async () => {
  const { world, hero } = await scene();
  for (const [call, sentence] of [
    [() => world.cast({ kind: 'circle', radius: 0 }, {}, 1, 1), 'cast: shape.radius must be'],
    [() => world.cast(circle(1), { x: NaN }, 1, 1), 'cast: x must be a finite number, got NaN'],
    [
      () => world.cast(circle(1), { x: 3e38, scale: 3e38 }, 1, 1),
      'cast: the shape must keep its size and reach in the range of 32-bit floats, got x 3',
    ],
    [() => world.cast(circle(1), [] as never, 1, 0), 'cast: at must be an object such as { x },'],
    [() => world.cast(circle(1), {}, 1, 0, [] as never), 'cast: options must be an object such'],
    [() => world.cast(circle(1), {}, 1, Infinity), 'cast: dy must be a finite number'],
    [() => world.cast(hero, NaN, 0), 'cast: dx must be a finite number, got NaN'],
    [
      () => world.cast(hero, { x: 1 } as never, 1, 0 as never),
      'cast: a cast of a body takes no place, as it begins where the body is: cast(id, dx, dy); got an Object',
    ],
    [
      () => world.cast('hero' as never, 1, 0),
      'or a body from where it is, as in cast(id, dx, dy); got',
    ],
    [
      () => world.cast(7, 1, 0),
      'cast: body must be the id or the row of a body that is in this world, got 7',
    ],
    [() => world.cast(null as never, 1, 0), 'cast: shape must be a shape, as circle(8)'],
    [
      () => world.castAll(hero, 1, 0, { filter() {} } as never),
      'castAll: there is no option filter',
    ],
    [
      () => world.castMany(circle(1), [0, 0, 0, 1, 3, 4, 0, 0, 0, 0, 1, 1]),
      'castMany: path 1 must be a finite x, y and angle and a scale of more than zero, which keep the shape in the range of 32-bit floats, and a finite dx and dy, got 0, 0, 0, 0, 1, 1',
    ],
    [
      () => world.castMany(circle(1), [0, 0, 0, 1]),
      'castMany: paths must hold six numbers each (x, y, angle, scale, dx, dy)',
    ],
  ] as const) {
    expect(thrownBy(call).message).toContain(sentence);
  }
  expect(world.cast(hero, 60, 0)).toBeDefined();
});
