/** The sides of one-way bodies and tiles. */
import { quote } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';

/** The side from which a body or a tile is solid, in its own frame: it stops what comes from there and lets all else pass. */
export type OneWaySide = 'up' | 'down' | 'left' | 'right';

/** In the order of `OneWay` in C++: body.hpp. */
export const SIDES: readonly (OneWaySide | false)[] = [false, 'up', 'down', 'left', 'right'];

/** Checks that a value is a side or false; undefined when it is. */
export function oneWayError(where: string, name: string, value: unknown): Error | undefined {
  if (SIDES.includes(value as OneWaySide | false)) return undefined;
  const sentence = `${where}: ${name} must be one of 'up', 'down', 'left', 'right', or false, got ${quote(value)}`;
  return typeof value === 'string' ? rangeError(sentence) : typeError(sentence);
}

/** A side as C++ counts it. */
export function wordOfSide(side: OneWaySide | false): number {
  return SIDES.indexOf(side);
}

/** The side that C++ counts so. */
export function sideOfWord(word: number): OneWaySide | false {
  return SIDES[word]!;
}
