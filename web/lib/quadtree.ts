/** The tree as JavaScript sees it. Arguments are checked here; all geometry happens in C++. */
import { calls, floatsFound, valuesFound, valuesPointer } from './calls.js';
import { OK, statusError } from './errors.js';
import { TreeExplanations } from './explanations.js';
import { pointerOf } from './handle.js';
import { isStarted } from './module.js';
import type { NativeSettings } from './native.js';
import {
  type Bounds,
  type Corners,
  checkBounds,
  checkOptions,
  checkSettings,
  DEFAULTS,
  OUTSIDES,
  type Outside,
  PLACEMENTS,
  type Placement,
  type QuadtreeOptions,
  type Settings,
} from './options.js';
import { putBack, takeSnapshot } from './snapshots.js';

const WHERE = 'Quadtree';

/** Restores a snapshot for the call `where`. */
let restoreInto: (tree: QuadtreeBase, where: string, snapshot: Uint8Array) => void;

/**
 * A set of boxes that answers "which overlap?", made by `Quadtree.create()`, or by `new Quadtree()`
 * once `load()` has resolved.
 *
 * **Units.** Coordinates are 32-bit floats in units of your world, y grows downward; every number
 * is rounded to 32 bits on its way in. Single calls take a corner and a size (`x, y, width,
 * height`), bulk arrays hold `minX, minY, maxX, maxY` per box. Zero sizes are fine.
 * Far from the origin rounding shows: floats near a billion are 64 apart, so that smaller boxes become
 * points or lines there. They are not lost; all answers are about the rounded boxes.
 *
 * **Edges.** Boxes that share only an edge do not overlap, unless `touching` is true. A point
 * inside a box does.
 *
 * **Ids and rows.** Ids are for keeping, rows are for indexing. An id is never given out again; the
 * row of an object ({@link rowOf}) is its place in `boxes` and its name in all results, until it is
 * removed.
 *
 * **Views.** Arrays that are returned look into WebAssembly's memory; nothing is copied. They are
 * valid until the next call on any tree: ask again, or `slice()` what you keep. `idAt`, `isLive`, `has`,
 * `size`, `rows` and the settings are no such calls: read them while you go through a view.
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
 *   if (pairs[i] === rowOf(hero) && pairs[i + 1] === rowOf(wall)) {
 *     tree.remove(wall);
 *     break; // what follows in the view is void now
 *   }
 * }
 * ```
 */
export class QuadtreeBase extends TreeExplanations {
  #settings: Settings;

  static {
    restoreInto = (tree, where, snapshot) => {
      putBack(tree, where, snapshot);
      tree.#settings = readSettings(tree);
    };
  }

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    checkOptions(WHERE, options);
    const corners = checkBounds(WHERE, options.bounds);
    const settings = checkSettings(WHERE, options, DEFAULTS);
    super(createNative(corners, settings));
    this.#settings = settings;
  }

  /** The settings of a tree that is not disposed of. */
  get #living(): Settings {
    pointerOf(this);
    return this.#settings;
  }

  /** A node splits when more objects than this belong to it. */
  get capacity(): number {
    return this.#living.capacity;
  }

  /** The deepest level asked for; `stats().maxDepth` is the one in force. */
  get maxDepth(): number {
    return this.#living.maxDepth;
  }

  /** Which nodes hold an object. */
  get placement(): Placement {
    return this.#living.placement;
  }

  /** For `'loose'`: side of a loose cell divided by the side of its cell. */
  get looseness(): number {
    return this.#living.looseness;
  }

  /** True when a shared edge counts as overlap. */
  get touching(): boolean {
    return this.#living.touching;
  }

  /** What happens to objects beyond the world. */
  get outside(): Outside {
    return this.#living.outside;
  }

  /** The world in 32-bit numbers; with `outside: 'grow'` it grows by itself. */
  get bounds(): Bounds {
    const [minX, minY, maxX, maxY] = this.#corners();
    return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
  }

  /**
   * Changes options of a tree in use, whatever is not named stays. Ids, rows and boxes stay too; the
   * nodes are those of a new tree with these options that was given the same boxes. What stands in
   * `boxes` and was not synced yet still waits for `sync()`. Cost: a rebuild.
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
    const where = 'setOptions';
    pointerOf(this); // before a bad option is told of
    checkOptions(where, options);
    const { bounds } = options;
    const corners = bounds === undefined ? this.#corners() : checkBounds(where, bounds);
    this.#set(where, corners, checkSettings(where, options, this.#settings));
  }

  /** Changes the world of a tree in use: `setOptions({ bounds })`. */
  setBounds(bounds: Bounds): void {
    pointerOf(this); // before bad bounds are told of
    this.#set('setBounds', checkBounds('setBounds', bounds), this.#settings);
  }

  /**
   * The tree as bytes, the same on every machine: options, ids, filters, and boxes as the last `sync()`
   * took them over. To be stored, or sent to a worker: `postMessage(bytes, [bytes.buffer])`. Later versions
   * of quadrille will read them too. Cost: a pass over the rows.
   *
   * @returns A copy, yours to keep: about 20 bytes an object, 28 once filters are used.
   * @throws RangeError when there is no memory.
   */
  snapshot(): Uint8Array<ArrayBuffer> {
    return takeSnapshot(this);
  }

  /**
   * Makes this tree the one of a snapshot. Options, bounds, ids, filters and boxes are then as they
   * were; ids given out since are void, and may be given out again. The nodes are the same too; the order
   * of results may differ. `Quadtree.from(bytes)` makes a new tree instead. Cost: a rebuild.
   *
   * @param snapshot What `snapshot()` returned, here or elsewhere. Everything in it is checked: bytes
   * from anywhere do no harm. There is no checksum: a bit that was lost in a box is another box.
   * @throws TypeError when it is no Uint8Array; RangeError when it is no snapshot, is damaged, was
   * written by a later version, or when memory is exhausted. Nothing has changed then.
   */
  restore(snapshot: Uint8Array): void {
    restoreInto(this, 'restore', snapshot);
  }

  #set(where: string, corners: Corners, settings: Settings): void {
    const tree = pointerOf(this);
    const status = -calls.quadrille_set_settings(tree, ...asNative(corners, settings));
    if (status !== OK) throw settingsError(where, status, tree);
    this.#settings = settings;
  }

  #corners(): Corners {
    return Array.from(floatsFound('bounds', calls.quadrille_bounds(pointerOf(this)), 1)) as Corners;
  }
}

/**
 * A tree made from a snapshot.
 *
 * @internal
 */
export function fromSnapshot<Tree extends QuadtreeBase>(
  Class: new (options: QuadtreeOptions) => Tree,
  snapshot: Uint8Array,
): Tree {
  const tree = new Class({ bounds: { x: 0, y: 0, width: 1, height: 1 } }); // until restored
  try {
    restoreInto(tree, 'Quadtree.from', snapshot);
    return tree;
  } catch (error) {
    tree.dispose();
    throw error;
  }
}

function readSettings(tree: QuadtreeBase): Settings {
  const count = calls.quadrille_settings(pointerOf(tree));
  const values = valuesFound(Float64Array, 'settings', count);
  return {
    capacity: values[0]!,
    maxDepth: values[1]!,
    placement: PLACEMENTS[values[2]!]!,
    looseness: values[3]!,
    touching: values[4] === 1,
    outside: OUTSIDES[values[5]!]!,
  };
}

function settingsError(where: string, status: number, tree: number): Error {
  const row = calls.quadrille_error_row(tree);
  return statusError(where, status, `the box in row ${row}`);
}

function asNative(corners: Corners, settings: Settings): NativeSettings {
  return [
    ...corners,
    settings.capacity,
    settings.maxDepth,
    PLACEMENTS.indexOf(settings.placement),
    settings.looseness,
    settings.touching,
    OUTSIDES.indexOf(settings.outside),
  ];
}

function createNative(corners: Corners, settings: Settings): number {
  if (!isStarted()) {
    throw new Error(
      'Quadtree: the module is not loaded; `await load()` first, or use `await Quadtree.create()`',
    );
  }
  const status = -calls.quadrille_create(...asNative(corners, settings));
  if (status !== OK) throw statusError(WHERE, status);
  return valuesPointer();
}
