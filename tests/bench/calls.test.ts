import { expect, test } from 'vitest';
import { measureCalls, Run } from '../../bench/calls/measure.mjs';
import { callsSection } from '../../bench/report/calls.mjs';
import { makeScene } from '../../bench/scenes.mjs';

test('every call that is timed finds what it should: next to nothing', async () => {
  const conditions = { ms: 0, leastFrames: 1, onProgress: () => {} };
  const { results } = await measureCalls(makeScene('uniform', 2), () => true, conditions, 1);
  expect(results.filter(({ error }) => error)).toEqual([]);
  for (const { ns } of results) expect(ns).toBeGreaterThan(0);
});

test('a call that finds something else has no time', async () => {
  const call = { name: 'wrong', task: 'wrong', loop: (times: number) => (times > 2 ? 1 : 0) };
  const run = new Run(call, 1_000, () => 0);
  await run.start(1);
  expect(run.result().ns).toBeUndefined();
  expect(run.result().error).toBe('1 objects found by 4 calls, each of which should find 0');
});

test('of a batch, the time is that of one shape', async () => {
  let time = 0;
  const tenMilliseconds = (times: number) => {
    time += 10 * times;
    return 0;
  };
  const call = { name: 'batch', task: 'batch', shapes: 1_000_000, loop: tenMilliseconds };
  const run = new Run(call, 1, () => time);
  await run.start(0.001);
  run.block();
  expect(run.result().ns).toBe(10);
});

test('one table shows what a call costs in each engine', () => {
  const inNode = { engine: 'Node', results: [{ name: '`query`', ns: 70.04 }] };
  const inChromium = {
    engine: 'Chromium',
    results: [
      { name: '`query`', ns: 80 },
      { name: '`move`', error: 'wrong' },
    ],
  };
  const section = callsSection([inNode, inChromium]);
  expect(section).toContain('| call | Node | Chromium |');
  expect(section).toContain('| `query` | 70.0 | 80.0 |');
  expect(section).toContain('**`move` was wrong**: wrong');
});
