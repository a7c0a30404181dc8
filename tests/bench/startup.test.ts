import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import { startupImplementations } from '../../bench/startup/implementations.mjs';
import { startInPage } from '../../bench/startup/in-page.mjs';
import { startInProcess } from '../../bench/startup/in-process.mjs';
import { measureStartup } from '../../bench/startup/measure.mjs';

const scene = { kind: 'uniform', count: 100 };
const conditions = { starts: 2, start: startInProcess, onProgress: () => {} };
const moduleOf = (path: string) => new URL(`../../bench/${path}`, import.meta.url).href;

test('the first result of each implementation is timed and checked in processes of its own', async () => {
  const implementations = [
    { name: 'quadrille', module: moduleOf('implementations/quadrille.mjs') },
    { name: 'hand-sweep', module: moduleOf('implementations/hand-sweep.mjs') },
  ];
  const { starts, results } = await measureStartup(scene, implementations, conditions);
  expect(starts).toBe(2);
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

test('implementations take turns, and the medians of what an engine tells are kept', async () => {
  const times: Record<string, number[]> = { one: [9, 1, 2], other: [4, 8, 6] };
  const order: string[] = [];
  const start = async ({ name }: { name: string }) => {
    order.push(name);
    return { ms: times[name]!.shift()! };
  };
  const implementations = ['one', 'other'].map((name) => ({ name, module: '' }));
  const { results } = await measureStartup(scene, implementations, {
    starts: 3,
    start,
    onProgress: () => {},
  });
  expect(order).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
  expect(results).toEqual([
    { name: 'one', ms: 2 },
    { name: 'other', ms: 6 },
  ]);
});

test('every module that is started exists', () => {
  const folder = new URL('../../bench/startup/', import.meta.url);
  for (const { module } of startupImplementations) {
    expect(existsSync(new URL(module, folder)), module).toBe(true);
  }
});

test('each start in a browser has a context of its own, which is closed after it', async () => {
  const steps: string[] = [];
  let contexts = 0;
  const newContext = async () => {
    const name = `context ${++contexts}`;
    const goto = async (address: string) => steps.push(`${name}: ${address}`);
    const evaluate = async (_: unknown, [{ name: started }]: [{ name: string }]) => {
      steps.push(`${name}: ${started}`);
      return { ms: contexts };
    };
    const newPage = async () => ({ goto, evaluate });
    return { newPage, close: async () => steps.push(`${name}: closed`) };
  };
  const start = startInPage({ newContext } as unknown as Browser, 'an address');
  const outcomes = [];
  for (const name of ['one', 'other']) outcomes.push(await start({ name, module: '' }, scene));
  expect(outcomes).toEqual([{ ms: 1 }, { ms: 2 }]);
  expect(steps).toEqual([
    'context 1: an address',
    'context 1: one',
    'context 1: closed',
    'context 2: an address',
    'context 2: other',
    'context 2: closed',
  ]);
});
