/** Fetches the strings of the comparison. */
import { fileOf } from './language-file.ts';
import type { CompareStrings, Strings } from './strings.ts';

const files = import.meta.glob<CompareStrings>('./*/compare.ts', { import: 'compare' });

/** In the language of other strings. */
export function compareStringsOf({ language }: Strings): Promise<CompareStrings> {
  return fileOf(files, language, 'compare')();
}
