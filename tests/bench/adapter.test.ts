import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAdapter } from '../../bench/adapter.mjs';
import { measureScene } from '../../bench/measure.mjs';
import { readOptions } from '../../bench/options.mjs';
import { makeScene } from '../../bench/scenes.mjs';

const conditions = { ms: 0, leastFrames: 4, onProgress: () => {} };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-adapter-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

test('the example of docs/benchmarks.md is an implementation with right results', async () => {
  const guide = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
  const [, example] = /^```js\n(export const frames[^]*?)^```/m.exec(guide)!;
  const { frames, queries } = await loadAdapter(fileWith('my-index.mjs', example!));
  expect(queries).toBeUndefined();
  const { results } = await measureScene(makeScene('uniform', 300), frames as never, conditions);
  expect(results.map(({ name, kind, error }) => [name, kind, error])).toEqual([
    ['my-index', 'package', undefined],
  ]);
});

test('an implementation of somebody else is checked like all others', async () => {
  const source = `export const frames = [{
    name: 'finds nothing',
    init: async ({ boxes }) => ({
      boxes: () => boxes.slice(),
      frame: () => 0,
      pairs: () => ({ a: [], b: [], stride: 1, count: 0 }),
    }),
  }];`;
  const { frames } = await loadAdapter(fileWith('nothing.mjs', source));
  const { results } = await measureScene(makeScene('uniform', 300), frames as never, conditions);
  expect(results[0]!.error).toMatch(/is not/);
});

test('a module without implementations is refused, and so is one that is incomplete', async () => {
  await expect(loadAdapter(fileWith('empty.mjs', 'export const other = 1;'))).rejects.toThrow(
    'has to export one of frames, queries, bodies.',
  );
  const nameless = fileWith('nameless.mjs', 'export const queries = { init() {} };');
  await expect(loadAdapter(nameless)).rejects.toThrow('in queries of');
});

test('a run with an adapter replaces no results and needs Node', () => {
  const { adapter, replaces } = readOptions(['--adapter', 'my-index.mjs', '--part', 'frames']);
  expect([adapter, replaces]).toEqual(['my-index.mjs', []]);
  expect(() => readOptions(['--adapter', 'my-index.mjs', '--browser'])).toThrow(
    '--adapter: not together with --browser.',
  );
});
