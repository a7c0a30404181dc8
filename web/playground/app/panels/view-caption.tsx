/** What is said of a view that stands in place of the picture: fetched with its words. */
import type { VNode } from 'preact';
import { siteAddress } from '../../features/embed/embedded.ts';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import { useStore } from '../../state/store-context.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import type { PagedView } from '../views.ts';
import { wordsOf } from './view-chooser.tsx';
import { ViewLinks } from './view-links.tsx';

export function ViewCaption({ view }: { readonly view: PagedView }): VNode | null {
  const strings = useStrings();
  const captions = useFetchedStrings(captionStringsOf);
  const { placement } = useStore().signals;
  if (!captions) return null;
  const { label, hint } = wordsOf(view, strings);
  const placements = strings.parameters.placement.choices;
  return (
    <>
      <h2 id="caption-title">{captions.view.title}</h2>
      <div id="caption">
        <h3 id="scene-title">{label}</h3>
        <p>{hint}</p>
        {view === 'compare' && <p>{captions.view.numbers(placements[placement.value])}</p>}
        <ViewLinks
          view={view}
          captions={captions}
          language={strings.language}
          site={siteAddress()}
        />
      </div>
    </>
  );
}
