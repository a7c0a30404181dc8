/** Who listens to the events of a world. */
import type { PairMasks } from '../pairs.js';
import type { Contact, Impact } from './contact.js';
import type { BodyId } from './limits.js';

/**
 * What happened in a step. To a pair: the two touch and did not in the step before (`'enter'`), touch as they did (`'stay'`), or do
 * not touch any more (`'exit'`). To one body: it left the bounds (`'depart'`).
 */
export type EventKind = 'enter' | 'stay' | 'exit' | 'depart';

/** The pairs of one body, which comes first, with bodies of `b`. */
export interface BodyMasks {
  /** The id of the body, or its row. */
  readonly body: number;
  /** Bits of the categories of the other body; all by default. */
  readonly b?: number | undefined;
}

/** Which bodies are wanted: those of `a`, or one. */
export type DepartMasks = Pick<PairMasks, 'a'> | Pick<BodyMasks, 'body'>;

/**
 * Called with the ids of the two bodies, in the order of the masks, and where they touch at the end of the step: undefined if they do
 * not, or one is a sensor. Of `'enter'` and `'stay'`, where one is a bullet that has met the other one on its way, `impact` says where;
 * where both are bullets, that of the first one.
 */
export type TouchCallback = (
  a: BodyId,
  b: BodyId,
  contact: Contact | undefined,
  impact: Impact | undefined,
) => unknown;

/** Called with the ids of the two bodies, in the order of the masks, and where they touch: undefined if one is a sensor. */
export type PairCallback = (a: BodyId, b: BodyId, contact: Contact | undefined) => unknown;

/** Called with the ids of the two bodies, in the order of the masks. */
export type ExitCallback = (a: BodyId, b: BodyId) => unknown;

/** Called with the id of a body. */
export type DepartCallback = (id: BodyId) => unknown;

/** What `on` calls for each kind of event. */
export interface EventCallbacks {
  /** For pairs that touch and did not in the step before. */
  enter: TouchCallback;
  /** For pairs that touch as they did. */
  stay: TouchCallback;
  /** For pairs that do not touch any more. */
  exit: ExitCallback;
  /** For bodies that left the bounds. */
  depart: DepartCallback;
}

/** One call of `on`. */
export interface Listener {
  /** The body to whose events it listens; undefined: to those of all. */
  readonly body: BodyId | undefined;
  readonly a: number;
  readonly b: number;
  readonly callback: TouchCallback;
  /** How many steps there were before it came. */
  readonly addedIn: number;
  isActive: boolean;
}

/** Listeners of one kind of event, by the body to whose events they listen, each in the order in which they came. */
type ByBody = Map<BodyId | undefined, readonly Listener[]>;

/** The listeners of a world. */
export class Listeners {
  readonly byKind: Readonly<Record<EventKind, ByBody>> = {
    enter: new Map(),
    stay: new Map(),
    exit: new Map(),
    depart: new Map(),
  };
  /** True while callbacks run that must not call `step`. */
  areRunning = false;
  /** Pairs whose `'enter'` was left out because a body was removed before its turn: two ids each, in order. */
  skipped: BodyId[] = [];

  add(kind: EventKind, listener: Listener): () => void {
    const { body } = listener;
    const byBody = this.byKind[kind];
    byBody.set(body, [...(byBody.get(body) ?? []), listener]);
    return () => {
      listener.isActive = false;
      const others = byBody.get(body)?.filter((other) => other !== listener) ?? [];
      if (others.length > 0) byBody.set(body, others);
      else byBody.delete(body);
    };
  }

  /** Ends the listeners to single bodies that are gone. */
  endThoseOf(isGone: (body: BodyId) => boolean): void {
    for (const byBody of Object.values(this.byKind)) {
      for (const body of byBody.keys()) {
        if (body !== undefined && isGone(body)) byBody.delete(body);
      }
    }
  }

  dispose(): void {
    for (const byBody of Object.values(this.byKind)) byBody.clear();
    this.skipped = [];
  }
}
