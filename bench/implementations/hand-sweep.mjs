import { PairList } from '../pair-list.mjs';

const digitBits = 11;
const buckets = 1 << digitBits;

/** Sort and sweep by hand: a radix sort by minX over typed arrays, then one sweep over sorted copies. */
export class HandSweep {
  pairs = new PairList();
  /** The boxes in the order of their left ends, and the rows in that order. */
  sorted;
  order;
  #otherOrder;
  #keys;
  #otherKeys;
  #counts = new Uint32Array(buckets);

  constructor(count) {
    this.#keys = new Uint32Array(count);
    this.#otherKeys = new Uint32Array(count);
    this.order = new Uint32Array(count);
    this.#otherOrder = new Uint32Array(count);
    this.sorted = new Float32Array(4 * count);
  }

  find(boxes) {
    this.sort(boxes);
    this.#sweep();
    return this.pairs;
  }

  sort(boxes) {
    const keys = this.#keys;
    const bits = new Uint32Array(boxes.buffer, boxes.byteOffset, boxes.length);
    for (let i = 0; i < keys.length; i++) {
      // The bits of floats, in the floats' order.
      const word = bits[4 * i];
      keys[i] = word >>> 31 ? ~word : word | 0x80000000;
      this.order[i] = i;
    }
    for (let shift = 0; shift < 32; shift += digitBits) this.#sortByDigit(shift);
    this.#copySorted(boxes);
  }

  #sortByDigit(shift) {
    const keys = this.#keys;
    const order = this.order;
    const otherKeys = this.#otherKeys;
    const otherOrder = this.#otherOrder;
    const counts = this.#counts.fill(0);
    for (let i = 0; i < keys.length; i++) counts[(keys[i] >>> shift) & (buckets - 1)]++;
    for (let i = 0, sum = 0; i < buckets; i++) {
      const count = counts[i];
      counts[i] = sum;
      sum += count;
    }
    for (let i = 0; i < keys.length; i++) {
      const place = counts[(keys[i] >>> shift) & (buckets - 1)]++;
      otherKeys[place] = keys[i];
      otherOrder[place] = order[i];
    }
    this.#keys = otherKeys;
    this.#otherKeys = keys;
    this.order = otherOrder;
    this.#otherOrder = order;
  }

  #copySorted(boxes) {
    const sorted = this.sorted;
    const order = this.order;
    for (let i = 0, k = 0; i < order.length; i++, k += 4) {
      const from = 4 * order[i];
      sorted[k] = boxes[from];
      sorted[k + 1] = boxes[from + 1];
      sorted[k + 2] = boxes[from + 2];
      sorted[k + 3] = boxes[from + 3];
    }
  }

  #sweep() {
    const sorted = this.sorted;
    const order = this.order;
    const { pairs } = this;
    let { a, b } = pairs;
    let count = 0;
    for (let k = 0; k < sorted.length; k += 4) {
      const minX = sorted[k];
      const minY = sorted[k + 1];
      const maxX = sorted[k + 2];
      const maxY = sorted[k + 3];
      for (let m = k + 4; m < sorted.length && sorted[m] < maxX; m += 4) {
        if (minY < sorted[m + 3] && sorted[m + 1] < maxY && minX < sorted[m + 2]) {
          if (count === a.length) {
            pairs.grow();
            ({ a, b } = pairs);
          }
          a[count] = order[k >> 2];
          b[count++] = order[m >> 2];
        }
      }
    }
    pairs.count = count;
  }
}

/** @type {import('../implementation.d.ts').Implementation} */
export const handSweep = {
  name: 'hand-sweep',
  kind: 'hand',
  most: 100_000,
  async init(scene) {
    const boxes = scene.boxes.slice();
    const sweep = new HandSweep(scene.count);
    return {
      boxes: () => boxes,
      frame: () => sweep.find(boxes).count,
      pairs: () => sweep.pairs,
    };
  },
};
