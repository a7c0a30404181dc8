/** Chapter 2: which object shares a cell with the marked one. */
import { CLEAR, freeSquare, gap, grid, grown, isWithin, shuffled } from '../boxes.ts';
import { objectChoices } from '../choices.ts';
import type { Box, Draw } from '../exercise.ts';
import { leavesOf, withTree } from '../oracle.ts';

const ROUNDS = 2;
const SIDES = [40, 56] as const;

export const sameCell: Draw = (random) => {
  const cells = grid(ROUNDS);
  // Two in every quarter, so that each is cut; the cell that comes first gets two.
  const chosen = grid(1).flatMap((quarter) => {
    const inside = cells.filter((cell) => gap(cell, quarter) < 0);
    return shuffled(random, inside).slice(0, 2);
  });
  const [shared, ...others] = shuffled(random, chosen);
  const boxes: Box[] = [];
  for (const cell of shuffled(random, [shared!, shared!, ...others])) {
    const drawn = freeSquare(random, grown(cell, -CLEAR), random.whole(...SIDES), boxes);
    if (!drawn) return undefined;
    boxes.push(drawn);
  }
  // The nearest object would be found without a thought about cells.
  const mates = [...boxes.keys()].filter((row) => isWithin(boxes[row]!, shared!));
  const [marked, right] = shuffled(random, mates) as [number, number];
  const gaps = boxes.map((box, row) => (row === marked ? Infinity : gap(box, boxes[marked]!)));
  if (Math.min(...gaps) === gaps[right]) return undefined;
  const leaves = withTree(boxes, { placement: 'leaf', capacity: 1, maxDepth: ROUNDS }, leavesOf);
  const pairs = leaves.filter(({ rows }) => rows.length === 2);
  if (leaves.length < cells.length || pairs.length !== 1) return undefined;
  const mate = pairs[0]!.rows.find((row) => row !== marked);
  return {
    numbers: {},
    picture: {
      boxes,
      marked: [marked],
      cells: grid(1),
      cellsAfter: leaves.map(({ cell }) => cell),
      shaded: [pairs[0]!.cell],
    },
    ...objectChoices(boxes.length, mate!, marked),
  };
};
