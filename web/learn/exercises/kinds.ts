/** All kinds of exercises. A chapter names its kind; the same seed always draws the same exercise. */
import { Random } from '../../playground/engine/simulation/random.ts';
import type { Draw, Exercise } from './exercise.ts';
import { allPairs } from './kinds/all-pairs.ts';
import { candidateOrHit } from './kinds/candidate-or-hit.ts';
import { depthOfKeeper } from './kinds/depth-of-keeper.ts';
import { firstHit } from './kinds/first-hit.ts';
import { meetings } from './kinds/meetings.ts';
import { nearest } from './kinds/nearest.ts';
import { nextSplit } from './kinds/next-split.ts';
import { otherNode } from './kinds/other-node.ts';
import { sameCell } from './kinds/same-cell.ts';
import { testsLeft } from './kinds/tests-left.ts';
import { touching } from './kinds/touching.ts';

const kinds = {
  allPairs,
  sameCell,
  nextSplit,
  depthOfKeeper,
  candidateOrHit,
  otherNode,
  meetings,
  touching,
  firstHit,
  testsLeft,
  nearest,
} satisfies Readonly<Record<string, Draw>>;

export type ExerciseKind = keyof typeof kinds;

export const exerciseKinds = Object.keys(kinds) as readonly ExerciseKind[];

const MOST_DRAWS = 5_000;

/**
 * The package must be loaded before.
 * @throws Error where no drawn scene has a clear answer; tests draw thousands of seeds of each kind.
 */
export function exerciseOf(kind: ExerciseKind, seed: number): Exercise {
  const random = new Random(seed);
  const lot = random.unit();
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const exercise = kinds[kind](random, lot);
    if (exercise) return exercise;
  }
  throw new Error(`the seed ${seed} draws no exercise of the kind ${kind}`);
}
