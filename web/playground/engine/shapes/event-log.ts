/**
 * The events of a scene's steps, of which the page may show some only: it goes back, and over many frames at once. A step's events
 * come from the package's `World`, which tells what is different from the step that it made before. So they are noted where one
 * step follows the last that is known. A new `World` of the same scene has made no step before: what touches in it is compared with
 * what touched in the last step that is known. Where a step does not follow, the log begins anew.
 */
import type { View } from 'quadrille';
import { rowOf, type World } from 'quadrille/world';
import { Meetings } from './meetings.ts';

/** The number of steps before the one that is shown of which events are known, if the scene has had them. */
export const HISTORY = 600;
/** Twice as many are computed, so that not every step back computes them again. */
const COMPUTED = 2 * HISTORY;
/** More are forgotten. */
const MOST_STEPS = 4 * HISTORY;

export class EventLog {
  readonly meetings = new Meetings();
  /** From this step on, all is known that can be. */
  #since = Number.POSITIVE_INFINITY;
  /** The last step of the `World`; undefined where the bodies are others now, or elsewhere. */
  #stepped: number | undefined;

  clear(): void {
    this.meetings.clear();
    this.#since = Number.POSITIVE_INFINITY;
    this.#stepped = undefined;
  }

  /** What happened after a step is different now. */
  cut(step: number): void {
    this.meetings.cut(step);
    this.#stepped = undefined;
  }

  /** From this step on, rows are those of other bodies: unless its events are known, the log begins with it. */
  renumber(step: number): void {
    if (!this.#knows(step)) this.meetings.clear();
  }

  /** Notes the step that the `World` has just made. */
  note(step: number, world: World, isNew: boolean): void {
    const { meetings } = this;
    const { first, last } = meetings;
    const before = this.#stepped;
    this.#stepped = step;
    const isNext = step === last || step - 1 === last;
    // Before the view of the others, which the next call on the world ends.
    const exited = exitedRows(world);
    if (isNext && isNew) meetings.compare(step, world.pairRows());
    else if (isNext && before === last) meetings.note(step, world.enteredRows(), exited);
    else if (!this.#knows(step)) this.#begin(step, world.pairRows());
    if (first !== undefined && step - first > MOST_STEPS) this.#forget(step - COMPUTED);
  }

  /** Whether a step has to be made so that the next one's events are known. */
  needs(step: number): boolean {
    const isKnown = this.#knows(step) && this.#knows(step + 1);
    return step >= this.#since && step !== this.#stepped && !isKnown;
  }

  /** Whether steps before this one should be known that are not. */
  lacks(step: number): boolean {
    return !this.#knows(step) || Math.max(0, step - HISTORY) < this.#since;
  }

  /** The step from which on the scene is to be run, so that all is known before a step that is to be shown. */
  startFor(wanted: number): number {
    const { first, last } = this.meetings;
    const isKnown =
      first !== undefined && wanted >= first && Math.max(0, wanted - HISTORY) >= this.#since;
    if (isKnown && last !== undefined) return Math.min(wanted, last);
    this.#since = Math.max(0, wanted - COMPUTED);
    return this.#since;
  }

  #begin(step: number, touching: View<Uint32Array>): void {
    if (step > 0) return this.meetings.begin(step, touching);
    // What touches at the beginning of the scene enters then.
    this.meetings.begin(step, []);
    this.meetings.note(step, touching, []);
  }

  #knows(step: number): boolean {
    const { first = Number.POSITIVE_INFINITY, last = Number.NEGATIVE_INFINITY } = this.meetings;
    return step >= first && step <= last;
  }

  #forget(step: number): void {
    this.meetings.forget(step);
    this.#since = Math.max(this.#since, step);
  }
}

function exitedRows(world: World): readonly number[] {
  return world.exited().flatMap(({ a, b }) => [rowOf(a), rowOf(b)]);
}
