/** Loads the package, and the words of a language: what poses exercises in the reader's browser. */
import { load } from 'quadrille';
import type { ExerciseWords } from '../locales/exercises.ts';
import type { ExerciseKind } from './kinds.ts';
import { type Posed, pose } from './posed.ts';

export interface Posing {
  readonly words: ExerciseWords;
  readonly pose: (kind: ExerciseKind, seed: number) => Posed;
}

const dictionaries = import.meta.glob<ExerciseWords>('../locales/exercises/*.ts', {
  import: 'exercises',
});

/** @throws Error where the package or the words cannot be fetched. */
export async function startPosing(language: string): Promise<Posing> {
  const [words] = await Promise.all([
    dictionaries[`../locales/exercises/${language}.ts`]?.(),
    load(),
  ]);
  if (!words) throw new Error(`locales/exercises/${language}.ts is missing`);
  return { words, pose: (kind, seed) => pose(kind, seed, words, language) };
}
