/** What a change would do in the tree, or a query does, event by event; and why two objects are a pair. */
import { boxError, farEdge, idError, isBox, isIdOrRow } from './checks.js';
import { rangeError } from './coded-errors.js';
import { OUTSIDE, STALE_ID, statusError } from './errors.js';
import { nearestRows } from './nearest.js';
import { checkChoice } from './options.js';
import { regionQueries } from './queries.js';
import { raycast, raycastAll, sweep, sweepAll } from './raycasts.js';
import type { TreeHandle } from './tree-handle.js';

/** Checks arguments, then calls C++; returns how many events or, of a query, results there are, or minus a status. */
type Explainer = (tree: TreeHandle, where: string, ...args: never[]) => number;

/** What C++ explains without doing it. */
const changes = {
  insert(
    { native }: TreeHandle,
    where: string,
    x: number,
    y: number,
    width: number,
    height: number,
  ): number {
    if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
    const count = native.explainInsert(x, y, farEdge(x, width), farEdge(y, height));
    if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
    return count;
  },
  update(
    { native }: TreeHandle,
    where: string,
    id: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): number {
    if (!isIdOrRow(id)) throw idError(where, id);
    if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
    const count = native.explainUpdate(id, x, y, farEdge(x, width), farEdge(y, height));
    if (count === -STALE_ID) throw idError(where, id);
    if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
    return count;
  },
  remove({ native }: TreeHandle, where: string, id: number): number {
    const count = isIdOrRow(id) ? native.explainRemove(id) : -STALE_ID;
    if (count === -STALE_ID) throw idError(where, id);
    return count;
  },
  pair({ native }: TreeHandle, where: string, a: number, b: number): number {
    for (const [name, id] of Object.entries({ a, b })) {
      if (!isIdOrRow(id) || !native.has(id)) throw idError(where, id, name);
    }
    if (a === b) throw rangeError(`${where}: a and b must be two objects, got ${a} twice`);
    return native.explainPair(a, b);
  },
};

/** By kind; queries are traced by C++ while they run. Made by the call, so that bundlers leave it out of programs that explain nothing. */
function explainers(): Readonly<Record<string, Explainer>> {
  const regions = Object.entries(regionQueries).map(([name, { one }]) => [name, one] as const);
  return {
    ...changes,
    ...Object.fromEntries(regions),
    raycast,
    raycastAll,
    sweep,
    sweepAll,
    nearest: nearestRows,
  };
}

/** The arguments are those of the call that is explained. */
export function explain(tree: TreeHandle, kind: string, args: readonly unknown[]): Int32Array {
  const known = explainers();
  checkChoice('explain', 'kind', kind, Object.keys(known));
  const where = `explain('${kind}')`;
  const explainer = known[kind]!;
  const run = (): number => explainer(tree, where, ...(args as never[]));
  return tree.module.events(where, kind in changes ? run() : traced(tree, run)).slice();
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
