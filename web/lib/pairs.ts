/** Which objects overlap each other. */
import { calls, memory, rowsFound, valuesPointer } from './calls.js';
import { quote } from './checks.js';
import { statusError } from './errors.js';
import { pointerOf, TreeHandle } from './handle.js';
import { TreeVisits } from './visits.js';

const NO_PAIRS = new Uint32Array(0);

/** The pairs of a tree, see {@link Quadtree}. */
export class TreePairs extends TreeVisits {
  /** The last view that `pairBuffer` gave. Growth of the memory empties it. */
  #pairs: Uint32Array = NO_PAIRS;
  /** Where the pairs were found, and where they end. */
  #pointer = 0;
  #end = 0;

  /**
   * All overlapping pairs whose filters admit each other: `[a0, b0, a1, b1, ...]`, rows, a < b, each
   * pair once, in an order that the history of calls determines. Cached until the tree changes.
   *
   * @returns Two rows per pair, as a view.
   * @throws RangeError when more than 33,554,432 pairs overlap, those included that filters keep apart, or
   * when there is no memory for them. A tree for each group and `pairsBetween` find fewer.
   */
  pairs(): Uint32Array {
    return rowsFound('pairs', 2 * this.#find('pairs'));
  }

  /**
   * Finds the pairs and leaves them at the beginning of `pairBuffer`. As `pairs`, but it makes no view
   * of just their length: frame after frame, nothing is allocated.
   *
   * @returns How many pairs there are.
   * @throws RangeError as `pairs`.
   *
   * @example
   * ```ts
   * import type { Quadtree } from 'quadrille';
   *
   * function frame(tree: Quadtree): void {
   *   tree.sync();
   *   const end = 2 * tree.findPairs();
   *   const pairs = tree.pairBuffer;
   *   for (let i = 0; i < end; i += 2) console.log(`${pairs[i]} meets ${pairs[i + 1]}`);
   * }
   * ```
   */
  findPairs(): number {
    return this.#find('findPairs');
  }

  #find(where: string): number {
    const count = calls.quadrille_pairs(pointerOf(this));
    if (count < 0) throw statusError(where, -count);
    this.#pointer = valuesPointer();
    this.#end = 2 * count;
    return count;
  }

  /**
   * Where `findPairs` leaves the pairs, two rows each; what stands behind them means nothing. It is the
   * same array for as long as they fit and stay where they are: ask for it after each `findPairs`.
   */
  get pairBuffer(): Uint32Array {
    pointerOf(this);
    const isTheSame = this.#pairs.byteOffset === this.#pointer && this.#pairs.length >= this.#end;
    if (!isTheSame || this.#pairs.length === 0) {
      this.#pairs = new Uint32Array(memory(), this.#pointer, this.#end);
    }
    return this.#pairs;
  }

  /**
   * All overlapping pairs of an object of this tree and one of another, whose filters admit each other:
   * `[a0, b0, a1, b1, ...]`, a row of this tree, a row of the other. By this tree's `touching`. With
   * itself, a tree gives each pair twice and each object with itself. Cost: one query of the larger tree for
   * each object of the smaller.
   *
   * @returns Two rows per pair, as a view.
   * @throws RangeError as `pairs`; TypeError when `other` is no tree, Error when it was disposed.
   */
  pairsBetween(other: TreeHandle): Uint32Array {
    const tree = pointerOf(this);
    if (!(other instanceof TreeHandle)) {
      throw new TypeError(`pairsBetween: other must be a Quadtree, got ${quote(other)}`);
    }
    const count = calls.quadrille_pairs_between(tree, pointerOf(other));
    return rowsFound('pairsBetween', count < 0 ? count : 2 * count);
  }
}
