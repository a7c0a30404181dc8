/** The articles that a chapter continues, at its end. */
import type { ComponentChildren, VNode } from 'preact';
import { useChapter, usePage } from './page-context.ts';

interface CreditProps {
  /** What they taught, in the text's words. */
  readonly children?: ComponentChildren;
}

export function Credit({ children }: CreditProps): VNode {
  const { toArticle, words } = usePage();
  const { seeds } = useChapter();
  const document = `${toArticle}../repository/docs/articles.md.html`;
  return (
    <aside class="credit">
      <p>{words.credit}</p>
      <ul>
        {seeds.map((seed) => (
          <li key={seed}>
            <a href={document} hreflang="en">
              {words.seeds[seed]}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </aside>
  );
}
