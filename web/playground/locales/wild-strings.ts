/** Fetches the strings of defects of real projects. */
import { fileOf } from './language-file.ts';
import type { Strings, WildStrings } from './strings.ts';

const files = import.meta.glob<WildStrings>('./*/wild.ts', { import: 'wild' });

/** In the language of other strings. */
export function wildStringsOf({ language }: Strings): Promise<WildStrings> {
  return fileOf(files, language, 'wild')();
}
