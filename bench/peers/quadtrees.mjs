import JsTree from '@timohausmann/quadtree-js';
import { Rectangle, Quadtree as TsTree } from '@timohausmann/quadtree-ts';
import { makeItems, searching } from './search.mjs';

const capacity = 10;
const place = { x: 0, y: 0, width: 0, height: 0 };

/** Trees that hold objects in every leaf that they reach, built anew each frame. */
function leafTree(name, makeTree, makeItem) {
  return searching({
    name,
    most: 10_000,
    makeIndex({ side, count }) {
      const items = makeItems(count, makeItem);
      const levels = Math.max(1, Math.ceil(Math.log2(count / capacity) / 2) + 1);
      const tree = makeTree(side, levels);
      return {
        refresh(boxes) {
          tree.clear();
          for (const item of items) {
            const k = 4 * item.row;
            item.x = boxes[k];
            item.y = boxes[k + 1];
            item.width = boxes[k + 2] - boxes[k];
            item.height = boxes[k + 3] - boxes[k + 1];
            tree.insert(item);
          }
        },
        search(row, take) {
          for (const item of tree.retrieve(items[row])) take(item.row);
        },
      };
    },
  });
}

export const quadtreeJs = leafTree(
  'quadtree-js',
  (side, levels) => new JsTree({ x: 0, y: 0, width: side, height: side }, capacity, levels),
  () => ({ ...place }),
);

export const quadtreeTs = leafTree(
  'quadtree-ts',
  (side, maxLevels) => new TsTree({ width: side, height: side, maxObjects: capacity, maxLevels }),
  () => new Rectangle(place),
);
