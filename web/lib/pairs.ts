/** Pairs of objects that overlap. */
import { statusError } from './errors.js';
import type { TreeHandle } from './tree-handle.js';

const NO_PAIRS = new Uint32Array(0);

/** Finds the pairs of one tree, and keeps the view of them. */
export class PairFinder {
  readonly #tree: TreeHandle;
  /** The last view. Growth of the memory empties it. */
  #view: Uint32Array = NO_PAIRS;
  /** Where the pairs were found, and where they end. */
  #address = 0;
  #end = 0;

  constructor(tree: TreeHandle) {
    this.#tree = tree;
  }

  /** Finds the pairs; returns how many there are. */
  find(where: string): number {
    const { module, native } = this.#tree;
    const count = native.pairs();
    if (count < 0) throw statusError(where, -count);
    this.#address = module.resultAddress;
    this.#end = 2 * count;
    return count;
  }

  /** A view of the pairs and of memory behind them; the same view while the pairs fit and do not move. */
  get buffer(): Uint32Array {
    const { module } = this.#tree;
    const isTheSame = this.#view.byteOffset === this.#address && this.#view.length >= this.#end;
    if (!isTheSame || this.#view.length === 0) {
      this.#view = new Uint32Array(module.memory, this.#address, this.#end);
    }
    return this.#view;
  }
}

/** The pairs of an object of one tree and an object of another of the same module. */
export function pairsBetween({ module, native }: TreeHandle, other: TreeHandle): Uint32Array {
  return module.words('pairsBetween', native.pairsBetween(other.native), 2);
}
