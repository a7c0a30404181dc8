/**
 * How long a frame takes: the fastest of some batches of frames, each long enough for the browser's clock. Other work of the
 * machine can only make a batch slower.
 */

import type { BenchmarkCase, Clock, Work } from './benchmark-case.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';

/** A shorter batch is too short for the resolution of the clock. Milliseconds, as all here. */
const BATCH = 3;
/** A frame that takes longer is timed alone, and not again. */
const LONG = 300;
const SAMPLES = 5;

export interface Measured extends Work {
  /** Of one frame, on this machine. */
  readonly milliseconds: number;
}

/** Awaits `pause` between slices of work; pauses are not counted. `onFirst` is called after the first frame, the scene's second. */
export async function measure(
  measured: BenchmarkCase,
  scene: BenchmarkScene,
  pause: () => Promise<void>,
  onFirst: (work: Work) => void,
  now: Clock,
): Promise<Measured> {
  for (const _ of measured.prepare?.() ?? []) await pause();
  const { work, spent } = await frameInSlices(measured, scene, 1, pause, now);
  onFirst(work);
  if (spent > LONG) return { ...work, milliseconds: spent };
  const samples: number[] = [];
  let fastest = spent; // of single frames: other work of the machine may have delayed the first
  let frames = 1;
  while (samples.length < SAMPLES) {
    if (fastest > BATCH) {
      // A frame that would block the page runs in slices.
      const frame = await frameInSlices(measured, scene, samples.length, pause, now);
      fastest = Math.min(fastest, frame.spent);
      if (fastest > BATCH) samples.push(frame.spent);
      else samples.length = 0;
    } else {
      const length = batch(measured, scene, frames, now);
      if (length < BATCH) frames *= 2;
      else samples.push(length / frames);
    }
    await pause();
  }
  return { ...work, milliseconds: Math.min(...samples) };
}

async function frameInSlices(
  measured: BenchmarkCase,
  { frames }: BenchmarkScene,
  number: number,
  pause: () => Promise<void>,
  now: Clock,
) {
  const running = measured.frame(frames[number % 2] ?? frames[0]);
  for (let spent = 0; ; ) {
    const begin = now();
    const step = running.next();
    spent += now() - begin;
    if (step.done) return { work: step.value, spent };
    await pause();
  }
}

/** Runs the two frames in turn, without a pause. Returns milliseconds. */
function batch(
  measured: BenchmarkCase,
  { frames }: BenchmarkScene,
  count: number,
  now: Clock,
): number {
  const begin = now();
  for (let i = 0; i < count; i++) {
    const running = measured.frame(frames[i % 2] ?? frames[0]);
    while (!running.next().done);
  }
  return now() - begin;
}
