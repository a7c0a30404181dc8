/** The sentence over the picture: what is wrong goes before what is merely worth a word. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Player } from '../../engine/player/player.ts';
import type { ControlName } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Alteration } from '../../state/link-review.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { numberFormat } from '../../ui/number-format.ts';

/** What is to be said of a link that was opened. */
export interface LinkRemarks {
  readonly whole: 'newerLink' | 'damagedLink' | 'cutLink' | 'idleEdits' | undefined;
  readonly alterations: readonly Alteration[];
}

/** A hostile link must not fill the picture. */
const MOST_SHOWN = 4;

export class BannerText {
  /** Empty while there is nothing to say. */
  readonly text: ReadonlySignal<string>;
  readonly #store: Store;
  readonly #remarks = signal<{ readonly of: Settings; readonly remarks: LinkRemarks } | undefined>(
    undefined,
  );

  constructor(store: Store, player: Player, strings: ReadonlySignal<Strings>) {
    this.#store = store;
    this.text = computed(() => {
      const { refused } = strings.value;
      return player.refusal ? refused[player.refusal] : this.#describe(strings.value);
    });
  }

  /** Of a link that was opened just now; the next change of the settings makes them void. */
  async setRemarks(coming: Promise<LinkRemarks>): Promise<void> {
    const of = this.#store.settings;
    const remarks = await coming;
    if (this.#store.settings === of) this.#remarks.value = { of, remarks };
  }

  #describe(strings: Strings): string {
    const known = this.#remarks.value;
    if (known?.of !== this.#store.settings) return '';
    const { whole, alterations } = known.remarks;
    const said = whole ? [strings[whole]] : [];
    if (alterations.length > 0) said.push(strings.changedLink(listOf(alterations, strings)));
    return said.join(' ');
  }
}

function listOf(alterations: readonly Alteration[], strings: Strings): string {
  const shown = alterations.slice(0, MOST_SHOWN).map((one) => describe(one, strings));
  const more = alterations.length - shown.length;
  if (more > 0) shown.push(strings.linkChange.more(numberFormat(strings.language).format(more)));
  return shown.join(' · ');
}

/** The label of what has a control, and the link's own words of all. */
function describe(
  { key, given, name, used }: Alteration,
  { linkChange, parameters: labels }: Strings,
): string {
  const change = `${key}=${given} → ${used ?? linkChange.unknown}`;
  return name && name in labels ? `${labels[name as ControlName].label}: ${change}` : change;
}

export function Banner({ text }: { readonly text: ReadonlySignal<string> }): VNode {
  return (
    <p id="banner" class="banner" role="alert" hidden={text.value === ''}>
      {text}
    </p>
  );
}
