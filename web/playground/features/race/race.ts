/** The race: measures every benchmark case at every stop of its course, in slices that leave the page responsive. */

import type { PairSum } from '../../engine/pair-sum.ts';
import { Refusal } from '../../engine/tree/refusal.ts';
import { type BenchmarkCase, type Clock, pageClock, type Work } from './benchmark-case.ts';
import { benchmarkCase, type CaseName, caseNames, listingCases } from './benchmark-cases.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';
import type { Course } from './course.ts';
import { measure } from './measure.ts';

/** A case whose next frame would take longer is not run again; in milliseconds. */
export const TOO_SLOW = 1_000;

export interface Result {
  readonly name: CaseName;
  /** Where in the course. */
  readonly stop: number;
  /** How many objects there are. */
  readonly count: number;
  /** Undefined where nobody counts them. */
  readonly tests?: number | undefined;
  readonly milliseconds: number;
  /** Not run, but estimated from the last run. */
  readonly estimated: boolean;
  /** Whether it finds the pairs that the library finds; undefined where that was not checked. */
  readonly agrees?: boolean | undefined;
}

export interface Step {
  /** The case that runs next. */
  readonly name: CaseName;
  readonly stop: number;
  /** How much of the race is done, 0 to 1. */
  readonly share: number;
  /** All results so far. */
  readonly results: readonly Result[];
}

/** Returns all results, in the order of the course. Calls `onStep` before each case; `signal` ends it early. */
export async function race(
  { stops, scene: sceneAt }: Course,
  onStep: (step: Step) => void,
  signal: AbortSignal,
  now: Clock = pageClock,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let done = 0;
  for (const stop of stops) {
    const scene = sceneAt(stop);
    const reference = referenceOf(scene);
    for (const name of caseNames) {
      const share = done++ / (stops.length * caseNames.length);
      onStep({ name, stop, share, results: [...results] });
      await pause();
      if (signal.aborted) return results;
      const last = results.findLast((result) => result.name === name);
      if (last && isTooSlow(last, scene)) {
        if (name === 'brute') results.push({ ...estimate(last, scene.count), stop });
        continue;
      }
      if (!reference && listingCases.has(name)) continue;
      const result = await run(name, scene, reference, signal, now);
      if (result && !signal.aborted) results.push({ ...result, stop });
    }
  }
  return results;
}

/** The pairs of the second frame as the library finds them; undefined where it refuses the scene. */
function referenceOf(scene: BenchmarkScene): PairSum | undefined {
  try {
    const reference = benchmarkCase('cover', scene);
    try {
      for (const _ of reference.frame(scene.frames[1]));
      return reference.sum?.();
    } finally {
      reference.dispose();
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Those that list their pairs are held against every pair, the others against their number. */
function agreement(running: BenchmarkCase, { pairs }: Work, reference: PairSum): boolean {
  return running.sum?.().equals(reference) ?? pairs === reference.count;
}

/** Undefined if the library refuses the scene, or if the signal aborts. */
async function run(
  name: CaseName,
  scene: BenchmarkScene,
  reference: PairSum | undefined,
  signal: AbortSignal,
  now: Clock,
): Promise<Omit<Result, 'stop'> | undefined> {
  const { count } = scene;
  try {
    const running = benchmarkCase(name, scene, now);
    try {
      const pauseUnlessAborted = async (): Promise<void> => {
        await pause();
        signal.throwIfAborted();
      };
      let agrees: boolean | undefined;
      const check = (work: Work): void => {
        agrees = reference && agreement(running, work, reference);
      };
      const measured = await measure(running, scene, pauseUnlessAborted, check, now);
      const { tests, milliseconds } = measured;
      return { name, count, tests, milliseconds, estimated: false, agrees };
    } finally {
      running.dispose();
    }
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) return undefined;
    throw error;
  }
}

/** In the same world, work grows with the square of the number of objects; in one that grows along, only that of brute force does. */
function isTooSlow(last: Result, { count, settings: { raceWorld } }: BenchmarkScene): boolean {
  const power = raceWorld === 'same' || last.name === 'brute' ? 2 : 1.5;
  return last.estimated || last.milliseconds * (count / last.count) ** power > TOO_SLOW;
}

/** Of brute force: its time grows with its tests. */
function estimate(
  { name, count: before, milliseconds }: Result,
  count: number,
): Omit<Result, 'stop'> {
  const tests = (count * (count - 1)) / 2;
  const grown = tests / ((before * (before - 1)) / 2);
  return { name, count, tests, milliseconds: milliseconds * grown, estimated: true };
}

/** Lets the page paint and handle events. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
