/** What the page says of scenes, in every language. */
import type { CaptionStrings, Strings } from '../playground/locales/strings.ts';
import type { Language } from '../playground/state/language.ts';

const pages = import.meta.glob<Strings>('../playground/locales/*/page.ts', {
  import: 'page',
  eager: true,
});
const captions = import.meta.glob<CaptionStrings>('../playground/locales/*/captions.ts', {
  import: 'captions',
  eager: true,
});

export interface Words {
  readonly page: Strings;
  readonly captions: CaptionStrings;
}

export function wordsOf(language: Language): Words {
  const page = pages[`../playground/locales/${language}/page.ts`];
  const said = captions[`../playground/locales/${language}/captions.ts`];
  if (!page || !said) throw new Error(`locales/${language} is missing`);
  return { page, captions: said };
}
