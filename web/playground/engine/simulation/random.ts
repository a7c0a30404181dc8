/**
 * Seeded random numbers that come out the same everywhere: the 32-bit Mersenne twister (C++: std::mt19937), of which floats
 * take the top 24 bits, so that each is exact in 32 bits.
 */
import { MersenneTwister } from './mersenne-twister.ts';

const TWO_TO_24 = 16_777_216;

export class Random {
  /** What one generator remembers: 624 words and a place among them. */
  static readonly BYTES = 2_500;

  readonly #generator: MersenneTwister;

  constructor(seed: number | MersenneTwister) {
    this.#generator = typeof seed === 'number' ? new MersenneTwister(seed) : seed;
  }

  /** Another that goes on from here as this one will. */
  clone(): Random {
    return new Random(this.#generator.clone());
  }

  /** From 0 up to, but not including, 1. */
  unit(): number {
    return (this.#generator.next() >>> 8) / TWO_TO_24;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  /** A whole number from 1 to `most`, of either sign; never 0 (S2.8). */
  velocity(most: number): number {
    const size = this.whole(1, most);
    return this.unit() < 0.5 ? -size : size;
  }
}
