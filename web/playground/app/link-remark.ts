import type { Player } from '../engine/player/player.ts';
import type { Strings } from '../locales/strings.ts';
import type { Link } from './link.ts';

/** What is to be said of a link that does not lead to the very frame shown, fetched if there is anything; otherwise ''. */
export async function reachRemark(
  link: Link,
  { edits }: Player,
  strings: Strings,
): Promise<string> {
  if (link.reach === 'exact') return '';
  const { fetchReachRemark } = await import('../features/share/reach-remark.ts');
  return fetchReachRemark(link, edits.length, strings);
}
