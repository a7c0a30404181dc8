import { overlap } from '../boxes.mjs';
import { PairList } from '../pair-list.mjs';

/**
 * An index that is brought up to date with all boxes, then searched once for each box. Each index loops
 * over its own results, so that the loop sees objects of one type.
 *
 * @typedef {{ refresh: (boxes: Float32Array) => void,
 *   search: (row: number, take: (found: number) => void) => void }} Index
 */

/**
 * The implementation around such an index.
 *
 * @param {{ name: string, most?: number, makeIndex: (scene: import('../scenes.mjs').Scene) => Index }} what
 * @returns {import('../implementation.d.ts').Implementation}
 */
export function searching({ makeIndex, ...about }) {
  return {
    ...about,
    kind: 'package',
    async init(scene) {
      const boxes = scene.boxes.slice();
      const { refresh, search } = makeIndex(scene);
      const pairs = new PairList();
      let current = 0;
      const take = (row) => {
        if (row > current && overlap(boxes, current, row)) pairs.push(current, row);
      };
      const frame = () => {
        refresh(boxes);
        pairs.count = 0;
        for (current = 0; current < scene.count; current++) search(current, take);
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
