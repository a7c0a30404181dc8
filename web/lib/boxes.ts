/**
 * Boxes in other forms. Arithmetic only: no number is checked before a box is given to a tree. Each function
 * returns a new array or, as `...Into`, writes four numbers into one of yours.
 */
import { farEdge } from './checks.js';
import { typeError } from './coded-errors.js';
import { quote } from './quote.js';

/** A box as single calls take it: `tree.insert(...fromCenter(5, 5, 2, 2))`. */
export type CornerAndSize = [x: number, y: number, width: number, height: number];

/** A box as bulk arrays hold it. */
export type MinMax = [minX: number, minY: number, maxX: number, maxY: number];

/** Any array of numbers that can be written to. */
export interface NumberArray {
  /** The number at an index. */
  [index: number]: number;
}

/**
 * A box by its centre and size.
 *
 * @example
 * ```ts
 * import { fromCenter } from 'quadrille';
 *
 * console.log(fromCenter(100, 50, 20, 10)); // prints [ 90, 45, 20, 10 ]
 * ```
 */
export function fromCenter(x: number, y: number, width: number, height: number): CornerAndSize {
  return [x - width / 2, y - height / 2, width, height];
}

/** What `fromCenter` returns, written to `into[at]` and the three numbers behind it. */
export function fromCenterInto(
  into: NumberArray,
  at: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  write('fromCenterInto', into, at, x - width / 2, y - height / 2, width, height);
}

/** A box by its corners. A tree that is given the size may round maxX and maxY in another way, in their last bit. */
export function fromMinMax(minX: number, minY: number, maxX: number, maxY: number): CornerAndSize {
  return [minX, minY, maxX - minX, maxY - minY];
}

/** What `fromMinMax` returns, written to `into[at]` and the three numbers behind it. */
export function fromMinMaxInto(
  into: NumberArray,
  at: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): void {
  write('fromMinMaxInto', into, at, minX, minY, maxX - minX, maxY - minY);
}

/** The corners of a box, rounded to 32 bits as `insert` rounds them. */
export function toMinMax(x: number, y: number, width: number, height: number): MinMax {
  return [Math.fround(x), Math.fround(y), farEdge(x, width), farEdge(y, height)];
}

/** What `toMinMax` returns, written to `into[at]` and the three numbers behind it: `toMinMaxInto(tree.boxes, BOX_STRIDE * row, ...)`. */
export function toMinMaxInto(
  into: NumberArray,
  at: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  write(
    'toMinMaxInto',
    into,
    at,
    Math.fround(x),
    Math.fround(y),
    farEdge(x, width),
    farEdge(y, height),
  );
}

function write(
  where: string,
  into: NumberArray,
  at: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  if (Object(into) !== into) {
    throw typeError(`${where}: into must be an array, got ${quote(into)}`);
  }
  try {
    into[at] = a;
    into[at + 1] = b;
    into[at + 2] = c;
    into[at + 3] = d;
  } catch (cause) {
    // It is frozen, or takes bigints.
    if (!(cause instanceof TypeError)) throw cause;
    const rule = 'into must be an array that numbers can be written to';
    throw typeError(`${where}: ${rule}, got ${quote(into)}`, 'wrong-type', { cause });
  }
}
