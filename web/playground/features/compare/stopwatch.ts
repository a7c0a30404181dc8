/**
 * How long a frame's work takes. Clocks of browsers may have steps longer than that: so it is a mean of many frames, or of a frame that
 * stands still, a time that repeats its work.
 */

import { CLOCK_STEP } from '../../ui/duration-format.ts';

const FRAMES = 40;
/** A sample that is disturbed by other work counts no more than this many times the median, or than the clock's step. */
const MOST_MEDIANS = 3;

export class Stopwatch {
  #samples: number[] = [];
  /** The frame that `measureOnce` measured. */
  #measured: number | undefined;

  /** In milliseconds; undefined before the first sample. */
  get mean(): number | undefined {
    const sorted = this.#samples.toSorted((a, b) => a - b);
    const { length } = sorted;
    const median = sorted[length >> 1];
    if (median === undefined) return undefined;
    const most = Math.max(MOST_MEDIANS * median, CLOCK_STEP);
    return sorted.reduce((sum, one) => sum + Math.min(one, most), 0) / length;
  }

  /** Forgets all samples. */
  reset(): void {
    this.#samples = [];
    this.#measured = undefined;
  }

  /** The time of a frame that stands still takes the place of all samples. It is asked for once a frame. */
  measureOnce(frame: number, measure: () => number): void {
    if (frame === this.#measured) return;
    this.#samples = [measure()];
    this.#measured = frame;
  }

  time(work: () => void): void {
    const begin = performance.now();
    work();
    this.#measured = undefined;
    this.#samples.push(performance.now() - begin);
    if (this.#samples.length > FRAMES) this.#samples.shift();
  }
}
