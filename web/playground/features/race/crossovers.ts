/** From where on a racer does better than brute force, and who does best. */

import type { RacerName } from './benchmark-cases.ts';
import type { Result } from './race.ts';

export type Measure = 'tests' | 'milliseconds';

export interface Crossing {
  /** The first number of objects from which on it always does better, among those that were run. */
  readonly from: number;
  /** Where its line crosses that of brute force, on logarithmic axes. */
  readonly at: number;
  readonly value: number;
}

/** Undefined while it does not do better at the end. */
export function crossingOf(
  results: readonly Result[],
  racer: RacerName,
  measure: Measure,
): Crossing | undefined {
  const pairs = sideBySide(results, racer, measure);
  const worse = pairs.findLastIndex(({ brute, other }) => other >= brute);
  const first = pairs[worse + 1];
  if (!first) return undefined;
  const before = pairs[worse];
  if (!before) return { from: first.count, at: first.count, value: first.other };
  // Both lines are straight between two points; how far along are they level?
  const gap = Math.log(before.other / before.brute);
  const share = gap / (gap - Math.log(first.other / first.brute));
  const between = (one: number, two: number): number => one * (two / one) ** share;
  return {
    from: first.count,
    at: between(before.count, first.count),
    value: between(before.brute, first.brute),
  };
}

/** The racer with the least of it at a number of objects. */
export function bestAt(
  results: readonly Result[],
  count: number,
  measure: Measure,
): RacerName | undefined {
  const there = results.filter((result) => result.count === count);
  return there.toSorted((a, b) => a[measure] - b[measure])[0]?.racer;
}

function sideBySide(results: readonly Result[], racer: RacerName, measure: Measure) {
  return results
    .filter((result) => result.racer === racer)
    .flatMap((result) => {
      const brute = results.find(({ racer: r, count }) => r === 'brute' && count === result.count);
      return brute ? [{ count: result.count, other: result[measure], brute: brute[measure] }] : [];
    });
}
