/** The articles that a chapter continues, at its end. */
import type { VNode } from 'preact';
import { useChapter, usePage } from './page-context.ts';

const seeds = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;

export function Credit(): VNode {
  const { toArticle, words } = usePage();
  const { teaches } = useChapter();
  const continued = seeds.filter((seed) => teaches.some((id) => id.startsWith(seed)));
  const document = `${toArticle}../docs/articles.html`;
  return (
    <aside class="credit">
      <p>{words.credit}</p>
      <ul>
        {continued.map((seed) => (
          <li key={seed}>
            <a href={document} hreflang="en">
              {words.seeds[seed]}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
