/** What every part of a tree's class stands on: the native tree, its memory, its end. */
import { type DisposeMethod, disposeSymbol } from './dispose.js';
import { statusError } from './errors.js';
import type { QuadtreeBinding } from './glue.mjs';
import { freeNow, freeWithOwner } from './lifetime.js';

/**
 * The native tree, while it lives.
 *
 * @internal
 */
export let nativeOf: (tree: TreeHandle) => QuadtreeBinding;

/**
 * The same tree as the functions of {@link calls} take it.
 *
 * @internal
 */
export let pointerOf: (tree: TreeHandle) => number;

/**
 * The module's memory as it is now; growth replaces it.
 *
 * @internal
 */
export let memoryOf: (tree: TreeHandle) => ArrayBufferLike;

/**
 * What a call has found, as a view of rows or positions of nodes.
 *
 * @param count How many, or minus a status.
 * @internal
 */
export function found(tree: TreeHandle, where: string, count: number): Uint32Array {
  if (count < 0) throw statusError(where, -count);
  return new Uint32Array(memoryOf(tree), nativeOf(tree).resultsPointer(), count);
}

/** A tree as something that can be disposed of; see {@link Quadtree}. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class TreeHandle {
  readonly #memory: WebAssembly.Memory;
  readonly #pointer: number;
  #native: QuadtreeBinding | undefined;

  // The rest of the package gets at what nobody else shall see.
  static {
    nativeOf = (tree) => tree.#live();
    pointerOf = (tree) => {
      if (tree.#native === undefined) tree.#live();
      return tree.#pointer;
    };
    memoryOf = (tree) => tree.#memory.buffer;
  }

  /** @internal */
  constructor(native: QuadtreeBinding, memory: WebAssembly.Memory) {
    this.#native = native;
    this.#pointer = native.pointer();
    this.#memory = memory;
    freeWithOwner(this, native);
  }

  /**
   * Frees the tree's memory. Doing it twice is harmless; every other call throws afterwards. A tree
   * that is forgotten is freed some time after the garbage collector has found it.
   */
  dispose(): void {
    if (this.#native === undefined) return;
    freeNow(this, this.#native);
    this.#native = undefined;
  }

  /**
   * The same as `dispose()`, for `using`. Its public type is {@link DisposeMethod}.
   *
   * @internal
   */
  [disposeSymbol](): void {
    this.dispose();
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#native === undefined;
  }

  #live(): QuadtreeBinding {
    const native = this.#native;
    if (native === undefined) {
      throw new Error('Quadtree was disposed: it can no longer be used; create another one');
    }
    return native;
  }
}

/** `[Symbol.dispose]()` where the project's `lib` has it; the class implements it in any case. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface TreeHandle extends DisposeMethod {}
