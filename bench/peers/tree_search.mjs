import Flatbush from 'flatbush';
import RBush from 'rbush';
import { overlap } from '../boxes.mjs';
import { PairList } from '../pair_list.mjs';

/** R-trees that are built anew each frame (their fastest way) and asked once per box. */

/** @type {import('../contender.d.ts').Contender} */
export const rbush = {
  name: 'rbush',
  kind: 'package',
  async init(scene) {
    const boxes = scene.boxes.slice();
    const items = Array.from({ length: scene.count }, (_, row) => ({
      row,
      minX: 0,
      minY: 0,
      maxX: 0,
      maxY: 0,
    }));
    const tree = new RBush();
    const pairs = new PairList();
    const frame = () => {
      for (const item of items) {
        const k = 4 * item.row;
        item.minX = boxes[k];
        item.minY = boxes[k + 1];
        item.maxX = boxes[k + 2];
        item.maxY = boxes[k + 3];
      }
      tree.clear();
      tree.load(items);
      pairs.count = 0;
      for (const item of items) {
        for (const { row } of tree.search(item)) {
          if (row > item.row && overlap(boxes, item.row, row)) pairs.push(item.row, row);
        }
      }
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};

/** @type {import('../contender.d.ts').Contender} */
export const flatbush = {
  name: 'flatbush',
  kind: 'package',
  async init(scene) {
    const boxes = scene.boxes.slice();
    const pairs = new PairList();
    const frame = () => {
      const tree = new Flatbush(scene.count, 16, Float32Array);
      for (let k = 0; k < boxes.length; k += 4) {
        tree.add(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3]);
      }
      tree.finish();
      pairs.count = 0;
      let asking = 0;
      const take = (row) => {
        if (row > asking && overlap(boxes, asking, row)) pairs.push(asking, row);
        return false;
      };
      for (let k = 0; k < boxes.length; k += 4, asking++) {
        tree.search(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3], take);
      }
      return pairs.count;
    };
    return { boxes: () => boxes, frame, pairs: () => pairs };
  },
};
