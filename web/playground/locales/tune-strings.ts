/** Fetches the strings of tuning. */
import { fileOf } from './language-file.ts';
import type { Strings, TuneStrings } from './strings.ts';

const files = import.meta.glob<TuneStrings>('./*/tune.ts', { import: 'tune' });

/** In the language of other strings. */
export function tuneStringsOf({ language }: Strings): Promise<TuneStrings> {
  return fileOf(files, language, 'tune')();
}
