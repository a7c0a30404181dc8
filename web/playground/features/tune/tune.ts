/** Measures the work of a frame under many settings of the tree: every capacity with every depth, under every placement. */

import { TreeDriver } from '../../engine/tree/driver.ts';
import { Refusal } from '../../engine/tree/refusal.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

export const placements = parameters.placement.values;
export const capacities: readonly number[] = [1, 2, 4, 8, 16, 32, 64];
export const depths: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 10];

/** Milliseconds of work between two pauses. */
const SLICE = 12;

export type Candidate = Pick<Settings, 'placement' | 'capacity' | 'maxDepth'>;

/** Counted by the library, and the same on every machine. */
export interface Counts {
  /** Pairs of boxes that are compared. */
  readonly tests: number;
  /** Entries in all nodes: each is written when the tree is built. */
  readonly references: number;
  readonly nodes: number;
}

export interface Trial extends Candidate {
  /** Undefined where the library refuses the settings. */
  readonly counts: Counts | undefined;
}

export interface Moment {
  readonly boxes: Float32Array;
  readonly settings: Settings;
  readonly world: World;
}

export const candidates: readonly Candidate[] = placements.flatMap((placement) =>
  capacities.flatMap((capacity) => depths.map((maxDepth) => ({ placement, capacity, maxDepth }))),
);

/** Tests, references and nodes: what a frame does about once for each. */
export function workOf({ counts }: Trial): number | undefined {
  return counts && counts.tests + counts.references + counts.nodes;
}

/** The trial with least work; of several, the one with fewest nodes. */
export function bestOf(trials: readonly Trial[]): Trial | undefined {
  const order = (trial: Trial): readonly number[] => [
    workOf(trial) ?? Number.POSITIVE_INFINITY,
    trial.counts?.nodes ?? Number.POSITIVE_INFINITY,
  ];
  return trials
    .filter(({ counts }) => counts)
    .toSorted((a, b) => order(a)[0]! - order(b)[0]! || order(a)[1]! - order(b)[1]!)[0];
}

export function isSame(one: Candidate, other: Candidate): boolean {
  return (
    one.placement === other.placement &&
    one.capacity === other.capacity &&
    one.maxDepth === other.maxDepth
  );
}

/** Tries all candidates in slices. Calls `onTrials` with all trials so far, once a slice; `signal` ends it early, `now` says the milliseconds. */
export async function tune(
  moment: Moment,
  onTrials: (trials: readonly Trial[]) => void,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  let begin = now();
  for (const candidate of candidates) {
    trials.push({ ...candidate, counts: countsOf(candidate, moment) });
    if (now() - begin < SLICE) continue;
    onTrials([...trials]);
    await pause();
    if (signal.aborted) break;
    begin = now();
  }
  return trials;
}

function countsOf(candidate: Candidate, { boxes, settings, world }: Moment): Counts | undefined {
  try {
    const tree = new TreeDriver({ ...settings, ...candidate }, world, boxes);
    try {
      const { pairTests: tests, references, nodes } = tree.stats;
      return { tests, references, nodes };
    } finally {
      tree.dispose();
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Lets the page paint and handle events. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
