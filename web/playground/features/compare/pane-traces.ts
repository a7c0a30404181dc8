/** The same trace in every pane: each tree's own events for the same object or query, in step with the trace panel. */

import type { Player } from '../../engine/player/player.ts';
import { answerOf, type Trace } from '../../engine/trace/trace.ts';
import { TracePlayback, type TraceStep } from '../../engine/trace/trace-playback.ts';
import type { Layer } from '../../render/picture.ts';
import { TraceLayer } from '../../render/trace/trace-layer.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { TreeVariant } from './tree-variant.ts';
import type { Variant } from './variant.ts';

/** Puts the events of a trace into words. */
export interface TraceText {
  /** Said where there is no tree to trace. */
  readonly treeless: string;
  /** What is counted up to the event. */
  countsOf(step: TraceStep): string;
  sentenceOf(step: TraceStep, settings: Settings): string;
}

export class PaneTraces {
  readonly text: TraceText;
  readonly #store: Store;
  readonly #player: Player;
  readonly #main: TracePlayback;
  readonly #playbacks = new WeakMap<Variant, TracePlayback>();

  constructor(store: Store, player: Player, text: TraceText) {
    this.text = text;
    this.#store = store;
    this.#player = player;
    this.#main = new TracePlayback(store, player);
  }

  /** The trace of a variant as far as it is played. Undefined without a tree, or while nothing is traced. */
  stepOf(variant: Variant | undefined): TraceStep | undefined {
    return variant instanceof TreeVariant ? this.#playbackOf(variant).current : undefined;
  }

  /** A layer over a pane's picture that draws what `step` returns. */
  layer(step: () => TraceStep | undefined): Layer {
    return new TraceLayer(step);
  }

  #playbackOf(variant: TreeVariant): TracePlayback {
    const known = this.#playbacks.get(variant);
    if (known) return known;
    const player = this.#player;
    const source = {
      frame: variant.frame,
      get next() {
        return player.next;
      },
      get refusal() {
        return variant.refusal;
      },
    };
    const made = new TracePlayback(this.#store, source, (trace) => this.#indexIn(trace));
    this.#playbacks.set(variant, made);
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
