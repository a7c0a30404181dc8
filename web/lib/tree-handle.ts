/** The native tree behind a Quadtree: the module it lives in, and the end of its life. */
import type { NativeModule, NativeQuadtree } from './native-module.js';

/** No view. */
export const NO_BOXES: Float32Array = new Float32Array(0);

/** Frees native trees whose owners were forgotten. Made on first use: importing must do nothing. */
let registry: FinalizationRegistry<NativeQuadtree> | undefined;

/** What every function about a tree takes. */
export class TreeHandle {
  readonly module: NativeModule;
  /** The last view of all boxes; empty when the next one must be made anew. Growth of the memory empties it too. */
  boxes: Float32Array = NO_BOXES;
  #native: NativeQuadtree | undefined;

  constructor(module: NativeModule, native: NativeQuadtree) {
    this.module = module;
    this.#native = native;
    registry ??= new FinalizationRegistry((orphan) => orphan.delete());
    registry.register(this, native, this);
  }

  /**
   * The native tree; throws when it was disposed of. Code of the user's (getters of an odd array or filter)
   * may dispose of a tree, so ask after it has run.
   */
  get native(): NativeQuadtree {
    if (this.#native === undefined) throw disposedError();
    return this.#native;
  }

  get disposed(): boolean {
    return this.#native === undefined;
  }

  dispose(): void {
    if (this.#native === undefined) return;
    registry?.unregister(this);
    this.#native.delete();
    this.#native = undefined;
  }
}

function disposedError(): Error {
  return new Error('Quadtree was disposed: it can no longer be used; create another one');
}
