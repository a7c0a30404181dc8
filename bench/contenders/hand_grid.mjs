import { PairList } from '../pair_list.mjs';

/** Cell sides that the trial tries, in mean sizes of the scene's boxes. */
const trials = [0.75, 1, 1.5, 2, 3, 4, 6];

/** An entry's flags: the object began in a column further left, in a row further up. */
const beganLeft = 1;
const beganAbove = 2;

/**
 * What a good engineer writes by hand: a uniform grid over typed arrays. Counting sort puts a copy of
 * each box into every cell it reaches; a pair counts in the one cell where both of its boxes reach
 * and neither column nor row was entered before by both. Allocates nothing once its arrays are
 * large enough.
 */
export class HandGrid {
  pairs = new PairList();
  #columns;
  #scale;
  #starts;
  #ranges;
  #items = new Uint32Array(0);
  #copies = new Float32Array(0);

  /**
   * @param {import('../scenes.mjs').Scene} scene
   * @param {number} factor the cells' side in mean sizes of the boxes
   */
  constructor({ boxes, side, count }, factor) {
    let sum = 0;
    for (let i = 0; i < boxes.length; i += 4) sum += boxes[i + 2] - boxes[i];
    const cell = (factor * sum) / count;
    this.#columns = Math.min(2048, Math.max(1, Math.floor(side / cell)));
    this.#scale = this.#columns / side;
    this.#starts = new Uint32Array(this.#columns ** 2 + 1);
    this.#ranges = new Uint16Array(4 * count);
  }

  /** All pairs; the same object in every frame. */
  find(boxes) {
    this.#count(boxes);
    this.#sumUp();
    this.#fill(boxes);
    this.#join();
    return this.pairs;
  }

  #count(boxes) {
    const starts = this.#starts;
    const ranges = this.#ranges;
    const columns = this.#columns;
    const scale = this.#scale;
    const last = columns - 1;
    starts.fill(0);
    for (let k = 0; k < boxes.length; k += 4) {
      const left = clampCell(boxes[k] * scale, last);
      const top = clampCell(boxes[k + 1] * scale, last);
      const right = clampCell(boxes[k + 2] * scale, last);
      const bottom = clampCell(boxes[k + 3] * scale, last);
      ranges[k] = left;
      ranges[k + 1] = top;
      ranges[k + 2] = right;
      ranges[k + 3] = bottom;
      for (let row = top * columns; row <= bottom * columns; row += columns) {
        for (let cell = row + left; cell <= row + right; cell++) starts[cell]++;
      }
    }
  }

  /** Turns counts into the ends of the cells' stretches and makes room for all entries. */
  #sumUp() {
    const starts = this.#starts;
    let sum = 0;
    for (let cell = 0; cell < starts.length; cell++) {
      sum += starts[cell];
      starts[cell] = sum;
    }
    if (this.#items.length >= sum) return;
    this.#items = new Uint32Array(Math.ceil(1.25 * sum));
    this.#copies = new Float32Array(4 * this.#items.length);
  }

  #fill(boxes) {
    const starts = this.#starts;
    const ranges = this.#ranges;
    const columns = this.#columns;
    const items = this.#items;
    const copies = this.#copies;
    for (let i = boxes.length / 4 - 1, k = 4 * i; i >= 0; i--, k -= 4) {
      const left = ranges[k];
      const top = ranges[k + 1];
      const right = ranges[k + 2];
      const bottom = ranges[k + 3];
      for (let row = top; row <= bottom; row++) {
        const above = row > top ? beganAbove : 0;
        for (let column = left; column <= right; column++) {
          const entry = --starts[row * columns + column];
          items[entry] = (i << 2) | above | (column > left ? beganLeft : 0);
          const copy = 4 * entry;
          copies[copy] = boxes[k];
          copies[copy + 1] = boxes[k + 1];
          copies[copy + 2] = boxes[k + 2];
          copies[copy + 3] = boxes[k + 3];
        }
      }
    }
  }

  #join() {
    const starts = this.#starts;
    const items = this.#items;
    const copies = this.#copies;
    const pairs = this.pairs;
    let { a, b } = pairs;
    let count = 0;
    for (let cell = 0, from = 0; cell < starts.length - 1; cell++) {
      const to = starts[cell + 1];
      for (let p = from; p < to; p++) {
        const item = items[p];
        const minX = copies[4 * p];
        const minY = copies[4 * p + 1];
        const maxX = copies[4 * p + 2];
        const maxY = copies[4 * p + 3];
        for (let q = p + 1, k = 4 * q; q < to; q++, k += 4) {
          if (
            minX < copies[k + 2] &&
            copies[k] < maxX &&
            minY < copies[k + 3] &&
            copies[k + 1] < maxY &&
            (item & items[q] & 3) === 0
          ) {
            if (count === a.length) {
              pairs.grow();
              ({ a, b } = pairs);
            }
            a[count] = item >>> 2;
            b[count++] = items[q] >>> 2;
          }
        }
      }
      from = to;
    }
    pairs.count = count;
  }
}

function clampCell(value, last) {
  const cell = value | 0;
  return cell < 0 ? 0 : cell > last ? last : cell;
}

/** @type {import('../contender.d.ts').Contender} */
export const handGrid = {
  name: 'hand-grid',
  kind: 'hand',
  async init(scene) {
    const boxes = scene.boxes.slice();
    const grid = new HandGrid(scene, bestFactor(scene));
    return {
      boxes: () => boxes,
      frame: () => grid.find(boxes).count,
      pairs: () => grid.pairs,
    };
  },
};

/** The cell side that is fastest for this very scene, by trial. */
function bestFactor(scene) {
  const rounds = scene.count > 200_000 ? 2 : scene.count > 20_000 ? 4 : 12;
  const grids = trials.map((factor) => ({ factor, grid: new HandGrid(scene, factor), time: 1e9 }));
  for (let round = 0; round < rounds; round++) {
    for (const trial of grids) {
      const started = performance.now();
      trial.grid.find(scene.boxes);
      trial.time = Math.min(trial.time, performance.now() - started);
    }
  }
  return grids.reduce((best, trial) => (trial.time < best.time ? trial : best)).factor;
}
