/** The shooting range as it runs on the page: step by step, with what the reader chooses. */
import { batch, signal } from '@preact/signals';
import { lessMotion } from '../../ui/less-motion.ts';
import type { ShootingRange } from './shooting-range.ts';

/** Few enough that each jump is seen. */
const STEPS_PER_SECOND = 8;
/** Before the first picture: it has shots of all guns. */
const FIRST_STEPS = 16;

export class RangeRun {
  readonly range: ShootingRange;
  /** It waits where the reader's system asks for less motion. */
  readonly isRunning = signal(!lessMotion());
  readonly isSwept = signal(false);
  readonly speed = signal(0);
  readonly step = signal(0);
  readonly passed = signal(0);
  readonly stopped = signal(0);

  constructor(range: ShootingRange) {
    this.range = range;
    for (let i = 0; i < FIRST_STEPS; i++) range.advance();
    this.#show();
  }

  /** Returns what ends it. */
  run(): () => void {
    const timer = setInterval(() => this.advance(), 1_000 / STEPS_PER_SECOND);
    return () => clearInterval(timer);
  }

  advance(): void {
    this.range.advance();
    this.#show();
  }

  sweep(isSwept: boolean): void {
    this.range.isSwept = isSwept;
    this.#show();
  }

  setSpeed(speed: number): void {
    this.range.speed = speed;
    this.#show();
  }

  #show(): void {
    batch(() => {
      const { isSwept, passed, speed, step, stopped } = this.range;
      this.isSwept.value = isSwept;
      this.speed.value = speed;
      this.step.value = step;
      this.passed.value = passed;
      this.stopped.value = stopped;
    });
  }
}
