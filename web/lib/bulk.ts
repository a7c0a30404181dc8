/** Changing all objects, or many, in one call. */
import { arrayLength, checkOptions, isCount, ruleError } from './checks.js';
import { rangeError, typeError } from './coded-errors.js';
import { bulkError, INVALID_BOX, OK, statusError } from './errors.js';
import type { Filter } from './filters.js';
import { BOX_STRIDE, FILTER_STRIDE, MAX_OBJECTS, type ObjectId, rowOf } from './limits.js';
import { type BulkOptions, initialFilter, setRowData } from './object-options.js';
import { checkChoice } from './options.js';
import { quote } from './quote.js';
import type { Complete } from './results.js';
import {
  type Boxes,
  type Numbers,
  numbersAt,
  OBJECT_BOXES,
  readNumbers,
  type ShapeArray,
} from './shape-arrays.js';
import { NO_BOXES, type TreeHandle } from './tree-handle.js';

/** Options of `sync`. */
export interface SyncOptions {
  /**
   * How the nodes are brought up to date: by updates, by a rebuild, or by the cheaper of the two, which is
   * the default.
   */
  readonly strategy?: 'auto' | 'update' | 'rebuild' | undefined;
}

const POSITION_STRIDE = 2;
const POSITIONS: ShapeArray = { name: 'positions', fields: ['x', 'y'] };

/** In the order of the numbers that stand for them in C++. */
const STRATEGIES = ['auto', 'update', 'rebuild'] as const;

export function setAll(tree: TreeHandle, boxes: Boxes): void {
  const where = 'setAll';
  const numbers = readBoxes(tree, where, boxes);
  const count = numbers.length / BOX_STRIDE;
  stageBoxes(tree, where, numbers, count);
  const status = -tree.native.setAll(count);
  if (status !== OK) throw stagedError(tree, where, status, numbers);
  tree.forgetObjects();
  tree.mayHaveFilters = false;
}

export function insertMany(
  tree: TreeHandle,
  boxes: Boxes,
  options: BulkOptions<unknown> | undefined,
): ObjectId[] {
  const where = 'insertMany';
  const filter = options === undefined ? undefined : initialFilter(where, options);
  const numbers = readBoxes(tree, where, boxes);
  const count = numbers.length / BOX_STRIDE;
  const data = readData(where, options?.data, count);
  stageBoxes(tree, where, numbers, count);
  if (filter !== undefined) reserveFilters(tree, where, count);
  const { module, native } = tree;
  const added = native.insertMany(count);
  if (added < 0) throw stagedError(tree, where, -added, numbers);
  const ids = Array.from(module.values(Float64Array, where, added)) as ObjectId[];
  module.releaseBuffers();
  if (filter !== undefined) setFilters(tree, where, ids, filter);
  data?.forEach((value, i) => setRowData(tree, rowOf(ids[i]!), value));
  return ids;
}

/** Gives new objects a filter. */
function setFilters(
  tree: TreeHandle,
  where: string,
  ids: readonly ObjectId[],
  { category, mask }: Complete<Filter>,
): void {
  const { module, native } = tree;
  const filters = module.words(where, native.filters(), FILTER_STRIDE);
  for (const id of ids) {
    const at = FILTER_STRIDE * rowOf(id);
    filters[at] = category;
    filters[at + 1] = mask;
  }
  tree.mayHaveFilters = true;
}

/** The data of `count` new objects, copied, since getters of an unusual array may run. */
function readData(
  where: string,
  data: ArrayLike<unknown> | undefined,
  count: number,
): unknown[] | undefined {
  if (data === undefined) return undefined;
  const length = arrayLength(data);
  if (length === count) return Array.from({ length }, (_, i) => data[i]);
  if (length === undefined) throw typeError(`${where}: data must be an array, got ${quote(data)}`);
  throw rangeError(
    `${where}: data must hold one value for each of the ${count} boxes, got ${length}`,
  );
}

/** Moves the object in each row to a position. */
export function moveMany(
  tree: TreeHandle,
  positions: ArrayLike<number>,
  options: SyncOptions | undefined,
): void {
  const where = 'moveMany';
  const strategy = strategyOf(where, options);
  const numbers = readNumbers(where, POSITIONS, positions, tree.module.memory);
  const { module, native } = tree;
  const rows = native.rows();
  if (numbers.length > POSITION_STRIDE * rows) {
    throw rangeError(
      `${where}: positions must be of at most ${rows} rows, got ${numbers.length} numbers`,
    );
  }
  module.writeInput(where, numbers);
  const status = -native.moveMany(numbers.length / POSITION_STRIDE, strategy);
  if (status === OK) return;
  const row = native.errorIndex();
  const given = numbersAt(POSITIONS, numbers, row);
  if (given === '') throw syncError(tree, where, status, row);
  if (status !== INVALID_BOX) throw bulkError(where, status, `position ${row}`, given);
  throw rangeError(
    `${where}: position ${row} (x, y) must be finite and keep the box of row ${row} in the range of 32-bit floats, got ${given}`,
  );
}

export function reserve(tree: TreeHandle, count: number, where = 'reserve'): void {
  if (!isCount(count) || count > MAX_OBJECTS) {
    throw ruleError(where, 'count', `a whole number from 0 to ${MAX_OBJECTS}`, count);
  }
  const { native } = tree;
  tree.boxes = NO_BOXES;
  const status = -native.reserve(count);
  if (status !== OK) throw statusError(where, status);
}

/** Takes the memory for new objects and for all filters: setting filters cannot fail then. */
export function reserveFilters(tree: TreeHandle, where: string, added: number): void {
  const { module, native } = tree;
  const rows = module.words(where, native.filters()).length;
  reserve(tree, Math.min(rows + added, MAX_OBJECTS), where);
}

/** The view of all boxes; the same one while it is valid. */
export function viewBoxes(tree: TreeHandle): Float32Array {
  const { native } = tree;
  if (tree.boxes.length === 0) tree.boxes = tree.module.floats('boxes', native.boxes(), BOX_STRIDE);
  return tree.boxes;
}

export function sync(tree: TreeHandle, options: SyncOptions | undefined): void {
  const where = 'sync';
  const strategy = strategyOf(where, options);
  const { native } = tree;
  const status = -native.sync(strategy);
  if (status !== OK) throw syncError(tree, where, status, native.errorIndex());
}

/** The sentence for the box in a row that was refused. */
function syncError(tree: TreeHandle, where: string, status: number, row: number): Error {
  return bulkError(where, status, `row ${row}`, numbersAt(OBJECT_BOXES, viewBoxes(tree), row));
}

function strategyOf(where: string, options: SyncOptions | undefined): number {
  if (options === undefined) return 0;
  checkOptions(where, options, ['strategy']);
  const { strategy = 'auto' } = options;
  return checkChoice(where, 'strategy', strategy, STRATEGIES);
}

/** The numbers of boxes that are given for objects. */
function readBoxes({ module }: TreeHandle, where: string, boxes: Boxes): Numbers {
  return readNumbers(where, OBJECT_BOXES, boxes, module.memory);
}

/** Copies the numbers of `count` boxes to where C++ reads them. */
function stageBoxes(tree: TreeHandle, where: string, numbers: Numbers, count: number): void {
  const { module, native } = tree;
  tree.boxes = NO_BOXES;
  module.floats(where, native.stageBoxes(count), BOX_STRIDE).set(numbers);
}

/** The sentence for the box that a bulk call refused. */
function stagedError(
  { native }: TreeHandle,
  where: string,
  status: number,
  numbers: Numbers,
): Error {
  const index = native.errorIndex();
  return bulkError(where, status, `box ${index}`, numbersAt(OBJECT_BOXES, numbers, index));
}
