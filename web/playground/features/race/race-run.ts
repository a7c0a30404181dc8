/** The state of the race view: how far the race is, and what came out. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { afterChanges } from '../../engine/after-changes.ts';
import type { Footage } from '../../engine/player/footage.ts';
import type { Player } from '../../engine/player/player.ts';
import type { Settings } from '../../state/parameters.ts';
import { effectBetween, type Store } from '../../state/store.ts';
import { type Course, generatedCourse, recordedCourse } from './course.ts';
import { type Result, race, type Step } from './race.ts';

export interface Outcome {
  readonly settings: Settings;
  readonly results: readonly Result[];
  /** False if it was stopped before its end. */
  readonly isWhole: boolean;
}

export type RaceState = { readonly course: Course } & (
  | { readonly step: Step; readonly outcome?: undefined }
  | { readonly step?: undefined; readonly outcome: Outcome }
);

export class RaceRun {
  readonly #store: Store;
  readonly #player: Player;
  readonly #footage: Footage | undefined;
  readonly #state = signal<RaceState | undefined>(undefined);
  #running: AbortController | undefined;

  /** `footage`: the recording that is shown, if one is. */
  constructor(store: Store, player: Player, footage: Footage | undefined) {
    this.#store = store;
    this.#player = player;
    this.#footage = footage;
  }

  /** Undefined before the first race. */
  get state(): ReadonlySignal<RaceState | undefined> {
    return this.#state;
  }

  /** Starts a race with the present settings; one that runs is given up. */
  async start(): Promise<void> {
    this.#running?.abort();
    const mine = new AbortController();
    this.#running = mine;
    const { settings } = this.#store;
    const course = this.#footage
      ? recordedCourse(settings, this.#footage)
      : generatedCourse(settings, this.#player.world);
    const show = (state: RaceState): void => {
      if (this.#running === mine) this.#state.value = state;
    };
    const { signal: until } = mine;
    const onStep = (step: Step): void => show({ course, step });
    const results = await race(course, onStep, until);
    show({ course, outcome: { settings, results, isWhole: !until.aborted } });
  }

  /** Starts a race once more, without playback beside it, which would be timed too. */
  startAgain(): void {
    this.#store.change({ playing: false });
    this.start().catch(reportError);
  }

  /** Starts again some time after settings change on which the results depend. Returns what ends that. */
  restartOnChange(): () => void {
    return afterChanges(this.#store, needsRestart, () => this.startAgain());
  }

  /** The race that runs ends with the results so far. */
  stop(): void {
    this.#running?.abort();
  }
}

function needsRestart(before: Settings, after: Settings): boolean {
  const change = effectBetween(before, after);
  return change === 'respawn' || change === 'rebuild' || before.raceWorld !== after.raceWorld;
}
