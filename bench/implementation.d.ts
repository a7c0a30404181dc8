/**
 * The interface of every broad phase whose frames are measured. A running one owns its boxes: the game
 * writes them in place, then `frame()` finds all pairs.
 */
export interface Running {
  /** minX, minY, maxX, maxY of each object; called every frame. */
  boxes(): Float32Array;
  /** Takes the boxes as they are now and returns how many pairs overlap. */
  frame(): number;
  /** The pairs of the last frame, as rows. */
  pairs(): { a: Uint32Array; b: Uint32Array; stride: number; count: number };
  /** Bytes of memory that it holds. */
  bytes?(): number;
  dispose?(): void;
}

export interface Implementation {
  readonly name: string;
  readonly kind: 'ours' | 'hand' | 'package';
  /** Defers work to single long frames, so that it is timed over whole rounds of the motion at least. */
  readonly defersWork?: boolean;
  /** The most objects with which it is measured: with more, a frame takes too long. */
  readonly most?: number;
  init(scene: import('./scenes.mjs').Scene): Promise<Running>;
}

/** The times of one implementation in one scene, or its first wrong result. */
export interface FrameResult {
  readonly name: string;
  readonly kind: Implementation['kind'];
  readonly error?: string;
  readonly frames?: number;
  /** What a frame cost; see statistics.mjs. */
  readonly ms?: Readonly<
    Record<'amortised' | 'median' | 'mean' | 'low' | 'high' | 'p99' | 'max', number>
  >;
  readonly bytes?: number;
}
