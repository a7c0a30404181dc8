/** Fetches the strings of the view of the articles' bugs. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { fileOf } from './language-file.ts';
import type { BugStrings, Strings } from './strings.ts';

const files = import.meta.glob<BugStrings>('./*/bugs.ts', { import: 'bugs' });

const lastFetched = signal<BugStrings | undefined>(undefined);

/** Those that the view has; undefined until it has some. What is beside the view asks for no file that the view says is missing. */
export const fetchedBugStrings: ReadonlySignal<BugStrings | undefined> = lastFetched;

/** In the language of other strings. */
export async function bugStringsOf({ language }: Strings): Promise<BugStrings> {
  lastFetched.value = await fileOf(files, language, 'bugs')();
  return lastFetched.value;
}
