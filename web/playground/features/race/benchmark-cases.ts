/** What the race measures: brute force, sort and sweep, and the library's placements. */

import { TreeDriver } from '../../engine/tree/driver.ts';
import type { Settings } from '../../state/parameters.ts';
import { bruteForce, sortAndSweep, type Work } from './baselines.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';

export const caseNames = ['brute', 'sweep', 'parent', 'leaf', 'loose', 'cover'] as const;
export type CaseName = (typeof caseNames)[number];

/** One way of finding all pairs, ready to run in a scene. */
export interface BenchmarkCase {
  /** The work of one frame: takes over the boxes and finds all pairs. */
  frame(boxes: Float32Array): Generator<void, Work>;
  dispose(): void;
}

/** Throws a Refusal where the library would have too much to do. */
export function benchmarkCase(name: CaseName, scene: BenchmarkScene): BenchmarkCase {
  const { touching } = scene.settings;
  if (name === 'brute' || name === 'sweep') {
    const findPairs = name === 'brute' ? bruteForce : sortAndSweep;
    return { frame: (boxes) => findPairs(boxes, touching), dispose: () => undefined };
  }
  return treeCase(name, scene);
}

function treeCase(placement: Settings['placement'], scene: BenchmarkScene): BenchmarkCase {
  const { settings, world, frames } = scene;
  const tree = new TreeDriver({ ...settings, placement }, world, frames[0]);
  return {
    *frame(boxes) {
      tree.setBoxes(boxes);
      yield;
      return { pairs: tree.pairs.length / 2, tests: tree.stats.pairTests };
    },
    dispose: () => tree.dispose(),
  };
}
