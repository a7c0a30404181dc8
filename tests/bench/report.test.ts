import { describe, expect, test } from 'vitest';
import { benchmarksPage } from '../../bench/report/benchmarks-page.mjs';
import { bodiesSection } from '../../bench/report/bodies.mjs';
import { frameTable } from '../../bench/report/frames.mjs';
import { goalTable } from '../../bench/report/goals.mjs';
import { withTable } from '../../bench/report/readme-table.mjs';
import { resultsPage } from '../../bench/report/results-page.mjs';
import { smallSection } from '../../bench/report/small.mjs';
import { startupTable } from '../../bench/report/startup.mjs';

function result(name: string, kind: string, amortised: number) {
  return {
    name,
    kind,
    ms: { amortised, median: 1, mean: 1, low: 1, high: 1, max: 1 },
    bytes: 150_000,
  };
}

function queryResult(
  name: string,
  kind: string,
  query: string,
  batched: boolean,
  perSecond: { cold: number; warm: number },
) {
  return { name, kind, query, batched, perSecond };
}

const frames = [
  {
    kind: 'uniform',
    count: 1_000,
    motionMs: 0.5,
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
      queryResult('quadrille', 'ours', 'windows', false, { cold: 3e6, warm: 6e6 }),
      queryResult('rbush', 'package', 'windows', false, { cold: 1e6, warm: 1.5e6 }),
      queryResult('flatbush', 'package', 'windows', false, { cold: 9e5, warm: 4e6 }),
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
    '| best package, one by one, cold: windows (rbush, 1.00 M/s) | uniform | 10,000 | 2.5x | 3.00x | met |  |',
    '| best package, one by one, warm: windows (flatbush, 4.00 M/s) | uniform | 10,000 | 2x | 1.50x | missed by 25 % |  |',
    '| bytes per object (quadrille parent 16) | uniform | 1,000 | at most 200 | 150 | met |  |',
  ]);
});

test('a mixed scene has a gate and a stretch goal, a still one goals against both kinds of rivals', () => {
  const [{ results }] = frames as [(typeof frames)[0]];
  const goals = ['mixed', 'still'].map((kind) =>
    goalTable({ frames: [{ kind, count: 1_000, results }], queries: [] })
      .slice(2, -1)
      .map((row) => row.split(' | ').toSpliced(1, 2).slice(0, 4).join(' | ')),
  );
  expect(goals).toEqual([
    [
      '| best by hand, all moving (hand-grid) | 2.5x | 2.00x | missed by 20 %',
      '| best by hand, all moving (hand-grid) | 3x, stretch | 2.00x | missed by 33 %',
      '| best package, all moving (flatbush) | 5x | 10.0x | met',
    ],
    [
      '| best by hand, 95 % still (hand-grid) | 3x | 2.00x | missed by 33 %',
      '| best package, 95 % still (flatbush) | 5x | 10.0x | met',
    ],
  ]);
});

test('rays may take 1.25 times as long as those of the grid by hand', () => {
  const results = [
    queryResult('quadrille', 'ours', 'rays', false, { cold: 8e5, warm: 1e5 }),
    queryResult('hand-grid', 'hand', 'rays', false, { cold: 1e6, warm: 1e6 }),
  ];
  const goals = goalTable({ frames: [], queries: [{ kind: 'mixed', count: 10_000, results }] });
  expect(goals.slice(2)).toEqual([
    '| grid by hand, one by one, cold: rays (hand-grid, 1.00 M/s) | mixed | 10,000 | 0.8x | 0.80x | met |  |',
  ]);
});

test('growth has a goal and a stretch goal', () => {
  const growing = [
    { kind: 'uniform', count: 1_000, results: [result('quadrille', 'ours', 1)] },
    { kind: 'uniform', count: 1_000_000, results: [result('quadrille', 'ours', 2_250)] },
  ];
  expect(goalTable({ frames: growing, queries: [] }).slice(2)).toEqual([
    '| time per object at 1,000 | uniform | 1,000,000 | at most 2.5x | 2.25x | met |  |',
    '| time per object at 1,000 | uniform | 1,000,000 | at most 2x, stretch | 2.25x | missed by 11 % |  |',
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

test('the page says what kind of implementations it compares', () => {
  expect(pageOf(run)).toContain('**the fastest on the CPU, with the pairs in JavaScript**');
});

test('the page names the scenes in which others are quicker', () => {
  const lost = {
    ...frames[0]!,
    results: [result('quadrille', 'ours', 3), result('hand-brute', 'hand', 1)],
  };
  const page = pageOf({ frames: kept([lost]), small: kept([{ ...lost, count: 10 }]) });
  const [, section] = page.split('### Where others are quicker');
  expect(section!.trim().split('\n').slice(0, 2)).toEqual([
    '- uniform, 10 objects: hand-brute, 3.00x',
    '- uniform, 1,000 objects: hand-brute, 3.00x',
  ]);
  expect(pageOf(run)).toContain('Nowhere.');
});

test('the page names the queries in which others are faster, and says how they were asked', () => {
  const points = [
    queryResult('quadrille', 'ours', 'points', false, { cold: 1e6, warm: 2e6 }),
    queryResult('quadrille', 'ours', 'points', true, { cold: 2e6, warm: 4e6 }),
    queryResult('hand-grid', 'hand', 'points', false, { cold: 3e6, warm: 3e6 }),
    queryResult('rbush', 'package', 'points', false, { cold: 1.5e6, warm: 1.5e6 }),
  ];
  const results = [...queries[0]!.results.slice(0, 2), ...points];
  const page = pageOf({ ...run, queries: kept([{ ...queries[0]!, results }]) });
  const [, section] = page.split('### Where others are quicker');
  expect(section!.trim().split('\n\n')[0]!.split('\n')).toEqual([
    '- uniform, 10,000 objects, points, cold: hand-grid, 3.00x one by one, 1.50x batched; rbush, 1.50x one by one',
    '- uniform, 10,000 objects, points, warm: hand-grid, 1.50x one by one',
  ]);
});

test('batches have to reach the grid by hand where a goal says so', () => {
  const results = ['points', 'windows', 'rays'].flatMap((query) => [
    queryResult('quadrille', 'ours', query, true, { cold: 2e6, warm: 3e6 }),
    queryResult('hand-grid', 'hand', query, false, { cold: 4e6, warm: 3e6 }),
  ]);
  const goals = goalTable({ frames: [], queries: [{ kind: 'uniform', count: 1e5, results }] });
  expect(goals.slice(2)).toEqual([
    '| grid by hand, ours batched, cold: points (hand-grid, 4.00 M/s) | uniform | 100,000 | 1x | 0.50x | missed by 50 % |  |',
    '| grid by hand, ours batched, warm: points (hand-grid, 3.00 M/s) | uniform | 100,000 | 1x | 1.00x | met |  |',
  ]);
});

test('each part says when and where it was measured', () => {
  const later = { ...run.queries, machine: 'another machine' };
  const page = pageOf({ frames: run.frames, queries: later });
  expect(page).toContain('| frames | a machine | full run |\n| queries | another machine |');
  const readme = '<!-- benchmark: written by node bench/report.mjs --><!-- /benchmark -->';
  expect(withTable(readme, run)).toContain('\na machine, full run.\n');
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

test('the 99th percentile has a column where a run has measured it', () => {
  const [scene] = frames as [(typeof frames)[0]];
  expect(frameTable(scene)[0]).not.toContain('99 %');
  const measured = { ...result('rbush', 'package', 3), ms: { ...scene.results[0]!.ms, p99: 7 } };
  const [head, , ...rows] = frameTable({ ...scene, results: [...scene.results, measured] });
  const column = head!.split(' | ').indexOf('99 %');
  expect(rows.map((row) => row.split(' | ')[column])).toContain('7.00');
});

test('starts are compared with ours, and the page has them where a run has measured them', () => {
  const results = [
    { name: 'rapier', ms: 60, bytes: 30 * 2 ** 20 },
    { name: 'quadrille', ms: 20, bytes: 2 ** 20 },
    { name: 'rbush', error: '1:a is not 2:b' },
  ];
  const scene = { kind: 'uniform', count: 1_000, starts: 15, results };
  expect(startupTable(scene).slice(2)).toEqual([
    '| quadrille | 20.0 | 1.00x | 1.00 |',
    '| rapier | 60.0 | 3.00x | 30.0 |',
    '',
    '**rbush was wrong**: 1:a is not 2:b',
  ]);
  expect(pageOf(run)).not.toContain('## Start');
  expect(pageOf({ ...run, startup: kept([scene]) })).toContain(
    '## Start · a machine · full run\n\nHow long',
  );
});

test('starts in Chromium have no column of memory, and the page says what was fresh in each engine', () => {
  const results = [{ name: 'quadrille', ms: 20 }];
  const scene = { kind: 'uniform', count: 1_000, starts: 15, results };
  expect(startupTable(scene)[0]).toBe('| implementation | ms to the first result | x Quadrille |');
  const parts = { ...run, startup: kept([scene]) };
  const runs = ['Node', 'Chromium'].map((engine) => ({ engine, parts }));
  const [, inNode, inChromium] = resultsPage(runs).split('## Start');
  expect(inNode).toContain('in a fresh process');
  expect(inChromium).toContain('in a page of a fresh context');
});

test('steps of a World are compared with the step in which all bodies move', () => {
  const results = [
    bodyResult('none moves', 'ours', 2),
    bodyResult('1 in 20 moves', 'ours', 2.5),
    bodyResult('all move', 'ours', 10),
  ];
  const section = bodiesSection(kept([{ kind: 'steps', count: 100_000, results }]));
  expect(section.slice(-7)).toEqual([
    '### A step of a World with 100,000 rotated boxes',
    '',
    '| bodies | ms a frame | of a full step | goal | verdict |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| none moves | 2.00 | 0.200 | at most 0.1 | missed by 50 % |',
    '| 1 in 20 moves | 2.50 | 0.250 | at most 0.3 | met |',
    '| all move | 10.0 | 1.000 |  |  |',
  ]);
});

/** A scene of few objects, with the times of Quadrille and of each with each. */
function fewObjects(count: number, ours: number, brute: number) {
  const results = [
    result('quadrille', 'ours', ours),
    result('hand-brute', 'hand', brute),
    result('hand-grid', 'hand', 2 * ours),
    result('flatbush', 'package', 0.01),
  ];
  return { kind: 'uniform', count, motionMs: 0.0005, results };
}

test('few objects: ahead of loops by hand is a goal from 50 objects on, a stretch goal from 30, and of packages always', () => {
  const scenes = [
    fewObjects(10, 0.02, 0.01),
    fewObjects(30, 0.01, 0.008),
    fewObjects(50, 0.01, 0.02),
    { ...fewObjects(100, 0.01, 0.009), kind: 'still' },
  ];
  const section = smallSection(kept(scenes));
  const rows = section.filter((line) => line.startsWith('| best'));
  expect(rows.map((row) => row.split(' | ').slice(0, 6).join(' | '))).toEqual([
    '| best by hand, few (hand-brute) | uniform | 50 | 1x | 2.00x | met',
    '| best by hand, few (hand-brute) | still | 100 | 1x | 0.90x | missed by 10 %',
    '| best by hand, few (hand-brute) | uniform | 30 | 1x, stretch | 0.80x | missed by 20 %',
    '| best package, few (flatbush) | uniform | 10 | 1x | 0.50x | missed by 50 %',
    '| best package, few (flatbush) | uniform | 30 | 1x | 1.00x | met',
    '| best package, few (flatbush) | uniform | 50 | 1x | 1.00x | met',
    '| best package, few (flatbush) | still | 100 | 1x | 1.00x | met',
  ]);
  expect(section).toContain('### still, 100');
  const page = pageOf({ ...run, small: kept(scenes) });
  expect(page.match(/^## Few objects · a machine · full run$/gm)).toHaveLength(1);
  expect(pageOf(run)).not.toContain('## Few objects');
});

/** All kinds of queries with the same rates. */
function answers(name: string, batched: boolean, cold: number, warm: number) {
  const kind = name === 'quadrille' ? 'ours' : 'hand';
  return ['windows', 'points', 'nearest', 'rays'].map((query) =>
    queryResult(name, kind, query, batched, { cold, warm }),
  );
}

describe('the tables of docs/benchmarks.md', () => {
  const tables = ['measured', 'few', 'grid', 'start'];
  const empty = tables.map((name) => `<!-- ${name} -->\n<!-- /${name} -->\n`).join('');
  const answered = [
    ...answers('quadrille', false, 100, 200),
    ...answers('quadrille', true, 200, 400),
    ...answers('hand-grid', false, 150, 800),
  ];
  const starts = ['quadrille', 'flatbush', 'rbush', 'hand-grid'].map((name) => ({
    name,
    ms: 30,
    bytes: 2 ** 21,
  }));
  const page = benchmarksPage(empty, {
    node: {
      frames: kept([fewObjects(1_000, 1, 9)]),
      small: kept([
        fewObjects(10, 0.002, 0.001),
        fewObjects(30, 0.003, 0.004),
        { ...fewObjects(100, 1, 9), kind: 'still' },
      ]),
      queries: kept([{ kind: 'uniform', count: 10_000, results: answered }]),
      startup: kept([{ kind: 'uniform', count: 1_000, results: starts }]),
    },
    chromium: {
      startup: kept([
        { kind: 'uniform', count: 1_000, results: starts.map(({ name }) => ({ name, ms: 50 })) },
      ]),
    },
  });

  test('say from how many objects on testing each with each is slower', () => {
    expect(page).toContain('| 10 | 2.00 µs | 1.00 µs | 4.00 µs | 10.0 µs (flatbush) |');
    expect(page).not.toContain('| 100 |');
    expect(page).toContain('From 30 objects on, testing each with each takes longer');
  });

  test('compare queries and frames with those of the grid by hand', () => {
    expect(page).toContain(
      '| points | 1.50x to 1.50x | 4.00x to 4.00x | 0.75x to 0.75x | 2.00x to 2.00x |',
    );
    expect(page).toContain('takes 2.00x to 2.00x as long with the grid, over 4 scenes');
  });

  test('say what it takes to start', () => {
    expect(page).toContain('| flatbush | 30.0 | 50.0 | 2.00 |');
  });
});
