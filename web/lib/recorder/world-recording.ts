import { typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { decodeDelta, isDelta } from './delta.js';
import type { RecordedTimes } from './frame-source.js';
import { bytesOfRecording, checkFrame } from './reading.js';
import {
  DELTA,
  FRAME_HEADER_WORDS,
  HEADER_BYTES,
  KEY,
  readHeader,
  refusal,
} from './world-format.js';

/** The most words of a snapshot, 1 GiB: a few bytes may say that they make more of themselves with each frame. */
const MOST_WORDS = 2 ** 28;

/** Where the words of a frame are. */
interface FramePlace {
  readonly kind: number;
  /** Words of its snapshot. */
  readonly length: number;
  readonly words: Uint32Array;
}

/** A recording of a World that was read: a snapshot of each frame, from 0 on. Made by `readWorldRecording`. */
export class WorldRecording {
  /** Frames a second. */
  readonly rate: number;
  /** Frames of the game that were dropped before the first one of the recording. */
  readonly dropped: number;
  /** How many frames there are. */
  readonly frames: number;
  readonly #places: readonly FramePlace[];
  /** The snapshot of a frame, and which that is; -1 for none. */
  #words: Uint32Array = new Uint32Array(0);
  #held = -1;

  /** @internal */
  constructor({ rate, dropped, frames }: RecordedTimes, places: readonly FramePlace[]) {
    this.rate = rate;
    this.dropped = dropped;
    this.frames = frames;
    this.#places = places;
  }

  /**
   * The world of a frame as bytes, a copy: `World.from` makes a world of them, `restore` goes there, and `compareWorlds` says in what it differs
   * from another one. The next frame takes time in proportion to its bytes; another one, to those of up to 64 frames.
   *
   * @throws RangeError when there is no such frame. What the bytes say is for `World.from` and `restore` to check.
   */
  snapshot(frame: number): ReturnType<Uint8Array['slice']> {
    if (typeof this !== 'object' || this === null || !(#places in this))
      throw typeError(
        `snapshot: must be called on a recording of a World, as in recording.snapshot(0), got ${quote(this)}`,
      );
    checkFrame('snapshot', 'frame', frame, this.frames);
    let from = frame;
    while (from !== this.#held && this.#places[from]!.kind !== KEY) from--;
    for (let at = from; at <= frame; at++) this.#read(at);
    return new Uint8Array(this.#words.slice().buffer);
  }

  #read(frame: number): void {
    if (frame === this.#held) return;
    const { kind, length, words } = this.#places[frame]!;
    this.#words = kind === KEY ? words : decodeDelta(this.#words, words, length);
    this.#held = frame;
  }
}

/**
 * Reads what a recorder of a World saved. Takes time in proportion to the bytes; they are copied.
 *
 * @throws TypeError when `bytes` are no bytes.
 * @throws RangeError when they are no recording of a World, one of another version, cut off, or damaged; the sentence says where.
 *
 * @example
 * ```ts
 * import { readWorldRecording, recorder } from 'quadrille/recorder';
 * import { circle, World } from 'quadrille/world';
 *
 * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const ball = world.insert({ shape: circle(8), x: 100, y: 50 });
 * const recording = recorder(world);
 * for (let i = 0; i < 10; i++) {
 *   world.move(ball, 100 + i, 50);
 *   world.step();
 *   recording.record();
 * }
 * const read = readWorldRecording(recording.save());
 * const again = await World.from(read.snapshot(3));
 * console.log(read.frames, again.transformOf(ball).x); // prints 10 103
 * ```
 */
export function readWorldRecording(bytes: ArrayBuffer | Uint8Array): WorldRecording {
  const copy = bytesOfRecording('readWorldRecording', bytes);
  const view = new DataView(copy.buffer);
  const header = readHeader(view);
  if (copy.length % 4 !== 0) throw refusal('it is cut off');
  const words = new Uint32Array(copy.buffer);
  const places: FramePlace[] = [];
  for (let at = HEADER_BYTES / 4; at < words.length; ) {
    const [size, kind, length] = [words[at]!, words[at + 1]!, words[at + 2]!];
    at += FRAME_HEADER_WORDS;
    const name = `frame ${places.length}`;
    if (!(at + size <= words.length)) throw refusal(`${name} is cut off`);
    const own = words.subarray(at, at + size);
    const before = places.at(-1);
    const isPossible =
      kind === KEY
        ? length === size
        : kind === DELTA && before && length <= MOST_WORDS && isDelta(before.length, own, length);
    if (!isPossible) throw refusal(`${name} is damaged`);
    places.push({ kind, length, words: own });
    at += size;
  }
  if (places.length !== header.frames)
    throw refusal(`it has ${places.length} frames instead of ${header.frames}`);
  return new WorldRecording(header, places);
}
