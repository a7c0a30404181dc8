/** The tree as JavaScript sees it. Arguments are checked here; all geometry happens in C++. */
import { farEdge } from './checks.js';
import { OK, statusError } from './errors.js';
import type { QuadtreeBinding } from './glue.mjs';
import { memoryOf, nativeOf } from './handle.js';
import { TreeInspection } from './inspection.js';
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
export class QuadtreeBase extends TreeInspection {
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

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    const settings = checkOptions(options);
    const runtime = startedRuntime();
    super(createNative(runtime, settings), runtime.memory);
    this.capacity = settings.capacity;
    this.maxDepth = settings.maxDepth;
    this.placement = settings.placement;
    this.looseness = settings.looseness;
    this.touching = settings.touching;
    this.outside = settings.outside;
  }

  /** The world in 32-bit numbers; it grows only with `outside: 'grow'`. */
  get bounds(): Bounds {
    const pointer = nativeOf(this).boundsPointer();
    const corners = new Float32Array(memoryOf(this), pointer, 4);
    const x = corners[0]!;
    const y = corners[1]!;
    return { x, y, width: corners[2]! - x, height: corners[3]! - y };
  }
}

function startedRuntime(): Runtime {
  const runtime = currentRuntime();
  if (runtime !== undefined) return runtime;
  throw new Error(
    'Quadtree: the module is not loaded; `await load()` first, or use `await Quadtree.create()`',
  );
}

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
