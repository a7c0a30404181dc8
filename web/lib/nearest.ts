/** What is nearest to a point. */
import { askAboutEach, type Shape } from './batches.js';
import { calls, floatListsFound, floatsFound, floatsInto } from './calls.js';
import { TreeCasts } from './casts.js';
import { checkInto, isPoint, numberError, optionalError, pointError } from './checks.js';
import { categoryOf, type Filter, maskOf } from './filter.js';
import { pointerOf, type TreeHandle } from './handle.js';
import { MAX_OBJECTS, NEIGHBOR_STRIDE } from './limits.js';
import type { StagedQuestion } from './native.js';
import type { NeighborLists } from './results.js';

const POINTS: Shape = {
  name: 'points',
  fields: ['x', 'y'],
  one: 'point',
  rule: 'be finite in 32 bits',
};

/** The nearest objects of a tree, see {@link Quadtree}. */
export class TreeNearest extends TreeCasts {
  /**
   * The objects nearest to a point, by distance from it to the nearest point of the box, then by row.
   * Distances are rounded to 32 bits before they are compared, with each other and with the largest
   * one asked for; what is farther than any of them reaches is at the distance Infinity. Within a box
   * and on its edge, the distance is 0. Cost: the nodes as near as the last of them.
   *
   * @param count How many are wanted at most: a whole number, zero or more.
   * @param maxDistance What is farther is not found; zero or more, unlimited by default.
   * @returns {@link NEIGHBOR_STRIDE} numbers each, row and distance; a view.
   */
  nearest(
    x: number,
    y: number,
    count: number,
    maxDistance?: number,
    filter?: Filter,
  ): Float32Array {
    const found = nearest(this, 'nearest', x, y, count, maxDistance, filter);
    return floatsFound('nearest', found, NEIGHBOR_STRIDE);
  }

  /**
   * The same, written into an array of yours; once warm, it allocates nothing.
   *
   * @param into Gets row and distance of as many as it has room for.
   * @returns How many were found; more than `into.length / NEIGHBOR_STRIDE` do not fit.
   */
  nearestInto(
    into: Float32Array,
    x: number,
    y: number,
    count: number,
    maxDistance?: number,
    filter?: Filter,
  ): number {
    checkInto('nearestInto', into, Float32Array);
    const found = nearest(this, 'nearestInto', x, y, count, maxDistance, filter);
    return floatsInto('nearestInto', found, NEIGHBOR_STRIDE, into);
  }

  /**
   * The same for many points in one call: those of point i are neighbors `offsets[i]` to
   * `offsets[i + 1]`, counted in neighbors.
   *
   * @param points Two numbers each: x, y.
   */
  nearestMany(
    points: ArrayLike<number>,
    count: number,
    maxDistance?: number,
    filter?: Filter,
  ): NeighborLists {
    const where = 'nearestMany';
    const wanted = checkCount(where, count);
    const most = checkDistance(where, maxDistance);
    const question: StagedQuestion = (tree, asked, category, mask) =>
      calls.quadrille_nearest_many(tree, asked, wanted, most, category, mask);
    const [questions, found] = askAboutEach(this, where, POINTS, points, filter, question);
    const [offsets, neighbors] = floatListsFound(where, found, questions, NEIGHBOR_STRIDE);
    return { offsets, neighbors };
  }
}

/**
 * Checks the arguments of a question, then asks it, or what `ask` asks instead.
 *
 * @internal
 */
export function nearest(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  count: number,
  maxDistance: number | undefined,
  filter: Filter | undefined,
  ask = calls.quadrille_nearest,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  const wanted = checkCount(where, count);
  const most = checkDistance(where, maxDistance);
  return ask(tree, x, y, wanted, most, category, mask);
}

function checkCount(where: string, count: number): number {
  if (typeof count !== 'number') throw numberError(where, 'count', count);
  if (!(count >= 0 && Math.floor(count) === count)) {
    throw new RangeError(`${where}: count must be a whole number, zero or more, got ${count}`);
  }
  return Math.min(count, MAX_OBJECTS);
}

function checkDistance(where: string, distance: number = Number.POSITIVE_INFINITY): number {
  if (typeof distance !== 'number') throw optionalError(where, 'maxDistance', distance);
  if (!(distance >= 0)) {
    throw new RangeError(`${where}: maxDistance must be zero or more, got ${distance}`);
  }
  return distance;
}
