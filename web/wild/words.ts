/** What these pages say, in every language: the words of the view of defects, and those around the article's text. */
import { type Words as ArticleWords, wordsOf as articleWordsOf } from '../learn/locales/words.ts';
import type { BugStrings, Strings, WildStrings } from '../playground/locales/strings.ts';
import type { Language } from '../playground/state/language.ts';

const bugs = import.meta.glob<BugStrings>('../playground/locales/*/bugs.ts', {
  import: 'bugs',
  eager: true,
});

const pages = import.meta.glob<Strings>('../playground/locales/*/page.ts', {
  import: 'page',
  eager: true,
});

export interface Words {
  readonly wild: WildStrings;
  readonly facts: BugStrings['facts'];
  /** Around the text. */
  readonly article: ArticleWords;
  /** Links to the parts of the site. */
  readonly parts: Strings['lessons'];
}

export function wordsOf(language: Language): Words {
  const article = articleWordsOf(language);
  const said = bugs[`../playground/locales/${language}/bugs.ts`];
  const page = pages[`../playground/locales/${language}/page.ts`];
  if (!said || !page) throw new Error(`locales/${language} is missing`);
  return { wild: article.wild, facts: said.facts, article, parts: page.lessons };
}
