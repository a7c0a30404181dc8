/** Where a view leads on: rendered by the page, and in the view's own file (`web/scenes`). */
import type { VNode } from 'preact';
import type { CaptionStrings } from '../../locales/strings.ts';
import { viewLeads } from '../view-leads.ts';
import type { PagedView } from '../views.ts';
import { IndexLink } from './index-link.tsx';

interface ViewLinksProps {
  readonly view: PagedView;
  readonly captions: CaptionStrings;
  readonly language: string;
  /** The folder of the site, with a slash at its end. */
  readonly site: string;
}

export function ViewLinks({ view, captions, language, site }: ViewLinksProps): VNode {
  const { links } = captions;
  const { chapter, document } = viewLeads[view];
  return (
    <p class="scene-source">
      <a href={`${site}learn/${language === 'en' ? '' : `${language}/`}${chapter}/`}>
        {links.chapter}
      </a>
      {' · '}
      <a href={`${site}docs/${document}`} hreflang="en">
        {links.document}
      </a>
      {' · '}
      <IndexLink language={language} site={site} words={links.all} />
    </p>
  );
}
