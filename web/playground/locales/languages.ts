/** The languages of the page: each is a folder named by its tag, and only the chosen one is loaded. */
import { parameters, type Settings } from '../state/parameters.ts';
import type { BugStrings, LessonStrings, RaceStrings, Strings, TraceStrings } from './strings.ts';

export type Language = Exclude<Settings['language'], 'auto'>;

export const languages: readonly Language[] = parameters.language.values.filter(isLanguage);

const names = import.meta.glob<string>('./*/name.ts', { import: 'name', eager: true });
const pages = import.meta.glob<Strings>('./*/page.ts', { import: 'page' });
const traces = import.meta.glob<TraceStrings>('./*/trace.ts', { import: 'trace' });
const bugs = import.meta.glob<BugStrings>('./*/bugs.ts', { import: 'bugs' });
const races = import.meta.glob<RaceStrings>('./*/race.ts', { import: 'race' });
const lessons = import.meta.glob<LessonStrings>('./*/lessons.ts', { import: 'lessons' });

/** What a language calls itself. */
export function endonymOf(language: Language): string {
  return exportOf(names, language, 'name');
}

export function stringsOf(language: Language): Promise<Strings> {
  return exportOf(pages, language, 'page')();
}

/** The strings of the trace panel, in the language of other strings. */
export function traceStringsOf({ language }: Strings): Promise<TraceStrings> {
  return exportOf(traces, language, 'trace')();
}

/** The strings of the view of the articles' bugs, likewise. */
export function bugStringsOf({ language }: Strings): Promise<BugStrings> {
  return exportOf(bugs, language, 'bugs')();
}

/** The strings of the race, likewise. */
export function raceStringsOf({ language }: Strings): Promise<RaceStrings> {
  return exportOf(races, language, 'race')();
}

/** The captions of the page's own lessons, likewise. */
export function lessonStringsOf({ language }: Strings): Promise<LessonStrings> {
  return exportOf(lessons, language, 'lessons')();
}

function exportOf<T>(modules: Readonly<Record<string, T>>, language: string, file: string): T {
  const found = modules[`./${language}/${file}.ts`];
  if (found === undefined) throw new Error(`locales/${language}/${file}.ts is missing`);
  return found;
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
