/** What can be asked about the objects at a place. */
import { askAboutEach, type Shape } from './batches.js';
import { type Kind, type Numbers, readNumbers } from './bulk.js';
import { calls, listsFound, memory, rowsFound, rowsInto, stage } from './calls.js';
import {
  boxError,
  checkInto,
  checkStep,
  circleError,
  farEdge,
  floatError,
  isBox,
  isCircle,
  isPoint,
  pointError,
} from './checks.js';
import { INVALID_SHAPE, statusError } from './errors.js';
import { categoryOf, type Filter, maskOf, TreeFilters } from './filter.js';
import { pointerOf, type TreeHandle } from './handle.js';
import type { StagedQuestion } from './native.js';
import type { RowLists } from './results.js';

const BOXES: Shape = {
  name: 'boxes',
  fields: ['minX', 'minY', 'maxX', 'maxY'],
  one: 'box',
  rule: 'be finite in 32 bits with minX <= maxX and minY <= maxY',
};
const POINTS: Shape = {
  name: 'points',
  fields: ['x', 'y'],
  one: 'point',
  rule: 'be finite in 32 bits',
};
const CIRCLES: Shape = {
  name: 'circles',
  fields: ['x', 'y', 'radius'],
  one: 'circle',
  rule: 'be finite in 32 bits, its radius zero or more',
};
const CORNERS: Kind = { name: 'corners', fields: ['x', 'y'] };

/**
 * The questions to a tree, see {@link Quadtree}. Each is exact and finds an object at most once, in no
 * order that means anything. Each comes in three forms (`queryAny`, whose answer is no list, in two): `query` returns a view of rows, `queryInto`
 * writes them into an array of yours and allocates nothing, and `queryMany` answers many questions in one
 * call, each of them for a fraction of a call's cost.
 *
 * Every form takes a {@link Filter}; what it does not admit is not found.
 */
export class TreeQuestions extends TreeFilters {
  /**
   * What a visit of the tree yields: the objects in all nodes that a rectangle reaches, each once,
   * without testing boxes. Candidates are not hits; `query` gives hits.
   *
   * @param step How many levels the visit goes down; where it stops it takes all that is below.
   * Fewer steps, more candidates. By default it goes down to the leaves.
   * @returns Rows, as a view.
   */
  candidates(
    x: number,
    y: number,
    width: number,
    height: number,
    step?: number,
    filter?: Filter,
  ): Uint32Array {
    return rowsFound(
      'candidates',
      candidates(this, 'candidates', x, y, width, height, step, filter),
    );
  }

  /** `candidates`, written into an array; see `queryInto`. */
  candidatesInto(
    into: Uint32Array,
    x: number,
    y: number,
    width: number,
    height: number,
    step?: number,
    filter?: Filter,
  ): number {
    checkInto('candidatesInto', into, Uint32Array);
    const count = candidates(this, 'candidatesInto', x, y, width, height, step, filter);
    return rowsInto('candidatesInto', count, into);
  }

  /** `candidates` of many boxes; see `queryMany`. */
  candidatesMany(boxes: ArrayLike<number>, step?: number, filter?: Filter): RowLists {
    const levels = checkStep('candidatesMany', step);
    return askMany(this, 'candidatesMany', BOXES, boxes, filter, (tree, count, ...bits) =>
      calls.quadrille_candidates_many(tree, count, levels, ...bits),
    );
  }

  /**
   * The objects whose boxes overlap a rectangle. An edge that is only shared is no overlap unless
   * `touching` is true; a point or a line within a box is.
   *
   * Cost: the nodes that the rectangle reaches; a fraction of a microsecond for a small one among
   * 100,000 objects, once it has been asked a few times since the last change.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more; a rectangle of size zero is a point.
   * @param filter What may be found; everything by default.
   * @returns Rows, as a view.
   */
  query(x: number, y: number, width: number, height: number, filter?: Filter): Uint32Array {
    return rowsFound('query', query(this, 'query', x, y, width, height, filter));
  }

  /**
   * The same, written into an array of yours; once warm, it allocates nothing.
   *
   * @param into Gets the rows, as many as it holds.
   * @returns How many rows there are: if more than `into.length`, that many did not fit.
   *
   * @example
   * ```ts
   * import type { Quadtree } from 'quadrille';
   *
   * const near = new Uint32Array(64);
   *
   * function countNear(tree: Quadtree, x: number, y: number): number {
   *   const count = Math.min(tree.queryInto(near, x - 5, y - 5, 10, 10), near.length);
   *   for (let i = 0; i < count; i++) console.log(`row ${near[i]}`);
   *   return count;
   * }
   * ```
   */
  queryInto(
    into: Uint32Array,
    x: number,
    y: number,
    width: number,
    height: number,
    filter?: Filter,
  ): number {
    checkInto('queryInto', into, Uint32Array);
    return rowsInto('queryInto', query(this, 'queryInto', x, y, width, height, filter), into);
  }

  /**
   * The same for many rectangles in one call. All or nothing.
   *
   * @param boxes Four numbers each: minX, minY, maxX, maxY. Typed arrays are copied fastest.
   * @returns Views.
   * @throws RangeError that names the first bad box by its index.
   */
  queryMany(boxes: ArrayLike<number>, filter?: Filter): RowLists {
    return askMany(this, 'queryMany', BOXES, boxes, filter, calls.quadrille_query_many);
  }

  /** True when `query` would find anything; stops at the first. */
  queryAny(x: number, y: number, width: number, height: number, filter?: Filter): boolean {
    const category = categoryOf('queryAny', filter);
    const mask = maskOf('queryAny', filter);
    const tree = pointerOf(this);
    if (!isBox(x, y, width, height)) throw boxError('queryAny', x, y, width, height);
    const maxX = farEdge(x, width);
    const maxY = farEdge(y, height);
    const any = calls.quadrille_query_any(tree, x, y, maxX, maxY, category, mask);
    if (any < 0) throw statusError('queryAny', -any);
    return any > 0;
  }

  /**
   * The same for many rectangles in one call; see `queryMany`.
   *
   * @returns 1 for each rectangle for which `query` would find anything, else 0; a view.
   */
  queryAnyMany(boxes: ArrayLike<number>, filter?: Filter): Uint32Array {
    const where = 'queryAnyMany';
    const question = calls.quadrille_query_any_many;
    const [, count] = askAboutEach(this, where, BOXES, boxes, filter, question);
    return rowsFound(where, count);
  }

  /**
   * The objects that a point lies in: within the box, or with `touching` also on its edge.
   *
   * @returns Rows, as a view.
   */
  queryPoint(x: number, y: number, filter?: Filter): Uint32Array {
    return rowsFound('queryPoint', queryPoint(this, 'queryPoint', x, y, filter));
  }

  /** `queryPoint`, written into an array; see `queryInto`. */
  queryPointInto(into: Uint32Array, x: number, y: number, filter?: Filter): number {
    checkInto('queryPointInto', into, Uint32Array);
    return rowsInto('queryPointInto', queryPoint(this, 'queryPointInto', x, y, filter), into);
  }

  /** `queryPoint` for many points, two numbers each: x, y. See `queryMany`. */
  queryPointMany(points: ArrayLike<number>, filter?: Filter): RowLists {
    return askMany(
      this,
      'queryPointMany',
      POINTS,
      points,
      filter,
      calls.quadrille_query_point_many,
    );
  }

  /**
   * The objects whose boxes come nearer to a circle's centre than its radius, or hold the centre; with
   * `touching` also those just as near. In 64 bits: exact but for the rounding of squares.
   *
   * @param x Of the centre. @param y Of the centre.
   * @param radius Zero or more; a circle of radius zero is a point.
   * @returns Rows, as a view.
   */
  queryCircle(x: number, y: number, radius: number, filter?: Filter): Uint32Array {
    return rowsFound('queryCircle', queryCircle(this, 'queryCircle', x, y, radius, filter));
  }

  /** `queryCircle`, written into an array; see `queryInto`. */
  queryCircleInto(
    into: Uint32Array,
    x: number,
    y: number,
    radius: number,
    filter?: Filter,
  ): number {
    checkInto('queryCircleInto', into, Uint32Array);
    const count = queryCircle(this, 'queryCircleInto', x, y, radius, filter);
    return rowsInto('queryCircleInto', count, into);
  }

  /** `queryCircle` for many circles, three numbers each: x, y, radius. See `queryMany`. */
  queryCircleMany(circles: ArrayLike<number>, filter?: Filter): RowLists {
    return askMany(
      this,
      'queryCircleMany',
      CIRCLES,
      circles,
      filter,
      calls.quadrille_query_circle_many,
    );
  }

  /**
   * The objects whose boxes overlap a convex polygon. Where a line along an axis or along a side of the
   * polygon parts it from a box they do not overlap, nor where both touch such a line, unless
   * `touching` is true. In 64 bits: exact for coordinates of up to 24 bits.
   *
   * @param corners x and y of each corner, in order, clockwise or not: three or more, no two
   * neighbours equal, not all on one line.
   * @returns Rows, as a view.
   * @throws RangeError when the polygon is not convex.
   */
  queryPolygon(corners: ArrayLike<number>, filter?: Filter): Uint32Array {
    return rowsFound('queryPolygon', queryPolygon(this, 'queryPolygon', corners, filter));
  }

  /** `queryPolygon`, written into an array; see `queryInto`. */
  queryPolygonInto(into: Uint32Array, corners: ArrayLike<number>, filter?: Filter): number {
    checkInto('queryPolygonInto', into, Uint32Array);
    const count = queryPolygon(this, 'queryPolygonInto', corners, filter);
    return rowsInto('queryPolygonInto', count, into);
  }

  /**
   * `queryPolygon` for many polygons; see `queryMany`.
   *
   * @param corners The corners of all polygons, one behind the other.
   * @param offsets Where each polygon begins, counted in corners, and last where all end: ascending.
   */
  queryPolygonMany(
    corners: ArrayLike<number>,
    offsets: ArrayLike<number>,
    filter?: Filter,
  ): RowLists {
    const where = 'queryPolygonMany';
    const category = categoryOf(where, filter);
    const mask = maskOf(where, filter);
    const numbers = readNumbers(where, CORNERS, corners, memory());
    const begins = readOffsets(where, offsets, numbers.length / 2);
    const tree = pointerOf(this);
    stage(where, numbers, begins);
    const polygons = begins.length - 1;
    const all = numbers.length / 2;
    const count = calls.quadrille_query_polygon_many(tree, all, polygons, category, mask);
    if (count === -INVALID_SHAPE) {
      const i = calls.quadrille_error_row(tree);
      throw polygonError(
        where,
        `polygon ${i}`,
        numbers.subarray(2 * begins[i]!, 2 * begins[i + 1]!),
      );
    }
    return listsFound(where, count, polygons);
  }

  /** Rows of the objects whose box shares no point with the world, as a view. */
  outsiders(): Uint32Array {
    return rowsFound('outsiders', calls.quadrille_outsiders(pointerOf(this)));
  }
}

// What follows checks the arguments of a question, then asks it, or what `ask` asks instead.

/** @internal */
export function candidates(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number | undefined,
  filter: Filter | undefined,
  ask = calls.quadrille_candidates,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const levels = checkStep(where, step);
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return ask(tree, x, y, maxX, maxY, levels, category, mask);
}

/** @internal */
export function query(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  filter: Filter | undefined,
  ask = calls.quadrille_query,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return ask(tree, x, y, maxX, maxY, category, mask);
}

/** @internal */
export function queryPoint(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  filter: Filter | undefined,
  ask = calls.quadrille_query,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  return ask(tree, x, y, x, y, category, mask);
}

/** @internal */
export function queryCircle(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  radius: number,
  filter: Filter | undefined,
  ask = calls.quadrille_query_circle,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isCircle(x, y, radius)) throw circleError(where, x, y, radius);
  return ask(tree, x, y, radius, category, mask);
}

/** @internal */
export function queryPolygon(
  asked: TreeHandle,
  where: string,
  corners: ArrayLike<number>,
  filter: Filter | undefined,
  ask = calls.quadrille_query_polygon,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const numbers = readNumbers(where, CORNERS, corners, memory());
  const tree = pointerOf(asked);
  stage(where, numbers);
  const count = ask(tree, numbers.length / 2, category, mask);
  if (count === -INVALID_SHAPE) throw polygonError(where, 'the polygon', numbers);
  return count;
}

function askMany(
  asked: TreeHandle,
  where: string,
  shape: Shape,
  shapes: ArrayLike<number>,
  filter: Filter | undefined,
  question: StagedQuestion,
): RowLists {
  const [questions, count] = askAboutEach(asked, where, shape, shapes, filter, question);
  return listsFound(where, count, questions);
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
  const begins = Array.from(offsets ?? []);
  const isAscending = begins.every(
    (begin, i) => Number.isInteger(begin) && begin >= (begins[i - 1] ?? 0),
  );
  if (isAscending && begins[0] === 0 && begins.at(-1) === corners) return Uint32Array.from(begins);
  throw new RangeError(
    `${where}: offsets must ascend from 0 to the number of corners, ${corners}, and hold one more than there are polygons`,
  );
}
