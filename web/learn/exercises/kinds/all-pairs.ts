/** Chapter 1: how many tests brute force makes. */
import { scattered, world } from '../boxes.ts';
import { numberChoices } from '../choices.ts';
import type { Draw } from '../exercise.ts';
import { testsOf, withTree } from '../oracle.ts';

export const allPairs: Draw = (random) => {
  const count = random.whole(4, 9);
  const boxes = scattered(random, count, [44, 90]);
  if (boxes.length < count) return undefined;
  // A tree without a split tests all pairs.
  const tests = withTree(boxes, { maxDepth: 0 }, testsOf);
  const wrong = [count, 2 * count, (count * (count + 1)) / 2, count * (count - 1), count ** 2];
  return {
    numbers: { count, others: count - 1, tests },
    picture: { boxes, cells: [world] },
    ...numberChoices(random, tests, wrong),
  };
};
