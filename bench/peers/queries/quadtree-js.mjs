import JsTree from '@timohausmann/quadtree-js';
import { overlapsWindow } from '../../boxes.mjs';
import { digest } from '../../queries/digest.mjs';
import { makeItems } from '../search.mjs';

const capacity = 10;

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const quadtreeJs = {
  name: 'quadtree-js',
  kind: 'package',
  async init({ boxes, side, count }) {
    const levels = Math.ceil(Math.log2(count / capacity) / 2) + 1;
    const tree = new JsTree({ x: 0, y: 0, width: side, height: side }, capacity, levels);
    for (const item of makeItems(count, () => ({ x: 0, y: 0, width: 0, height: 0 }))) {
      const k = 4 * item.row;
      item.x = boxes[k];
      item.y = boxes[k + 1];
      item.width = boxes[k + 2] - boxes[k];
      item.height = boxes[k + 3] - boxes[k + 1];
      tree.insert(item);
    }
    const window = { x: 0, y: 0, width: 0, height: 0 };
    /** The tree retrieves candidates, so each is tested again. */
    const windows = (minX, minY, maxX, maxY) => {
      window.x = minX;
      window.y = minY;
      window.width = maxX - minX;
      window.height = maxY - minY;
      let sum = 0;
      for (const { row } of tree.retrieve(window)) {
        if (overlapsWindow(boxes, row, minX, minY, maxX, maxY)) sum += digest(row);
      }
      return sum;
    };
    return { one: { windows, points: (x, y) => windows(x, y, x, y) } };
  },
};
