import { expect, test } from 'vitest';
import { bodiesSection } from '../../bench/report/bodies.mjs';
import { goalTable } from '../../bench/report/goals.mjs';
import { withTable } from '../../bench/report/readme-table.mjs';
import { resultsPage } from '../../bench/report/results-page.mjs';

function result(name: string, kind: string, amortised: number) {
  return {
    name,
    kind,
    ms: { amortised, median: 1, mean: 1, low: 1, high: 1, max: 1 },
    bytes: 150_000,
  };
}

const frames = [
  {
    kind: 'uniform',
    count: 1_000,
    results: [
      result('quadrille', 'ours', 1),
      result('quadrille parent 16', 'ours', 0.5),
      result('hand-grid', 'hand', 2),
      result('rbush', 'package', 40),
      result('flatbush', 'package', 10),
    ],
  },
];
const queries = [
  {
    kind: 'uniform',
    count: 10_000,
    results: [
      { name: 'quadrille', kind: 'ours', query: 'windows', batched: false, perSecond: 3e6 },
      { name: 'rbush', kind: 'package', query: 'windows', batched: false, perSecond: 1e6 },
    ],
  },
];
const about = { machine: 'a machine', mode: 'full run' };

const kept = (scenes: object[]) => ({ ...about, scenes });
const run = { frames: kept(frames), queries: kept(queries) };

/** The page of one engine's results. */
const pageOf = (parts: Record<string, ReturnType<typeof kept>>) =>
  resultsPage([{ engine: 'Node', parts }]);

test('each goal is shown beside what the default options reached', () => {
  expect(goalTable({ frames, queries }).slice(2)).toEqual([
    '| best by hand, all moving (hand-grid) | uniform | 1,000 | 3x | 2.00x | missed by 33 % | 4.00x (quadrille parent 16) |',
    '| best package, all moving (flatbush) | uniform | 1,000 | 5x | 10.0x | met | 20.0x (quadrille parent 16) |',
    '| best package, one by one: windows (rbush, 1.00 M/s) | uniform | 10,000 | 2x | 3.00x | met |  |',
    '| bytes per object (quadrille parent 16) | uniform | 1,000 | at most 200 | 150 | met |  |',
  ]);
});

test('the table replaces the text between its markers, and nothing else', () => {
  const begin = '<!-- benchmark: written by node bench/report.mjs -->';
  const filled = withTable(`before\n${begin}\nold\n<!-- /benchmark -->\nafter\n`, run);
  expect(filled).toMatch(/^before\n<!-- benchmark/);
  expect(filled).toMatch(/<!-- \/benchmark -->\nafter\n$/);
  expect(filled).toContain('| uniform | 1,000 | 1.00 | 2.00 (hand-grid, 2.00x) |');
  expect(filled).not.toContain('old');
  expect(withTable(filled, run)).toBe(filled);
});

test('the page names the scenes in which others are quicker', () => {
  const lost = {
    ...frames[0]!,
    count: 10,
    results: [result('quadrille', 'ours', 3), result('hand-brute', 'hand', 1)],
  };
  const page = pageOf({ ...run, frames: kept([...frames, { ...lost, motionMs: 0.5 }]) });
  const [, section] = page.split('### Where others are quicker');
  expect(section!.trim().split('\n')[0]).toBe('- uniform, 10 objects: hand-brute, 3.00x');
  expect(pageOf(run)).toContain('Nowhere.');
});

function pointQueries(name: string, kind: string, batched: boolean, perSecond: number) {
  return { name, kind, query: 'points', batched, perSecond };
}

test('the page names the queries in which others are faster', () => {
  const points = [
    pointQueries('quadrille', 'ours', false, 1e6),
    pointQueries('quadrille', 'ours', true, 2e6),
    pointQueries('hand-grid', 'hand', false, 3e6),
    pointQueries('rbush', 'package', false, 1.5e6),
  ];
  const results = [...queries[0]!.results, ...points];
  const page = pageOf({ ...run, queries: kept([{ ...queries[0]!, results }]) });
  const [, section] = page.split('### Where others are quicker');
  expect(section!.trim().split('\n\n')[0]).toBe(
    '- uniform, 10,000 objects, points: hand-grid, 3.00x one by one, 1.50x batched',
  );
  const close = [
    pointQueries('quadrille', 'ours', false, 2e6),
    pointQueries('quadrille', 'ours', true, 4e6),
    points[2],
  ];
  const one = pageOf({ ...run, queries: kept([{ ...queries[0]!, results: close }]) });
  expect(one).toContain('points: hand-grid, 1.50x one by one\n');
});

test('each part says when and where it was measured', () => {
  const later = { ...run.queries, machine: 'another machine' };
  const page = pageOf({ frames: run.frames, queries: later });
  expect(page).toContain('| frames | a machine | full run |\n| queries | another machine |');
  const readme = '<!-- benchmark: written by node bench/report.mjs --><!-- /benchmark -->';
  expect(withTable(readme, { frames: run.frames, queries: later })).toContain(
    'Frames: a machine, full run.\nQueries: another machine, full run.',
  );
});

test('a README without markers is refused', () => {
  expect(() => withTable('nothing here', run)).toThrow(/no <!-- benchmark/);
});

function bodyResult(name: string, kind: string, amortised: number) {
  const isLate = name.endsWith('late');
  return { ...result(name, kind, amortised), note: 'pairs', tolerance: 0.01, isLate };
}

test('bodies: each package counts by the fastest of its ways, against the goal for it', () => {
  const results = [
    bodyResult('quadrille World', 'ours', 1),
    bodyResult('rapier simd, sensors', 'package', 4),
    bodyResult('rapier simd, contacts', 'package', 6),
    bodyResult('rapier simd, late', 'package', 3),
    bodyResult('planck', 'package', 9),
  ];
  const scene = { kind: 'moving', count: 1_000, pairs: 7, results };
  const section = bodiesSection(kept([scene]));
  expect(section).toContain(
    '| rapier simd, sensors | moving | 1,000 | 5x | 4.00x | missed by 20 % |',
  );
  expect(section).toContain('| rapier simd, late | moving | 1,000 | 5x | 3.00x | missed by 40 % |');
  expect(section).toContain('| planck | moving | 1,000 | 3x | 9.00x | met |');
  expect(section).not.toContainEqual(expect.stringMatching(/^\| rapier simd, contacts \| moving/));
  expect(section).toContain('| planck | 0.01 | pairs |');
});
