/** Plays a trace from the present event on, one event after another, slowly enough that the sentence of each can be read. */
import { signal } from '@preact/signals';
import type { Trace } from '../../engine/trace/trace.ts';
import type { TracePlayback } from '../../engine/trace/trace-playback.ts';
import type { Store } from '../../state/store.ts';

const MS_PER_EVENT = 1_800;

export class TracePlayer {
  readonly #store: Store;
  readonly #playback: TracePlayback;
  /** The trace that is played. */
  readonly #played = signal<Trace | undefined>(undefined);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: Store, playback: TracePlayback) {
    this.#store = store;
    this.#playback = playback;
  }

  /** Another trace does not play on. */
  get isPlaying(): boolean {
    const played = this.#played.value;
    return played !== undefined && played === this.#playback.current?.trace;
  }

  /** From the beginning, where the trace is at its end. What it explains stands still meanwhile. */
  play(): void {
    this.#store.change({ playing: false });
    const { current } = this.#playback;
    if (!current) return;
    const { at, trace } = current;
    if (at === trace.events.length - 1) this.#store.change({ event: 0 });
    this.#played.value = trace;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#goOn(), MS_PER_EVENT);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#played.value = undefined;
  }

  #goOn(): void {
    const { current } = this.#playback;
    if (!current || !this.isPlaying) return this.pause();
    const event = current.at + 1;
    this.#store.change({ event });
    if (event === current.trace.events.length - 1) this.pause();
  }
}
