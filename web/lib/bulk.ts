/** Changing all objects, or many, in one call. */
import { checkOptions } from './checks.js';
import { bulkError, OK } from './errors.js';
import { checkChoice } from './options.js';
import { type Numbers, numbersAt, OBJECT_BOXES, readNumbers } from './shape-arrays.js';
import { NO_BOXES, type TreeHandle } from './tree-handle.js';

/** Options of `sync`. */
export interface SyncOptions {
  /**
   * How the nodes are brought up to date: by updates, by a rebuild, or by the cheaper of the two, which is
   * the default.
   */
  readonly strategy?: 'auto' | 'update' | 'rebuild';
}

/** In the order of the numbers that stand for them in C++. */
const STRATEGIES = ['auto', 'update', 'rebuild'] as const;

export function setAll(tree: TreeHandle, boxes: ArrayLike<number>): void {
  const numbers = stageBoxes(tree, 'setAll', boxes);
  const status = -tree.native.setAll(numbers.length / 4);
  if (status !== OK) throw stagedError(tree, 'setAll', status, numbers);
}

export function insertMany(tree: TreeHandle, boxes: ArrayLike<number>): Float64Array {
  const numbers = stageBoxes(tree, 'insertMany', boxes);
  const added = tree.native.insertMany(numbers.length / 4);
  if (added < 0) throw stagedError(tree, 'insertMany', -added, numbers);
  const ids = tree.module.values(Float64Array, 'insertMany', added).slice();
  tree.module.releaseBuffers();
  return ids;
}

/** The view of all boxes; the same one while it is valid. */
export function viewBoxes(tree: TreeHandle): Float32Array {
  const { native } = tree;
  if (tree.boxes.length === 0) tree.boxes = tree.module.floats('boxes', native.boxes(), 4);
  return tree.boxes;
}

export function sync(tree: TreeHandle, options: SyncOptions | undefined): void {
  const how = options === undefined ? 0 : strategyOf(options);
  const { native } = tree;
  const status = -native.sync(how);
  if (status === OK) return;
  const row = native.errorIndex();
  throw bulkError('sync', status, `row ${row}`, numbersAt(OBJECT_BOXES, viewBoxes(tree), row));
}

function strategyOf(options: SyncOptions): number {
  checkOptions('sync', options, ['strategy']);
  const { strategy = 'auto' } = options;
  return checkChoice('sync', 'strategy', strategy, STRATEGIES);
}

/** Copies boxes to where C++ reads them; returns them as they were given. */
function stageBoxes(tree: TreeHandle, where: string, boxes: ArrayLike<number>): Numbers {
  const numbers = readNumbers(where, OBJECT_BOXES, boxes, tree.module.memory);
  const { module, native } = tree;
  tree.boxes = NO_BOXES;
  module.floats(where, native.stageBoxes(numbers.length / 4), 4).set(numbers);
  return numbers;
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
