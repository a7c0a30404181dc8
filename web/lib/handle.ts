/** What every part of a tree's class stands on: the native tree, and its end. */
import { type DisposeMethod, disposeSymbol } from './dispose.js';
import { freeNow, freeWithOwner } from './lifetime.js';

/**
 * The native tree as the functions of {@link calls} take it; throws when it is no more.
 *
 * @internal
 */
export let pointerOf: (tree: TreeHandle) => number;

/** A tree as something that can be disposed of; see {@link Quadtree}. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class TreeHandle {
  /** Zero once it is no more. */
  #pointer: number;

  // The rest of the package gets at what nobody else shall see.
  static {
    pointerOf = (tree) => {
      if (tree.#pointer === 0) throw disposedError();
      return tree.#pointer;
    };
  }

  /** @internal */
  constructor(pointer: number) {
    this.#pointer = pointer;
    freeWithOwner(this, pointer);
  }

  /**
   * Frees the tree's memory for other trees; the module's own memory, as WebAssembly's always, grows and
   * never shrinks, until the page or the worker ends. Doing it twice is harmless; every call that asks or changes it throws afterwards. A tree
   * that is forgotten is freed some time after the garbage collector has found it.
   */
  dispose(): void {
    if (this.#pointer === 0) return;
    freeNow(this, this.#pointer);
    this.#pointer = 0;
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
    return this.#pointer === 0;
  }
}

function disposedError(): Error {
  return new Error('Quadtree was disposed: it can no longer be used; create another one');
}

/** `[Symbol.dispose]()` where the project's `lib` has it; the class implements it in any case. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface TreeHandle extends DisposeMethod {}
