/** Chapter 10: how many tests a tree leaves. */
import { CLEAR, freeSquare, grid, grown, shuffled } from '../boxes.ts';
import { numberChoices } from '../choices.ts';
import type { Box, Draw } from '../exercise.ts';
import { leavesOf, testsOf, withTree } from '../oracle.ts';

const DEPTH = 2;

export const testsLeft: Draw = (random) => {
  const capacity = random.whole(2, 3);
  const boxes: Box[] = [];
  const cells = shuffled(random, grid(DEPTH)).slice(0, 6);
  const count = random.whole(9, 14);
  for (let at = 0; at < count; at += 1) {
    const cell = cells[random.whole(0, cells.length - 1)]!;
    const drawn = freeSquare(random, grown(cell, -CLEAR), random.whole(34, 48), boxes);
    if (!drawn) return undefined;
    boxes.push(drawn);
  }
  const settings = { placement: 'leaf', capacity, maxDepth: DEPTH } as const;
  const { leaves, tests } = withTree(boxes, settings, (tree) => ({
    leaves: leavesOf(tree),
    tests: testsOf(tree),
  }));
  if (leaves.length === 1 || tests < 2) return undefined;
  const inLeaves = leaves.filter(({ rows }) => rows.length > 1);
  const twice = 2 * tests;
  const squares = leaves.reduce((sum, { rows }) => sum + rows.length ** 2, 0);
  const wrong = [count, twice, squares, inLeaves.length, leaves.length];
  return {
    numbers: { count, all: (count * (count - 1)) / 2, tests },
    picture: {
      boxes,
      cells: leaves.map(({ cell }) => cell),
      shaded: inLeaves.map(({ cell }) => cell),
    },
    ...numberChoices(random, tests, wrong),
  };
};
