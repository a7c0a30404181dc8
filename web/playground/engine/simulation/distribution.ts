/**
 * Where the objects of a scene begin if they lie evenly, and how large they are. Only + - × ÷, comparisons and square roots, which
 * every machine computes the same.
 */
import type { Point } from '../geometry.ts';
import type { Crowd } from './motion.ts';
import type { Random } from './random.ts';

/** The upper left corner of the box in a row: whole numbers from 0 to `mostX` and `mostY`. */
export type PlaceOf = (row: number, mostX: number, mostY: number) => Point;

/** Draws what a distribution needs before its first object. */
export type PlacesOf = (crowd: Crowd, random: Random) => PlaceOf;

export const evenly: PlacesOf = (_, random) => (_row, mostX, mostY) => ({
  x: random.whole(0, mostX),
  y: random.whole(0, mostY),
});

/**
 * One draw. Of a power law, sizes up to s have the share (1 - low / s) / (1 - low / high): half as many are at least twice as
 * large.
 */
export function sizeOf({ minSize, maxSize, sizes }: Crowd, random: Random): number {
  if (sizes === 'even') return random.whole(minSize, maxSize);
  const end = maxSize + 1;
  return Math.floor((minSize * end) / (end - random.unit() * (end - minSize)));
}
