/** Snapshots of worlds. */
import { checkBytes, ownBytes, passBytes } from '../snapshots.js';
import { BEFORE_ALL_STEPS, type BodyForm, type BodyRecord } from './body-records.js';
import { worldError } from './errors.js';
import { splitEvents, withEvents } from './event-words.js';
import { KEPT_WORDS } from './limits.js';
import { allDeparted, idOf, idsInPairs } from './lists.js';
import type { WorldModule } from './native-world.js';
import { type CheckedOptions, readOptions } from './options.js';
import { refuseInCallback } from './steps.js';
import { NO_TRANSFORMS, type WorldHandle } from './world-handle.js';

/** A world as bytes, in a buffer of their own. */
export function snapshot(world: WorldHandle): Uint8Array<ArrayBuffer> {
  const { module, native, records, listeners } = world;
  const bytes = ownBytes(module, native.snapshot());
  const categories = records.categoriesOfStep(idsInPairs(world, 'pairs'));
  return withEvents(bytes, { categories, skipped: listeners.skipped });
}

/** Makes a world the one of a snapshot, and returns its options; or throws and changes nothing. */
export function restore(world: WorldHandle, where: string, given: Uint8Array): CheckedOptions {
  checkBytes(where, 'snapshot', given);
  const { module, native, records, listeners } = world;
  refuseInCallback(world, where);
  const { bytes, events } = splitEvents(where, given);
  const count = native.restore(passBytes(module, where, bytes));
  const bodies = count < 0 ? [] : keptBodies(module, count);
  module.releaseBuffers();
  if (count < 0) throw worldError(where, -count);
  world.transforms = NO_TRANSFORMS;
  const exits = [...idsInPairs(world, 'exited'), ...allDeparted(world)];
  records.replace(bodies, idsInPairs(world, 'pairs'), exits, events.categories);
  listeners.endThoseOf((body) => records.isGone(body));
  listeners.skipped = events.skipped;
  return readOptions(world);
}

const STATIC = 1;
const OF_PARTS = 2;
const TILE_MAP = 4;

/** What C++ says of the bodies of a snapshot. */
function keptBodies(module: WorldModule, count: number): BodyRecord[] {
  const words = module.words('restore', count, KEPT_WORDS);
  return Array.from({ length: count }, (_, i) => keptBody(words, KEPT_WORDS * i));
}

/** What C++ says of a body, from an index of words on. */
export function keptBody(words: Uint32Array, at: number): BodyRecord {
  const kind = words[at + 3]!;
  return {
    id: idOf(words, at),
    data: undefined,
    category: words[at + 2]! | 0,
    isStatic: (kind & STATIC) !== 0,
    form: formOf(kind),
    bornIn: BEFORE_ALL_STEPS,
  };
}

function formOf(kind: number): BodyForm {
  if ((kind & TILE_MAP) !== 0) return 'tiles';
  return (kind & OF_PARTS) !== 0 ? 'parts' : 'shape';
}
