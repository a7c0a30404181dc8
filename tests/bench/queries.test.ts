import { describe, expect, test } from 'vitest';
import { handGrid } from '../../bench/queries/hand-grid.mjs';
import { handSweep } from '../../bench/queries/hand-sweep.mjs';
import { measureQueries } from '../../bench/queries/measure.mjs';
import { largeWindows, queryKinds } from '../../bench/queries/query-sets.mjs';
import { makeScene } from '../../bench/scenes.mjs';

const conditions = { ms: 0, leastFrames: 1, onProgress: () => {} };

describe('every result that is timed is compared with brute force', () => {
  for (const kind of ['uniform', 'mixed', 'clustered'])
    test(`${kind}: the hand-written grid and sweep are right`, {
      tags: kind === 'uniform' ? [] : ['thorough'],
    }, async () => {
      const scene = makeScene(kind, 500);
      const { results } = await measureQueries(
        queryKinds,
        scene,
        [handGrid, handSweep],
        conditions,
      );
      expect(results.map(({ name, query, error }) => [name, query, error])).toEqual([
        ['hand-grid', 'windows', undefined],
        ['hand-sweep', 'windows', undefined],
        ['hand-grid', 'points', undefined],
        ['hand-sweep', 'points', undefined],
        ['hand-grid', 'nearest', undefined],
        ['hand-grid', 'rays', undefined],
      ]);
      for (const { perSecond } of results) {
        expect(perSecond!.cold).toBeGreaterThan(0);
        expect(perSecond!.warm).toBeGreaterThan(0);
      }
    });

  test('large windows are asked as windows are', async () => {
    const scene = makeScene('uniform', 500);
    const { results } = await measureQueries(largeWindows, scene, [handGrid], conditions);
    expect(results.map(({ query, error }) => [query, error])).toEqual([
      ['tenths', undefined],
      ['halves', undefined],
    ]);
  });

  test('one wrong result, of a single query or in a batch, leaves no rate', async () => {
    const faulty = {
      ...handGrid,
      async init(scene: ReturnType<typeof makeScene>) {
        const { one, update } = await handGrid.init(scene);
        let calls = 0;
        const windows = (...query: number[]) => one.windows!(...query) + (++calls >= 300 ? 1 : 0);
        const all = (queries: Float32Array, results: Float64Array) => {
          for (let i = 0; i < results.length; i++) {
            results[i] = one.points!(queries[2 * i]!, queries[2 * i + 1]!);
          }
          results[3]! += 1;
        };
        return { update, one: { windows }, all: { points: all } };
      },
    };
    const { results } = await measureQueries(
      queryKinds,
      makeScene('uniform', 500),
      [faulty],
      conditions,
    );
    expect(results.map(({ query, batched, perSecond }) => [query, batched, perSecond])).toEqual([
      ['windows', false, undefined],
      ['points', true, undefined],
    ]);
    expect(results[1]!.error).toMatch(/^query 3: /);
  });
  test('an index that is not brought up to date when objects move has wrong results', async () => {
    const forgetful = {
      ...handGrid,
      async init(scene: ReturnType<typeof makeScene>) {
        const { one, update } = await handGrid.init(scene);
        let updates = 0;
        return { one, update: (boxes: Float32Array) => void (updates++ === 0 && update(boxes)) };
      },
    };
    const { results } = await measureQueries(
      queryKinds,
      makeScene('uniform', 500),
      [forgetful],
      conditions,
    );
    expect(results.map(({ error }) => error)).not.toContain(undefined);
  });
});

test('after each change all places are asked once cold and four times warm, however fast the implementation is', async () => {
  const asked: number[] = [];
  const counting = {
    ...handSweep,
    async init(scene: ReturnType<typeof makeScene>) {
      const { one, update } = await handSweep.init(scene);
      const points = (x: number, y: number) => {
        asked[asked.length - 1]! += 1;
        return one.points!(x, y);
      };
      return {
        update: (boxes: Float32Array) => {
          asked.push(0);
          update(boxes);
        },
        one: { points },
      };
    },
  };
  await measureQueries(queryKinds, makeScene('uniform', 500), [counting], conditions);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked)).toEqual(new Set([5 * 1024]));
});
