import { digest } from '../../queries/digest.mjs';
import { neighbours } from '../../queries/query-sets.mjs';
import { makeFlatbush } from '../flatbush.mjs';
import { makeRbush } from '../rbush.mjs';

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const rbush = {
  name: 'rbush',
  kind: 'package',
  async init({ count }) {
    const { tree, refresh } = makeRbush(count);
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
    return { update: refresh, one: { windows, points: (x, y) => windows(x, y, x, y) } };
  },
};

/** @type {import('../../queries/query-implementation.d.ts').QueryImplementation} */
export const flatbush = {
  name: 'flatbush',
  kind: 'package',
  async init() {
    let tree;
    const windows = (minX, minY, maxX, maxY) => digests(tree.search(minX, minY, maxX, maxY));
    const nearest = (x, y) => digests(tree.neighbors(x, y, neighbours));
    return {
      update: (boxes) => {
        tree = makeFlatbush(boxes);
      },
      one: { windows, points: (x, y) => windows(x, y, x, y), nearest },
    };
  },
};

function digests(rows) {
  let sum = 0;
  for (const row of rows) sum += digest(row);
  return sum;
}
