/** Which of the page's languages a reader or an article speaks. */
import { parameters, type Settings } from './parameters.ts';

export type Language = Exclude<Settings['language'], 'auto'>;

export const languages: readonly Language[] = parameters.language.values.filter(isLanguage);

/** The language a link asks for, else the first of the reader's own that the page speaks, else English. */
export function languageOf(asked: Settings['language'], readers: readonly string[]): Language {
  if (asked !== 'auto') return asked;
  for (const reader of readers) {
    const spoken = spokenLike(reader);
    if (spoken) return spoken;
  }
  return 'en';
}

/** The page's language for a BCP 47 tag such as `zh-TW`; undefined where the page does not speak it. */
export function spokenLike(tag: string): Language | undefined {
  const [base = ''] = tag.split('-');
  if (isLanguage(base)) return base;
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
