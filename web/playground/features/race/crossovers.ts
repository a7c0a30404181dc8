/** From which number of objects on a benchmark case beats brute force, and which case is best. */

import type { CaseName } from './benchmark-cases.ts';
import type { Result } from './race.ts';

export type Measure = 'tests' | 'milliseconds';

export interface Crossing {
  /** The smallest measured number of objects from which on the case always needs less than brute force. */
  readonly from: number;
  /** Where its line crosses that of brute force, on logarithmic axes. */
  readonly at: number;
  readonly value: number;
}

/** Undefined if the case does not beat brute force at the largest measured number of objects. */
export function crossingOf(
  results: readonly Result[],
  name: CaseName,
  measure: Measure,
): Crossing | undefined {
  const pairs = besideBruteForce(results, name, measure);
  const worse = pairs.findLastIndex(({ brute, other }) => other >= brute);
  const first = pairs[worse + 1];
  if (!first) return undefined;
  const before = pairs[worse];
  if (!before) return { from: first.count, at: first.count, value: first.other };
  // Both lines are straight between two points on logarithmic axes; they cross at this share of the way.
  const gap = Math.log(before.other / before.brute);
  const share = gap / (gap - Math.log(first.other / first.brute));
  const between = (one: number, two: number): number => one * (two / one) ** share;
  return {
    from: first.count,
    at: between(before.count, first.count),
    value: between(before.brute, first.brute),
  };
}

/** Whether anybody counts its tests. */
export function countsTests(results: readonly Result[], name: CaseName): boolean {
  return results.some((result) => result.name === name && result.tests !== undefined);
}

/** The case that needs least at a number of objects. */
export function bestAt(
  results: readonly Result[],
  count: number,
  measure: Measure,
): CaseName | undefined {
  const there = results
    .filter((result) => result.count === count)
    .flatMap(({ name, [measure]: value }) => (value === undefined ? [] : [{ name, value }]));
  return there.toSorted((a, b) => a.value - b.value)[0]?.name;
}

function besideBruteForce(results: readonly Result[], name: CaseName, measure: Measure) {
  return results
    .filter((result) => result.name === name)
    .flatMap((result) => {
      const { count, [measure]: other } = result;
      const brute = results.find((one) => one.name === 'brute' && one.count === count)?.[measure];
      return brute === undefined || other === undefined ? [] : [{ count, other, brute }];
    });
}
