import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { makeBodyScene } from '../../bench/bodies/scenes.mjs';
import { measureCasts } from '../../bench/casts/measure.mjs';
import { quadrilleCasts } from '../../bench/casts/quadrille-casts.mjs';

/** Says of every cast that it ends there. */
const constant = (name: string, fraction: number) => ({
  name,
  kind: 'package' as const,
  mayMiss: 0.05,
  init: async () => ({
    castsOf: () => ({
      one: (_: Float32Array, fractions: Float64Array) => fractions.fill(fraction),
    }),
    dispose() {},
  }),
});
const conditions = { ms: 1, leastFrames: 1, onProgress: () => {} };

test('our casts are right; an implementation that misses all, or hits too early, is refused', async () => {
  const ours = quadrilleCasts(build);
  const wrong = [constant('misses', Infinity), constant('early', 0)];
  const { results } = await measureCasts(
    makeBodyScene('moving', 300),
    [ours, ...wrong],
    conditions,
  );
  expect(results).toHaveLength(4 * 4);
  for (const { name, wrong: count, error, perSecond } of results) {
    if (name === ours.name) {
      expect([count, error]).toEqual([0, undefined]);
      expect(perSecond).toBeGreaterThan(0);
    } else {
      expect(error).toBe(`${count} of 512 are not right`);
    }
  }
});
