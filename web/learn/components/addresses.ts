/** Where pages are, from the folder of the article. */
import type { Language } from '../../playground/state/language.ts';
import type { Leaf } from '../build/book.ts';

export function addressOf({ slug }: Leaf, language: Language): string {
  const folder = language === 'en' ? '' : `${language}/`;
  return slug === '' ? folder : `${folder}${slug}/`;
}

export function playgroundAt(toArticle: string, language: Language): string {
  return `${toArticle}../#lang=${language}`;
}
