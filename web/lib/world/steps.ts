/** A step, and the callbacks that it calls. */
import { bitsOf, checkCallback, checkOptions } from '../checks.js';
import { OK } from '../errors.js';
import { checkChoice } from '../options.js';
import { viewTransforms } from './bodies.js';
import type { BodyRecord } from './body-records.js';
import { INVALID_TRANSFORM, worldError } from './errors.js';
import { CONTACT_WORDS, PAIR_WORDS, TRANSFORM_STRIDE } from './limits.js';
import type { EventKind, EventMasks, Listener, TouchCallback } from './listeners.js';
import { contactAt, idOf } from './lists.js';
import type { WorldHandle } from './world-handle.js';

/** The list with the pairs of each kind of event. */
const LISTS = { enter: 'entered', stay: 'stayed', exit: 'exited' } as const;
const KINDS: readonly EventKind[] = ['enter', 'stay', 'exit'];

export function on(
  world: WorldHandle,
  kind: EventKind,
  masks: EventMasks,
  callback: TouchCallback,
): () => void {
  const where = 'on';
  checkChoice(where, 'kind', kind, KINDS);
  checkOptions(where, masks, ['a', 'b'], 'masks');
  const [a, b] = [bitsOf(where, 'a', masks.a), bitsOf(where, 'b', masks.b)];
  checkCallback(where, 'callback', callback);
  void world.native;
  return world.listeners.add(kind, a, b, callback);
}

export function step(world: WorldHandle): void {
  const where = 'step';
  const { native, records, listeners } = world;
  if (listeners.areRunning) {
    throw new Error(`${where}: the last step has not ended; a callback of on() cannot call it`);
  }
  const status = -native.step();
  if (status !== OK) throw stepError(world, where, status);
  const categories = records.countStep();
  const { enter, stay, exit } = listeners.byKind;
  const thrown: unknown[] = [];
  listeners.areRunning = true;
  const skipped = listeners.skipped;
  if (skipped.length > 0) listeners.skipped = [];
  tell(world, 'exit', exit, skipped, thrown);
  records.applyCategories(categories);
  tell(world, 'enter', enter, [], thrown);
  tell(world, 'stay', stay, [], thrown);
  listeners.areRunning = false;
  if (thrown.length > 0) throw thrown[0];
}

function stepError(world: WorldHandle, where: string, status: number): Error {
  if (status !== INVALID_TRANSFORM) return worldError(where, status);
  const row = world.native.errorIndex();
  const at = TRANSFORM_STRIDE * row;
  const got = viewTransforms(world)
    .subarray(at, at + TRANSFORM_STRIDE)
    .join(', ');
  return new RangeError(
    `${where}: row ${row} of transforms must be a finite x, y and angle and a scale of more than zero, which keep the body in the range of 32-bit floats, got ${got}`,
  );
}

/**
 * Calls the listeners of one kind, for each pair in order; those of `skipped` are left out. What listeners throw goes to `thrown`,
 * and the others are called all the same: an enter that nobody was told of would still have its exit.
 */
function tell(
  world: WorldHandle,
  kind: EventKind,
  listeners: readonly Listener[],
  skipped: readonly number[],
  thrown: unknown[],
): void {
  if (world.disposed) return;
  const { module, native, records } = world;
  // Without listeners, enters that removals leave out are noted all the same, as their exits are then left out too.
  const leavesOut = kind === 'enter' && records.haveRemovals;
  if (listeners.length === 0 && !leavesOut) return;
  const count = native[LISTS[kind]]();
  const first = module.resultAddress >>> 2;
  const contacts = kind === 'exit' ? undefined : new ContactCursor(world);
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
      callEach(world, kind, listeners, bodyA, bodyB, contacts, thrown);
    } else if (kind === 'enter') {
      world.listeners.skipped.push(a, b);
    }
  }
}

/** Calls the listeners whose masks fit the categories of a pair; of an enter or a stay, until one of them removes a body of it. */
function callEach(
  world: WorldHandle,
  kind: EventKind,
  listeners: readonly Listener[],
  a: BodyRecord,
  b: BodyRecord,
  contacts: ContactCursor | undefined,
  thrown: unknown[],
): void {
  const [categoryA, categoryB] = [a.category, b.category];
  for (const listener of listeners) {
    if (world.disposed || (kind !== 'exit' && !areThere(world, a, b))) return;
    if (!listener.isActive) continue;
    try {
      if (categoryA & listener.a && categoryB & listener.b) {
        listener.callback(a.id, b.id, contacts?.contactOf(a.id, b.id, false));
      } else if (categoryA & listener.b && categoryB & listener.a) {
        listener.callback(b.id, a.id, contacts?.contactOf(a.id, b.id, true));
      }
    } catch (error) {
      thrown.push(error);
    }
  }
}

function areThere({ records }: WorldHandle, a: BodyRecord, b: BodyRecord): boolean {
  return records.find(a.id) === a && records.find(b.id) === b;
}

/** Finds the contacts of pairs that come in order. */
class ContactCursor {
  readonly #module: WorldHandle['module'];
  readonly #end: number;
  #at: number;

  constructor({ module, native }: WorldHandle) {
    this.#module = module;
    const count = native.contacts();
    this.#at = module.resultAddress >>> 2;
    this.#end = this.#at + CONTACT_WORDS * count;
  }

  /** The contact of a pair, if it has one. */
  contactOf(a: number, b: number, isSwapped: boolean): ReturnType<typeof contactAt> | undefined {
    const words = this.#module.memoryWords;
    for (; this.#at < this.#end; this.#at += CONTACT_WORDS) {
      const [hereA, hereB] = [idOf(words, this.#at), idOf(words, this.#at + 2)];
      if (hereA === a && hereB === b) return contactAt(this.#module, this.#at, isSwapped);
      if (hereA > a || (hereA === a && hereB > b)) return undefined;
    }
    return undefined;
  }
}
