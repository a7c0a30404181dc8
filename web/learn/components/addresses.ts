/** Where pages are, from the folder of the article. */
import type { Language } from '../../playground/state/language.ts';
import type { Leaf } from '../build/book.ts';
import { stillName } from '../engine/still.ts';

export function addressOf({ slug }: Leaf, language: Language): string {
  const folder = language === 'en' ? '' : `${language}/`;
  return slug === '' ? folder : `${folder}${slug}/`;
}

export function playgroundAt(toArticle: string, language: Language): string {
  return `${toArticle}../#lang=${language}`;
}

/** The card of a page shows its first figure: where it lies, and the still picture that it is made from, from the folder of the article. */
export function cardOf({
  chapter,
  folder,
}: Leaf): { readonly card: string; readonly still: string } | undefined {
  const [figure] = Object.keys(chapter?.figures ?? {});
  if (figure === undefined) return undefined;
  const still = stillName(folder, figure, 'light');
  return { card: `cards/${still.replace('-light.svg', '.png')}`, still: `stills/${still}` };
}
