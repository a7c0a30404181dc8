import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * The random numbers of tests/scenes/README.md: a 32-bit Mersenne twister, the top 24 bits of each
 * draw.
 *
 * @param {number} seed
 * @returns {() => number} draws from [0, 1)
 */
export function randomUnits(seed) {
  const twister = mersenne(seed);
  return () => (twister.next() >>> 8) / 2 ** 24;
}
