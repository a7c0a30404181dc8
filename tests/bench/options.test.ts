import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.mjs';

const counts = (args: string[]) => readOptions(args).plan.scenes.map(({ count }) => count);

test('only a full run of everything, or of all bodies, replaces the kept results', () => {
  const both = { frames: true, bodies: true };
  expect(readOptions([]).replaces).toEqual(both);
  expect(readOptions(['--browser', '--json', 'file']).replaces).toEqual(both);
  expect(readOptions(['--part', 'bodies']).replaces).toEqual({ frames: false, bodies: true });
  const none = { frames: false, bodies: false };
  for (const part of [['--quick'], ['--size', '10'], ['--only', 'rbush'], ['--part', 'queries']]) {
    expect(readOptions(part).replaces).toEqual(none);
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
    bodies: [],
  });
  expect(readOptions(['--scene', 'bullets']).plan).toMatchObject({
    scenes: [],
    queries: [],
    bodies: [1e3, 1e4, 5e4].map((count) => ({ kind: 'bullets', count })),
  });
});

test('an unknown scene, size or implementation is refused by name', () => {
  expect(() => readOptions(['--scene', 'rain'])).toThrow('--scene: one of uniform');
  expect(() => readOptions(['--scene', 'pile-up', '--size', '7'])).toThrow('Nothing to measure');
  expect(() => readOptions(['--size', '1'])).toThrow('--size: a whole number from 2, got 1');
});
