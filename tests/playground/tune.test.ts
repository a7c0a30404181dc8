/** Tuning: the library's own counts for every candidate, the same in every run, in slices that can be stopped. */
import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import {
  bestOf,
  candidates,
  capacities,
  depths,
  isSame,
  type Moment,
  placements,
  type Trial,
  tune,
  workOf,
} from '../../web/playground/features/tune/tune.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { type Changes, withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

function momentOf(changes: Changes): Moment {
  const preset = presetOf('s2');
  const settings = withChanges(preset.settings, changes);
  return { boxes: populate(settings, preset.world).boxes, settings, world: preset.world };
}

function measured(moment: Moment): Promise<readonly Trial[]> {
  return tune(moment, () => undefined, new AbortController().signal);
}

describe('tuning', () => {
  test('tries every capacity with every depth under every placement, once', async () => {
    const trials = await measured(momentOf({ count: 100 }));
    expect(trials).toHaveLength(placements.length * capacities.length * depths.length);
    for (const candidate of candidates)
      expect(trials.filter((trial) => isSame(trial, candidate))).toHaveLength(1);
  });

  test('counts what the package counts, and the same in another run', async () => {
    const moment = momentOf({ count: 400, touching: true, looseness: 1.5 });
    const trials = await measured(moment);
    for (const { placement, capacity, maxDepth, counts } of trials.filter((_, i) => i % 17 === 0)) {
      const { width, height } = moment.world;
      const tree = new Quadtree({
        bounds: { x: 0, y: 0, width, height },
        placement,
        capacity,
        maxDepth,
        looseness: 1.5,
        touching: true,
      });
      tree.setAll(moment.boxes);
      tree.pairRows();
      const { pairTests: tests, references, nodes } = inspect(tree).stats();
      tree.dispose();
      expect(counts).toEqual({ tests, references, nodes });
    }
    expect(await measured(moment)).toEqual(trials);
  });

  test('finds the least work: in a crowd, neither the coarsest nor the finest tree', async () => {
    const trials = await measured(momentOf({ count: 2_000, maxSize: 6 }));
    const best = bestOf(trials)!;
    const least = workOf(best)!;
    for (const trial of trials) expect(workOf(trial)).toBeGreaterThanOrEqual(least);
    expect(best.maxDepth).toBeGreaterThan(depths[0]!);
    expect(best.capacity).toBeLessThan(capacities.at(-1)!);
  });

  test('leaves out what the library refuses', { tags: ['thorough'] }, async () => {
    const trials = await measured(momentOf({ count: 3_000, minSize: 100, maxSize: 100 }));
    const refused = trials.filter(({ counts }) => !counts);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(trials.length);
    expect(refused.every((trial) => workOf(trial) === undefined)).toBe(true);
    expect(bestOf(trials)?.counts).toBeDefined();
    expect(bestOf(refused)).toBeUndefined();
  });

  test('stops on request, with the trials so far', async () => {
    const controller = new AbortController();
    const slices: number[] = [];
    let time = 0;
    const trials = await tune(
      momentOf({ count: 100 }),
      ({ length }) => {
        slices.push(length);
        if (length >= 5) controller.abort();
      },
      controller.signal,
      () => (time += 4),
    );
    // A slice lasts 12 milliseconds.
    expect(slices).toEqual([3, 6]);
    expect(trials).toHaveLength(6);
  });
});
