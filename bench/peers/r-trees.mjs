import Flatbush from 'flatbush';
import RBush from 'rbush';
import { makeItems, searching } from './search.mjs';

/** R-trees that are built anew each frame, which is fastest when everything moves. */

export const rbush = searching({
  name: 'rbush',
  makeIndex({ count }) {
    const { tree, items, refresh } = makeRbush(count);
    return {
      refresh,
      search(row, take) {
        for (const item of tree.search(items[row])) take(item.row);
      },
    };
  },
});

export const flatbush = searching({
  name: 'flatbush',
  makeIndex() {
    let current;
    let tree;
    return {
      refresh(boxes) {
        current = boxes;
        tree = makeFlatbush(boxes);
      },
      /** Takes results in the filter callback, so that no array of results is made. */
      search(row, take) {
        const k = 4 * row;
        tree.search(current[k], current[k + 1], current[k + 2], current[k + 3], take);
      },
    };
  },
});

/** A tree that `refresh` fills with an item for each box. */
export function makeRbush(count) {
  const items = makeItems(count, () => ({ minX: 0, minY: 0, maxX: 0, maxY: 0 }));
  const tree = new RBush();
  const refresh = (boxes) => {
    for (const item of items) {
      const k = 4 * item.row;
      item.minX = boxes[k];
      item.minY = boxes[k + 1];
      item.maxX = boxes[k + 2];
      item.maxY = boxes[k + 3];
    }
    tree.clear();
    tree.load(items);
  };
  return { tree, items, refresh };
}

/** A tree of all boxes, which cannot change. */
export function makeFlatbush(boxes) {
  const tree = new Flatbush(boxes.length / 4, 16, Float32Array);
  for (let k = 0; k < boxes.length; k += 4) {
    tree.add(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3]);
  }
  tree.finish();
  return tree;
}
