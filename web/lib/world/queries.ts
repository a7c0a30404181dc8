/** Queries of the shapes of bodies. Each checks its arguments, then calls C++; it returns how many it found, or minus a status. */
import { type BatchResult, type QueryShapes, RAYS, refusedShape } from '../batches.js';
import {
  boxError,
  checkCount,
  checkOptions,
  farEdge,
  isBox,
  isCircle,
  isPoint,
  pointError,
} from '../checks.js';
import { INVALID_BOX, INVALID_SHAPE } from '../errors.js';
import { MAX_OBJECTS } from '../limits.js';
import { BATCH_GROWTH, distanceOf, FIRST_BATCH } from '../nearest.js';
import { CIRCLES, shapeError } from '../queries.js';
import {
  categoryOf,
  HIT_NAMES,
  type HitOptions,
  leaveOut,
  maskOf,
  NEAREST_NAMES,
  NEAREST_ROWS_NAMES,
  type NearestOptions,
  type NearestRowsOptions,
  predicateOf,
  QUERY_NAMES,
  type QueryOptions,
} from '../query-options.js';
import type { Hit, Neighbor, RowLists } from '../results.js';
import { readNumbers } from '../shape-arrays.js';
import { get, has, recordOf } from './bodies.js';
import { type FilterWords, readBody, writeShape, writeTransform } from './body-words.js';
import { INVALID_TRANSFORM, placeOf, worldError } from './errors.js';
import { exceptionsOf } from './exceptions.js';
import { BodyHitField } from './fields.js';
import { BODY_HIT_STRIDE, BODY_NEIGHBOR_STRIDE, type BodyId, makeId } from './limits.js';
import { type Shape, shapeNumbers } from './shapes.js';
import { filtersOfTiles, isTileMap } from './tile-maps.js';
import { checkTransform, ORIGIN, type Placed, TRANSFORM_NAMES } from './transforms.js';
import type { WorldHandle } from './world-handle.js';

/** What a ray meets. */
export interface BodyHit extends Hit<BodyId> {
  /** The number of the part of the body that is met; 0 for a body of one shape. */
  readonly part: number;
}

/** A body, and how far it is. */
export interface BodyNeighbor extends Neighbor<BodyId> {
  /** The number of the part of the body that is nearest; 0 for a body of one shape. */
  readonly part: number;
}

/** How far two bodies are apart. */
export interface Separation {
  /** Between the nearest points; below 0, minus the depth of their overlap; 0 exactly where the two touch and do not overlap. */
  readonly distance: number;
  /** From a to b, of length 1: if b moves by `-distance` along it, the two just touch. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
  /** The nearest point of a; when they overlap, the deepest one in b. */
  readonly onA: { readonly x: number; readonly y: number };
  /** The nearest point of b; when they overlap, the deepest one in a. */
  readonly onB: { readonly x: number; readonly y: number };
  /** The number of the part of a that this is about; 0 for a body of one shape. */
  readonly partA: number;
  /** That of b. */
  readonly partB: number;
}

/** Queries by a rectangle, which list bodies; `queryAny` says only whether there is one. */
type RectangleQuery = 'query' | 'visible' | 'active';

/** Rows of the bodies that a rectangle finds. */
export function inRectangle(
  world: WorldHandle,
  where: string,
  method: RectangleQuery,
  x: number,
  y: number,
  width: number,
  height: number,
  options: QueryOptions | undefined,
): Uint32Array {
  return rowsOf(world, where, askRectangle(world, where, method, x, y, width, height, options));
}

/** True when a rectangle finds a body. */
export function anyInRectangle(
  world: WorldHandle,
  x: number,
  y: number,
  width: number,
  height: number,
  options: QueryOptions | undefined,
): boolean {
  const where = 'queryAny';
  const found = askRectangle(world, where, where, x, y, width, height, options);
  if (found < 0) throw worldError(where, -found);
  return found > 0;
}

function askRectangle(
  world: WorldHandle,
  where: string,
  method: RectangleQuery | 'queryAny',
  x: number,
  y: number,
  width: number,
  height: number,
  options: QueryOptions | undefined,
): number {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  const { native } = world;
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  leaveOut(world, where, except);
  return native[method](x, y, maxX, maxY, category, mask);
}

export function atPoint(
  world: WorldHandle,
  where: string,
  x: number,
  y: number,
  options: QueryOptions | undefined,
): Uint32Array {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  const { native } = world;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  leaveOut(world, where, except);
  return rowsOf(world, where, native.queryPoint(x, y, category, mask));
}

export function inCircle(
  world: WorldHandle,
  where: string,
  x: number,
  y: number,
  radius: number,
  options: QueryOptions | undefined,
): Uint32Array {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  const { native } = world;
  if (!isCircle(x, y, radius)) throw shapeError(where, CIRCLES, x, y, radius);
  leaveOut(world, where, except);
  return rowsOf(world, where, native.queryCircle(x, y, radius, category, mask));
}

export function overlaps(
  world: WorldHandle,
  where: string,
  shape: Shape,
  at: Placed,
  options: QueryOptions | undefined,
): Uint32Array {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  writePlacedShape(world, where, shape, at);
  leaveOut(world, where, except);
  const count = world.native.overlaps(category, mask);
  if (count < 0) throw shapeStatusError(world, where, -count);
  return rowsOf(world, where, count);
}

/** The error for a status of a query by a shape, which still lies where `writePlacedShape` has written it. */
export function shapeStatusError({ module }: WorldHandle, where: string, status: number): Error {
  return worldError(where, status, 'the shape', placeOf(readBody(module, module.body)));
}

/** Checks a shape and its place, and writes both where the module reads them. Getters run before. */
export function writePlacedShape(
  { module }: WorldHandle,
  where: string,
  shape: Shape,
  at: Placed,
): void {
  const numbers = shapeNumbers(where, shape, 'shape.');
  const { kind } = shape;
  checkOptions(where, at, TRANSFORM_NAMES, 'at');
  const transform = checkTransform(where, at, ORIGIN);
  writeShape(module, module.body, { kind, numbers });
  writeTransform(module, module.body, transform);
}

/** Where shapes of `overlapsMany` are. */
const PLACES: QueryShapes = {
  name: 'places',
  fields: ['x', 'y', 'angle', 'scale'],
  one: 'place',
  rule: 'be a finite x, y and angle and a scale of more than zero, which keep the shape in the range of 32-bit floats',
};

/** Rows of the bodies that one shape overlaps at each of many places. */
export function overlapsMany(
  world: WorldHandle,
  shape: Shape,
  places: ArrayLike<number>,
  options: QueryOptions | undefined,
): RowLists {
  const where = 'overlapsMany';
  const numbers = shapeNumbers(where, shape, 'shape.');
  const { kind } = shape;
  const { queries, count } = askEach(world, where, PLACES, places, options, (...given) => {
    const { module, native } = world;
    writeShape(module, module.body, { kind, numbers });
    return native.overlapsMany(...given);
  });
  return world.module.rowLists(where, count, queries);
}

/** The first body that each of many rays meets. */
export function raycastMany(
  world: WorldHandle,
  rays: ArrayLike<number>,
  options: QueryOptions | undefined,
): Float32Array {
  const where = 'raycastMany';
  const { count } = askEach(world, where, RAYS, rays, options, (...given) =>
    world.native.raycastMany(...given),
  );
  return world.module.floats(where, count, BODY_HIT_STRIDE);
}

/** Runs one query for each shape. */
export function askEach(
  world: WorldHandle,
  where: string,
  shapes: QueryShapes,
  array: ArrayLike<number>,
  options: QueryOptions | undefined,
  method: (queries: number, category: number, mask: number) => number,
): BatchResult {
  const category = categoryOf(where, options);
  const mask = maskOf(where, options);
  const { module } = world;
  const numbers = readNumbers(where, shapes, array, module.memory);
  const queries = numbers.length / shapes.fields.length;
  const except = exceptionsOf(world, where, options, queries);
  const { native } = world;
  module.writeInput(where, numbers);
  leaveOut(world, where, except);
  const count = method(queries, category, mask);
  if (count >= 0) return { queries, count };
  if (![INVALID_BOX, INVALID_SHAPE, INVALID_TRANSFORM].includes(-count)) {
    throw worldError(where, -count);
  }
  throw refusedShape(where, shapes, numbers, native.errorIndex());
}

function rowsOf({ module }: WorldHandle, where: string, count: number): Uint32Array {
  if (count < 0) throw worldError(where, -count);
  return module.words(where, count);
}

// Of single results, C++ gives the ids: it has just read them, while the records of the rows may be far from the processor.

/** The ids of rows that a query found. */
export function idsOf({ records }: WorldHandle, rows: Uint32Array): BodyId[] {
  return Array.from(rows, (row) => records.inRow(row)!.id);
}

/** The first body that a ray meets, and that the filter admits. */
export function firstHit(
  world: WorldHandle,
  x: number,
  y: number,
  dx: number,
  dy: number,
  options: HitOptions<BodyId> | undefined,
): BodyHit | undefined {
  const where = 'raycast';
  const filter = predicateOf(world, has, where, options);
  if (filter !== undefined) {
    const count = raycast(world, where, 'raycastAll', x, y, dx, dy, options, HIT_NAMES);
    return hitsOf(world, count).find(({ id }) => filter(id));
  }
  raycast(world, where, where, x, y, dx, dy, options, HIT_NAMES);
  const { module } = world;
  const floats = module.memoryFloats;
  const at = module.resultAddress >>> 2;
  const row = floats[at]!;
  return row < 0 ? undefined : hitFrom(makeId(row, module.resultGeneration), floats, at);
}

/** Casts a ray. Returns how many hits there are; `'raycast'` gives always one, with row -1 when nothing is met. */
export function raycast(
  world: WorldHandle,
  where: string,
  method: 'raycast' | 'raycastAll',
  x: number,
  y: number,
  dx: number,
  dy: number,
  options: QueryOptions | undefined,
  names: readonly string[] = QUERY_NAMES,
): number {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  const { native } = world;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  leaveOut(world, where, except);
  const count = native[method](x, y, dx, dy, category, mask);
  if (count < 0) throw worldError(where, -count);
  return count;
}

/** The hits of the last call as objects. */
export function hitsOf({ module, native }: WorldHandle, count: number): BodyHit[] {
  const floats = module.memoryFloats;
  const first = module.resultAddress >>> 2;
  return Array.from({ length: count }, (_, i) => {
    const at = first + BODY_HIT_STRIDE * i;
    return hitFrom(native.idAt(floats[at]!) as BodyId, floats, at);
  });
}

/** The hit whose numbers begin at `at`. */
function hitFrom(id: BodyId, floats: Float32Array, at: number): BodyHit {
  return {
    id,
    fraction: floats[at + BodyHitField.Fraction]!,
    x: floats[at + BodyHitField.X]!,
    y: floats[at + BodyHitField.Y]!,
    normalX: floats[at + BodyHitField.NormalX]!,
    normalY: floats[at + BodyHitField.NormalY]!,
    part: floats[at + BodyHitField.Part]!,
  };
}

/** The nearest bodies that the filter admits: without a count, one or none. */
export function nearestBodies(
  world: WorldHandle,
  x: number,
  y: number,
  options: NearestOptions<BodyId> | undefined,
): BodyNeighbor[] | BodyNeighbor | undefined {
  const where = 'nearest';
  const filter = predicateOf(world, has, where, options, NEAREST_NAMES);
  const found =
    options === undefined || filter === undefined
      ? neighborsOf(world, nearest(world, where, x, y, options, NEAREST_NAMES))
      : admittedNeighbors(world, where, x, y, options, filter);
  return options?.count === undefined ? found[0] : found;
}

/** The nearest bodies that a filter admits. */
function admittedNeighbors(
  world: WorldHandle,
  where: string,
  x: number,
  y: number,
  { count, except, ...options }: NearestOptions<BodyId>,
  filter: (id: BodyId) => boolean,
): BodyNeighbor[] {
  // Not left to C++: the filter may remove these bodies, and a later query would refuse them.
  const ids = exceptionsOf(world, where, { except });
  const leftOut = new Set<number>(typeof ids === 'number' ? [ids] : ids);
  const wanted = checkCount(where, 'count', count, 1, MAX_OBJECTS);
  const isThere = ({ id }: BodyNeighbor): boolean => has(world, id);
  let admitted: BodyNeighbor[] = [];
  let [last, lastId] = [-1, -1];
  for (let batch = Math.max(FIRST_BATCH, wanted); ; batch *= BATCH_GROWTH) {
    const query = { ...options, count: batch };
    const neighbors = neighborsOf(world, nearest(world, where, x, y, query, NEAREST_NAMES));
    for (const neighbor of neighbors) {
      const { id, distance } = neighbor;
      if (admitted.length === wanted) {
        admitted = admitted.filter(isThere); // a later call of the filter may have removed it
        if (admitted.length === wanted) return admitted;
      }
      if (distance < last || (distance === last && id <= lastId)) continue; // in the batch before
      [last, lastId] = [distance, id];
      if (!leftOut.has(id) && filter(id)) admitted.push(neighbor);
    }
    if (neighbors.length < batch) return admitted.filter(isThere);
  }
}

export function nearest(
  world: WorldHandle,
  where: string,
  x: number,
  y: number,
  options: NearestRowsOptions | undefined,
  names: readonly string[] = NEAREST_ROWS_NAMES,
): Float32Array {
  const category = categoryOf(where, options, names);
  const mask = maskOf(where, options);
  const except = exceptionsOf(world, where, options);
  const count = checkCount(where, 'count', options?.count, 1, MAX_OBJECTS);
  const distance = distanceOf(where, options);
  const { module, native } = world;
  if (!isPoint(x, y)) throw pointError(where, x, y);
  leaveOut(world, where, except);
  const found = native.nearest(x, y, count, distance, category, mask);
  if (found < 0) throw worldError(where, -found);
  return module.floats(where, found, BODY_NEIGHBOR_STRIDE);
}

export function neighborsOf({ native }: WorldHandle, neighbors: Float32Array): BodyNeighbor[] {
  return Array.from({ length: neighbors.length / BODY_NEIGHBOR_STRIDE }, (_, i) => {
    const at = BODY_NEIGHBOR_STRIDE * i;
    const [row, distance, part] = neighbors.subarray(at) as unknown as [number, number, number];
    return { id: native.idAt(row) as BodyId, distance, part };
  });
}

/** Why two bodies are no pair, in the order of the numbers that stand for it in C++. */
const REASONS = ['touching', 'static', 'group', 'filter', 'apart', 'same'] as const;

/** Why two bodies are a pair, or none: see {@link PairExplanation}. */
export type PairReason =
  | Exclude<(typeof REASONS)[number], 'filter'>
  | 'mask of a'
  | 'mask of b'
  | 'masks';

/** Why two bodies are a pair, or none. */
export interface PairExplanation {
  /**
   * True when they are a pair: the next step lists it, if they stay as they are. A step may list others, which a bullet has met on its
   * way.
   */
  readonly touching: boolean;
  /**
   * Why: `'same'`, both ids are those of one body; `'static'`, both are static; `'group'`, both are of one group; `'mask of a'`,
   * `'mask of b'` or `'masks'`, it does not accept the other's category, or both do not; `'apart'`, they do not touch; `'touching'`. Of several, the first of these.
   * Of a body of several parts: `'mask of a'`, no part of a accepts any part of b; `'masks'` also where parts do accept others, but
   * no two accept each other.
   */
  readonly reason: PairReason;
  /** Between the two, as `separation` says it, whatever the reason. */
  readonly distance: number;
}

export function explain(world: WorldHandle, a: number, b: number): PairExplanation {
  const where = 'explain';
  const { module, native } = world;
  const [idA, idB] = [recordOf(world, where, a, 'a').id, recordOf(world, where, b, 'b').id];
  const values = module.floats(where, native.explainPair(idA, idB), 1);
  const [number, distance] = values as unknown as [number, number];
  const reason = REASONS[number]!;
  const touching = reason === 'touching';
  return {
    touching,
    reason: reason === 'filter' ? maskThatRefuses(world, idA, idB) : reason,
    distance,
  };
}

/** Which mask does not accept the other's category, of two bodies of which no two parts accept each other. */
function maskThatRefuses(world: WorldHandle, a: BodyId, b: BodyId): PairReason {
  const [one, other] = [unitedFilter(world, a), unitedFilter(world, b)];
  const [byA, byB] = [(one.mask & other.category) === 0, (other.mask & one.category) === 0];
  if (byA === byB) return 'masks';
  return byA ? 'mask of a' : 'mask of b';
}

/** The categories and the masks of all parts of a body. */
function unitedFilter(world: WorldHandle, id: BodyId): FilterWords {
  const united = { category: 0, mask: 0 };
  for (const { category, mask } of filtersOf(world, id)) {
    united.category |= category;
    united.mask |= mask;
  }
  return united;
}

/** The filters of the parts of a body. */
function filtersOf(world: WorldHandle, id: BodyId): readonly FilterWords[] {
  if (isTileMap(world, id)) return filtersOfTiles(world, id);
  const body = get(world, id);
  return Array.from<Partial<FilterWords>, FilterWords>(
    body.parts ?? [body],
    ({ category = body.category, mask = body.mask }) => ({ category, mask }),
  );
}

export function separation(world: WorldHandle, a: number, b: number): Separation {
  const where = 'separation';
  const { module, native } = world;
  const [idA, idB] = [recordOf(world, where, a, 'a').id, recordOf(world, where, b, 'b').id];
  const values = module.floats(where, native.separation(idA, idB), 1);
  const [distance, normalX, normalY, aX, aY, bX, bY, partA, partB] = values as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [onA, onB] = [
    { x: aX, y: aY },
    { x: bX, y: bY },
  ];
  return { distance, normalX, normalY, onA, onB, partA, partB };
}
