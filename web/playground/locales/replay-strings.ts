/** Fetches the strings of recordings. */
import { fileOf } from './language-file.ts';
import type { ReplayStrings, Strings } from './strings.ts';

const files = import.meta.glob<ReplayStrings>('./*/replay.ts', { import: 'replay' });

/** In the language of other strings. */
export function replayStringsOf({ language }: Strings): Promise<ReplayStrings> {
  return fileOf(files, language, 'replay')();
}
