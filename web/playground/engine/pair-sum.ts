/** A set of pairs as its count and two sums of hashes, in any order: sets can be compared without being kept. */
import type { View } from 'quadrille';

export class PairSum {
  #count = 0;
  #one = 0;
  #other = 0;

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
    this.#one = 0;
    this.#other = 0;
  }

  /** Counts a pair of rows; which of them comes first makes no difference. */
  add(a: number, b: number): void {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    this.#count++;
    this.#one = (this.#one + mixed(low, high, 0x9e_37_79_b1)) | 0;
    this.#other = (this.#other + mixed(high, low, 0x85_eb_ca_6b)) | 0;
  }

  addAll(pairs: View<Uint32Array>): void {
    for (let i = 0; i < pairs.length; i += 2) this.add(pairs[i]!, pairs[i + 1]!);
  }

  /** Counts rows alone, each as a pair with itself. */
  addRows(rows: View<Uint32Array>): void {
    for (let i = 0; i < rows.length; i++) this.add(rows[i]!, rows[i]!);
  }

  /** The same pairs, each as often; wrong with a probability of 2^-64. */
  equals(other: PairSum): boolean {
    return this.#count === other.#count && this.#one === other.#one && this.#other === other.#other;
  }
}

function mixed(a: number, b: number, factor: number): number {
  let bits = Math.imul(a + 1, factor) ^ (b + 1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7f_eb_35_2d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x84_6c_a6_8b);
  return bits ^ (bits >>> 16);
}
