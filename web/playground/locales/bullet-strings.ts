/** Fetches the strings of bullets and thin walls. */
import { fileOf } from './language-file.ts';
import type { BulletStrings, Strings } from './strings.ts';

const files = import.meta.glob<BulletStrings>('./*/bullets.ts', { import: 'bullets' });

/** In the language of other strings. */
export function bulletStringsOf({ language }: Strings): Promise<BulletStrings> {
  return fileOf(files, language, 'bullets')();
}
