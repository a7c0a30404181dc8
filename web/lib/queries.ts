/**
 * The region queries: rectangles, points, circles, convex polygons. `regionQueries` has all that the library knows of each;
 * `explain` and the tests go through it. How to add one: CONTRIBUTING.md.
 */
import { type BatchMethod, type QueryShapes, queryEach } from './batches.js';
import {
  arrayLength,
  boxError,
  checkCount,
  farEdge,
  floatError,
  isBox,
  isCircle,
  isPoint,
  pointError,
  sizeError,
} from './checks.js';
import { rangeError, typeError } from './coded-errors.js';
import { INVALID_SHAPE, statusError } from './errors.js';
import { DEPTH_LIMIT } from './limits.js';
import {
  type CandidatesOptions,
  categoryOf,
  exceptionsOf,
  leaveOut,
  maskOf,
  QUERY_NAMES,
  type QueryOptions,
} from './query-options.js';
import { quote } from './quote.js';
import type { RowLists } from './results.js';
import { type Boxes, type Numbers, readNumbers, type ShapeArray } from './shape-arrays.js';
import type { TreeHandle } from './tree-handle.js';

// The shapes.

const BOXES: QueryShapes = {
  name: 'boxes',
  one: 'box',
  fields: ['minX', 'minY', 'maxX', 'maxY'],
  rule: 'be finite in 32 bits with minX <= maxX and minY <= maxY',
};
export const POINTS: QueryShapes = {
  name: 'points',
  one: 'point',
  fields: ['x', 'y'],
  rule: 'be finite in 32 bits',
};
export const CIRCLES: QueryShapes = {
  name: 'circles',
  one: 'circle',
  fields: ['x', 'y', 'radius'],
  sizes: ['radius'],
  rule: 'be finite in 32 bits, its radius zero or more',
};
const CORNERS: ShapeArray = { name: 'corners', fields: ['x', 'y'] };

/** Why a single query refuses a shape: the first number that is wrong by itself, or else the rule for all of them. */
export function shapeError(
  where: string,
  { one, fields, sizes = [], rule }: QueryShapes,
  ...numbers: number[]
): Error {
  for (const [i, field] of fields.entries()) {
    const check = sizes.includes(field) ? sizeError : floatError;
    const error = check(where, field, numbers[i]!);
    if (error !== undefined) return error;
  }
  return rangeError(`${where}: the ${one} must ${rule}, got ${numbers.join(', ')}`);
}

// The queries.

/** How a query is run: for one shape, and for many. Both check their arguments, then call C++. */
interface RegionQuery<
  Shape extends unknown[],
  Shapes extends unknown[] = [shapes: Given],
  Options = QueryOptions,
> {
  /** Returns how many rows it found, or minus a status. */
  readonly one: (
    tree: TreeHandle,
    where: string,
    ...args: [...shape: Shape, options: Options | undefined]
  ) => number;
  readonly many: (
    tree: TreeHandle,
    where: string,
    ...args: [...shapes: Shapes, options: Options | undefined]
  ) => RowLists;
}

type Rectangle = [x: number, y: number, width: number, height: number];
/** Numbers of many shapes, or of one with any number of them. */
type Given = ArrayLike<number>;

/** The members of the class that return the ids of a query; `nameRows` (`candidateRows`) and `nameMany` are its others. */
export type RegionQueryName =
  | 'query'
  | 'queryPoint'
  | 'queryCircle'
  | 'queryPolygon'
  | 'candidates';

/** The arguments of each. */
interface RegionQueries {
  readonly query: RegionQuery<Rectangle, [boxes: Boxes]>;
  readonly queryPoint: RegionQuery<[x: number, y: number]>;
  readonly queryCircle: RegionQuery<[x: number, y: number, radius: number]>;
  readonly queryPolygon: RegionQuery<[corners: Given], [corners: Given, offsets: Given]>;
  readonly candidates: RegionQuery<Rectangle, [boxes: Boxes], CandidatesOptions>;
}

export const regionQueries: Pick<RegionQueries, RegionQueryName> = {
  query: {
    one(tree, where, x, y, width, height, options) {
      const category = categoryOf(where, options);
      const mask = maskOf(where, options);
      const except = options && exceptionsOf(tree, where, options);
      const { native } = tree;
      if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
      const maxX = farEdge(x, width);
      const maxY = farEdge(y, height);
      if (except !== undefined) leaveOut(tree, where, except);
      return native.query(x, y, maxX, maxY, category, mask);
    },
    many: manyOf(BOXES, (native, ...rest) => native.queryMany(...rest)),
  },

  queryPoint: {
    one(tree, where, x, y, options) {
      const category = categoryOf(where, options);
      const mask = maskOf(where, options);
      const except = options && exceptionsOf(tree, where, options);
      const { native } = tree;
      if (!isPoint(x, y)) throw pointError(where, x, y);
      if (except !== undefined) leaveOut(tree, where, except);
      return native.queryPoint(x, y, category, mask);
    },
    many: manyOf(POINTS, (native, ...rest) => native.queryPointMany(...rest)),
  },

  queryCircle: {
    one(tree, where, x, y, radius, options) {
      const category = categoryOf(where, options);
      const mask = maskOf(where, options);
      const except = options && exceptionsOf(tree, where, options);
      const { native } = tree;
      if (!isCircle(x, y, radius)) throw shapeError(where, CIRCLES, x, y, radius);
      if (except !== undefined) leaveOut(tree, where, except);
      return native.queryCircle(x, y, radius, category, mask);
    },
    many: manyOf(CIRCLES, (native, ...rest) => native.queryCircleMany(...rest)),
  },

  queryPolygon: {
    one(tree, where, corners, options) {
      const category = categoryOf(where, options);
      const mask = maskOf(where, options);
      const except = options && exceptionsOf(tree, where, options);
      const numbers = readNumbers(where, CORNERS, corners, tree.module.memory);
      const { module, native } = tree;
      const count = numbers.length / 2;
      module.writeInput(where, numbers);
      if (except !== undefined) leaveOut(tree, where, except);
      const found = native.queryPolygon(count, category, mask);
      if (found === -INVALID_SHAPE) throw polygonError(where, 'the polygon', numbers);
      return found;
    },
    many(tree, where, corners, offsets, options) {
      const category = categoryOf(where, options);
      const mask = maskOf(where, options);
      const numbers = readNumbers(where, CORNERS, corners, tree.module.memory);
      const all = numbers.length / 2;
      const begins = readOffsets(where, offsets, all);
      const except = exceptionsOf(tree, where, options, begins.length - 1);
      const { module, native } = tree;
      const polygons = begins.length - 1;
      module.writeInput(where, numbers, begins);
      if (except !== undefined) leaveOut(tree, where, except);
      const count = native.queryPolygonMany(all, polygons, category, mask);
      if (count === -INVALID_SHAPE) {
        const i = native.errorIndex();
        const refused = numbers.subarray(2 * begins[i]!, 2 * begins[i + 1]!);
        throw polygonError(where, `polygon ${i}`, refused);
      }
      return module.rowLists(where, count, polygons);
    },
  },

  candidates: {
    one(tree, where, x, y, width, height, options) {
      const category = categoryOf(where, options, CANDIDATES_NAMES);
      const mask = maskOf(where, options);
      const except = options && exceptionsOf(tree, where, options);
      const steps = stepsOf(where, options);
      const { native } = tree;
      if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
      const maxX = farEdge(x, width);
      const maxY = farEdge(y, height);
      if (except !== undefined) leaveOut(tree, where, except);
      return native.candidates(x, y, maxX, maxY, steps, category, mask);
    },
    many(tree, where, boxes, options) {
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
    },
  },
};

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
  const except = options && exceptionsOf(tree, where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  if (except !== undefined) leaveOut(tree, where, except);
  const any = native.queryAny(x, y, farEdge(x, width), farEdge(y, height), category, mask);
  if (any < 0) throw statusError(where, -any);
  return any > 0;
}

export function queryAnyMany(
  tree: TreeHandle,
  where: string,
  boxes: Boxes,
  options: QueryOptions | undefined,
): Uint32Array {
  const { count } = queryEach(tree, where, BOXES, boxes, options, (native, ...rest) =>
    native.queryAnyMany(...rest),
  );
  return tree.module.words(where, count);
}

const CANDIDATES_NAMES = [...QUERY_NAMES, 'steps'];

/** Steps beyond the deepest level have no effect. */
function stepsOf(where: string, options: CandidatesOptions | undefined): number {
  return checkCount(where, 'steps', options?.steps, DEPTH_LIMIT, DEPTH_LIMIT);
}

/** A query for each shape of an array, whose numbers alone say what it is. */
function manyOf(shapes: QueryShapes, method: BatchMethod) {
  return (
    tree: TreeHandle,
    where: string,
    array: Boxes,
    options: QueryOptions | undefined,
  ): RowLists => rowsOfEach(tree, where, shapes, array, options, method);
}

function rowsOfEach(
  tree: TreeHandle,
  where: string,
  shapes: QueryShapes,
  array: Boxes,
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
  return rangeError(`${where}: ${polygon} must have ${rule}`);
}

/** Offsets as whole numbers from 0 to the number of corners, ascending. */
function readOffsets(where: string, offsets: ArrayLike<number>, corners: number): Uint32Array {
  const length = arrayLength(offsets);
  if (length === undefined) {
    throw typeError(
      `${where}: offsets must be an array or typed array of numbers, got ${quote(offsets)}`,
    );
  }
  // Each polygon has corners: longer arrays are refused before they are read.
  const begins = length > corners + 1 ? [] : Array.from(offsets);
  const isAscending = begins.every(
    (begin, i) => Number.isInteger(begin) && begin >= (begins[i - 1] ?? 0),
  );
  if (isAscending && begins[0] === 0 && begins.at(-1) === corners) return Uint32Array.from(begins);
  throw rangeError(
    `${where}: offsets must ascend from 0 to the number of corners, ${corners}, and hold one more than there are polygons`,
  );
}
