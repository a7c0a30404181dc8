import { expect, test } from 'vitest';
import {
  geometricMean,
  median,
  middleMean,
  pairedRatio,
  summary,
} from '../../bench/statistics.mjs';

test('work deferred to one long frame of a round counts in full', () => {
  const round = [1, 1, 1, 97];
  const { amortised, median: middle, max } = summary([...round, ...round, ...round], 4);
  expect({ amortised, middle, max }).toEqual({ amortised: 25, middle: 1, max: 97 });
});

test('a disturbed round does not change the result', () => {
  const { amortised, mean } = summary([2, 2, 2, 2, 500, 2], 2);
  expect(amortised).toBe(2);
  expect(mean).toBe(85);
});

test('less than a round is summarised by its mean', () => {
  expect(summary([1, 5], 64).amortised).toBe(3);
});

test('one frame in a hundred may be longer than the 99th percentile', () => {
  const times = Array.from({ length: 200 }, (_, i) => i + 1);
  expect(summary(times, 64).p99).toBe(199);
  expect(summary([1, 5], 64).p99).toBe(5);
});

test('the order of values does not matter to their median', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('disturbed rounds do not change a ratio', () => {
  const before = [10, 10, 10, 90, 20, 20, 10, 10, 10, 10];
  const after = [11, 11, 11, 11, 22, 22, 11, 95, 11, 11];
  expect(pairedRatio(before, after)).toBeCloseTo(1.1);
});

test('the side that runs first, and is slower for it, has no disadvantage', () => {
  expect(pairedRatio([12, 10], [10, 12])).toBe(1);
});

test('the geometric mean of a ratio and its inverse is one', () => {
  expect(geometricMean([2, 0.5])).toBeCloseTo(1);
  expect(geometricMean([1, 4])).toBeCloseTo(2);
});

test('single disturbed values do not change the mean of the middle half, which is finer than the clock', () => {
  expect(middleMean([5, 5, 10, 5, 900, 10, 0.1, 10])).toBeCloseTo(7.5);
  expect(middleMean([3])).toBe(3);
});
