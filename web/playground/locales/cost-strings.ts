/** Fetches the strings of what a frame takes. */
import { fileOf } from './language-file.ts';
import type { CostStrings, Strings } from './strings.ts';

const files = import.meta.glob<CostStrings>('./*/costs.ts', { import: 'costs' });

/** In the language of other strings. */
export function costStringsOf({ language }: Strings): Promise<CostStrings> {
  return fileOf(files, language, 'costs')();
}
