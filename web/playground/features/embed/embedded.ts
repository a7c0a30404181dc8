/** What an embedded page is told by its own address. */
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

/** The address of the whole page: `v1/embed.html` lies below it. */
export function wholePage(): string {
  return isEmbedded() ? siteAddress() : location.href;
}

/** The folder that the whole page, the article and the documents lie in, with a slash at its end. */
export function siteAddress(): string {
  return new URL(document.documentElement.dataset['whole'] ?? './', location.href).href;
}
