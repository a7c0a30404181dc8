/**
 * What differs between two lists of words, as operations that make the second one of the first. Each begins with a word:
 *
 *     2 n       copy n words of the first list; where they begin follows
 *     2 n + 1   n words that follow
 */

/** Copying fewer words takes more than writing them. */
const LEAST_COPY = 3;
/** How many words are looked for elsewhere at once: about those of a body, some of which no other body has. */
const PROBE = 8;

/** Where words of the first list are, by what they are: the first of each. */
class Places {
  readonly #words: Uint32Array;
  /** Plus one; 0 for none. */
  readonly #table: Uint32Array;
  /** How far a hash is shifted, to be an index of the table. */
  readonly #shift: number;

  constructor(words: Uint32Array) {
    this.#words = words;
    this.#shift = Math.clz32(words.length | 255);
    this.#table = new Uint32Array(2 ** (32 - this.#shift));
    for (let at = words.length - PROBE; at >= 0; at--) this.#table[this.#slot(words, at)] = at + 1;
  }

  /** Where some words of another list may be; -1 for nowhere. */
  find(words: Uint32Array, at: number): number {
    if (at + PROBE > words.length) return -1;
    const place = this.#table[this.#slot(words, at)]! - 1;
    return place >= 0 && matchAt(this.#words, place, words, at, PROBE) === PROBE ? place : -1;
  }

  #slot(words: Uint32Array, at: number): number {
    let hash = 0;
    for (let i = 0; i < PROBE; i++) hash = Math.imul(hash ^ words[at + i]!, 0x9e3779b1);
    return hash >>> this.#shift;
  }
}

/** How many words are the same, up to `most`. */
function matchAt(a: Uint32Array, atA: number, b: Uint32Array, atB: number, most: number): number {
  const end = Math.min(most, a.length - atA, b.length - atB);
  let count = 0;
  while (count < end && a[atA + count] === b[atB + count]) count++;
  return count;
}

/** The operations, which take at most a word more than `now` has. Cost: a pass over both. */
export function encodeDelta(before: Uint32Array, now: Uint32Array): Uint32Array {
  const out = new Uint32Array(now.length + 1);
  let size = 0;
  let literal = -1; // where the operation with literal words begins, if the last one is such
  let shift = 0; // from a place in `now` to that in `before`
  let places: Places | undefined;
  const same = (at: number, from: number): number =>
    from < 0 ? 0 : matchAt(before, from, now, at, Number.POSITIVE_INFINITY);
  for (let at = 0; at < now.length; ) {
    let from = at + shift;
    let count = same(at, from);
    if (count < LEAST_COPY) {
      places ??= new Places(before);
      from = places.find(now, at);
      count = same(at, from);
    }
    if (count >= LEAST_COPY) {
      out[size++] = 2 * count;
      out[size++] = from;
      shift = from - at;
      literal = -1;
      at += count;
      continue;
    }
    if (literal < 0) {
      literal = size;
      out[size++] = 1;
    }
    out[literal]! += 2;
    out[size++] = now[at++]!;
  }
  return out.subarray(0, size);
}

/** Whether operations make a list of `length` words of one of `before`. */
export function isDelta(before: number, operations: Uint32Array, length: number): boolean {
  let size = 0;
  for (let at = 0; at < operations.length; ) {
    const operation = operations[at++]!;
    const count = operation >>> 1;
    const isCopy = (operation & 1) === 0;
    const from = isCopy ? operations[at++] : at;
    const end = from === undefined ? Number.POSITIVE_INFINITY : from + count;
    if (end > (isCopy ? before : operations.length)) return false;
    size += count;
    if (!isCopy) at = end;
  }
  return size === length;
}

/** The second list, of `length` words. */
export function decodeDelta(
  before: Uint32Array,
  operations: Uint32Array,
  length: number,
): Uint32Array {
  const now = new Uint32Array(length);
  let size = 0;
  for (let at = 0; at < operations.length; ) {
    const operation = operations[at++]!;
    const count = operation >>> 1;
    const isCopy = (operation & 1) === 0;
    const from = isCopy ? operations[at++]! : at;
    now.set((isCopy ? before : operations).subarray(from, from + count), size);
    size += count;
    if (!isCopy) at += count;
  }
  return now;
}
