/** The class Quadtree. Function modules check arguments and call C++; all geometry is in C++. */
import type { SyncOptions } from './bulk.js';
import * as bulk from './bulk.js';
import { checkOptions } from './checks.js';
import { plainError } from './coded-errors.js';
import { type DisposeMethod, disposeSymbol } from './dispose.js';
import * as explain from './explain.js';
import * as filters from './filters.js';
import { HIT_STRIDE, NEIGHBOR_STRIDE, type ObjectId, type Row } from './limits.js';
import { type EntryLoader, isInstance, LOADER, loaderOf } from './loader.js';
import * as nearest from './nearest.js';
import type { BulkOptions, ObjectChanges, ObjectOptions, ObjectValues } from './object-options.js';
import * as objects from './objects.js';
import {
  type Area,
  boundsOf,
  checkBounds,
  checkSettings,
  DEFAULTS,
  OPTION_NAMES,
  type QuadtreeOptions,
  type Settings,
} from './options.js';
import type { PairMasks } from './pairs.js';
import * as pairs from './pairs.js';
import { queryAny, queryAnyMany, type RegionQueryName, regionQueries } from './queries.js';
import type {
  CandidatesOptions,
  DistanceOptions,
  HitOptions,
  NearestOneOptions,
  NearestOptions,
  NearestRowsOptions,
  QueryOptions,
} from './query-options.js';
import * as raycasts from './raycasts.js';
import type {
  Complete,
  Hit,
  HitLists,
  Neighbor,
  NeighborLists,
  ObjectPair,
  RowLists,
  View,
} from './results.js';
import { changeSettings, createTree, readCorners, readSettings } from './settings.js';
import type { Boxes } from './shape-arrays.js';
import * as snapshots from './snapshots.js';
import { otherModuleError, strangerError } from './strangers.js';
import type { TreeHandle } from './tree-handle.js';

/** The handle of a tree; throws a sentence for all else, which begins with `rule`. */
export let handleOf: (tree: unknown, rule?: string) => TreeHandle;

/** The arguments of each query that `explain` can explain. */
export type QueryArguments = {
  [Name in RegionQueryName | 'raycastAll' | 'sweepAll']: Parameters<Quadtree[Name]>;
} & {
  raycast: Parameters<Quadtree['raycastAll']>;
  sweep: Parameters<Quadtree['sweepAll']>;
  nearest: Parameters<Quadtree['nearestRows']>;
};

/** What `explain` can explain, and the arguments that it takes then: those of the call itself. */
export interface ExplainArguments extends QueryArguments {
  /** Those of `insert`. */
  insert: [x: number, y: number, width: number, height: number];
  /** Those of `update`. */
  update: [id: number, x: number, y: number, width: number, height: number];
  /** That of `remove`. */
  remove: [id: number];
  /** The ids of two objects. */
  pair: [a: number, b: number];
}

/**
 * A set of boxes that finds which overlap, made by `Quadtree.create()`, or by `new Quadtree()`
 * once `load()` has resolved. `Data` is the type of the values that objects carry.
 *
 * A class that extends this one keeps its constructor's parameter, for `create` and `from`. If it has a type
 * parameter, name the type with the class: `(Level<Sprite>).create(options)`.
 *
 * **Units.** Coordinates are 32-bit floats in units of your world, y grows downward; every number
 * that is passed is rounded to 32 bits. Single calls take a corner and a size (`x, y, width, height`),
 * bulk arrays hold `minX, minY, maxX, maxY` for each box. A size may be zero. All results are exact for
 * the rounded boxes: near a billion, floats are 64 apart, and a box smaller than that becomes a line or a
 * point, which is found like any other box.
 *
 * **Edges.** Boxes that share only an edge do not overlap, unless `touching` is true. A point
 * inside a box overlaps it.
 *
 * **Ids and rows.** Keep ids, index by rows. An id is never given out again. The row of an object
 * ({@link rowOf}) is its index in `boxes`, until the object is removed; then another object may get it.
 * Every call on one object takes its id or its row. Ids are the safe form: of a row, it is only checked that it holds an object.
 * `remove` returns false for an object that is gone; every other call refuses it. Ids count for their own tree only: an id of another
 * tree is not recognised as such, and may be that of an object of this one.
 *
 * **Results.** A plain name returns values that you may keep: ids, objects, arrays. A name that ends in `Rows`, or in `Many` for many
 * queries in one call, returns a view of WebAssembly's memory, with rows; nothing is copied. Views, `boxes` and `filters` are
 * valid until the next call on any tree, which includes making one: get them again, or `slice()` what you
 * keep. `boxes`, `data`, `has`, `get`, `boxOf`, `idAt`, `size`, `rows`, `options`, `disposed` and loops over the tree leave
 * views valid, so you may use them in a loop over a view. Views that a callback gets are valid until it
 * returns. A view that is used later may be empty or show other results; `quadrille/checked`, an entry for
 * development, throws then.
 *
 * **Errors.** TypeError for a value of the wrong type, RangeError for one out of range, each with a
 * sentence that names argument, value and rule. A call that throws has changed nothing.
 *
 * **Queries.** Each is exact and finds an object at most once, in an order without a meaning. `query` returns ids, `queryRows` a view
 * of rows, and `queryMany` runs many queries in one call, each for a fraction of a call's cost: the same for the others. What is
 * optional is a field of one object, with the same names everywhere: see {@link QueryOptions}. Made once and used again, it costs
 * nothing.
 *
 * **Rays and moving boxes.** In an array, a hit is {@link HIT_STRIDE} numbers: row, fraction (of the
 * path, 0 to 1), x, y (where the ray's end or the moving box's top left corner is then), normalX, normalY
 * (of the side that is met; 0, 0 for an overlap from the start). A ray meets a box where it enters it. A
 * ray that only touches a corner, runs along an edge or ends on one meets the box only with `touching`. A
 * ray that crosses a box without width or without height meets it; a box without both is met only with
 * `touching`. Whether they meet is decided in 64 bits, without a division: exactly, unless the
 * magnitudes of coordinates differ by a factor of 2^29 or more.
 *
 * **Callbacks.** A callback that returns `'stop'` ends the call that it was given to, and so does an exception; all
 * else that it returns has no effect. It may call the tree, changes included: an object that it removes
 * is not visited any more, one that it moves is reported as it was found. `clear`,
 * `setAll`, `restore` and `dispose` end the call.
 *
 * @example
 * ```ts
 * import { Quadtree } from 'quadrille';
 *
 * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const hero = tree.insert(10, 10, 32, 32);
 * const wall = tree.insert(30, 0, 8, 600);
 * tree.move(hero, 12, 10);
 * for (const { a, b } of tree.pairs()) if (a === hero && b === wall) tree.remove(wall);
 * const ahead = tree.raycast(28, 26, 100, 0, { except: hero });
 * ```
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class Quadtree<Data = unknown> {
  /** @internal */
  declare protected static readonly [LOADER]: EntryLoader;

  /**
   * The classes of entries with one binary take each other's trees, so that for `instanceof` they are this class, as in the declarations.
   *
   * @internal
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    return isInstance.call(Object.hasOwn(this, LOADER) ? Quadtree : this, value);
  }

  readonly #tree: TreeHandle;
  #settings: Settings;

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    const where = 'Quadtree';
    checkOptions(where, options, OPTION_NAMES);
    const corners = checkBounds(where, options.bounds);
    this.#settings = checkSettings(where, options, DEFAULTS);
    const { module } = loaderOf(where, new.target).shared;
    if (module === undefined) throw notLoadedError();
    this.#tree = createTree(module, where, corners, this.#settings);
  }

  static {
    handleOf = (
      tree,
      rule = 'Quadtree: a method must be called on a tree, as in tree.sync()',
    ): TreeHandle => {
      if (typeof tree === 'object' && tree !== null && #tree in tree) return tree.#tree;
      throw strangerError(rule, tree, 'a Quadtree', tree instanceof Quadtree);
    };
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree. Called on a class that extends this
   * one, it makes a tree of that class.
   *
   * @throws Rejects as `load()` and the constructor throw.
   */
  // A second type parameter keeps this overload from `create<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static create<Tree extends Quadtree, Options extends QuadtreeOptions>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    options: Options,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static create<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => Quadtree<Data>,
    options: QuadtreeOptions,
  ): Promise<Quadtree<Data>>;
  static async create(this: typeof Quadtree, options: QuadtreeOptions): Promise<Quadtree> {
    await loaderOf('Quadtree.create', this).load();
    return new this(options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree from what `snapshot()` returned. Called
   * on a class that extends this one, it makes a tree of that class.
   *
   * @throws Rejects as `restore()` throws.
   */
  // A second type parameter keeps this overload from `from<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static from<Tree extends Quadtree, Bytes extends Uint8Array>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    snapshot: Bytes,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static from<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => Quadtree<Data>,
    snapshot: Uint8Array,
  ): Promise<Quadtree<Data>>;
  static async from(this: typeof Quadtree, snapshot: Uint8Array): Promise<Quadtree> {
    await loaderOf('Quadtree.from', this).load();
    const tree = new this({ bounds: { x: 0, y: 0, width: 1, height: 1 } }); // until restored
    try {
      snapshots.restore(tree.#tree, 'Quadtree.from', snapshot);
      tree.#settings = readSettings(tree.#tree);
      return tree;
    } catch (error) {
      tree.dispose();
      throw error;
    }
  }

  // Lifetime, settings, snapshots.

  /**
   * Frees the tree's memory for other trees. WebAssembly's memory itself grows and never shrinks, until
   * the page or the worker ends. A second call has no effect; any other use of the tree throws afterwards.
   * A tree without references is freed some time after the garbage collector has found it.
   */
  dispose(): void {
    handleOf(this).dispose();
  }

  /**
   * The same as `dispose()`, for `using`. Its public type is {@link DisposeMethod}.
   *
   * @internal
   */
  [disposeSymbol](): void {
    handleOf(this);
    this.dispose();
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return handleOf(this).disposed;
  }

  /** `'Quadtree'`, for error sentences: also of a tree from another copy of this package. */
  get [Symbol.toStringTag](): string {
    return 'Quadtree';
  }

  /**
   * The options, with defaults filled in; a copy. `bounds` is the world in 32-bit numbers, larger than the
   * option when it has grown; `maxDepth` is the option, while `inspect(tree).stats().maxDepth` is the limit in force.
   * `setOptions` with these options changes nothing. A new tree made from those of a grown one may round its
   * width and height to 32 bits, and refuses them where they are beyond the range of 32 bits.
   */
  get options(): Complete<QuadtreeOptions> {
    return { bounds: boundsOf(readCorners(handleOf(this))), ...this.#settings };
  }

  /**
   * Changes options of a tree in use; options that are left out stay. Ids, rows and boxes stay too. The
   * nodes are then those of a new tree with these options and the same boxes. What was written to `boxes`
   * since the last `sync()` still waits for the next one. Cost: a rebuild.
   *
   * @throws TypeError or RangeError for a wrong option; RangeError when an object would be outside
   * with `outside: 'reject'`, or a limit or the memory is exhausted. Nothing has changed then.
   *
   * @example
   * ```ts
   * import type { Quadtree } from 'quadrille';
   *
   * function nextLevel(tree: Quadtree, width: number, height: number): void {
   *   tree.setOptions({ bounds: { x: 0, y: 0, width, height }, maxDepth: 10 });
   * }
   * ```
   */
  setOptions(options: Partial<QuadtreeOptions>): void {
    const tree = handleOf(this);
    const where = 'setOptions';
    void tree.native;
    checkOptions(where, options, OPTION_NAMES);
    const { bounds } = options;
    const current = readCorners(tree);
    const corners = bounds === undefined ? current : checkBounds(where, bounds, current);
    const settings = checkSettings(where, options, this.#settings);
    changeSettings(tree, where, corners, settings);
    this.#settings = settings;
  }

  /**
   * The tree as bytes, the same on every machine: options, ids, filters, and boxes as of the last
   * `sync()`, but no data of objects. Store them, or send them to a worker: `postMessage(bytes, [bytes.buffer])`. Later versions
   * of quadrille will read them too. Cost: a pass over the rows.
   *
   * @returns A copy, yours to keep: about 20 bytes an object, 28 once filters are used.
   * @throws RangeError when there is no memory.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 10, 32, 32);
   * const copy = await Quadtree.from(tree.snapshot());
   * console.log(copy.size); // prints 1
   * ```
   */
  // `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know: there, this is `Uint8Array`.
  snapshot(): ReturnType<Uint8Array['slice']> {
    return snapshots.snapshot(handleOf(this));
  }

  /**
   * Replaces this tree by the one of a snapshot: options, bounds, ids, filters, boxes and nodes are then
   * as they were; the order of results may differ. No object has data then. Ids that were given out after the snapshot are not
   * valid any more and may be given out again. `Quadtree.from(bytes)` makes a new tree instead. Cost: a
   * rebuild.
   *
   * @param snapshot What `snapshot()` returned, here or elsewhere. Every value in it is
   * checked, so bytes of any origin are safe. A checksum detects bits that were lost or altered by accident.
   * @throws TypeError when it is no Uint8Array; RangeError when it is no snapshot, is damaged, was
   * written by a later version, or when memory is exhausted. Nothing has changed then.
   */
  restore(snapshot: Uint8Array): void {
    const tree = handleOf(this);
    snapshots.restore(tree, 'restore', snapshot);
    this.#settings = readSettings(tree);
  }

  /**
   * A hash of all that a snapshot holds, in 16 hexadecimal digits: equal for equal snapshots on every machine, and another one, most
   * likely, where they differ. It sees boxes as of the last `sync()`. Cost: a pass over the rows; nothing is copied.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = tree.insert(10, 10, 32, 32);
   * const before = tree.hash();
   * tree.move(hero, 11, 10);
   * console.log(tree.hash() === before); // prints false
   * ```
   */
  hash(): string {
    const { module, native } = handleOf(this);
    return snapshots.hashText(module, native.hash());
  }

  // One object at a time.

  /**
   * Adds an object. Cost: one descent from the root, and sometimes a split.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more.
   * @param options The object's `data`, which `data(id)` then returns, and its filter: `category`, 1 by default, and `mask`, by
   * default all. `update` changes them.
   * @returns The object's id: keep it for `update`, `move` and `remove`. Its row is `rowOf(id)`.
   * @throws RangeError for a number that is not finite in 32 bits, a negative size, a box outside the
   * world with `outside: 'reject'`, or when a limit or the memory is exhausted.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const bounds = { x: 0, y: 0, width: 800, height: 600 };
   * const [WALL, HERO, COIN] = [1, 2, 4];
   * const tree = await Quadtree.create<{ name: string }>({ bounds });
   * tree.insert(10, 10, 32, 32, { data: { name: 'Ada' }, category: HERO, mask: WALL | COIN });
   * for (const id of tree.query(0, 0, 100, 100, { mask: HERO })) console.log(tree.data(id)?.name); // prints Ada
   * ```
   */
  insert(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: ObjectOptions<Data>,
  ): ObjectId {
    return objects.insert(handleOf(this), x, y, width, height, options);
  }

  /**
   * Changes what an object is: its box, its filter, its data. What is left out stays. All or nothing. Cost of another box: a
   * comparison and a store while its cells stay the same, else as `remove` and `insert`.
   *
   * A box that is changed overwrites what was written to its row in `boxes` since the last `sync()`; sides that are left out are those of
   * the last `sync()`.
   *
   * @param id The object's id, or its row: so in all calls on one object.
   * @throws RangeError when the object is gone, otherwise as `insert`.
   *
   * @example
   * ```ts
   * import type { ObjectId, Quadtree } from 'quadrille';
   *
   * const GHOST = 8;
   *
   * function haunt(tree: Quadtree, hero: ObjectId): void {
   *   tree.update(hero, { width: 64, height: 64, category: GHOST });
   * }
   * ```
   */
  update(id: number, changes: ObjectChanges<Data>): void;
  /** The same for a box, without an object that names its numbers. */
  update(id: number, x: number, y: number, width: number, height: number): void;
  update(
    id: number,
    x: number | ObjectChanges<Data>,
    y?: number,
    width?: number,
    height?: number,
  ): void {
    const tree = handleOf(this);
    if (typeof x === 'object' && y === undefined) objects.change(tree, id, x);
    else objects.update(tree, id, x as number, y!, width!, height!);
  }

  /**
   * Moves an object's top left corner to (x, y). Its size stays that of the last `sync()`, except for rounding
   * to 32 bits: where that adds up over thousands of moves, set the size again with `update`. What was written
   * to its row in `boxes` since then is overwritten; `moveMany` takes the size that was written.
   *
   * @throws RangeError as `update`.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = tree.insert(10, 10, 32, 32);
   * tree.move(hero, 50, 10);
   * console.log(tree.boxOf(hero)); // prints { x: 50, y: 10, width: 32, height: 32 }
   * ```
   */
  move(id: number, x: number, y: number): void {
    objects.move(handleOf(this), id, x, y);
  }

  /**
   * Removes an object and its data. Its id is stale from then on; its row will be used again. Cost: one descent from
   * the root and a scan of the lists of the nodes that hold it; of a list of thousands, a look-up.
   *
   * @returns Whether it was there: false when it is gone already, and for any other number. Every other call refuses these.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const coin = tree.insert(10, 10, 8, 8);
   * console.log(tree.remove(coin), tree.remove(coin)); // prints true false
   * ```
   */
  remove(id: number): boolean {
    return objects.remove(handleOf(this), id);
  }

  /** True while the object is in the tree; for a row, while it holds one. False for numbers that are neither. */
  has(id: number): boolean {
    return objects.has(handleOf(this), id);
  }

  /**
   * What an object is: all that `insert` takes, in 32-bit numbers; a copy. Its box is that of the last `sync()`.
   *
   * @throws RangeError when the object is gone.
   */
  get(id: number): ObjectValues<Data> {
    return objects.get(handleOf(this), id) as ObjectValues<Data>;
  }

  /**
   * The box of an object, as of the last `sync()`; a copy.
   *
   * @throws RangeError when the object is gone.
   */
  boxOf(id: number): Area {
    return objects.boxOf(handleOf(this), id);
  }

  /**
   * What was given to an object as its `data`, or undefined. Data stay in JavaScript. They go with
   * their objects: at `remove`, `clear`, `setAll`, `restore` and `dispose`. Snapshots hold none. Cost: by row a
   * look-up in an array, without a call of WebAssembly; by id, or for an object without data, with one.
   *
   * @throws RangeError when the object is gone.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const bounds = { x: 0, y: 0, width: 800, height: 600 };
   * const tree = await Quadtree.create<{ lives: number }>({ bounds });
   * const hero = tree.insert(10, 10, 32, 32, { data: { lives: 3 } });
   * console.log(tree.data(hero)?.lives); // prints 3
   * ```
   */
  data(id: number): Data | undefined {
    return objects.dataOf(handleOf(this), id) as Data | undefined;
  }

  /**
   * Removes all objects and their data; all ids are stale from then on. Keeps the memory, and a world that has
   * grown.
   */
  clear(): void {
    objects.clear(handleOf(this));
  }

  /**
   * The ids of all objects, by row. The loop may call the tree, changes included: objects that were removed before their turn are left
   * out, those that were added come if their row does.
   *
   * @example
   * ```ts
   * import type { Quadtree } from 'quadrille';
   *
   * function removeSmall(tree: Quadtree): void {
   *   for (const id of tree) if (tree.boxOf(id).width < 2) tree.remove(id);
   * }
   * ```
   */
  [Symbol.iterator](): IterableIterator<ObjectId> {
    const tree = handleOf(this);
    void tree.native;
    return objects.allIds(tree);
  }

  /**
   * The id of the object in a row.
   *
   * @throws RangeError when the row holds no object.
   */
  idAt(row: number): ObjectId {
    return objects.idAt(handleOf(this), row);
  }

  /** Objects in the tree. */
  get size(): number {
    return handleOf(this).native.size();
  }

  /** Rows in `boxes`: a quarter of its length. More than `size` after removals. */
  get rows(): number {
    return handleOf(this).native.rows();
  }

  // All objects, or many.

  /**
   * Adds many objects, or none if one of them is refused.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY; or `{ x, y, width, height }`, four arrays. Typed arrays of the first
   * form are copied fastest.
   * @param options `data` holds one value for each box; `category` and `mask` are those of all new objects.
   * @returns The ids in the order of the boxes.
   * @throws RangeError that names the first invalid box by its index, or when there are more or fewer data
   * than boxes; otherwise as `insert`.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ids = tree.insertMany([0, 0, 10, 10, 20, 0, 30, 10]); // minX, minY, maxX, maxY
   * console.log(ids.length, tree.size); // prints 2 2
   * ```
   */
  insertMany(boxes: Boxes, options?: BulkOptions<Data>): ObjectId[] {
    return bulk.insertMany(handleOf(this), boxes, options);
  }

  /**
   * Replaces all objects: box i is in row i and has a new id (`idAt(i)`), the default filter, and no data. All
   * or nothing. The fastest way to fill a tree.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY; or `{ x, y, width, height }`, four arrays. Typed arrays of the first
   * form are copied fastest.
   * @throws RangeError that names the first invalid box by its index; otherwise as `insert`.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.setAll(new Float32Array([0, 0, 10, 10, 5, 5, 15, 15]));
   * console.log(tree.size, tree.pairs().length); // prints 2 1
   * ```
   */
  setAll(boxes: Boxes): void {
    bulk.setAll(handleOf(this), boxes);
  }

  /**
   * All boxes, four floats a row: minX, minY, maxX, maxY. A view: write into it, then call `sync()`.
   * Until then, no query sees what was written. The contents of rows without an object have no meaning.
   *
   * When both corners of a box are moved, each is rounded by itself, so that its size drifts over
   * thousands of frames. Where that matters, write maxX as minX + width.
   *
   * The view is valid until the next call on any tree: get it once per frame, which costs almost nothing,
   * and do not keep it.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * function frame(tree: Quadtree, dx: number): void {
   *   const { boxes } = tree;
   *   for (let i = 0; i < boxes.length; i += 4) {
   *     boxes[i]! += dx; // minX
   *     boxes[i + 2]! += dx; // maxX
   *   }
   *   tree.sync();
   * }
   * ```
   */
  get boxes(): Float32Array {
    return bulk.viewBoxes(handleOf(this));
  }

  /**
   * Brings the tree up to date with `boxes`. All or nothing. Cost: one pass over the rows, then the objects that
   * moved to other cells, or a rebuild, whichever is cheaper.
   *
   * @param options `strategy` chooses between updates and a rebuild, where you know which is cheaper. The
   * result is the same.
   * @throws RangeError that names the first row whose box is not finite, has max < min, or is outside
   * the world with `outside: 'reject'`. The tree is then as before; `boxes` still holds what was
   * written, so that you can correct it.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(0, 0, 10, 10);
   * tree.insert(100, 0, 10, 10);
   * tree.boxes.set([95, 0, 105, 10], 0); // row 0
   * console.log(tree.pairs().length); // prints 0
   * tree.sync();
   * console.log(tree.pairs().length); // prints 1
   * ```
   */
  sync(options?: SyncOptions): void {
    bulk.sync(handleOf(this), options);
  }

  /**
   * Moves the object in each row: its top left corner goes to a position, its size stays that in `boxes`,
   * except for rounding to 32 bits. The same as writing the new boxes to `boxes` and calling `sync()`: what
   * else was written there takes effect too, also another size, of which `move` knows nothing. All or nothing.
   * Cost: as `sync`, and one pass over the rows.
   *
   * @param positions Two numbers a row: x, y of row 0, of row 1 and so on. Numbers for rows without an
   * object have no effect; objects in rows behind the last position stay where they are.
   * @param options As of `sync`.
   * @throws RangeError when there are more positions than rows, or one that names the first row whose
   * position is refused, as `sync` does. `boxes` is then as before.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insertMany([0, 0, 10, 10, 20, 0, 30, 10]);
   * tree.moveMany([0, 50, 5, 50]); // x and y of row 0, then of row 1
   * console.log(tree.pairs().length); // prints 1
   * ```
   */
  moveMany(positions: ArrayLike<number>, options?: SyncOptions): void {
    bulk.moveMany(handleOf(this), positions, options);
  }

  /**
   * Allocates what is kept for each row, for that many objects in all. Until there are more, inserting and
   * removing objects does not move `boxes`. Nodes, and results, still take memory when they need it.
   *
   * @param count A whole number, zero or more.
   * @throws RangeError when it is not a whole number, is more than 16,777,215, or there is no memory for it.
   */
  reserve(count: number): void {
    bulk.reserve(handleOf(this), count);
  }

  /**
   * The filters of all objects, two words a row: category, mask. A view: what is written to it holds from the next
   * query on. Filters cost nothing until the first is set, be it by `insert`, by `update` or here; then 8
   * bytes a row, a test per result, and a pass over the pairs. An object whose category or mask is 0 is in no pair and in no query
   * result, even without a filter. It stays in `boxes` and in the nodes. The contents of rows without an object have no meaning; a new object starts with category 1
   * and a mask of all ones. The view is valid until the next call on any tree.
   *
   * @throws RangeError when there is no memory for it.
   */
  get filters(): Uint32Array {
    return filters.viewFilters(handleOf(this));
  }

  // Pairs.

  /**
   * All pairs of objects that overlap and whose filters admit each other: each once, the lower id first. Yours to keep. In a game's
   * frame, `pairRows` and `forEachPair` find the same pairs for a fraction of the cost.
   *
   * @throws RangeError as `pairRows`.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = tree.insert(10, 10, 32, 32);
   * const wall = tree.insert(30, 0, 8, 600);
   * for (const { a, b } of tree.pairs()) console.log(a === hero, b === wall); // prints true true
   * ```
   */
  pairs(): ObjectPair[] {
    return pairs.pairs(handleOf(this));
  }

  /**
   * The pairs of `pairs()` as rows: `[a0, b0, a1, b1, ...]`, a < b, each
   * pair once, in an order that depends on the calls before. Cached until the tree changes.
   *
   * @returns Two rows per pair, as a view.
   * @throws RangeError when there are more than `maxPairs` says, or no memory for them. A tree for each group, and `pairsBetween`, find
   * fewer pairs.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.setAll([0, 0, 10, 10, 5, 5, 15, 15, 12, 12, 20, 20]);
   * const pairs = tree.pairRows();
   * let touched = 0;
   * for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === 1 || pairs[i + 1] === 1) touched++;
   * console.log(touched); // prints 2
   * ```
   */
  pairRows(): View<Uint32Array> {
    return pairs.pairRows(handleOf(this), 'pairRows');
  }

  /**
   * Calls `onPair(a, b)` for each of the pairs, by rows, the smaller one first, until it returns `'stop'`. The pairs are copied
   * before the first call, so that the callback may call the tree, changes and further loops included:
   * it gets the pairs of objects that were there at the start, without those of objects that were removed
   * since, even if their rows were given to others. `clear`, `setAll`, `restore` and `dispose` end the loop,
   * and so does an exception. Cost: that of `pairs`, a copy of them, and the calls; after warm-up, it
   * allocates nothing.
   *
   * @param onPair What it returns has no effect, unless it is `'stop'`.
   * @param masks By categories: which object comes first, and which second; other pairs are left out. Both, by default all.
   * @throws RangeError as `pairs`; TypeError when `onPair` is no function; what `onPair` throws.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const [ENEMY, BULLET] = [1, 2];
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 10, 32, 32, { category: ENEMY, mask: BULLET });
   * tree.insert(20, 20, 4, 4, { category: BULLET, mask: ENEMY });
   * tree.forEachPair(
   *   (bullet, enemy) => {
   *     tree.remove(bullet); // its other pairs are left out
   *     tree.remove(enemy);
   *   },
   *   { a: BULLET, b: ENEMY },
   * );
   * ```
   */
  forEachPair(onPair: (a: Row, b: Row) => unknown, masks?: PairMasks): void {
    pairs.forEachPair(handleOf(this), onPair, masks);
  }

  /**
   * All overlapping pairs of an object of this tree, `a`, and one of another, `b`, whose filters admit each other; by the `touching` of
   * this tree. Between a tree and itself, each pair is found twice, and each object with itself. Cost: one query of
   * the larger tree for each object of the smaller one.
   *
   * @throws RangeError as `pairRows`; TypeError when `other` is no tree, or one of another WebAssembly module
   * (another copy of this package); Error when it was disposed of.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const bounds = { x: 0, y: 0, width: 800, height: 600 };
   * const players = await Quadtree.create({ bounds });
   * const coins = await Quadtree.create({ bounds });
   * players.insert(10, 10, 32, 32);
   * const coin = coins.insert(20, 20, 8, 8);
   * for (const { b } of players.pairsBetween(coins)) console.log(b === coin); // prints true
   * ```
   */
  pairsBetween(other: Quadtree): ObjectPair[] {
    const where = 'pairsBetween';
    const tree = handleOf(this);
    return pairs.pairsBetween(tree, where, otherTree(where, tree, other));
  }

  /**
   * The pairs of `pairsBetween()` as rows: `[a0, b0, a1, b1, ...]`, a row of this tree, a row of the other.
   *
   * @returns Two rows per pair, as a view.
   */
  pairsBetweenRows(other: Quadtree): View<Uint32Array> {
    const where = 'pairsBetweenRows';
    const tree = handleOf(this);
    return pairs.pairsBetweenRows(tree, where, otherTree(where, tree, other));
  }

  // Region queries.

  /**
   * The objects whose boxes overlap a rectangle. An edge that is only shared is no overlap unless
   * `touching` is true; a point or a line within a box is.
   *
   * Cost: the nodes that the rectangle reaches; a fraction of a microsecond for a small one among
   * 100,000 objects, after the first few queries since the last change.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more; a rectangle of size zero is a point.
   * @param options What may be found; everything by default.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ENEMY = 2;
   * tree.insert(10, 10, 32, 32);
   * tree.insert(60, 10, 32, 32, { category: ENEMY });
   * console.log(tree.query(0, 0, 100, 100).length); // prints 2
   * console.log(tree.query(0, 0, 100, 100, { mask: ENEMY }).length); // prints 1
   * ```
   */
  query(x: number, y: number, width: number, height: number, options?: QueryOptions): ObjectId[] {
    const tree = handleOf(this);
    const where = 'query';
    const count = regionQueries.query.one(tree, where, x, y, width, height, options);
    return objects.idsOf(tree, tree.module.words(where, count));
  }

  /**
   * What `query` finds, as rows; a view.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 10, 32, 32);
   * const { boxes } = tree;
   * for (const row of tree.queryRows(0, 0, 100, 100)) console.log(boxes[4 * row]); // prints 10
   * ```
   */
  queryRows(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: QueryOptions,
  ): View<Uint32Array> {
    const tree = handleOf(this);
    const where = 'queryRows';
    const count = regionQueries.query.one(tree, where, x, y, width, height, options);
    return tree.module.words(where, count);
  }

  /**
   * `query` for many rectangles in one call. All or nothing.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY; or `{ x, y, width, height }`, four arrays. Typed arrays of the first
   * form are copied fastest.
   * @returns Views.
   * @throws RangeError that names the first invalid box by its index.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 10, 32, 32);
   * const { rows, offsets } = tree.queryMany([0, 0, 20, 20, 500, 0, 520, 20]); // two rectangles
   * for (let i = 0; i + 1 < offsets.length; i++) {
   *   console.log(rows.slice(offsets[i], offsets[i + 1]).length); // prints 1, then 0
   * }
   * ```
   */
  queryMany(boxes: Boxes, options?: QueryOptions): RowLists {
    return regionQueries.query.many(handleOf(this), 'queryMany', boxes, options);
  }

  /** True when `query` would find anything; stops at the first. */
  queryAny(x: number, y: number, width: number, height: number, options?: QueryOptions): boolean {
    return queryAny(handleOf(this), 'queryAny', x, y, width, height, options);
  }

  /**
   * `queryAny` for many rectangles in one call; see `queryMany`.
   *
   * @returns 1 for each rectangle for which `query` would find anything, else 0; a view.
   */
  queryAnyMany(boxes: Boxes, options?: QueryOptions): View<Uint32Array> {
    return queryAnyMany(handleOf(this), 'queryAnyMany', boxes, options);
  }

  /**
   * The objects whose boxes hold a point inside, or with `touching` also on an edge.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const button = tree.insert(10, 10, 32, 32);
   * const [clicked] = tree.queryPoint(20, 20);
   * console.log(clicked === button); // prints true
   * ```
   */
  queryPoint(x: number, y: number, options?: QueryOptions): ObjectId[] {
    const tree = handleOf(this);
    const where = 'queryPoint';
    const count = regionQueries.queryPoint.one(tree, where, x, y, options);
    return objects.idsOf(tree, tree.module.words(where, count));
  }

  /** What `queryPoint` finds, as rows; a view. */
  queryPointRows(x: number, y: number, options?: QueryOptions): View<Uint32Array> {
    const tree = handleOf(this);
    const where = 'queryPointRows';
    const count = regionQueries.queryPoint.one(tree, where, x, y, options);
    return tree.module.words(where, count);
  }

  /** `queryPoint` for many points, two numbers each: x, y. See `queryMany`. */
  queryPointMany(points: ArrayLike<number>, options?: QueryOptions): RowLists {
    return regionQueries.queryPoint.many(handleOf(this), 'queryPointMany', points, options);
  }

  /**
   * The objects whose boxes are nearer to a circle's centre than its radius, or hold the centre; with
   * `touching`, also those at just that distance. Computed in 64 bits: exact except for the rounding of
   * squares.
   *
   * @param x Of the centre. @param y Of the centre.
   * @param radius Zero or more; a circle of radius zero is a point.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 10, 32, 32);
   * tree.insert(400, 10, 32, 32);
   * for (const id of tree.queryCircle(50, 50, 40)) tree.remove(id); // an explosion
   * console.log(tree.size); // prints 1
   * ```
   */
  queryCircle(x: number, y: number, radius: number, options?: QueryOptions): ObjectId[] {
    const tree = handleOf(this);
    const where = 'queryCircle';
    const count = regionQueries.queryCircle.one(tree, where, x, y, radius, options);
    return objects.idsOf(tree, tree.module.words(where, count));
  }

  /** What `queryCircle` finds, as rows; a view. */
  queryCircleRows(x: number, y: number, radius: number, options?: QueryOptions): View<Uint32Array> {
    const tree = handleOf(this);
    const where = 'queryCircleRows';
    const count = regionQueries.queryCircle.one(tree, where, x, y, radius, options);
    return tree.module.words(where, count);
  }

  /** `queryCircle` for many circles, three numbers each: x, y, radius. See `queryMany`. */
  queryCircleMany(circles: ArrayLike<number>, options?: QueryOptions): RowLists {
    return regionQueries.queryCircle.many(handleOf(this), 'queryCircleMany', circles, options);
  }

  /**
   * The objects whose boxes overlap a convex polygon. They do not overlap where a line along an axis or
   * along a side of the polygon separates it from the box, nor where both touch such a line, unless
   * `touching` is true. Computed in 64 bits: exact for coordinates of up to 24 bits.
   *
   * @param corners x and y of each corner, in order, clockwise or not: three or more, no two
   * neighbours equal, not all on one line.
   * @throws RangeError when the polygon is not convex.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(100, 0, 10, 10);
   * const seen = tree.queryPolygon([0, 0, 200, -50, 200, 50]); // what a guard at 0, 0 sees
   * console.log(seen.length); // prints 1
   * ```
   */
  queryPolygon(corners: ArrayLike<number>, options?: QueryOptions): ObjectId[] {
    const tree = handleOf(this);
    const where = 'queryPolygon';
    const count = regionQueries.queryPolygon.one(tree, where, corners, options);
    return objects.idsOf(tree, tree.module.words(where, count));
  }

  /** What `queryPolygon` finds, as rows; a view. */
  queryPolygonRows(corners: ArrayLike<number>, options?: QueryOptions): View<Uint32Array> {
    const tree = handleOf(this);
    const where = 'queryPolygonRows';
    const count = regionQueries.queryPolygon.one(tree, where, corners, options);
    return tree.module.words(where, count);
  }

  /**
   * `queryPolygon` for many polygons; see `queryMany`.
   *
   * @param corners The corners of all polygons, one polygon after another.
   * @param offsets Where each polygon begins, counted in corners, and where the last one ends: ascending.
   */
  queryPolygonMany(
    corners: ArrayLike<number>,
    offsets: ArrayLike<number>,
    options?: QueryOptions,
  ): RowLists {
    return regionQueries.queryPolygon.many(
      handleOf(this),
      'queryPolygonMany',
      corners,
      offsets,
      options,
    );
  }

  /**
   * What a traversal of the tree yields: the objects in all nodes that a rectangle reaches, each once,
   * without testing boxes. Candidates are not hits; `query` gives hits.
   *
   * @param options `steps` limits how many levels the traversal descends.
   */
  candidates(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: CandidatesOptions,
  ): ObjectId[] {
    const tree = handleOf(this);
    const where = 'candidates';
    const count = regionQueries.candidates.one(tree, where, x, y, width, height, options);
    return objects.idsOf(tree, tree.module.words(where, count));
  }

  /** What `candidates` finds, as rows; a view. */
  candidateRows(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: CandidatesOptions,
  ): View<Uint32Array> {
    const tree = handleOf(this);
    const where = 'candidateRows';
    const count = regionQueries.candidates.one(tree, where, x, y, width, height, options);
    return tree.module.words(where, count);
  }

  /** `candidates` of many boxes; see `queryMany`. */
  candidatesMany(boxes: Boxes, options?: CandidatesOptions): RowLists {
    return regionQueries.candidates.many(handleOf(this), 'candidatesMany', boxes, options);
  }

  // Ray casts and sweeps.

  /**
   * The first object that a point meets on its path from (x, y) to (x + dx, y + dy), by fractions in 64
   * bits; of several at the same fraction, the one with the smallest row. A ray that starts in a box, as
   * `queryPoint` decides, meets it at fraction 0. At a corner, the vertical side counts as met.
   * Cost: the nodes along the path up to the hit.
   *
   * @returns The hit, or undefined.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = tree.insert(10, 10, 20, 20);
   * tree.insert(110, 0, 10, 100);
   * const hit = tree.raycast(20, 20, 200, 0, { except: hero });
   * console.log(hit?.x, hit?.normalX); // prints 110 -1
   * ```
   */
  raycast(x: number, y: number, dx: number, dy: number, options?: HitOptions): Hit | undefined {
    return raycasts.firstRayHit(handleOf(this), x, y, dx, dy, options);
  }

  /**
   * `raycast` for many rays in one call.
   *
   * @param rays Four numbers each: x, y, dx, dy.
   * @returns {@link HIT_STRIDE} numbers for each ray; row -1, fraction 1 and zeros when it meets nothing. A view.
   */
  raycastMany(rays: ArrayLike<number>, options?: QueryOptions): View<Float32Array> {
    return raycasts.raycastMany(handleOf(this), rays, options);
  }

  /** All objects that a ray meets: by fraction, then by row. */
  raycastAll(x: number, y: number, dx: number, dy: number, options?: QueryOptions): Hit[] {
    const tree = handleOf(this);
    const where = 'raycastAll';
    const count = raycasts.raycastAll(tree, where, x, y, dx, dy, options);
    return raycasts.hitsOf(tree, where, count);
  }

  /** The hits of `raycastAll` as numbers, {@link HIT_STRIDE} each, with rows: see {@link HitField}. A view. */
  raycastAllRows(
    x: number,
    y: number,
    dx: number,
    dy: number,
    options?: QueryOptions,
  ): View<Float32Array> {
    const tree = handleOf(this);
    const where = 'raycastAllRows';
    const count = raycasts.raycastAll(tree, where, x, y, dx, dy, options);
    return tree.module.floats(where, count, HIT_STRIDE);
  }

  /**
   * `raycastAll` for many rays in one call: the hits of ray i are hits `offsets[i]` to `offsets[i + 1]`, counted in hits.
   *
   * @param rays Four numbers each: x, y, dx, dy.
   */
  raycastAllMany(rays: ArrayLike<number>, options?: QueryOptions): HitLists {
    return raycasts.raycastAllMany(handleOf(this), rays, options);
  }

  /**
   * The first object that a box meets while it moves by (dx, dy), by the rules of `raycast`. An object
   * that it overlaps from the start is met at fraction 0, with normal 0, 0. An object that it only touches
   * at the start is met at fraction 0 if the box moves into it, and not if it slides along it or leaves it;
   * with `touching`, touching is overlapping. What only rounding puts in its way does not stop it: an object
   * into which it gets no deeper than 4 float steps of its largest coordinate there, however far it goes on.
   * One that it overlaps at the start by no more than that, it touches. Neither counts with `touching`, nor
   * for a box without a size.
   *
   * @param x Left edge at the start. @param y Top edge at the start.
   * @param width Zero or more. @param height Zero or more.
   * @returns The hit, with the position of the top left corner then; or undefined. The position is rounded
   * away from the object, by a float or two at most. A box that `move` or `moveMany` puts there does not overlap
   * the object strictly, unless the two overlap from the start. Nor does one that is made anew there, by `insert`, by `update`
   * or in `boxes`, with maxX - minX and maxY - minY as its sizes. With another width or height, such as the one of
   * which maxX or maxY was rounded, it may overlap by one rounding.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(100, 0, 10, 100); // a wall
   * const hit = tree.sweep(0, 20, 16, 16, 200, 0);
   * console.log(hit?.x); // prints 84
   * ```
   */
  sweep(
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    options?: HitOptions,
  ): Hit | undefined {
    return raycasts.firstSweepHit(handleOf(this), x, y, width, height, dx, dy, options);
  }

  /**
   * `sweep` for many boxes in one call; see `raycastMany`.
   *
   * @param moving Six numbers each: minX, minY, maxX, maxY, dx, dy.
   */
  sweepMany(moving: ArrayLike<number>, options?: QueryOptions): View<Float32Array> {
    return raycasts.sweepMany(handleOf(this), moving, options);
  }

  /** All objects that a moving box meets: by fraction, then by row. */
  sweepAll(
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    options?: QueryOptions,
  ): Hit[] {
    const tree = handleOf(this);
    const where = 'sweepAll';
    const count = raycasts.sweepAll(tree, where, x, y, width, height, dx, dy, options);
    return raycasts.hitsOf(tree, where, count);
  }

  /** The hits of `sweepAll` as numbers, {@link HIT_STRIDE} each, with rows: see {@link HitField}. A view. */
  sweepAllRows(
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    options?: QueryOptions,
  ): View<Float32Array> {
    const tree = handleOf(this);
    const where = 'sweepAllRows';
    const count = raycasts.sweepAll(tree, where, x, y, width, height, dx, dy, options);
    return tree.module.floats(where, count, HIT_STRIDE);
  }

  // The nearest objects.

  /**
   * The object nearest to a point, by distance from it to the nearest point of the box, then by row.
   * Distances are rounded to 32 bits before they are compared, with each other and with the largest
   * one wanted; one beyond the range of 32 bits is Infinity. Within a box and on its edge, the distance
   * is 0. Cost: the nodes that are no farther than the last result.
   *
   * @param options `maxDistance` says how far away it may be; `filter(id)` whether it is wanted: see {@link HitOptions}.
   * @returns The object and its distance, or undefined.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * tree.insert(10, 0, 10, 10);
   * tree.insert(50, 0, 10, 10);
   * console.log(tree.nearest(0, 5)?.distance); // prints 10
   * console.log(tree.nearest(0, 5, { count: 2 }).map(({ distance }) => distance)); // prints [ 10, 50 ]
   * ```
   */
  nearest(x: number, y: number, options?: NearestOneOptions): Neighbor | undefined;
  /** The `count` nearest objects, or as many as there are, in the same order. */
  nearest(x: number, y: number, options: NearestOptions & { readonly count: number }): Neighbor[];
  /** The same, where `count` may be left out. */
  nearest(x: number, y: number, options?: NearestOptions): Neighbor[] | Neighbor | undefined;
  nearest(x: number, y: number, options?: NearestOptions): Neighbor[] | Neighbor | undefined {
    return nearest.nearest(handleOf(this), x, y, options);
  }

  /**
   * The objects of `nearest` as numbers, {@link NEIGHBOR_STRIDE} each, row and distance; one object where there is no `count`.
   *
   * @returns A view.
   */
  nearestRows(x: number, y: number, options?: NearestRowsOptions): View<Float32Array> {
    const tree = handleOf(this);
    const where = 'nearestRows';
    const found = nearest.nearestRows(tree, where, x, y, options);
    return tree.module.floats(where, found, NEIGHBOR_STRIDE);
  }

  /**
   * `nearest` for many points in one call: what is nearest to point i are neighbors `offsets[i]` to
   * `offsets[i + 1]`, counted in neighbors.
   *
   * @param points Two numbers each: x, y.
   */
  nearestMany(points: ArrayLike<number>, options?: NearestRowsOptions): NeighborLists {
    return nearest.nearestMany(handleOf(this), points, options);
  }

  /**
   * Calls `onNeighbor(row, distance)` for each object in the order of `nearest`, until it returns `'stop'`.
   * An object that the callback adds or moves may be visited, missed or visited again; every other object
   * is visited once. Cost: `nearest` for 8 objects, then for 32, 128 and so on; at most about five times as
   * many objects as are visited.
   *
   * @param options `maxDistance` says how far away they may be.
   * @throws As `nearest`; TypeError when `onNeighbor` is no function.
   *
   * @example
   * ```ts
   * import { Quadtree } from 'quadrille';
   *
   * function nearestSquare(tree: Quadtree, x: number, y: number): number | undefined {
   *   let found: number | undefined;
   *   tree.forEachNearest(x, y, (row) => {
   *     const [minX, minY, maxX, maxY] = tree.boxes.subarray(4 * row) as unknown as number[];
   *     if (maxX! - minX! !== maxY! - minY!) return undefined;
   *     found = row;
   *     return 'stop';
   *   });
   *   return found;
   * }
   * ```
   */
  forEachNearest(
    x: number,
    y: number,
    onNeighbor: (row: Row, distance: number) => unknown,
    options?: DistanceOptions,
  ): void {
    nearest.forEachNearest(handleOf(this), x, y, onNeighbor, options);
  }

  // Explanations.

  /**
   * What a change would do now, what a query does, or why two objects are tested against each other:
   *
   * - `'insert'`: the descent, and the node that takes the object, or that splits, and where each of its
   *   objects then goes.
   * - `'update'`: where the object stays, which nodes it leaves and enters, which nodes split and merge.
   * - `'remove'`: the nodes that the object leaves, and those that merge.
   * - `'pair'`: why `pairs` tests two objects, by their ids, against each other, and with what outcome,
   *   filters included; or the node below which the two are in parts of the tree that are not compared.
   *   Events name `b` as the object that is tested.
   * - The name of a query: the nodes that it visits, the nodes next to them that it skips and why, and each
   *   test of an object with its outcome, in order. The query itself runs, from the root on, where others
   *   may begin at leaves: its results are the objects with a `Hit` and no later `Drop`. Where one hit or
   *   the nearest objects are wanted, each `Hit` is among the best so far, until a better one causes its
   *   `Drop`. An object that several nodes hold is tested in each of them until it is hit, and is a
   *   `Repeat` after that. `'candidates'` takes objects without testing them.
   *
   * Nothing changes. Cost: as the call itself, and 24 bytes an event.
   *
   * @param kind What to explain.
   * @param args The arguments of that call; for `'pair'`, two ids.
   * @returns {@link TRACE_STRIDE} integers an event. Yours to keep.
   * @throws As the call itself; TypeError or RangeError when `kind` is none of these; RangeError when the
   * ids of a pair are the same.
   *
   * @example
   * ```ts
   * import { type Quadtree, TRACE_STRIDE, TraceKind } from 'quadrille';
   *
   * function nodesEntered(tree: Quadtree): number {
   *   let entered = 0;
   *   const events = tree.explain('insert', 10, 10, 5, 5);
   *   for (let i = 0; i < events.length; i += TRACE_STRIDE) {
   *     if (events[i] === TraceKind.Enter) entered++;
   *   }
   *   return entered;
   * }
   * ```
   */
  explain<Kind extends keyof ExplainArguments>(
    kind: Kind,
    ...args: ExplainArguments[Kind]
  ): Int32Array {
    return explain.explain(handleOf(this), kind, args);
  }
}

/** For `using`, the class has `[Symbol.dispose]()`, the same as `dispose()`. The compiler knows of it where the project's `lib` does. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging, eslint/no-unused-vars -- merging needs the same parameters
export interface Quadtree<Data = unknown> extends DisposeMethod {}

function notLoadedError(): Error {
  return plainError(
    'Quadtree: the module is not loaded; `await load()` first, or use `await Quadtree.create()`',
    'not-loaded',
  );
}

/** The handle of another tree of the same module. */
function otherTree(where: string, tree: TreeHandle, other: unknown): TreeHandle {
  void tree.native;
  const rule = `${where}: other must be a Quadtree`;
  const handle = handleOf(other, rule);
  if (handle.module === tree.module) return handle;
  throw otherModuleError(rule, other);
}
