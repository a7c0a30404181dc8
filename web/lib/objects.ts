/** Changing what is in a tree: one object at a time, or all at once. */
import { BOXES, type Numbers, numbersAt, readNumbers } from './bulk.js';
import { calls, floatsFound, memory, valuesFound } from './calls.js';
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
import { pointerOf, TreeHandle } from './handle.js';
import { checkChoice } from './options.js';

/** How `sync()` brings nodes up to date: by itself, object by object, or all anew. */
export type Sync = 'auto' | 'update' | 'rebuild';

/** As the module numbers them. */
const SYNCS: readonly Sync[] = ['auto', 'update', 'rebuild'];

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
    const tree = pointerOf(this);
    if (!isBox(x, y, width, height)) throw boxError('insert', x, y, width, height);
    this.#boxes = NO_BOXES;
    const id = calls.quadrille_insert(tree, x, y, farEdge(x, width), farEdge(y, height));
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
    const [tree, numbers] = this.#stage('insertMany', boxes);
    const added = calls.quadrille_insert_many(tree, numbers.length / 4);
    if (added < 0) throw stagedError('insertMany', tree, -added, numbers);
    const ids = valuesFound(Float64Array, 'insertMany', added).slice();
    calls.quadrille_release();
    return ids;
  }

  /**
   * Gives an object another box. Costs a comparison and a store while its cells stay the same.
   * What was written to its row in `boxes` since the last `sync()` is overwritten.
   *
   * @throws RangeError when the id is stale (its object was removed), otherwise as `insert`.
   */
  update(id: number, x: number, y: number, width: number, height: number): void {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('update', id);
    if (!isBox(x, y, width, height)) throw boxError('update', x, y, width, height);
    const status = -calls.quadrille_update(tree, id, x, y, farEdge(x, width), farEdge(y, height));
    if (status !== OK) throw singleError('update', status, id, x, y, width, height);
  }

  /**
   * Puts an object's top left corner at (x, y) and keeps its size, as far as 32-bit rounding lets it:
   * where that matters over thousands of moves, `update` states the size anew.
   *
   * @throws RangeError as `update`.
   */
  move(id: number, x: number, y: number): void {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('move', id);
    if (!isPoint(x, y)) throw pointError('move', x, y);
    const status = -calls.quadrille_move(tree, id, x, y);
    if (status !== OK) throw singleError('move', status, id, x, y);
  }

  /**
   * Takes an object out. Its id is stale from then on; its row will be used again. Cost: one walk from
   * the root and a scan of the nodes that hold it; where thousands crowd one cell, a look-up.
   *
   * @throws RangeError when the id is stale already.
   */
  remove(id: number): void {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('remove', id);
    const status = -calls.quadrille_remove(tree, id);
    if (status !== OK) throw singleError('remove', status, id);
  }

  /** True while the object is in the tree; false for stale ids and for numbers that are no ids. */
  has(id: number): boolean {
    const tree = pointerOf(this);
    if (typeof id !== 'number') throw idError('has', id);
    return isId(id) && calls.quadrille_has(tree, id) !== 0;
  }

  /** Takes all objects out; all ids are stale from then on. Memory and a grown world are kept. */
  clear(): void {
    this.#boxes = NO_BOXES;
    calls.quadrille_clear(pointerOf(this));
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
    const [tree, numbers] = this.#stage('setAll', boxes);
    const status = -calls.quadrille_set_all(tree, numbers.length / 4);
    if (status !== OK) throw stagedError('setAll', tree, status, numbers);
  }

  /**
   * All boxes, four floats a row: minX, minY, maxX, maxY. A view: write into it, then call `sync()`.
   * Until then every question is answered for the boxes as they were. What stands in rows without
   * an object means nothing.
   *
   * Two corners that are moved one by one are rounded one by one, so that a size drifts over thousands of
   * frames. Where that matters, write maxX anew as minX + width.
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
    const tree = pointerOf(this);
    if (this.#boxes.length === 0) {
      this.#boxes = floatsFound('boxes', calls.quadrille_boxes(tree), 4);
    }
    return this.#boxes;
  }

  /**
   * Brings the tree up to date with `boxes`. Cost: one pass over the rows, then the objects that
   * moved to other cells, or a rebuild, whichever is cheaper. All or nothing.
   *
   * @param how `'update'` or `'rebuild'` to tell which, where you know better. The tree is the same.
   * @throws RangeError that names the first row whose box is not finite, has max < min, or is outside
   * the world with `outside: 'reject'`. The tree is then as before; `boxes` still holds what was
   * written, to be repaired.
   */
  sync(how: Sync = 'auto'): void {
    const tree = pointerOf(this);
    checkChoice('sync', 'how', how, SYNCS);
    const status = -calls.quadrille_sync(tree, SYNCS.indexOf(how));
    if (status === OK) return;
    const row = calls.quadrille_error_row(tree);
    throw bulkError('sync', status, `row ${row}`, numbersAt(BOXES, this.boxes, row));
  }

  /**
   * The id of the object in a row.
   *
   * @throws RangeError when the row holds no object.
   */
  idAt(row: number): number {
    const tree = pointerOf(this);
    const id = isPlace(row) ? calls.quadrille_id_at(tree, row) : -1;
    if (id < 0) throw rowError('idAt', row);
    return id;
  }

  /** True when a row holds an object; false for removed ones and for numbers that are no rows. */
  isLive(row: number): boolean {
    const tree = pointerOf(this);
    if (typeof row !== 'number') throw rowError('isLive', row);
    return isPlace(row) && calls.quadrille_id_at(tree, row) >= 0;
  }

  /** Objects in the tree. */
  get size(): number {
    return calls.quadrille_size(pointerOf(this));
  }

  /** Rows in `boxes`: a quarter of its length. More than `size` after removals. */
  get rows(): number {
    return calls.quadrille_rows(pointerOf(this));
  }

  /**
   * Copies boxes to where `setAll` and `insertMany` of the module read them; returns them. Asks for the
   * tree last: code of the user's, which may run here, may have disposed of it.
   */
  #stage(where: string, boxes: ArrayLike<number>): [tree: number, numbers: Numbers] {
    const numbers = readNumbers(where, BOXES, boxes, memory());
    const tree = pointerOf(this);
    this.#boxes = NO_BOXES;
    floatsFound(where, calls.quadrille_stage_boxes(tree, numbers.length / 4), 4).set(numbers);
    return [tree, numbers];
  }
}

/** The sentence for the box at which a bulk call stumbled. */
function stagedError(where: string, tree: number, status: number, numbers: Numbers): Error {
  const index = calls.quadrille_error_row(tree);
  return bulkError(where, status, `box ${index}`, numbersAt(BOXES, numbers, index));
}

/** The sentence for a call about one object that the core has refused. */
function singleError(where: string, status: number, id: number, ...box: number[]): Error {
  if (status === STALE_ID) return idError(where, id);
  const error = statusError(where, status);
  if (status === OUTSIDE || status === INVALID_BOX) error.message += `, got ${box.join(', ')}`;
  return error;
}
