import Flatbush from 'flatbush';
import { searching } from './search.mjs';

/** Built anew each frame, since it cannot change. */
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

/** A tree of all boxes. */
export function makeFlatbush(boxes) {
  const tree = new Flatbush(boxes.length / 4, 16, Float32Array);
  for (let k = 0; k < boxes.length; k += 4) {
    tree.add(boxes[k], boxes[k + 1], boxes[k + 2], boxes[k + 3]);
  }
  tree.finish();
  return tree;
}
