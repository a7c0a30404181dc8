/** Pairs kept from frame to frame, for libraries that report only which begin and cease to touch. */
export class TouchingPairs {
  #count;
  #keys = new Set();

  /** @param {number} count bodies in the scene */
  constructor(count) {
    this.#count = count;
  }

  add(a, b) {
    this.#keys.add(this.#key(a, b));
  }

  delete(a, b) {
    this.#keys.delete(this.#key(a, b));
  }

  clear() {
    this.#keys.clear();
  }

  *[Symbol.iterator]() {
    for (const key of this.#keys) yield [Math.floor(key / this.#count), key % this.#count];
  }

  #key(a, b) {
    return Math.min(a, b) * this.#count + Math.max(a, b);
  }
}
