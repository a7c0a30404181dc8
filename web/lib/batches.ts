/** Many queries in one call: checks of their shapes, and the error for a shape that is refused. */
import { rangeError } from './coded-errors.js';
import { INVALID_BOX, INVALID_SHAPE } from './errors.js';
import type { NativeQuadtree } from './native-module.js';
import { categoryOf, exceptionsOf, leaveOut, maskOf, type QueryOptions } from './query-options.js';
import {
  type Boxes,
  type Numbers,
  numbersAt,
  readNumbers,
  type ShapeArray,
} from './shape-arrays.js';
import type { TreeHandle } from './tree-handle.js';

/** The shapes of many queries. */
export interface QueryShapes extends ShapeArray {
  /** The name of one shape, for error sentences. */
  readonly one: string;
  /** Those of its fields that must be zero or more. */
  readonly sizes?: readonly string[];
  /** What one shape must be, for error sentences. */
  readonly rule: string;
}

export const RAYS: QueryShapes = {
  name: 'rays',
  fields: ['x', 'y', 'dx', 'dy'],
  one: 'ray',
  rule: 'be finite in 32 bits',
};
export const MOVING_BOXES: QueryShapes = {
  name: 'moving',
  fields: ['minX', 'minY', 'maxX', 'maxY', 'dx', 'dy'],
  one: 'moving box',
  rule: 'be finite in 32 bits with minX <= maxX and minY <= maxY',
};

/** A native method that runs one query for each of `count` shapes in the input buffer. */
export type BatchMethod = (
  native: NativeQuadtree,
  count: number,
  category: number,
  mask: number,
) => number;

/** `queries` counts the queries that ran; `count` the results of all of them, or is minus a status. */
export interface BatchResult {
  readonly queries: number;
  readonly count: number;
}

/** Runs one query for each shape. */
export function queryEach(
  tree: TreeHandle,
  where: string,
  shapes: QueryShapes,
  array: Boxes,
  options: QueryOptions | undefined,
  method: BatchMethod,
  names?: readonly string[],
): BatchResult {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const numbers = readNumbers(where, shapes, array, tree.module.memory);
  const queries = numbers.length / shapes.fields.length;
  const except = exceptionsOf(tree, where, options, queries);
  const { module, native } = tree;
  module.writeInput(where, numbers);
  leaveOut(tree, where, except);
  const count = method(native, queries, category, mask);
  if (count === -INVALID_BOX || count === -INVALID_SHAPE) {
    throw refusedShape(where, shapes, numbers, native.errorIndex());
  }
  return { queries, count };
}

/** Why a batch refuses one of its shapes. */
export function refusedShape(
  where: string,
  shapes: QueryShapes,
  numbers: Numbers,
  index: number,
): Error {
  const { one, rule } = shapes;
  return rangeError(
    `${where}: ${one} ${index} must ${rule}, got ${numbersAt(shapes, numbers, index)}`,
  );
}
