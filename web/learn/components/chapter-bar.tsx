/** All chapters in a row, above each of them: which one this is, how far it has been read, and a link to each. */
import type { VNode } from 'preact';
import { chapters, chaptersIn } from '../build/book.ts';
import { addressOf } from './addresses.ts';
import { usePage } from './page-context.ts';

export function ChapterBar(): VNode | null {
  const { language, leaf, toArticle, words } = usePage();
  if (!chapters.includes(leaf)) return null;
  return (
    <nav class="chapters" aria-label={words.contents}>
      <ol>
        {chaptersIn(language).map((chapter, at) => (
          <li key={chapter.folder}>
            <a
              href={toArticle + addressOf(chapter, language)}
              aria-current={chapter === leaf ? 'page' : undefined}
            >
              <b>{at + 1}</b> <span class="chapter-title">{chapter.texts[language]!.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
