/** A trace, and the event up to which it is played. Asks the library again only when the scene, the tree or the query differs. */
import { TraceKind } from 'quadrille';
import { type ParameterName, parameterNames, parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { fingerprint } from '../simulation/fingerprint.ts';
import type { TraceEvent } from '../tree/trace-events.ts';
import { answerOf, type Trace, type TraceSource, traceOf } from './trace.ts';

export interface TraceStep {
  readonly trace: Trace;
  /** The index of the present event. */
  readonly at: number;
  readonly event: TraceEvent;
}

/** Counts over the events of a trace up to the present one. */
export interface Tally {
  readonly visited: number;
  readonly leftOut: number;
  readonly tested: number;
  readonly hits: number;
}

/** What a trace depends on besides the boxes: the tree, the probe, and what is traced. */
const decisive: readonly ParameterName[] = parameterNames.filter(
  (name) =>
    ['preset', 'trace', 'subject', 'other'].includes(name) ||
    ['tree', 'probe'].includes(parameters[name].group),
);

export class TracePlayback {
  readonly #store: Store;
  readonly #source: TraceSource;
  readonly #indexIn: (trace: Trace) => number;
  #key = '';
  #trace: Trace | undefined;

  /** `indexIn` gives the index of the present event; without it, the settings do. */
  constructor(store: Store, source: TraceSource, indexIn?: (trace: Trace) => number) {
    this.#store = store;
    this.#source = source;
    this.#indexIn = indexIn ?? ((trace) => this.#chosenIndexIn(trace));
  }

  /** Undefined while there is nothing to trace. */
  get current(): TraceStep | undefined {
    this.#update();
    const trace = this.#trace;
    if (!trace) return undefined;
    const at = Math.min(this.#indexIn(trace), trace.events.length - 1);
    const event = trace.events[at];
    return event && { trace, at, event };
  }

  /** An event past the end stands for the answer. */
  #chosenIndexIn(trace: Trace): number {
    const { event } = this.#store.settings;
    return event < trace.events.length ? event : answerOf(trace);
  }

  #update(): void {
    const { settings } = this.#store;
    const { frame, refusal } = this.#source;
    const scene =
      settings.trace === 'none' ? '' : `${frame.number} ${fingerprint(frame.tree.boxes)}`;
    // The code of the probes may still be on its way.
    const isProbed = frame.probed !== undefined;
    const key = [scene, refusal, isProbed, ...decisive.map((name) => settings[name])].join(' ');
    if (key === this.#key) return;
    this.#key = key;
    this.#trace = refusal ? undefined : traceOf(settings, this.#source);
  }
}

export function tallyOf({ trace, at }: TraceStep): Tally {
  const played = trace.events.slice(0, at + 1);
  const count = (...kinds: readonly TraceKind[]): number =>
    played.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    visited: count(TraceKind.Enter),
    leftOut: count(TraceKind.Skip),
    tested: count(TraceKind.Hit, TraceKind.Miss),
    hits: count(TraceKind.Hit, TraceKind.Take) - count(TraceKind.Drop),
  };
}
