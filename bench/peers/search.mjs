import { overlap } from '../boxes.mjs';
import { PairList } from '../pair_list.mjs';

/**
 * An index that is brought up to date with all boxes, then asked once per box. Each loops over its
 * own results, so that engines see one kind of object there.
 *
 * @typedef {{ refresh: (boxes: Float32Array) => void,
 *   search: (row: number, take: (found: number) => void) => void }} Index
 */

/**
 * The contender around such an index.
 *
 * @param {{ name: string, most?: number, makeIndex: (scene: import('../scenes.mjs').Scene) => Index }} what
 * @returns {import('../contender.d.ts').Contender}
 */
export function searching({ makeIndex, ...about }) {
  return {
    ...about,
    kind: 'package',
    async init(scene) {
      const boxes = scene.boxes.slice();
      const { refresh, search } = makeIndex(scene);
      const pairs = new PairList();
      let asking = 0;
      const take = (row) => {
        if (row > asking && overlap(boxes, asking, row)) pairs.push(asking, row);
      };
      const frame = () => {
        refresh(boxes);
        pairs.count = 0;
        for (asking = 0; asking < scene.count; asking++) search(asking, take);
        return pairs.count;
      };
      return { boxes: () => boxes, frame, pairs: () => pairs };
    },
  };
}

/** One object per box for libraries that want objects; `row` says which box it is. */
export function makeItems(count, makeItem) {
  return Array.from({ length: count }, (_, row) => Object.assign(makeItem(), { row }));
}
