/** Shapes of bodies: plain values, checked when they are made and again when they are given to a world. */
import { arrayLength, checkOptions, floatError, isPoint } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import { MAX_CORNERS } from './limits.js';

/** A disc around the body's position. */
export interface CircleShape {
  /** Says which shape it is. */
  readonly kind: 'circle';
  /** More than zero. */
  readonly radius: number;
}

/** A rectangle whose centre is the body's position. */
export interface BoxShape {
  /** Says which shape it is. */
  readonly kind: 'box';
  /** From side to side; more than zero. */
  readonly width: number;
  /** From top to bottom; more than zero. */
  readonly height: number;
}

/** All points no farther than `radius` from a segment along an axis, whose middle is the body's position. */
export interface CapsuleShape {
  /** Says which shape it is. */
  readonly kind: 'capsule';
  /** Of the segment, without the round ends; more than zero. */
  readonly length: number;
  /** More than zero. */
  readonly radius: number;
  /** True when the segment is along the y axis; otherwise it is along the x axis. */
  readonly upright?: boolean | undefined;
}

/** A segment between two points, which count from the body's position. It has no inside. */
export interface SegmentShape {
  /** Says which shape it is. */
  readonly kind: 'segment';
  /** Of the first end. */
  readonly x1: number;
  /** Of the first end, downward. */
  readonly y1: number;
  /** Of the second end. */
  readonly x2: number;
  /** Of the second end, downward. */
  readonly y2: number;
}

/** A convex polygon, whose corners count from the body's position. */
export interface PolygonShape {
  /** Says which shape it is. */
  readonly kind: 'polygon';
  /** Two numbers each, x and y, of 3 to 8 corners in either direction around the polygon. */
  readonly corners: ArrayLike<number>;
}

/**
 * The shape of a body: a value without identity, which many bodies can have. `circle`, `box`, `capsule`, `segment` and `polygon`
 * make shapes; an object with these fields, as from a file, is one too. All sizes are in world units at scale 1.
 */
export type Shape = CircleShape | BoxShape | CapsuleShape | SegmentShape | PolygonShape;

/**
 * A disc around the body's position.
 *
 * @param radius More than zero.
 * @throws TypeError for what is no number; RangeError for a radius that is not finite in 32 bits, or not more than zero.
 */
export function circle(radius: number): CircleShape {
  return checked('circle', { kind: 'circle', radius });
}

/**
 * A rectangle whose centre is the body's position. It turns with the body.
 *
 * @param width From side to side; more than zero. Rapier and Box2D take half of it.
 * @param height From top to bottom; more than zero. Rapier and Box2D take half of it.
 * @throws As `circle`, for each of the sizes.
 */
export function box(width: number, height: number): BoxShape {
  return checked('box', { kind: 'box', width, height });
}

/**
 * All points no farther than `radius` from a segment along an axis, whose middle is the body's position: a stick with round ends.
 *
 * @param length Of the segment, without the round ends; more than zero. (A capsule without a length is a circle.)
 * @param radius More than zero.
 * @param options `{ upright: true }`: it stands, along the y axis. By default it lies, along the x axis.
 * @throws As `circle`, for each of the sizes.
 */
export function capsule(
  length: number,
  radius: number,
  options: Pick<CapsuleShape, 'upright'> = {},
): CapsuleShape {
  const where = 'capsule';
  checkOptions(where, options, ['upright']);
  const { upright } = options;
  const lying = { kind: where, length, radius } as const;
  return checked(where, upright === undefined ? lying : { ...lying, upright });
}

/**
 * A segment between two points, which count from the body's position. It has no inside: bodies touch it from both sides.
 *
 * @throws As `circle`, for each number; RangeError when the two points are the same.
 */
export function segment(x1: number, y1: number, x2: number, y2: number): SegmentShape {
  return checked('segment', { kind: 'segment', x1, y1, x2, y2 });
}

/**
 * A convex polygon.
 *
 * @param corners Two numbers each, x and y, counted from the body's position: 3 to 8 corners, in either direction around the
 * polygon. Copied.
 * @throws TypeError for what is no array of numbers; RangeError for more or fewer corners, one that is not finite in 32 bits, two
 * at the same place, three neighbours on one line or nearer to one than a hundred-millionth of the polygon's width or height, a
 * corner that points inward, and sides that cross: each with a sentence of its own.
 *
 * @example
 * ```ts
 * import { polygon } from 'quadrille/world';
 *
 * const ship = polygon([12, 0, -8, 7, -8, -7]);
 * ```
 */
export function polygon(corners: ArrayLike<number>): PolygonShape {
  const numbers = shapeNumbers('polygon', { kind: 'polygon', corners });
  return { kind: 'polygon', corners: Array.from(numbers) };
}

function checked<Checked extends Shape>(where: string, shape: Checked): Checked {
  shapeNumbers(where, shape);
  return shape;
}

/** In the order of the numbers that stand for them in C++. */
export const SHAPE_KINDS: readonly Shape['kind'][] = [
  'circle',
  'box',
  'capsule',
  'segment',
  'polygon',
];

/** A shape in numbers, in the order of the arguments of the function that makes it. */
export interface ShapeValues {
  readonly kind: Shape['kind'];
  readonly numbers: ArrayLike<number>;
}

/** The shape that has these numbers. */
export function shapeFrom({ kind, numbers }: ShapeValues): Shape {
  const [first, second, third, fourth] = Array.from(numbers) as [number, number, number, number];
  switch (kind) {
    case 'circle':
      return { kind, radius: first };
    case 'box':
      return { kind, width: first, height: second };
    case 'capsule':
      return { kind, length: first, radius: second, ...(third === 1 && { upright: true }) };
    case 'segment':
      return { kind, x1: first, y1: second, x2: third, y2: fourth };
    case 'polygon':
      break;
  }
  return { kind, corners: Array.from(numbers) };
}

/**
 * The numbers of a shape, in the order of the arguments of the function that makes it, not yet rounded to 32 bits. Throws a sentence
 * that names what is wrong with them.
 */
export function shapeNumbers(where: string, shape: Shape, of = ''): ArrayLike<number> {
  if (typeof shape !== 'object' || shape === null) {
    const name = of === '' ? 'shape' : of.slice(0, -1);
    throw typeError(
      `${where}: ${name} must be a shape, as circle(8) makes one, got ${quote(shape)}`,
    );
  }
  switch (shape.kind) {
    case 'circle':
      return [sizeOf(where, 'radius', shape.radius, of)];
    case 'box':
      return [sizeOf(where, 'width', shape.width, of), sizeOf(where, 'height', shape.height, of)];
    case 'capsule':
      return [
        sizeOf(where, 'length', shape.length, of),
        sizeOf(where, 'radius', shape.radius, of),
        uprightNumber(where, shape, of),
      ];
    case 'segment':
      return segmentNumbers(where, shape, of);
    case 'polygon':
      return polygonNumbers(where, `${of}corners`, shape.corners);
    default:
      throw choiceError(where, `${of}kind`, (shape as Shape).kind, SHAPE_KINDS);
  }
}

/** What a size must be. C++ halves most of them, and half of the smallest float is 0. */
const SIZE_RULE = 'more than zero, and half of it more than zero as a 32-bit float';

function sizeOf(where: string, name: string, size: number, of: string): number {
  if (isPoint(size, 0) && Math.fround(size / 2) > 0) return size;
  throw (
    floatError(where, of + name, size) ??
    rangeError(
      `${where}: ${of}${name} must be ${size > 0 ? SIZE_RULE : 'more than zero'}, got ${size}`,
    )
  );
}

function uprightNumber(where: string, { upright = false }: CapsuleShape, of: string): number {
  if (typeof upright === 'boolean') return Number(upright);
  throw typeError(`${where}: ${of}upright must be true or false, got ${quote(upright)}`);
}

function segmentNumbers(where: string, shape: SegmentShape, of: string): number[] {
  const { x1, y1, x2, y2 } = shape;
  for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) {
    const error = floatError(where, of + name, value);
    if (error !== undefined) throw error;
  }
  if (Math.fround(x1) !== Math.fround(x2) || Math.fround(y1) !== Math.fround(y2)) {
    return [x1, y1, x2, y2];
  }
  throw rangeError(
    `${where}: ${of}x2, ${of}y2 must be another point than ${of}x1, ${of}y1, got ${x1}, ${y1} for both`,
  );
}

/** No corner may be nearer to the line through its neighbours, in sizes of the polygon. */
const THINNEST = 1e-8;

/** The corners of a polygon, by the rules of `Shape::polygon` (cpp/src/narrow/shape.cpp), and the same arithmetic. */
export function polygonNumbers(
  where: string,
  name: string,
  given: ArrayLike<number>,
): Float32Array {
  const numbers = cornerNumbers(where, name, given);
  const count = numbers.length / 2;
  const fail = (rule: string): never => {
    throw rangeError(`${where}: ${name} ${rule}`);
  };
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (numbers[2 * a] !== numbers[2 * b] || numbers[2 * a + 1] !== numbers[2 * b + 1]) continue;
      const place = `${numbers[2 * a]}, ${numbers[2 * a + 1]}`;
      fail(`must be at different places, got corners ${a} and ${b} at ${place}`);
    }
  }
  const turns = Array.from({ length: count }, (_, i) => turn(numbers, i));
  const straight = turns.indexOf(0);
  const after = (i: number, steps: number): number => (i + steps) % count;
  if (straight >= 0) {
    const [b, c] = [after(straight, 1), after(straight, 2)];
    fail(`must not be on one line, got corners ${straight}, ${b} and ${c} on one`);
  }
  const thinnest = THINNEST * extent(numbers);
  const thin = turns.findIndex((turned, i) => Math.abs(turned) < thinnest * chord(numbers, i));
  if (thin >= 0) {
    const distance = Math.abs(turns[thin]!) / chord(numbers, thin);
    fail(
      `must be farther from the line through their neighbours than a hundred-millionth of the polygon's size, got corner ${after(thin, 1)} only ${distance} from it, in a polygon of size ${extent(numbers)}`,
    );
  }
  const positive = turns.filter((turned) => turned > 0).length;
  if (positive > 0 && positive < count) {
    const [most, fewest] = [positive > count / 2, (turned: number) => turned > 0 !== most];
    fail(
      `must be convex, got corner ${after(turns.findIndex(fewest), 1)} pointing inward; several parts of a body make a concave shape`,
    );
  }
  if (reversals(numbers) !== 2) fail('must go around once, got sides that cross');
  return numbers;
}

/** The corners, rounded to 32 bits; of the right number, and all finite. */
function cornerNumbers(where: string, name: string, given: ArrayLike<number>): Float32Array {
  const length = arrayLength(given);
  if (length === undefined) {
    throw typeError(`${where}: ${name} must be an array of numbers, got ${quote(given)}`);
  }
  if (typeof given[0] === 'object') {
    throw typeError(
      `${where}: ${name} holds numbers: x and y of each corner, one after the other, got ${quote(given[0])}`,
    );
  }
  if (length % 2 !== 0 || length < 6 || length > 2 * MAX_CORNERS) {
    throw rangeError(
      `${where}: ${name} must be 3 to ${MAX_CORNERS} points of two numbers each (x, y), got ${length} numbers`,
    );
  }
  const numbers = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const error = floatError(where, `${name}[${i}]`, given[i]);
    if (error !== undefined) throw error;
    numbers[i] = given[i]!;
  }
  return numbers;
}

/** The cross product of the sides from and to corner i + 1. */
function turn(numbers: Float32Array, i: number): number {
  const at = (index: number): number => numbers[index % numbers.length]!;
  const [aX, aY, bX, bY, cX, cY] = [0, 1, 2, 3, 4, 5].map((step) => at(2 * i + step)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (bX - aX) * (cY - bY) - (bY - aY) * (cX - bX);
}

/** The distance between corners i and i + 2. */
function chord(numbers: Float32Array, i: number): number {
  const end = (2 * i + 4) % numbers.length;
  const dx = numbers[end]! - numbers[2 * i]!;
  const dy = numbers[end + 1]! - numbers[2 * i + 1]!;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The larger of width and height. */
function extent(numbers: Float32Array): number {
  const [width, height] = [0, 1].map((axis) => {
    const coordinates = numbers.filter((_, i) => i % 2 === axis);
    return Math.max(...coordinates) - Math.min(...coordinates);
  });
  return Math.max(width!, height!);
}

/** How often the sides change between leading right (or straight down) and left (or straight up): twice, if they go around once. */
function reversals(numbers: Float32Array): number {
  const count = numbers.length / 2;
  const leadsRight = Array.from({ length: count }, (_, i) => {
    const next = (2 * i + 2) % numbers.length;
    const [x, nextX] = [numbers[2 * i]!, numbers[next]!];
    return x < nextX || (x === nextX && numbers[2 * i + 1]! < numbers[next + 1]!);
  });
  return leadsRight.filter((right, i) => right !== leadsRight[(i + 1) % count]).length;
}
