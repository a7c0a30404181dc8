/** What each case needs on average over the frames of a recording. */
import { type CaseName, caseNames } from './benchmark-cases.ts';
import type { Result } from './race.ts';

export interface Mean {
  readonly name: CaseName;
  /** Undefined where nobody counts them. */
  readonly tests: number | undefined;
  readonly milliseconds: number;
}

/** Of those that did all frames, the fastest first. */
export function meansOf(results: readonly Result[], frames: number): readonly Mean[] {
  return caseNames
    .map((name) => ({ name, own: results.filter((result) => result.name === name) }))
    .filter(({ own }) => own.length > 0 && own.length === frames)
    .map(({ name, own }) => ({
      name,
      tests: meanOf(own.map(({ tests }) => tests)),
      milliseconds: meanOf(own.map(({ milliseconds }) => milliseconds)) ?? 0,
    }))
    .toSorted((a, b) => a.milliseconds - b.milliseconds);
}

/** Undefined where one of them is. */
function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return undefined;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
