import { describe, expect, test } from 'vitest';
import { handGrid } from '../../bench/queries/hand-grid.mjs';
import { measureQueries } from '../../bench/queries/measure.mjs';
import { makeScene } from '../../bench/scenes.mjs';

const conditions = { ms: 0, leastFrames: 0, onProgress: () => {} };

describe('every result that is timed is compared with brute force', () => {
  test.each(['uniform', 'mixed', 'clustered'])(
    '%s: the hand-written grid is right',
    async (kind) => {
      const { results } = await measureQueries(makeScene(kind, 500), [handGrid], conditions);
      expect(results.map(({ query, error }) => [query, error])).toEqual([
        ['windows', undefined],
        ['points', undefined],
        ['nearest', undefined],
        ['rays', undefined],
      ]);
      for (const { perSecond } of results) expect(perSecond).toBeGreaterThan(0);
    },
  );

  test('one wrong result, of a single query or in a batch, leaves no rate', async () => {
    const faulty = {
      ...handGrid,
      async init(scene: ReturnType<typeof makeScene>) {
        const { one } = await handGrid.init(scene);
        let calls = 0;
        const windows = (...query: number[]) => one.windows!(...query) + (++calls >= 300 ? 1 : 0);
        const all = (queries: Float32Array, results: Float64Array) => {
          for (let i = 0; i < results.length; i++) {
            results[i] = one.points!(queries[2 * i]!, queries[2 * i + 1]!);
          }
          results[3]! += 1;
        };
        return { one: { windows }, all: { points: all } };
      },
    };
    const { results } = await measureQueries(makeScene('uniform', 500), [faulty], conditions);
    expect(results.map(({ query, batched, perSecond }) => [query, batched, perSecond])).toEqual([
      ['windows', false, undefined],
      ['points', true, undefined],
    ]);
    expect(results[1]!.error).toMatch(/^query 3: /);
  });
});
