/** Changing what is in a tree: one object at a time, or all at once. */
import { readBoxes } from './bulk.js';
import {
  boxError,
  farEdge,
  idError,
  isBox,
  isId,
  isPlace,
  isPoint,
  pointError,
  rowError,
} from './checks.js';
import { bulkError, INVALID_BOX, OK, OUTSIDE, STALE_ID, statusError } from './errors.js';
import type { QuadtreeBinding } from './glue.mjs';
import { memoryOf, nativeOf, TreeHandle } from './handle.js';

const NO_BOXES = new Float32Array(0);

/**
 * Makes `boxes` look anew where they are.
 *
 * @internal
 */
export let forgetBoxes: (tree: TreeObjects) => void;

/** The objects of a tree, see {@link Quadtree}. */
export class TreeObjects extends TreeHandle {
  /** The last view that `boxes` gave; empty when another must be made (growth empties it too). */
  #boxes: Float32Array = NO_BOXES;

  static {
    forgetBoxes = (tree) => {
      tree.#boxes = NO_BOXES;
    };
  }

  // One object at a time.

  /**
   * Adds an object. Cost: one walk from the root, plus a split now and then.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more.
   * @returns The object's id: keep it for `update`, `move` and `remove`. Its row is `rowOf(id)`.
   * @throws RangeError for a number that is not finite in 32 bits, a negative size, a box outside the
   * world with `outside: 'reject'`, or when a limit or the memory is exhausted.
   */
  insert(x: number, y: number, width: number, height: number): number {
    const native = nativeOf(this);
    if (!isBox(x, y, width, height)) throw boxError('insert', x, y, width, height);
    this.#boxes = NO_BOXES;
    const id = native.insert(x, y, farEdge(x, width), farEdge(y, height));
    if (id < 0) throw singleError('insert', -id, 0, x, y, width, height);
    return id;
  }

  /**
   * Adds many objects, or none if one of them is refused.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY. Typed arrays are copied fastest.
   * @returns The ids in the boxes' order; a copy, yours to keep.
   * @throws RangeError that names the first bad box by its index; otherwise as `insert`.
   */
  insertMany(boxes: ArrayLike<number>): Float64Array {
    const native = nativeOf(this);
    const count = this.#stage('insertMany', native, boxes);
    const status = native.insertMany(count);
    if (status !== OK) throw this.#stagedError('insertMany', native, status);
    return new Float64Array(memoryOf(this), native.idsPointer(), count).slice();
  }

  /**
   * Gives an object another box. Costs a comparison and a store while its cells stay the same.
   * What was written to its row in `boxes` since the last `sync()` is overwritten.
   *
   * @throws RangeError when the id is stale (its object was removed), otherwise as `insert`.
   */
  update(id: number, x: number, y: number, width: number, height: number): void {
    const native = nativeOf(this);
    if (!isId(id)) throw idError('update', id);
    if (!isBox(x, y, width, height)) throw boxError('update', x, y, width, height);
    const status = native.update(id, x, y, farEdge(x, width), farEdge(y, height));
    if (status !== OK) throw singleError('update', status, id, x, y, width, height);
  }

  /**
   * Puts an object's top left corner at (x, y) and keeps its size, as far as 32-bit rounding lets it:
   * where that matters over thousands of moves, `update` states the size anew.
   *
   * @throws RangeError as `update`.
   */
  move(id: number, x: number, y: number): void {
    const native = nativeOf(this);
    if (!isId(id)) throw idError('move', id);
    if (!isPoint(x, y)) throw pointError('move', x, y);
    const status = native.move(id, x, y);
    if (status !== OK) throw singleError('move', status, id, x, y);
  }

  /**
   * Takes an object out. Its id is stale from then on; its row will be used again. Cost: one walk from
   * the root and a scan of the node that holds it, which is long only where thousands crowd one
   * smallest cell; to take out all of a crowd, `clear()` or `setAll()`.
   *
   * @throws RangeError when the id is stale already.
   */
  remove(id: number): void {
    const native = nativeOf(this);
    if (!isId(id)) throw idError('remove', id);
    const status = native.remove(id);
    if (status !== OK) throw singleError('remove', status, id);
  }

  /** True while the object is in the tree; false for stale ids and for numbers that are no ids. */
  has(id: number): boolean {
    const native = nativeOf(this);
    if (typeof id !== 'number') throw idError('has', id);
    return isId(id) && native.has(id);
  }

  /** Takes all objects out; all ids are stale from then on. Memory and a grown world are kept. */
  clear(): void {
    this.#boxes = NO_BOXES;
    nativeOf(this).clear();
  }

  // In bulk.

  /**
   * Replaces all objects: box i stands in row i and has a new id (`idAt(i)`). All or nothing.
   * The fastest way to fill a tree.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY. Typed arrays are copied fastest.
   * @throws RangeError that names the first bad box by its index; otherwise as `insert`.
   */
  setAll(boxes: ArrayLike<number>): void {
    const native = nativeOf(this);
    const count = this.#stage('setAll', native, boxes);
    const status = native.setAll(count);
    if (status !== OK) throw this.#stagedError('setAll', native, status);
  }

  /**
   * All boxes, four floats a row: minX, minY, maxX, maxY. A view: write into it, then call `sync()`.
   * Until then every question is answered for the boxes as they were. What stands in rows without
   * an object means nothing.
   *
   * The view survives until the next call on any tree: ask for it once per frame, not once and for
   * all. Asking costs next to nothing.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * function frame(tree: Quadtree, dx: number): Uint32Array {
   *   const { boxes } = tree;
   *   for (let i = 0; i < boxes.length; i += 4) {
   *     boxes[i]! += dx; // minX
   *     boxes[i + 2]! += dx; // maxX
   *   }
   *   tree.sync();
   *   return tree.pairs();
   * }
   * ```
   */
  get boxes(): Float32Array {
    const native = nativeOf(this);
    if (this.#boxes.length === 0) {
      const buffer = memoryOf(this);
      this.#boxes = new Float32Array(buffer, native.boxesPointer(), 4 * native.rows());
    }
    return this.#boxes;
  }

  /**
   * Brings the tree up to date with `boxes`. Cost: one pass over the rows, then the objects that
   * moved to other cells, or a rebuild, whichever is cheaper. All or nothing.
   *
   * @throws RangeError that names the first row whose box is not finite, has max < min, or is outside
   * the world with `outside: 'reject'`. The tree is then as before; `boxes` still holds what was
   * written, to be repaired.
   */
  sync(): void {
    const native = nativeOf(this);
    const status = native.sync();
    if (status === OK) return;
    const row = native.errorRow();
    const box = this.boxes.subarray(4 * row, 4 * row + 4);
    throw bulkError('sync', status, `row ${row}`, box);
  }

  /**
   * The id of the object in a row.
   *
   * @throws RangeError when the row holds no object.
   */
  idAt(row: number): number {
    const native = nativeOf(this);
    const id = isPlace(row) ? native.idAt(row) : -1;
    if (id < 0) throw rowError('idAt', row);
    return id;
  }

  /** True when a row holds an object; false for removed ones and for numbers that are no rows. */
  isLive(row: number): boolean {
    const native = nativeOf(this);
    if (typeof row !== 'number') throw rowError('isLive', row);
    return isPlace(row) && native.idAt(row) >= 0;
  }

  /** Objects in the tree. */
  get size(): number {
    return nativeOf(this).size();
  }

  /** Rows in `boxes`: a quarter of its length. More than `size` after removals. */
  get rows(): number {
    return nativeOf(this).rows();
  }

  /** Copies boxes to where `setAll` and `insertMany` of the binding read them; returns how many. */
  #stage(where: string, native: QuadtreeBinding, boxes: ArrayLike<number>): number {
    const numbers = readBoxes(where, boxes, memoryOf(this));
    this.#boxes = NO_BOXES;
    const count = numbers.length / 4;
    const status = native.stage(count);
    if (status !== OK) throw statusError(where, status);
    new Float32Array(memoryOf(this), native.stagingPointer(), 4 * count).set(numbers);
    return count;
  }

  /** Reads the offending box back from the staging buffer: as 32 bits, as the core saw it. */
  #stagedError(where: string, native: QuadtreeBinding, status: number): Error {
    const index = native.errorRow();
    const pointer = native.stagingPointer() + 16 * index;
    const box = new Float32Array(memoryOf(this), pointer, 4);
    return bulkError(where, status, `box ${index}`, box);
  }
}

/** The sentence for a call about one object that the core has refused. */
function singleError(where: string, status: number, id: number, ...box: number[]): Error {
  if (status === STALE_ID) return idError(where, id);
  const error = statusError(where, status);
  if (status === OUTSIDE || status === INVALID_BOX) error.message += `, got ${box.join(', ')}`;
  return error;
}
