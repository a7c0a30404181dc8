/**
 * The past of a scene: keyframes at intervals, from which every other frame is a few ticks away. Memory is bounded: where
 * keyframes would need more, every second one is dropped and the intervals double.
 */
import type { Memory } from '../simulation/motion.ts';

const FIRST_SPACING = 32;

/** Bytes that all keyframes together may hold. */
export const MEMORY_LIMIT = 64 * 1_024 * 1_024;

/** What moves the boxes. */
interface Mover {
  remember(): Memory;
}

export interface Keyframe {
  readonly frame: number;
  readonly boxes: Float32Array;
  readonly motion: Memory;
}

export class Timeline {
  readonly #limit: number;
  #keyframes: Keyframe[] = [];
  #spacing = FIRST_SPACING;
  #bytes = 0;
  #last = 0;

  constructor(limit: number = MEMORY_LIMIT) {
    this.#limit = limit;
  }

  /** The last frame that was reached in this scene. */
  get last(): number {
    return this.#last;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Another scene, at its beginning. */
  begin(boxes: Float32Array, motion: Mover): void {
    this.#keyframes = [];
    this.#spacing = FIRST_SPACING;
    this.#bytes = 0;
    this.#last = 0;
    this.#keep(0, boxes, motion);
  }

  /** Drops what came after a frame. */
  cut(frame: number): void {
    this.#last = Math.min(this.#last, frame);
    this.#retain((keyframe) => keyframe.frame <= frame);
  }

  /** To be called at every frame; most are no keyframes. */
  pass(frame: number, boxes: Float32Array, motion: Mover): void {
    if (frame <= this.#last) return;
    this.#last = frame;
    if (frame % this.#spacing === 0) this.#keep(frame, boxes, motion);
  }

  /** The nearest keyframe at a frame or before it. */
  before(frame: number): Keyframe | undefined {
    return this.#keyframes.findLast((keyframe) => keyframe.frame <= frame);
  }

  #keep(frame: number, boxes: Float32Array, motion: Mover): void {
    const keyframe = { frame, boxes: boxes.slice(), motion: motion.remember() };
    this.#keyframes.push(keyframe);
    this.#bytes += bytesOf(keyframe);
    while (this.#bytes > this.#limit && this.#keyframes.length > 1) this.#thinOut();
  }

  #thinOut(): void {
    this.#spacing *= 2;
    this.#retain(({ frame }) => frame % this.#spacing === 0);
  }

  #retain(isWanted: (keyframe: Keyframe) => boolean): void {
    this.#keyframes = this.#keyframes.filter(isWanted);
    this.#bytes = this.#keyframes.reduce((sum, keyframe) => sum + bytesOf(keyframe), 0);
  }
}

function bytesOf({ boxes, motion }: Keyframe): number {
  return boxes.byteLength + motion.bytes;
}
