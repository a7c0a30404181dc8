/** Fetches the strings of the race. */
import { fileOf } from './language-file.ts';
import type { RaceStrings, Strings } from './strings.ts';

const files = import.meta.glob<RaceStrings>('./*/race.ts', { import: 'race' });

/** In the language of other strings. */
export function raceStringsOf({ language }: Strings): Promise<RaceStrings> {
  return fileOf(files, language, 'race')();
}
