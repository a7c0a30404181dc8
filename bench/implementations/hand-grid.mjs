import { PairList } from '../pair-list.mjs';
import { Cells } from './cells.mjs';

/** Cell sides of which the fastest is used, in mean sizes of the scene's boxes. */
export const trials = [0.75, 1, 1.5, 2, 3, 4, 6];

/**
 * A uniform grid over typed arrays, as a good engineer writes it by hand. A pair counts in the one
 * cell where both of its boxes reach and neither column nor row was entered before by both.
 */
export class HandGrid {
  pairs = new PairList();
  #cells;

  /**
   * @param {Pick<import('../scenes.mjs').Scene, 'boxes' | 'side' | 'count'>} scene
   * @param {number} factor the cells' side in mean sizes of the boxes
   */
  constructor(scene, factor) {
    this.#cells = new Cells(scene, factor);
  }

  get bytes() {
    return this.#cells.bytes + this.pairs.bytes;
  }

  /** How many pairs of boxes the last frame compared: those that share a cell, once for each cell. */
  get tests() {
    const { starts } = this.#cells;
    let tests = 0;
    for (let cell = 1; cell < starts.length; cell++) {
      const entries = starts[cell] - starts[cell - 1];
      tests += (entries * (entries - 1)) / 2;
    }
    return tests;
  }

  /** All pairs; the same object in every frame. */
  find(boxes) {
    this.#cells.fill(boxes);
    this.#join();
    return this.pairs;
  }

  #join() {
    const { starts, items, copies } = this.#cells;
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

/** @type {import('../implementation.d.ts').Implementation} */
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
      bytes: () => boxes.byteLength + grid.bytes,
    };
  },
};

/** The cell side that is fastest for this scene, found by trying each. */
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
