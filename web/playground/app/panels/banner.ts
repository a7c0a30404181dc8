/** The sentence over the picture: what is wrong goes before what is merely worth a word. */

import type { RefusalReason } from '../../engine/tree/refusal.ts';
import type { ControlName } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Alteration } from '../../state/link-review.ts';
import type { Stage } from './stage.ts';

/** What is to be said of a link that was opened. */
export interface LinkRemarks {
  readonly whole: 'newerLink' | 'cutLink' | 'idleEdits' | undefined;
  readonly alterations: readonly Alteration[];
}

/** A hostile link must not fill the picture. */
const MOST_SHOWN = 4;
const NONE: LinkRemarks = { whole: undefined, alterations: [] };

export class Notices {
  readonly #stage: Stage;
  #strings: Strings;
  #refusal: RefusalReason | undefined;
  #ofLink = NONE;

  constructor(stage: Stage, strings: Strings) {
    this.#stage = stage;
    this.#strings = strings;
  }

  speak(strings: Strings): void {
    this.#strings = strings;
    this.#show();
  }

  refused(reason: RefusalReason | undefined): void {
    this.#refusal = reason;
    this.#show();
  }

  /** Of a link that was opened; without remarks, what was said of one is forgotten. */
  ofLink(remarks: LinkRemarks = NONE): void {
    this.#ofLink = remarks;
    this.#show();
  }

  #show(): void {
    const { refused } = this.#strings;
    this.#stage.notify(this.#refusal ? refused[this.#refusal] : this.#remarks());
  }

  #remarks(): string {
    const { whole, alterations } = this.#ofLink;
    const said = whole ? [this.#strings[whole]] : [];
    if (alterations.length > 0) said.push(this.#strings.changedLink(this.#listed(alterations)));
    return said.join(' ');
  }

  #listed(alterations: readonly Alteration[]): string {
    const { linkChange, language } = this.#strings;
    const shown = alterations.slice(0, MOST_SHOWN).map((one) => this.#described(one));
    const more = alterations.length - shown.length;
    if (more > 0) shown.push(linkChange.more(new Intl.NumberFormat(language).format(more)));
    return shown.join(' · ');
  }

  /** The label of what has a control, and the link's own words of all. */
  #described({ key, given, name, used }: Alteration): string {
    const { linkChange, parameters: labels } = this.#strings;
    const change = `${key}=${given} → ${used ?? linkChange.unknown}`;
    return name && name in labels ? `${labels[name as ControlName].label}: ${change}` : change;
  }
}
