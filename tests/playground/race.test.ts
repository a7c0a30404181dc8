/** The race: equal work for every case, crossings with brute force, and stopping early. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { overlap } from '../../web/playground/engine/oracle.ts';
import { PairSum } from '../../web/playground/engine/pair-sum.ts';
import type { Footage } from '../../web/playground/engine/player/footage.ts';
import type {
  BenchmarkCase,
  Clock,
  Work,
} from '../../web/playground/features/race/benchmark-case.ts';
import {
  benchmarkCase,
  type CaseName,
  caseNames,
} from '../../web/playground/features/race/benchmark-cases.ts';
import {
  type BenchmarkScene,
  benchmarkScene,
} from '../../web/playground/features/race/benchmark-scene.ts';
import { generatedCourse, recordedCourse } from '../../web/playground/features/race/course.ts';
import { bestAt, countsTests, crossingOf } from '../../web/playground/features/race/crossovers.ts';
import { meansOf } from '../../web/playground/features/race/means.ts';
import { measure } from '../../web/playground/features/race/measure.ts';
import { sceneOfPoint } from '../../web/playground/features/race/point-scene.ts';
import { type Result, race, type Step } from '../../web/playground/features/race/race.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const { settings: usual, world } = presetOf('s2');

function pairsByBruteForce(boxes: Float32Array, touching: boolean): PairSum {
  const sum = new PairSum();
  for (let a = 0; 4 * a < boxes.length; a++)
    for (let b = 0; b < a; b++) if (overlap(boxes, 4 * a, 4 * b, touching)) sum.add(a, b);
  return sum;
}

function finish(work: Generator<void, Work>): Work {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Ready for its first frame. */
function prepared(name: CaseName, scene: BenchmarkScene): BenchmarkCase {
  const benchmark = benchmarkCase(name, scene);
  for (const _ of benchmark.prepare?.() ?? []);
  return benchmark;
}

/** The case finds these pairs, and if it lists them, exactly these. */
function expectPairs(benchmark: BenchmarkCase, boxes: Float32Array, expected: PairSum): void {
  expect(finish(benchmark.frame(boxes)).pairs).toBe(expected.count);
  if (benchmark.sum) expect(benchmark.sum().equals(expected)).toBe(true);
}

describe('benchmark cases', () => {
  const scenes = presets.flatMap(({ id }) => [
    [id, 'strict', false] as const,
    [id, 'touching', true] as const,
  ]);

  test.each(scenes)('find the same pairs in both frames of %s, %s', (id, _, touching) => {
    const preset = presetOf(id);
    const settings = withChanges(preset.settings, { touching });
    const scene = benchmarkScene(settings, preset.world, 700);
    const [first, second] = scene.frames;
    expect(second).not.toEqual(first);
    for (const boxes of [second, first]) {
      const expected = pairsByBruteForce(boxes, touching);
      expect(expected.count).toBeGreaterThan(0);
      for (const name of caseNames) {
        const benchmark = prepared(name, scene);
        expectPairs(benchmark, boxes, expected);
        benchmark.dispose();
      }
    }
  });

  test.each([false, true])('treat shared edges alike, touching: %s', (touching) => {
    const scene = benchmarkScene(withChanges(usual, { touching }), world, 6);
    // Edges and corners that are shared, at zero and left of it, too, and a point on a corner.
    const squares = [
      -8, -8, 0, 0, 0, 0, 8, 8, 8, 0, 16, 8, 0, 8, 8, 16, -8, -8, -8, -8, 0, -8, 8, 0,
    ];
    const boxes = Float32Array.from(squares);
    const expected = pairsByBruteForce(boxes, touching);
    expect(expected.count).toBe(touching ? 8 : 0);
    for (const name of caseNames) {
      const benchmark = prepared(name, { ...scene, frames: [boxes, boxes] });
      expectPairs(benchmark, boxes, expected);
      benchmark.dispose();
    }
  });

  test('count their tests: brute force all of them, the others fewer', () => {
    const scene = benchmarkScene(usual, world, 1_000);
    const tests = caseNames.map(
      (name) => finish(benchmarkCase(name, scene).frame(scene.frames[1])).tests,
    );
    const [brute = 0, ...others] = tests;
    expect(brute).toBe((1_000 * 999) / 2);
    for (const other of others) if (other !== undefined) expect(other).toBeLessThan(brute / 5);
    // The published R-trees do not say.
    expect(others.filter((other) => other === undefined)).toHaveLength(2);
  });
});

/** Milliseconds between two looks at the clock, at which nothing is measured twice. */
const LONG = 400;

/** A clock that goes on by this many milliseconds whenever it is looked at. */
function ticking(milliseconds: number): Clock {
  let time = 0;
  return () => (time += milliseconds);
}

/** The race by a clock that ticks. */
function raceBy(
  tick: number,
  settings: Settings,
  counts: readonly number[],
  onStep: (step: Step) => void = () => undefined,
  { signal } = new AbortController(),
): Promise<readonly Result[]> {
  const course = { ...generatedCourse(settings, world), stops: counts };
  return race(course, onStep, signal, ticking(tick));
}

describe('the race', () => {
  test('times every case at every size', async () => {
    const steps: string[] = [];
    const results = await raceBy(3, usual, [10, 100], ({ name, stop, share }) =>
      steps.push(`${name} ${stop} ${share.toFixed(2)}`),
    );
    expect(results.map(({ name, count }) => `${name} ${count}`)).toEqual(
      [10, 100].flatMap((count) => caseNames.map((name) => `${name} ${count}`)),
    );
    for (const { milliseconds, estimated, agrees } of results) {
      expect(agrees).toBe(true);
      expect(milliseconds).toBeGreaterThan(0);
      expect(estimated).toBe(false);
    }
    expect(steps[0]).toBe('brute 10 0.00');
    expect(steps.at(-1)).toBe('cover 100 0.94');
  });

  test('estimates brute force where it would take too long, and says so', {
    tags: ['thorough'],
  }, async () => {
    const tests = (2_000 * 1_999) / 2;
    for (const [raceWorld, others] of [
      ['same', 0],
      // Whoever is not brute force has less to do where the world grows along.
      ['grows', caseNames.length - 1],
    ] as const) {
      const settings = withChanges(usual, { maxSize: 1, raceWorld });
      const results = await raceBy(3, settings, [100, 2_000]);
      const [run, estimate] = results.filter(({ name }) => name === 'brute');
      expect(run).toMatchObject({ count: 100, milliseconds: 3, estimated: false });
      expect(estimate).toMatchObject({ count: 2_000, tests, estimated: true });
      expect(estimate!.milliseconds / run!.milliseconds).toBeCloseTo(tests / (50 * 99), 6);
      const ran = results.filter(({ count, estimated }) => count === 2_000 && !estimated);
      expect(ran).toHaveLength(others);
    }
  });

  test('leaves out sizes that the library refuses', async () => {
    const changes = { minSize: 200, maxSize: 200, capacity: 1 };
    // Deeper than the page lets anyone choose.
    const settings = { ...withChanges(usual, changes), maxDepth: 13 };
    const results = await raceBy(LONG, settings, [60]);
    expect(results.map(({ name }) => name)).not.toContain('leaf');
    expect(results.map(({ name }) => name)).toContain('brute');
  });

  test('leaves out whoever lists pairs where the library refuses to list them', {
    tags: ['thorough'],
  }, async () => {
    // All overlap each other: more pairs than the library lists.
    const settings = withChanges(usual, { distribution: 'spot', minSize: 200, maxSize: 200 });
    const results = await raceBy(LONG, settings, [8_200]);
    expect(results.map(({ name }) => name)).toEqual(['brute', 'sweep']);
  });

  test('stops on request', async () => {
    const controller = new AbortController();
    const steps: string[] = [];
    const stop = ({ name, stop: count }: Step): void => {
      steps.push(`${name} ${count}`);
      if (steps.at(-1) === 'leaf 20') controller.abort();
    };
    const results = await raceBy(3, usual, [10, 20, 50], stop, controller);
    expect(steps.at(-1)).toBe('leaf 20');
    expect(results.at(-1)).toMatchObject({ name: 'parent', count: 20 });
  });
});

/** A recording whose frames have the given number of squares, each of which moves to the right by one. */
function footageOf(counts: readonly number[]): Footage {
  const boxes = (frame: number): Float32Array =>
    Float32Array.from({ length: 4 * counts[frame]! }, (_, at) => {
      const [row, edge] = [at >> 2, at & 3];
      const corner = edge % 2 === 0 ? 20 * (row % 10) + frame : 20 * Math.floor(row / 10);
      return corner + (edge < 2 ? 0 : 30);
    });
  return {
    name: 'mine',
    world: { width: 300, height: 300, margin: 0 },
    scale: 1,
    origin: { x: 0, y: 0 },
    frames: counts.length,
    boxes,
  };
}

describe('the race over a recording', () => {
  test('measures its boxes as they are, at frames from the first to the last', async () => {
    const footage = footageOf(Array.from({ length: 40 }, () => 60));
    const course = recordedCourse(usual, footage);
    expect(course.recording).toEqual({ name: 'mine', frames: 40 });
    expect(course.stops).toHaveLength(12);
    expect([course.stops[0], course.stops.at(-1)]).toEqual([0, 39]);
    for (const frame of course.stops) {
      const { count, frames, world: own } = course.scene(frame);
      expect(count).toBe(60);
      expect(own).toBe(footage.world);
      expect(frames[1]).toEqual(footage.boxes(frame));
      expect(frames[0]).toEqual(footage.boxes(frame < 39 ? frame + 1 : frame - 1));
    }
    const results = await race(
      { ...course, stops: [0, 39] },
      () => undefined,
      new AbortController().signal,
      ticking(3),
    );
    expect(results.map(({ name, stop }) => `${name} ${stop}`)).toEqual(
      [0, 39].flatMap((frame) => caseNames.map((name) => `${name} ${frame}`)),
    );
    for (const { agrees } of results) expect(agrees).toBe(true);
  });

  test('takes the frame before where the next has other objects, and itself where both have', () => {
    const footage = footageOf([5, 5, 6, 7]);
    const { scene } = recordedCourse(usual, footage);
    expect(scene(1).frames[0]).toEqual(footage.boxes(0));
    expect(scene(2).frames[0]).toEqual(footage.boxes(2));
  });

  test('leaves out frames without objects', () => {
    expect(recordedCourse(usual, footageOf([0, 3, 0])).stops).toEqual([1]);
    expect(recordedCourse(usual, footageOf([0])).stops).toEqual([]);
    expect(recordedCourse(usual, footageOf([2])).stops).toEqual([0]);
  });

  test('gives means of those that did all frames, the fastest first', () => {
    const uncounted = resultsOf('rbush', [1, 2], false);
    const results = [...resultsOf('brute', [4, 8]), ...uncounted, ...resultsOf('cover', [1])];
    expect(meansOf(results, 2)).toEqual([
      { name: 'rbush', tests: undefined, milliseconds: 1.5 },
      { name: 'brute', tests: 1, milliseconds: 6 },
    ]);
    expect(countsTests(results, 'rbush')).toBe(false);
    expect(countsTests(results, 'brute')).toBe(true);
  });
});

describe('the measure of a frame', () => {
  const scene = benchmarkScene(usual, world, 10);

  /** What comes of a case whose frames run in slices of these milliseconds, and how many frames and pauses it took. */
  async function measured(...slices: readonly number[]) {
    return measuredAfter(0, ...slices);
  }

  /** The same where other work delays the first frame. */
  async function measuredAfter(delay: number, ...slices: readonly number[]) {
    let [time, frames, pauses] = [0, 0, 0];
    const timed: BenchmarkCase = {
      *frame() {
        if (frames++ === 0) time += delay;
        for (const [at, slice] of slices.entries()) {
          if (at > 0) yield;
          time += slice;
        }
        return { pairs: 1 };
      },
      dispose: () => undefined,
    };
    const pause = async (): Promise<void> => {
      pauses++;
      time += 1_000;
    };
    const { milliseconds } = await measure(
      timed,
      scene,
      pause,
      () => undefined,
      () => Math.floor(10 * time) / 10, // as coarse as a browser's clock
    );
    return { milliseconds, frames, pauses };
  }

  test('is that of frames in batches, where one is too short for the clock', async () => {
    // 1, 2 and 4 frames are too short; 8 are not, five times.
    expect(await measured(0.5)).toEqual({
      milliseconds: 0.5,
      frames: 1 + 1 + 2 + 4 + 5 * 8,
      pauses: 3 + 5,
    });
  });

  test('is that of batches, too, where other work of the machine delayed the first frame', async () => {
    const { milliseconds } = await measuredAfter(20, 0.001);
    expect(milliseconds).toBeCloseTo(0.001, 4);
  });

  test('leaves out the pauses between the slices of a frame', async () => {
    expect(await measured(10, 20)).toEqual({ milliseconds: 30, frames: 1 + 5, pauses: 6 + 5 });
  });

  test('is taken once where a frame takes long', async () => {
    expect(await measured(200, 200)).toEqual({ milliseconds: 400, frames: 1, pauses: 1 });
  });
});

/** One result for each power of ten. */
function resultsOf(name: CaseName, times: readonly number[], isCounted = true): Result[] {
  return times.map((milliseconds, i) => ({
    name,
    stop: 10 ** (i + 1),
    count: 10 ** (i + 1),
    tests: isCounted ? 1 : undefined,
    milliseconds,
    estimated: false,
  }));
}

describe('the same density', () => {
  const settings = withChanges(usual, { count: 200, maxDepth: 4, raceWorld: 'grows' });
  const density = (count: number): number => {
    const scene = benchmarkScene(settings, world, count);
    return count / (scene.world.width * scene.world.height);
  };

  test('is that of the scene, with cells of the same size and pairs in proportion', () => {
    const fullness = 200 / (world.width * world.height);
    for (const count of [100, 200, 5_000, 100_000])
      expect(density(count) / fullness, String(count)).toBeCloseTo(1, 1);
    const [few, many] = [200, 12_800].map((count) => benchmarkScene(settings, world, count));
    expect(few?.world).toEqual({ ...world });
    expect(few?.settings.maxDepth).toBe(4);
    // 64 times as many: the sides are 8 times as long, and three more levels halve them again.
    expect(many?.world).toMatchObject({ width: 8 * world.width, height: 8 * world.height });
    expect(many?.settings.maxDepth).toBe(7);
    const [pairs = 0, more = 0] = [few, many].map(
      (scene) => finish(benchmarkCase('cover', scene!).frame(scene!.frames[0])).pairs,
    );
    expect(more / pairs / 64).toBeGreaterThan(0.6);
    expect(more / pairs / 64).toBeLessThan(1.6);
  });

  test('leaves the world as it is unless it is asked for', () => {
    const scene = benchmarkScene(withChanges(settings, { raceWorld: 'same' }), world, 12_800);
    expect(scene.world).toMatchObject({ width: world.width, height: world.height });
    expect(scene.settings.maxDepth).toBe(4);
  });

  test('is given up where a few objects would have no room to move', () => {
    const crowd = withChanges(settings, { count: 100_000, minSize: 20, maxSize: 20 });
    const { frames, world: small } = benchmarkScene(crowd, world, 10);
    expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(80);
    for (const place of frames[1]) expect(place).toBeLessThanOrEqual(small.height);
  });
});

describe('the scene of a point', () => {
  const settings = withChanges(usual, { count: 200, minSize: 8, maxSize: 32, maxDepth: 4 });

  test('has its number of objects, and the placement of a tree', () => {
    expect(sceneOfPoint(settings, world, { name: 'leaf', count: 5_000 })).toEqual({
      count: 5_000,
      placement: 'leaf',
    });
    expect(sceneOfPoint(settings, world, { name: 'rbush', count: 50 })).toEqual({ count: 50 });
  });

  test('of a world that grew has smaller objects instead, and is as full', () => {
    const grows = withChanges(settings, { raceWorld: 'grows' });
    const changes = sceneOfPoint(grows, world, { name: 'cover', count: 3_200 });
    const scene = withChanges(grows, changes);
    expect(scene).toMatchObject({ count: 3_200, placement: 'cover', maxDepth: 6 });
    expect(scene).toMatchObject({ minSize: 2, maxSize: 8 });
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

  test('are at the start for a case that is always faster, and absent for one that never is', () => {
    const better = [...brute, ...resultsOf('leaf', [0.5, 1, 2])];
    expect(crossingOf(better, 'leaf', 'milliseconds')).toEqual({ from: 10, at: 10, value: 0.5 });
    const level = [...brute, ...resultsOf('leaf', [1, 100, 10_000])];
    expect(crossingOf(level, 'leaf', 'milliseconds')).toBeUndefined();
  });

  test('name the fastest case, brute force included', () => {
    const results = [...brute, ...resultsOf('leaf', [10, 10, 10])];
    expect(bestAt(results, 10, 'milliseconds')).toBe('brute');
    expect(bestAt(results, 1_000, 'milliseconds')).toBe('leaf');
  });
});
