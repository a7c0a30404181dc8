/**
 * Brute force, written apart from the library: every pair is tested, and what the tree reported and what the painter
 * highlights are compared with the result. It knows nothing of trees.
 */
import { COLLIDES, type Marks } from './marks.ts';

/** Above this many objects the oracle rests: it makes n(n-1)/2 tests a tick. */
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
  readonly boxes: Float32Array;
  readonly touching: boolean;
  /** What the tree reported: row, row, row, row ... */
  readonly pairs: Uint32Array;
  /** What the painter highlights, or undefined while it highlights no pairs. */
  readonly marks: Marks | undefined;
}

export class Oracle {
  readonly #verdict: Verdict = { missed: 0, double: 0, wrong: 0 };
  /** How often each pair was reported: one byte per ordered pair of rows, made for the largest scene so far. */
  #reports = new Uint8Array(0);
  #collides = new Uint8Array(0);

  /** The verdict on one frame. The returned object is used again by the next call. */
  judge(question: Question): Readonly<Verdict> {
    const count = question.boxes.length / 4;
    this.#makeRoom(count);
    this.#verdict.missed = 0;
    this.#verdict.double = 0;
    this.#verdict.wrong = 0;
    this.#note(question.pairs, count, 1);
    this.#judgePairs(question, count);
    this.#note(question.pairs, count, 0);
    if (question.marks) this.#judgeMarks(question.marks, count);
    return this.#verdict;
  }

  #makeRoom(count: number): void {
    if (this.#reports.length < count * count) this.#reports = new Uint8Array(count * count);
    if (this.#collides.length < count) this.#collides = new Uint8Array(count);
    this.#collides.fill(0);
  }

  /** Counts every reported pair (`add` 1) or forgets them all again (`add` 0). */
  #note(pairs: Uint32Array, count: number, add: 0 | 1): void {
    for (let i = 0; i < pairs.length; i += 2) {
      const a = pairs[i]!;
      const b = pairs[i + 1]!;
      const cell = Math.min(a, b) * count + Math.max(a, b);
      this.#reports[cell] = add * (this.#reports[cell]! + 1);
    }
  }

  #judgePairs({ boxes, touching, pairs }: Question, count: number): void {
    let explained = 0;
    for (let a = 0; a < count; a++) {
      const left = boxes[4 * a]!;
      const right = boxes[4 * a + 2]!;
      for (let b = a + 1; b < count; b++) {
        if (boxes[4 * b]! > right || boxes[4 * b + 2]! < left) continue;
        if (!overlap(boxes, 4 * a, 4 * b, touching)) continue;
        const reports = this.#reports[a * count + b]!;
        this.#collides[a] = 1;
        this.#collides[b] = 1;
        explained += reports;
        if (reports === 0) this.#verdict.missed++;
        else this.#verdict.double += reports - 1;
      }
    }
    this.#verdict.wrong += pairs.length / 2 - explained;
  }

  #judgeMarks(marks: Marks, count: number): void {
    for (let row = 0; row < count; row++) {
      const highlighted = (marks[row]! & COLLIDES) !== 0;
      if (this.#collides[row] === 1 && !highlighted) this.#verdict.missed++;
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
