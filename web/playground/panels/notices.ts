/** The sentence over the picture: what is wrong goes before what is merely worth a word. */

import type { Strings } from '../strings/strings.ts';
import type { RefusalReason } from '../tree/refusal.ts';
import type { Stage } from './stage.ts';

export class Notices {
  readonly #stage: Stage;
  #strings: Strings;
  #refusal: RefusalReason | undefined;
  #newerLink = false;

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

  newerLink(newer: boolean): void {
    this.#newerLink = newer;
    this.#show();
  }

  #show(): void {
    const { refused, newerLink } = this.#strings;
    const remark = this.#newerLink ? newerLink : '';
    this.#stage.notify(this.#refusal ? refused[this.#refusal] : remark);
  }
}
