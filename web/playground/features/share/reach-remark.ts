/** What is to be said of a link that does not lead to the very frame that is shown. */
import { shareStringsOf } from '../../locales/share-strings.ts';
import type { ShareStrings, Strings } from '../../locales/strings.ts';

/**
 * How far a copied link leads: to the frame that is shown, only to the scene's beginning, to the frame before the edits that do not fit
 * in it, or, where a recording is shown, only to the scene that the settings describe.
 */
export type Reach = 'exact' | 'fromStart' | 'fewerEdits' | 'otherScene';

export interface ReachingLink {
  readonly reach: Reach;
  /** The edits that fit in it. */
  readonly held: { readonly count: number };
}

/** Fetches the words in the language of `strings`; '' where the link leads to the frame. `edits`: how many there are. */
export async function fetchReachRemark(
  link: ReachingLink,
  edits: number,
  strings: Strings,
): Promise<string> {
  const { reach } = await shareStringsOf(strings);
  return reachRemark(link, edits, reach);
}

export function reachRemark(
  { held, reach }: ReachingLink,
  edits: number,
  said: ShareStrings['reach'],
): string {
  if (reach === 'exact') return '';
  if (reach !== 'fewerEdits') return said[reach];
  return said.fewerEdits(held.count, edits);
}
