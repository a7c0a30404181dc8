/** What the race measures: one way of finding all pairs, ready to run in a scene. */
import type { PairSum } from '../../engine/pair-sum.ts';

/** Milliseconds since some moment. */
export type Clock = () => number;

export const pageClock: Clock = () => performance.now();

export interface Work {
  readonly pairs: number;
  /** Pairs whose boxes were compared; undefined where nobody counts them. */
  readonly tests?: number;
}

/** Generators yield now and then, so that the page stays responsive. */
export interface BenchmarkCase {
  /** What is done once before the first frame; it is not timed. */
  prepare?(): Generator<void>;
  /** The work of one frame: takes over the boxes and finds all pairs. */
  frame(boxes: Float32Array): Generator<void, Work>;
  /** The pairs of the last frame, where the case lists them. */
  sum?(): PairSum;
  dispose(): void;
}
