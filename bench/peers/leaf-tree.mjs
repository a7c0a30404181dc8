import { makeItems, searching } from './search.mjs';

/** Objects of a leaf before it splits. */
export const capacity = 10;
export const place = { x: 0, y: 0, width: 0, height: 0 };

/** Trees that hold objects in every leaf that they reach, built anew each frame. */
export function leafTree(name, makeTree, makeItem) {
  return searching({
    name,
    most: 10_000,
    makeIndex(scene) {
      const { tree, items, refresh } = makeLeafTree(scene, makeTree, makeItem);
      return {
        refresh,
        search(row, take) {
          for (const item of tree.retrieve(items[row])) take(item.row);
        },
      };
    },
  });
}

/** A tree that `refresh` fills with an item for each box. */
export function makeLeafTree({ side, count }, makeTree, makeItem) {
  const items = makeItems(count, makeItem);
  const levels = Math.max(1, Math.ceil(Math.log2(count / capacity) / 2) + 1);
  const tree = makeTree(side, levels);
  const refresh = (boxes) => {
    tree.clear();
    for (const item of items) {
      const k = 4 * item.row;
      item.x = boxes[k];
      item.y = boxes[k + 1];
      item.width = boxes[k + 2] - boxes[k];
      item.height = boxes[k + 3] - boxes[k + 1];
      tree.insert(item);
    }
  };
  return { tree, items, refresh };
}
