import Flatbush from 'flatbush';
import RBush from 'rbush';
import { digest } from '../../queries/digest.mjs';
import { neighbours } from '../../queries/query-sets.mjs';
import { makeItems } from '../search.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const rbush = {
  name: 'rbush',
  kind: 'package',
  async init({ boxes, count }) {
    const items = makeItems(count, () => ({ minX: 0, minY: 0, maxX: 0, maxY: 0 }));
    for (const item of items) {
      [item.minX, item.minY, item.maxX, item.maxY] = boxes.subarray(4 * item.row, 4 * item.row + 4);
    }
    const tree = new RBush().load(items);
    const window = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const windows = (minX, minY, maxX, maxY) => {
      window.minX = minX;
      window.minY = minY;
      window.maxX = maxX;
      window.maxY = maxY;
      let sum = 0;
      for (const { row } of tree.search(window)) sum += digest(row);
      return sum;
    };
    return { one: { windows, points: (x, y) => windows(x, y, x, y) } };
  },
};

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const flatbush = {
  name: 'flatbush',
  kind: 'package',
  async init({ boxes, count }) {
    const tree = new Flatbush(count, 16, Float32Array);
    for (let k = 0; k < boxes.length; k += 4) {
      tree.add(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3]);
    }
    tree.finish();
    const windows = (minX, minY, maxX, maxY) => digests(tree.search(minX, minY, maxX, maxY));
    const nearest = (x, y) => digests(tree.neighbors(x, y, neighbours));
    return { one: { windows, points: (x, y) => windows(x, y, x, y), nearest } };
  },
};

function digests(rows) {
  let sum = 0;
  for (const row of rows) sum += digest(row);
  return sum;
}
