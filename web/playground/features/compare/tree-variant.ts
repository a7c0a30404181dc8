/** A tree of the library with a given placement. */

import { frameTime } from '../../engine/frame-time.ts';
import { PairSum } from '../../engine/pair-sum.ts';
import { Frame } from '../../engine/player/frame.ts';
import { TreeDriver } from '../../engine/tree/driver.ts';
import { levelsOf } from '../../engine/tree/levels.ts';
import { Refusal, type RefusalReason } from '../../engine/tree/refusal.ts';
import type { Probe } from '../../probes/probe.ts';
import { probes } from '../../probes/registry.ts';
import type { Settings } from '../../state/parameters.ts';
import { type TreeOptionName, treeOptionNames } from '../../state/tree-options.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Cost, Moment, Variant } from './variant.ts';

const NO_BOXES = new Float32Array(0);
/** A crowd is too small on a pane for colours of levels, and to ask a tree for all its rows takes as long as to find its pairs. */
const MOST_LEVELLED = 2_000;

export class TreeVariant implements Variant {
  readonly frame: Frame<Probe>;
  readonly #placement: Settings['placement'];
  readonly #pairs = new PairSum();
  readonly #hits = new PairSum();
  readonly #stopwatch = new Stopwatch();
  #levels = new Uint8Array(0);
  #deepest = 0;
  #seen: Moment | undefined;
  #refusal: RefusalReason | undefined;

  constructor(placement: Settings['placement'], { settings, world }: Moment) {
    this.#placement = placement;
    this.frame = new Frame(
      new TreeDriver({ ...settings, placement }, world, NO_BOXES),
      () => probes,
    );
  }

  get pairs(): PairSum | undefined {
    return this.#refusal ? undefined : this.#pairs;
  }

  get hits(): PairSum | undefined {
    return this.#refusal || !this.frame.probed ? undefined : this.#hits;
  }

  get refusal(): RefusalReason | undefined {
    return this.#refusal;
  }

  /** The level on which each object is kept, by row; empty in a crowd. */
  get levels(): Uint8Array {
    return this.#levels;
  }

  /** The deepest level that keeps an object. */
  get deepest(): number {
    return this.#deepest;
  }

  get cost(): Cost {
    const { candidates, probed, tree } = this.frame;
    const result = probed?.result;
    const { nodes, pairTests, references } = tree.stats;
    return {
      tests: pairTests,
      visited: result?.visited,
      tested: result?.tested.length,
      candidates: result && candidates,
      duplicates: result?.duplicates,
      hits: result?.hits.length,
      references,
      nodes,
      milliseconds: this.#stopwatch.mean,
    };
  }

  follow(moment: Moment): void {
    try {
      this.#take(moment);
      this.#refusal = undefined;
      this.#seen = moment;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refusal = error.reason;
      this.#seen = undefined;
    }
  }

  dispose(): void {
    this.frame.tree.dispose();
  }

  #take(moment: Moment): void {
    const { tree } = this.frame;
    const settings = { ...moment.settings, placement: this.#placement };
    if (!this.#seen || needsAnotherTree(this.#seen, moment)) {
      this.#stopwatch.reset();
      tree.rebuild(settings, moment.world, moment.boxes);
      this.frame.begin(moment);
    } else if (this.#seen.number !== moment.number) {
      this.#stopwatch.time(() => {
        tree.setBoxes(moment.boxes);
        tree.findPairs();
      });
    } else {
      tree.setBoxes(moment.boxes);
    }
    if (!settings.playing)
      this.#stopwatch.measureOnce(moment.number, () => pausedTime(settings, moment));
    this.frame.look(settings, moment.world);
    this.#pairs.clear();
    this.#pairs.addAll(tree.pairs);
    this.#hits.clear();
    const result = this.frame.probed?.result;
    if (result) this.#hits.addRows(result.hits);
    const { objects } = this.frame;
    const levelled = objects > MOST_LEVELLED ? 0 : objects;
    if (this.#levels.length !== levelled) this.#levels = new Uint8Array(levelled);
    this.#deepest = levelled === 0 ? 0 : levelsOf(tree, this.#levels);
  }
}

/** Measured with a tree of its own, as the one that is shown stays as it is. */
function pausedTime(settings: Settings, { boxes, moved, world }: Moment): number {
  const tree = new TreeDriver(settings, world, boxes);
  try {
    return frameTime(tree, [moved(), boxes]);
  } finally {
    tree.dispose();
  }
}

/** Whether objects or tree options differ; the placement is the variant's own. */
function needsAnotherTree(before: Moment, now: Moment): boolean {
  const isChanged = (name: TreeOptionName): boolean =>
    name !== 'placement' && before.settings[name] !== now.settings[name];
  return before.kinds !== now.kinds || treeOptionNames.some(isChanged);
}
