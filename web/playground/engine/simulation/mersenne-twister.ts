/**
 * The 32-bit Mersenne twister (Matsumoto and Nishimura, 1998; C++: std::mt19937). Not pure-rand's, which the benchmarks use:
 * its class contains a table for jumps that nothing here makes, 2.6 kB of what the page downloads first.
 */

const SIZE = 624;
const MIDDLE = 397;
const UPPER_MASK = 0x8000_0000;
const LOWER_MASK = 0x7fff_ffff;
const MATRIX = 0x9908_b0df;

export class MersenneTwister {
  #state: Int32Array;
  #at = SIZE;

  constructor(seed: number) {
    this.#state = new Int32Array(SIZE);
    this.#state[0] = seed;
    for (let i = 1; i < SIZE; i++) {
      const before = this.#state[i - 1]!;
      this.#state[i] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + i;
    }
  }

  clone(): MersenneTwister {
    const other = new MersenneTwister(0);
    other.#state = this.#state.slice();
    other.#at = this.#at;
    return other;
  }

  /** The next 32 bits, as a whole number from 0. */
  next(): number {
    if (this.#at === SIZE) this.#twist();
    let bits = this.#state[this.#at++]!;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c_5680;
    bits ^= (bits << 15) & 0xefc6_0000;
    bits ^= bits >>> 18;
    return bits >>> 0;
  }

  #twist(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i++) {
      const joined = (state[i]! & UPPER_MASK) | (state[(i + 1) % SIZE]! & LOWER_MASK);
      const twisted = (joined >>> 1) ^ (joined & 1 ? MATRIX : 0);
      state[i] = state[(i + MIDDLE) % SIZE]! ^ twisted;
    }
    this.#at = 0;
  }
}
