/** Changing and reading objects one at a time. */
import {
  boxError,
  farEdge,
  idError,
  isBox,
  isId,
  isIndex,
  isPoint,
  pointError,
  rowError,
} from './checks.js';
import { INVALID_BOX, OK, OUTSIDE, STALE_ID, statusError } from './errors.js';
import { NO_BOXES, type TreeHandle } from './tree-handle.js';

export function insert(
  tree: TreeHandle,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError('insert', x, y, width, height);
  tree.boxes = NO_BOXES;
  const id = native.insert(x, y, farEdge(x, width), farEdge(y, height));
  if (id < 0) throw objectError('insert', -id, 0, x, y, width, height);
  return id;
}

export function update(
  { native }: TreeHandle,
  id: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (!isId(id)) throw idError('update', id);
  if (!isBox(x, y, width, height)) throw boxError('update', x, y, width, height);
  const status = -native.update(id, x, y, farEdge(x, width), farEdge(y, height));
  if (status !== OK) throw objectError('update', status, id, x, y, width, height);
}

export function move({ native }: TreeHandle, id: number, x: number, y: number): void {
  if (!isId(id)) throw idError('move', id);
  if (!isPoint(x, y)) throw pointError('move', x, y);
  const status = -native.move(id, x, y);
  if (status !== OK) throw objectError('move', status, id, x, y);
}

export function remove({ native }: TreeHandle, id: number): void {
  if (!isId(id)) throw idError('remove', id);
  const status = -native.remove(id);
  if (status !== OK) throw objectError('remove', status, id);
}

export function has({ native }: TreeHandle, id: number): boolean {
  if (typeof id !== 'number') throw idError('has', id);
  return isId(id) && native.has(id);
}

export function clear(tree: TreeHandle): void {
  tree.native.clear();
  tree.boxes = NO_BOXES;
}

export function idAt({ native }: TreeHandle, row: number): number {
  const id = isIndex(row) ? native.idAt(row) : -1;
  if (id < 0) throw rowError('idAt', row);
  return id;
}

export function isLive({ native }: TreeHandle, row: number): boolean {
  if (typeof row !== 'number') throw rowError('isLive', row);
  return isIndex(row) && native.idAt(row) >= 0;
}

/** The sentence for a call about one object that C++ has refused. */
function objectError(where: string, status: number, id: number, ...box: number[]): Error {
  if (status === STALE_ID) return idError(where, id);
  const error = statusError(where, status);
  if (status === OUTSIDE || status === INVALID_BOX) error.message += `, got ${box.join(', ')}`;
  return error;
}
