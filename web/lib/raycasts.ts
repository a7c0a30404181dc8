/** Ray casts and sweeps: what a ray or a moving box meets. */
import { type BatchMethod, MOVING_BOXES, type QueryShapes, queryEach, RAYS } from './batches.js';
import { boxError, farEdge, isBox, isPoint, pointError } from './checks.js';
import { statusError } from './errors.js';
import { HIT_STRIDE, makeId, type ObjectId } from './limits.js';
import { has, idAt } from './objects.js';
import {
  categoryOf,
  exceptionsOf,
  HIT_NAMES,
  type HitOptions,
  leaveOut,
  maskOf,
  predicateOf,
  type QueryOptions,
} from './query-options.js';
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
  names?: readonly string[],
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = options && exceptionsOf(tree, where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  if (except !== undefined) leaveOut(tree, where, except);
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
  names?: readonly string[],
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = options && exceptionsOf(tree, where, options);
  const { native } = tree;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  if (except !== undefined) leaveOut(tree, where, except);
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
  names?: readonly string[],
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = options && exceptionsOf(tree, where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  if (except !== undefined) leaveOut(tree, where, except);
  return native.sweep(x, y, maxX, maxY, dx, dy, category, mask);
}

export function sweepAll(
  tree: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  options: QueryOptions | undefined,
  names?: readonly string[],
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = options && exceptionsOf(tree, where, options);
  const { native } = tree;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  if (except !== undefined) leaveOut(tree, where, except);
  return native.sweepAll(x, y, maxX, maxY, dx, dy, category, mask);
}

export function firstRayHit(
  tree: TreeHandle,
  x: number,
  y: number,
  dx: number,
  dy: number,
  options: HitOptions | undefined,
): Hit | undefined {
  const where = 'raycast';
  const filter = predicateOf(tree, has, where, options);
  const find = filter === undefined ? raycast : raycastAll;
  const count = find(tree, where, x, y, dx, dy, options, HIT_NAMES);
  return firstWanted(tree, where, count, filter);
}

export function firstSweepHit(
  tree: TreeHandle,
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  options: HitOptions | undefined,
): Hit | undefined {
  const where = 'sweep';
  const filter = predicateOf(tree, has, where, options);
  const find = filter === undefined ? sweep : sweepAll;
  const count = find(tree, where, x, y, width, height, dx, dy, options, HIT_NAMES);
  return firstWanted(tree, where, count, filter);
}

/** The first hit that a predicate wants, of all; without one, the hit that the query has found. */
function firstWanted(
  tree: TreeHandle,
  where: string,
  count: number,
  isWanted: ((id: ObjectId) => boolean) | undefined,
): Hit | undefined {
  if (isWanted === undefined) return firstHit(tree, where, count);
  return hitsOf(tree, where, count).find(({ id }) => isWanted(id));
}

/** The one hit that a query found, as an object; undefined when its row is -1. */
function firstHit({ module }: TreeHandle, where: string, count: number): Hit | undefined {
  if (count < 0) throw statusError(where, -count);
  const floats = module.memoryFloats;
  const at = module.resultAddress >>> 2;
  const row = floats[at]!;
  return row < 0 ? undefined : hitFrom(makeId(row, module.resultGeneration), floats, at);
}

/** Hits that a query found, as objects. */
export function hitsOf(tree: TreeHandle, where: string, count: number): Hit[] {
  const hits = tree.module.floats(where, count, HIT_STRIDE);
  const found: Hit[] = [];
  for (let i = 0; i < hits.length; i += HIT_STRIDE) {
    found.push(hitFrom(idAt(tree, hits[i]!, where), hits, i));
  }
  return found;
}

/** The hit whose numbers begin at `at`. */
function hitFrom(id: ObjectId, numbers: Float32Array, at: number): Hit {
  return {
    id,
    fraction: numbers[at + 1]!,
    x: numbers[at + 2]!,
    y: numbers[at + 3]!,
    normalX: numbers[at + 4]!,
    normalY: numbers[at + 5]!,
  };
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
