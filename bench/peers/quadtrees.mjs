import JsTree from '@timohausmann/quadtree-js';
import { Rectangle, Quadtree as TsTree } from '@timohausmann/quadtree-ts';
import { overlap } from '../boxes.mjs';
import { PairList } from '../pair_list.mjs';

const capacity = 10;

/** Trees of objects in every leaf they reach, built anew each frame and asked once per box. */
function contender(name, makeTree, makeItem) {
  return {
    name,
    kind: 'package',
    most: 10_000,
    async init(scene) {
      const boxes = scene.boxes.slice();
      const items = Array.from({ length: scene.count }, (_, row) =>
        Object.assign(makeItem({ x: 0, y: 0, width: 0, height: 0 }), { row }),
      );
      const levels = Math.ceil(Math.log2(scene.count / capacity) / 2) + 1;
      const tree = makeTree(scene.side, levels);
      const pairs = new PairList();
      const frame = () => {
        tree.clear();
        for (const item of items) {
          const k = 4 * item.row;
          item.x = boxes[k];
          item.y = boxes[k + 1];
          item.width = boxes[k + 2] - boxes[k];
          item.height = boxes[k + 3] - boxes[k + 1];
          tree.insert(item);
        }
        pairs.count = 0;
        for (const item of items) {
          for (const { row } of tree.retrieve(item)) {
            if (row > item.row && overlap(boxes, item.row, row)) pairs.push(item.row, row);
          }
        }
        return pairs.count;
      };
      return { boxes: () => boxes, frame, pairs: () => pairs };
    },
  };
}

export const quadtreeJs = contender(
  'quadtree-js',
  (side, levels) => new JsTree({ x: 0, y: 0, width: side, height: side }, capacity, levels),
  (item) => item,
);

export const quadtreeTs = contender(
  'quadtree-ts',
  (side, maxLevels) => new TsTree({ width: side, height: side, maxObjects: capacity, maxLevels }),
  (item) => new Rectangle(item),
);
