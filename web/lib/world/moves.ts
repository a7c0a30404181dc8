/** Moves of bodies that walk: as far as they can go, and along what stops them. */
import {
  arrayLength,
  bitsOf,
  checkOptions,
  flagError,
  floatError,
  isPoint,
  pointError,
  ruleError,
} from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { checkChoice } from '../options.js';
import { leaveOut, QUERY_NAMES, type QueryOptions } from '../query-options.js';
import { quote } from '../quote.js';
import type { View } from '../results.js';
import { type Numbers, readNumbers, type ShapeArray } from '../shape-arrays.js';
import { recordOf } from './bodies.js';
import { worldError } from './errors.js';
import { exceptionsOf } from './exceptions.js';
import { MoveField, MoveHitField, MoveState } from './fields.js';
import {
  type BodyId,
  MAX_SLIDES,
  MOTION_NUMBERS,
  MOVE_HIT_STRIDE,
  MOVE_NUMBERS,
  MOVE_STRIDE,
} from './limits.js';
import { shapeStatusError, writePlacedShape } from './queries.js';
import type { Shape } from './shapes.js';
import type { Placed } from './transforms.js';
import type { WorldHandle } from './world-handle.js';

/**
 * What a body stands on, and where that is. Keep it, and give it to the next move of the body: it is then carried by what the support
 * has done since. Of several floors, it is the one below the middle of the body, or under the largest share of its width: see
 * `docs/characters.md`. Plain numbers, which can be stored and sent.
 */
export interface Support {
  /** The body that is stood on. */
  readonly id: BodyId;
  /** Its part; 0 for a body of one shape. */
  readonly part: number;
  /** Where that body is. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Its angle. */
  readonly angle: number;
  /** Its scale. */
  readonly scale: number;
  /** Where it is stood on. */
  readonly pointX: number;
  /** The same, downward. */
  readonly pointY: number;
}

/** The modes of moves, in the order of MoveMode in quadrille/move.hpp. */
const MOVE_MODES = ['grounded', 'topDown'] as const;

/**
 * Whether a game has gravity. `'grounded'` is seen from the side: a body stands on floors, whose normals lead along `up`. `'topDown'` is
 * seen from above, or without gravity: all surfaces are walls, in all directions alike.
 */
export type MoveMode = (typeof MOVE_MODES)[number];

/** Options of `moveAndSlideMany`: those of all its moves. Lengths are in world units, zero or more. */
export interface MoveManyOptions extends QueryOptions {
  /**
   * `'topDown'` for a game that is seen from above, or has no gravity: at each surface, the body loses what leads into it, and nothing
   * else, in all directions alike. There is then no floor, and no ceiling: `up`, `slopeLimit`, `stepHeight`, `snapDistance` and
   * `cornerCorrection` are refused. `'grounded'` by default.
   */
  readonly mode?: MoveMode | undefined;
  /**
   * The time of the move. `dx` and `dy` are then a velocity, in units a second, and so are `velocityX` and `velocityY` of the result: what
   * led into nothing is returned as it was given, to the bit. From 0 on. A time below a microsecond, as in a pause, moves nothing: a body
   * is still carried and put out of overlaps, and its velocity is as it was given. Left out by default: `dx` and `dy` are lengths.
   */
  readonly seconds?: number | undefined;
  /** The direction against gravity, of any length above zero. `{ x: 0, y: -1 }` by default. */
  readonly up?: { readonly x: number; readonly y: number } | undefined;
  /**
   * The angle between `up` and the normal of the steepest floor, in radians, from 0 to π / 2. Steeper slopes are walls. π / 4 by
   * default.
   */
  readonly slopeLimit?: number | undefined;
  /** The highest step that a body climbs, if it is on a floor, and if there is a floor on top. 0 by default: none. */
  readonly stepHeight?: number | undefined;
  /**
   * A body that is on a floor at the start, and moves not upward, is put down on a floor that is no farther below it at the end. 0 by
   * default.
   */
  readonly snapDistance?: number | undefined;
  /**
   * A length by which corners do not stop the body. One that rises is moved aside by at most this, past the end of a ceiling, and keeps its
   * velocity. One in the air that does not rise, and moves sideways into the edge of a floor, is lifted onto it by at most this. 0 by
   * default: not at all.
   */
  readonly cornerCorrection?: number | undefined;
  /** How often the body can be stopped: a whole number from 1 to 64. A push out of an overlap is no stop. 6 by default. */
  readonly maxSlides?: number | undefined;
  /**
   * The distance that the body keeps from solids. By default, a thousandth of the smaller side of its box, or the world's
   * `seamTolerance` if that is more. It is never less than 16 float steps of the coordinates where it is.
   */
  readonly skin?: number | undefined;
  /**
   * How far the body may be put out of what it overlaps at the start. By default, half of the smaller side of its box. What has moved
   * since the last step pushes it farther, by its way at the place of the body.
   */
  readonly maxPush?: number | undefined;
  /** `false`: one-way bodies and tiles are solid from all sides. `true` by default. */
  readonly oneWay?: boolean | undefined;
  /** Whether one-way bodies and tiles let it pass. By default as the body says it; `false` for a shape. */
  readonly dropsThrough?: boolean | undefined;
  /**
   * Whether a body that leaves its support, by a jump or over its edge, takes along how it was carried: that is then added to the
   * velocity of the result. `false` by default.
   */
  readonly inheritVelocity?: boolean | undefined;
  /**
   * `true`: `hits` also has the sensors that the body passes on its way, with the kind `'sensor'`. What it is in at the start is not among
   * them. `false` by default.
   */
  readonly sensors?: boolean | undefined;
  /**
   * Of `moveAndSlideMany`, a copy of the `moves` of the last call about the same bodies, in the same order: each is carried by what it
   * stood on.
   */
  readonly previous?: ArrayLike<number> | undefined;
}

/** Options of `moveAndSlide`. */
export interface MoveOptions extends Omit<MoveManyOptions, 'previous'> {
  /** The `support` of the result of its last move: it is carried by what that body has done since. */
  readonly support?: Support | undefined;
}

/** The words for what a body has met, in the order of `MoveHitField.Kind`. */
export const MOVE_HIT_KINDS = ['floor', 'wall', 'ceiling', 'overlap', 'sensor'] as const;

/**
 * What a body has met. A floor's normal is no farther from `up` than the slope limit, a ceiling's no farther from the opposite
 * direction; what is neither is a wall, and so is all that is met with the mode `'topDown'`. An overlap is what the body was in at the start.
 * A sensor stops nothing, and is listed with the option `sensors`.
 */
export type MoveHitKind = (typeof MOVE_HIT_KINDS)[number];

/** What a body has met on its way. */
export interface MoveHit {
  /** The body that was met. */
  readonly id: BodyId;
  /** Its part; 0 for a body of one shape. */
  readonly part: number;
  /** The part of the body that moves; 0 for a body of one shape, and for a shape. */
  readonly movingPart: number;
  /** What it was. */
  readonly kind: MoveHitKind;
  /** Where the origin of what moves was then. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Where the surface was met; the middle, where sides meet. */
  readonly pointX: number;
  /** The same, downward. */
  readonly pointY: number;
  /** Of the surface, against what moves: of length 1. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
  /** Of an overlap: how deep it was. Else 0. */
  readonly depth: number;
}

/** Where a move ends. */
export interface MoveResult {
  /** Where to put the body. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** The motion without what of it was moved: a length, also with `seconds`. */
  readonly leftX: number;
  /** The same, downward. */
  readonly leftY: number;
  /**
   * `dx` without what led into floors, walls and ceilings: what the body goes on with. A velocity with the option `seconds`, and else a length.
   */
  readonly velocityX: number;
  /** `dy` without it. */
  readonly velocityY: number;
  /** How far the support has carried the body. */
  readonly carriedX: number;
  /** The same, downward. */
  readonly carriedY: number;
  /** How far the support has turned, in radians. The body is not turned. */
  readonly carriedAngle: number;
  /** It stands on a floor at the end. */
  readonly onFloor: boolean;
  /** It has met a wall. */
  readonly onWall: boolean;
  /** It has met a ceiling. */
  readonly onCeiling: boolean;
  /** The body that it stands on. */
  readonly floor: BodyId | undefined;
  /** The part of it; 0 for a body of one shape, and without a floor. */
  readonly floorPart: number;
  /** The normal of the floor; 0 without one. */
  readonly floorNormalX: number;
  /** The same, downward. */
  readonly floorNormalY: number;
  /** What the next move takes as `support`. */
  readonly support: Support | undefined;
  /** It has climbed a step, or was lifted onto an edge. */
  readonly stepped: boolean;
  /** It was put down on a floor. */
  readonly snapped: boolean;
  /**
   * It is in something that no push within `maxPush`, and the way of what pushes it, ends: it is crushed, or was put into a wall. Its
   * place is where it began.
   */
  readonly stuck: boolean;
  /** What it has met, in order. */
  readonly hits: readonly MoveHit[];
}

/** The results of many moves: views. */
export interface Moves {
  /** {@link MOVE_STRIDE} numbers a move: see {@link MoveField}. */
  readonly moves: View<Float64Array>;
  /** {@link MOVE_HIT_STRIDE} numbers a hit: see {@link MoveHitField}. */
  readonly hits: View<Float64Array>;
  /** The hits of move i are those from `offsets[i]` to `offsets[i + 1]`, without the latter. */
  readonly offsets: View<Uint32Array>;
}

/** Options that only floors give a meaning. */
const FLOOR_NAMES = ['up', 'slopeLimit', 'stepHeight', 'snapDistance', 'cornerCorrection'] as const;
type FloorName = (typeof FLOOR_NAMES)[number];

const MANY_NAMES: readonly string[] = [
  'mode',
  'seconds',
  ...FLOOR_NAMES,
  'maxSlides',
  'skin',
  'maxPush',
  'oneWay',
  'dropsThrough',
  'inheritVelocity',
  'sensors',
  'previous',
  ...QUERY_NAMES,
];
const ONE_NAMES: readonly string[] = MANY_NAMES.map((name) =>
  name === 'previous' ? 'support' : name,
);

/** In place of a number or an id that is not given. */
const NONE = -1;

/** In the order of SupportNumbers in moves_embind.cpp. */
const NO_SUPPORT: readonly number[] = [NONE, 0, 0, 0, 0, 1, 0, 0];

/** The numbers of a move behind its motion, in the order of MoveNumbers in moves_embind.cpp. Reads the options, which may run getters. */
function numbersOf(where: string, options: MoveOptions, names: readonly string[]): number[] {
  checkOptions(where, options, names);
  const { mode, up, slopeLimit, stepHeight, snapDistance, cornerCorrection } = options;
  const { maxSlides, skin, maxPush, oneWay, dropsThrough, inheritVelocity, sensors } = options;
  const { category, mask, support } = options;
  const modeIndex = mode === undefined ? 0 : checkChoice(where, 'mode', mode, MOVE_MODES);
  if (mode === 'topDown') {
    refuseFloors(where, { up, slopeLimit, stepHeight, snapDistance, cornerCorrection });
  }
  const against = upOf(where, up);
  const numbers = [
    modeIndex,
    against.x,
    against.y,
    slopeOf(where, slopeLimit),
    lengthOf(where, 'stepHeight', stepHeight, 0),
    lengthOf(where, 'snapDistance', snapDistance, 0),
    lengthOf(where, 'cornerCorrection', cornerCorrection, 0),
    slidesOf(where, maxSlides),
    lengthOf(where, 'skin', skin, NONE),
    lengthOf(where, 'maxPush', maxPush, NONE),
    flagOf(where, 'oneWay', oneWay, 1),
    flagOf(where, 'dropsThrough', dropsThrough, NONE),
    flagOf(where, 'inheritVelocity', inheritVelocity, 0),
    flagOf(where, 'sensors', sensors, 0),
    category === undefined ? 0 : 1,
    mask === undefined ? 0 : 1,
    bitsOf(where, 'category', category),
    bitsOf(where, 'mask', mask),
  ];
  numbers.push(...(support === undefined ? NO_SUPPORT : supportNumbers(where, support)));
  return numbers;
}

/** Refuses options that only floors give a meaning. */
function refuseFloors(where: string, ofFloors: Pick<MoveOptions, FloorName>): void {
  const name = FLOOR_NAMES.find((floorName) => ofFloors[floorName] !== undefined);
  if (name === undefined) return;
  throw rangeError(
    `${where}: ${name} must be left out with mode: 'topDown', which knows no floors, got ${quote(ofFloors[name])}`,
  );
}

const UP = { x: 0, y: -1 };

function upOf(where: string, up: MoveOptions['up']): { readonly x: number; readonly y: number } {
  if (up === undefined) return UP;
  checkOptions(where, up, ['x', 'y'], 'up');
  const { x, y } = up;
  if (!isPoint(x, y)) throw pointError(where, x, y, 'up.');
  if (Math.fround(x) !== 0 || Math.fround(y) !== 0) return { x, y };
  throw rangeError(`${where}: up must have a length above zero, got ${x}, ${y}`);
}

function slopeOf(where: string, limit: number | undefined): number {
  if (limit === undefined) return Math.PI / 4;
  if (typeof limit === 'number' && limit >= 0 && limit <= Math.PI / 2) return limit;
  throw ruleError(where, 'slopeLimit', 'from 0 to Math.PI / 2', limit);
}

function slidesOf(where: string, slides: number | undefined): number {
  if (slides === undefined) return 6;
  if (Number.isInteger(slides) && slides >= 1 && slides <= MAX_SLIDES) return slides;
  throw ruleError(where, 'maxSlides', `a whole number from 1 to ${MAX_SLIDES}`, slides);
}

function lengthOf(
  where: string,
  name: string,
  length: number | undefined,
  fallback: number,
): number {
  if (length === undefined) return fallback;
  if (isPoint(length, 0) && length >= 0) return length;
  throw floatError(where, name, length) ?? ruleError(where, name, 'zero or more', length);
}

/** Moves of less time, in seconds, are pauses: velocities would be lengths that 32 bits do not tell from 0. */
const LEAST_SECONDS = 1e-6;

function secondsOf(where: string, { seconds }: MoveOptions): number | undefined {
  if (seconds === undefined) return undefined;
  const time = lengthOf(where, 'seconds', seconds, 0);
  return time < LEAST_SECONDS ? 0 : time;
}

/** The length that a velocity is in the time of a move; without a time, it is a length already. */
function motionOf(where: string, name: string, given: number, seconds: number | undefined): number {
  if (seconds === undefined) return given;
  const length = given * seconds;
  if (isPoint(length, 0)) return length;
  throw rangeError(
    `${where}: ${name} times seconds must be in the range of 32-bit floats, got ${length}`,
  );
}

/** Turns the lengths that a move of (dx, dy) in some seconds has left of its motion, in the result from `at` on, into a velocity. */
function writeVelocity(
  results: Float64Array,
  at: number,
  dx: number,
  dy: number,
  seconds: number,
): void {
  const [x, y] = [at + MoveField.VelocityX, at + MoveField.VelocityY];
  results[x] = velocityOf(results[x]!, dx, seconds);
  results[y] = velocityOf(results[y]!, dy, seconds);
}

/** What is left of a velocity: all of it, to the bit, if nothing has changed its length in 32 bits. */
function velocityOf(length: number, given: number, seconds: number): number {
  return seconds === 0 || length === Math.fround(given * seconds) ? given : length / seconds;
}

function flagOf(where: string, name: string, flag: boolean | undefined, fallback: number): number {
  if (flag === undefined) return fallback;
  if (typeof flag === 'boolean') return Number(flag);
  throw flagError(where, name, flag)!;
}

function supportNumbers(where: string, support: Support): readonly number[] {
  if (typeof support !== 'object' || support === null) {
    throw typeError(
      `${where}: support must be that of an earlier result of moveAndSlide, or undefined, got ${quote(support)}`,
    );
  }
  const { id, part, x, y, angle, scale, pointX, pointY } = support;
  const numbers = [id, part, x, y, angle, scale, pointX, pointY];
  if (isSupport(numbers, 0)) return numbers;
  throw rangeError(
    `${where}: support must hold the numbers of an earlier result of moveAndSlide, got ${numbers.map(quote).join(', ')}`,
  );
}

/** Whether the numbers from `at` on are those of a support. What it is the support of may be gone. */
function isSupport(numbers: ArrayLike<number>, at: number): boolean {
  const [id, part, scale] = [numbers[at]!, numbers[at + 1]!, numbers[at + 5]!];
  return (
    Number.isSafeInteger(id) &&
    id >= NONE &&
    Number.isSafeInteger(part) &&
    part >= 0 &&
    isPoint(numbers[at + 2]!, numbers[at + 3]!) &&
    isPoint(numbers[at + 4]!, scale) &&
    Math.fround(scale) > 0 &&
    isPoint(numbers[at + 6]!, numbers[at + 7]!)
  );
}

const DEFAULTS: MoveOptions = {};

/** Where a body ends that is to move by (dx, dy). */
export function moveBody(
  world: WorldHandle,
  body: number,
  dx: number,
  dy: number,
  options: MoveOptions = DEFAULTS,
): MoveResult {
  const where = 'moveAndSlide';
  if (typeof body !== 'number') throw argumentsError(where, body);
  if (typeof dx === 'object') {
    throw typeError(
      `${where}: a body takes no place, as it begins where it is: ${where}(id, dx, dy); got ${quote(dx)}`,
    );
  }
  const numbers = numbersOf(where, options, ONE_NAMES);
  const seconds = secondsOf(where, options);
  const except = exceptionsOf(world, where, options);
  const { native } = world;
  const { id, form } = recordOf(world, where, body, 'body');
  if (form === 'tiles') throw rangeError(`${where}: body must not be a tile map, got ${body}`);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const x = motionOf(where, 'dx', dx, seconds);
  writeNumbers(world, x, motionOf(where, 'dy', dy, seconds), numbers);
  leaveOut(world, where, except);
  const count = native.moveBody(id);
  if (count < 0) throw worldError(where, -count);
  if (seconds !== undefined) writeVelocity(...lastResult(world), dx, dy, seconds);
  return resultAt(world, count);
}

/** The same for a shape that is no body. */
export function moveShape(
  world: WorldHandle,
  shape: Shape,
  at: Placed,
  dx: number,
  dy: number,
  options: MoveOptions = DEFAULTS,
): MoveResult {
  const where = 'moveAndSlide';
  const numbers = numbersOf(where, options, ONE_NAMES);
  const seconds = secondsOf(where, options);
  const except = exceptionsOf(world, where, options);
  writePlacedShape(world, where, shape, at);
  const { native } = world;
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const x = motionOf(where, 'dx', dx, seconds);
  writeNumbers(world, x, motionOf(where, 'dy', dy, seconds), numbers);
  leaveOut(world, where, except);
  const count = native.moveShape();
  if (count < 0) throw shapeStatusError(world, where, -count);
  if (seconds !== undefined) writeVelocity(...lastResult(world), dx, dy, seconds);
  return resultAt(world, count);
}

function argumentsError(where: string, given: unknown): Error {
  return typeError(
    `${where}: move a body from where it is, as in ${where}(id, dx, dy), or a shape from a place, as in ${where}(circle(8), { x, y }, dx, dy); got ${quote(given)}`,
  );
}

function writeNumbers(
  { module }: WorldHandle,
  dx: number,
  dy: number,
  numbers: readonly number[],
): void {
  const { memoryDoubles: doubles, move: at } = module;
  doubles[at] = dx;
  doubles[at + 1] = dy;
  for (let i = 2; i < MOVE_NUMBERS; i++) doubles[at + i] = numbers[i - 2]!;
}

/** The numbers of the last move, and where they begin. */
function lastResult({ module }: WorldHandle): readonly [Float64Array, number] {
  return [module.memoryDoubles, module.resultAddress >>> 3];
}

/** The result of the last move, which has met something so often. */
function resultAt(world: WorldHandle, hits: number): MoveResult {
  const [numbers, at] = lastResult(world);
  const state = numbers[at + MoveField.State]!;
  const floor = numbers[at + MoveField.Floor]!;
  const support = floor < 0 ? undefined : supportAt(numbers, at + MoveField.Floor);
  return {
    x: numbers[at + MoveField.X]!,
    y: numbers[at + MoveField.Y]!,
    leftX: numbers[at + MoveField.LeftX]!,
    leftY: numbers[at + MoveField.LeftY]!,
    velocityX: numbers[at + MoveField.VelocityX]!,
    velocityY: numbers[at + MoveField.VelocityY]!,
    carriedX: numbers[at + MoveField.CarriedX]!,
    carriedY: numbers[at + MoveField.CarriedY]!,
    carriedAngle: numbers[at + MoveField.CarriedAngle]!,
    onFloor: (state & MoveState.OnFloor) !== 0,
    onWall: (state & MoveState.OnWall) !== 0,
    onCeiling: (state & MoveState.OnCeiling) !== 0,
    floor: support?.id,
    floorPart: support?.part ?? 0,
    floorNormalX: numbers[at + MoveField.FloorNormalX]!,
    floorNormalY: numbers[at + MoveField.FloorNormalY]!,
    support,
    stepped: (state & MoveState.Stepped) !== 0,
    snapped: (state & MoveState.Snapped) !== 0,
    stuck: (state & MoveState.Stuck) !== 0,
    hits: hitsAt(numbers, at + MOVE_STRIDE, hits),
  };
}

function supportAt(numbers: Float64Array, at: number): Support {
  return {
    id: numbers[at]! as BodyId,
    part: numbers[at + 1]!,
    x: numbers[at + 2]!,
    y: numbers[at + 3]!,
    angle: numbers[at + 4]!,
    scale: numbers[at + 5]!,
    pointX: numbers[at + 6]!,
    pointY: numbers[at + 7]!,
  };
}

function hitsAt(numbers: Float64Array, at: number, count: number): MoveHit[] {
  const hits: MoveHit[] = [];
  for (let i = 0; i < count; i++) hits.push(hitAt(numbers, at + MOVE_HIT_STRIDE * i));
  return hits;
}

function hitAt(numbers: Float64Array, at: number): MoveHit {
  return {
    id: numbers[at + MoveHitField.Id]! as BodyId,
    part: numbers[at + MoveHitField.Part]!,
    movingPart: numbers[at + MoveHitField.MovingPart]!,
    kind: MOVE_HIT_KINDS[numbers[at + MoveHitField.Kind]!]!,
    x: numbers[at + MoveHitField.X]!,
    y: numbers[at + MoveHitField.Y]!,
    pointX: numbers[at + MoveHitField.PointX]!,
    pointY: numbers[at + MoveHitField.PointY]!,
    normalX: numbers[at + MoveHitField.NormalX]!,
    normalY: numbers[at + MoveHitField.NormalY]!,
    depth: numbers[at + MoveHitField.Depth]!,
  };
}

/** Where many bodies end, each alone. */
export function moveMany(
  world: WorldHandle,
  ids: ArrayLike<number>,
  motions: ArrayLike<number>,
  options: MoveManyOptions = DEFAULTS,
): Moves {
  const where = 'moveAndSlideMany';
  const { module } = world;
  const numbers = numbersOf(where, options, MANY_NAMES);
  const seconds = secondsOf(where, options);
  const bodies = readNumbers(where, IDS, ids, module.memory);
  const count = bodies.length;
  const displacements = readOfEach(world, where, MOTIONS, motions, count);
  const { previous } = options;
  const before =
    previous === undefined ? undefined : readOfEach(world, where, PREVIOUS, previous, count);
  const except = exceptionsOf(world, where, options, count);
  const { native } = world;
  const given = new Float64Array(MOTION_NUMBERS * count);
  for (let i = 0; i < count; i++) {
    const { id, form } = recordOf(world, where, bodies[i]!, `ids[${i}]`);
    if (form === 'tiles') throw rangeError(`${where}: ids[${i}] must not be a tile map, got ${id}`);
    const dx = displacements[2 * i]!;
    const dy = displacements[2 * i + 1]!;
    if (!isPoint(dx, dy)) {
      throw rangeError(
        `${where}: motion ${i} must be a dx and a dy that are finite in 32 bits, got ${dx}, ${dy}`,
      );
    }
    const at = MOTION_NUMBERS * i;
    given[at] = id;
    given[at + 1] = motionOf(where, `dx of motion ${i}`, dx, seconds);
    given[at + 2] = motionOf(where, `dy of motion ${i}`, dy, seconds);
    writeSupport(where, before, i, given, at + 3);
  }
  const { byteOffset } = module.reserveInput(where, given.byteLength);
  new Float64Array(module.memory, byteOffset, given.length).set(given);
  writeNumbers(world, 0, 0, numbers);
  leaveOut(world, where, except);
  const hits = native.moveMany(count);
  if (hits < 0) throw worldError(where, -hits);
  const address = module.resultAddress;
  const moves = new Float64Array(module.memory, address, MOVE_STRIDE * count);
  if (seconds !== undefined) {
    for (let i = 0; i < count; i++) {
      const [dx, dy] = [displacements[2 * i]!, displacements[2 * i + 1]!];
      writeVelocity(moves, MOVE_STRIDE * i, dx, dy, seconds);
    }
  }
  return {
    moves,
    hits: new Float64Array(
      module.memory,
      address + 8 * MOVE_STRIDE * count,
      MOVE_HIT_STRIDE * hits,
    ),
    offsets: module.offsets(count),
  };
}

const IDS: ShapeArray = { name: 'ids', fields: ['id'] };
const MOTIONS: ShapeArray = { name: 'motions', fields: ['dx', 'dy'] };
const PREVIOUS: ShapeArray = { name: 'previous', fields: Object.keys(MoveField) };

/** The numbers of an array that has some for each of `count` bodies. Getters of an unusual array run here. */
function readOfEach(
  { module }: WorldHandle,
  where: string,
  array: ShapeArray,
  given: ArrayLike<number>,
  count: number,
): Numbers {
  const [length, wanted] = [arrayLength(given), array.fields.length * count];
  if (length !== undefined && length !== wanted) {
    throw rangeError(
      `${where}: ${array.name} must be a flat array of ${wanted} numbers, got ${length}`,
    );
  }
  return readNumbers(where, array, given, module.memory);
}

/** Writes the support of body i in the moves of an earlier call. */
function writeSupport(
  where: string,
  moves: Numbers | undefined,
  i: number,
  to: Float64Array,
  at: number,
): void {
  const from = MOVE_STRIDE * i + MoveField.Floor;
  const isNone = moves === undefined || moves[from] === NONE;
  if (!isNone && !isSupport(moves, from)) {
    throw rangeError(
      `${where}: previous must hold the moves of an earlier call, got ${moves.subarray(from, MOVE_STRIDE * (i + 1)).join(', ')} as the support of move ${i}`,
    );
  }
  for (let k = 0; k < NO_SUPPORT.length; k++) {
    to[at + k] = isNone ? NO_SUPPORT[k]! : moves[from + k]!;
  }
}
