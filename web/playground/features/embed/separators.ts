/** Writes numbers as the embedding page does. */
import { effect, type Signal } from '@preact/signals';
import { type Separators, separateBy } from '../../locales/number-format.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';

/** The space is one at which no line ends, narrow as between the digits of one number. */
const separators: Readonly<Record<Settings['thousands'], Separators | undefined>> = {
  auto: undefined,
  comma: { group: ',', decimal: '.' },
  point: { group: '.', decimal: ',' },
  space: { group: '\u{202f}', decimal: ',' },
};

/** Follows the setting: another choice renders the page anew, as another language does. */
export function keepSeparators({ signals }: Store, strings: Signal<Strings>): void {
  let shown: Settings['thousands'] = 'auto';
  effect(() => {
    const { thousands } = signals;
    if (thousands.value === shown) return;
    shown = thousands.value;
    separateBy(separators[shown]);
    strings.value = { ...strings.peek() };
  });
}
