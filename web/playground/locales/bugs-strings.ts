/** Fetches the strings of the view of the articles' bugs. */
import { fileOf } from './language-file.ts';
import type { BugStrings, Strings } from './strings.ts';

const files = import.meta.glob<BugStrings>('./*/bugs.ts', { import: 'bugs' });

/** In the language of other strings. */
export function bugStringsOf({ language }: Strings): Promise<BugStrings> {
  return fileOf(files, language, 'bugs')();
}
