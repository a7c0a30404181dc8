import { overlap } from './boxes.mjs';
import { PairList } from './pair-list.mjs';

/** Pairs kept from frame to frame, for libraries that report only which overlaps begin and end. */
export class KeptPairs {
  #count;
  #keys = new Set();
  #list = new PairList();

  /** @param {number} count objects in the scene */
  constructor(count) {
    this.#count = count;
  }

  add(a, b) {
    this.#keys.add(this.#key(a, b));
  }

  delete(a, b) {
    this.#keys.delete(this.#key(a, b));
  }

  /**
   * Those that overlap now; the same object in every frame.
   *
   * @param {(a: number, b: number) => boolean} [isOver] whether a pair that does not overlap is removed from the set
   */
  overlapping(boxes, isOver = () => false) {
    const list = this.#list;
    list.count = 0;
    for (const key of this.#keys) {
      const a = Math.floor(key / this.#count);
      const b = key % this.#count;
      if (overlap(boxes, a, b)) list.push(a, b);
      else if (isOver(a, b)) this.#keys.delete(key);
    }
    return list;
  }

  #key(a, b) {
    return Math.min(a, b) * this.#count + Math.max(a, b);
  }
}
