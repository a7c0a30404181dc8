/** Fetches the strings of the tree's diagram and outline. */
import { fileOf } from './language-file.ts';
import type { Strings, TreeStrings } from './strings.ts';

const files = import.meta.glob<TreeStrings>('./*/tree.ts', { import: 'tree' });

/** In the language of other strings. */
export function treeStringsOf({ language }: Strings): Promise<TreeStrings> {
  return fileOf(files, language, 'tree')();
}
