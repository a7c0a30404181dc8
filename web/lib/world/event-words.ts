/**
 * What the events of a world need that C++ does not have, in words of 32 bits, little-endian, behind the bytes of a snapshot or a save:
 *
 *     3 words for each body whose category of the last step is another than now, and for each body of its pairs that was removed
 *     since: id, category
 *     4 words for each pair whose `enter` nobody was told of: two ids
 *     how many of each, a checksum of all words before, and a mark
 *
 * Where there is nothing to say, it is left out. The last word of what C++ writes is 0 or the high word of an id, and never the mark.
 */
import { DAMAGED_SNAPSHOT, statusError } from '../errors.js';
import type { BodyId } from './limits.js';
import { idOf } from './lists.js';

/** "QUAE" */
const MARK = 0x45415551;

const BODY = 3;
const PAIR = 4;
const END = 4;

const HIGH = 2 ** 32;

/** What events need of the past. */
export interface EventState {
  /** The category that the last step knew, of bodies that have another one now and of bodies that were removed since. */
  readonly categories: ReadonlyMap<BodyId, number>;
  /** Pairs whose `enter` was left out: two ids each, in order. */
  readonly skipped: BodyId[];
}

/** What events need, in words. */
export function eventWords({ categories, skipped }: EventState): readonly number[] {
  if (categories.size === 0 && skipped.length === 0) return [];
  const words = [
    ...Array.from(categories, ([id, category]) => [...wordsOf(id), category]),
    ...skipped.map(wordsOf),
  ].flat();
  words.push(categories.size, skipped.length / 2);
  words.push(checksumOf(words), MARK);
  return words;
}

/** The bytes of a snapshot with what events need. */
export function withEvents(
  bytes: Uint8Array<ArrayBuffer>,
  state: EventState,
): Uint8Array<ArrayBuffer> {
  const words = eventWords(state);
  if (words.length === 0) return bytes;
  const all = new Uint8Array(bytes.length + 4 * words.length);
  all.set(bytes);
  const view = new DataView(all.buffer, bytes.length);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return all;
}

/** The bytes that are for C++, and what events need. */
export function splitEvents(
  where: string,
  bytes: Uint8Array,
): { readonly bytes: Uint8Array; readonly events: EventState } {
  const { buffer, byteOffset, length } = bytes;
  const view = new DataView(buffer, byteOffset, length);
  const wordAt = (at: number): number => view.getUint32(at, true);
  if (length < 4 * END || wordAt(length - 4) !== MARK) {
    return { bytes, events: { categories: new Map(), skipped: [] } };
  }
  const [bodies, pairs] = [wordAt(length - 16), wordAt(length - 12)];
  const end = length - 4 * (BODY * bodies + PAIR * pairs + END);
  if (end < 0) throw statusError(where, DAMAGED_SNAPSHOT);
  const words = Uint32Array.from({ length: (length - end) / 4 }, (_, i) => wordAt(end + 4 * i));
  if (checksumOf(words.subarray(0, -2)) !== words.at(-2))
    throw statusError(where, DAMAGED_SNAPSHOT);
  const categories = new Map(
    Array.from({ length: bodies }, (_, i) => [idOf(words, BODY * i), words[BODY * i + 2]! | 0]),
  );
  const first = BODY * bodies;
  const skipped = Array.from({ length: 2 * pairs }, (_, i) => idOf(words, first + 2 * i));
  return { bytes: bytes.subarray(0, end), events: { categories, skipped } };
}

/** The two words of an id. */
function wordsOf(id: number): number[] {
  return [id % HIGH, Math.floor(id / HIGH)];
}

/** FNV-1a of 32 bits, fed with a word at a time. */
function checksumOf(words: Iterable<number>): number {
  let checksum = 0x811c9dc5;
  for (const word of words) checksum = Math.imul(checksum ^ word, 0x01000193);
  return checksum >>> 0;
}
