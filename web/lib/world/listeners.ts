/** Who listens to the events of a world. */
import type { Contact } from './contact.js';
import type { BodyId } from './limits.js';

/**
 * What happened to a pair in a step: the two touch and did not in the step before (`'enter'`), touch as they did (`'stay'`), or do
 * not touch any more (`'exit'`).
 */
export type EventKind = 'enter' | 'stay' | 'exit';

/** Of which pairs a listener is told: those of a body of `a` and one of `b`. */
export interface EventMasks {
  /** Bits of the categories of the body that comes first; all by default. */
  readonly a?: number | undefined;
  /** Bits of the categories of the body that comes second; all by default. */
  readonly b?: number | undefined;
}

/** Called with the ids of the two bodies, in the order of the masks. */
export type ExitCallback = (a: BodyId, b: BodyId) => unknown;

/** Called with the ids of the two bodies, in the order of the masks, and where they touch: undefined if one is a sensor. */
export type TouchCallback = (a: BodyId, b: BodyId, contact: Contact | undefined) => unknown;

/** One call of `on`. */
export interface Listener {
  readonly a: number;
  readonly b: number;
  readonly callback: TouchCallback;
  isActive: boolean;
}

/** The listeners of a world, in the order in which they came. */
export class Listeners {
  #byKind: Readonly<Record<EventKind, readonly Listener[]>> = { enter: [], stay: [], exit: [] };
  /** True while callbacks run. */
  areRunning = false;
  /** Pairs whose `'enter'` was left out because a body was removed before its turn: two ids each, in order. */
  skipped: BodyId[] = [];

  /** The listeners now; those that are added later are not in it. */
  get byKind(): Readonly<Record<EventKind, readonly Listener[]>> {
    return this.#byKind;
  }

  add(kind: EventKind, a: number, b: number, callback: TouchCallback): () => void {
    const listener: Listener = { a, b, callback, isActive: true };
    this.#byKind = { ...this.#byKind, [kind]: [...this.#byKind[kind], listener] };
    return () => {
      listener.isActive = false;
      const others = this.#byKind[kind].filter((other) => other !== listener);
      this.#byKind = { ...this.#byKind, [kind]: others };
    };
  }

  dispose(): void {
    this.#byKind = { enter: [], stay: [], exit: [] };
    this.skipped = [];
  }
}
