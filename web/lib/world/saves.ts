/** Saves of worlds: what differs from a base. */
import { rangeError } from '../coded-errors.js';
import { DAMAGED_SNAPSHOT, NEWER_SNAPSHOT, NOT_A_SNAPSHOT, OK } from '../errors.js';
import { checkBytes, passBytes } from '../snapshots.js';
import { OTHER_BASE, worldError } from './errors.js';
import { eventWords, splitEvents } from './event-words.js';
import { type BodyId, KEPT_WORDS } from './limits.js';
import { allDeparted, idOf, idsInPairs } from './lists.js';
import { type CheckedOptions, readOptions } from './options.js';
import { keptBody } from './snapshots.js';
import { refuseInCallback } from './steps.js';
import { NO_TRANSFORMS, type WorldHandle } from './world-handle.js';

/** Makes the world as it is now the base of its saves. */
export function setBase({ native }: WorldHandle): void {
  const status = -native.setBase();
  if (status !== OK) throw worldError('setBase', status);
}

/** Writes a save; returns how many bytes it takes. */
export function save(world: WorldHandle, into: Uint8Array): number {
  const where = 'save';
  checkBytes(where, 'into', into);
  const { module, native, records, listeners } = world;
  const saved = module.values(Uint8Array, where, native.save());
  const categories = records.categoriesOfStep(idsInPairs(world, 'pairs'));
  const words = eventWords({ categories, skipped: listeners.skipped });
  const length = saved.length + 4 * words.length;
  if (length > into.length) {
    throw rangeError(`${where}: into must have room for ${length} bytes, got ${into.length}`);
  }
  into.set(saved);
  const view = new DataView(into.buffer, into.byteOffset + saved.length);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return length;
}

/** Makes a world the one of a save, and returns its options; or throws and changes nothing. */
export function load(world: WorldHandle, saved: Uint8Array): CheckedOptions {
  const where = 'load';
  checkBytes(where, 'saved', saved);
  const { module, native, records, listeners } = world;
  refuseInCallback(world, where);
  const { bytes, events } = splitEvents(where, saved);
  const count = native.load(passBytes(module, where, bytes));
  if (count < 0) throw loadError(where, -count);
  const rows = module.words(where, count).slice();
  world.transforms = NO_TRANSFORMS;
  records.beginLoad();
  for (const row of rows) {
    const isThere = native.kept(row) === 1;
    const at = module.resultAddress >>> 2;
    const words = module.memoryWords.subarray(at, at + KEPT_WORDS);
    records.load(row, isThere ? keptBody(words, 0) : undefined);
  }
  const exits = [...idsInPairs(world, 'exited'), ...allDeparted(world)];
  records.setPast(goneInPairs(world), exits, events.categories);
  listeners.endThoseOf((body) => records.isGone(body));
  listeners.skipped = events.skipped;
  return readOptions(world);
}

/** The ids in the list of pairs whose bodies are gone. */
function goneInPairs({ module, native, records }: WorldHandle): BodyId[] {
  const count = 2 * native.pairs();
  const first = module.resultAddress >>> 2;
  const words = module.memoryWords;
  const gone: BodyId[] = [];
  for (let i = 0; i < count; i++) {
    const id = idOf(words, first + 2 * i);
    if (records.find(id) === undefined) gone.push(id);
  }
  return gone;
}

function loadError(where: string, status: number): Error {
  switch (status) {
    case OTHER_BASE:
      return rangeError(
        `${where}: the save is of a world with another base: call setBase() while both are the same, as after World.from(snapshot)`,
        'other-base',
      );
    case NOT_A_SNAPSHOT:
      return rangeError(`${where}: these bytes are no save of a World`, 'no-snapshot');
    case NEWER_SNAPSHOT:
      return rangeError(`${where}: a later version of quadrille wrote this save`, 'newer-snapshot');
    case DAMAGED_SNAPSHOT:
      return rangeError(`${where}: the save is damaged or was cut short`, 'damaged-snapshot');
    default:
      return worldError(where, status);
  }
}
