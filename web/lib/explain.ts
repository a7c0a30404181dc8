/** What a change would do in the tree, event by event, and why two objects are a pair. */
import { boxError, farEdge, idError, isBox, isId } from './checks.js';
import { OUTSIDE, STALE_ID, statusError } from './errors.js';
import type { TreeHandle } from './tree-handle.js';

export function explainInsert(
  { module, native }: TreeHandle,
  x: number,
  y: number,
  width: number,
  height: number,
): Int32Array {
  const where = 'explainInsert';
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const count = native.explainInsert(x, y, farEdge(x, width), farEdge(y, height));
  if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
  return module.events(where, count);
}

export function explainUpdate(
  { module, native }: TreeHandle,
  id: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Int32Array {
  const where = 'explainUpdate';
  if (!isId(id)) throw idError(where, id);
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const count = native.explainUpdate(id, x, y, farEdge(x, width), farEdge(y, height));
  if (count === -STALE_ID) throw idError(where, id);
  if (count === -OUTSIDE) throw outsideError(where, x, y, width, height);
  return module.events(where, count);
}

export function explainRemove({ module, native }: TreeHandle, id: number): Int32Array {
  const count = isId(id) ? native.explainRemove(id) : -STALE_ID;
  if (count === -STALE_ID) throw idError('explainRemove', id);
  return module.events('explainRemove', count);
}

export function explainPair({ module, native }: TreeHandle, a: number, b: number): Int32Array {
  for (const id of [a, b]) {
    if (!isId(id) || !native.has(id)) throw idError('explainPair', id);
  }
  if (a === b) throw new RangeError(`explainPair: a and b must be two objects, got ${a} twice`);
  return module.events('explainPair', native.explainPair(a, b));
}

function outsideError(where: string, ...box: number[]): Error {
  const error = statusError(where, OUTSIDE);
  error.message += `, got ${box.join(', ')}`;
  return error;
}
