/** The page's one quadtree: made anew when its settings change, brought up to date in place when its boxes move. */
import { NODE_STRIDE, Quadtree, type QuadtreeStats } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import type { Area } from '../geometry.ts';
import type { Motion } from '../simulation/motion.ts';
import type { ProbeResult, TreeProbe } from './probe.ts';
import { ProbeRunner } from './probe-query.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { tooMuch } from './size-estimate.ts';

const NO_ROWS = new Uint32Array(0);

export class TreeDriver {
  #tree: Quadtree;
  readonly #runner = new ProbeRunner();

  constructor(settings: Settings, world: World, boxes: Float32Array) {
    this.#tree = grow(settings, world, boxes);
  }

  /** Another tree, over these boxes. If it cannot be made, this throws and the former tree stays. */
  rebuild(settings: Settings, world: World, boxes: Float32Array): void {
    const former = this.#tree;
    this.#tree = grow(settings, world, boxes);
    former.dispose();
  }

  /** Gives the tree's memory back; nothing may be asked of it any more. */
  dispose(): void {
    this.#tree.dispose();
  }

  /**
   * One tick after another, until told to stop: the motion writes the new positions into the tree's own boxes. The tree follows
   * at the end, since it depends on where the boxes are and not on how they came there; where the motion asks it, each time.
   */
  advance(motion: Motion, goesOn: () => boolean): void {
    while (goesOn()) {
      if (motion.recycles) this.#follow();
      motion.step(this.#tree.boxes, motion.recycles ? this.#tree.outsiders() : NO_ROWS);
    }
    this.#follow();
  }

  /** Puts every object where it once was. */
  recall(boxes: Float32Array): void {
    this.#tree.boxes.set(boxes);
    this.#follow();
  }

  #follow(): void {
    try {
      this.#tree.sync();
    } catch (error) {
      throw refusal('nodes', error);
    }
  }

  /** Does the work of a frame, so that the views below stay valid while it is looked at. */
  prepare(): void {
    try {
      this.#tree.pairs();
    } catch (error) {
      throw refusal('pairs', error);
    }
    this.#tree.nodes();
  }

  get boxes(): Float32Array {
    return this.#tree.boxes;
  }

  get pairs(): Uint32Array {
    return this.#tree.pairs();
  }

  get nodes(): Float32Array {
    return this.#tree.nodes();
  }

  get stats(): QuadtreeStats {
    return this.#tree.stats();
  }

  /** What a visit of the tree yields for a box, descending at most `step` levels (S3.12). */
  candidates({ x, y, width, height }: Area, step: number): Uint32Array {
    return this.#tree.candidates(x, y, width, height, { steps: step });
  }

  /** What a probe finds, and what it takes to find it; lasts until the next probe. */
  run(probe: TreeProbe): ProbeResult {
    return this.#runner.run(this.#tree, probe);
  }

  /** The rows of those that have left the world, as the library lists them: a view. */
  get outsiders(): Uint32Array {
    return this.#tree.outsiders();
  }

  /** What the library itself answers: a trace, say, as a copy. */
  ask(question: (tree: Quadtree) => Int32Array): Int32Array {
    return question(this.#tree).slice();
  }

  /** The same tree without one object; whoever asks for it disposes of it. */
  without(row: number): Quadtree {
    const { bounds } = this.#tree.options;
    const twin = new Quadtree({ bounds });
    twin.restore(this.#tree.snapshot());
    twin.remove(twin.idAt(row));
    return twin;
  }

  /** The objects that stand in an area of the world. */
  within({ x, y, width, height }: Area): Uint32Array {
    return this.#tree.query(x, y, width, height);
  }

  /** The objects that a convex polygon touches, given by x and y of its corners. */
  inPolygon(corners: readonly number[]): Uint32Array {
    return this.#tree.queryPolygon(corners);
  }

  /** The position in `nodes` of the deepest node whose cell owns a point. */
  nodeAt(x: number, y: number): number {
    return this.#tree.nodeAt(x, y);
  }

  /** The objects that a node itself holds. */
  rowsIn(node: number): Uint32Array {
    return this.#tree.rowsIn(node);
  }

  /** minX, minY, maxX, maxY of a node's cell. */
  cell(node: number): Float32Array {
    return this.nodes.subarray(NODE_STRIDE * node, NODE_STRIDE * node + 4);
  }
}

function grow(settings: Settings, world: World, boxes: Float32Array): Quadtree {
  const hopeless = tooMuch(boxes, settings, world);
  if (hopeless) throw new Refusal(hopeless);
  const bounds = { x: 0, y: 0, width: world.width, height: world.height };
  const tree = new Quadtree({ ...treeOptionsOf(settings), bounds, outside: 'keep' });
  let reason: RefusalReason = 'nodes';
  try {
    tree.setAll(boxes);
    reason = 'pairs';
    tree.pairs();
  } catch (error) {
    tree.dispose();
    throw refusal(reason, error);
  }
  return tree;
}

/** The library's refusals are RangeErrors; which call it was tells of what there would be too many. */
function refusal(reason: RefusalReason, error: unknown): unknown {
  return error instanceof RangeError ? new Refusal(reason, error) : error;
}
