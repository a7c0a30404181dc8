/** The native world of a World, its module, and how it is freed. */
import { plainError } from '../coded-errors.js';
import { free, freeWithOwner } from '../orphans.js';
import { BodyRecords } from './body-records.js';
import { Listeners } from './listeners.js';
import type { NativeWorld, WorldModule } from './native-world.js';

/** Stands for a view that must be made anew. */
export const NO_TRANSFORMS: Float32Array = new Float32Array(0);

/** The first argument of every function on a world. */
export class WorldHandle {
  readonly module: WorldModule;
  readonly records: BodyRecords = new BodyRecords();
  readonly listeners: Listeners = new Listeners();
  /** The last view of all transforms; empty when the next one must be made anew. Growth of the memory empties it too. */
  transforms: Float32Array = NO_TRANSFORMS;
  #native: NativeWorld | undefined;

  constructor(module: WorldModule, native: NativeWorld) {
    this.module = module;
    this.#native = native;
    freeWithOwner(this, native);
  }

  /**
   * The native world; throws when it was disposed of. User code (getters of an unusual array or of options) may dispose of a
   * world, so read this after it has run.
   */
  get native(): NativeWorld {
    if (this.#native !== undefined) return this.#native;
    throw plainError(
      'World was disposed: it can no longer be used; create another one',
      'disposed',
    );
  }

  get disposed(): boolean {
    return this.#native === undefined;
  }

  dispose(): void {
    if (this.#native === undefined) return;
    free(this, this.#native);
    this.#native = undefined;
    this.transforms = NO_TRANSFORMS;
    this.records.dispose();
    this.listeners.dispose();
  }
}
