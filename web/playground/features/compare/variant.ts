/** What stands in a pane of the comparison: one way of finding the pairs, with what it cost. */

import type { RefusalReason } from '../../engine/tree/refusal.ts';
import type { SeenFrame } from '../../render/picture.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { PairSum } from './pair-sum.ts';

/** The moment that all contenders are shown. */
export interface Moment {
  readonly number: number;
  readonly boxes: Float32Array;
  /** Another array only when the objects are others. */
  readonly kinds: Uint8Array;
  readonly settings: Settings;
  readonly world: World;
}

export interface Cost {
  readonly tests: number;
  /** What the probe takes and finds, while there is one: nodes that its question comes to, where there are any, ... */
  readonly visited: number | undefined;
  /** ... objects that are tested against it, ... */
  readonly tested: number | undefined;
  /** ... objects that are handed out for it, and ... */
  readonly candidates: number | undefined;
  /** ... those that it touches. */
  readonly hits: number | undefined;
  readonly references: number | undefined;
  readonly nodes: number | undefined;
  /** Mean of the last frames; undefined while nothing was timed. */
  readonly milliseconds: number | undefined;
}

export interface Contender {
  readonly frame: SeenFrame;
  /** Undefined while it is too slow to look for pairs at all. */
  readonly pairs: PairSum | undefined;
  /** What touches the probe; undefined while there is none. */
  readonly hits: PairSum | undefined;
  readonly cost: Cost;
  readonly refusal: RefusalReason | undefined;
  follow(moment: Moment): void;
  dispose(): void;
}
