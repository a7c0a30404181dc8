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

/** The rows of pairs that have a meeting on the timeline, in the order of their first one. */
export function rowsOf(meetings: readonly Meeting[], span: Span, last: number): readonly Row[] {
  const rows = new Map<string, Bar[]>();
  const begin = ({ enter = span.from }: Meeting): number => enter;
  for (const meeting of meetings.toSorted((one, other) => begin(one) - begin(other))) {
    const bars = rows.get(keyOf(meeting)) ?? [];
    rows.set(keyOf(meeting), [...bars, barOf(meeting, span, last)]);
  }
  return Array.from(rows, ([key, bars]) => {
    const { a = 0, b = 0 } = bars[0]?.meeting ?? {};
    return { key, a, b, bars };
  });
}

function barOf(meeting: Meeting, span: Span, last: number): Bar {
  const { enter = span.from, exit } = meeting;
  const start = placeOf(enter, span);
  return {
    meeting,
    start,
    length: placeOf(exit ?? last, span) - start,
    hasEnter: meeting.enter !== undefined && enter >= span.from,
    hasExit: exit !== undefined && exit <= span.to,
  };
}

/** Each row keeps its place as long as it is on the timeline; another one gets the uppermost that is free. */
export class Places {
  #keys: readonly (string | undefined)[] = [];

  /** The rows in their places, some of which may be free, and how many rows have no place, where `most` is the number of places. */
  arrange(
    rows: readonly Row[],
    most: number,
  ): { readonly places: readonly (Row | undefined)[]; readonly left: number } {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const keys = this.#keys.map((key) => (key !== undefined && byKey.has(key) ? key : undefined));
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
