/** The race: fair work, honest crossings, and a stop that stops. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Work } from '../../web/playground/features/race/baselines.ts';
import {
  type RacerName,
  racerNames,
  racerOf,
} from '../../web/playground/features/race/benchmark-cases.ts';
import { courseOf } from '../../web/playground/features/race/benchmark-scene.ts';
import { bestAt, crossingOf } from '../../web/playground/features/race/crossovers.ts';
import { type Result, race } from '../../web/playground/features/race/race.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const { settings: usual, world } = presetOf('s2');
/** Milliseconds: 100,000 objects take their time on a busy machine. */
const PATIENCE = 60_000;
const nobody = (): void => undefined;

function finish(work: Generator<void, Work>): Work {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('the contenders', () => {
  test.each(presets.map(({ id }) => id))('find the same pairs in both frames of %s', (id) => {
    const preset = presetOf(id);
    const course = courseOf(preset.settings, preset.world, 700);
    const [first, second] = course.moments;
    expect(second).not.toEqual(first);
    const found = racerNames.map((name) => {
      const racer = racerOf(name, course);
      const pairs = [second, first].map((moment) => finish(racer.frame(moment)).pairs);
      racer.dispose();
      return pairs.join();
    });
    expect(new Set(found).size).toBe(1);
    expect(Number.parseInt(found[0] ?? '', 10)).toBeGreaterThan(0);
  });

  test('count their tests: brute force all of them, the others fewer', () => {
    const course = courseOf(usual, world, 1_000);
    const tests = racerNames.map(
      (name) => finish(racerOf(name, course).frame(course.moments[1])).tests,
    );
    const [brute, ...others] = tests;
    expect(brute).toBe((1_000 * 999) / 2);
    for (const other of others) expect(other).toBeLessThan(brute! / 5);
  });
});

describe('the race', () => {
  test('times every contender at every size', async () => {
    const steps: string[] = [];
    const results = await race(
      usual,
      world,
      [10, 200],
      ({ racer, count, share }) => steps.push(`${racer} ${count} ${share.toFixed(2)}`),
      new AbortController().signal,
    );
    expect(results.map(({ racer, count }) => `${racer} ${count}`)).toEqual(
      [10, 200].flatMap((count) => racerNames.map((racer) => `${racer} ${count}`)),
    );
    for (const { milliseconds, reckoned } of results) {
      expect(milliseconds).toBeGreaterThan(0);
      expect(reckoned).toBe(false);
    }
    expect(steps[0]).toBe('brute 10 0.00');
    expect(steps.at(-1)).toBe('cover 200 0.92');
  });

  test(
    'reckons brute force where it would take too long, and says so',
    async () => {
      const settings = withChanges(usual, { minSize: 1, maxSize: 1, maxDepth: 8 });
      const results = await race(
        settings,
        world,
        [5_000, 100_000],
        nobody,
        new AbortController().signal,
      );
      const [run, guess] = results.filter(({ racer }) => racer === 'brute');
      expect(run).toMatchObject({ count: 5_000, reckoned: false });
      expect(guess).toMatchObject({ reckoned: true, tests: (100_000 * 99_999) / 2 });
      expect(guess!.milliseconds / run!.milliseconds).toBeCloseTo(guess!.tests / run!.tests, 6);
    },
    PATIENCE,
  );

  test('leaves out sizes that the library refuses', async () => {
    const settings = withChanges(usual, { minSize: 200, maxSize: 200, capacity: 1, maxDepth: 10 });
    const results = await race(settings, world, [2_000], nobody, new AbortController().signal);
    expect(results.map(({ racer }) => racer)).not.toContain('leaf');
    expect(results.map(({ racer }) => racer)).toContain('brute');
  });

  test('stops on request', async () => {
    const controller = new AbortController();
    const told: string[] = [];
    const results = await race(
      usual,
      world,
      [10, 20, 50],
      ({ racer, count }) => {
        told.push(`${racer} ${count}`);
        if (told.at(-1) === 'leaf 20') controller.abort();
      },
      controller.signal,
    );
    expect(told.at(-1)).toBe('leaf 20');
    expect(results.at(-1)).toMatchObject({ racer: 'parent', count: 20 });
  });
});

/** One result for each power of ten. */
function resultsOf(racer: RacerName, times: readonly number[]): Result[] {
  return times.map((milliseconds, i) => ({
    racer,
    count: 10 ** (i + 1),
    tests: 1,
    milliseconds,
    reckoned: false,
  }));
}

describe('the same density', () => {
  const settings = withChanges(usual, { count: 200, maxDepth: 4, raceWorld: 'grows' });
  const density = (count: number): number => {
    const course = courseOf(settings, world, count);
    return count / (course.world.width * course.world.height);
  };

  test('is that of the scene, with cells of the same size and pairs in proportion', () => {
    const fullness = 200 / (world.width * world.height);
    for (const count of [100, 200, 5_000, 100_000])
      expect(density(count) / fullness, String(count)).toBeCloseTo(1, 1);
    const [few, many] = [200, 12_800].map((count) => courseOf(settings, world, count));
    expect(few?.world).toEqual({ ...world });
    expect(few?.settings.maxDepth).toBe(4);
    // 64 times as many: the sides are 8 times as long, and three more levels halve them again.
    expect(many?.world).toMatchObject({ width: 8 * world.width, height: 8 * world.height });
    expect(many?.settings.maxDepth).toBe(7);
    const [pairs = 0, more = 0] = [few, many].map(
      (course) => finish(racerOf('cover', course!).frame(course!.moments[0])).pairs,
    );
    expect(more / pairs / 64).toBeGreaterThan(0.6);
    expect(more / pairs / 64).toBeLessThan(1.6);
  });

  test('leaves the world as it is unless it is asked for', () => {
    const course = courseOf(withChanges(settings, { raceWorld: 'same' }), world, 12_800);
    expect(course.world).toMatchObject({ width: world.width, height: world.height });
    expect(course.settings.maxDepth).toBe(4);
  });

  test('is given up where a few objects would have no room to move', () => {
    const crowd = withChanges(settings, { count: 100_000, minSize: 20, maxSize: 20 });
    const { moments, world: small } = courseOf(crowd, world, 10);
    expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(80);
    for (const place of moments[1]) expect(place).toBeLessThanOrEqual(small.height);
  });
});

describe('crossings', () => {
  const brute = resultsOf('brute', [1, 100, 10_000]);

  test('lie where two lines meet on logarithmic axes', () => {
    const crossing = crossingOf(
      [...brute, ...resultsOf('leaf', [10, 10, 10])],
      'leaf',
      'milliseconds',
    );
    expect(crossing?.from).toBe(100);
    expect(crossing?.at).toBeCloseTo(10 ** 1.5, 6);
    expect(crossing?.value).toBeCloseTo(10, 6);
  });

  test('are the last ones: an earlier lead that ends does not count', () => {
    const longer = resultsOf('brute', [1, 100, 10_000, 1_000_000]);
    const results = [...longer, ...resultsOf('leaf', [2, 50, 20_000, 10])];
    expect(crossingOf(results, 'leaf', 'milliseconds')?.from).toBe(10_000);
  });

  test('are at the start for a contender that is always faster, and absent for one that never is', () => {
    const better = [...brute, ...resultsOf('leaf', [0.5, 1, 2])];
    expect(crossingOf(better, 'leaf', 'milliseconds')).toEqual({ from: 10, at: 10, value: 0.5 });
    const level = [...brute, ...resultsOf('leaf', [1, 100, 10_000])];
    expect(crossingOf(level, 'leaf', 'milliseconds')).toBeUndefined();
  });

  test('name the fastest contender, brute force included', () => {
    const results = [...brute, ...resultsOf('leaf', [10, 10, 10])];
    expect(bestAt(results, 10, 'milliseconds')).toBe('brute');
    expect(bestAt(results, 1_000, 'milliseconds')).toBe('leaf');
  });
});
