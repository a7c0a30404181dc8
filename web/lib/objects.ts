/** Changing and reading objects one at a time. */
import { reserveFilters } from './bulk.js';
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
import { type ObjectId, rowOf } from './limits.js';
import { initialFilter, type ObjectOptions, setRowData } from './object-options.js';
import { NO_BOXES, type TreeHandle } from './tree-handle.js';

export function insert(
  tree: TreeHandle,
  x: number,
  y: number,
  width: number,
  height: number,
  options: ObjectOptions<unknown> | undefined,
): ObjectId {
  const where = 'insert';
  const filter = options === undefined ? undefined : initialFilter(where, options);
  const data = options?.data;
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  tree.boxes = NO_BOXES;
  if (filter !== undefined) reserveFilters(tree, where, 1);
  const added = native.insert(x, y, farEdge(x, width), farEdge(y, height));
  if (added < 0) throw objectError(where, -added, 0, x, y, width, height);
  const id = added as ObjectId;
  if (filter !== undefined) {
    native.setFilter(id, filter.category, filter.mask);
    tree.mayHaveFilters = true;
  }
  if (data !== undefined) setRowData(tree, rowOf(id), data);
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

export function remove(tree: TreeHandle, id: number): void {
  const { data, native, pairLoops } = tree;
  if (!isId(id)) throw idError('remove', id);
  const status = -native.remove(id);
  if (status !== OK) throw objectError('remove', status, id);
  const row = rowOf(id as ObjectId);
  if (row < data.length) data[row] = undefined;
  if (pairLoops.areRunning) pairLoops.noteRemoval(row, native.rows());
}

export function has({ native }: TreeHandle, id: number): boolean {
  if (typeof id !== 'number') throw idError('has', id);
  return isId(id) && native.has(id);
}

export function clear(tree: TreeHandle): void {
  tree.native.clear();
  tree.forgetObjects();
  tree.mayHaveFilters = false;
}

export function idAt({ native }: TreeHandle, row: number, where = 'idAt'): ObjectId {
  const id = isIndex(row) ? native.idAt(row) : -1;
  if (id < 0) throw rowError(where, row);
  return id as ObjectId;
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
