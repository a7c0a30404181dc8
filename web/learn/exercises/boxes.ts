/** Draws boxes that lie clearly on one side of a line, and clearly apart. */
import type { Random } from '../../playground/engine/simulation/random.ts';
import { type Box, type Point, WORLD } from './exercise.ts';

export const world: Box = { minX: 0, minY: 0, maxX: WORLD, maxY: WORLD };

/** What a reader can tell apart in the picture on a phone, in units of the world. */
export const CLEAR = 14;

const TRIES = 200;

export function square(x: number, y: number, side: number): Box {
  return { minX: x, minY: y, maxX: x + side, maxY: y + side };
}

export function middleOf({ minX, minY, maxX, maxY }: Box): Point {
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/** Wider by so much on each side. */
export function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

export function moved({ minX, minY, maxX, maxY }: Box, { x, y }: Point): Box {
  return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.minX >= outer.minX &&
    inner.minY >= outer.minY &&
    inner.maxX <= outer.maxX &&
    inner.maxY <= outer.maxY
  );
}

/** The larger of the gaps along the two axes; negative where the boxes overlap. */
export function gap(one: Box, other: Box): number {
  return Math.max(
    one.minX - other.maxX,
    other.minX - one.maxX,
    one.minY - other.maxY,
    other.minY - one.maxY,
  );
}

/** A square inside a box; whole numbers, so that 32 bits hold them. */
export function squareIn(random: Random, { minX, minY, maxX, maxY }: Box, side: number): Box {
  return square(random.whole(minX, maxX - side), random.whole(minY, maxY - side), side);
}

/** A square inside a box, clearly apart from others; undefined where none was found. */
export function freeSquare(
  random: Random,
  within: Box,
  side: number,
  others: readonly Box[],
  apart = CLEAR,
): Box | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawn = squareIn(random, within, side);
    if (others.every((other) => gap(drawn, other) >= apart)) return drawn;
  }
  return undefined;
}

/** As many squares as `count` says, each apart from the others and from those that are there; fewer where there is no room. */
export function scattered(
  random: Random,
  count: number,
  sides: readonly [least: number, most: number],
  among: readonly Box[] = [],
): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < count; at += 1) {
    const side = random.whole(...sides);
    const drawn = freeSquare(random, grown(world, -CLEAR), side, [...among, ...boxes]);
    if (drawn) boxes.push(drawn);
  }
  return boxes;
}

/** The cells that a number of rounds of cutting makes of the world. */
export function grid(rounds: number): readonly Box[] {
  const row = 2 ** rounds;
  const side = WORLD / row;
  return Array.from({ length: row * row }, (_, at) =>
    square((at % row) * side, Math.floor(at / row) * side, side),
  );
}

/** Whether each side of a box is clearly beside all lines of a number of rounds, whichever of them the tree has. */
export function isClearOfLines({ minX, minY, maxX, maxY }: Box, rounds: number): boolean {
  const step = WORLD / 2 ** rounds;
  return [minX, minY, maxX, maxY].every((side) => {
    const beside = ((side % step) + step) % step;
    return Math.min(beside, step - beside) >= CLEAR;
  });
}

export function shuffled<One>(random: Random, all: readonly One[]): readonly One[] {
  const left = [...all];
  return all.map(() => left.splice(random.whole(0, left.length - 1), 1)[0]!);
}
