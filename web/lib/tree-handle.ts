/** The native tree of a Quadtree, its module, and how it is freed. */
import { plainError } from './coded-errors.js';
import type { NativeModule, NativeQuadtree } from './native-module.js';
import { free, freeWithOwner } from './orphans.js';
import { PairLoops } from './pair-loops.js';

/** Stands for a view that must be made anew. */
export const NO_BOXES: Float32Array = new Float32Array(0);

/** The first argument of every function on a tree. */
export class TreeHandle {
  readonly module: NativeModule;
  /** The last view of all boxes; empty when the next one must be made anew. Growth of the memory empties it too. */
  boxes: Float32Array = NO_BOXES;
  /** The data of objects, by row; undefined for rows without. As long as the last row with data needs. */
  readonly data: unknown[] = [];
  readonly pairLoops: PairLoops = new PairLoops();
  /** False while all objects certainly have the default filter. */
  mayHaveFilters = false;
  #native: NativeQuadtree | undefined;

  constructor(module: NativeModule, native: NativeQuadtree) {
    this.module = module;
    this.#native = native;
    freeWithOwner(this, native);
  }

  /**
   * The native tree; throws when it was disposed of. User code (getters of an unusual array or of options)
   * may dispose of a tree, so read this after it has run.
   */
  get native(): NativeQuadtree {
    if (this.#native === undefined) throw disposedError();
    return this.#native;
  }

  get disposed(): boolean {
    return this.#native === undefined;
  }

  /** To be called when all objects were removed or replaced: their data go, and loops over their pairs end. */
  forgetObjects(): void {
    this.boxes = NO_BOXES;
    this.data.length = 0;
    this.pairLoops.endAll();
  }

  dispose(): void {
    if (this.#native === undefined) return;
    free(this, this.#native);
    this.#native = undefined;
    this.forgetObjects();
  }
}

function disposedError(): Error {
  return plainError(
    'Quadtree was disposed: it can no longer be used; create another one',
    'disposed',
  );
}
