/** The sides of one-way bodies, parts and tiles. */
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';

/** The side from which a body or a tile is solid, in its own frame: it stops what comes from there and lets all else pass. */
export type OneWaySide = 'up' | 'down' | 'left' | 'right';

/**
 * The same of a part. `'front'` of a segment is what is on the left as one goes from its first end to its second; of another shape, it
 * is as `'up'`.
 */
export type PartSide = OneWaySide | 'front';

const BODY_SIDES: readonly OneWaySide[] = ['up', 'down', 'left', 'right'];
const PART_SIDES: readonly PartSide[] = [...BODY_SIDES, 'front'];

/** In the order of `OneWay` in C++: body.hpp. */
export const SIDES: readonly (PartSide | false)[] = [false, ...PART_SIDES];

/** Checks that a value is a side of a body or a tile, or false; undefined when it is. */
export function oneWayError(where: string, name: string, value: unknown): Error | undefined {
  return sideError(where, name, value, BODY_SIDES);
}

/** The same of a part. */
export function partSideError(where: string, name: string, value: unknown): Error | undefined {
  return sideError(where, name, value, PART_SIDES);
}

function sideError(
  where: string,
  name: string,
  value: unknown,
  sides: readonly PartSide[],
): Error | undefined {
  if (value === false || sides.includes(value as PartSide)) return undefined;
  const choices = sides.map((side) => `'${side}'`).join(', ');
  const sentence = `${where}: ${name} must be one of ${choices}, or false, got ${quote(value)}`;
  return typeof value === 'string' ? rangeError(sentence) : typeError(sentence);
}

/** A side as C++ counts it. */
export function wordOfSide(side: PartSide | false): number {
  return SIDES.indexOf(side);
}

/** The side that C++ counts so; of bodies and tiles, JavaScript has given no front. */
export function sideOfWord(word: number): OneWaySide | false {
  return SIDES[word]! as OneWaySide | false;
}

/** The same of a part. */
export function partSideOfWord(word: number): PartSide | false {
  return SIDES[word]!;
}
