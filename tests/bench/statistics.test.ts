import { expect, test } from 'vitest';
import { median, summary } from '../../bench/statistics.mjs';

test('work that is saved up for one long frame of a round counts in full', () => {
  const round = [1, 1, 1, 97];
  const { amortised, median: middle, max } = summary([...round, ...round, ...round], 4);
  expect({ amortised, middle, max }).toEqual({ amortised: 25, middle: 1, max: 97 });
});

test('a round that something else has disturbed does not count', () => {
  const { amortised, mean } = summary([2, 2, 2, 2, 500, 2], 2);
  expect(amortised).toBe(2);
  expect(mean).toBe(85);
});

test('less than a round is judged by its mean', () => {
  expect(summary([1, 5], 64).amortised).toBe(3);
});

test('the order of values does not matter to their median', () => {
  expect(median([9, 1, 5])).toBe(5);
});
