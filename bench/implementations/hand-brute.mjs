import { PairList } from '../pair-list.mjs';

/** Every box against every other: fast enough for a few dozen objects. */
export class HandBrute {
  pairs = new PairList();

  /** All pairs; the same object in every frame. */
  find(boxes) {
    const { pairs } = this;
    pairs.count = 0;
    for (let i = 0; i < boxes.length; i += 4) {
      const minX = boxes[i];
      const minY = boxes[i + 1];
      const maxX = boxes[i + 2];
      const maxY = boxes[i + 3];
      for (let j = i + 4; j < boxes.length; j += 4) {
        if (minX < boxes[j + 2] && boxes[j] < maxX && minY < boxes[j + 3] && boxes[j + 1] < maxY) {
          pairs.push(i >> 2, j >> 2);
        }
      }
    }
    return pairs;
  }
}

/** @type {import('../implementation.d.ts').Implementation} */
export const handBrute = {
  name: 'hand-brute',
  kind: 'hand',
  most: 1_000,
  async init(scene) {
    const boxes = scene.boxes.slice();
    const brute = new HandBrute();
    return {
      boxes: () => boxes,
      frame: () => brute.find(boxes).count,
      pairs: () => brute.pairs,
    };
  },
};
