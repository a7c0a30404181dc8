/** Opens and ends lessons. An ended one gives back the scene that was there before. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type KeptScene, keptScene, reopen } from '../../engine/player/kept-scene.ts';
import type { Player } from '../../engine/player/player.ts';
import { choicesIn, type OwnLesson, ownLessons } from '../../state/lessons.ts';
import type { Store } from '../../state/store.ts';
import { lessMotion } from '../../ui/less-motion.ts';

export class Lessons {
  readonly #store: Store;
  readonly #player: Player;
  readonly #leave: (change: () => void) => void;
  readonly #onFailure: (tryAgain: () => void) => void;
  /** Undefined where the page began with a lesson. */
  #before: KeptScene | undefined;
  readonly #openings = signal(0);

  /**
   * `leave` runs what leads to another scene, as one step of the browser's history; `onFailure` is called with what tries again when the
   * states of a lesson cannot be fetched.
   */
  constructor(
    store: Store,
    player: Player,
    leave: (change: () => void) => void,
    onFailure: (tryAgain: () => void) => void,
  ) {
    this.#onFailure = onFailure;
    this.#store = store;
    this.#player = player;
    this.#leave = leave;
    effect(() => {
      const scene = keptScene(store, player);
      if (scene.settings.lesson === 'none') this.#before = scene;
    });
  }

  /** Counts how often the reader has opened a lesson: its card then gets the focus, and is scrolled into view. */
  get openings(): ReadonlySignal<number> {
    return this.#openings;
  }

  /** Fetches the states of its pages, and shows the first. `tour` is the JSON of an author's lesson. */
  async open(lesson: OwnLesson | 'own', tour = ''): Promise<void> {
    const scene = await import('../../engine/player/scene-change.ts').catch(() =>
      this.#onFailure(() => void this.open(lesson, tour)),
    );
    if (!scene) return;
    const change = { lesson, page: 1, tour };
    this.#leave(() => scene.changeScene(this.#store, this.#player, change, lessMotion()));
    this.#openings.value++;
  }

  /** The lesson after the present one; undefined after the last one, and after one of an author. */
  get next(): OwnLesson | undefined {
    const { lesson } = this.#store.settings;
    return lesson === 'own' || lesson === 'none'
      ? undefined
      : ownLessons[ownLessons.indexOf(lesson) + 1];
  }

  /** Ends the lesson and opens the scene from before it: with its settings, its frame, its edits and its camera. */
  close(): void {
    const before = this.#before;
    if (!before) return this.keepScene();
    this.#leave(() => reopen(this.#player, before, choicesIn(this.#store.settings)));
  }

  /** Ends the lesson with the scene of its page. */
  keepScene(): void {
    this.#store.change({ lesson: 'none', page: 1, tour: '' });
  }
}
