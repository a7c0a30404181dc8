/** What questions do in the tree, told event by event. */
import { calls, eventsFound } from './calls.js';
import { raycastAll, sweep } from './casts.js';
import type { Filter } from './filter.js';
import { TreeInspection } from './inspection.js';
import { nearest } from './nearest.js';
import { candidates, query, queryCircle, queryPoint, queryPolygon } from './questions.js';

/**
 * The explanations of questions, see {@link Quadtree}: the nodes that a question visits, those beside its
 * way that it leaves out and why, and each test of an object with its outcome, in order. The question
 * itself is asked, by the same code: its results are the objects that are hit and not dropped again. An
 * object that several nodes hold is tested in each of them until it is hit, then told as a repeat. Takes
 * and throws what the question does; a view.
 */
export class TreeToldQuestions extends TreeInspection {
  explainQuery(x: number, y: number, width: number, height: number, filter?: Filter): Int32Array {
    const where = 'explainQuery';
    const ask = told(calls.quadrille_query);
    return eventsFound(where, query(this, where, x, y, width, height, filter, ask));
  }

  /** The same for `candidates`, which takes objects untested. */
  explainCandidates(
    x: number,
    y: number,
    width: number,
    height: number,
    step?: number,
    filter?: Filter,
  ): Int32Array {
    const where = 'explainCandidates';
    const ask = told(calls.quadrille_candidates);
    return eventsFound(where, candidates(this, where, x, y, width, height, step, filter, ask));
  }

  explainQueryPoint(x: number, y: number, filter?: Filter): Int32Array {
    const where = 'explainQueryPoint';
    const ask = told(calls.quadrille_query);
    return eventsFound(where, queryPoint(this, where, x, y, filter, ask));
  }

  explainQueryCircle(x: number, y: number, radius: number, filter?: Filter): Int32Array {
    const where = 'explainQueryCircle';
    const ask = told(calls.quadrille_query_circle);
    return eventsFound(where, queryCircle(this, where, x, y, radius, filter, ask));
  }

  explainQueryPolygon(corners: ArrayLike<number>, filter?: Filter): Int32Array {
    const where = 'explainQueryPolygon';
    const ask = told(calls.quadrille_query_polygon);
    return eventsFound(where, queryPolygon(this, where, corners, filter, ask));
  }

  /** A hit is the first so far; one that is nearer drops it. */
  explainRaycast(x: number, y: number, dx: number, dy: number, filter?: Filter): Int32Array {
    const where = 'explainRaycast';
    const ask = told(calls.quadrille_sweep);
    return eventsFound(where, sweep(this, where, x, y, 0, 0, dx, dy, filter, ask));
  }

  explainRaycastAll(x: number, y: number, dx: number, dy: number, filter?: Filter): Int32Array {
    const where = 'explainRaycastAll';
    const ask = told(calls.quadrille_raycast_all);
    return eventsFound(where, raycastAll(this, where, x, y, dx, dy, filter, ask));
  }

  /** A hit is the first so far; one that is nearer drops it. */
  explainSweep(
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    filter?: Filter,
  ): Int32Array {
    const where = 'explainSweep';
    const ask = told(calls.quadrille_sweep);
    return eventsFound(where, sweep(this, where, x, y, width, height, dx, dy, filter, ask));
  }

  /** A hit is among the nearest so far; one that is nearer drops the farthest of them. */
  explainNearest(
    x: number,
    y: number,
    count: number,
    maxDistance?: number,
    filter?: Filter,
  ): Int32Array {
    const where = 'explainNearest';
    const ask = told(calls.quadrille_nearest);
    return eventsFound(where, nearest(this, where, x, y, count, maxDistance, filter, ask));
  }
}

/** The question, answered by the events of what it does. */
function told<Rest extends number[]>(
  question: (tree: number, ...rest: Rest) => number,
): typeof question {
  return (tree, ...rest) => {
    calls.quadrille_tell(tree);
    const found = question(tree, ...rest);
    const events = calls.quadrille_told(tree);
    return found < 0 ? found : events;
  };
}
