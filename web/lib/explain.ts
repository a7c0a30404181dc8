/** What a change would do in the tree, or a query does, event by event; and why two objects are a pair. */
import { boxError, farEdge, idError, isBox, isId } from './checks.js';
import { OUTSIDE, STALE_ID, statusError } from './errors.js';
import type { ObjectId } from './limits.js';
import { nearest } from './nearest.js';
import { checkChoice } from './options.js';
import { candidates, query, queryCircle, queryPoint, queryPolygon } from './queries.js';
import type { CandidatesOptions, NearestOptions, QueryOptions } from './query-options.js';
import { raycast, raycastAll, sweep } from './raycasts.js';
import type { TreeHandle } from './tree-handle.js';

/** What `explain` can explain, and the arguments that it takes then: those of the call itself. */
export interface ExplainArguments {
  /** Those of `insert`. */
  insert: [x: number, y: number, width: number, height: number];
  /** Those of `update`. */
  update: [id: ObjectId, x: number, y: number, width: number, height: number];
  /** Those of `remove`. */
  remove: [id: ObjectId];
  /** The ids of two objects. */
  pair: [a: ObjectId, b: ObjectId];
  /** Those of `query`. */
  query: [x: number, y: number, width: number, height: number, options?: QueryOptions];
  /** Those of `queryPoint`. */
  queryPoint: [x: number, y: number, options?: QueryOptions];
  /** Those of `queryCircle`. */
  queryCircle: [x: number, y: number, radius: number, options?: QueryOptions];
  /** Those of `queryPolygon`. */
  queryPolygon: [corners: ArrayLike<number>, options?: QueryOptions];
  /** Those of `candidates`. */
  candidates: [x: number, y: number, width: number, height: number, options?: CandidatesOptions];
  /** Those of `raycast`. */
  raycast: [x: number, y: number, dx: number, dy: number, options?: QueryOptions];
  /** Those of `raycastAll`. */
  raycastAll: [x: number, y: number, dx: number, dy: number, options?: QueryOptions];
  /** Those of `sweep`. */
  sweep: [
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    options?: QueryOptions,
  ];
  /** Those of `nearest`. */
  nearest: [x: number, y: number, options?: NearestOptions];
}

/** Calls C++; returns how many events or, of a query, results there are, or minus a status. */
type Explainer<Arguments extends unknown[]> = (
  tree: TreeHandle,
  where: string,
  ...args: Arguments
) => number;

type Change = 'insert' | 'update' | 'remove' | 'pair';
type Query = Exclude<keyof ExplainArguments, Change>;

/** What C++ explains without doing it. */
const changes: { readonly [Kind in Change]: Explainer<ExplainArguments[Kind]> } = {
  insert({ native }, where, x, y, width, height) {
    if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
    const count = native.explainInsert(x, y, farEdge(x, width), farEdge(y, height));
    if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
    return count;
  },
  update({ native }, where, id, x, y, width, height) {
    if (!isId(id)) throw idError(where, id);
    if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
    const count = native.explainUpdate(id, x, y, farEdge(x, width), farEdge(y, height));
    if (count === -STALE_ID) throw idError(where, id);
    if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
    return count;
  },
  remove({ native }, where, id) {
    const count = isId(id) ? native.explainRemove(id) : -STALE_ID;
    if (count === -STALE_ID) throw idError(where, id);
    return count;
  },
  pair({ native }, where, a, b) {
    for (const [name, id] of Object.entries({ a, b })) {
      if (!isId(id) || !native.has(id)) throw idError(where, id, name);
    }
    if (a === b) throw new RangeError(`${where}: a and b must be two objects, got ${a} twice`);
    return native.explainPair(a, b);
  },
};

/** Queries, which C++ traces while they run. */
const queries: { readonly [Kind in Query]: Explainer<ExplainArguments[Kind]> } = {
  query,
  queryPoint,
  queryCircle,
  queryPolygon,
  candidates,
  raycast,
  raycastAll,
  sweep,
  nearest,
};

const explainers = { ...changes, ...queries };
const KINDS = Object.keys(explainers);

export function explain<Kind extends keyof ExplainArguments>(
  tree: TreeHandle,
  kind: Kind,
  args: ExplainArguments[Kind],
): Int32Array {
  checkChoice('explain', 'kind', kind, KINDS);
  const where = `explain('${kind}')`;
  const explainer = explainers[kind] as Explainer<ExplainArguments[Kind]>;
  const count =
    kind in changes
      ? explainer(tree, where, ...args)
      : traced(tree, () => explainer(tree, where, ...args));
  return tree.module.events(where, count);
}

/** Runs a query and traces it; returns how many events there are, or minus a status. */
function traced(tree: TreeHandle, runQuery: () => number): number {
  let events = 0;
  tree.native.startTrace();
  try {
    const found = runQuery();
    if (found < 0) return found;
  } finally {
    // A getter of the options may have disposed of the tree.
    if (!tree.disposed) events = tree.native.finishTrace();
  }
  return events;
}

function outsideError(where: string, ...box: number[]): Error {
  const error = statusError(where, OUTSIDE);
  error.message += `, got ${box.join(', ')}`;
  return error;
}
