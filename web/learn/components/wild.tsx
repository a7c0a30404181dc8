/** At the end of a chapter: defects of real projects that it explains. */
import type { VNode } from 'preact';
import { wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { wildBugs } from '../../playground/features/bugs/wild.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { usePage } from './page-context.ts';

export function Wild(): VNode | null {
  const { language, leaf, toArticle, words } = usePage();
  const explained = wildBugNames.filter((name) => wildBugs[name].chapter === leaf.slug);
  if (explained.length === 0) return null;
  const site = `${toArticle}../`;
  return (
    <div class="note wild">
      <p>
        <a href={site + wildAddress(language)}>{words.wild.name}</a>
      </p>
      <ul>
        {explained.map((name) => (
          <li key={name}>
            <a href={site + wildAddress(language, name)}>{words.wild.defects[name].title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
