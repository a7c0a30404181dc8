/** The tree as JavaScript sees it. Arguments are checked here; all geometry happens in C++. */
import { readBoxes } from './bulk.js';
import {
  boxError,
  checkStep,
  farEdge,
  idError,
  isBox,
  isId,
  isPoint,
  pointError,
  rowError,
} from './checks.js';
import { type DisposeMethod, disposeSymbol } from './dispose.js';
import { bulkError, INVALID_BOX, OK, OUTSIDE, STALE_ID, statusError } from './errors.js';
import type { QuadtreeBinding } from './glue.mjs';
import { freeNow, freeWithOwner } from './lifetime.js';
import { MAX_OBJECTS, NODE_STRIDE } from './limits.js';
import { currentRuntime, type Runtime } from './module.js';
import {
  type Bounds,
  checkOptions,
  OUTSIDES,
  type Outside,
  PLACEMENTS,
  type Placement,
  type QuadtreeOptions,
  type Settings,
} from './options.js';
import type { QuadtreeStats } from './stats.js';

const NO_BOXES = new Float32Array(0);

/**
 * A set of boxes that answers "which overlap?", made by `Quadtree.create()`, or by `new Quadtree()`
 * once `load()` has resolved.
 *
 * **Units.** Coordinates are 32-bit floats in units of your world, y grows downward; every number
 * is rounded to 32 bits on its way in. Single calls take a corner and a size (`x, y, width,
 * height`), bulk arrays hold `minX, minY, maxX, maxY` per box. Zero sizes are fine.
 *
 * **Edges.** Boxes that share only an edge do not overlap, unless `touching` is true. A point
 * inside a box does.
 *
 * **Ids and rows.** Ids are for keeping, rows are for indexing. An id is never given out again; the
 * row of an object ({@link rowOf}) is its place in `boxes` and its name in all results, until it is
 * removed.
 *
 * **Views.** Arrays that are returned look into WebAssembly's memory; nothing is copied. They are
 * valid until the next call on any tree: ask again, or `slice()` what you keep.
 *
 * **Errors.** TypeError for a value of the wrong type, RangeError for one out of range, each with a
 * sentence that names argument, value and rule. A call that throws has changed nothing.
 *
 * @example
 * ```ts
 * import { Quadtree, rowOf } from 'quadrille';
 *
 * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const hero = tree.insert(10, 10, 32, 32);
 * const wall = tree.insert(30, 0, 8, 600);
 * tree.move(hero, 12, 10);
 * const pairs = tree.pairs();
 * for (let i = 0; i < pairs.length; i += 2) {
 *   if (pairs[i] === rowOf(hero) && pairs[i + 1] === rowOf(wall)) tree.remove(wall);
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class QuadtreeBase {
  /** A node splits when more objects than this belong to it. */
  readonly capacity: number;
  /** The deepest level asked for; `stats().maxDepth` is the one in force. */
  readonly maxDepth: number;
  /** Which nodes hold an object. */
  readonly placement: Placement;
  /** For `'loose'`: side of a loose cell divided by the side of its cell. */
  readonly looseness: number;
  /** True when a shared edge counts as overlap. */
  readonly touching: boolean;
  /** What happens to objects beyond the world. */
  readonly outside: Outside;

  readonly #memory: WebAssembly.Memory;
  #native: QuadtreeBinding | undefined;
  /** The last view that `boxes` gave; empty when another must be made (growth empties it too). */
  #boxes: Float32Array = NO_BOXES;

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    const settings = checkOptions(options);
    const runtime = currentRuntime();
    if (runtime === undefined) {
      throw new Error(
        'Quadtree: the module is not loaded; `await load()` first, or use `await Quadtree.create()`',
      );
    }
    this.capacity = settings.capacity;
    this.maxDepth = settings.maxDepth;
    this.placement = settings.placement;
    this.looseness = settings.looseness;
    this.touching = settings.touching;
    this.outside = settings.outside;
    this.#memory = runtime.memory;
    this.#native = createNative(runtime, settings);
    freeWithOwner(this, this.#native);
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
    const native = this.#live();
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
    const native = this.#live();
    const count = this.#stage('insertMany', native, boxes);
    const status = native.insertMany(count);
    if (status !== OK) throw this.#stagedError('insertMany', native, status);
    return new Float64Array(this.#memory.buffer, native.idsPointer(), count).slice();
  }

  /**
   * Gives an object another box. Costs a comparison and a store while its cells stay the same.
   * What was written to its row in `boxes` since the last `sync()` is overwritten.
   *
   * @throws RangeError when the id is stale (its object was removed), otherwise as `insert`.
   */
  update(id: number, x: number, y: number, width: number, height: number): void {
    const native = this.#live();
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
    const native = this.#live();
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
    const native = this.#live();
    if (!isId(id)) throw idError('remove', id);
    const status = native.remove(id);
    if (status !== OK) throw singleError('remove', status, id);
  }

  /** True while the object is in the tree; false for stale ids and for numbers that are no ids. */
  has(id: number): boolean {
    const native = this.#live();
    if (typeof id !== 'number') throw idError('has', id);
    return isId(id) && native.has(id);
  }

  /** Takes all objects out; all ids are stale from then on. Memory and a grown world are kept. */
  clear(): void {
    this.#boxes = NO_BOXES;
    this.#live().clear();
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
    const native = this.#live();
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
    const native = this.#live();
    if (this.#boxes.length === 0) {
      const { buffer } = this.#memory;
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
    const native = this.#live();
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
    const native = this.#live();
    const id = isRow(row) ? native.idAt(row) : -1;
    if (id < 0) throw rowError('idAt', row);
    return id;
  }

  /** True when a row holds an object; false for removed ones and for numbers that are no rows. */
  isLive(row: number): boolean {
    const native = this.#live();
    if (typeof row !== 'number') throw rowError('isLive', row);
    return isRow(row) && native.idAt(row) >= 0;
  }

  /** Objects in the tree. */
  get size(): number {
    return this.#live().size();
  }

  /** Rows in `boxes`: a quarter of its length. More than `size` after removals. */
  get rows(): number {
    return this.#live().rows();
  }

  // Questions. Each answer is a view of rows.

  /**
   * What a visit of the tree yields: the objects in all nodes that a rectangle reaches, each once,
   * without testing boxes. Candidates are not hits; `query` gives hits.
   *
   * @param step How many levels the visit goes down; where it stops it takes all that is below.
   * Fewer steps, more candidates. By default it goes down to the leaves.
   * @returns Rows, as a view.
   */
  candidates(x: number, y: number, width: number, height: number, step?: number): Uint32Array {
    const native = this.#live();
    if (!isBox(x, y, width, height)) throw boxError('candidates', x, y, width, height);
    const levels = checkStep('candidates', step);
    const maxX = farEdge(x, width);
    const count = native.candidates(x, y, maxX, farEdge(y, height), levels);
    return this.#rowsFound('candidates', native, count);
  }

  /**
   * The objects whose boxes overlap a rectangle, each once, exact.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more; a rectangle of size zero is a point.
   * @returns Rows, as a view.
   */
  query(x: number, y: number, width: number, height: number): Uint32Array {
    const native = this.#live();
    if (!isBox(x, y, width, height)) throw boxError('query', x, y, width, height);
    const count = native.query(x, y, farEdge(x, width), farEdge(y, height));
    return this.#rowsFound('query', native, count);
  }

  /**
   * All overlapping pairs: `[a0, b0, a1, b1, ...]`, rows, a < b, each pair once, in an order that the
   * history of calls determines. Cached until the tree changes.
   *
   * @returns Two rows per pair, as a view.
   * @throws RangeError when there are more than 33,554,432 pairs or no memory for them.
   */
  pairs(): Uint32Array {
    const native = this.#live();
    const count = native.pairs();
    if (count < 0) throw statusError('pairs', -count);
    return new Uint32Array(this.#memory.buffer, native.pairsPointer(), 2 * count);
  }

  /** Rows of the objects whose box shares no point with the world, as a view. */
  outsiders(): Uint32Array {
    const native = this.#live();
    return this.#rowsFound('outsiders', native, native.outsiders());
  }

  /**
   * All nodes by ascending depth, the root first, {@link NODE_STRIDE} floats each: minX, minY, maxX,
   * maxY of its cell; depth; count (objects that it holds itself); total (objects that belong to it
   * or to nodes below, each once); firstChild (position in this list of the first of its four
   * children, which follow each other: top left, top right, bottom left, bottom right; 0 = leaf).
   * Cached until the tree changes.
   *
   * @returns A view.
   */
  nodes(): Float32Array {
    const native = this.#live();
    const count = native.nodes();
    if (count < 0) throw statusError('nodes', -count);
    return new Float32Array(this.#memory.buffer, native.nodesPointer(), NODE_STRIDE * count);
  }

  /** Figures about the tree. Cost: a walk over all nodes. */
  stats(): QuadtreeStats {
    const pointer = this.#live().statsPointer();
    const values = new Float64Array(this.#memory.buffer, pointer, 8);
    return {
      objects: values[0]!,
      nodes: values[1]!,
      leaves: values[2]!,
      references: values[3]!,
      depth: values[4]!,
      maxDepth: values[5]!,
      pairTests: values[6]!,
      bytes: values[7]!,
    };
  }

  /**
   * Checks every invariant of the data structure, slowly; a debugging aid. If it ever throws, you
   * have found a bug in Quadrille: please report it.
   *
   * @throws Error that names the broken invariant.
   */
  validate(): void {
    const broken = this.#live().validate();
    if (broken !== '') throw new Error(`validate: ${broken}`);
  }

  // Settings and lifetime.

  /** The world in 32-bit numbers; it grows only with `outside: 'grow'`. */
  get bounds(): Bounds {
    const pointer = this.#live().boundsPointer();
    const corners = new Float32Array(this.#memory.buffer, pointer, 4);
    const x = corners[0]!;
    const y = corners[1]!;
    return { x, y, width: corners[2]! - x, height: corners[3]! - y };
  }

  /**
   * Frees the tree's memory. Doing it twice is harmless; every other call throws afterwards. A tree
   * that is forgotten is freed some time after the garbage collector has found it.
   */
  dispose(): void {
    if (this.#native === undefined) return;
    freeNow(this, this.#native);
    this.#native = undefined;
    this.#boxes = NO_BOXES;
  }

  /**
   * The same as `dispose()`, for `using`. Its public type is {@link DisposeMethod}.
   *
   * @internal
   */
  [disposeSymbol](): void {
    this.dispose();
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#native === undefined;
  }

  #live(): QuadtreeBinding {
    const native = this.#native;
    if (native === undefined) {
      throw new Error('Quadtree was disposed: it can no longer be used; create another one');
    }
    return native;
  }

  #rowsFound(where: string, native: QuadtreeBinding, count: number): Uint32Array {
    if (count < 0) throw statusError(where, -count);
    return new Uint32Array(this.#memory.buffer, native.resultsPointer(), count);
  }

  /** Copies boxes to where `setAll` and `insertMany` of the binding read them; returns how many. */
  #stage(where: string, native: QuadtreeBinding, boxes: ArrayLike<number>): number {
    const numbers = readBoxes(where, boxes, this.#memory.buffer);
    this.#boxes = NO_BOXES;
    const count = numbers.length / 4;
    const status = native.stage(count);
    if (status !== OK) throw statusError(where, status);
    new Float32Array(this.#memory.buffer, native.stagingPointer(), 4 * count).set(numbers);
    return count;
  }

  /** Reads the offending box back from the staging buffer: as 32 bits, as the core saw it. */
  #stagedError(where: string, native: QuadtreeBinding, status: number): Error {
    const index = native.errorRow();
    const pointer = native.stagingPointer() + 16 * index;
    const box = new Float32Array(this.#memory.buffer, pointer, 4);
    return bulkError(where, status, `box ${index}`, box);
  }
}

/** `[Symbol.dispose]()` where the project's `lib` has it; the class implements it in any case. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface QuadtreeBase extends DisposeMethod {}

function createNative({ glue }: Runtime, settings: Settings): QuadtreeBinding {
  const { x, y, width, height } = settings.bounds;
  const native = new glue.QuadtreeBinding(
    x,
    y,
    farEdge(x, width),
    farEdge(y, height),
    settings.capacity,
    settings.maxDepth,
    PLACEMENTS.indexOf(settings.placement),
    settings.looseness,
    settings.touching,
    OUTSIDES.indexOf(settings.outside),
  );
  const status = native.status();
  if (status === OK) return native;
  native.delete();
  throw statusError('Quadtree', status);
}

function isRow(row: number): boolean {
  return Number.isInteger(row) && row >= 0 && row < MAX_OBJECTS;
}

/** The sentence for a call about one object that the core has refused. */
function singleError(where: string, status: number, id: number, ...box: number[]): Error {
  if (status === STALE_ID) return idError(where, id);
  const error = statusError(where, status);
  if (status === OUTSIDE || status === INVALID_BOX) error.message += `, got ${box.join(', ')}`;
  return error;
}
