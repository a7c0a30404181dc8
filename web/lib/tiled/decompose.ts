/** Simple polygons as convex ones, for shapes that are drawn in another editor than Tiled. */
import { arrayLength, floatError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { convexPieces } from './polygons.js';

/** The most corners that are read. Those on the line between their neighbours are then left out. */
const MOST_CORNERS = 65_536;

/**
 * A simple polygon as convex polygons that cover it once: itself where it is convex with at most 8 corners, otherwise triangles. Each is
 * what `polygon` of `quadrille/world` takes. Corners that are repeated, or on the line between their neighbours, are left out. Takes
 * time in proportion to the square of the corners.
 *
 * @param corners Two numbers each, x and y, in either direction around the polygon; rounded to 32 bits. At most 1,000 corners at which it
 * turns, unless it is convex with at most 8.
 * @returns The corners of each polygon, two numbers each, in the direction of the given ones.
 * @throws TypeError for what is no array of numbers. RangeError for numbers that are not finite in 32 bits, for too many corners, where
 * fewer than three are left, and where sides meet.
 *
 * @example
 * ```ts
 * import { decompose } from 'quadrille/tiled';
 * import { type BodyId, polygon, type World } from 'quadrille/world';
 *
 * function insertOutline(world: World, outline: readonly number[]): BodyId {
 *   const parts = decompose(outline).map((corners) => ({ shape: polygon(corners) }));
 *   return world.insert({ parts, static: true });
 * }
 * ```
 */
export function decompose(corners: ArrayLike<number>): number[][] {
  const where = 'decompose';
  const length = arrayLength(corners);
  if (length === undefined) {
    throw typeError(`${where}: corners must be an array of numbers, got ${quote(corners)}`);
  }
  if (length % 2 !== 0 || length > 2 * MOST_CORNERS) {
    throw rangeError(
      `${where}: corners must be two numbers each, x and y, of at most ${MOST_CORNERS} corners, got ${length} numbers`,
    );
  }
  for (let i = 0; i < length; i++) {
    const error = floatError(where, `corners[${i}]`, corners[i]);
    if (error !== undefined) throw error;
  }
  return convexPieces(where, corners);
}
