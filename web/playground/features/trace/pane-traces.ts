/** One story in several panes: each tree tells its own of the same object or question, in step with the one of the strip. */

import type { House } from '../../app/page.tsx';
import { answerOf, type Tale } from '../../engine/trace/trace.ts';
import { storyWordsOf } from '../../locales/languages.ts';
import type { StoryStrings, Strings } from '../../locales/strings.ts';
import type { Pane } from '../../render/panes/pane.ts';
import { TreeContender } from '../compare/tree-variant.ts';
import type { Contender } from '../compare/variant.ts';
import { StoryWords } from './event-text.ts';
import { StorySheet } from './trace-layer.ts';
import { type Moment, Telling, tallyOf } from './trace-playback.ts';

export async function paneStories(
  house: House,
  strings: Strings,
  signal: AbortSignal,
): Promise<PaneStories> {
  return new PaneStories(house, strings, await storyWordsOf(strings), signal);
}

export class PaneStories {
  readonly #house: House;
  readonly #strings: StoryStrings;
  readonly #format: Intl.NumberFormat;
  readonly #words: StoryWords;
  readonly #signal: AbortSignal;
  readonly #main: Telling;
  readonly #tellings = new WeakMap<Contender, Telling>();
  /** What each pane that has a sheet shows. */
  readonly #moments = new Map<Pane, Moment | undefined>();

  constructor(house: House, { language }: Strings, strings: StoryStrings, signal: AbortSignal) {
    this.#house = house;
    this.#strings = strings;
    this.#format = new Intl.NumberFormat(language);
    this.#words = new StoryWords(strings, this.#format);
    this.#signal = signal;
    this.#main = new Telling(house.store, house.player);
  }

  /** Has a pane tell what its contender has to tell now; it is painted later. */
  tell(pane: Pane, contender: Contender): void {
    if (!this.#moments.has(pane))
      pane.lay(new StorySheet(() => this.#moments.get(pane)), this.#signal);
    const moment = this.#tellingOf(contender)?.now;
    this.#moments.set(pane, moment);
    const { settings } = this.#house.store;
    if (moment) pane.recite(this.#numbersOf(moment), this.#words.sentenceOf(moment, settings));
    else {
      const isTreeless = settings.story !== 'none' && !(contender instanceof TreeContender);
      pane.recite('', isTreeless ? this.#strings.treeless : '');
    }
  }

  #numbersOf(moment: Moment): string {
    const { hits, leftOut, tested, visited } = this.#strings.tally;
    const tally = tallyOf(moment);
    const said = (count: number): string => this.#format.format(count);
    return [
      visited(said(tally.visited)),
      leftOut(said(tally.leftOut)),
      tested(said(tally.tested)),
      hits(said(tally.hits)),
    ].join(' · ');
  }

  #tellingOf(contender: Contender): Telling | undefined {
    if (!(contender instanceof TreeContender)) return undefined;
    const known = this.#tellings.get(contender);
    if (known) return known;
    const { player, store } = this.#house;
    const teller = {
      frame: contender.frame,
      get next() {
        return player.next;
      },
      get refusal() {
        return contender.refusal;
      },
    };
    const made = new Telling(store, teller, (tale) => this.#placeIn(tale));
    this.#tellings.set(contender, made);
    return made;
  }

  /** As far on as the strip: all come to their answers together. */
  #placeIn(tale: Tale): number {
    const main = this.#main.now;
    if (!main) return this.#house.store.settings.event;
    const [answer, own] = [answerOf(main.tale), answerOf(tale)];
    if (main.at >= answer) return own + main.at - answer;
    return Math.round((main.at / answer) * own);
  }
}
