/** At the end of a chapter: a large link to the next one, a small one back. After the last chapter comes the playground. */
import type { VNode } from 'preact';
import { chaptersIn, startPage } from '../build/book.ts';
import { addressOf, playgroundAt } from './addresses.ts';
import { Onward } from './onward.tsx';
import { usePage } from './page-context.ts';

export function Neighbours(): VNode | null {
  const { language, leaf, toArticle, words } = usePage();
  const row = chaptersIn(language);
  const at = row.indexOf(leaf);
  if (at < 0) return null;
  const [previous, next] = [row[at - 1] ?? startPage, row[at + 1]];
  return (
    <nav class="neighbours" aria-label={`${words.next} · ${words.previous}`}>
      <Onward
        href={next ? toArticle + addressOf(next, language) : playgroundAt(toArticle, language)}
      >
        <small>{words.next}</small>{' '}
        <span>{next ? next.texts[language]!.title : words.playground}</span>
      </Onward>
      <a class="previous" rel="prev" href={toArticle + addressOf(previous, language)}>
        <small>{words.previous}</small> <span>{previous.texts[language]!.title}</span>
      </a>
    </nav>
  );
}
