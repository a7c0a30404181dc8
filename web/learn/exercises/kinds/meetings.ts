/** Chapter 7: in how many leaves the two objects of a pair meet. */
import { CLEAR, gap, grown, isClearOfLines, scattered, squareIn, world } from '../boxes.ts';
import type { Draw } from '../exercise.ts';
import { leavesOf, withTree } from '../oracle.ts';

const COUNTS = [1, 2, 3, 4] as const;
const DEPTH = 2;

export const meetings: Draw = (random, lot) => {
  const wanted = COUNTS[Math.floor(lot * COUNTS.length)];
  const inside = grown(world, -CLEAR);
  const one = squareIn(random, inside, random.whole(110, 260));
  const other = squareIn(random, inside, random.whole(110, 260));
  if (gap(one, other) > -3 * CLEAR) return undefined;
  if (![one, other].every((box) => isClearOfLines(box, DEPTH))) return undefined;
  const boxes = [one, other, ...scattered(random, 7, [24, 34], [one, other])];
  const settings = { placement: 'leaf', capacity: 3, maxDepth: DEPTH } as const;
  const leaves = withTree(boxes, settings, leavesOf);
  const shared = leaves.filter(({ rows }) => rows.includes(0) && rows.includes(1));
  if (shared.length !== wanted) return undefined;
  return {
    numbers: { meetings: shared.length },
    picture: {
      boxes,
      marked: [0, 1],
      cells: leaves.map(({ cell }) => cell),
      shaded: shared.map(({ cell }) => cell),
    },
    choices: COUNTS.map((number) => ({ kind: 'number', number })),
    right: shared.length - 1,
  };
};
