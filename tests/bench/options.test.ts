import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.mjs';

const counts = (args: string[]) => readOptions(args).plan.scenes.frames!.map(({ count }) => count);

test('only a full run of whole parts replaces the kept results, of these parts', () => {
  const both = [
    'frames',
    'small',
    'queries',
    'windows',
    'bodies',
    'casts',
    'bullets',
    'tiles',
    'movers',
    'saves',
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
  expect(counts(['--scene', 'uniform'])).toEqual([1e3, 1e4, 1e5, 1e6]);
  expect(counts(['--scene', 'uniform', '--quick'])).toEqual([1e3, 1e4, 1e5]);
  expect(counts(['--scene', 'pile-up', '--size', '100', '--size', '1000'])).toEqual([1000]);
  expect(Object.keys(readOptions(['--scene', 'still']).plan.scenes)).toEqual(['frames', 'small']);
  expect(Object.keys(readOptions(['--scene', 'sparse']).plan.scenes)).toEqual(['frames']);
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

test('frames of fewer than a thousand objects are the part small, and are measured once', () => {
  const { scenes } = readOptions(['--part', 'small']).plan;
  const uniform = [10, 30, 50, 100, 300].map((count) => ({ kind: 'uniform', count }));
  const still = [100, 300].map((count) => ({ kind: 'still', count }));
  expect(scenes).toEqual({ small: [...uniform, ...still] });
  const sizes = ['--size', '999', '--size', '1000'];
  expect(readOptions(['--scene', 'mixed', ...sizes]).plan.scenes).toMatchObject({
    frames: [{ kind: 'mixed', count: 1_000 }],
    small: [{ kind: 'mixed', count: 999 }],
  });
});

test('an unknown scene, size or implementation is refused by name', () => {
  expect(() => readOptions(['--scene', 'rain'])).toThrow('--scene: one of uniform');
  expect(() => readOptions(['--scene', 'pile-up', '--size', '7'])).toThrow('Nothing to measure');
  expect(() => readOptions(['--part', 'arcade'])).toThrow('or it needs --browser');
  expect(() => readOptions(['--size', '1'])).toThrow('--size: a whole number from 2, got 1');
});
