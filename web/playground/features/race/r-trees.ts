/** Two published R-trees as benchmark cases: built anew each frame, then searched once for each box, as their authors advise. */
import Flatbush from 'flatbush';
import RBush from 'rbush';
import { PairList } from '../../../../bench/pair-list.mjs';
import { overlap } from '../../engine/oracle.ts';
import type { BenchmarkCase } from './benchmark-case.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';
import { sumOf } from './pair-list-sum.ts';

/** Searches between two yields. */
const SLICE = 1_000;

interface Index {
  refresh(boxes: Float32Array): void;
  /** Hands out every row whose box reaches that of `row`, edges included. */
  search(row: number, take: (found: number) => void): void;
}

export function rbushCase(scene: BenchmarkScene): BenchmarkCase {
  const items = Array.from({ length: scene.count }, (_, row) => ({
    row,
    minX: 0,
    minY: 0,
    maxX: 0,
    maxY: 0,
  }));
  const tree = new RBush<(typeof items)[number]>();
  return searchingCase(scene, {
    refresh(boxes) {
      for (const item of items) {
        const at = 4 * item.row;
        item.minX = boxes[at]!;
        item.minY = boxes[at + 1]!;
        item.maxX = boxes[at + 2]!;
        item.maxY = boxes[at + 3]!;
      }
      tree.clear();
      tree.load(items);
    },
    search(row, take) {
      for (const found of tree.search(items[row]!)) take(found.row);
    },
  });
}

export function flatbushCase(scene: BenchmarkScene): BenchmarkCase {
  let [boxes] = scene.frames;
  let tree = new Flatbush(scene.count, 16, Float32Array);
  return searchingCase(scene, {
    refresh(present) {
      boxes = present;
      tree = new Flatbush(scene.count, 16, Float32Array);
      for (let at = 0; at < boxes.length; at += 4)
        tree.add(boxes[at]!, boxes[at + 1]!, boxes[at + 2], boxes[at + 3]);
      tree.finish();
    },
    search(row, take) {
      const at = 4 * row;
      // Results are taken in its filter, so that it makes no array of them.
      const takeOnly = (found: number): boolean => {
        take(found);
        return false;
      };
      tree.search(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!, takeOnly);
    },
  });
}

function searchingCase({ count, settings }: BenchmarkScene, index: Index): BenchmarkCase {
  const { touching } = settings;
  const pairs = new PairList();
  return {
    *frame(boxes) {
      let row = 0;
      const take = (found: number): void => {
        if (found > row && overlap(boxes, 4 * row, 4 * found, touching)) pairs.push(row, found);
      };
      pairs.count = 0;
      index.refresh(boxes);
      yield;
      for (; row < count; row++) {
        index.search(row, take);
        if (row % SLICE === SLICE - 1) yield;
      }
      // An R-tree does not say how many boxes it compares.
      return { pairs: pairs.count };
    },
    sum: () => sumOf(pairs),
    dispose: () => undefined,
  };
}
