import { expect, test } from 'vitest';
import { BodyReference } from '../../bench/bodies/reference.mjs';
import { bodySceneKinds, filters, makeBodyScene } from '../../bench/bodies/scenes.mjs';
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

for (const kind of bodySceneKinds) {
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
