/** What is said of all scenes but the page's first, and of what stops objects: fetched with its words. */
import type { VNode } from 'preact';
import { siteAddress } from '../../features/embed/embedded.ts';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import type { PresetId } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { isOfArticle, SceneLinks } from './scene-links.tsx';

export function FetchedCaption({
  preset,
}: {
  readonly preset: Exclude<PresetId, 'crowd'>;
}): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  const { motion } = useStore().signals;
  if (!captions) return null;
  const { caption, differs } = captions[preset];
  return (
    <>
      <SceneLine preset={preset} />
      <p>
        {caption} {motion.value === 'bounce' && <MeetingLine />}
      </p>
      <p class="differs">
        <b>{captions.difference}</b> {differs}
      </p>
      <FetchedLinks preset={preset} />
    </>
  );
}

/** What a scene shows, in one line. */
export function SceneLine({ preset }: { readonly preset: PresetId }): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  if (!captions) return null;
  return (
    <p>
      <strong>{captions.lines[preset]}</strong>
    </p>
  );
}

/** What objects in bouncing motion do where they meet. */
export function MeetingLine(): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  const { response } = useStore().signals;
  return captions ? <>{captions.meeting[response.value]}</> : null;
}

/** The name of an article, its language, and what its scene teaches. */
export function ArticleName({ preset }: { readonly preset: PresetId }): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  return captions && isOfArticle(preset, captions.sources) ? <>{captions.sources[preset]}</> : null;
}

/** Where a scene leads on. */
export function FetchedLinks({ preset }: { readonly preset: PresetId }): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  const { language } = useStrings();
  if (!captions) return null;
  return <SceneLinks id={preset} captions={captions} language={language} site={siteAddress()} />;
}
