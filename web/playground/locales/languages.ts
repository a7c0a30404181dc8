/** The languages of the page. Each dictionary is a file of its own, and only the chosen one is loaded. */
import type { Settings } from '../state/parameters.ts';
import type { LessonStrings, StoryStrings, Strings } from './strings.ts';

export type Language = Exclude<Settings['language'], 'auto'>;

const dictionaries: Readonly<Record<Language, () => Promise<Strings>>> = {
  en: async () => (await import('./english/page.ts')).english,
  it: async () => (await import('./italian/page.ts')).italian,
  vi: async () => (await import('./vietnamese/page.ts')).vietnamese,
  'zh-Hans': async () => (await import('./chinese-simplified/page.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('./chinese-traditional/page.ts')).traditionalChinese,
};

const stories: Readonly<Record<Language, () => Promise<StoryStrings>>> = {
  en: async () => (await import('./english/trace.ts')).englishStory,
  it: async () => (await import('./italian/trace.ts')).italianStory,
  vi: async () => (await import('./vietnamese/trace.ts')).vietnameseStory,
  'zh-Hans': async () => (await import('./chinese-simplified/trace.ts')).simplifiedChineseStory,
  'zh-Hant': async () => (await import('./chinese-traditional/trace.ts')).traditionalChineseStory,
};

const lessons: Readonly<Record<Language, () => Promise<LessonStrings>>> = {
  en: async () => (await import('./english/lessons.ts')).englishLessons,
  it: async () => (await import('./italian/lessons.ts')).italianLessons,
  vi: async () => (await import('./vietnamese/lessons.ts')).vietnameseLessons,
  'zh-Hans': async () => (await import('./chinese-simplified/lessons.ts')).simplifiedChineseLessons,
  'zh-Hant': async () =>
    (await import('./chinese-traditional/lessons.ts')).traditionalChineseLessons,
};

/** What each language calls itself, so that its readers find it from any other. */
export const endonyms: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

export function dictionaryOf(language: Language): Promise<Strings> {
  return dictionaries[language]();
}

/** The teller's words, in the language of a dictionary. */
export function storyWordsOf({ language }: Strings): Promise<StoryStrings> {
  return stories[isLanguage(language) ? language : 'en']();
}

/** The captions of the page's own lessons, likewise. */
export function lessonWordsOf({ language }: Strings): Promise<LessonStrings> {
  return lessons[isLanguage(language) ? language : 'en']();
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
  return Object.hasOwn(dictionaries, word);
}
