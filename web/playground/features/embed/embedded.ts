/** What the page is told by its own file: `index.html`, `embed.html`, and those of scenes differ in attributes. */
import { includes } from '../../state/parameter.ts';
import type { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';

type Part = (typeof parameters.hide.values)[number];

/** Whether this is embed.html. */
export function isEmbedded(): boolean {
  return document.documentElement.dataset['page'] === 'embed';
}

/** Whether the embedding page hides a part. The whole page has all. */
export function isHidden({ signals }: Store, part: Part): boolean {
  return isEmbedded() && includes(signals.hide.value, part);
}

/** What this page opens without a fragment, as one; empty but in the page of a scene. */
export function ownState(): string {
  return document.documentElement.dataset['state'] ?? '';
}

/** The address of the whole page: `v1/embed.html` and the pages of scenes lie below it. */
export function wholePage(): string {
  return isEmbedded() || ownState() ? siteAddress() : location.href;
}

let site: string | undefined;

/** The folder that the whole page, the article and the documents lie in, with a slash at its end. The page may leave its own folder. */
export function siteAddress(): string {
  site ??= new URL(document.documentElement.dataset['whole'] ?? './', location.href).href;
  return site;
}
