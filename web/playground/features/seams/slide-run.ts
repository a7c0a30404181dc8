/** The sliding shapes as they run on the page: step by step, with what the reader chooses. */
import { batch, signal } from '@preact/signals';
import { lessMotion } from '../../ui/less-motion.ts';
import type { SlidingShapes } from './sliding-shapes.ts';

const STEPS_PER_SECOND = 60;
/** At most, for one picture: a page that was hidden goes on where it was. */
const MOST_STEPS = 4;
/** Before the first picture: by then, shapes are at seams. */
const FIRST_STEPS = 75;

export class SlideRun {
  readonly shapes: SlidingShapes;
  /** It waits where the reader's system asks for less motion. */
  readonly isRunning = signal(!lessMotion());
  readonly isSeamless = signal(false);
  readonly step = signal(0);
  readonly ofOutline = signal(0);
  readonly ofSeams = signal(0);

  constructor(shapes: SlidingShapes) {
    this.shapes = shapes;
    this.#advance(FIRST_STEPS);
  }

  /** Returns what ends it. */
  run(): () => void {
    let before = performance.now();
    let due = 0;
    const show = (now: number): void => {
      due = Math.min(due + ((now - before) * STEPS_PER_SECOND) / 1_000, MOST_STEPS);
      before = now;
      const steps = Math.max(0, Math.floor(due));
      due -= steps;
      if (steps > 0) this.#advance(steps);
      next = requestAnimationFrame(show);
    };
    let next = requestAnimationFrame(show);
    return () => cancelAnimationFrame(next);
  }

  advance(): void {
    this.#advance(1);
  }

  /** Whether static bodies that adjoin are one solid. */
  join(isSeamless: boolean): void {
    this.shapes.isSeamless = isSeamless;
    this.#show();
  }

  #advance(steps: number): void {
    for (let i = 0; i < steps; i++) this.shapes.advance();
    this.#show();
  }

  #show(): void {
    batch(() => {
      const { isSeamless, ofOutline, ofSeams, step } = this.shapes;
      this.isSeamless.value = isSeamless;
      this.ofOutline.value = ofOutline;
      this.ofSeams.value = ofSeams;
      this.step.value = step;
    });
  }
}
