/** From the enter of a pair to its exit: the meetings of bodies, made from the events of steps. */

/** More bodies may have more pairs than there is time for at every step. */
export const MOST_BODIES = 400;

export interface Meeting {
  /** The rows of both bodies, the lower one first. */
  readonly a: number;
  readonly b: number;
  /** The step in which the pair entered; undefined if it touched already in the first step that is known. */
  readonly enter: number | undefined;
  /** The step in which the pair exited, the first in which it did not touch any more; undefined as long as it touches. */
  readonly exit: number | undefined;
}

/** Rows of pairs, as the library's lists have them: a, b, a, b ... */
export type PairRows = ArrayLike<number>;

export interface StepCounts {
  readonly entered: number;
  readonly touching: number;
  readonly exited: number;
}

export class Meetings {
  #first: number | undefined;
  #last: number | undefined;
  /** Those of pairs that touch, by pair. */
  readonly #open = new Map<string, Meeting>();
  /** In the order of their exits. */
  #ended: Meeting[] = [];

  /** The first and the last step of which the events are known; undefined before any is. */
  get first(): number | undefined {
    return this.#first;
  }

  get last(): number | undefined {
    return this.#last;
  }

  /** Forgets everything. */
  clear(): void {
    this.#first = this.#last = undefined;
    this.#open.clear();
    this.#ended = [];
  }

  /** A step from which on events are known: since when the pairs touch that touch in it is unknown. */
  begin(step: number, touching: PairRows): void {
    this.clear();
    this.#first = this.#last = step;
    for (const [a, b] of pairsIn(touching)) this.#keep({ a, b, enter: undefined, exit: undefined });
  }

  /** The events of the step after the last one, or further events of the last one. */
  note(step: number, entered: PairRows, exited: PairRows): void {
    this.#last = step;
    for (const [a, b] of pairsIn(exited)) this.#end(a, b, step);
    for (const [a, b] of pairsIn(entered)) this.#enter(a, b, step);
  }

  /** All pairs that touch in the step after the last one, or now in the last one: those that did not before enter, the others exit. */
  compare(step: number, touching: PairRows): void {
    const pairs = new Map([...pairsIn(touching)].map(([a, b]) => [keyOf({ a, b }), [a, b]]));
    const exited = [...this.#open.values()].filter((one) => !pairs.has(keyOf(one)));
    const entered = [...pairs].filter(([key]) => !this.#open.has(key));
    this.note(
      step,
      entered.flatMap(([, pair]) => pair),
      exited.flatMap(({ a, b }) => [a, b]),
    );
  }

  /** Forgets what came after a step. */
  cut(step: number): void {
    if (this.#first === undefined || step < this.#first) return this.clear();
    if (this.#last === undefined || step >= this.#last) return;
    this.#last = step;
    const known = [...this.#ended, ...this.#open.values()].filter(
      ({ enter = step }) => enter <= step,
    );
    this.#open.clear();
    this.#ended = known.filter(({ exit = step + 1 }) => exit <= step);
    for (const meeting of known)
      if (!this.#ended.includes(meeting)) this.#keep({ ...meeting, exit: undefined });
  }

  /** Forgets what came before a step. */
  forget(step: number): void {
    if (this.#first === undefined || step <= this.#first) return;
    this.#first = step;
    this.#ended = this.#ended.filter(({ exit = step }) => exit >= step);
  }

  /** All meetings that have a step from `from` to `to`, or ended in one of them. */
  between(from: number, to: number): readonly Meeting[] {
    return [...this.#ended, ...this.#open.values()].filter(
      ({ enter = from, exit = to }) => enter <= to && exit >= from,
    );
  }

  /** Of a body, or of all. */
  at(step: number, body?: number): StepCounts {
    const meetings = this.between(step, step).filter((one) => isOf(one, body));
    const entered = meetings.filter(({ enter }) => enter === step).length;
    const exited = meetings.filter(({ exit }) => exit === step).length;
    return { entered, exited, touching: meetings.length - exited };
  }

  #keep(meeting: Meeting): void {
    this.#open.set(keyOf(meeting), meeting);
  }

  #enter(a: number, b: number, step: number): void {
    // A pair that has been moved apart and together again at the same step has never parted.
    const parted = this.#ended.findIndex((one) => one.a === a && one.b === b && one.exit === step);
    const [meeting] = parted < 0 ? [] : this.#ended.splice(parted, 1);
    this.#keep({ a, b, enter: meeting ? meeting.enter : step, exit: undefined });
  }

  #end(a: number, b: number, step: number): void {
    const meeting = this.#open.get(keyOf({ a, b }));
    if (!meeting) return;
    this.#open.delete(keyOf(meeting));
    if (meeting.enter !== step) this.#ended.push({ ...meeting, exit: step });
  }
}

/** Whether a meeting is one of a body, or, where that is undefined, of any. */
export function isOf({ a, b }: Meeting, body: number | undefined): boolean {
  return body === undefined || a === body || b === body;
}

/** How many steps a meeting has lasted up to a step, this one counted; undefined if its beginning is unknown. */
export function stepsUntil(
  { enter, exit = Number.POSITIVE_INFINITY }: Meeting,
  step: number,
): number | undefined {
  return enter === undefined ? undefined : Math.min(exit, step + 1) - enter;
}

export function keyOf({ a, b }: Pick<Meeting, 'a' | 'b'>): string {
  return `${a} ${b}`;
}

function* pairsIn(rows: PairRows): Generator<readonly [a: number, b: number]> {
  for (let at = 0; at < rows.length; at += 2) yield [rows[at]!, rows[at + 1]!];
}
