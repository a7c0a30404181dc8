import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '../../bench/native/cases.mjs';
import { performancePage } from '../../bench/native/performance.mjs';
import { peerTable } from '../../bench/native/tables.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const peersOf = (scene: string, builtPeers: string[]) =>
  cases({ scenes: [scene], builtPeers })
    .filter(({ implementation }) => implementation === 'boost-rtree')
    .map(({ count, builds }) => [count, builds]);

const one = (implementation: string, mean: number) => ({
  scene: 'uniform',
  count: 1_000,
  implementation,
  native: { frames: 9, ms: { median: 1, mean } },
});

test('docs/performance.md and its chart say what the last run measured', () => {
  const page = read('docs/performance.md');
  const written = performancePage(page, JSON.parse(read('bench/results/native.json')));
  expect(page).toBe(written.page);
  expect(read('docs/growth.svg')).toBe(written.chart);
});

test('peers that are built are measured natively, up to sizes that do not take too long', () => {
  expect(peersOf('sparse', ['boost-rtree'])).toEqual([
    [1_000, ['native']],
    [10_000, ['native']],
    [100_000, ['native']],
  ]);
  expect(peersOf('pile-up', ['boost-rtree'])).toHaveLength(2);
  expect(peersOf('sparse', [])).toEqual([]);
});

test('the table of peers compares means, and leaves out what a run has not measured', () => {
  expect(peerTable([one('cover', 2)])).toEqual(['Not in the last run.']);
  expect(peerTable([one('cover', 2), one('boost-rtree', 30)]).slice(2)).toEqual([
    '| uniform | 1,000 | 2.00 | 30.0 | 15.0x |  |  |',
  ]);
});
