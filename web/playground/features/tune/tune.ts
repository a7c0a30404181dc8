/** Measures a frame under many settings of the tree: every capacity with every depth, under every placement. */
import { Quadtree } from 'quadrille';
import { frameTime } from '../../engine/frame-time.ts';
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

/** Both undefined where the library refuses the settings. */
export interface Trial extends Candidate {
  readonly counts: Counts | undefined;
  /** Milliseconds of a frame: all objects have moved, the tree follows, and all pairs are found. */
  readonly ms: number | undefined;
}

export interface Moment {
  readonly boxes: Float32Array;
  /** The same boxes where they are a frame later or before. */
  readonly moved: Float32Array;
  readonly settings: Settings;
  readonly world: World;
}

export const candidates: readonly Candidate[] = placements.flatMap((placement) =>
  capacities.flatMap((capacity) => depths.map((maxDepth) => ({ placement, capacity, maxDepth }))),
);

/** Of a tree that is made with no options but bounds. */
export function defaultCandidate(): Candidate {
  using tree = new Quadtree({ bounds: { x: 0, y: 0, width: 1, height: 1 } });
  const { placement, capacity, maxDepth } = tree.options;
  return { placement, capacity, maxDepth };
}

/** Tests, references and nodes: what a frame does about once for each. */
export function workOf({ counts }: Trial): number | undefined {
  return counts && counts.tests + counts.references + counts.nodes;
}

/** Times that differ by less are the same, as far as a page can measure. */
const TIE = 1.1;

/** The fastest trial; of several that cannot be told apart, the one with the least work. */
export function bestOf(trials: readonly Trial[]): Trial | undefined {
  const least = Math.min(...trials.flatMap(({ ms }) => ms ?? []));
  const work = (trial: Trial): number => workOf(trial) ?? Number.POSITIVE_INFINITY;
  return trials
    .filter(({ ms }) => ms !== undefined && ms <= TIE * least)
    .toSorted((a, b) => work(a) - work(b))[0];
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
    trials.push({ ...candidate, ...tried(candidate, moment, now) });
    if (now() - begin < SLICE) continue;
    onTrials([...trials]);
    await pause();
    if (signal.aborted) break;
    begin = now();
  }
  return trials;
}

function tried(
  candidate: Candidate,
  { boxes, moved, settings, world }: Moment,
  now: () => number,
): Pick<Trial, 'counts' | 'ms'> {
  try {
    const tree = new TreeDriver({ ...settings, ...candidate }, world, boxes);
    try {
      const { pairTests: tests, references, nodes } = tree.stats;
      return { counts: { tests, references, nodes }, ms: frameTime(tree, [moved, boxes], now) };
    } finally {
      tree.dispose();
    }
  } catch (error) {
    if (error instanceof Refusal) return { counts: undefined, ms: undefined };
    throw error;
  }
}

/** Lets the page paint and handle events. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
