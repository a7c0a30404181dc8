import { randomUnits } from '../random.mjs';
import { separation } from './separation.mjs';
import { randomPair } from './shapes.mjs';

/**
 * What says whether two shapes overlap. `margin`: how far a wrong verdict may be from touching, in world units; `why`: for what
 * reason there are any.
 *
 * @typedef {{ name: string, margin: number, why: string,
 *   start(): Promise<(a: import('./shapes.mjs').Placed, b: import('./shapes.mjs').Placed) => boolean> }} Library
 */

/**
 * Asks each library whether the two shapes of random pairs overlap, and compares the verdicts with those of the reference.
 *
 * @param {Library[]} libraries
 * @param {number} count pairs
 * @returns `differences`: verdicts that are not the reference's; `farthest`: how far the shapes of such a pair are from touching
 */
export async function compareVerdicts(libraries, count) {
  const unit = randomUnits(count);
  const pairs = Array.from({ length: count }, (_, i) => randomPair(unit, i));
  const expected = Float64Array.from(pairs, ([a, b]) => separation(a, b));
  const overlapping = expected.filter((apart) => apart < 0).length;
  const results = [];
  for (const library of libraries) {
    const { name, margin, why } = library;
    const overlap = await library.start();
    const differing = pairs.flatMap(([a, b], i) =>
      overlap(a, b) === expected[i] < 0 ? [] : [{ a, b, apart: expected[i] }],
    );
    const distances = differing.map(({ apart }) => Math.abs(apart));
    const farthest = Math.max(0, ...distances);
    results.push({ name, margin, why, differences: differing.length, farthest });
  }
  return { count, overlapping, results };
}
