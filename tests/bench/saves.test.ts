import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { makeBodyScene } from '../../bench/bodies/scenes.mjs';
import { rapierSaves } from '../../bench/peers/saves/rapier.mjs';
import { saveTable } from '../../bench/report/saves.mjs';
import { measureSaves } from '../../bench/saves/measure.mjs';
import { quadrilleSaves } from '../../bench/saves/quadrille-saves.mjs';
import type { SaveImplementation } from '../../bench/saves/save-implementation.js';

const conditions = { ms: 1, leastFrames: 1, onProgress: () => undefined };
const scene = makeBodyScene('mostly-static', 60);
const ours = quadrilleSaves(build);

test('each world is saved, loaded and run again', async () => {
  const { moving, results } = await measureSaves(scene, [...ours, ...rapierSaves], conditions);
  expect(moving).toBe(scene.moving.length);
  expect(results.map(({ name }) => name)).toEqual([
    'quadrille World',
    'quadrille World, snapshots',
    'rapier',
    'rapier simd',
  ]);
  for (const { bytes, ms } of results) {
    expect(bytes).toBeGreaterThan(0);
    expect(Math.min(ms.save, ms.load, ms.rewind)).toBeGreaterThanOrEqual(0);
  }
  expect(results.slice(0, 2).map(({ isEqual }) => isEqual)).toEqual([true, true]);
});

test.each(ours)('$name that loses a pair by its save is not equal', async (implementation) => {
  const forgetful: SaveImplementation = {
    ...implementation,
    async init(bodies) {
      const world = await implementation.init(bodies);
      let skips = false;
      return {
        ...world,
        load(bytes) {
          world.load(bytes);
          skips = true;
        },
        events: () => (skips ? [] : world.events()),
      };
    },
  };
  const crowd = makeBodyScene('moving', 200);
  const { results } = await measureSaves(crowd, [forgetful], conditions);
  expect(results[0]!.isEqual).toBe(false);
});

test('the table says bytes, times and whether the run is the same', () => {
  const result = { name: 'one', kind: 'ours', bytes: 1234, isEqual: false };
  const table = saveTable({ results: [{ ...result, ms: { save: 0.5, load: 1, rewind: 12 } }] });
  expect(table.at(-1)).toBe('| one | 1,234 | 0.500 | 1.00 | 12.0 | no |');
});
