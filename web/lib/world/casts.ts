/** Casts: what a shape, or a body, meets on a straight path. */
import type { QueryShapes } from '../batches.js';
import { isPoint, pointError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import {
  categoryOf,
  HIT_NAMES,
  type HitOptions,
  leaveOut,
  maskOf,
  predicateOf,
  QUERY_NAMES,
  type QueryOptions,
} from '../query-options.js';
import { quote } from '../quote.js';
import { has, recordOf } from './bodies.js';
import { writeShape } from './body-words.js';
import { exceptionsOf } from './exceptions.js';
import { CastField } from './fields.js';
import { type BodyId, CAST_STRIDE, makeId } from './limits.js';
import { askEach, shapeStatusError, writePlacedShape } from './queries.js';
import { type Shape, shapeNumbers } from './shapes.js';
import type { Placed } from './transforms.js';
import type { WorldHandle } from './world-handle.js';

/** Where a shape that moves meets a body. */
export interface CastHit {
  /** The body that is met. */
  readonly id: BodyId;
  /**
   * How much of the path lies before the hit, from 0 to 1. There the shape does not overlap the body, as `overlaps` tests it, unless it
   * does at the start.
   */
  readonly fraction: number;
  /** Where the origin of the shape is then. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Where the two touch; the middle, where sides meet. */
  readonly pointX: number;
  /** The same, downward. */
  readonly pointY: number;
  /** Of the surface that is met, away from the body: of length 1. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
  /** How deep the two parts overlap at the start: moving the shape so far along the normal ends it. 0 if they do not. */
  readonly depth: number;
  /** The number of the part of the body that is met; 0 for a body of one shape. */
  readonly part: number;
  /** Of a cast of a body, the number of its own part that meets the other; 0 for a body of one shape, and for a shape. */
  readonly movingPart: number;
}

/** Runs a cast that finds all hits, or the first one; returns how many it found, or minus a status. */
export type Cast = (
  world: WorldHandle,
  where: string,
  method: 'cast' | 'castAll',
  options: QueryOptions | undefined,
  names: readonly string[],
) => number;

/** The first body that is met, and that the filter admits. */
export function firstHit(
  world: WorldHandle,
  options: HitOptions<BodyId> | undefined,
  cast: Cast,
): CastHit | undefined {
  const where = 'cast';
  const filter = predicateOf(world, has, where, options);
  if (filter === undefined) {
    const count = cast(world, where, where, options, HIT_NAMES);
    if (count < 0) throw shapeStatusError(world, where, -count);
    const { module } = world;
    const floats = module.memoryFloats;
    const at = module.resultAddress >>> 2;
    const row = floats[at]!;
    return row < 0 ? undefined : hitFrom(makeId(row, module.resultGeneration), floats, at);
  }
  const hits = hitsOf(world, where, cast(world, where, 'castAll', options, HIT_NAMES));
  return hits.find(({ id }) => filter(id));
}

/** All bodies that are met. */
export function allHits(
  world: WorldHandle,
  options: QueryOptions | undefined,
  cast: Cast,
): CastHit[] {
  const where = 'castAll';
  return hitsOf(world, where, cast(world, where, where, options, QUERY_NAMES));
}

function hitsOf(world: WorldHandle, where: string, count: number): CastHit[] {
  if (count < 0) throw shapeStatusError(world, where, -count);
  const { module, native } = world;
  const floats = module.memoryFloats;
  const first = module.resultAddress >>> 2;
  return Array.from({ length: count }, (_, i) => {
    const at = first + CAST_STRIDE * i;
    return hitFrom(native.idAt(floats[at]!) as BodyId, floats, at);
  });
}

/** The hit whose numbers begin at `at`. */
function hitFrom(id: BodyId, floats: Float32Array, at: number): CastHit {
  return {
    id,
    fraction: floats[at + CastField.Fraction]!,
    x: floats[at + CastField.X]!,
    y: floats[at + CastField.Y]!,
    pointX: floats[at + CastField.PointX]!,
    pointY: floats[at + CastField.PointY]!,
    normalX: floats[at + CastField.NormalX]!,
    normalY: floats[at + CastField.NormalY]!,
    depth: floats[at + CastField.Depth]!,
    part: floats[at + CastField.Part]!,
    movingPart: floats[at + CastField.MovingPart]!,
  };
}

/** Casts a shape from a place. */
export function castShape(shape: Shape, at: Placed, dx: number, dy: number): Cast {
  return (world, where, method, options, names) => {
    const category = categoryOf(where, options, names);
    const mask = maskOf(where, options);
    const except = exceptionsOf(world, where, options);
    writePlacedShape(world, where, shape, at);
    const { native } = world;
    if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
    leaveOut(world, where, except);
    return native[method](dx, dy, category, mask);
  };
}

/** Casts a body from where it is. Its own category and mask stand for those that are left out; if both are, each part's own. */
export function castBody(body: number, dx: number, dy: number): Cast {
  return (world, where, method, options, names) => {
    if (typeof body !== 'number') throw argumentsError(where, body);
    if (typeof dx === 'object') throw placeError(where, dx);
    const category = categoryOf(where, options, names);
    const mask = maskOf(where, options);
    const hasCategory = options?.category !== undefined;
    const hasMask = options?.mask !== undefined;
    const except = exceptionsOf(world, where, options);
    const { native } = world;
    const { id, form } = recordOf(world, where, body, 'body');
    if (form === 'tiles') {
      throw rangeError(`${where}: body must not be a tile map, got ${body}`);
    }
    if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
    leaveOut(world, where, except);
    const run = method === 'cast' ? 'castBody' : 'castBodyAll';
    return native[run](id, dx, dy, hasCategory, hasMask, category, mask);
  };
}

function argumentsError(where: string, given: unknown): Error {
  return typeError(
    `${where}: cast a shape from a place, as in ${where}(circle(8), { x, y }, dx, dy), or a body from where it is, as in ${where}(id, dx, dy); got ${quote(given)}`,
  );
}

function placeError(where: string, given: unknown): Error {
  return typeError(
    `${where}: a cast of a body takes no place, as it begins where the body is: ${where}(id, dx, dy); got ${quote(given)}`,
  );
}

/** Paths of `castMany`. */
const PATHS: QueryShapes = {
  name: 'paths',
  fields: ['x', 'y', 'angle', 'scale', 'dx', 'dy'],
  one: 'path',
  rule: 'be a finite x, y and angle and a scale of more than zero, which keep the shape in the range of 32-bit floats, and a finite dx and dy',
};

/** The first body that one shape meets on each of many paths. */
export function castMany(
  world: WorldHandle,
  shape: Shape,
  paths: ArrayLike<number>,
  options: QueryOptions | undefined,
): Float32Array {
  const where = 'castMany';
  const numbers = shapeNumbers(where, shape, 'shape.');
  const { kind } = shape;
  const { count } = askEach(world, where, PATHS, paths, options, (...asked) => {
    const { module, native } = world;
    writeShape(module, module.body, { kind, numbers });
    return native.castMany(...asked);
  });
  return world.module.floats(where, count, CAST_STRIDE);
}
