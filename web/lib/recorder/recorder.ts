import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { HEADER_BYTES, type RecordedOptions, writeHeader } from './format.js';
import { encodeFrame, mostFrameBytes, Rows } from './frame-codec.js';

/** What is recorded: a tree of any of this package's entries. */
export interface RecordedTree {
  /** minX, minY, maxX, maxY of each row. */
  readonly boxes: Float32Array;
  /** Rows in `boxes`. */
  readonly rows: number;
  /** Objects in the tree. */
  readonly size: number;
  /** The options of the tree. */
  readonly options: RecordedOptions;
  /** Whether a row holds an object. */
  has(row: number): boolean;
}

/** How a tree is recorded. */
export interface RecorderOptions {
  /** Frames a second at which the recording is to be played; above 0, default 60. */
  readonly rate?: number | undefined;
  /** The most bytes to keep; 1,024 or more, default 67,108,864 (64 MiB). The oldest frames are dropped for new ones. */
  readonly limit?: number | undefined;
}

/** Frames of a segment, which begins with a key frame. */
const SEGMENT_FRAMES = 64;
/** A segment is at most this share of the limit, so that dropping one leaves most of the log. */
const SEGMENT_SHARE = 1 / 8;
const LEAST_LIMIT = 1_024;

/** Frames that are dropped together. */
interface Segment {
  readonly bytes: Uint8Array;
  readonly frames: number;
}

/** Throws when a method was called on something else. */
let checkRecorder: (made: unknown) => void;

/**
 * Records the boxes of a tree frame by frame. Made by `recorder(tree)`.
 */
export class Recorder {
  readonly #tree: RecordedTree;
  readonly #rate: number;
  readonly #limit: number;
  readonly #before = new Rows();
  /** As they were at the last frame: a tree that was disposed of has none. */
  #options: RecordedOptions;
  #closed: Segment[] = [];
  #closedBytes = 0;
  /** The segment that is being written. */
  #open: DataView<ArrayBuffer> = new DataView(new ArrayBuffer(0));
  #openBytes = 0;
  #openFrames = 0;
  #frames = 0;
  #dropped = 0;

  /** @internal */
  constructor(tree: RecordedTree, rate: number, limit: number) {
    this.#tree = tree;
    this.#options = tree.options;
    this.#rate = rate;
    this.#limit = limit;
  }

  static {
    checkRecorder = (made) => {
      if (isObject(made) && #tree in made) return;
      throw typeError(
        `Recorder: a method must be called on a recorder, as in recording.record(), got ${quote(made)}`,
      );
    };
  }

  /** Frames that the recording has now. */
  get frames(): number {
    checkRecorder(this);
    return this.#frames;
  }

  /** Frames that were dropped to stay below the limit: the oldest ones. */
  get dropped(): number {
    checkRecorder(this);
    return this.#dropped;
  }

  /** Bytes that `save` would return. */
  get bytes(): number {
    checkRecorder(this);
    return HEADER_BYTES + this.#closedBytes + this.#openBytes;
  }

  /**
   * Adds a frame: the boxes as they are now. Call it once a frame, after `sync()`. Takes time in proportion to the rows; leaves views
   * of the tree valid.
   *
   * @throws RangeError when a single frame takes more bytes than the limit, or when a row was written that is no box, which `sync`
   * would refuse; nothing is recorded then.
   */
  record(): void {
    checkRecorder(this);
    const { boxes, rows, size, options } = this.#tree;
    const isFull = size === rows;
    const has = (row: number): boolean => isFull || this.#tree.has(row);
    for (let row = 0; row < rows; row++)
      if (has(row) && !isBox(boxes, row))
        throw rangeError(
          `record: row ${row} holds no box: each edge must be a finite number, and no minimum above its maximum`,
        );
    this.#options = options;
    const most = HEADER_BYTES + mostFrameBytes(rows);
    if (most > this.#limit)
      throw rangeError(
        `record: a frame of ${rows} rows takes up to ${most} bytes, more than the limit of ${this.#limit}`,
      );
    const share = this.#limit * SEGMENT_SHARE;
    if (this.#openFrames === SEGMENT_FRAMES || this.#openBytes > share) this.#close();
    const longest = mostFrameBytes(rows);
    while (this.bytes + longest > this.#limit) this.#drop();
    this.#reserve(this.#openBytes + longest);
    const isKey = this.#openFrames === 0;
    const source = { boxes, rows, has };
    this.#openBytes += encodeFrame(this.#open, this.#openBytes, source, this.#before, isKey);
    this.#openFrames++;
    this.#frames++;
  }

  /** The recording as bytes, to be written to a file or sent; a copy. It goes on. Works when the tree was disposed of, too. */
  // `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know: there, this is `Uint8Array`.
  save(): ReturnType<Uint8Array['slice']> {
    checkRecorder(this);
    const saved = new Uint8Array(this.bytes);
    const [rate, dropped, frames] = [this.#rate, this.#dropped, this.#frames];
    writeHeader(saved, { options: this.#options, rate, dropped, frames });
    let at = HEADER_BYTES;
    for (const { bytes } of this.#closed) {
      saved.set(bytes, at);
      at += bytes.length;
    }
    saved.set(new Uint8Array(this.#open.buffer, 0, this.#openBytes), at);
    return saved;
  }

  /** Drops all frames; `dropped` counts from 0 again. */
  clear(): void {
    checkRecorder(this);
    this.#closed = [];
    this.#closedBytes = 0;
    this.#openBytes = 0;
    this.#openFrames = 0;
    this.#frames = 0;
    this.#dropped = 0;
  }

  #close(): void {
    const bytes = new Uint8Array(this.#open.buffer).slice(0, this.#openBytes);
    this.#closed.push({ bytes, frames: this.#openFrames });
    this.#closedBytes += bytes.length;
    this.#openBytes = 0;
    this.#openFrames = 0;
  }

  /** The oldest segment, which may be the one that is being written. */
  #drop(): void {
    if (this.#closed.length === 0) this.#close();
    const oldest = this.#closed.shift();
    if (!oldest) return;
    this.#closedBytes -= oldest.bytes.length;
    this.#frames -= oldest.frames;
    this.#dropped += oldest.frames;
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#open.byteLength) return;
    const grown = new Uint8Array(Math.max(bytes, 2 * this.#open.byteLength));
    grown.set(new Uint8Array(this.#open.buffer, 0, this.#openBytes));
    this.#open = new DataView(grown.buffer);
  }
}

function isBox(boxes: Float32Array, row: number): boolean {
  const at = 4 * row;
  const [minX, minY, maxX, maxY] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!];
  const isFinite = minX > -Infinity && minY > -Infinity && maxX < Infinity && maxY < Infinity;
  return isFinite && minX <= maxX && minY <= maxY;
}

/** Whether this has what is recorded of a tree: a World has rows and a size, too. */
function isTree(tree: unknown): tree is RecordedTree {
  const { has, boxes, rows, options } = Object(tree) as Partial<RecordedTree>;
  return typeof has === 'function' && boxes?.length === 4 * rows! && isObject(options?.bounds);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Records a tree, frame by frame, into a small binary log: the playground plays it back, and `readRecording` reads it.
 *
 * ```ts
 * import { Quadtree } from 'quadrille';
 * import { recorder } from 'quadrille/recorder';
 *
 * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const recording = recorder(tree);
 *
 * function frame(): void {
 *   tree.sync();
 *   recording.record();
 * }
 * ```
 *
 * @throws TypeError when `tree` is no tree, or an option no number; RangeError for one that is out of its range.
 */
export function recorder(tree: RecordedTree, options: RecorderOptions = {}): Recorder {
  if (!isTree(tree)) throw typeError(`recorder: tree must be a Quadtree, got ${quote(tree)}`);
  if (typeof options !== 'object' || (options as RecorderOptions | null) === null)
    throw typeError(`recorder: options must be an object, got ${quote(options)}`);
  const { rate = 60, limit = 64 * 1_024 * 1_024 } = options;
  for (const [name, value] of Object.entries({ rate, limit }))
    if (typeof value !== 'number')
      throw typeError(`recorder: ${name} must be a number, got ${quote(value)}`);
  if (!(rate > 0 && rate < Number.POSITIVE_INFINITY))
    throw rangeError(`recorder: rate must be a finite number above 0, got ${rate}`);
  if (!(Number.isInteger(limit) && limit >= LEAST_LIMIT))
    throw rangeError(
      `recorder: limit must be a whole number of ${LEAST_LIMIT} or more, got ${limit}`,
    );
  return new Recorder(tree, rate, limit);
}
