/** Ray casts and sweeps: what a ray or a moving box meets. */
import { type BatchMethod, MOVING_BOXES, type QueryShapes, queryEach, RAYS } from './batches.js';
import { boxError, checkInto, farEdge, isBox, isPoint, pointError } from './checks.js';
import { HIT_STRIDE } from './limits.js';
import { categoryOf, maskOf, type QueryOptions } from './query-options.js';
import type { Hit, HitLists } from './results.js';
import type { TreeHandle } from './tree-handle.js';

// A single query checks its arguments, then calls C++. It returns how many hits it found, or minus a
// status. Where one hit is wanted there is always one, with row -1 when nothing is met.

export function raycast(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  dx: number,
  dy: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  return native.raycast(x, y, dx, dy, category, mask);
}

export function raycastAll(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  dx: number,
  dy: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  return native.raycastAll(x, y, dx, dy, category, mask);
}

export function sweep(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return native.sweep(x, y, maxX, maxY, dx, dy, category, mask);
}

/** Checks that an array has room for a hit. */
export function checkHitInto(where: string, into: Float32Array): void {
  checkInto(where, into, Float32Array);
  if (into.length < HIT_STRIDE) {
    throw new RangeError(
      `${where}: into must have room for ${HIT_STRIDE} numbers, got ${into.length}`,
    );
  }
}

/** Copies the one hit that a query found; returns whether anything was met. */
export function hitInto(
  { module }: TreeHandle,
  where: string,
  count: number,
  into: Float32Array,
): boolean {
  module.floatsInto(where, count, HIT_STRIDE, into);
  return into[0]! >= 0;
}

/** The one hit that a query found, as an object. */
export function hitOrUndefined(tree: TreeHandle, where: string, count: number): Hit | undefined {
  return hitInto(tree, where, count, numbers) ? asHit(numbers) : undefined;
}

/** The numbers of one hit, before it becomes an object. */
const numbers = new Float32Array(HIT_STRIDE);

export function asHit(values: Float32Array): Hit {
  const [row, fraction, x, y, normalX, normalY] = values as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { row, fraction, x, y, normalX, normalY };
}

// Many queries in one call.

export function raycastMany(
  tree: TreeHandle,
  rays: ArrayLike<number>,
  options: QueryOptions | undefined,
): Float32Array {
  return hitOfEach(tree, 'raycastMany', RAYS, rays, options, (native, ...rest) =>
    native.raycastMany(...rest),
  );
}

export function sweepMany(
  tree: TreeHandle,
  moving: ArrayLike<number>,
  options: QueryOptions | undefined,
): Float32Array {
  return hitOfEach(tree, 'sweepMany', MOVING_BOXES, moving, options, (native, ...rest) =>
    native.sweepMany(...rest),
  );
}

export function raycastAllMany(
  tree: TreeHandle,
  rays: ArrayLike<number>,
  options: QueryOptions | undefined,
): HitLists {
  const where = 'raycastAllMany';
  const { module } = tree;
  const { queries, count } = queryEach(tree, where, RAYS, rays, options, (native, ...rest) =>
    native.raycastAllMany(...rest),
  );
  const hits = module.floats(where, count, HIT_STRIDE);
  return { offsets: module.offsets(queries), hits };
}

function hitOfEach(
  tree: TreeHandle,
  where: string,
  shapes: QueryShapes,
  array: ArrayLike<number>,
  options: QueryOptions | undefined,
  method: BatchMethod,
): Float32Array {
  const { count } = queryEach(tree, where, shapes, array, options, method);
  return tree.module.floats(where, count, HIT_STRIDE);
}
