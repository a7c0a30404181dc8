import findIntersections from 'box-intersect';
import { overlap } from '../boxes.mjs';
import { PairList } from '../pair-list.mjs';

/** @type {import('../implementation.d.ts').Implementation} */
export const boxIntersect = {
  name: 'box-intersect',
  kind: 'package',
  async init(scene) {
    const boxes = scene.boxes.slice();
    const items = Array.from({ length: scene.count }, () => [0, 0, 0, 0]);
    const pairs = new PairList();
    const take = (i, j) => {
      if (overlap(boxes, i, j)) pairs.push(i, j);
    };
    const frame = () => {
      for (let i = 0; i < items.length; i++) {
        for (let side = 0; side < 4; side++) items[i][side] = boxes[4 * i + side];
      }
      pairs.count = 0;
      findIntersections(items, take);
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};
