import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { measureSteps } from '../../bench/bodies/measure.mjs';
import { quadrilleWorld } from '../../bench/bodies/quadrille-world.mjs';
import { BodyReference } from '../../bench/bodies/reference.mjs';
import {
  bodySceneKinds,
  filters,
  makeBodyScene,
  stepSceneKinds,
} from '../../bench/bodies/scenes.mjs';
import { canTouch, separation } from '../../bench/bodies/separation.mjs';

type Body = readonly [halfWidth: number, halfHeight: number, x: number, y: number, angle: number];

function apart(...bodies: readonly Body[]): number {
  const scene = {
    halfWidths: Float32Array.from(bodies, ([halfWidth]) => halfWidth),
    halfHeights: Float32Array.from(bodies, ([, halfHeight]) => halfHeight),
  };
  const positions = Float32Array.from(bodies.flatMap(([, , ...position]) => position));
  return separation(scene as ReturnType<typeof makeBodyScene>, positions, 0, 1);
}

test('circles and rotated boxes are as far apart as a calculation by hand says', () => {
  const quarter = Math.PI / 4;
  expect(apart([1, 0, 0, 0, 0], [2, 0, 3, 4, 0])).toBeCloseTo(2);
  expect(apart([1, 0, 0, 0, 0], [2, 0, 1, 0, 0])).toBeCloseTo(-2);
  expect(apart([2, 1, 0, 0, 0], [1, 0, 5, 5, 0])).toBeCloseTo(4); // from the corner (2, 1)
  expect(apart([1, 0, 0, 3, 0], [2, 1, 0, 0, 2 * quarter])).toBeCloseTo(0); // upright
  expect(apart([2, 1, 0, 0, 0], [0.5, 0, 1, 0.75, 0])).toBeCloseTo(-0.75); // inside
  expect(apart([1, 1, 0, 0, 0], [1, 1, 2.5, 0, quarter])).toBeCloseTo(1.5 - Math.SQRT2);
  expect(apart([3, 1, 0, 0, 0], [1, 3, 0, 4.5, 0])).toBeCloseTo(0.5);
});

for (const kind of [...bodySceneKinds, ...stepSceneKinds]) {
  test(`${kind}: the reference finds the pairs that each against each finds`, () => {
    const scene = makeBodyScene(kind, 300);
    const pairs: [number, number][] = [];
    for (let b = 0; b < scene.count; b++) {
      for (let a = 0; a < b; a++) {
        if (!canTouch(scene, filters, a, b)) continue;
        if (separation(scene, scene.positions[5]!, a, b) < 0) pairs.push([a, b]);
      }
    }
    const reference = new BodyReference(scene);
    const exact = { tolerance: 0 };
    expect(pairs.length).toBeGreaterThan(10);
    expect(reference.countOf(5)).toBe(pairs.length);
    expect(reference.faultOf(5, pairs, exact)).toBeUndefined();
    expect(reference.faultOf(5, pairs.slice(1), exact)).toMatch(/missing/);
    expect(reference.faultOf(5, [...pairs, pairs[0]!], exact)).toMatch(/twice/);
    expect(reference.faultOf(5, [...pairs, [0, 0]], exact)).toBe('0 and 0 do not touch');
  });
}

test('scenes of steps differ in how many bodies move, and in nothing else', () => {
  const [none, some, all] = stepSceneKinds.map((kind) => makeBodyScene(kind, 1_000));
  expect(none!.moving.length).toBe(0);
  expect(some!.moving.length).toBeGreaterThan(20);
  expect(some!.moving.length).toBeLessThan(100);
  expect(all!.moving.length).toBe(1_000);
  for (const { halfWidths, halfHeights, isStatic } of [none!, some!]) {
    expect(halfWidths).toEqual(all!.halfWidths);
    expect(halfHeights).toEqual(all!.halfHeights);
    expect(isStatic).toEqual(new Uint8Array(1_000));
  }
  expect(all!.positions[16]).toEqual(none!.positions[16]); // in the middle of the way, all are where they began
  expect(none!.positions[0]).toEqual(none!.positions[16]);
});

test('bodies that spin keep their places', () => {
  const { positions, moving } = makeBodyScene('spinning', 100);
  expect(moving.length).toBe(100);
  const [first, later] = [positions[0]!, positions[9]!];
  for (let i = 0; i < first.length; i++) expect(later[i] === first[i]).toBe(i % 3 !== 2);
});

test('steps of a World are measured in turns and compared with the reference', async () => {
  const scenes = stepSceneKinds.map((kind) => makeBodyScene(kind, 300));
  const conditions = { ms: 0, leastFrames: 1, onProgress: () => {} };
  const { results } = await measureSteps(scenes, [quadrilleWorld(build)], conditions);
  expect(results.map(({ name, error }) => [name, error])).toEqual(
    stepSceneKinds.map((kind) => [kind, undefined]),
  );
  const forgetful = {
    ...quadrilleWorld(build),
    async init(scene: ReturnType<typeof makeBodyScene>) {
      const running = await quadrilleWorld(build).init(scene);
      return { ...running, frame: () => running.frame(scene.positions[0]!) };
    },
  };
  const wrong = await measureSteps(scenes, [forgetful], conditions);
  expect(wrong.results.map(({ error }) => error !== undefined)).toEqual([false, true, true]);
});
