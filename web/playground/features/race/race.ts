/** The race: every racer over every course, in slices, until it is over or nobody looks any more. */

import { Refusal } from '../../engine/tree/refusal.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { type RacerName, racerNames, racerOf } from './benchmark-cases.ts';
import { courseOf } from './benchmark-scene.ts';
import { measure } from './measure.ts';

/** A racer whose next frame would take longer does not start again; in milliseconds. */
const TOO_SLOW = 1_000;

export interface Result {
  readonly racer: RacerName;
  readonly count: number;
  readonly tests: number;
  readonly milliseconds: number;
  /** Not run, but reckoned from the last that was. */
  readonly reckoned: boolean;
}

export interface Step {
  /** The racer that is up next, ... */
  readonly racer: RacerName;
  readonly count: number;
  /** ... how much of the race is behind, 0 to 1, ... */
  readonly share: number;
  /** ... and what has come out so far. */
  readonly results: readonly Result[];
}

/** Gives all results, for each number of objects in ascending order; `tell` hears of each step, `signal` ends it early. */
export async function race(
  settings: Settings,
  world: World,
  counts: readonly number[],
  tell: (step: Step) => void,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let done = 0;
  for (const count of counts) {
    const course = courseOf(settings, world, count);
    for (const racer of racerNames) {
      tell({ racer, count, share: done++ / (counts.length * racerNames.length), results });
      await pause();
      if (signal.aborted) return results;
      const last = results.findLast((result) => result.racer === racer);
      if (last && isTooSlow(last, count, settings)) {
        if (racer === 'brute') results.push(reckoned(last, count));
        continue;
      }
      const result = await run(racer, course, signal);
      if (result && !signal.aborted) results.push(result);
    }
  }
  return results;
}

async function run(
  racer: RacerName,
  course: ReturnType<typeof courseOf>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  const { count } = course;
  try {
    const runner = racerOf(racer, course);
    try {
      const breathe = async (): Promise<void> => {
        await pause();
        signal.throwIfAborted();
      };
      const { tests, milliseconds } = await measure(runner, course, breathe);
      return { racer, count, tests, milliseconds, reckoned: false };
    } finally {
      runner.dispose();
    }
  } catch (error) {
    // What the library refuses has no place in the chart; who is stopped needs no reason.
    if (error instanceof Refusal || signal.aborted) return undefined;
    throw error;
  }
}

/** In the same world, work grows with the square of the crowd; in one that grows along, only that of brute force does. */
function isTooSlow(
  { racer, count, milliseconds, reckoned: guessed }: Result,
  next: number,
  { raceWorld }: Settings,
): boolean {
  const power = raceWorld === 'same' || racer === 'brute' ? 2 : 1.5;
  return guessed || milliseconds * (next / count) ** power > TOO_SLOW;
}

function reckoned({ racer, tests, milliseconds }: Result, count: number): Result {
  const all = (count * (count - 1)) / 2;
  return { racer, count, tests: all, milliseconds: (milliseconds * all) / tests, reckoned: true };
}

/** Lets the page draw, and answer. */
function pause(): Promise<void> {
  return new Promise((then) => {
    setTimeout(then);
  });
}
