/** The program of a bug, with it or as it was meant, which clears its tree and fills it again for each frame. */
import type { Frame } from '../../engine/player/frame.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { type ArticleFrame, articleFrame } from './article-frame.ts';
import type { ArticleTree } from './article-node.ts';
import type { RunBug } from './bugs.ts';

/** What the tree was made for: another world or other settings are another start of the program. */
type Start = readonly [width: number, height: number, capacity: number, maxDepth: number];

export class ArticleProgram {
  readonly #bug: RunBug;
  readonly #isFaulty: boolean;
  #start: Start | undefined;
  #tree: ArticleTree | undefined;
  /** The frame that the tree was filled for. */
  #number = 0;
  #boxes: Float32Array = new Float32Array(0);

  constructor(bug: RunBug, isFaulty: boolean) {
    this.#bug = bug;
    this.#isFaulty = isFaulty;
  }

  /** The tree of a frame, with the findings in it. The same frame twice fills the tree once. `boxes` is kept. */
  frame(frame: Frame, boxes: Float32Array, settings: Settings, world: World): ArticleFrame {
    const tree = this.#treeOf(frame.number, boxes, settings, world);
    const marksCopies = this.#bug.marksCopies && this.#isFaulty;
    return articleFrame(tree, frame, boxes, settings, world, marksCopies);
  }

  #treeOf(number: number, boxes: Float32Array, settings: Settings, world: World): ArticleTree {
    const start: Start = [world.width, world.height, settings.capacity, settings.maxDepth];
    const isSame = number === this.#number && isEqual(boxes, this.#boxes);
    const goesOn = (isSame || number > 0) && isEqual(start, this.#start ?? []);
    this.#number = number;
    this.#boxes = boxes;
    if (this.#tree && goesOn) {
      if (!isSame) this.#tree.fill(boxes);
      return this.#tree;
    }
    const bounds = { minX: 0, minY: 0, maxX: world.width, maxY: world.height };
    this.#start = start;
    this.#tree = this.#bug.tree(bounds, boxes, settings, this.#isFaulty);
    return this.#tree;
  }
}

function isEqual(some: ArrayLike<number>, others: ArrayLike<number>): boolean {
  return some.length === others.length && Array.from(some).every((one, at) => one === others[at]);
}
