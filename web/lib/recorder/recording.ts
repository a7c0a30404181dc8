import { typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import {
  HEADER_BYTES,
  type Header,
  KEY,
  type RecordedOptions,
  readHeader,
  refusal,
} from './format.js';
import { decodeFrame, frameAt, Rows } from './frame-codec.js';
import { bytesOfRecording, checkFrame } from './reading.js';

/** The objects of a frame. The types are those of copies, such as `Float32Array<ArrayBuffer>`, for TypeScript before 5.7, too. */
export interface RecordedFrame {
  /** minX, minY, maxX, maxY of each object. */
  readonly boxes: ReturnType<Float32Array['slice']>;
  /** The row that each of these objects had in the recorded tree, in ascending order. */
  readonly rows: ReturnType<Uint32Array['slice']>;
}

/** A recording that was read: its frames, from 0 on. Made by `readRecording`. */
export class Recording {
  /** The options of the recorded tree: `Quadtree.create(recording.options)` makes one like it. */
  readonly options: RecordedOptions;
  /** Frames a second. */
  readonly rate: number;
  /** Frames of the game that were dropped before the first one of the recording. */
  readonly dropped: number;
  /** How many frames there are. */
  readonly frames: number;
  readonly #view: DataView;
  /** Where each frame begins. */
  readonly #starts: readonly number[];
  readonly #rows = new Rows();
  /** The frame that the rows hold; -1 for none. */
  #held = -1;

  /** @internal */
  constructor(
    { options, rate, dropped, frames }: Header,
    view: DataView,
    starts: readonly number[],
  ) {
    this.options = options;
    this.rate = rate;
    this.dropped = dropped;
    this.frames = frames;
    this.#view = view;
    this.#starts = starts;
  }

  /**
   * The objects of a frame, in arrays of your own. The next frame takes time in proportion to its rows; another one, to those of up
   * to 64 frames.
   *
   * @throws RangeError when there is no such frame.
   */
  frame(number: number): RecordedFrame {
    if (typeof this !== 'object' || this === null || !(#view in this))
      throw typeError(
        `frame: must be called on a recording, as in recording.frame(0), got ${quote(this)}`,
      );
    checkFrame('frame', 'number', number, this.frames);
    this.#goTo(number);
    const { boxes, count, live } = this.#rows;
    const rows = new Uint32Array(count);
    let objects = 0;
    for (let row = 0; row < count; row++) if (live[row] === 1) rows[objects++] = row;
    const found = new Float32Array(4 * objects);
    for (let i = 0; i < objects; i++)
      found.set(boxes.subarray(4 * rows[i]!, 4 * rows[i]! + 4), 4 * i);
    return { boxes: found, rows: rows.slice(0, objects) };
  }

  #goTo(number: number): void {
    if (this.#held === number) return;
    let from = number;
    while (from !== this.#held + 1 && this.#kind(from) !== KEY) from--;
    for (let at = from; at <= number; at++) {
      decodeFrame(this.#view, this.#starts[at]!, this.#rows, `frame ${at}`);
      this.#held = at;
    }
  }

  #kind(number: number): number {
    return this.#view.getUint8(this.#starts[number]! + 4);
  }
}

/**
 * Reads what a recorder saved, and checks all of it, so that no frame fails later. Takes time in proportion to the bytes; they are
 * copied.
 *
 * @throws TypeError when `bytes` are no bytes.
 * @throws RangeError when they are no recording, one of another version, cut off, or damaged; the sentence says where.
 *
 * @example
 * ```ts
 * import { readRecording } from 'quadrille/recorder';
 *
 * function lastBoxes(bytes: Uint8Array): Float32Array {
 *   const recording = readRecording(bytes);
 *   return recording.frame(recording.frames - 1).boxes;
 * }
 * ```
 */
export function readRecording(bytes: ArrayBuffer | Uint8Array): Recording {
  const own = bytesOfRecording('readRecording', bytes);
  const header = readHeader(own);
  const view = new DataView(own.buffer);
  const starts: number[] = [];
  const rows = new Rows();
  let at = HEADER_BYTES;
  while (at < own.length) {
    const name = `frame ${starts.length}`;
    if (starts.length === 0 && frameAt(view, at, name).kind !== KEY)
      throw refusal('its first frame needs one before it');
    starts.push(at);
    at = decodeFrame(view, at, rows, name);
  }
  if (starts.length !== header.frames)
    throw refusal(`it has ${starts.length} frames instead of ${header.frames}`);
  return new Recording(header, view, starts);
}
