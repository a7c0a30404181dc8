import { HandSweep } from '../implementations/hand-sweep.mjs';
import { digest } from './digest.mjs';

/** Queries on the sorted boxes of implementations/hand-sweep.mjs: those that begin left of a window by the widest box or less. */
class HandSweepQueries {
  #sweep;
  #widest = 0;

  constructor(count) {
    this.#sweep = new HandSweep(count);
  }

  update(boxes) {
    this.#sweep.sort(boxes);
    this.#widest = 0;
    for (let k = 0; k < boxes.length; k += 4) {
      this.#widest = Math.max(this.#widest, boxes[k + 2] - boxes[k]);
    }
  }

  window(minX, minY, maxX, maxY) {
    const { sorted, order } = this.#sweep;
    const from = firstFrom(sorted, minX - this.#widest);
    let sum = 0;
    for (let k = 4 * from; k < sorted.length && sorted[k] < maxX; k += 4) {
      if (minY < sorted[k + 3] && sorted[k + 1] < maxY && minX < sorted[k + 2]) {
        sum += digest(order[k >> 2]);
      }
    }
    return sum;
  }
}

/** The first of the sorted boxes that begins at `x` or further right. */
function firstFrom(sorted, x) {
  let low = 0;
  let high = sorted.length / 4;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[4 * middle] < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @type {import('./query-implementation.d.ts').QueryImplementation} */
export const handSweep = {
  name: 'hand-sweep',
  kind: 'hand',
  async init({ count }) {
    const sweep = new HandSweepQueries(count);
    const windows = (minX, minY, maxX, maxY) => sweep.window(minX, minY, maxX, maxY);
    return {
      update: (boxes) => sweep.update(boxes),
      one: { windows, points: (x, y) => windows(x, y, x, y) },
    };
  },
};
