/** On the first page: a large link to the first chapter. */
import type { VNode } from 'preact';
import { chaptersIn } from '../build/book.ts';
import { addressOf } from './addresses.ts';
import { Onward } from './onward.tsx';
import { usePage } from './page-context.ts';

export function Begin(): VNode {
  const { language, toArticle, words } = usePage();
  const [first] = chaptersIn(language);
  if (!first) throw new Error(`the article has no chapter in ${language}`);
  return (
    <Onward href={toArticle + addressOf(first, language)}>
      <span>{words.begin}</span> <small>{first.texts[language]!.title}</small>
    </Onward>
  );
}
