/** Chains: segments from point to point, as the parts of one body. */
import { arrayLength, checkOptions, flagError, isPoint } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { MAX_PARTS } from './limits.js';
import type { Part } from './parts.js';
import { segment } from './shapes.js';

/** What a chain is besides its points. */
export interface ChainOptions {
  /** True for one that leads from its last point back to its first. False by default. */
  readonly loop?: boolean | undefined;
  /**
   * True for one whose segments are solid from their front alone, which is on the left as one goes from point to point: ground whose
   * points go from left to right is solid from above. False by default.
   */
  readonly oneSided?: boolean | undefined;
}

/**
 * The parts of a body that is a chain: part i is the segment from point i to the next one. What slides over a static chain catches on no
 * joint: see {@link WorldOptions.seamTolerance}.
 *
 * @param points Two numbers each, x and y, counted from the body's position: 2 points or more, 3 or more for a loop, which make up to
 * 65,535 segments. No two neighbours are at one place.
 * @throws TypeError for what is no array of numbers; RangeError for too few or too many points, one that is not finite in 32 bits, and one
 * at the place of the one before.
 *
 * @example
 * ```ts
 * import { chain, type World } from 'quadrille/world';
 *
 * function addHills(world: World, points: readonly number[]): void {
 *   world.insert({ parts: chain(points, { oneSided: true }), static: true });
 * }
 * ```
 */
export function chain(points: ArrayLike<number>, options: ChainOptions = {}): Part[] {
  const where = 'chain';
  checkOptions(where, options, ['loop', 'oneSided']);
  const { loop = false, oneSided = false } = options;
  const error = flagError(where, 'loop', loop) ?? flagError(where, 'oneSided', oneSided);
  if (error !== undefined) throw error;
  const count = pointCount(where, points, loop);
  const part = oneSided ? ({ oneWay: 'front' } as const) : {};
  return Array.from({ length: loop ? count : count - 1 }, (_, i) => {
    const next = i + 1 === count ? 0 : i + 1;
    const [x1, y1] = [points[2 * i]!, points[2 * i + 1]!];
    const [x2, y2] = [points[2 * next]!, points[2 * next + 1]!];
    for (const [index, x, y] of [
      [i, x1, y1],
      [next, x2, y2],
    ] as const) {
      if (isPoint(x, y)) continue;
      throw rangeError(
        `${where}: point ${index} must be two finite numbers, got ${quote(x)}, ${quote(y)}`,
      );
    }
    if (Math.fround(x1) === Math.fround(x2) && Math.fround(y1) === Math.fround(y2)) {
      throw rangeError(`${where}: point ${next} must not be where point ${i} is, got ${x2}, ${y2}`);
    }
    return { shape: segment(x1, y1, x2, y2), ...part };
  });
}

/** How many points there are. */
function pointCount(where: string, points: ArrayLike<number>, loop: boolean): number {
  const length = arrayLength(points);
  if (length === undefined) {
    throw typeError(`${where}: points must be an array of numbers, got ${quote(points)}`);
  }
  const [least, most] = loop ? [3, MAX_PARTS] : [2, MAX_PARTS + 1];
  if (length % 2 !== 0 || length / 2 < least || length / 2 > most) {
    throw rangeError(
      `${where}: points must hold two numbers each for ${least} to ${most} points, got ${length} numbers`,
    );
  }
  return length / 2;
}
