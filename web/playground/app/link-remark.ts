import type { Player } from '../engine/player/player.ts';
import type { Strings } from '../locales/strings.ts';
import { numberFormat } from '../ui/number-format.ts';
import type { Link } from './link.ts';

/** What is to be said of a link that does not lead to the very frame shown; otherwise ''. */
export function reachRemark(link: Link, { edits }: Player, strings: Strings): string {
  const { fromStart, fewerEdits, otherScene } = strings.linkReach;
  if (link.reach === 'exact') return '';
  if (link.reach === 'fromStart') return fromStart;
  if (link.reach === 'otherScene') return otherScene;
  const format = numberFormat(strings.language);
  return fewerEdits(format.format(link.held.count), format.format(edits.length));
}
