/** Looking at the tree itself: its nodes, its figures, its soundness. */
import { calls, floatsFound, rowsFound, valuesFound } from './calls.js';
import { idError, isId, isPlace, isPoint, nodeError, pointError } from './checks.js';
import { NO_SUCH_NODE, STALE_ID, statusError } from './errors.js';
import { pointerOf } from './handle.js';
import { NODE_STRIDE } from './limits.js';
import { TreePairs } from './pairs.js';
import type { QuadtreeStats } from './stats.js';

/** A tree's nodes, see {@link Quadtree}. */
export class TreeInspection extends TreePairs {
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
    const tree = pointerOf(this);
    return floatsFound('nodes', calls.quadrille_nodes(tree), NODE_STRIDE);
  }

  /**
   * The nodes from the root down to the one that holds an object, by their positions in `nodes()`. An
   * object that several nodes hold is taken to be in the one where its top left corner is. Cost of
   * this and of the next three: `nodes()`, unless it was called since the last change, and one walk
   * from the root.
   *
   * @returns Positions, as a view; the root's, 0, first.
   * @throws RangeError when the id is stale.
   */
  path(id: number): Uint32Array {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('path', id);
    return located('path', id, calls.quadrille_path(tree, id));
  }

  /**
   * All nodes that hold an object, by their positions in `nodes()`, ascending: one, or with placement
   * `'leaf'` each leaf that it reaches, with `'cover'` up to four nodes.
   *
   * @returns Positions, as a view.
   * @throws RangeError when the id is stale.
   */
  nodesOf(id: number): Uint32Array {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('nodesOf', id);
    return located('nodesOf', id, calls.quadrille_nodes_of(tree, id));
  }

  /**
   * The deepest node whose cell owns a point, by its position in `nodes()`. A cell owns its left and
   * top edges; cells on the world's border reach to infinity, so that every point has its node.
   *
   * @throws RangeError for a number that is not finite in 32 bits.
   */
  nodeAt(x: number, y: number): number {
    const tree = pointerOf(this);
    if (!isPoint(x, y)) throw pointError('nodeAt', x, y);
    const node = calls.quadrille_node_at(tree, x, y);
    if (node < 0) throw statusError('nodeAt', -node);
    return node;
  }

  /**
   * The objects that a node itself holds, in no particular order.
   *
   * @param node The node's position in `nodes()`.
   * @returns Rows, as a view.
   * @throws RangeError when there is no such node.
   */
  rowsIn(node: number): Uint32Array {
    const tree = pointerOf(this);
    const count = isPlace(node) ? calls.quadrille_rows_in(tree, node) : -NO_SUCH_NODE;
    if (count === -NO_SUCH_NODE) throw nodeError('rowsIn', node);
    return rowsFound('rowsIn', count);
  }

  /**
   * How many nodes there are at each depth, and how many entries they hold: `[nodes at 0, entries at
   * 0, nodes at 1, ...]` down to the deepest node. Cost: a walk over all nodes.
   *
   * @returns Two numbers per depth, as a view.
   */
  depths(): Uint32Array {
    return rowsFound('depths', 2 * calls.quadrille_depths(pointerOf(this)));
  }

  /** Figures about the tree. Cost: a walk over all nodes. */
  stats(): QuadtreeStats {
    const values = valuesFound(Float64Array, 'stats', calls.quadrille_stats(pointerOf(this)));
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
    const letters = valuesFound(Uint8Array, 'validate', calls.quadrille_validate(pointerOf(this)));
    if (letters.length > 0) throw new Error(`validate: ${String.fromCharCode(...letters)}`);
  }
}

/** Nodes found for an object, if it is one. */
function located(where: string, id: number, count: number): Uint32Array {
  if (count === -STALE_ID) throw idError(where, id);
  return rowsFound(where, count);
}
