/** Live text for screen readers: what the reader's own deeds led to, at most once a second, and nothing while it merely runs. */
import type { Frame } from '../../engine/player/frame.ts';
import type { Strings } from '../../locales/strings.ts';
import type { ParameterName, Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { say } from '../../ui/dom.ts';

const SHORTEST_INTERVAL = 1_000;

export class Announcer {
  readonly #target: HTMLElement;
  readonly #strings: Strings;
  readonly #store: Store;
  readonly #format: Intl.NumberFormat;
  readonly #signal: AbortSignal;
  #compose: (() => string) | undefined;
  #waiting = false;
  #frame: Frame | undefined;

  constructor(target: HTMLElement, store: Store, strings: Strings, signal: AbortSignal) {
    this.#target = target;
    this.#strings = strings;
    this.#store = store;
    this.#format = new Intl.NumberFormat(strings.language);
    this.#signal = signal;
    store.listen((settings, changed) => this.#hear(settings, changed), signal);
  }

  /** Remembers the frame; a paused one that is new is worth a sentence. */
  show(frame: Frame): void {
    const first = this.#frame === undefined;
    this.#frame = frame;
    if (!first && !this.#store.settings.playing) this.announce(() => this.#describe());
  }

  announce(compose: () => string): void {
    this.#compose = compose;
    if (this.#waiting) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      if (!this.#signal.aborted) say(this.#target, this.#compose?.() ?? '');
    }, SHORTEST_INTERVAL);
  }

  #hear(settings: Settings, changed: ReadonlySet<ParameterName>): void {
    if (changed.has('preset'))
      this.announce(() => this.#strings.sceneChosen(this.#strings.scenes[settings.preset].name));
    else if (changed.has('playing'))
      this.announce(() =>
        this.#store.settings.playing ? this.#strings.playing : this.#describe(),
      );
    else if (changed.has('probeX') || changed.has('probeY')) this.announce(() => this.#probeSays());
  }

  #describe(): string {
    const frame = this.#frame;
    if (!frame) return '';
    const said = this.#format;
    const scene = this.#strings.pausedAt(
      said.format(frame.number),
      said.format(frame.objects),
      said.format(frame.collidingPairs),
      said.format(frame.tree.stats.nodes),
    );
    return frame.probed ? `${scene} ${this.#probeSays()}` : scene;
  }

  #probeSays(): string {
    const { candidates = 0, hits = 0 } = this.#frame ?? {};
    return this.#strings.probeSays(this.#format.format(candidates), this.#format.format(hits));
  }
}
