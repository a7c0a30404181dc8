import { encodeDelta } from './delta.js';
import type { FrameSource, RecordedTimes } from './frame-source.js';
import { DELTA, FRAME_HEADER_WORDS, HEADER_BYTES, KEY, writeHeader } from './world-format.js';

/** What is recorded: a World of any of this package's entries. */
export interface RecordedWorld {
  /** The world as bytes. */
  snapshot(): Uint8Array;
}

/** By its name, so that a world of another window and of another copy of the package is known, too. */
export function isWorld(world: unknown): world is RecordedWorld {
  return Object.prototype.toString.call(world) === '[object World]';
}

/** Snapshots of a world: a key frame has a whole one, and others what differs from the one before. */
export class WorldSource implements FrameSource {
  readonly headerBytes: number = HEADER_BYTES;
  readonly #world: RecordedWorld;
  #before: Uint32Array = new Uint32Array(0);
  #now: Uint32Array = new Uint32Array(0);

  constructor(world: RecordedWorld) {
    this.#world = world;
  }

  writeHeader(bytes: Uint8Array, times: RecordedTimes): void {
    writeHeader(bytes, times);
  }

  prepare(): { most: number; name: string } {
    const snapshot = this.#world.snapshot();
    this.#now = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length / 4);
    const most = 4 * (FRAME_HEADER_WORDS + this.#now.length + 1);
    return { most, name: `a frame with a snapshot of ${snapshot.length} bytes` };
  }

  write(view: DataView, start: number, isKey: boolean): number {
    const words = isKey ? this.#now : encodeDelta(this.#before, this.#now);
    const put = (index: number, word: number): void =>
      view.setUint32(start + 4 * index, word, true);
    put(0, words.length);
    put(1, isKey ? KEY : DELTA);
    put(2, this.#now.length);
    words.forEach((word, i) => put(FRAME_HEADER_WORDS + i, word));
    this.#before = this.#now;
    return 4 * (FRAME_HEADER_WORDS + words.length);
  }
}
