import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeBodyScene } from '../../bench/bodies/scenes.mjs';
import { bodyCells } from '../../bench/compare/bodies.mjs';
import { callCells } from '../../bench/compare/calls.mjs';
import { frameCells } from '../../bench/compare/frames.mjs';
import { isBeyondLimit, isTooSlow, judge } from '../../bench/compare/gates.mjs';
import { readOptions } from '../../bench/compare/options.mjs';
import { queryCells } from '../../bench/compare/queries.mjs';
import { cellLine } from '../../bench/compare/report.mjs';
import { copyBuild, loadSubject } from '../../bench/compare/subject.mjs';
import { compareInTurns } from '../../bench/compare/turns.mjs';
import { makeScene } from '../../bench/scenes.mjs';

type Part = 'frames' | 'single' | 'batched' | 'bodies' | 'calls';

const comparison = (after: number) => ({ before: 1, after, ratio: after });

/** A cell whose time went from 1 ms to `ratio` ms, and to `again` ms when it was measured a second time. */
function cell(part: Part, ratio: number, again?: number) {
  const about = { part, kind: 'uniform', count: 10, what: 'quadrille', ...comparison(ratio) };
  return again === undefined ? about : { ...about, again: comparison(again) };
}

const failed = (...cells: object[]) =>
  judge(cells as ReturnType<typeof cell>[])
    .filter(({ passed }) => !passed)
    .map(({ gate }) => gate);

test('frames pass up to 1.03 in the mean and 1.08 in each cell', () => {
  expect(failed(cell('frames', 1.029), cell('frames', 1.03))).toEqual([]);
  expect(failed(cell('frames', 1.01), cell('frames', 1.06))).toEqual([
    'frame times, geometric mean at most 1.03',
  ]);
  expect(failed(cell('frames', 0.9), cell('frames', 1.09, 1.09))).toEqual([
    'frame times, each at most 1.08, of two',
  ]);
});

test.each(['bodies', 'calls'] as const)('%s are judged by their times, like frames', (part) => {
  expect(failed(cell(part, 1.02), cell(part, 1.03))).toEqual([]);
  expect(failed(cell(part, 0.9), cell(part, 1.09, 1.09))).toHaveLength(1);
  expect(failed(cell(part, 1.05))).toEqual([expect.stringContaining('mean at most 1.03')]);
});

test('a cell that is beyond its limit in only one of two measurements is not too slow', () => {
  expect(isBeyondLimit(cell('frames', 1.09))).toBe(true);
  expect(isTooSlow(cell('frames', 1.09, 1.07))).toBe(false);
  expect(failed(cell('frames', 0.9), cell('frames', 1.09, 1.07))).toEqual([]);
});

test('queries are judged by throughput: single ones each, batches by their mean', () => {
  expect(failed(cell('single', 1 / 0.93), cell('batched', 1 / 0.98))).toEqual([]);
  expect(failed(cell('single', 0.5), cell('single', 1 / 0.91, 1 / 0.91))).toEqual([
    'every throughput of single queries at least 0.92, of two',
  ]);
  expect(failed(cell('batched', 1 / 0.96), cell('batched', 1 / 0.97))).toEqual([
    'throughput of batches, geometric mean at least 0.97',
  ]);
});

test('different results fail whatever the times are', () => {
  const wrong = { ...cell('frames', 1), error: 'before 1:a, after 2:b' };
  expect(failed(cell('frames', 1), wrong)).toEqual(['equal results']);
  const laterWrong = { ...cell('frames', 1), control: { error: 'before 1:a, after 2:b' } };
  expect(failed(cell('frames', 1), laterWrong)).toEqual(['equal results']);
});

test('a line shows the cell, its figure, its times and whether it failed', () => {
  expect(cellLine(cell('single', 1.25, 1.25))).toMatch(
    /^single\s+uniform 10\s+quadrille\s+0\.800 {2}1\.00 \.\. 1\.25 ms, again 0\.800 {2}FAILED$/,
  );
});

const effort = { ms: 0, warmUpMs: 0, leastRounds: 4 };

/** Work that claims to take `ms` milliseconds for each piece. */
const work = (ms: number, result = () => 'same') => ({ run: (size: number) => size * ms, result });

test('work that takes a fifth longer has a ratio of 1.2', () => {
  const { before, after, ratio } = compareInTurns(work(1), work(1.2), effort);
  expect(before).toBeCloseTo(1);
  expect(after).toBeCloseTo(1.2);
  expect(ratio).toBeCloseTo(1.2);
});

test('both builds run their blocks in turns, in changing order', () => {
  const order: string[] = [];
  const named = (name: string) => ({
    ...work(1),
    run(size: number) {
      order.push(name);
      return size;
    },
  });
  compareInTurns(named('b'), named('a'), effort);
  expect(order.join(' ')).toBe('b a a b a b b a b a a b a b b a');
});

test('warming up makes blocks long enough for the clock', () => {
  const sizes: number[] = [];
  let time = 0;
  const timed = {
    ...work(1),
    run(size: number) {
      sizes.push(size);
      time += size / 4;
      return size;
    },
  };
  compareInTurns(timed, work(1), { ...effort, warmUpMs: 3, leastRounds: 1, now: () => time });
  // Blocks of a millisecond are long enough.
  expect(sizes).toEqual([1, 2, 4, 4, 4, 4, 4]);
});

test('results that differ are an error that shows where', () => {
  let calls = 0;
  const spoilt = work(1, () => (++calls > 2 ? '12,35,56' : '12,34,56'));
  const { error } = compareInTurns(
    work(1, () => '12,34,56'),
    spoilt,
    effort,
  );
  expect(error).toBe('before 12,34,56, after 12,35,56');
});

test('options name both builds, and the plan as in the benchmark', () => {
  const { before, after, plan } = readOptions(['--before', '.', '--scene', 'still', '--quick']);
  expect(resolve(before)).toBe(resolve('.'));
  expect(resolve(after)).toBe(resolve('.'));
  expect(plan!.scenes.frames!.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'still 1000',
    'still 10000',
    'still 100000',
  ]);
  expect(plan!.scenes.small!.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'still 100',
    'still 300',
  ]);
  expect(() => readOptions([])).toThrow('--before: a checkout to compare with is missing.');
  expect(() => readOptions(['--before', '.', '--part', 'casts'])).toThrow(
    '--part: one of frames, small, queries, bodies, calls, got casts',
  );
  expect(() => readOptions(['--before', 'dist'])).toThrow(
    '--before: a checkout with its build in dist/, but dist/world.js is missing there.',
  );
});

test('each scene of queries has cells of its own, and none is measured twice', () => {
  const cells = ['uniform', 'mixed'].flatMap((kind) => queryCells(kind, 100));
  const names = cells.map(({ part, kind, what }) => `${part} ${kind} ${what}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('single still rays, first');
  expect(names).toContain('single mixed rays, cold');
});

test('the command compares two checkouts', () => {
  const options = [
    '--before',
    '.',
    '--part',
    'bodies',
    '--scene',
    'bullets',
    '--size',
    '10',
    '--quick',
  ];
  const { stdout } = spawnSync(process.execPath, ['bench/compare/main.mjs', ...options], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^bodies +bullets 10 +World +[\d.]+ .*control/m);
  expect(stdout).toMatch(/\| equal results \| 1 of 1 \| passed \|/);
});

test('every part has equal results for a build and a copy of it', async () => {
  const copy = copyBuild(resolve('.'));
  try {
    const before = await loadSubject('before', resolve('.'));
    const after = await loadSubject('after', copy);
    const cells = [
      ...frameCells(makeScene('uniform', 100), before),
      ...queryCells('uniform', 100),
      ...bodyCells(makeBodyScene('bullets', 100)),
      ...(await callCells(makeScene('uniform', 2), [before, after])),
    ];
    expect(new Set(cells.map(({ part }) => part)).size).toBe(5);
    for (const { start, part, what } of cells) {
      const [first, second] = [await start(before), await start(after)];
      const { error } = compareInTurns(first, second, { ...effort, leastRounds: 2 });
      expect(error, `${part}: ${what}`).toBeUndefined();
      expect(first.result()).not.toBe('');
      for (const one of [first, second]) one.dispose();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
});
