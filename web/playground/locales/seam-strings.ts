/** Fetches the strings of shapes on seams. */
import { fileOf } from './language-file.ts';
import type { SeamStrings, Strings } from './strings.ts';

const files = import.meta.glob<SeamStrings>('./*/seams.ts', { import: 'seams' });

/** In the language of other strings. */
export function seamStringsOf({ language }: Strings): Promise<SeamStrings> {
  return fileOf(files, language, 'seams')();
}
