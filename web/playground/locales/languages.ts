/**
 * The languages of the page: each is a folder named by its tag, and only the chosen one is loaded. The strings of a feature are
 * fetched by a module of their own (`race-strings.ts`), which only the feature imports.
 */
import type { Language } from '../state/language.ts';
import { fileOf } from './language-file.ts';
import type { Strings } from './strings.ts';

const names = import.meta.glob<string>('./*/name.ts', { import: 'name', eager: true });
const pages = import.meta.glob<Strings>('./*/page.ts', { import: 'page' });

/** What a language calls itself. */
export function endonymOf(language: Language): string {
  return fileOf(names, language, 'name');
}

export function stringsOf(language: Language): Promise<Strings> {
  return fileOf(pages, language, 'page')();
}
