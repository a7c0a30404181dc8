/** Words of 32 bits, little-endian, as snapshots have them. */

const HIGH = 2 ** 32;

/** Reads words one by one; throws what `damaged` makes where there are no more. */
export class WordReader {
  readonly #view: DataView;
  /** Makes the error for words that cannot be. */
  readonly damaged: () => Error;
  #at = 0;

  constructor(bytes: Uint8Array, damaged: () => Error) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.damaged = damaged;
  }

  /** How many words are left. */
  get left(): number {
    return Math.floor((this.#view.byteLength - this.#at) / 4);
  }

  word(): number {
    const at = this.#next();
    return this.#view.getUint32(at, true);
  }

  float(): number {
    const at = this.#next();
    return this.#view.getFloat32(at, true);
  }

  floats(count: number): number[] {
    return this.list(count, () => this.float());
  }

  id(): number {
    const low = this.word();
    return low + HIGH * this.word();
  }

  /** `count` items of at least a word each. */
  list<Item>(count: number, read: () => Item): Item[] {
    if (count > this.left) throw this.damaged();
    return Array.from({ length: count }, read);
  }

  #next(): number {
    if (this.left === 0) throw this.damaged();
    const at = this.#at;
    this.#at += 4;
    return at;
  }
}
