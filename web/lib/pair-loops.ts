/** Loops over pairs that go on while the callback adds and removes objects. */
import { PAIR_STRIDE, type Row } from './limits.js';

/**
 * The loops over the pairs of one tree that run now, one within the other. Each goes over a copy of the
 * pairs. Copies are kept for the loops that follow.
 */
export class PairLoops {
  /** A copy for each loop that runs, the outermost first, and then unused ones. */
  readonly #copies: Uint32Array[] = [];
  #running = 0;
  /** Counts loops. Removals are stamped with the number of the last loop. */
  #started = 0;
  /** The stamp of the last removal in each row: 64-bit floats, which never wrap around. */
  #removals = new Float64Array(0);
  #lastRemoval = 0;
  #era = 0;

  /** Changes when all loops over the objects must end. */
  get era(): number {
    return this.#era;
  }

  get areRunning(): boolean {
    return this.#running > 0;
  }

  /** To be called while loops run, when the object in a row was removed from a tree with that many rows. */
  noteRemoval(row: number, rows: number): void {
    if (this.#removals.length < rows) {
      const removals = new Float64Array(2 * rows);
      removals.set(this.#removals);
      this.#removals = removals;
    }
    this.#removals[row] = this.#lastRemoval = this.#started;
  }

  /** All loops end, each when its callback returns. */
  endAll(): void {
    this.#era++;
  }

  /** The array for the copy of the next loop, with room for `pairs` pairs. */
  copyFor(pairs: number): Uint32Array {
    const copy = this.#copies[this.#running];
    const length = PAIR_STRIDE * pairs;
    if (copy !== undefined && copy.length >= length) return copy;
    const larger = new Uint32Array(Math.ceil(1.5 * length));
    this.#copies[this.#running] = larger;
    return larger;
  }

  /**
   * Calls back for the first `pairs` pairs of a copy, without those of an object that was removed since,
   * until the callback returns `'stop'`.
   */
  run(copy: Uint32Array, pairs: number, onPair: (a: Row, b: Row) => unknown): void {
    const loop = ++this.#started;
    const era = this.#era;
    this.#running++;
    try {
      for (let i = 0; i < PAIR_STRIDE * pairs; i += PAIR_STRIDE) {
        const a = copy[i]! as Row;
        const b = copy[i + 1]! as Row;
        if (this.#lastRemoval >= loop && (this.#isGone(a, loop) || this.#isGone(b, loop))) continue;
        if (onPair(a, b) === 'stop' || this.#era !== era) return;
      }
    } finally {
      this.#running--;
    }
  }

  /** True when the object that was in a row when a loop began was removed since. */
  #isGone(row: number, loop: number): boolean {
    return this.#removals[row]! >= loop;
  }
}
