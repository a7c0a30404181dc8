/** Fetches the strings of what the numbers mean. */
import { fileOf } from './language-file.ts';
import type { MeaningStrings, Strings } from './strings.ts';

const files = import.meta.glob<MeaningStrings>('./*/meanings.ts', { import: 'meanings' });

/** In the language of other strings. */
export function meaningStringsOf({ language }: Strings): Promise<MeaningStrings> {
  return fileOf(files, language, 'meanings')();
}
