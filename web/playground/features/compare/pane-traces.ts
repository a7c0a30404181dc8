/** The same trace in every pane: each tree's own events for the same object or query, in step with the trace panel. */

import type { Player } from '../../engine/player/player.ts';
import { answerOf, type Trace } from '../../engine/trace/trace.ts';
import { TracePlayback, type TraceStep } from '../../engine/trace/trace-playback.ts';
import type { PanePainter } from '../../render/pane-painter.ts';
import { TraceLayer } from '../../render/trace/trace-layer.ts';
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
  countsOf(step: TraceStep): string;
  sentenceOf(step: TraceStep, settings: Settings): string;
}

export class PaneTraces {
  readonly #store: Store;
  readonly #player: Player;
  readonly #text: TraceText;
  readonly #signal: AbortSignal;
  readonly #main: TracePlayback;
  readonly #playbacks = new WeakMap<Contender, TracePlayback>();
  /** What each pane that has a layer for it shows. */
  readonly #steps = new Map<Pane, TraceStep | undefined>();

  constructor(store: Store, player: Player, text: TraceText, signal: AbortSignal) {
    this.#store = store;
    this.#player = player;
    this.#text = text;
    this.#signal = signal;
    this.#main = new TracePlayback(store, player);
  }

  /** Shows in a pane the trace of its variant as far as it is played; it is painted later. */
  show(pane: Pane, painter: PanePainter, contender: Contender): void {
    if (!this.#steps.has(pane))
      painter.lay(new TraceLayer(() => this.#steps.get(pane)), this.#signal);
    const step = this.#playbackOf(contender)?.current;
    this.#steps.set(pane, step);
    const { settings } = this.#store;
    if (step) pane.recite(this.#text.countsOf(step), this.#text.sentenceOf(step, settings));
    else {
      const isTreeless = settings.story !== 'none' && !(contender instanceof TreeContender);
      pane.recite('', isTreeless ? this.#text.treeless : '');
    }
  }

  #playbackOf(contender: Contender): TracePlayback | undefined {
    if (!(contender instanceof TreeContender)) return undefined;
    const known = this.#playbacks.get(contender);
    if (known) return known;
    const player = this.#player;
    const source = {
      frame: contender.frame,
      get next() {
        return player.next;
      },
      get refusal() {
        return contender.refusal;
      },
    };
    const made = new TracePlayback(this.#store, source, (trace) => this.#indexIn(trace));
    this.#playbacks.set(contender, made);
    return made;
  }

  /** As far on as the trace panel: all come to their answers together. */
  #indexIn(trace: Trace): number {
    const main = this.#main.current;
    if (!main) return this.#store.settings.event;
    const [answer, own] = [answerOf(main.trace), answerOf(trace)];
    if (main.at >= answer) return own + main.at - answer;
    return Math.round((main.at / answer) * own);
  }
}
