/** The same trace in every pane: each tree's own events for the same object or query, in step with the trace panel. */

import type { Player } from '../../engine/player/player.ts';
import { answerOf, type Tale } from '../../engine/trace/trace.ts';
import { type Moment, Telling } from '../../engine/trace/trace-playback.ts';
import type { PanePainter } from '../../render/pane-painter.ts';
import { StorySheet } from '../../render/trace/trace-layer.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import type { Pane } from '../../ui/pane.ts';
import { TreeContender } from './tree-variant.ts';
import type { Contender } from './variant.ts';

/** Puts the events of a trace into words. */
export interface TraceText {
  /** Said where there is no tree to trace. */
  readonly treeless: string;
  /** What is counted up to the event. */
  countsOf(moment: Moment): string;
  sentenceOf(moment: Moment, settings: Settings): string;
}

export class PaneTraces {
  readonly #store: Store;
  readonly #player: Player;
  readonly #text: TraceText;
  readonly #signal: AbortSignal;
  readonly #main: Telling;
  readonly #tellings = new WeakMap<Contender, Telling>();
  /** What each pane that has a layer for it shows. */
  readonly #moments = new Map<Pane, Moment | undefined>();

  constructor(store: Store, player: Player, text: TraceText, signal: AbortSignal) {
    this.#store = store;
    this.#player = player;
    this.#text = text;
    this.#signal = signal;
    this.#main = new Telling(store, player);
  }

  /** Shows in a pane the trace of its variant as far as it is played; it is painted later. */
  show(pane: Pane, painter: PanePainter, contender: Contender): void {
    if (!this.#moments.has(pane))
      painter.lay(new StorySheet(() => this.#moments.get(pane)), this.#signal);
    const moment = this.#tellingOf(contender)?.now;
    this.#moments.set(pane, moment);
    const { settings } = this.#store;
    if (moment) pane.recite(this.#text.countsOf(moment), this.#text.sentenceOf(moment, settings));
    else {
      const isTreeless = settings.story !== 'none' && !(contender instanceof TreeContender);
      pane.recite('', isTreeless ? this.#text.treeless : '');
    }
  }

  #tellingOf(contender: Contender): Telling | undefined {
    if (!(contender instanceof TreeContender)) return undefined;
    const known = this.#tellings.get(contender);
    if (known) return known;
    const player = this.#player;
    const teller = {
      frame: contender.frame,
      get next() {
        return player.next;
      },
      get refusal() {
        return contender.refusal;
      },
    };
    const made = new Telling(this.#store, teller, (tale) => this.#placeIn(tale));
    this.#tellings.set(contender, made);
    return made;
  }

  /** As far on as the trace panel: all come to their answers together. */
  #placeIn(tale: Tale): number {
    const main = this.#main.now;
    if (!main) return this.#store.settings.event;
    const [answer, own] = [answerOf(main.tale), answerOf(tale)];
    if (main.at >= answer) return own + main.at - answer;
    return Math.round((main.at / answer) * own);
  }
}
