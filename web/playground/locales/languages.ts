/**
 * The languages of the page: each is a folder named by its tag, and only the chosen one is loaded. The strings of a feature are
 * fetched by a module of their own (`race-strings.ts`), which only the feature imports.
 */
import { parameters, type Settings } from '../state/parameters.ts';
import { fileOf } from './language-file.ts';
import type { Strings } from './strings.ts';

export type Language = Exclude<Settings['language'], 'auto'>;

export const languages: readonly Language[] = parameters.language.values.filter(isLanguage);

const names = import.meta.glob<string>('./*/name.ts', { import: 'name', eager: true });
const pages = import.meta.glob<Strings>('./*/page.ts', { import: 'page' });

/** What a language calls itself. */
export function endonymOf(language: Language): string {
  return fileOf(names, language, 'name');
}

export function stringsOf(language: Language): Promise<Strings> {
  return fileOf(pages, language, 'page')();
}

/** The language a link asks for, else the first of the reader's own that the page speaks, else English. */
export function languageOf(asked: Settings['language'], readers: readonly string[]): Language {
  if (asked !== 'auto') return asked;
  for (const reader of readers) {
    const spoken = spokenLike(reader);
    if (spoken) return spoken;
  }
  return 'en';
}

function spokenLike(tag: string): Language | undefined {
  const { language, script } = maximized(tag);
  const wanted = language === 'zh' ? `zh-${script}` : language;
  return isLanguage(wanted) ? wanted : undefined;
}

/** With its likely script filled in: Chinese of Taiwan is written in traditional characters. */
function maximized(tag: string): { language: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: '' };
  }
}

function isLanguage(word: string): word is Language {
  return word !== 'auto' && parameters.language.values.some((language) => language === word);
}
