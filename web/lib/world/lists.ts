/** The lists of a step. */
import { PAIR_STRIDE } from '../limits.js';
import type { BodyRecords } from './body-records.js';
import type { BodyPair, Contact, ContactPoint, Impact } from './contact.js';
import {
  type BodyId,
  CONTACT_STRIDE,
  CONTACT_WORDS,
  IMPACT_STRIDE,
  IMPACT_WORDS,
  PAIR_WORDS,
} from './limits.js';
import type { WorldModule } from './native-world.js';
import type { WorldHandle } from './world-handle.js';

/** 2^32: by this the second word of an id is multiplied. */
const HIGH = 2 ** 32;

/** The id whose two words begin at an index. */
export function idOf(words: Uint32Array, at: number): BodyId {
  return (words[at]! + HIGH * words[at + 1]!) as BodyId;
}

/** The pairs of a list, without those of bodies that were removed since; those of `exited` are all there. */
export function pairsOf(
  { module, native, records }: WorldHandle,
  name: 'pairs' | 'entered' | 'stayed' | 'exited',
): BodyPair[] {
  const count = native[name]();
  const words = module.memoryWords;
  const first = module.resultAddress >>> 2;
  const pairs: BodyPair[] = [];
  for (let i = 0; i < count; i++) {
    const at = first + PAIR_WORDS * i;
    const pair = { a: idOf(words, at), b: idOf(words, at + 2) };
    if (name === 'exited' || areThere(records, pair)) pairs.push(pair);
  }
  return pairs;
}

/** The ids in a list of pairs, each as often as it is there, also of bodies that were removed since. */
export function* idsInPairs(
  { module, native }: WorldHandle,
  name: 'pairs' | 'exited',
): IterableIterator<BodyId> {
  const count = 2 * native[name]();
  const first = module.resultAddress >>> 2;
  for (let i = 0; i < count; i++) yield idOf(module.memoryWords, first + 2 * i);
}

/** The contacts, without those of bodies that were removed since. */
export function contactsOf({ module, native, records }: WorldHandle): Contact[] {
  const count = native.contacts();
  const first = module.resultAddress >>> 2;
  const contacts: Contact[] = [];
  for (let i = 0; i < count; i++) {
    const contact = contactAt(module, first + CONTACT_WORDS * i);
    if (areThere(records, contact)) contacts.push(contact);
  }
  return contacts;
}

/** How deep two bodies overlap by the contact at an index of words. */
export function depthAt({ memoryFloats: floats }: WorldModule, at: number): number {
  return floats[at + DEPTH]!;
}

function areThere(records: BodyRecords, { a, b }: BodyPair): boolean {
  return !records.haveRemovals || (records.find(a) !== undefined && records.find(b) !== undefined);
}

/** The words of a contact, behind its two ids. */
const NORMAL = 4;
const DEPTH = 6;
/** How many points. */
const COUNT = 7;
const POINTS = 8;
const POINT_WORDS = 4;
const PARTS = 16;

/** The contact at an index of words; `isSwapped` gives it as b saw it. */
export function contactAt(module: WorldModule, at: number, isSwapped = false): Contact {
  const { memoryWords: words, memoryFloats: floats } = module;
  const a = idOf(words, at);
  const b = idOf(words, at + 2);
  const [partA, partB] = [words[at + PARTS]!, words[at + PARTS + 1]!];
  const first = pointAt(module, at + POINTS, isSwapped);
  return {
    a: isSwapped ? b : a,
    b: isSwapped ? a : b,
    normalX: turned(floats[at + NORMAL]!, isSwapped),
    normalY: turned(floats[at + NORMAL + 1]!, isSwapped),
    depth: floats[at + DEPTH]!,
    points:
      words[at + COUNT] === 1
        ? [first]
        : [first, pointAt(module, at + POINTS + POINT_WORDS, isSwapped)],
    partA: isSwapped ? partB : partA,
    partB: isSwapped ? partA : partB,
  };
}

/** A number of a normal, from the other side if it is swapped; zero stays zero, without a sign. */
function turned(number: number, isSwapped: boolean): number {
  return isSwapped ? 0 - number : number;
}

function pointAt(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
  isSwapped: boolean,
): ContactPoint {
  const feature = words[at + 3]!;
  return {
    x: floats[at]!,
    y: floats[at + 1]!,
    depth: floats[at + 2]!,
    feature: isSwapped ? ((feature & 15) << 4) | (feature >> 4) : feature,
  };
}

/** The words of an impact, behind its two ids. */
const IMPACT_FLOATS = 4;
const IMPACT_PARTS = 11;

/** The impacts, without those of bodies that were removed since. */
export function impactsOf({ module, native, records }: WorldHandle): Impact[] {
  const count = native.impacts();
  const { memoryWords: words, memoryFloats: floats } = module;
  const first = module.resultAddress >>> 2;
  const impacts: Impact[] = [];
  for (let i = 0; i < count; i++) {
    const at = first + IMPACT_WORDS * i;
    const numbers = at + IMPACT_FLOATS;
    const impact = {
      bullet: idOf(words, at),
      other: idOf(words, at + 2),
      fraction: floats[numbers]!,
      x: floats[numbers + 1]!,
      y: floats[numbers + 2]!,
      pointX: floats[numbers + 3]!,
      pointY: floats[numbers + 4]!,
      normalX: floats[numbers + 5]!,
      normalY: floats[numbers + 6]!,
      part: words[at + IMPACT_PARTS]!,
      otherPart: words[at + IMPACT_PARTS + 1]!,
    };
    if (areThere(records, { a: impact.bullet, b: impact.other })) impacts.push(impact);
  }
  return impacts;
}

// The same as typed arrays.

export function pairRows(
  { module, native }: WorldHandle,
  where: 'pairRows' | 'enteredRows' | 'stayedRows',
): Uint32Array {
  return module.words(where, native[where](), PAIR_STRIDE);
}

export function contactRows({ module, native }: WorldHandle): Float32Array {
  return module.floats('contactRows', native.contactRows(), CONTACT_STRIDE);
}

export function impactRows({ module, native }: WorldHandle): Float32Array {
  return module.floats('impactRows', native.impactRows(), IMPACT_STRIDE);
}

export function exitedIds({ module, native }: WorldHandle): Float64Array {
  return module.values(Float64Array, 'exitedIds', native.exitedIds(), PAIR_STRIDE).slice();
}

export function departedRows({ module, native }: WorldHandle): Uint32Array {
  return module.words('departedRows', native.departedRows());
}

/** The ids of bodies that left the bounds, without those that were removed since. */
export function departed(world: WorldHandle): BodyId[] {
  const { records } = world;
  return allDeparted(world).filter((id) => records.find(id) !== undefined);
}

/** The ids of bodies that left the bounds, with those that were removed since. */
export function allDeparted({ module, native }: WorldHandle): BodyId[] {
  const words = module.words('departed', native.departed(), 2);
  return Array.from({ length: words.length / 2 }, (_, i) => idOf(words, 2 * i));
}
