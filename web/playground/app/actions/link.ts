/** Copies the link of what is shown, or opens the dialog that shares it by link, code or picture. */
import type { ReadonlySignal } from '@preact/signals';
import type { Player } from '../../engine/player/player.ts';
import { numberFormat } from '../../locales/number-format.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Action } from '../../ui/action.tsx';
import type { Toast } from '../../ui/toast.tsx';
import type { Link } from '../link.ts';
import { reachRemark } from '../link-remark.ts';

interface LinkWords {
  readonly toast: Toast;
  readonly strings: ReadonlySignal<Strings>;
  /** Says words that are fetched. */
  readonly sayFetched: (words: () => Promise<string>) => void;
}

export function linkActions(
  link: Link,
  player: Player,
  { toast, strings, sayFetched }: LinkWords,
  openShareDialog: () => void,
): readonly Action[] {
  const copy = async (): Promise<void> => {
    const { actions, language } = strings.value;
    const frame = numberFormat(language).format(player.destination);
    const copied = await link.copy();
    if (copied === undefined) return toast.say(actions.linkNotCopied);
    sayFetched(async () => {
      const remark = await reachRemark(link, player, strings.value);
      const opensFrame = remark === '' && copied.includes('#');
      // The page of a scene plays it from its beginning.
      return opensFrame ? actions.linkCopied(frame) : `${actions.copied} ${remark}`.trim();
    });
  };
  return [
    {
      id: 'button-link',
      place: 'steps',
      icon: () => 'link',
      label: ({ actions }) => actions.copyLink,
      keys: ['c', 'C'],
      run: () => void copy(),
    },
    {
      id: 'button-share',
      place: 'transport',
      icon: () => 'share',
      label: ({ actions }) => actions.share,
      keys: [],
      run: openShareDialog,
    },
  ];
}
