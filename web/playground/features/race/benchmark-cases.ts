/** All cases of the race: brute force, sort and sweep, a grid written by hand, two published R-trees, and the library's placements. */

import { PairSum } from '../../engine/pair-sum.ts';
import { TreeDriver } from '../../engine/tree/driver.ts';
import type { Settings } from '../../state/parameters.ts';
import { bruteForce, sortAndSweep } from './baselines.ts';
import { type BenchmarkCase, type Clock, pageClock } from './benchmark-case.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';
import { handGridCase } from './hand-grid.ts';
import { flatbushCase, rbushCase } from './r-trees.ts';

export const caseNames = [
  'brute',
  'sweep',
  'grid',
  'rbush',
  'flatbush',
  'parent',
  'leaf',
  'loose',
  'cover',
] as const;
export type CaseName = (typeof caseNames)[number];

/** Cases that keep all pairs in memory of the page, and that the library's limits protect. */
export const listingCases: ReadonlySet<CaseName> = new Set<CaseName>(['grid', 'rbush', 'flatbush']);

export function isPlacement(name: CaseName): name is Settings['placement'] {
  return name === 'parent' || name === 'leaf' || name === 'loose' || name === 'cover';
}

/** Throws a Refusal where the library would have too much to do. */
export function benchmarkCase(
  name: CaseName,
  scene: BenchmarkScene,
  now: Clock = pageClock,
): BenchmarkCase {
  if (isPlacement(name)) return treeCase(name, scene);
  const { touching } = scene.settings;
  const makers: Readonly<Record<typeof name, () => BenchmarkCase>> = {
    brute: () => withoutList((boxes) => bruteForce(boxes, touching)),
    sweep: () => withoutList((boxes) => sortAndSweep(boxes, touching)),
    grid: () => handGridCase(scene, now),
    rbush: () => rbushCase(scene),
    flatbush: () => flatbushCase(scene),
  };
  return makers[name]();
}

function withoutList(frame: BenchmarkCase['frame']): BenchmarkCase {
  return { frame, dispose: () => undefined };
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
    sum: () => {
      const sum = new PairSum();
      sum.addAll(tree.pairs);
      return sum;
    },
    dispose: () => tree.dispose(),
  };
}
