/** The counts of squares that a reader places upon each other. */
import { expect, test } from 'vitest';
import { stackCounts } from '../../web/learn/script/guesses/stack-counts.ts';

const field = { width: 720, height: 720, side: 40 };

test('squares on one spot are a stack, squares a little apart are not', () => {
  const apart = Array.from({ length: 12 }, (_, at) => ({ x: 100 + 6 * at, y: 100 + 4 * at }));
  expect(stackCounts(apart, field)).toEqual([]);
  const [first] = apart;
  const counts = stackCounts([...apart, first!, { x: 101, y: 99 }], field);
  expect(counts.map(({ count }) => count)).toEqual([3]);
});

test('every stack has one count, which lies on no other count and in the field', () => {
  for (const [x, y] of [
    [0, 0],
    [300, 300],
    [640, 0],
    [640, 640],
  ] as const) {
    const spots = Array.from({ length: 6 }, (_, at) => ({ x: x + 7 * at, y: y + 5 * (at % 3) }));
    const counts = stackCounts([...spots, ...spots], field);
    expect(counts.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const [at, { at: one }] of counts.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(52);
      expect(one.x).toBeLessThanOrEqual(720 - 52);
      expect(one.y).toBeGreaterThanOrEqual(34);
      expect(one.y).toBeLessThanOrEqual(720 - 34);
      for (const { at: other } of counts.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= 104 || Math.abs(one.y - other.y) >= 68).toBe(true);
    }
  }
});

test('a count covers no square where there is room', () => {
  const spots = [
    { x: 300, y: 300 },
    { x: 312, y: 304 },
    { x: 345, y: 290 },
  ];
  for (const { at } of stackCounts([...spots, ...spots], field))
    for (const { x, y } of spots)
      expect(Math.abs(x + 20 - at.x) >= 72 || Math.abs(y + 20 - at.y) >= 54).toBe(true);
});
