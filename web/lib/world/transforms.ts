/** Where a body, or a shape, is. */
import { floatError, isPoint } from '../checks.js';
import { rangeError } from '../coded-errors.js';

/** Where a body is: its shape is scaled, then turned around its origin, then moved. */
export interface Transform {
  /** Of the origin of the shape, in world units. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** In radians, clockwise on a screen. */
  readonly angle: number;
  /** More than zero. */
  readonly scale: number;
}

/** A transform of which some or all numbers are left out: 0, 0, neither turned nor scaled, where nothing else is said. */
export type Placed = { readonly [Name in keyof Transform]?: number | undefined };

export const TRANSFORM_NAMES: readonly string[] = ['x', 'y', 'angle', 'scale'];

/** The transform of what is put where nothing is said. */
export const ORIGIN: Transform = { x: 0, y: 0, angle: 0, scale: 1 };

/** Fills in what is left out; throws a sentence that names the first wrong number, with `of` before its name. */
export function checkTransform(
  where: string,
  given: Placed,
  before: Transform,
  of = '',
): Transform {
  const { x = before.x, y = before.y, angle = before.angle, scale = before.scale } = given;
  if (isPoint(x, y) && isPoint(angle, scale) && Math.fround(scale) > 0) {
    return { x, y, angle, scale };
  }
  throw (
    floatError(where, `${of}x`, x) ??
    floatError(where, `${of}y`, y) ??
    floatError(where, `${of}angle`, angle) ??
    floatError(where, `${of}scale`, scale) ??
    rangeError(`${where}: ${of}scale must be more than zero, got ${scale}`)
  );
}
