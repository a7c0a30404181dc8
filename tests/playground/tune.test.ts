/** Tuning: the library's own counts for every candidate, the same in every run, in slices that can be stopped. */
import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import {
  bestOf,
  type Candidate,
  candidates,
  capacities,
  defaultCandidate,
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
  const { boxes } = populate(settings, preset.world);
  const moved = boxes.map((coordinate) => coordinate + settings.speed);
  return { boxes, moved, settings, world: preset.world };
}

function measured(moment: Moment): Promise<readonly Trial[]> {
  return tune(moment, () => undefined, new AbortController().signal);
}

/** A trial with these milliseconds and tests. */
function trialOf(candidate: Candidate, ms: number, tests: number): Trial {
  return { ...candidate, ms, counts: { tests, references: 1, nodes: 1 } };
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
    const again = await measured(moment);
    expect(again.map(({ counts }) => counts)).toEqual(trials.map(({ counts }) => counts));
  });

  test('times a frame under each of them', async () => {
    const trials = await measured(momentOf({ count: 100 }));
    for (const { ms } of trials) expect(ms).toBeGreaterThan(0);
  });

  test('recommends the fastest; of those that are within a tenth, that of least work', () => {
    const [a, b, c, d] = candidates;
    const fast = [trialOf(a!, 1, 90), trialOf(b!, 1.05, 60), trialOf(c!, 1.2, 10)];
    expect(bestOf(fast)).toBe(fast[1]);
    const refused = { ...d!, ms: undefined, counts: undefined };
    expect(bestOf([refused, ...fast.slice(2)])).toBe(fast[2]);
  });

  test('knows the default of the package', () => {
    expect(defaultCandidate()).toEqual({ placement: 'cover', capacity: 32, maxDepth: 8 });
    expect(candidates).toContainEqual(defaultCandidate());
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
    // By this clock, each trial takes longer than a slice.
    expect(slices).toEqual([1, 2, 3, 4, 5]);
    expect(trials).toHaveLength(5);
  });
});
