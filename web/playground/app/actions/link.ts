/** Copies the link of what is shown, or opens the dialog that shares it by link, code or picture. */
import type { ReadonlySignal } from '@preact/signals';
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Action } from '../../ui/action.tsx';
import { numberFormat } from '../../ui/number-format.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { Link } from '../link.ts';
import { reachRemark } from '../link-remark.ts';

export function linkActions(
  link: Link,
  player: Player,
  toast: Toast,
  strings: ReadonlySignal<Strings>,
  openShareDialog: () => void,
): readonly Action[] {
  const copy = async (): Promise<void> => {
    const { actions, language } = strings.value;
    const frame = numberFormat(language).format(player.destination);
    if (!(await link.copy())) return toast.say(actions.linkNotCopied);
    const remark = await reachRemark(link, player, strings.value);
    toast.say(remark === '' ? actions.linkCopied(frame) : `${actions.copied} ${remark}`);
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
