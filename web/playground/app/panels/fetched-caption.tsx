/** What is said of all scenes but the page's first, and of what stops objects: fetched with its words. */
import type { VNode } from 'preact';
import { siteAddress } from '../../features/embed/embedded.ts';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import type { CaptionStrings } from '../../locales/strings.ts';
import type { PresetId } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';

type ArticleId = keyof CaptionStrings['sources'];

/** The chapter of the project's own article that explains most of what each of the five is about. */
const chapters: Readonly<Record<ArticleId, string>> = {
  s0: 'what-lies-across-a-line',
  s1: 'what-lies-across-a-line',
  s2: 'everything-moves',
  s3: 'edges-and-outside',
  s4: 'candidates-are-not-hits',
};

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
      <p>
        {caption} {motion.value === 'bounce' && <MeetingLine />}
      </p>
      <p class="differs">
        <b>{captions.difference}</b> {differs}
      </p>
      {isArticle(preset) && <ArticleLinks id={preset} captions={captions} />}
    </>
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
  return captions && isArticle(preset) ? <>{captions.sources[preset]}</> : null;
}

interface ArticleLinksProps {
  readonly id: ArticleId;
  readonly captions: CaptionStrings;
}

function ArticleLinks({ id, captions }: ArticleLinksProps): VNode {
  const { language } = useStrings();
  const { links, sources } = captions;
  const site = siteAddress();
  const article = `${site}learn/${language === 'en' ? '' : `${language}/`}`;
  return (
    <p class="scene-source">
      {sources[id]}
      <br />
      <a href={`${article}${chapters[id]}/`}>{links.chapter}</a>
      {' · '}
      <a href={`${site}docs/articles.html`} hreflang="en">
        {links.statements}
      </a>
    </p>
  );
}

function isArticle(id: PresetId): id is ArticleId {
  return Object.hasOwn(chapters, id);
}
