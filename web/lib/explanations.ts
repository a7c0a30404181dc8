/** What calls do in the tree, told event by event. */
import { calls, eventsFound } from './calls.js';
import { boxError, farEdge, idError, isBox, isId } from './checks.js';
import { OUTSIDE, STALE_ID, statusError } from './errors.js';
import { pointerOf } from './handle.js';
import { TreeToldQuestions } from './told_questions.js';

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
    const tree = pointerOf(this);
    if (!isBox(x, y, width, height)) throw boxError('explainInsert', x, y, width, height);
    const count = calls.quadrille_explain_insert(tree, x, y, farEdge(x, width), farEdge(y, height));
    if (count === -OUTSIDE) throw outsideError('explainInsert', x, y, width, height);
    return eventsFound('explainInsert', count);
  }

  /**
   * What `update` would do: where the object stays, what it leaves, where it goes, what merges.
   *
   * @throws RangeError as `update`.
   */
  explainUpdate(id: number, x: number, y: number, width: number, height: number): Int32Array {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('explainUpdate', id);
    if (!isBox(x, y, width, height)) throw boxError('explainUpdate', x, y, width, height);
    const count = calls.quadrille_explain_update(
      tree,
      id,
      x,
      y,
      farEdge(x, width),
      farEdge(y, height),
    );
    if (count === -STALE_ID) throw idError('explainUpdate', id);
    if (count === -OUTSIDE) throw outsideError('explainUpdate', x, y, width, height);
    return eventsFound('explainUpdate', count);
  }

  /**
   * What `remove` would do.
   *
   * @throws RangeError when the id is stale.
   */
  explainRemove(id: number): Int32Array {
    const tree = pointerOf(this);
    if (!isId(id)) throw idError('explainRemove', id);
    const count = calls.quadrille_explain_remove(tree, id);
    if (count === -STALE_ID) throw idError('explainRemove', id);
    return eventsFound('explainRemove', count);
  }

  /**
   * Why `pairs` tests two objects against each other, and with what outcome, which their filters have a
   * say in; or from which node on their ways part, so that they are never tested. Tests are told as those of `b`.
   *
   * @throws RangeError when an id is stale, or both are the same.
   */
  explainPair(a: number, b: number): Int32Array {
    const tree = pointerOf(this);
    for (const id of [a, b])
      if (!isId(id) || calls.quadrille_has(tree, id) === 0) throw idError('explainPair', id);
    if (a === b) throw new RangeError(`explainPair: a and b must be two objects, got ${a} twice`);
    return eventsFound('explainPair', calls.quadrille_explain_pair(tree, a, b));
  }
}

function outsideError(where: string, ...box: number[]): Error {
  const error = statusError(where, OUTSIDE);
  error.message += `, got ${box.join(', ')}`;
  return error;
}
