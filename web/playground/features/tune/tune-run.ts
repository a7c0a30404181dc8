/** The state of the view: how far measuring is, and what came out. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { afterChanges } from '../../engine/after-changes.ts';
import type { Footage } from '../../engine/player/footage.ts';
import { movedBoxes } from '../../engine/player/moved-boxes.ts';
import type { Player } from '../../engine/player/player.ts';
import type { Settings } from '../../state/parameters.ts';
import { effectBetween, type Store } from '../../state/store.ts';
import { type Trial, tune } from './tune.ts';

export interface TuneState {
  /** The frame that is measured. */
  readonly frame: number;
  readonly objects: number;
  /** The name of the recording that it belongs to. */
  readonly recording: string | undefined;
  readonly trials: readonly Trial[];
  readonly isRunning: boolean;
}

export class TuneRun {
  readonly #store: Store;
  readonly #player: Player;
  readonly #footage: Footage | undefined;
  readonly #state = signal<TuneState | undefined>(undefined);
  #running: AbortController | undefined;

  /** `footage`: the recording that is shown, if one is. */
  constructor(store: Store, player: Player, footage: Footage | undefined) {
    this.#store = store;
    this.#player = player;
    this.#footage = footage;
  }

  /** Undefined before the first run. */
  get state(): ReadonlySignal<TuneState | undefined> {
    return this.#state;
  }

  /** Measures the frame that is shown; a run that goes on is given up. */
  async start(): Promise<void> {
    this.#running?.abort();
    const mine = new AbortController();
    this.#running = mine;
    this.#store.change({ playing: false });
    const { frame, world } = this.#player;
    const footage = this.#footage;
    const { number, objects, tree } = frame;
    const { settings } = this.#store;
    const boxes = tree.boxes.slice();
    const moved = movedBoxes(frame, settings, footage);
    const moment = { boxes, moved, settings, world };
    const show = (trials: readonly Trial[], isRunning: boolean): void => {
      if (this.#running !== mine) return;
      this.#state.value = { frame: number, objects, recording: footage?.name, trials, isRunning };
    };
    show([], true);
    show(await tune(moment, (trials) => show(trials, true), mine.signal), false);
  }

  /** Starts again after the objects have changed, or an option that is not tried out. Returns what ends that. */
  restartOnChange(): () => void {
    return afterChanges(this.#store, isOtherScene, () => {
      this.start().catch(reportError);
    });
  }

  /** The run ends with the trials so far. */
  stop(): void {
    this.#running?.abort();
  }
}

function isOtherScene(before: Settings, after: Settings): boolean {
  return (
    effectBetween(before, after) === 'respawn' ||
    before.looseness !== after.looseness ||
    before.touching !== after.touching
  );
}
