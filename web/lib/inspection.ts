/** Looking at the tree itself: its nodes, its figures, its soundness. */
import { statusError } from './errors.js';
import { memoryOf, nativeOf } from './handle.js';
import { NODE_STRIDE } from './limits.js';
import { TreeQuestions } from './questions.js';
import type { QuadtreeStats } from './stats.js';

/** A tree's nodes, see {@link Quadtree}. */
export class TreeInspection extends TreeQuestions {
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
    const native = nativeOf(this);
    const count = native.nodes();
    if (count < 0) throw statusError('nodes', -count);
    return new Float32Array(memoryOf(this), native.nodesPointer(), NODE_STRIDE * count);
  }

  /** Figures about the tree. Cost: a walk over all nodes. */
  stats(): QuadtreeStats {
    const pointer = nativeOf(this).statsPointer();
    const values = new Float64Array(memoryOf(this), pointer, 8);
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
    const broken = nativeOf(this).validate();
    if (broken !== '') throw new Error(`validate: ${broken}`);
  }
}
