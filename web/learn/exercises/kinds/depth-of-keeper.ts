/** Chapter 4: at which depth an object is kept, by the rule parent. */
import { CLEAR, grown, isClearOfLines, scattered, squareIn, world } from '../boxes.ts';
import type { Draw } from '../exercise.ts';
import { nodesOf, withTree } from '../oracle.ts';

const DEPTHS = [0, 1, 2, 3];
const GREATEST = 3;

export const depthOfKeeper: Draw = (random, lot) => {
  const wanted = DEPTHS[Math.floor(lot * DEPTHS.length)];
  const marked = squareIn(random, grown(world, -CLEAR), random.whole(36, 60));
  if (!isClearOfLines(marked, GREATEST)) return undefined;
  const boxes = [marked, ...scattered(random, 14, [20, 36], [marked])];
  const settings = { placement: 'parent', capacity: 1, maxDepth: GREATEST } as const;
  const nodes = withTree(boxes, settings, nodesOf);
  const keeper = nodes.find(({ rows }) => rows.includes(0));
  if (!keeper || keeper.depth !== wanted) return undefined;
  return {
    numbers: { depth: keeper.depth },
    picture: {
      boxes,
      marked: [0],
      cells: nodes.filter(({ isLeaf }) => isLeaf).map(({ cell }) => cell),
      shaded: [keeper.cell],
    },
    choices: DEPTHS.map((number) => ({ kind: 'number', number })),
    right: DEPTHS.indexOf(keeper.depth),
  };
};
