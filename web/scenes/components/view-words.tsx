/** What a reader, or a program that runs no script, reads of a view. The page's code then renders the same in its place. */
import type { VNode } from 'preact';
import { wordsOf } from '../../playground/app/panels/view-chooser.tsx';
import { ViewLinks } from '../../playground/app/panels/view-links.tsx';
import type { PagedView } from '../../playground/app/views.ts';
import type { Language } from '../../playground/state/language.ts';
import type { Words } from '../words.ts';

interface ViewWordsProps {
  readonly view: PagedView;
  readonly words: Words;
  readonly language: Language;
}

/** As `app/panels/view-caption.tsx` of the page. */
export function ViewWords({ view, words: { captions, page }, language }: ViewWordsProps): VNode {
  const { hint, label } = wordsOf(view, page);
  return (
    <div class="of-scene panels">
      <section class="panel caption">
        <h2>{captions.view.title}</h2>
        <div id="caption">
          <h3>{label}</h3>
          <p>{hint}</p>
          <ViewLinks view={view} captions={captions} language={language} site="./" />
        </div>
      </section>
    </div>
  );
}
