/** One way of finding pairs and probe hits, and its cost: what a pane of the comparison shows. */

import type { PairSum } from '../../engine/pair-sum.ts';
import type { RefusalReason } from '../../engine/tree/refusal.ts';
import type { SeenFrame } from '../../render/picture.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

/** The frame that all variants are given. */
export interface Moment {
  readonly number: number;
  readonly boxes: Float32Array;
  /** The same boxes where they are a frame later or before. */
  readonly moved: () => Float32Array;
  /** The same array for as long as the objects are the same. */
  readonly kinds: Uint8Array;
  readonly settings: Settings;
  readonly world: World;
}

export interface Cost {
  readonly tests: number;
  /** Nodes that the probe's query visits. This and the next four are undefined while there is no probe. */
  readonly visited: number | undefined;
  /** Objects that are tested against the probe. */
  readonly tested: number | undefined;
  /** Objects that are returned for the probe's bounds. */
  readonly candidates: number | undefined;
  /** Entries that are passed over, as their objects have been met in another list. */
  readonly duplicates: number | undefined;
  /** Objects that the probe touches. */
  readonly hits: number | undefined;
  readonly references: number | undefined;
  readonly nodes: number | undefined;
  /** Of the paused frame, or the mean of the last ones; undefined while nothing was timed. */
  readonly milliseconds: number | undefined;
}

export interface Variant {
  readonly frame: SeenFrame;
  /** Undefined while there are too many objects to look for pairs, or the tree is refused. */
  readonly pairs: PairSum | undefined;
  /** Objects that the probe touches; undefined while there is none. */
  readonly hits: PairSum | undefined;
  readonly cost: Cost;
  readonly refusal: RefusalReason | undefined;
  follow(moment: Moment): void;
  dispose(): void;
}
