/** The tree itself, for programs that draw it or debug it: its nodes, its counts, its invariants. */
import { idError, isIdOrRow, isIndex, isPoint, nodeError, pointError } from './checks.js';
import { plainError, typeError } from './coded-errors.js';
import { NO_SUCH_NODE, STALE_ID, statusError } from './errors.js';
import { DEPTH_STRIDE, NODE_STRIDE } from './limits.js';
import type { NativeModule } from './native-module.js';
import { handleOf, type Quadtree } from './quadtree.js';
import { quote } from './quote.js';
import type { QuadtreeStats } from './stats.js';
import type { TreeHandle } from './tree-handle.js';

/** The handle of the tree of an inspector; throws when a method was called on something else. */
let treeOf: (inspector: unknown) => TreeHandle;

/**
 * Shows how a tree is built: for drawing and for debugging, not for finding objects. `inspect(tree)` makes one; it always shows the
 * tree as it is at the call, and can be kept as long as the tree. What the calls return may be kept too.
 */
export class TreeInspector {
  readonly #tree: TreeHandle;

  /** @internal */
  constructor(tree: TreeHandle) {
    this.#tree = tree;
  }

  static {
    treeOf = (inspector) => {
      if (#tree in Object(inspector)) return (inspector as TreeInspector).#tree;
      throw typeError(
        `TreeInspector: a method must be called on an inspector, got ${quote(inspector)}`,
      );
    };
  }

  /**
   * All nodes by ascending depth, the root first, {@link NODE_STRIDE} floats each: minX, minY, maxX,
   * maxY of its cell; depth; count (objects that it holds itself); total (objects that belong to it
   * or to nodes below, each once); firstChild (position in this list of the first of its four
   * children, which follow each other: top left, top right, bottom left, bottom right; 0 = leaf).
   * Cost: a walk over all nodes if the tree has changed since the last call, and copies of the list.
   */
  nodes(): Float32Array {
    const { module, native } = treeOf(this);
    return module.floats('nodes', native.nodes(), NODE_STRIDE).slice();
  }

  /**
   * The nodes from the root down to the one that holds an object, by their positions in `nodes()`. Of
   * several nodes that hold it, the one with its top left corner. Cost: as `nodes()`, which brings the list up to date, and one
   * descent from the root.
   *
   * @returns Positions; the root's, 0, first.
   * @throws RangeError when the id is stale.
   */
  path(id: number): Uint32Array {
    const { module, native } = treeOf(this);
    const count = isIdOrRow(id) ? native.path(id) : -STALE_ID;
    if (count === -STALE_ID) throw idError('path', id);
    return module.words('path', count).slice();
  }

  /**
   * All nodes that hold an object, by their positions in `nodes()`, ascending: one, or with placement
   * `'leaf'` each leaf that it reaches, with `'cover'` up to four nodes. Cost: as `path`.
   *
   * @returns Positions.
   * @throws RangeError when the id is stale.
   */
  nodesOf(id: number): Uint32Array {
    const { module, native } = treeOf(this);
    const count = isIdOrRow(id) ? native.nodesOf(id) : -STALE_ID;
    if (count === -STALE_ID) throw idError('nodesOf', id);
    return module.words('nodesOf', count).slice();
  }

  /**
   * The deepest node whose cell owns a point, by its position in `nodes()`. A cell owns its left and
   * top edges; cells on the world's border reach to infinity, so every point has a node. Cost: as `path`.
   *
   * @throws RangeError for a number that is not finite in 32 bits.
   */
  nodeAt(x: number, y: number): number {
    const { native } = treeOf(this);
    if (!isPoint(x, y)) throw pointError('nodeAt', x, y);
    const node = native.nodeAt(x, y);
    if (node < 0) throw statusError('nodeAt', -node);
    return node;
  }

  /**
   * The objects that a node itself holds, in no particular order. Cost: as `path`.
   *
   * @param node The node's position in `nodes()`.
   * @returns Rows.
   * @throws RangeError when there is no such node.
   */
  rowsIn(node: number): Uint32Array {
    const { module, native } = treeOf(this);
    const count = isIndex(node) ? native.rowsIn(node) : -NO_SUCH_NODE;
    if (count === -NO_SUCH_NODE) throw nodeError('rowsIn', node);
    return module.words('rowsIn', count).slice();
  }

  /** Rows of the objects whose box shares no point with the world. */
  outsiders(): Uint32Array {
    const { module, native } = treeOf(this);
    return module.words('outsiders', native.outsiders()).slice();
  }

  /**
   * How many nodes there are at each depth, and how many entries they hold:
   * `[nodes at 0, entries at 0, nodes at 1, ...]` down to the deepest node, {@link DEPTH_STRIDE} numbers per depth. Cost: a walk over all nodes.
   */
  depths(): Uint32Array {
    const { module, native } = treeOf(this);
    return module.words('depths', native.depths(), DEPTH_STRIDE).slice();
  }

  /** Counts and sizes of the tree. Cost: a walk over all nodes. */
  stats(): QuadtreeStats {
    const { module, native } = treeOf(this);
    const values = module.values(Float64Array, 'stats', native.stats());
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
   * Checks every invariant of the tree, for debugging. If it throws, you have found a bug in Quadrille:
   * please report it. Cost: a walk over all nodes and entries.
   *
   * @throws Error that names the broken invariant.
   */
  validate(): void {
    validate(treeOf(this));
  }
}

/** What `validate` is of trees and worlds: C++ names the invariant that is broken, in letters. */
export function validate({
  module,
  native,
}: {
  readonly module: NativeModule;
  readonly native: { validate(): number };
}): void {
  const letters = module.values(Uint8Array, 'validate', native.validate());
  if (letters.length > 0)
    throw plainError(`validate: ${String.fromCharCode(...letters)}`, 'broken-invariant');
}

/**
 * Shows how a tree is built: its nodes, which objects they hold, its counts.
 *
 * @throws TypeError when it is no tree.
 *
 * @example
 * ```ts
 * import { inspect, NODE_STRIDE, type Quadtree } from 'quadrille';
 *
 * function drawNodes(tree: Quadtree, context: CanvasRenderingContext2D): void {
 *   const nodes = inspect(tree).nodes();
 *   for (let i = 0; i < nodes.length; i += NODE_STRIDE) {
 *     const [minX, minY, maxX, maxY] = nodes.slice(i, i + 4) as unknown as number[];
 *     context.strokeRect(minX!, minY!, maxX! - minX!, maxY! - minY!);
 *   }
 * }
 * ```
 */
export function inspect(tree: Quadtree): TreeInspector {
  return new TreeInspector(handleOf(tree, 'inspect: tree must be a Quadtree'));
}
