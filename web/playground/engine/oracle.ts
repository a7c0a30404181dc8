/**
 * Brute force, written apart from the library: every pair is tested, and what the tree reported and what the painter
 * highlights are compared with the result. It knows nothing of trees.
 */
import type { View } from 'quadrille';
import { COLLIDES, type Marks } from './marks.ts';

/** Above this many objects the oracle checks only when asked: it makes n(n-1)/2 tests a frame. */
export const ORACLE_LIMIT = 2_000;

export interface Verdict {
  /** Pairs that overlap and were not reported, and objects of such pairs that are not highlighted. */
  missed: number;
  /** Pairs reported more than once. */
  double: number;
  /** Pairs reported and objects highlighted that overlap nothing. */
  wrong: number;
}

export interface Question {
  /** What objects may overlap others in: for those that are swept, the box of all their way. */
  readonly boxes: Float32Array;
  readonly touching: boolean;
  /** What the tree reported: row, row, row, row ... */
  readonly pairs: View<Uint32Array>;
  /** What the painter highlights, or undefined while it highlights no pairs. */
  readonly marks: Marks | undefined;
  /** Where objects are no boxes, whether two whose boxes overlap do so themselves; undefined where they only touch. */
  readonly shapes?: { overlap(a: number, b: number): boolean | undefined } | undefined;
}

const YES = 1;
const UNCLEAR = 2;

const NOTHING: Question = {
  boxes: new Float32Array(0),
  touching: false,
  pairs: new Uint32Array(0),
  marks: undefined,
};

export class Oracle {
  readonly #verdict: Verdict = { missed: 0, double: 0, wrong: 0 };
  #question = NOTHING;
  /** The first row that is not judged yet. */
  #next = 0;
  /** Reported pairs that are pairs. */
  #explained = 0;
  /** By the smaller row of each reported pair, where its larger rows begin; and these. */
  #starts = new Uint32Array(1);
  #partners = new Uint32Array(0);
  /** Of the row that is being judged, how often it was reported with each other. */
  #times = new Uint32Array(0);
  /** Of each row, `YES` if it overlaps another. */
  #collides = new Uint8Array(0);

  /** The verdict on one frame, at once. The returned object is used again by the next call. */
  judge(question: Question): Readonly<Verdict> {
    this.begin(question);
    this.judgeOn(() => true);
    return this.#verdict;
  }

  /** Another frame. What the question holds must stay as it is until the verdict is there. */
  begin(question: Question): void {
    this.#question = question;
    this.#next = 0;
    this.#explained = 0;
    this.#verdict.missed = 0;
    this.#verdict.double = 0;
    this.#verdict.wrong = 0;
    this.#grow();
    this.#sortReports();
  }

  /** How much of the frame is judged, 0 to 1: of its tests, of which the first rows have the most. */
  get share(): number {
    const rows = this.#count;
    return rows === 0 ? 1 : 1 - (1 - this.#next / rows) ** 2;
  }

  /** Goes on as long as there is time, one row at least; the verdict, once all is judged. */
  judgeOn(hasTime: () => boolean): Readonly<Verdict> | undefined {
    const rows = this.#count;
    while (this.#next < rows) {
      this.#judgeRow(this.#next++);
      if (this.#next < rows && !hasTime()) return undefined;
    }
    this.#verdict.wrong = this.#question.pairs.length / 2 - this.#explained;
    if (this.#question.marks) this.#judgeMarks(this.#question.marks);
    return this.#verdict;
  }

  get #count(): number {
    return this.#question.boxes.length / 4;
  }

  #grow(): void {
    const count = this.#count;
    const reports = this.#question.pairs.length / 2;
    if (this.#collides.length < count) {
      this.#collides = new Uint8Array(count);
      this.#times = new Uint32Array(count);
      this.#starts = new Uint32Array(count + 1);
    }
    if (this.#partners.length < reports) this.#partners = new Uint32Array(2 * reports);
    this.#collides.fill(0);
    this.#starts.fill(0);
  }

  /** A counting sort: how many each row has, where they begin, and each to its place. */
  #sortReports(): void {
    const { pairs } = this.#question;
    const starts = this.#starts;
    const count = this.#count;
    for (let i = 0; i < pairs.length; i += 2) starts[Math.min(pairs[i]!, pairs[i + 1]!) + 1]!++;
    for (let row = 0; row < count; row++) starts[row + 1]! += starts[row]!;
    // Each start runs to the end of its row's reports, which is where the next one's begin.
    for (let i = 0; i < pairs.length; i += 2) {
      const a = Math.min(pairs[i]!, pairs[i + 1]!);
      this.#partners[starts[a]!++] = Math.max(pairs[i]!, pairs[i + 1]!);
    }
  }

  #judgeRow(a: number): void {
    const end = this.#starts[a]!;
    const begin = a === 0 ? 0 : this.#starts[a - 1]!;
    for (let i = begin; i < end; i++) this.#times[this.#partners[i]!]!++;
    this.#judgeLaterRows(a);
    for (let i = begin; i < end; i++) this.#times[this.#partners[i]!] = 0;
  }

  #judgeLaterRows(a: number): void {
    const { boxes, shapes, touching } = this.#question;
    const count = this.#count;
    const left = boxes[4 * a]!;
    const right = boxes[4 * a + 2]!;
    for (let b = a + 1; b < count; b++) {
      if (boxes[4 * b]! > right || boxes[4 * b + 2]! < left) continue;
      if (!overlap(boxes, 4 * a, 4 * b, touching)) continue;
      const found = shapes ? shapes.overlap(a, b) : true;
      if (found === false) continue;
      const reports = this.#times[b]!;
      this.#collides[a]! |= found ? YES : UNCLEAR;
      this.#collides[b]! |= found ? YES : UNCLEAR;
      this.#explained += reports;
      if (!found) continue;
      if (reports === 0) this.#verdict.missed++;
      else this.#verdict.double += reports - 1;
    }
  }

  #judgeMarks(marks: Marks): void {
    for (let row = 0; row < this.#count; row++) {
      const highlighted = (marks[row]! & COLLIDES) !== 0;
      if (this.#collides[row]! & YES && !highlighted) this.#verdict.missed++;
      if (this.#collides[row] === 0 && highlighted) this.#verdict.wrong++;
    }
  }
}

/** Strictly, a shared edge is no overlap; `touching` makes edges count. */
export function overlap(boxes: Float32Array, a: number, b: number, touching: boolean): boolean {
  const left = boxes[a]!;
  const top = boxes[a + 1]!;
  const right = boxes[a + 2]!;
  const bottom = boxes[a + 3]!;
  const otherLeft = boxes[b]!;
  const otherTop = boxes[b + 1]!;
  const otherRight = boxes[b + 2]!;
  const otherBottom = boxes[b + 3]!;
  return touching
    ? left <= otherRight && otherLeft <= right && top <= otherBottom && otherTop <= bottom
    : left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;
}
