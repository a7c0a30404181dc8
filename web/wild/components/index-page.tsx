/** The page that lists all defects. */
import type { VNode } from 'preact';
import { wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { DefectList } from './defect-list.tsx';
import { Layout } from './layout.tsx';
import { usePage } from './page-context.ts';

export function IndexPage(): VNode {
  const { toWild, words } = usePage();
  const { wild } = words;
  return (
    <Layout title={wild.name} description={wild.intro}>
      <header class="heading">
        <h1>{wild.name}</h1>
        <p class="symptom">{wild.intro}</p>
      </header>
      <DefectList names={wildBugNames} level={2} />
      <p class="docs">
        <a href={`${toWild}../docs/mistakes.html`} hreflang="en">
          {wild.mistakes}
        </a>
      </p>
    </Layout>
  );
}
