/** Where a scene leads on: rendered by the page, and in the scene's own file (`web/scenes`). */
import type { VNode } from 'preact';
import type { CaptionStrings } from '../../locales/strings.ts';
import type { PresetId } from '../../state/parameters.ts';
import { sceneLeads } from '../../state/scene-leads.ts';
import { IndexLink } from './index-link.tsx';

interface SceneLinksProps {
  readonly id: PresetId;
  readonly captions: CaptionStrings;
  readonly language: string;
  /** The folder of the site, with a slash at its end. */
  readonly site: string;
}

/** The article that the scene comes from, if it does, and where the scene is explained. */
export function SceneLinks({ id, captions, language, site }: SceneLinksProps): VNode {
  const { links, sources } = captions;
  const { article, chapter, document } = sceneLeads[id];
  return (
    <p class="scene-source">
      {isOfArticle(id, sources) && (
        <>
          {sources[id]}
          <br />
        </>
      )}
      <a href={`${site}learn/${language === 'en' ? '' : `${language}/`}${chapter}/`}>
        {links.chapter}
      </a>
      {article !== undefined && (
        <>
          {' · '}
          <a href={`${site}docs/articles.html#${article}`} hreflang="en">
            {links.statements}
          </a>
        </>
      )}
      {' · '}
      <a href={`${site}docs/${document}`} hreflang="en">
        {links.code}
      </a>
      {' · '}
      <IndexLink language={language} site={site} words={links.all} />
    </p>
  );
}

/** Whether a scene comes from an article. */
export function isOfArticle(
  id: PresetId,
  sources: CaptionStrings['sources'],
): id is keyof CaptionStrings['sources'] {
  return Object.hasOwn(sources, id);
}
