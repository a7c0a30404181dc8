/** Chapter 5: what the marked object is for a query. */
import { CLEAR, gap, grown, isClearOfLines, scattered, squareIn, world } from '../boxes.ts';
import { statementChoices } from '../choices.ts';
import type { Draw } from '../exercise.ts';
import { found, leavesOf, withTree } from '../oracle.ts';

const OUTCOMES = ['hit', 'candidate', 'neither'] as const;
const DEPTH = 3;

export const candidateOrHit: Draw = (random, lot) => {
  const wanted = OUTCOMES[Math.floor(lot * OUTCOMES.length)];
  const inside = grown(world, -CLEAR);
  const query = squareIn(random, inside, random.whole(110, 190));
  const marked = squareIn(random, inside, random.whole(44, 64));
  const apart = gap(query, marked);
  if (![query, marked].every((box) => isClearOfLines(box, DEPTH))) return undefined;
  // One that is far from the query is no candidate: that is seen at once.
  if (Math.abs(apart) < CLEAR || apart > 110) return undefined;
  const boxes = [marked, ...scattered(random, 12, [24, 40], [marked])];
  const settings = { placement: 'leaf', capacity: 2, maxDepth: DEPTH } as const;
  const { minX, minY, maxX, maxY } = query;
  const { outcome, leaves } = withTree(boxes, settings, (tree) => {
    const candidates = [...tree.candidateRows(minX, minY, maxX - minX, maxY - minY)];
    const missed = candidates.includes(0) ? 'candidate' : 'neither';
    return {
      outcome: found(tree, query).includes(0) ? ('hit' as const) : (missed as 'candidate'),
      leaves: leavesOf(tree),
    };
  });
  if (outcome !== wanted) return undefined;
  const reached = leaves.filter(({ cell }) => gap(cell, query) < 0);
  return {
    numbers: { outcome: OUTCOMES.indexOf(outcome) },
    picture: {
      boxes,
      marked: [0],
      query,
      cells: leaves.map(({ cell }) => cell),
      shaded: reached.map(({ cell }) => cell),
    },
    ...statementChoices(OUTCOMES, outcome),
  };
};
