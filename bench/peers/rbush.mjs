import RBush from 'rbush';
import { makeItems, searching } from './search.mjs';

/** Built anew each frame, which is fastest when everything moves. */
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
