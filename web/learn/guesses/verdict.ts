/** What the engine says of an answer. */
import type { Measure } from '../engine/measures.ts';

/** Of things that are chosen or not: rows, or places in a list of pairs. */
export interface SetVerdict {
  readonly kind: 'set';
  readonly right: boolean;
  readonly chosen: readonly number[];
  readonly wanted: readonly number[];
}

/** Of a number that is said or reached. */
export interface ValueVerdict {
  readonly kind: 'value';
  readonly right: boolean;
  readonly measure: Measure;
  readonly value: number;
  /** What is right, the least or the most that is, or what must be reached at least. */
  readonly wanted: number;
  /** The settings that reach it, where settings are chosen: words of a link. */
  readonly best?: string;
}

/** Of one option among several. */
export interface OptionVerdict {
  readonly kind: 'option';
  readonly right: boolean;
  readonly chosen: string;
  readonly wanted: string;
  /** What was counted for each, where something was. */
  readonly values: Readonly<Record<string, number>>;
}

export type Verdict = SetVerdict | ValueVerdict | OptionVerdict;
