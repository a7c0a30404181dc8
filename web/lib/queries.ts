/** Region queries: rectangles, points, circles, convex polygons. */
import {
  type BatchMethod,
  BOXES,
  CIRCLES,
  POINTS,
  type QueryShapes,
  queryEach,
} from './batches.js';
import {
  boxError,
  checkCount,
  circleError,
  farEdge,
  floatError,
  isBox,
  isCircle,
  isCount,
  isPoint,
  pointError,
  quote,
} from './checks.js';
import { INVALID_SHAPE, statusError } from './errors.js';
import { FILTER_NAMES } from './filters.js';
import { DEPTH_LIMIT } from './limits.js';
import { type CandidatesOptions, categoryOf, maskOf, type QueryOptions } from './query-options.js';
import type { RowLists } from './results.js';
import { type Numbers, readNumbers, type ShapeArray } from './shape-arrays.js';
import type { TreeHandle } from './tree-handle.js';

const CANDIDATES_NAMES = [...FILTER_NAMES, 'steps'];

/** Steps beyond the deepest level have no effect. */
function stepsOf(where: string, options: CandidatesOptions | undefined): number {
  return checkCount(where, 'steps', options?.steps, DEPTH_LIMIT, DEPTH_LIMIT);
}

const CORNERS: ShapeArray = { name: 'corners', fields: ['x', 'y'] };

// A single query checks its arguments, then calls C++. It returns how many rows it found, or minus a status.

export function candidates(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  options: CandidatesOptions | undefined,
): number {
  const category = categoryOf(where, options, CANDIDATES_NAMES);
  const mask = maskOf(where, options);
  const steps = stepsOf(where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return native.candidates(x, y, maxX, maxY, steps, category, mask);
}

export function query(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return native.query(x, y, maxX, maxY, category, mask);
}

export function queryAny(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  options: QueryOptions | undefined,
): boolean {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const any = native.queryAny(x, y, farEdge(x, width), farEdge(y, height), category, mask);
  if (any < 0) throw statusError(where, -any);
  return any > 0;
}

export function queryPoint(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  return native.queryPoint(x, y, category, mask);
}

export function queryCircle(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  radius: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isCircle(x, y, radius)) throw circleError(where, x, y, radius);
  return native.queryCircle(x, y, radius, category, mask);
}

export function queryPolygon(
  tree: TreeHandle,
  where: string,
  corners: ArrayLike<number>,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const numbers = readNumbers(where, CORNERS, corners, tree.module.memory);
  const { module, native } = tree;
  module.writeInput(where, numbers);
  const count = numbers.length / 2;
  const found = native.queryPolygon(count, category, mask);
  if (found === -INVALID_SHAPE) throw polygonError(where, 'the polygon', numbers);
  return found;
}

// Many queries in one call.

export function candidatesMany(
  tree: TreeHandle,
  boxes: ArrayLike<number>,
  options: CandidatesOptions | undefined,
): RowLists {
  const where = 'candidatesMany';
  const steps = stepsOf(where, options);
  return rowsOfEach(
    tree,
    where,
    BOXES,
    boxes,
    options,
    (native, count, ...bits) => native.candidatesMany(count, steps, ...bits),
    CANDIDATES_NAMES,
  );
}

export function queryMany(
  tree: TreeHandle,
  boxes: ArrayLike<number>,
  options: QueryOptions | undefined,
): RowLists {
  return rowsOfEach(tree, 'queryMany', BOXES, boxes, options, (native, ...rest) =>
    native.queryMany(...rest),
  );
}

export function queryAnyMany(
  tree: TreeHandle,
  boxes: ArrayLike<number>,
  options: QueryOptions | undefined,
): Uint32Array {
  const where = 'queryAnyMany';
  const { count } = queryEach(tree, where, BOXES, boxes, options, (native, ...rest) =>
    native.queryAnyMany(...rest),
  );
  return tree.module.words(where, count);
}

export function queryPointMany(
  tree: TreeHandle,
  points: ArrayLike<number>,
  options: QueryOptions | undefined,
): RowLists {
  return rowsOfEach(tree, 'queryPointMany', POINTS, points, options, (native, ...rest) =>
    native.queryPointMany(...rest),
  );
}

export function queryCircleMany(
  tree: TreeHandle,
  circles: ArrayLike<number>,
  options: QueryOptions | undefined,
): RowLists {
  return rowsOfEach(tree, 'queryCircleMany', CIRCLES, circles, options, (native, ...rest) =>
    native.queryCircleMany(...rest),
  );
}

export function queryPolygonMany(
  tree: TreeHandle,
  corners: ArrayLike<number>,
  offsets: ArrayLike<number>,
  options: QueryOptions | undefined,
): RowLists {
  const where = 'queryPolygonMany';
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const numbers = readNumbers(where, CORNERS, corners, tree.module.memory);
  const all = numbers.length / 2;
  const begins = readOffsets(where, offsets, all);
  const { module, native } = tree;
  module.writeInput(where, numbers, begins);
  const polygons = begins.length - 1;
  const count = native.queryPolygonMany(all, polygons, category, mask);
  if (count === -INVALID_SHAPE) {
    const i = native.errorIndex();
    const refused = numbers.subarray(2 * begins[i]!, 2 * begins[i + 1]!);
    throw polygonError(where, `polygon ${i}`, refused);
  }
  return module.rowLists(where, count, polygons);
}

function rowsOfEach(
  tree: TreeHandle,
  where: string,
  shapes: QueryShapes,
  array: ArrayLike<number>,
  options: QueryOptions | undefined,
  method: BatchMethod,
  names?: readonly string[],
): RowLists {
  const { queries, count } = queryEach(tree, where, shapes, array, options, method, names);
  return tree.module.rowLists(where, count, queries);
}

function polygonError(where: string, polygon: string, corners: Numbers): Error {
  const bad = corners.findIndex((number) => !isPoint(number, 0));
  if (bad >= 0) return floatError(where, `corner ${bad >> 1} of ${polygon}`, corners[bad])!;
  const rule =
    corners.length < 6
      ? 'three or more corners'
      : 'convex corners, no two neighbours equal, not all on one line';
  return new RangeError(`${where}: ${polygon} must have ${rule}`);
}

/** Offsets as whole numbers from 0 to the number of corners, ascending. */
function readOffsets(where: string, offsets: ArrayLike<number>, corners: number): Uint32Array {
  if (typeof offsets !== 'object' || offsets === null || !isCount(offsets.length)) {
    throw new TypeError(
      `${where}: offsets must be an array or typed array of numbers, got ${quote(offsets)}`,
    );
  }
  const begins = Array.from(offsets);
  const isAscending = begins.every(
    (begin, i) => Number.isInteger(begin) && begin >= (begins[i - 1] ?? 0),
  );
  if (isAscending && begins[0] === 0 && begins.at(-1) === corners) return Uint32Array.from(begins);
  throw new RangeError(
    `${where}: offsets must ascend from 0 to the number of corners, ${corners}, and hold one more than there are polygons`,
  );
}
