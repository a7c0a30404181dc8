import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { FrameLog } from './frame-log.js';
import type { FrameSource } from './frame-source.js';
import { isTree, type RecordedTree, TreeSource } from './tree-source.js';
import { isWorld, type RecordedWorld, WorldSource } from './world-source.js';

/** How a tree or a world is recorded. */
export interface RecorderOptions {
  /** Frames a second at which the recording is to be played; above 0, default 60. */
  readonly rate?: number | undefined;
  /** The most bytes to keep; 1,024 or more, default 67,108,864 (64 MiB). The oldest frames are dropped for new ones. */
  readonly limit?: number | undefined;
}

const LEAST_LIMIT = 1_024;

/** Throws when a method was called on something else. */
let checkRecorder: (made: unknown) => void;

/**
 * Records a tree or a world frame by frame. Made by `recorder(tree)` or `recorder(world)`.
 */
export class Recorder {
  readonly #source: FrameSource;
  readonly #rate: number;
  readonly #limit: number;
  readonly #log: FrameLog;

  /** @internal */
  constructor(source: FrameSource, rate: number, limit: number) {
    this.#source = source;
    this.#rate = rate;
    this.#limit = limit;
    this.#log = new FrameLog(limit - source.headerBytes);
  }

  static {
    checkRecorder = (made) => {
      if (typeof made === 'object' && made !== null && #source in made) return;
      throw typeError(
        `Recorder: a method must be called on a recorder, as in recording.record(), got ${quote(made)}`,
      );
    };
  }

  /** Frames that the recording has now. */
  get frames(): number {
    checkRecorder(this);
    return this.#log.frames;
  }

  /** Frames that were dropped to stay below the limit: the oldest ones. */
  get dropped(): number {
    checkRecorder(this);
    return this.#log.dropped;
  }

  /** Bytes that `save` would return. */
  get bytes(): number {
    checkRecorder(this);
    return this.#source.headerBytes + this.#log.bytes;
  }

  /**
   * Adds a frame: the boxes of the tree, or the whole world, as they are now. Call it once a frame, after `sync()` or `step()`. Takes time
   * in proportion to the rows, for a world to its snapshot; leaves views valid.
   *
   * @throws RangeError when a single frame takes more bytes than the limit, or when a row of a tree was written that is no box, which
   * `sync` would refuse; TypeError when the world was disposed of. Nothing is recorded then.
   */
  record(): void {
    checkRecorder(this);
    const { most, name } = this.#source.prepare();
    const needed = this.#source.headerBytes + most;
    if (needed > this.#limit)
      throw rangeError(
        `record: ${name} takes up to ${needed} bytes, more than the limit of ${this.#limit}`,
      );
    this.#log.add(most, (view, at, isKey) => this.#source.write(view, at, isKey));
  }

  /** The recording as bytes, to be written to a file or sent; a copy. It goes on. Works when what is recorded was disposed of, too. */
  // `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know: there, this is `Uint8Array`.
  save(): ReturnType<Uint8Array['slice']> {
    checkRecorder(this);
    const saved = new Uint8Array(this.bytes);
    const { dropped, frames } = this.#log;
    this.#source.writeHeader(saved, { rate: this.#rate, dropped, frames });
    this.#log.copyTo(saved, this.#source.headerBytes);
    return saved;
  }

  /** Drops all frames; `dropped` counts from 0 again. */
  clear(): void {
    checkRecorder(this);
    this.#log.clear();
  }
}

/**
 * Records a tree or a world, frame by frame, into a small binary log. Of a tree, it has the boxes: the playground plays it back, and
 * `readRecording` reads it. Of a world, it has all: `readWorldRecording` gives a snapshot of each frame.
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
 * @throws TypeError when `tree` is neither a tree nor a world, or an option no number; RangeError for one that is out of its range.
 */
export function recorder(
  tree: RecordedTree | RecordedWorld,
  options: RecorderOptions = {},
): Recorder {
  const source = sourceOf(tree);
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
  return new Recorder(source, rate, limit);
}

function sourceOf(given: unknown): FrameSource {
  if (isWorld(given)) return new WorldSource(given);
  if (isTree(given)) return new TreeSource(given);
  throw typeError(`recorder: tree must be a Quadtree or a World, got ${quote(given)}`);
}
