/** A quadtree of the page: made again when its options change, updated in place when its boxes move. */
import {
  inspect,
  NODE_STRIDE,
  Quadtree,
  type QuadtreeStats,
  type TreeInspector,
  type View,
} from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import type { Area } from '../geometry.ts';
import type { Motion } from '../simulation/motion.ts';
import type { Found, ProbeResult, TreeProbe } from './probe.ts';
import type { ProbeRunner } from './probe-query.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { tooMuch } from './size-estimate.ts';

const NO_ROWS: View<Uint32Array> = new Uint32Array(0);

export class TreeDriver {
  #tree: Quadtree;
  #inspector: TreeInspector;
  /** The library copies its table: once for all who read it before the tree changes. */
  #nodes: View<Float32Array> | undefined;
  readonly #times = { build: 0, pairs: 0 };

  constructor(settings: Settings, world: World, boxes: Float32Array) {
    this.#tree = createTree(settings, world, boxes);
    this.#inspector = inspect(this.#tree);
  }

  /** Replaces the tree by another over these boxes. If that cannot be made, throws a Refusal and keeps the tree. */
  rebuild(settings: Settings, world: World, boxes: Float32Array): void {
    const previous = this.#tree;
    this.#tree = createTree(settings, world, boxes);
    this.#inspector = inspect(this.#tree);
    this.#nodes = undefined;
    previous.dispose();
  }

  /** Frees the tree's memory; nothing works afterwards. */
  dispose(): void {
    this.#tree.dispose();
  }

  /**
   * Runs ticks while `goesOn` is true: the motion writes new positions into the tree's own boxes. The tree is updated once at the
   * end, since it depends only on where the boxes are; every tick where the motion needs the rows outside the world.
   */
  advance(motion: Motion, goesOn: () => boolean): void {
    while (goesOn()) {
      if (motion.recycles) this.#sync();
      this.#step(motion);
    }
    this.#sync();
  }

  #step(motion: Motion): void {
    if (motion.meet) {
      this.findPairs();
      motion.meet(this.#tree.boxes, this.#tree.pairRows());
    }
    if (!motion.callsLibrary)
      return motion.step(this.#tree.boxes, motion.recycles ? this.#inspector.outsiders() : NO_ROWS);
    const boxes = this.#tree.boxes.slice();
    try {
      motion.step(boxes, NO_ROWS);
    } catch (error) {
      throw refusal('pairs', error);
    }
    this.#tree.boxes.set(boxes);
  }

  /** Gives every object another box. */
  setBoxes(boxes: Float32Array): void {
    this.#tree.boxes.set(boxes);
    this.#sync();
  }

  /** Milliseconds that the library last needed to follow the boxes, and to find all pairs. */
  get times(): Readonly<{ build: number; pairs: number }> {
    return this.#times;
  }

  #sync(): void {
    this.#nodes = undefined;
    const begin = performance.now();
    try {
      this.#tree.sync();
    } catch (error) {
      throw refusal('nodes', error);
    }
    this.#times.build = performance.now() - begin;
  }

  /** Does the work of a frame, so that the views below stay valid while they are read. */
  prepare(): void {
    this.findPairs();
    void this.nodes;
  }

  /** Throws a Refusal where there are too many. */
  findPairs(): void {
    const begin = performance.now();
    try {
      this.#tree.pairRows();
    } catch (error) {
      throw refusal('pairs', error);
    }
    this.#times.pairs = performance.now() - begin;
  }

  get boxes(): Float32Array {
    return this.#tree.boxes;
  }

  get pairs(): View<Uint32Array> {
    return this.#tree.pairRows();
  }

  get nodes(): View<Float32Array> {
    this.#nodes ??= this.#inspector.nodes();
    return this.#nodes;
  }

  get stats(): QuadtreeStats {
    return this.#inspector.stats();
  }

  /** What a traversal yields for a box, descending at most `step` levels (S3.12). */
  candidates({ x, y, width, height }: Area, step: number): View<Uint32Array> {
    return this.#tree.candidateRows(x, y, width, height, { steps: step });
  }

  find(probe: TreeProbe): Found {
    return probe.find(this.#tree);
  }

  /** What a probe finds, and what it takes to find it; lasts until the runner's next probe. */
  run(probe: TreeProbe, runner: ProbeRunner): ProbeResult {
    return runner.run(this.#tree, probe);
  }

  /** The rows of the objects outside the world: a view. */
  get outsiders(): View<Uint32Array> {
    return this.#inspector.outsiders();
  }

  /** A copy of what the library's tree gives: of a trace, for example. */
  copyOf(read: (tree: Quadtree) => View<Int32Array>): Int32Array {
    return read(this.#tree).slice();
  }

  /** A copy of the tree without one object; the caller disposes of it. */
  without(row: number): Quadtree {
    const { bounds } = this.#tree.options;
    const twin = new Quadtree({ bounds });
    twin.restore(this.#tree.snapshot());
    twin.remove(twin.idAt(row));
    return twin;
  }

  /** The objects in an area of the world. */
  within({ x, y, width, height }: Area): View<Uint32Array> {
    return this.#tree.queryRows(x, y, width, height);
  }

  /** The objects that overlap a convex polygon, given by x and y of its corners. */
  inPolygon(corners: readonly number[]): View<Uint32Array> {
    return this.#tree.queryPolygonRows(corners);
  }

  /** The position in `nodes` of the deepest node whose cell owns a point. */
  nodeAt(x: number, y: number): number {
    return this.#inspector.nodeAt(x, y);
  }

  /** The objects that a node itself holds. */
  rowsIn(node: number): View<Uint32Array> {
    return this.#inspector.rowsIn(node);
  }

  /** minX, minY, maxX, maxY of a node's cell. */
  cell(node: number): View<Float32Array> {
    return this.nodes.subarray(NODE_STRIDE * node, NODE_STRIDE * node + 4);
  }
}

function createTree(settings: Settings, world: World, boxes: Float32Array): Quadtree {
  const reasonNotToTry = tooMuch(boxes, settings, world);
  if (reasonNotToTry) throw new Refusal(reasonNotToTry);
  const bounds = { x: 0, y: 0, width: world.width, height: world.height };
  const tree = new Quadtree({ ...treeOptionsOf(settings), bounds, outside: 'keep' });
  let reason: RefusalReason = 'nodes';
  try {
    tree.setAll(boxes);
    reason = 'pairs';
    tree.pairRows();
  } catch (error) {
    tree.dispose();
    throw refusal(reason, error);
  }
  return tree;
}

/** The library throws RangeErrors when there is too much of something; the call that threw says of what. */
function refusal(reason: RefusalReason, error: unknown): unknown {
  return error instanceof RangeError ? new Refusal(reason, error) : error;
}
