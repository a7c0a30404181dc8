/** What calls do in the tree, told event by event. */
import { boxError, farEdge, idError, isBox, isId } from './checks.js';
import { OUTSIDE, STALE_ID, statusError } from './errors.js';
import { memoryOf, nativeOf } from './handle.js';
import { TreeToldQuestions } from './told_questions.js';
import { TRACE_STRIDE } from './trace.js';

/**
 * The explanations of a tree, see {@link Quadtree}. Each is a view of events, {@link TRACE_STRIDE}
 * integers each, until the next call. They change nothing. Cost: as the call itself, and 24 bytes an
 * event.
 */
export class TreeExplanations extends TreeToldQuestions {
  /**
   * What `insert` would do if it were called now: the way down, and where the object stays, or which
   * node splits and who goes where.
   *
   * @throws RangeError as `insert`.
   *
   * @example
   * ```ts
   * import { type Quadtree, TRACE_STRIDE, TraceKind } from 'quadrille';
   *
   * function nodesOnTheWay(tree: Quadtree): number {
   *   let entered = 0;
   *   const events = tree.explainInsert(10, 10, 5, 5);
   *   for (let i = 0; i < events.length; i += TRACE_STRIDE) {
   *     if (events[i] === TraceKind.Enter) entered++;
   *   }
   *   return entered;
   * }
   * ```
   */
  explainInsert(x: number, y: number, width: number, height: number): Int32Array {
    const native = nativeOf(this);
    if (!isBox(x, y, width, height)) throw boxError('explainInsert', x, y, width, height);
    const count = native.explainInsert(x, y, farEdge(x, width), farEdge(y, height));
    if (count === -OUTSIDE) throw outsideError('explainInsert', x, y, width, height);
    return events(this, 'explainInsert', count);
  }

  /**
   * What `update` would do: where the object stays, what it leaves, where it goes, what merges.
   *
   * @throws RangeError as `update`.
   */
  explainUpdate(id: number, x: number, y: number, width: number, height: number): Int32Array {
    const native = nativeOf(this);
    if (!isId(id)) throw idError('explainUpdate', id);
    if (!isBox(x, y, width, height)) throw boxError('explainUpdate', x, y, width, height);
    const count = native.explainUpdate(id, x, y, farEdge(x, width), farEdge(y, height));
    if (count === -STALE_ID) throw idError('explainUpdate', id);
    if (count === -OUTSIDE) throw outsideError('explainUpdate', x, y, width, height);
    return events(this, 'explainUpdate', count);
  }

  /**
   * What `remove` would do.
   *
   * @throws RangeError when the id is stale.
   */
  explainRemove(id: number): Int32Array {
    const native = nativeOf(this);
    if (!isId(id)) throw idError('explainRemove', id);
    const count = native.explainRemove(id);
    if (count === -STALE_ID) throw idError('explainRemove', id);
    return events(this, 'explainRemove', count);
  }

  /**
   * Why `pairs` tests two objects against each other, and with what outcome; or from which node on
   * their ways part, so that they are never tested. Tests are told as those of `b`.
   *
   * @throws RangeError when an id is stale, or both are the same.
   */
  explainPair(a: number, b: number): Int32Array {
    const native = nativeOf(this);
    for (const id of [a, b]) if (!isId(id) || !native.has(id)) throw idError('explainPair', id);
    if (a === b) throw new RangeError(`explainPair: a and b must be two objects, got ${a} twice`);
    return events(this, 'explainPair', native.explainPair(a, b));
  }
}

function events(tree: TreeExplanations, where: string, count: number): Int32Array {
  if (count < 0) throw statusError(where, -count);
  return new Int32Array(memoryOf(tree), nativeOf(tree).eventsPointer(), TRACE_STRIDE * count);
}

function outsideError(where: string, ...box: number[]): Error {
  const error = statusError(where, OUTSIDE);
  error.message += `, got ${box.join(', ')}`;
  return error;
}
