/** What keys do: one entry for each action that is offered and has one, in the order of the actions. */
import type { VNode } from 'preact';
import type { Strings } from '../../locales/strings.ts';
import type { Action } from '../../ui/action.tsx';
import { MODIFIER } from '../../ui/shortcuts.ts';
import { useStrings } from '../../ui/strings.tsx';

export function KeyHelp({ actions }: { readonly actions: readonly Action[] }): VNode {
  const strings = useStrings();
  const { entry, onPicture } = strings.keyHelp;
  const entries = actions.flatMap(({ isAbsent, keys: [key], label }) =>
    key === undefined || isAbsent?.() ? [] : [entry(nameOf(key, strings), label(strings))],
  );
  return <p>{[...entries, onPicture].join(' · ')}</p>;
}

/** As it is printed on the key, or in words where that is a mark or a blank. */
function nameOf(key: string, strings: Strings): string {
  const { modifier, names } = strings.keyHelp;
  if (key.startsWith(MODIFIER)) return `${modifier}+${nameOf(key.slice(MODIFIER.length), strings)}`;
  if (key in names) return names[key as keyof typeof names];
  return key.replace(/.$/, (letter) => letter.toUpperCase());
}
