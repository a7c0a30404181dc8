/** Chapter 3: which leaf splits when one more object comes into it. */
import { freeSquare, grid, grown, middleOf, shuffled, square } from '../boxes.ts';
import type { Box, Draw } from '../exercise.ts';
import { leavesOf, type Node, withTree } from '../oracle.ts';

const DEPTH = 2;
const SIDE = 26;

export const nextSplit: Draw = (random) => {
  const capacity = random.whole(2, 4);
  const settings = { placement: 'leaf', capacity, maxDepth: DEPTH } as const;
  const [full, cut, ...others] = shuffled(random, grid(1));
  const boxes: Box[] = [];
  const fill = (cell: Box, count: number): void => {
    for (let at = 0; at < count; at += 1) {
      const drawn = freeSquare(random, grown(cell, -SIDE / 2), SIDE, boxes);
      if (drawn) boxes.push(drawn);
    }
  };
  fill(full!, capacity);
  // As full, or fuller, but at the greatest depth.
  const [crowded, ...beside] = shuffled(
    random,
    grid(DEPTH).filter((cell) => {
      const { x, y } = middleOf(cell);
      return x > cut!.minX && x < cut!.maxX && y > cut!.minY && y < cut!.maxY;
    }),
  );
  fill(crowded!, capacity + random.whole(0, 1));
  fill(beside[0]!, 1);
  fill(beside[1]!, random.whole(0, capacity - 1));
  for (const quarter of others) fill(quarter, random.whole(0, capacity - 1));
  const leaves = withTree(boxes, settings, leavesOf).toSorted(inReadingOrder);
  const splits = leaves.map(({ cell }) => {
    const { x, y } = middleOf(cell);
    const more = withTree([...boxes, square(x - 1, y - 1, 2)], settings, leavesOf);
    return more.length > leaves.length;
  });
  if (splits.filter(Boolean).length !== 1) return undefined;
  const right = splits.indexOf(true);
  const cells = leaves.map(({ cell }) => cell);
  return {
    numbers: { capacity, depth: DEPTH },
    picture: { boxes, cells },
    choices: cells.map((cell) => ({ kind: 'cell', cell })),
    right,
  };
};

/** From top to bottom, then from left to right. */
function inReadingOrder({ cell: one }: Node, { cell: other }: Node): number {
  return one.minY - other.minY || one.minX - other.minX;
}
