/** The page of one defect: its symptom, both trees, why it happens, how to repair it, and where it was found. */
import type { VNode } from 'preact';
import { bugCode } from '../../playground/features/bugs/bug-code.ts';
import { type WildBugName, wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { threadAddress, wildBugs } from '../../playground/features/bugs/wild.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { DefectList } from './defect-list.tsx';
import { Layout } from './layout.tsx';
import { Lines } from './lines.tsx';
import { usePage } from './page-context.ts';
import { Trees } from './trees.tsx';

export function DefectPage({ name }: { readonly name: WildBugName }): VNode {
  const { language, toWild, words } = usePage();
  const { wild } = words;
  const { cause, cure, looks, said, symptom, title } = wild.defects[name];
  const code = bugCode[name];
  const site = `${toWild}../`;
  const { chapter, page, threads } = wildBugs[name];
  return (
    <Layout title={title} description={symptom}>
      <header class="heading">
        <p class="collection">
          <a href={site + wildAddress(language)}>{wild.name}</a>
        </p>
        <h1>{title}</h1>
        <p class="symptom">{symptom}</p>
      </header>
      <Trees name={name} />
      <p class="looks">{looks}</p>
      <a class="onward" href={`${site}#bug=${name}&lang=${language}`}>
        {wild.play}
      </a>
      <div class="reasons">
        <section>
          <h2>{wild.cause}</h2>
          <p>{cause}</p>
          <Lines title={wild.fault(code.language)} side="faulty" code={code} />
        </section>
        <section>
          <h2>{wild.cure}</h2>
          <p>{cure}</p>
          <Lines title={wild.fix(code.language)} side="right" code={code} />
        </section>
      </div>
      <section class="found">
        <h2>{wild.found}</h2>
        <p>{said}</p>
        <ul>
          {threads.map((thread) => (
            <li key={thread.number}>
              <a href={threadAddress(thread)} hreflang="en">
                {wild.thread[thread.kind](thread.project, String(thread.number))}
              </a>
              {` (${wild.states[thread.state]})`}
            </li>
          ))}
        </ul>
        <p class="note">{wild.rewritten}</p>
        <p class="note">
          <a href={`${site}learn/${language === 'en' ? '' : `${language}/`}${chapter}/`}>
            {wild.chapter}
          </a>
        </p>
        <p class="note">
          {`${wild.docs}: `}
          <a href={`${site}docs/${page.file}`} hreflang="en" lang="en">
            {page.title}
          </a>
          {', '}
          <a href={`${site}docs/mistakes.html`} hreflang="en">
            {wild.mistakes}
          </a>
        </p>
      </section>
      <nav class="more" aria-labelledby="more">
        <h2 id="more">{wild.more}</h2>
        <DefectList names={wildBugNames.filter((other) => other !== name)} level={3} />
      </nav>
    </Layout>
  );
}
