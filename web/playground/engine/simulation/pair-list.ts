/** Pairs of rows in an order that depends on nothing but the pairs: links show the same scene with any version of the library. */

export class PairList {
  #first: Uint32Array = new Uint32Array(1_024);
  #second: Uint32Array = new Uint32Array(1_024);
  #sortedFirst: Uint32Array = new Uint32Array(1_024);
  #sortedSecond: Uint32Array = new Uint32Array(1_024);
  #ends = new Uint32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Valid up to `length`, until pairs are added or sorted. */
  get first(): Uint32Array {
    return this.#first;
  }

  get second(): Uint32Array {
    return this.#second;
  }

  clear(): void {
    this.#length = 0;
  }

  add(first: number, second: number): void {
    if (this.#length === this.#first.length) this.#grow();
    this.#first[this.#length] = first;
    this.#second[this.#length] = second;
    this.#length++;
  }

  /** By first row, and by second among equals. Rows are below `rows`. */
  sort(rows: number): void {
    if (this.#ends.length <= rows) this.#ends = new Uint32Array(rows + 1);
    this.#sortBy(this.#second);
    this.#sortBy(this.#first);
  }

  /** Drops the others; asks in their order. */
  retain(isWanted: (first: number, second: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.#length; i++) {
      const [first, second] = [this.#first[i]!, this.#second[i]!];
      if (!isWanted(first, second)) continue;
      this.#first[kept] = first;
      this.#second[kept] = second;
      kept++;
    }
    this.#length = kept;
  }

  /** A counting sort, which leaves equals in their order. */
  #sortBy(keys: Uint32Array): void {
    const ends = this.#ends.fill(0);
    for (let i = 0; i < this.#length; i++) ends[keys[i]!]!++;
    for (let row = 1; row < ends.length; row++) ends[row]! += ends[row - 1]!;
    for (let i = this.#length - 1; i >= 0; i--) {
      const to = --ends[keys[i]!]!;
      this.#sortedFirst[to] = this.#first[i]!;
      this.#sortedSecond[to] = this.#second[i]!;
    }
    [this.#first, this.#sortedFirst] = [this.#sortedFirst, this.#first];
    [this.#second, this.#sortedSecond] = [this.#sortedSecond, this.#second];
  }

  #grow(): void {
    const size = 2 * this.#first.length;
    this.#first = resized(this.#first, size);
    this.#second = resized(this.#second, size);
    this.#sortedFirst = new Uint32Array(size);
    this.#sortedSecond = new Uint32Array(size);
  }
}

function resized(numbers: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(size);
  larger.set(numbers);
  return larger;
}
