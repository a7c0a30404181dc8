/** Fetches what the page says only now and then. */
import { fileOf } from './language-file.ts';
import type { RemarkStrings, Strings } from './strings.ts';

const files = import.meta.glob<RemarkStrings>('./*/remarks.ts', { import: 'remarks' });

/** In the language of other strings. */
export function remarkStringsOf({ language }: Strings): Promise<RemarkStrings> {
  return fileOf(files, language, 'remarks')();
}
