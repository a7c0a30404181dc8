/** Fetches what is said of the package. */
import { fileOf } from './language-file.ts';
import type { PackageStrings, Strings } from './strings.ts';

const files = import.meta.glob<PackageStrings>('./*/package.ts', { import: 'gamePackage' });

/** In the language of other strings. */
export function packageStringsOf({ language }: Strings): Promise<PackageStrings> {
  return fileOf(files, language, 'package')();
}
