/**
 * Plays the story: counts the tests, cuts the cells depth by depth, then lets the scene play, each by itself. Without motion, each step is
 * done at once, and the reader begins the next.
 */
import type { Story } from './story.ts';

/** Milliseconds of the count, ... */
const COUNT = 3_500;
/** ... from the last test to the first cut, ... */
const WAIT = 1_500;
/** ... from one depth to the next, ... */
const LEVEL = 350;
/** ... and from the last depth to the end. */
const LAST = 2_950;

/** Shows the tests of pairs. */
export interface TestsShown {
  /** Shows the tests up to this number, of all pairs in order. */
  show(tested: number): void;
  /** Shows no test. */
  clear(): void;
}

export class StoryPlayback {
  readonly #story: Story;
  readonly #shown: TestsShown;
  readonly #isStill: boolean;
  #animation = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(story: Story, shown: TestsShown, isStill: boolean) {
    this.#story = story;
    this.#shown = shown;
    this.#isStill = isStill;
  }

  /** Milliseconds from the first test to the first cut; undefined where the reader cuts. */
  get questionTime(): number | undefined {
    return this.#isStill ? undefined : COUNT + WAIT;
  }

  /** Milliseconds from the first cut to the end; undefined where the reader ends the story. */
  get restTime(): number | undefined {
    return this.#isStill ? undefined : (this.#story.depths - 1) * LEVEL + LAST;
  }

  /** Tests every pair, then cuts. */
  ask(): void {
    this.stop();
    const { all } = this.#story;
    if (this.#isStill) return this.#story.count(all);
    let begin: number | undefined;
    const goOn = (now: number): void => {
      begin ??= now;
      const tested = testedAfter((now - begin) / COUNT, all);
      this.#story.count(tested);
      if (tested === all) {
        this.#shown.clear();
        this.#timer = setTimeout(() => this.#cut(), WAIT);
        return;
      }
      this.#shown.show(tested);
      this.#animation = requestAnimationFrame(goOn);
    };
    this.#animation = requestAnimationFrame(goOn);
  }

  /** Cuts; cut already, ends the story. */
  goOn(): void {
    this.stop();
    if (this.#story.step.peek() === 'cut') return this.#story.play();
    if (this.#isStill) while (this.#story.cut());
    else this.#cut();
  }

  /** Ends the count and the cuts that are under way. */
  stop(): void {
    cancelAnimationFrame(this.#animation);
    clearTimeout(this.#timer);
    this.#shown.clear();
  }

  #cut(): void {
    const hasMore = this.#story.cut();
    this.#timer = hasMore
      ? setTimeout(() => this.#cut(), LEVEL)
      : setTimeout(() => this.#story.end(), LAST);
  }
}

/** How many of all pairs are tested after a share of the time: single ones at first, then a rush. */
export function testedAfter(share: number, all: number): number {
  return Math.floor(all * Math.min(1, share) ** 3);
}
