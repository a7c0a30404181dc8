import { overlapsWindow } from '../../boxes.mjs';
import { digest } from '../../queries/digest.mjs';
import { makeQuadtreeJs } from '../quadtree-js.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const quadtreeJs = {
  name: 'quadtree-js',
  kind: 'package',
  async init(scene) {
    const { tree, refresh } = makeQuadtreeJs(scene);
    let current;
    const window = { x: 0, y: 0, width: 0, height: 0 };
    /** The tree retrieves candidates, so each is tested again. */
    const windows = (minX, minY, maxX, maxY) => {
      window.x = minX;
      window.y = minY;
      window.width = maxX - minX;
      window.height = maxY - minY;
      let sum = 0;
      for (const { row } of tree.retrieve(window)) {
        if (overlapsWindow(current, row, minX, minY, maxX, maxY)) sum += digest(row);
      }
      return sum;
    };
    const update = (boxes) => {
      current = boxes;
      refresh(boxes);
    };
    return { update, one: { windows, points: (x, y) => windows(x, y, x, y) } };
  },
};
