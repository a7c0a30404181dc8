/** Where meetings stand on the timeline: its steps from left to right, and a row for each pair. */
import { keyOf, type Meeting } from '../../engine/shapes/meetings.ts';

export interface Span {
  /** The steps at both ends. */
  readonly from: number;
  readonly to: number;
}

export interface Bar {
  readonly meeting: Meeting;
  /** Shares of the timeline's width. */
  readonly start: number;
  readonly length: number;
  /** Whether its enter and its exit are on the timeline. */
  readonly hasEnter: boolean;
  readonly hasExit: boolean;
}

export interface Row {
  readonly key: string;
  readonly a: number;
  readonly b: number;
  readonly bars: readonly Bar[];
}

/** The share of the timeline that is left for what comes after the step that is shown, where that is known. */
const AHEAD = 0.25;

/** A span of `steps` steps around the one that is shown, up to the last that is known. */
export function spanAt(step: number, last: number, steps: number): Span {
  const ahead = Math.min(last, step + Math.round(AHEAD * steps));
  const to = Math.max(steps, step, ahead);
  return { from: to - steps, to };
}

/** Where a step stands between both ends, as a share of the width; 0 and 1 are the ends. */
export function placeOf(step: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (step - from) / (to - from)));
}

/** The step at a place; the inverse of `placeOf`. */
export function stepAt(place: number, { from, to }: Span): number {
  return Math.round(from + place * (to - from));
}

/** The rows of pairs that have a meeting on the timeline, in the order of their first one; `known`: the steps of which the events are. */
export function rowsOf(meetings: readonly Meeting[], span: Span, known: Span): readonly Row[] {
  const rows = new Map<string, Bar[]>();
  const begin = ({ enter = known.from }: Meeting): number => enter;
  for (const meeting of meetings.toSorted((one, other) => begin(one) - begin(other))) {
    const bars = rows.get(keyOf(meeting)) ?? [];
    rows.set(keyOf(meeting), [...bars, barOf(meeting, span, known)]);
  }
  return Array.from(rows, ([key, bars]) => {
    const { a = 0, b = 0 } = bars[0]?.meeting ?? {};
    return { key, a, b, bars };
  });
}

/** A meeting whose beginning is not known has a bar from the first step that is. */
function barOf(meeting: Meeting, span: Span, known: Span): Bar {
  const { enter = known.from, exit } = meeting;
  const start = placeOf(enter, span);
  return {
    meeting,
    start,
    length: placeOf(exit ?? known.to, span) - start,
    hasEnter: meeting.enter !== undefined && enter >= span.from,
    hasExit: exit !== undefined && exit <= span.to,
  };
}

/** Each row keeps its place as long as it is on the timeline; another one gets the uppermost that is free. */
export class Places {
  #keys: readonly (string | undefined)[] = [];
  #first: number | undefined;

  /**
   * The rows in their places, some of which may be free, and how many rows have no place, where `most` is the number of places. Where
   * another step is the first that is known, no place stays free above a row.
   */
  arrange(
    rows: readonly Row[],
    most: number,
    first: number,
  ): { readonly places: readonly (Row | undefined)[]; readonly left: number } {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const before = first === this.#first ? this.#keys : [];
    this.#first = first;
    const keys = before.map((key) => (key !== undefined && byKey.has(key) ? key : undefined));
    const placed = new Set(keys);
    const waiting = rows.map(({ key }) => key).filter((key) => !placed.has(key));
    for (let place = 0; place < most && waiting.length > 0; place++)
      keys[place] ??= waiting.shift();
    while (keys.length > 0 && keys.at(-1) === undefined) keys.pop();
    this.#keys = keys;
    const places = keys.map((key) => (key === undefined ? undefined : byKey.get(key)));
    return { places, left: waiting.length };
  }
}
