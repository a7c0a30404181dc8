/** What can be asked about the objects of a tree. Each answer is a view of rows. */
import { boxError, checkStep, farEdge, isBox } from './checks.js';
import { statusError } from './errors.js';
import { found, memoryOf, nativeOf } from './handle.js';
import { TreeObjects } from './objects.js';

/** The questions to a tree, see {@link Quadtree}. */
export class TreeQuestions extends TreeObjects {
  /**
   * What a visit of the tree yields: the objects in all nodes that a rectangle reaches, each once,
   * without testing boxes. Candidates are not hits; `query` gives hits.
   *
   * @param step How many levels the visit goes down; where it stops it takes all that is below.
   * Fewer steps, more candidates. By default it goes down to the leaves.
   * @returns Rows, as a view.
   */
  candidates(x: number, y: number, width: number, height: number, step?: number): Uint32Array {
    const native = nativeOf(this);
    if (!isBox(x, y, width, height)) throw boxError('candidates', x, y, width, height);
    const levels = checkStep('candidates', step);
    const maxX = farEdge(x, width);
    const count = native.candidates(x, y, maxX, farEdge(y, height), levels);
    return found(this, 'candidates', count);
  }

  /**
   * The objects whose boxes overlap a rectangle, each once, exact.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more; a rectangle of size zero is a point.
   * @returns Rows, as a view.
   */
  query(x: number, y: number, width: number, height: number): Uint32Array {
    const native = nativeOf(this);
    if (!isBox(x, y, width, height)) throw boxError('query', x, y, width, height);
    const count = native.query(x, y, farEdge(x, width), farEdge(y, height));
    return found(this, 'query', count);
  }

  /**
   * All overlapping pairs: `[a0, b0, a1, b1, ...]`, rows, a < b, each pair once, in an order that the
   * history of calls determines. Cached until the tree changes.
   *
   * @returns Two rows per pair, as a view.
   * @throws RangeError when there are more than 33,554,432 pairs or no memory for them.
   */
  pairs(): Uint32Array {
    const native = nativeOf(this);
    const count = native.pairs();
    if (count < 0) throw statusError('pairs', -count);
    return new Uint32Array(memoryOf(this), native.pairsPointer(), 2 * count);
  }

  /** Rows of the objects whose box shares no point with the world, as a view. */
  outsiders(): Uint32Array {
    return found(this, 'outsiders', nativeOf(this).outsiders());
  }
}
