/**
 * How long a frame takes: the fastest of some batches of frames, each long enough for the browser's clock. Whatever else the
 * machine does only ever makes them slower.
 */

import type { Work } from './baselines.ts';
import type { Racer } from './benchmark-cases.ts';
import type { Course } from './benchmark-scene.ts';

/** A shorter batch would be lost in the steps of the clock; in milliseconds, as all here. */
const BATCH = 3;
/** A frame that takes longer is timed alone, and not again. */
const LONG = 300;
const SAMPLES = 5;

export interface Measured extends Work {
  /** A frame, on this machine. */
  readonly milliseconds: number;
}

/** `breathe` is awaited between slices of work. */
export async function measure(
  racer: Racer,
  course: Course,
  breathe: () => Promise<void>,
): Promise<Measured> {
  const { work, spent } = await frameInSlices(racer, course, 1, breathe);
  if (spent > LONG) return { ...work, milliseconds: spent };
  const samples: number[] = [];
  let frames = 1;
  while (samples.length < SAMPLES) {
    // Where a frame is long enough to hold up the page, it goes in slices.
    const length =
      spent > BATCH
        ? (await frameInSlices(racer, course, samples.length, breathe)).spent
        : batch(racer, course, frames);
    if (spent <= BATCH && length < BATCH) frames *= 2;
    else samples.push(length / frames);
    await breathe();
  }
  return { ...work, milliseconds: Math.min(...samples) };
}

/** Pauses do not count. */
async function frameInSlices(
  racer: Racer,
  { moments }: Course,
  number: number,
  breathe: () => Promise<void>,
) {
  const running = racer.frame(moments[number % 2] ?? moments[0]);
  for (let spent = 0; ; ) {
    const begin = performance.now();
    const step = running.next();
    spent += performance.now() - begin;
    if (step.done) return { work: step.value, spent };
    await breathe();
  }
}

/** Back and forth between the two moments, without a pause. */
function batch(racer: Racer, { moments }: Course, frames: number): number {
  const begin = performance.now();
  for (let i = 0; i < frames; i++) {
    const running = racer.frame(moments[i % 2] ?? moments[0]);
    while (!running.next().done);
  }
  return performance.now() - begin;
}
