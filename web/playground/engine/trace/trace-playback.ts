/** The tale as it is told now, and how far. Asked for anew only where scene, tree or question are others. */
import { TraceKind } from 'quadrille';
import { type ParameterName, parameterNames, parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { fingerprint } from '../simulation/fingerprint.ts';
import type { StoryEvent } from '../tree/trace-events.ts';
import { type Tale, type Teller, taleOf } from './trace.ts';

export interface Moment {
  readonly tale: Tale;
  /** The place of the event that is told, from 0. */
  readonly at: number;
  readonly event: StoryEvent;
}

/** What is counted of a tale, up to the event that is told. */
export interface Tally {
  readonly visited: number;
  readonly leftOut: number;
  readonly tested: number;
  readonly hits: number;
}

/** What a tale depends on besides the boxes: the tree, the probe, and what the settings ask to be told. */
const decisive: readonly ParameterName[] = parameterNames.filter(
  (name) =>
    ['preset', 'story', 'subject', 'other'].includes(name) ||
    ['tree', 'probe'].includes(parameters[name].group),
);

export class Telling {
  readonly #store: Store;
  readonly #teller: Teller;
  readonly #placeIn: (tale: Tale) => number;
  #known = '';
  #tale: Tale | undefined;

  /** `placeIn` says how far a tale is told; unless it is given, the settings do. */
  constructor(
    store: Store,
    teller: Teller,
    placeIn: (tale: Tale) => number = () => store.settings.event,
  ) {
    this.#store = store;
    this.#teller = teller;
    this.#placeIn = placeIn;
  }

  /** Undefined while there is nothing to tell. */
  get now(): Moment | undefined {
    this.#learn();
    const tale = this.#tale;
    if (!tale) return undefined;
    const at = Math.min(this.#placeIn(tale), tale.events.length - 1);
    const event = tale.events[at];
    return event && { tale, at, event };
  }

  #learn(): void {
    const { settings } = this.#store;
    const { frame } = this.#teller;
    const scene =
      settings.story === 'none' ? '' : `${frame.number} ${fingerprint(frame.tree.boxes)}`;
    const question = decisive.map((name) => settings[name]);
    const known = [scene, ...question].join(' ');
    if (known === this.#known) return;
    this.#known = known;
    this.#tale = this.#teller.refusal ? undefined : taleOf(settings, this.#teller);
  }
}

export function tallyOf({ tale, at }: Moment): Tally {
  const told = tale.events.slice(0, at + 1);
  const count = (...kinds: readonly TraceKind[]): number =>
    told.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    visited: count(TraceKind.Enter),
    leftOut: count(TraceKind.Skip),
    tested: count(TraceKind.Hit, TraceKind.Miss),
    hits: count(TraceKind.Hit, TraceKind.Take) - count(TraceKind.Drop),
  };
}
