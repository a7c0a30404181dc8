/** Fetches the captions of all scenes but the page's first. */
import { fileOf } from './language-file.ts';
import type { CaptionStrings, Strings } from './strings.ts';

const files = import.meta.glob<CaptionStrings>('./*/captions.ts', { import: 'captions' });

/** In the language of other strings. */
export function captionStringsOf({ language }: Strings): Promise<CaptionStrings> {
  return fileOf(files, language, 'captions')();
}
