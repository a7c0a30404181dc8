import { rangeError } from '../coded-errors.js';
import { HEADER_BYTES, type RecordedOptions, writeHeader } from './format.js';
import { encodeFrame, mostFrameBytes, Rows } from './frame-codec.js';
import type { FrameSource, RecordedTimes } from './frame-source.js';

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

/** Whether this has what is recorded of a tree. */
export function isTree(tree: unknown): tree is RecordedTree {
  const { has, boxes, rows, options } = Object(tree) as Partial<RecordedTree>;
  return (
    typeof has === 'function' &&
    boxes?.length === 4 * rows! &&
    typeof options?.bounds === 'object' &&
    (options.bounds as object | null) !== null
  );
}

/** The boxes of a tree. */
export class TreeSource implements FrameSource {
  readonly headerBytes: number = HEADER_BYTES;
  readonly #tree: RecordedTree;
  readonly #before = new Rows();
  /** As they were at the last frame: a tree that was disposed of has none. */
  #options: RecordedOptions;

  constructor(tree: RecordedTree) {
    this.#tree = tree;
    this.#options = tree.options;
  }

  writeHeader(bytes: Uint8Array, times: RecordedTimes): void {
    writeHeader(bytes, { options: this.#options, ...times });
  }

  prepare(): { most: number; name: string } {
    const { boxes, rows, options } = this.#tree;
    const has = this.#members();
    for (let row = 0; row < rows; row++)
      if (has(row) && !isBox(boxes, row))
        throw rangeError(
          `record: row ${row} holds no box: each edge must be a finite number, and no minimum above its maximum`,
        );
    this.#options = options;
    return { most: mostFrameBytes(rows), name: `a frame of ${rows} rows` };
  }

  write(view: DataView, at: number, isKey: boolean): number {
    const { boxes, rows } = this.#tree;
    return encodeFrame(view, at, { boxes, rows, has: this.#members() }, this.#before, isKey);
  }

  /** Whether a row holds an object, without a call for each where all do. */
  #members(): (row: number) => boolean {
    const isFull = this.#tree.size === this.#tree.rows;
    return (row) => isFull || this.#tree.has(row);
  }
}

function isBox(boxes: Float32Array, row: number): boolean {
  const at = 4 * row;
  const [minX, minY, maxX, maxY] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!];
  const isFinite = minX > -Infinity && minY > -Infinity && maxX < Infinity && maxY < Infinity;
  return isFinite && minX <= maxX && minY <= maxY;
}
