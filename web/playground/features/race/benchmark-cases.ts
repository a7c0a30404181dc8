/** Who takes part: the library's placements, and two ways without a tree. */

import { TreeDriver } from '../../engine/tree/driver.ts';
import type { Settings } from '../../state/parameters.ts';
import { bruteForce, sortAndSweep, type Work } from './baselines.ts';
import type { Course } from './benchmark-scene.ts';

export const racerNames = ['brute', 'sweep', 'parent', 'leaf', 'loose', 'cover'] as const;
export type RacerName = (typeof racerNames)[number];

/** Someone at the start of a course. */
export interface Racer {
  /** The work of one frame: the objects stand at a moment, and all pairs are found. */
  frame(moment: Float32Array): Generator<void, Work>;
  dispose(): void;
}

/** Throws a Refusal where the library would have too much to do. */
export function racerOf(name: RacerName, course: Course): Racer {
  const { touching } = course.settings;
  if (name === 'brute' || name === 'sweep') {
    const rival = name === 'brute' ? bruteForce : sortAndSweep;
    return { frame: (moment) => rival(moment, touching), dispose: () => undefined };
  }
  return treeRacer(name, course);
}

function treeRacer(placement: Settings['placement'], course: Course): Racer {
  const { settings, world, moments } = course;
  const tree = new TreeDriver({ ...settings, placement }, world, moments[0]);
  return {
    *frame(moment) {
      tree.setBoxes(moment);
      yield;
      return { pairs: tree.pairs.length / 2, tests: tree.stats.pairTests };
    },
    dispose: () => tree.dispose(),
  };
}
