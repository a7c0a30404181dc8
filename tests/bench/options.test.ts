import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.mjs';

const counts = (args: string[]) => readOptions(args).plan.scenes.frames!.map(({ count }) => count);

test('only a full run of whole parts replaces the kept results, of these parts', () => {
  const both = [
    'frames',
    'queries',
    'windows',
    'bodies',
    'casts',
    'bullets',
    'tiles',
    'movers',
    'calls',
    'odd',
    'startup',
  ];
  expect(readOptions([]).replaces).toEqual(both);
  expect(readOptions(['--browser', '--json', 'file']).replaces).toEqual([...both, 'arcade']);
  expect(readOptions(['--part', 'queries']).replaces).toEqual(['queries']);
  for (const some of [['--quick'], ['--size', '10'], ['--only', 'rbush'], ['--scene', 'still']]) {
    expect(readOptions(some).replaces).toEqual([]);
  }
});

test('options for sizes and scenes narrow the plan', () => {
  expect(counts(['--scene', 'uniform'])).toEqual([10, 30, 100, 300, 1e3, 1e4, 1e5, 1e6]);
  expect(counts(['--scene', 'uniform', '--quick'])).toEqual([10, 30, 100, 300, 1e3, 1e4, 1e5]);
  expect(counts(['--scene', 'pile-up', '--size', '100', '--size', '1000'])).toEqual([1000]);
  expect(Object.keys(readOptions(['--scene', 'still']).plan.scenes)).toEqual(['frames']);
  expect(readOptions(['--part', 'queries']).plan.scenes).toEqual({
    queries: ['uniform', 'mixed'].flatMap((kind) => [1e4, 1e5].map((count) => ({ kind, count }))),
  });
  expect(readOptions(['--part', 'bodies', '--scene', 'steps']).plan.scenes).toEqual({
    bodies: [{ kind: 'steps', count: 1e5 }],
  });
  expect(readOptions(['--scene', 'bullets']).plan.scenes).toEqual({
    bodies: [1e3, 1e4, 5e4].map((count) => ({ kind: 'bullets', count })),
  });
});

test('an unknown scene, size or implementation is refused by name', () => {
  expect(() => readOptions(['--scene', 'rain'])).toThrow('--scene: one of uniform');
  expect(() => readOptions(['--scene', 'pile-up', '--size', '7'])).toThrow('Nothing to measure');
  expect(() => readOptions(['--part', 'arcade'])).toThrow('or it needs --browser');
  expect(() => readOptions(['--size', '1'])).toThrow('--size: a whole number from 2, got 1');
});
