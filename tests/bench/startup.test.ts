import { expect, test } from 'vitest';
import { measureStartup } from '../../bench/startup/measure.mjs';

const scene = { kind: 'uniform', count: 100 };
const conditions = { processes: 2, onProgress: () => {} };
const moduleOf = (path: string) => new URL(`../../bench/${path}`, import.meta.url).href;

test('the first result of each implementation is timed and checked in processes of its own', async () => {
  const implementations = [
    { name: 'quadrille', module: moduleOf('implementations/quadrille.mjs') },
    { name: 'hand-sweep', module: moduleOf('implementations/hand-sweep.mjs') },
  ];
  const { processes, results } = await measureStartup(scene, implementations, conditions);
  expect(processes).toBe(2);
  expect(results.map(({ name, error }) => [name, error])).toEqual([
    ['quadrille', undefined],
    ['hand-sweep', undefined],
  ]);
  for (const { ms } of results) expect(ms).toBeGreaterThan(0);
  expect(results[0]!.bytes).toBeGreaterThan(0);
});

test('a first result that is wrong is reported', async () => {
  const source = `export const wrong = {
    name: 'finds nothing',
    init: async ({ boxes }) => ({
      boxes: () => boxes,
      frame: () => 0,
      pairs: () => ({ a: [], b: [], stride: 1, count: 0 }),
    }),
  };`;
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  const { results } = await measureStartup(scene, [{ name: 'finds nothing', module }], conditions);
  expect(results).toEqual([
    { name: 'finds nothing', error: expect.stringMatching(/^0:.* is not/) },
  ]);
});
