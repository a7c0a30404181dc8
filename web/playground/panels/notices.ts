/** The sentence over the picture: what is wrong goes before what is merely worth a word. */

import type { Strings } from '../strings/strings.ts';
import type { RefusalReason } from '../tree/refusal.ts';
import type { Stage } from './stage.ts';

/** What is to be said of a link that was opened. */
export type LinkRemark = 'newerLink' | 'cutLink' | 'idleEdits';

export class Notices {
  readonly #stage: Stage;
  #strings: Strings;
  #refusal: RefusalReason | undefined;
  #ofLink: LinkRemark | undefined;

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

  ofLink(remark: LinkRemark | undefined): void {
    this.#ofLink = remark;
    this.#show();
  }

  #show(): void {
    const { refused } = this.#strings;
    const remark = this.#ofLink ? this.#strings[this.#ofLink] : '';
    this.#stage.notify(this.#refusal ? refused[this.#refusal] : remark);
  }
}
