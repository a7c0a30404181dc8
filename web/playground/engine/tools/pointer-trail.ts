/** The path of a pointer over the picture, and its speed when it was released. Times are those of the events, not of their arrival. */

import type { Point } from '../geometry.ts';

export interface Moment extends Point {
  /** In milliseconds. */
  readonly time: number;
}

/** A throw is as fast as the pointer was in the last milliseconds of its motion, this many of them; ... */
const MEMORY = 100;
/** ... a pointer that has not moved for so long throws nothing. */
const REST = 100;

const STILL: Point = { x: 0, y: 0 };

export class Trail {
  #moments: readonly Moment[] = [];

  /** Where the pointer was last; undefined before it begins. */
  get end(): Moment | undefined {
    return this.#moments.at(-1);
  }

  /** Forgets the path so far. */
  begin(moment: Moment): void {
    this.#moments = [moment];
  }

  /** A pointer that stays where it is only gets a later time. */
  pass(moment: Moment): void {
    const { end } = this;
    if (end && end.x === moment.x && end.y === moment.y) return;
    const recent = this.#moments.filter(({ time }) => moment.time - time <= MEMORY);
    this.#moments = [...recent, moment];
  }

  clear(): void {
    this.#moments = [];
  }

  /** World units a millisecond, at the time of letting go. */
  velocityAt(time: number): Point {
    const [from] = this.#moments;
    const { end } = this;
    if (!from || !end || time - end.time > REST || end.time <= from.time) return STILL;
    const took = end.time - from.time;
    return { x: (end.x - from.x) / took, y: (end.y - from.y) / took };
  }
}
