/** The same objects at the same moment, kept in several ways: each follows the player's frame in its turn. */
import type { Frame } from '../../engine/player/frame.ts';
import { includes } from '../../state/parameter.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { BruteForce } from './brute-force.ts';
import type { PairSum } from './pair-sum.ts';
import { TreeContender } from './tree-variant.ts';
import type { Contender, Moment } from './variant.ts';

export type ContenderName = (typeof parameters.compare.values)[number];

export class Comparison {
  readonly #contenders = new Map<ContenderName, Contender>();
  #boxes = new Float32Array(0);

  get contenders(): ReadonlyMap<ContenderName, Contender> {
    return this.#contenders;
  }

  /** Takes a frame over, once for all. */
  follow(frame: Frame, settings: Settings, world: World): void {
    const moment = this.#momentOf(frame, settings, world);
    this.#choose(moment);
    for (const contender of this.#contenders.values()) contender.follow(moment);
  }

  dispose(): void {
    for (const contender of this.#contenders.values()) contender.dispose();
    this.#contenders.clear();
  }

  /** Whether all that look for pairs have found the same ones; undefined where there are not two to compare. */
  get agrees(): boolean | undefined {
    return areEqual([...this.#contenders.values()].map(({ pairs }) => pairs));
  }

  /** Whether the probe touches the same objects in all of them; undefined where there are not two to compare. */
  get agreesOnHits(): boolean | undefined {
    return areEqual([...this.#contenders.values()].map(({ hits }) => hits));
  }

  /** A copy: the frame's boxes are a view that lasts until the next tree is asked. */
  #momentOf({ kinds, number, tree }: Frame, settings: Settings, world: World): Moment {
    const { boxes } = tree;
    if (this.#boxes.length !== boxes.length) this.#boxes = new Float32Array(boxes.length);
    this.#boxes.set(boxes);
    return { number, boxes: this.#boxes, kinds, settings, world };
  }

  #choose(moment: Moment): void {
    for (const name of parameters.compare.values) {
      const isWanted = includes(moment.settings.compare, name);
      const contender = this.#contenders.get(name);
      if (isWanted && !contender) this.#contenders.set(name, contenderOf(name, moment));
      if (isWanted || !contender) continue;
      contender.dispose();
      this.#contenders.delete(name);
    }
  }
}

function areEqual(sums: readonly (PairSum | undefined)[]): boolean | undefined {
  const [first, ...others] = sums.filter((sum) => sum !== undefined);
  if (!first || others.length === 0) return undefined;
  return others.every((other) => other.equals(first));
}

function contenderOf(name: ContenderName, moment: Moment): Contender {
  return name === 'brute' ? new BruteForce() : new TreeContender(name, moment);
}
