/** Draws. */

/** A seeded generator of numbers in [0, 1). */
export type Random = () => number;

/** A whole number from 0 up. */
export function below(random: Random, count: number): number {
  return Math.floor(count * random());
}

export function isOneIn(random: Random, count: number): boolean {
  return below(random, count) === 0;
}

export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)]!;
}
