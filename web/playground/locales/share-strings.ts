/** Fetches the strings of the share dialog. */
import { fileOf } from './language-file.ts';
import type { ShareStrings, Strings } from './strings.ts';

const files = import.meta.glob<ShareStrings>('./*/share.ts', { import: 'share' });

/** In the language of other strings. */
export function shareStringsOf({ language }: Strings): Promise<ShareStrings> {
  return fileOf(files, language, 'share')();
}
