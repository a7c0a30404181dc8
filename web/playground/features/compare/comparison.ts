/** Several variants that find pairs among the same objects, frame by frame. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PairSum } from '../../engine/pair-sum.ts';
import type { Footage } from '../../engine/player/footage.ts';
import type { Frame } from '../../engine/player/frame.ts';
import { movedBoxes } from '../../engine/player/moved-boxes.ts';
import { includes } from '../../state/parameter.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { BruteForce } from './brute-force.ts';
import { TreeVariant } from './tree-variant.ts';
import type { Moment, Variant } from './variant.ts';

export type VariantName = (typeof parameters.compare.values)[number];

export class Comparison {
  readonly #variants = new Map<VariantName, Variant>();
  readonly #followed = signal(0);
  #boxes = new Float32Array(0);

  /** Counts the frames that were followed. */
  get followed(): ReadonlySignal<number> {
    return this.#followed;
  }

  /** What reads them in a component or an effect runs again whenever they have followed a frame. */
  get variants(): ReadonlyMap<VariantName, Variant> {
    void this.#followed.value;
    return this.#variants;
  }

  /** Gives a frame to all variants that the settings name. `footage`: the recording that it belongs to, if any. */
  follow(frame: Frame, settings: Settings, world: World, footage?: Footage): void {
    const moment = this.#momentOf(frame, settings, world, footage);
    this.#choose(moment);
    for (const variant of this.#variants.values()) variant.follow(moment);
    this.#followed.value = this.#followed.peek() + 1;
  }

  dispose(): void {
    for (const variant of this.#variants.values()) variant.dispose();
    this.#variants.clear();
  }

  /** The deepest level on which a tree keeps an object; undefined while no objects have colours of levels. */
  get deepest(): number | undefined {
    const levelled = [...this.variants.values()].filter(
      (variant) => variant instanceof TreeVariant && !variant.refusal && variant.levels.length > 0,
    ) as TreeVariant[];
    return levelled.length === 0
      ? undefined
      : Math.max(...levelled.map((variant) => variant.deepest));
  }

  /** Whether all variants with pairs have found the same ones; undefined if these are fewer than two. */
  get agrees(): boolean | undefined {
    return areEqual([...this.variants.values()].map(({ pairs }) => pairs));
  }

  /** Whether the probe touches the same objects in all variants; undefined if fewer than two have an answer. */
  get agreesOnHits(): boolean | undefined {
    return areEqual([...this.variants.values()].map(({ hits }) => hits));
  }

  /** With a copy of the boxes: the frame's are a view that is valid until the next call of any tree. */
  #momentOf(frame: Frame, settings: Settings, world: World, footage: Footage | undefined): Moment {
    const { kinds, number, tree } = frame;
    const { boxes } = tree;
    if (this.#boxes.length !== boxes.length) this.#boxes = new Float32Array(boxes.length);
    this.#boxes.set(boxes);
    const moved = (): Float32Array => movedBoxes(frame, settings, footage);
    return { number, boxes: this.#boxes, moved, kinds, settings, world };
  }

  #choose(moment: Moment): void {
    for (const name of parameters.compare.values) {
      const isWanted = includes(moment.settings.compare, name);
      const variant = this.#variants.get(name);
      if (isWanted && !variant) this.#variants.set(name, variantOf(name, moment));
      if (isWanted || !variant) continue;
      variant.dispose();
      this.#variants.delete(name);
    }
  }
}

function areEqual(sums: readonly (PairSum | undefined)[]): boolean | undefined {
  const [first, ...others] = sums.filter((sum) => sum !== undefined);
  if (!first || others.length === 0) return undefined;
  return others.every((other) => other.equals(first));
}

function variantOf(name: VariantName, moment: Moment): Variant {
  return name === 'brute' ? new BruteForce() : new TreeVariant(name, moment);
}
