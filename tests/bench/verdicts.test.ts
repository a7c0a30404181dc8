import { expect, test } from 'vitest';
import { compareVerdicts } from '../../bench/verdicts/compare.mjs';
import { separation } from '../../bench/verdicts/separation.mjs';
import { world } from '../../bench/verdicts/world.mjs';

function placed(corners: number[], radius = 0, x = 0, y = 0, angle = 0) {
  return { kind: '', corners, radius, x, y, angle };
}

const square = [-1, -1, 1, -1, 1, 1, -1, 1];
const stick = [-2, 0, 2, 0];
const point = [0, 0];

test('the reference says how far shapes are apart, as a calculation by hand does', () => {
  expect(separation(placed(point, 1), placed(point, 1, 3, 4))).toBeCloseTo(3);
  expect(separation(placed(point, 1), placed(point, 1, 1, 0))).toBeCloseTo(-1);
  expect(separation(placed(square), placed(square, 0, 2.5, 0, Math.PI / 4))).toBeCloseTo(
    1.5 - Math.SQRT2,
  );
  expect(separation(placed(square), placed(square, 0, 4, 5))).toBeCloseTo(Math.hypot(2, 3));
  expect(separation(placed(square), placed(point, 0.5, 0, 1.25))).toBeCloseTo(-0.25);
  expect(separation(placed(square), placed(point, 0.5, 0, 0.75))).toBeCloseTo(-0.75);
  expect(separation(placed(stick, 0.5), placed(stick, 0.5, 0, 3, Math.PI / 2))).toBeCloseTo(0);
  expect(separation(placed(stick), placed(stick, 0, 5, 0))).toBeCloseTo(1); // on one line
  expect(separation(placed(stick), placed(stick, 0, 1, 0, Math.PI / 2))).toBeLessThan(0); // a cross
  expect(separation(placed(stick), placed(square, 0, 0, 3))).toBeCloseTo(2);
});

test('World says of random pairs what the reference says, but for rounding', {
  tags: ['thorough'],
}, async () => {
  const { overlapping, results } = await compareVerdicts(world, 1_500);
  expect(overlapping).toBeGreaterThan(500);
  expect(overlapping).toBeLessThan(1_000);
  for (const { farthest, margin } of results) expect(farthest).toBeLessThan(margin);
});

test('a wrong verdict is counted, with how far the shapes are from touching', async () => {
  const wrong = { name: 'wrong', margin: 0, why: '', start: async () => () => true };
  const { count, overlapping, results } = await compareVerdicts([wrong], 300);
  expect(results[0]?.differences).toBe(count - overlapping);
  expect(results[0]?.farthest).toBeGreaterThan(1);
});
