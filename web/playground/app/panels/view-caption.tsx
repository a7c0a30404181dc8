/** What is said of a view that stands in place of the picture: fetched with its words. */
import type { VNode } from 'preact';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import { useStore } from '../../state/store-context.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import type { ViewName } from '../views.ts';
import { wordsOf } from './view-chooser.tsx';

export function ViewCaption({ view }: { readonly view: ViewName }): VNode | null {
  const strings = useStrings();
  const words = useFetchedStrings(captionStringsOf)?.view;
  const { placement } = useStore().signals;
  if (!words) return null;
  const { label, hint } = wordsOf(view, strings);
  const placements = strings.parameters.placement.choices;
  return (
    <>
      <h2 id="caption-title">{words.title}</h2>
      <div id="caption">
        <h3 id="scene-title">{label}</h3>
        <p>{hint}</p>
        {view === 'compare' && <p>{words.numbers(placements[placement.value])}</p>}
      </div>
    </>
  );
}
