/** Live text for screen readers: what the reader's own actions led to, at most once a second, and nothing while it merely runs. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { VNode } from 'preact';
import type { Player } from '../../engine/player/player.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';

const SHORTEST_INTERVAL = 1_000;

export class Announcer {
  readonly #store: Store;
  readonly #player: Player;
  readonly #strings: ReadonlySignal<Strings>;
  readonly #sentence: ReadonlySignal<string | undefined>;
  readonly #text = signal('');
  #opening: (() => string) | undefined;
  #compose: (() => string) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** While `sentence` has a value, that is said in place of what the picture shows. */
  constructor(
    store: Store,
    player: Player,
    strings: ReadonlySignal<Strings>,
    sentence: ReadonlySignal<string | undefined>,
  ) {
    this.#store = store;
    this.#player = player;
    this.#strings = strings;
    this.#sentence = sentence;
  }

  /** From here on, changes are announced. What `opening` returns is said first, before those within the same second. */
  begin(opening: () => string): void {
    this.#opening = opening;
    this.#sayWithinASecond();
    const strings = this.#strings;
    const { playing, preset, probeX, probeY } = this.#store.signals;
    // What is heard of last is said: another scene goes before playing, and that before the probe.
    onChange(
      () => [probeX.value, probeY.value],
      () => this.announce(() => (this.#player.frame.probed ? this.#probeSays() : this.#describe())),
    );
    onChange(
      () => playing.value,
      () => this.announce(() => (playing.value ? strings.value.playing : this.#describe())),
    );
    onChange(
      () => preset.value,
      () => this.announce(() => this.#sceneSays()),
    );
    onChange(
      () => this.#player.frame,
      () => !playing.value && this.announce(() => this.#describe()),
    );
    effect(() => {
      if (this.#sentence.value !== undefined) this.announce(() => this.#describe());
    });
  }

  get text(): ReadonlySignal<string> {
    return this.#text;
  }

  /** Several within a second are said as the last of them. */
  announce(compose: () => string): void {
    this.#compose = compose;
    this.#sayWithinASecond();
  }

  #sayWithinASecond(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#text.value = [this.#opening?.(), this.#compose?.()].filter(Boolean).join(' ');
      this.#opening = undefined;
    }, SHORTEST_INTERVAL);
  }

  #sceneSays(): string {
    const { sceneChosen, scenes } = this.#strings.value;
    return sceneChosen(scenes[this.#store.settings.preset].name);
  }

  #describe(): string {
    if (this.#sentence.value !== undefined) return this.#sentence.value;
    const { frame } = this.#player;
    const { collidingPairs, number, objects, stats } = frame;
    const scene = this.#strings.value.pausedAt(number, objects, collidingPairs, stats.nodes);
    return frame.probed ? `${scene} ${this.#probeSays()}` : scene;
  }

  #probeSays(): string {
    const { candidates, hits } = this.#player.frame;
    return this.#strings.value.probeSays(candidates, hits);
  }
}

/** Calls `react` whenever what `read` reads changes, but not at first. */
function onChange(read: () => unknown, react: () => unknown): void {
  let isFirst = true;
  effect(() => {
    read();
    if (!isFirst) untracked(react);
    isFirst = false;
  });
}

export function Announcements({ announcer }: { readonly announcer: Announcer }): VNode {
  return (
    <p id="status" class="unseen" role="status" aria-live="polite">
      {announcer.text}
    </p>
  );
}
