/** Changing and reading objects one at a time. An object is named by its id, or by its row. */
import { reserveFilters } from './bulk.js';
import {
  bitsOf,
  boxError,
  checkOptions,
  farEdge,
  idError,
  isBox,
  isIdOrRow,
  isIndex,
  isPoint,
  pointError,
  rowError,
} from './checks.js';
import { INVALID_BOX, OK, OUTSIDE, STALE_ID, statusError } from './errors.js';
import { FILTER_NAMES } from './filters.js';
import { FILTER_STRIDE, FIRST_ID, makeId, type ObjectId, rowOf } from './limits.js';
import {
  initialFilter,
  type ObjectChanges,
  type ObjectOptions,
  type ObjectValues,
  setRowData,
} from './object-options.js';
import type { Area } from './options.js';
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
  const [maxX, maxY] = [farEdge(x, width), farEdge(y, height)];
  tree.boxes = NO_BOXES;
  const added =
    filter === undefined
      ? native.insert(x, y, maxX, maxY)
      : native.insertWithFilter(x, y, maxX, maxY, filter.category, filter.mask);
  if (added < 0) throw objectError(where, -added, 0, x, y, width, height);
  const id = added as ObjectId;
  if (filter !== undefined) tree.mayHaveFilters = true;
  if (data !== undefined) setRowData(tree, rowOf(id), data);
  return id;
}

/** Gives an object another box. */
export function update(
  { native }: TreeHandle,
  id: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (!isIdOrRow(id)) throw idError('update', id);
  if (!isBox(x, y, width, height)) throw boxError('update', x, y, width, height);
  const status = -native.update(id, x, y, farEdge(x, width), farEdge(y, height));
  if (status !== OK) throw objectError('update', status, id, x, y, width, height);
}

const CHANGES_NAMES: readonly string[] = ['x', 'y', 'width', 'height', 'data', ...FILTER_NAMES];

/** Changes what is given of an object, all or nothing. */
export function change(tree: TreeHandle, given: number, changes: ObjectChanges<unknown>): void {
  const where = 'update';
  checkOptions(where, changes, CHANGES_NAMES, 'changes');
  const { category, mask, data } = changes;
  const id = liveId(tree, where, given);
  const { native } = tree;
  const before = get(tree, id, where);
  const bits = [
    bitsOf(where, 'category', category, before.category | 0),
    bitsOf(where, 'mask', mask, before.mask | 0),
  ] as const;
  const hasFilter = category !== undefined || mask !== undefined;
  // Memory first: setting the filter cannot fail then.
  if (hasFilter) reserveFilters(tree, where, 0);
  // Defaults stand for what is left out only: null is no number.
  const { x = before.x, y = before.y, width = before.width, height = before.height } = changes;
  if (x !== before.x || y !== before.y || width !== before.width || height !== before.height) {
    update(tree, id, x, y, width, height);
  }
  if (hasFilter) {
    native.setFilter(id, ...bits);
    tree.mayHaveFilters = true;
  }
  if ('data' in changes) setRowData(tree, rowOf(id), data);
}

export function move({ native }: TreeHandle, id: number, x: number, y: number): void {
  if (!isIdOrRow(id)) throw idError('move', id);
  if (!isPoint(x, y)) throw pointError('move', x, y);
  const status = -native.move(id, x, y);
  if (status !== OK) throw objectError('move', status, id, x, y);
}

export function remove(tree: TreeHandle, id: number): boolean {
  const { data, native, pairLoops } = tree;
  if (typeof id !== 'number') throw idError('remove', id);
  if (!isIdOrRow(id)) return false;
  const status = -native.remove(id);
  if (status === STALE_ID) return false;
  const row = rowOf(id as ObjectId);
  if (row < data.length) data[row] = undefined;
  if (pairLoops.areRunning) pairLoops.noteRemoval(row, native.rows());
  return true;
}

export function has({ native }: TreeHandle, id: number): boolean {
  if (typeof id !== 'number') throw idError('has', id);
  return isIdOrRow(id) && native.has(id);
}

/** What an object is. */
export function get(tree: TreeHandle, id: number, where = 'get'): ObjectValues<unknown> {
  const box = boxOf(tree, id, where);
  const { module, native } = tree;
  const [category, mask] = module.words(where, native.filter(id), FILTER_STRIDE) as unknown as [
    number,
    number,
  ];
  return { ...box, category, mask, data: tree.data[rowOf(id as ObjectId)] };
}

export function boxOf({ module, native }: TreeHandle, id: number, where = 'boxOf'): Area {
  const count = isIdOrRow(id) ? native.box(id) : -STALE_ID;
  if (count === -STALE_ID) throw idError(where, id);
  const [x, y, maxX, maxY] = module.floats(where, count, 1) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return { x, y, width: maxX - x, height: maxY - y };
}

export function dataOf(tree: TreeHandle, id: number): unknown {
  // By row, without a call and without numbers that the engine must allocate.
  const value = typeof id === 'number' && id < FIRST_ID ? tree.data[id] : undefined;
  if (value !== undefined) return value;
  if (!isIdOrRow(id) || !tree.native.has(id)) throw idError('data', id);
  return tree.data[rowOf(id as ObjectId)];
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

/** The low bits of a word that `generations` gives. */
const GENERATION = 2 ** 31 - 1;

/** The ids of the objects in rows that C++ has found: without a call for each. */
export function idsOf({ module, native }: TreeHandle, rows: Uint32Array): ObjectId[] {
  native.generations();
  const first = module.resultAddress >>> 2;
  const words = module.memoryWords;
  const ids: ObjectId[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    ids.push(makeId(row, words[first + row]! & GENERATION));
  }
  return ids;
}

/** The ids of all objects by row, as they are when the loop comes to them. */
export function* allIds(tree: TreeHandle): IterableIterator<ObjectId> {
  for (let row = 0; row < tree.native.rows(); row++) {
    const id = tree.native.idAt(row);
    if (id >= 0) yield id as ObjectId;
  }
}

/** The id of an object that must be in the tree. */
function liveId(tree: TreeHandle, where: string, id: number): ObjectId {
  if (!isIdOrRow(id) || !tree.native.has(id)) throw idError(where, id);
  return idAt(tree, rowOf(id as ObjectId));
}

/** The sentence for a call about one object that C++ has refused. */
function objectError(where: string, status: number, id: number, ...box: number[]): Error {
  if (status === STALE_ID) return idError(where, id);
  const error = statusError(where, status);
  if (status === OUTSIDE || status === INVALID_BOX) error.message += `, got ${box.join(', ')}`;
  return error;
}
