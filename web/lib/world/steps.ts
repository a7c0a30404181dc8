/** A step, and the callbacks that it calls; those for the pairs of the last step. */
import { bitsOf, checkCallback, checkOptions } from '../checks.js';
import { plainError, rangeError, typeError } from '../coded-errors.js';
import { OK } from '../errors.js';
import { checkChoice } from '../options.js';
import { masksOf, type PairMasks } from '../pairs.js';
import { quote } from '../quote.js';
import { recordOf, viewTransforms } from './bodies.js';
import type { BodyRecord } from './body-records.js';
import type { Contact, Impact } from './contact.js';
import { INVALID_TRANSFORM, worldError } from './errors.js';
import { type BodyId, CONTACT_WORDS, PAIR_WORDS, TRANSFORM_STRIDE } from './limits.js';
import type {
  BodyMasks,
  DepartCallback,
  EventKind,
  Listener,
  PairCallback,
  TouchCallback,
} from './listeners.js';
import { contactAt, departed, depthAt, idOf, impactsOf } from './lists.js';
import type { WorldHandle } from './world-handle.js';

/** The list with the pairs of each kind of event. */
const LISTS = { enter: 'entered', stay: 'stayed', exit: 'exited' } as const;
type PairKind = keyof typeof LISTS;
const KINDS: readonly EventKind[] = ['enter', 'stay', 'exit', 'depart'];

/** `given` are masks and a callback, or only a callback. */
export function on(world: WorldHandle, kind: EventKind, ...given: readonly unknown[]): () => void {
  const where = 'on';
  checkChoice(where, 'kind', kind, KINDS);
  const [first, second] = given;
  const hasMasks = typeof first !== 'function' || second !== undefined;
  const [masks, callback] = hasMasks ? [first, second] : [{}, first];
  checkCallback(where, 'callback', callback);
  checkOptions(where, masks, kind === 'depart' ? ['a', 'body'] : ['a', 'b', 'body'], 'masks');
  const { a, b, body } = masks as PairMasks & Partial<BodyMasks>;
  if (a !== undefined && body !== undefined) {
    throw typeError(`${where}: a must be left out where body says who it is, got ${quote(a)}`);
  }
  const bits = { a: bitsOf(where, 'a', a), b: bitsOf(where, 'b', b) };
  const { listeners, records } = world;
  void world.native;
  return listeners.add(kind, {
    ...bits,
    body: body === undefined ? undefined : recordOf(world, where, body, 'body').id,
    callback: callback as TouchCallback,
    addedIn: records.steps,
    isActive: true,
  });
}

/** `given` is what the caller has passed, which must be nothing. */
export function step(world: WorldHandle, given: unknown): void {
  const where = 'step';
  const { native, records, listeners } = world;
  if (given !== undefined) {
    throw typeError(
      `${where}: takes no time, as a world moves nothing: move the bodies, then call step(); got ${quote(given)}`,
    );
  }
  refuseInCallback(world, where);
  const status = -native.step();
  if (status !== OK) throw stepError(world, where, status);
  records.countStep();
  const thrown: unknown[] = [];
  listeners.areRunning = true;
  const skipped = listeners.skipped;
  if (skipped.length > 0) listeners.skipped = [];
  dispatch(world, 'exit', skipped, undefined, thrown);
  // The last exits of those that are gone were told.
  listeners.endThoseOf((body) => records.isGone(body));
  records.applyCategories();
  const impacts = impactsOfPairs(world);
  if (impacts === undefined) dispatch(world, 'enter', [], undefined, thrown);
  else dispatchEnters(world, impacts, thrown);
  dispatch(world, 'stay', [], impacts, thrown);
  dispatchDepartures(world, thrown);
  listeners.areRunning = false;
  if (thrown.length > 0) throw thrown[0];
}

/** Throws while callbacks run that are told of the lists of the last step. */
export function refuseInCallback({ listeners }: WorldHandle, where: string): void {
  if (!listeners.areRunning) return;
  throw plainError(
    `${where}: cannot be called in a callback of on() or forEachPair()`,
    'in-callback',
  );
}

/** Calls back for the pairs of the last step, in order, until the callback returns `'stop'`. */
export function forEachPair(
  world: WorldHandle,
  callback: PairCallback,
  masks: PairMasks | undefined,
): void {
  const where = 'forEachPair';
  checkCallback(where, 'callback', callback);
  const wanted = { ...masksOf(where, masks), body: undefined, callback };
  const { module, native, records, listeners } = world;
  const count = native.pairs();
  const first = module.resultAddress >>> 2;
  const contacts = new ContactCursor(world);
  const { areRunning } = listeners;
  listeners.areRunning = true;
  try {
    for (let i = 0; i < count && !world.disposed; i++) {
      const at = first + PAIR_WORDS * i;
      const words = module.memoryWords;
      const [bodyA, bodyB] = [records.find(idOf(words, at)), records.find(idOf(words, at + 2))];
      if (bodyA === undefined || bodyB === undefined) continue;
      if (callFor(wanted, bodyA, bodyB, contacts) === 'stop') return;
    }
  } finally {
    listeners.areRunning = areRunning;
  }
}

function stepError(world: WorldHandle, where: string, status: number): Error {
  if (status !== INVALID_TRANSFORM) return worldError(where, status);
  const row = world.native.errorIndex();
  const at = TRANSFORM_STRIDE * row;
  const got = viewTransforms(world)
    .subarray(at, at + TRANSFORM_STRIDE)
    .join(', ');
  return rangeError(
    `${where}: row ${row} of transforms must be a finite x, y and angle and a scale of more than zero, which keep the body in the range of 32-bit floats, got ${got}`,
  );
}

/**
 * Calls the listeners of one kind, for each pair in order; those of `skipped` are left out. What listeners throw goes to `thrown`,
 * and the others are called all the same: an enter that nobody was told of would still have its exit.
 */
function dispatch(
  world: WorldHandle,
  kind: PairKind,
  skipped: readonly number[],
  impacts: PairImpacts | undefined,
  thrown: unknown[],
): void {
  if (world.disposed) return;
  const { module, native, records, listeners } = world;
  const byBody = listeners.byKind[kind];
  // Without listeners, enters that removals leave out are noted all the same, as their exits are then left out too.
  const leavesOut = kind === 'enter' && records.haveRemovals;
  if (byBody.size === 0 && !leavesOut) return;
  const count = native[LISTS[kind]]();
  const first = module.resultAddress >>> 2;
  const details = kind === 'exit' ? undefined : new ContactCursor(world, impacts);
  const find = (id: number): BodyRecord | undefined =>
    kind === 'exit' ? records.findListed(id) : records.find(id);
  let next = 0;
  for (let i = 0; i < count && !world.disposed; i++) {
    const at = first + PAIR_WORDS * i;
    const [a, b] = [idOf(module.memoryWords, at), idOf(module.memoryWords, at + 2)];
    if (skipped[next] === a && skipped[next + 1] === b) {
      next += 2;
      continue;
    }
    const [bodyA, bodyB] = [find(a), find(b)];
    if (bodyA !== undefined && bodyB !== undefined) {
      callEach(world, kind, byBody.get(undefined), bodyA, bodyB, details, thrown);
      callEach(world, kind, byBody.get(a), bodyA, bodyB, details, thrown);
      callEach(world, kind, byBody.get(b), bodyA, bodyB, details, thrown);
    } else if (kind === 'enter') {
      listeners.skipped.push(a, b);
    }
  }
}

/** The impacts of a step by the ids of the two bodies: one, or that of each of two bullets. */
type PairImpacts = ReadonlyMap<string, readonly Impact[]>;

/** Those of the last step; undefined where there are none, and where nobody is told of them. */
function impactsOfPairs(world: WorldHandle): PairImpacts | undefined {
  if (world.disposed) return undefined;
  const { enter, stay } = world.listeners.byKind;
  const impacts = enter.size === 0 && stay.size === 0 ? [] : impactsOf(world);
  if (impacts.length === 0) return undefined;
  const byPair = new Map<string, Impact[]>();
  for (const impact of impacts) {
    const { bullet, other } = impact;
    const key = pairKey(Math.min(bullet, other), Math.max(bullet, other));
    byPair.set(key, [...(byPair.get(key) ?? []), impact]);
  }
  return byPair;
}

function pairKey(a: number, b: number): string {
  return `${a} ${b}`;
}

/** An enter in a step with impacts. */
interface Enter {
  readonly a: BodyId;
  readonly b: BodyId;
  /** The index of its deepest contact. */
  readonly contact: number | undefined;
  readonly impacts: readonly Impact[];
  /** One of its bodies was removed before its turn. */
  isSkipped: boolean;
}

/** As `dispatch`, but where bullets have met others, in the order of time. */
function dispatchEnters(world: WorldHandle, impacts: PairImpacts, thrown: unknown[]): void {
  const { module, records, listeners } = world;
  const byBody = listeners.byKind.enter;
  const enters = entersOf(world, impacts);
  const inTime = [...enters];
  inTime.sort((one, other) => timeOf(one) - timeOf(other));
  for (const enter of inTime) {
    if (world.disposed) return;
    const [bodyA, bodyB] = [records.find(enter.a), records.find(enter.b)];
    if (bodyA === undefined || bodyB === undefined) {
      enter.isSkipped = true;
      continue;
    }
    const { contact } = enter;
    const details: PairDetails = {
      contactOf: (_a, _b, isSwapped) =>
        contact === undefined ? undefined : contactAt(module, contact, isSwapped),
      impactOf: (_a, _b, first) => impactOf(enter.impacts, first),
    };
    for (const body of [undefined, enter.a, enter.b]) {
      callEach(world, 'enter', byBody.get(body), bodyA, bodyB, details, thrown);
    }
  }
  for (const { a, b, isSkipped } of enters) if (isSkipped) listeners.skipped.push(a, b);
}

/** Of two bullets, that of the body that a callback gets first. */
function impactOf(impacts: readonly Impact[], first: BodyId): Impact | undefined {
  return impacts.find(({ bullet }) => bullet === first) ?? impacts[0];
}

/** What is not of a bullet is found at the end of the step. */
function timeOf({ impacts }: Enter): number {
  return impacts[0]?.fraction ?? 1;
}

/** The enters of the last step, in order. */
function entersOf(world: WorldHandle, impacts: PairImpacts): Enter[] {
  const { module, native } = world;
  const contacts = new ContactCursor(world);
  const count = native.entered();
  const first = module.resultAddress >>> 2;
  return Array.from({ length: count }, (_, i) => {
    const at = first + PAIR_WORDS * i;
    const [a, b] = [idOf(module.memoryWords, at), idOf(module.memoryWords, at + 2)];
    const contact = contacts.deepestOf(a, b);
    return { a, b, contact, impacts: impacts.get(pairKey(a, b)) ?? [], isSkipped: false };
  });
}

/** Calls the listeners whose masks a pair fits; of an enter or a stay, until one of them removes a body of it. */
function callEach(
  world: WorldHandle,
  kind: PairKind,
  listeners: readonly Listener[] = [],
  a: BodyRecord,
  b: BodyRecord,
  details: PairDetails | undefined,
  thrown: unknown[],
): void {
  const { records } = world;
  for (const listener of listeners) {
    if (world.disposed) return;
    if (kind !== 'exit' && (records.find(a.id) !== a || records.find(b.id) !== b)) return;
    if (!isCalled(world, listener)) continue;
    try {
      callFor(listener, a, b, details);
    } catch (error) {
      thrown.push(error);
    }
  }
}

/** Calls the listeners of bodies that left the bounds, in order, as long as they do not remove the body. */
function dispatchDepartures(world: WorldHandle, thrown: unknown[]): void {
  if (world.disposed) return;
  const { records } = world;
  const byBody = world.listeners.byKind.depart;
  if (byBody.size === 0) return;
  for (const id of departed(world)) {
    for (const listener of [...(byBody.get(undefined) ?? []), ...(byBody.get(id) ?? [])]) {
      if (world.disposed) return;
      const record = records.find(id);
      if (record === undefined) break;
      if (!isCalled(world, listener) || (record.category & listener.a) === 0) continue;
      try {
        (listener.callback as DepartCallback)(id);
      } catch (error) {
        thrown.push(error);
      }
    }
  }
}

/** False for a listener that was ended, and in the step in which it was added. */
function isCalled({ records }: WorldHandle, { isActive, addedIn }: Listener): boolean {
  return isActive && addedIn < records.steps;
}

/** What a call for a pair needs of a listener. */
type Wanted = Pick<Listener, 'a' | 'b' | 'body' | 'callback'>;

/** Calls back for a pair that fits the masks, in their order; returns what the callback does. */
function callFor(
  wanted: Wanted,
  a: BodyRecord,
  b: BodyRecord,
  details: PairDetails | undefined,
): unknown {
  const isSwapped = !fits(wanted, a, b);
  if (isSwapped && !fits(wanted, b, a)) return undefined;
  const [first, second] = isSwapped ? [b, a] : [a, b];
  const contact = details?.contactOf(a.id, b.id, isSwapped);
  const impact = details?.impactOf(a.id, b.id, first.id);
  return wanted.callback(first.id, second.id, contact, impact);
}

function fits({ body, a, b }: Wanted, first: BodyRecord, second: BodyRecord): boolean {
  const isFirst = body === undefined || body === first.id;
  return isFirst && (first.category & a) !== 0 && (second.category & b) !== 0;
}

/** What is told of a pair besides its ids. */
interface PairDetails {
  /** The contact of a pair, if it has one; of several, the deepest one. `isSwapped` gives it as b saw it. */
  contactOf(a: BodyId, b: BodyId, isSwapped: boolean): Contact | undefined;
  /** Its impact, if it has one: of two bullets, that of the body that comes first in the call. */
  impactOf(a: BodyId, b: BodyId, first: BodyId): Impact | undefined;
}

/** Finds the contacts of pairs that come in order, and their impacts. */
class ContactCursor implements PairDetails {
  readonly #module: WorldHandle['module'];
  readonly #impacts: PairImpacts | undefined;
  readonly #end: number;
  #at: number;

  constructor({ module, native }: WorldHandle, impacts?: PairImpacts) {
    this.#module = module;
    this.#impacts = impacts;
    const count = native.contacts();
    this.#at = module.resultAddress >>> 2;
    this.#end = this.#at + CONTACT_WORDS * count;
  }

  contactOf(a: BodyId, b: BodyId, isSwapped: boolean): Contact | undefined {
    const at = this.deepestOf(a, b);
    return at === undefined ? undefined : contactAt(this.#module, at, isSwapped);
  }

  impactOf(a: BodyId, b: BodyId, first: BodyId): Impact | undefined {
    const impacts = this.#impacts?.get(pairKey(a, b));
    return impacts === undefined ? undefined : impactOf(impacts, first);
  }

  /** The index of the deepest contact of a pair. */
  deepestOf(a: BodyId, b: BodyId): number | undefined {
    const words = this.#module.memoryWords;
    for (; this.#at < this.#end; this.#at += CONTACT_WORDS) {
      const [hereA, hereB] = [idOf(words, this.#at), idOf(words, this.#at + 2)];
      if (hereA === a && hereB === b) return this.#deepest(a, b);
      if (hereA > a || (hereA === a && hereB > b)) return undefined;
    }
    return undefined;
  }

  /** The index of the deepest contact of a pair, the first one of which is next. */
  #deepest(a: number, b: number): number {
    const words = this.#module.memoryWords;
    let deepest = this.#at;
    for (let at = deepest + CONTACT_WORDS; at < this.#end; at += CONTACT_WORDS) {
      if (idOf(words, at) !== a || idOf(words, at + 2) !== b) break;
      if (depthAt(this.#module, at) > depthAt(this.#module, deepest)) deepest = at;
    }
    return deepest;
  }
}
