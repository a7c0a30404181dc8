/**
 * The one interface of all that is measured. A running contender owns its boxes: the game writes
 * them in place, then `frame()` finds all pairs.
 */
export interface Running {
  /** minX, minY, maxX, maxY of each object; asked every frame. */
  boxes(): Float32Array;
  /** Takes the boxes as they are now and returns how many pairs overlap. */
  frame(): number;
  /** Those of the last frame, as rows. */
  pairs(): { a: Uint32Array; b: Uint32Array; stride: number; count: number };
  /** Memory that it holds. */
  bytes?(): number;
  dispose?(): void;
}

export interface Contender {
  readonly name: string;
  readonly kind: 'ours' | 'hand' | 'package';
  /** Saves up work for single long frames: never judged by less than a whole round of the motion. */
  readonly savesUp?: boolean;
  /** Objects beyond which it takes too long to wait for. */
  readonly most?: number;
  init(scene: import('./scenes.mjs').Scene): Promise<Running>;
}

/** What was measured of one contender in one scene: its times, or what it got wrong. */
export interface FrameResult {
  readonly name: string;
  readonly kind: Contender['kind'];
  readonly error?: string;
  readonly frames?: number;
  /** What a frame cost; see statistics.mjs. */
  readonly ms?: Readonly<Record<'amortised' | 'median' | 'mean' | 'low' | 'high' | 'max', number>>;
  readonly bytes?: number;
}
