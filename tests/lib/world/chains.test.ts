/** Chains. */
import { type BodyId, box, chain, circle, segment, World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support.js';

const WORLD = { bounds: { x: -100, y: -100, width: 400, height: 200 } };
const FLOOR = [-40, 0, -10, 0, 10, 0, 40, 0];

/** The normals that a body has towards itself. */
function normalsOf(world: World, body: BodyId): number[][] {
  return world
    .contacts()
    .map(({ a, normalX, normalY }) => (a === body ? [-normalX, -normalY] : [normalX, normalY]));
}

describe('chain', () => {
  test('is a segment from each point to the next one; a loop leads back', () => {
    const triangle = [0, 0, 8, 0, 8, 8];
    expect(chain(triangle)).toEqual([
      { shape: segment(0, 0, 8, 0) },
      { shape: segment(8, 0, 8, 8) },
    ]);
    expect(chain(triangle, { loop: true })[2]).toEqual({ shape: segment(8, 8, 0, 0) });
    expect(chain(triangle, { oneSided: true })[1]).toEqual({
      shape: segment(8, 0, 8, 8),
      oneWay: 'front',
    });
  });

  test('has no seams: what slides along it meets no joint', async () => {
    using world = await World.create(WORLD);
    world.insert({ parts: chain(FLOOR), static: true });
    for (const shape of [circle(4), box(8, 8)]) {
      const body = world.insert({ shape, x: -30, y: -20 });
      for (let x = -30; x <= 30; x += 0.75) {
        world.move(body, x, -3.5);
        world.step();
        const normals = normalsOf(world, body);
        expect(normals.length).toBeGreaterThan(0);
        for (const normal of normals) expect(normal).toEqual([0, -1]);
      }
      world.remove(body);
    }
  });

  test('of one side lets pass what comes from behind, and keeps its side when it is read', async () => {
    using world = await World.create(WORLD);
    const ground = world.insert({ parts: chain(FLOOR, { oneSided: true }), static: true });
    expect(world.part(ground, 1).oneWay).toBe('front');
    const body = world.insert({ shape: circle(4), x: 0, y: 20 });
    world.step();
    for (let y = 20; y > -4; y -= 2) {
      world.move(body, 0, y);
      world.step();
      expect(world.contacts()).toEqual([]);
    }
    world.move(body, 0, -5);
    world.step();
    world.move(body, 0, -3);
    world.step();
    expect(normalsOf(world, body)).toEqual([[0, -1]]);
    world.updatePart(ground, 1, { oneWay: false });
    expect(world.part(ground, 1).oneWay).toBe(false);
  });

  test('may have thousands of points, of which only those near a body are looked at', async () => {
    using world = await World.create(WORLD);
    const hills = Array.from({ length: 20_000 }, (_, i) => [i / 64 - 90, 4 * Math.sin(i / 50)]);
    const ground = world.insert({ parts: chain(hills.flat()), static: true });
    const body = world.insert({ shape: circle(2), x: 20, y: 0 });
    world.step();
    expect(world.pairs()).toEqual([{ a: ground, b: body }]);
    expect(world.contacts().length).toBeGreaterThan(0);
    expect(world.raycast(20.51, -50, 0, 100, { except: body })).toMatchObject({ id: ground });
    expect(world.nearest(20.5, -50, { count: 1 })).toHaveLength(1);
  });

  test.each<[string, () => unknown, string]>([
    ['null', () => chain(null as never), 'chain: points must be an array of numbers, got null'],
    [
      'one point',
      () => chain([1, 2]),
      'points must hold two numbers each for 2 to 65536 points, got 2 numbers',
    ],
    ['an odd number', () => chain([1, 2, 3, 4, 5]), 'got 5 numbers'],
    ['two points of a loop', () => chain([1, 2, 3, 4], { loop: true }), 'for 3 to 65535 points'],
    [
      'NaN',
      () => chain([0, 0, Number.NaN, 1]),
      'chain: point 1 must be two finite numbers, got NaN, 1',
    ],
    [
      'a point twice',
      () => chain([0, 0, 1, 1, 1, 1]),
      'chain: point 2 must not be where point 1 is, got 1, 1',
    ],
    ['another option', () => chain([0, 0, 1, 1], { closed: true } as never), 'closed'],
    [
      'a wrong flag',
      () => chain([0, 0, 1, 1], { loop: 1 as never }),
      'chain: loop must be true or false, got 1',
    ],
  ])('refuses %s', (_, call, sentence) => {
    expect(thrownBy(call).message).toContain(sentence);
  });
});
