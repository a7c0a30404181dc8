import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.mjs';

const counts = (args: string[]) => readOptions(args).plan.scenes.map(({ count }) => count);

test('only a full run of everything replaces the kept results', () => {
  expect(readOptions([]).whole).toBe(true);
  expect(readOptions(['--browser', '--json', 'file']).whole).toBe(true);
  for (const part of [['--quick'], ['--size', '10'], ['--only', 'rbush'], ['--part', 'queries']]) {
    expect(readOptions(part).whole).toBe(false);
  }
});

test('options for sizes and scenes narrow the plan', () => {
  expect(counts(['--scene', 'uniform'])).toEqual([10, 30, 100, 300, 1e3, 1e4, 1e5, 1e6]);
  expect(counts(['--scene', 'uniform', '--quick'])).toEqual([10, 30, 100, 300, 1e3, 1e4, 1e5]);
  expect(counts(['--scene', 'pile-up', '--size', '100', '--size', '1000'])).toEqual([1000]);
  expect(readOptions(['--scene', 'still']).plan.queries).toEqual([]);
  expect(readOptions(['--part', 'queries']).plan).toMatchObject({
    scenes: [],
    queries: [1e4, 1e5],
  });
});

test('an unknown scene, size or implementation is refused by name', () => {
  expect(() => readOptions(['--scene', 'rain'])).toThrow('--scene: one of uniform');
  expect(() => readOptions(['--scene', 'pile-up', '--size', '7'])).toThrow('Nothing to measure');
  expect(() => readOptions(['--size', '1'])).toThrow('--size: a whole number from 2, got 1');
});
