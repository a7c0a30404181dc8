/** Numbers of a scene that text and guesses name. */
import { allPairs } from '../../playground/engine/all-pairs.ts';

/** What `<quadrille-playground>` reports, and what follows from it. */
export const measures = [
  'objects',
  'nodes',
  'references',
  'pairTests',
  'collidingPairs',
  /** Of `n` objects, `n (n - 1) / 2`: what is tested without a tree. */
  'allPairs',
  /** What a frame does about once for each: pair tests, references and nodes. */
  'work',
  'frame',
  /** Of the probe: candidates, hits, and how many nodes it visits. */
  'candidates',
  'hits',
  'visited',
] as const;

export type Measure = (typeof measures)[number];

export type Reported = Readonly<Record<Exclude<Measure, 'allPairs' | 'work'>, number>>;

export function measureOf(measure: Measure, reported: Reported): number {
  if (measure === 'allPairs') return allPairs(reported.objects);
  if (measure === 'work') return reported.pairTests + reported.references + reported.nodes;
  return reported[measure];
}

export function isMeasure(word: string): word is Measure {
  return measures.some((measure) => measure === word);
}
