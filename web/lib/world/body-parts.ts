/** Reading and changing single parts of bodies. */
import { numberError } from '../checks.js';
import { rangeError } from '../coded-errors.js';
import { OK } from '../errors.js';
import { quote } from '../quote.js';
import { recordOf } from './bodies.js';
import { writePart } from './body-words.js';
import { placeOf, worldError } from './errors.js';
import type { BodyId } from './limits.js';
import { changePart, type Part, type PartValues, partAt, partFrom } from './parts.js';
import type { WorldHandle } from './world-handle.js';

/** How many parts a body has. */
export function partCount(world: WorldHandle, id: number): number {
  const { id: body } = recordOf(world, 'partCount', id);
  return world.native.partCount(body);
}

/** One part, as it can be given again. */
export function part(world: WorldHandle, id: number, index: number): PartValues {
  const where = 'part';
  const { id: body } = recordOf(world, where, id);
  checkIndex(world, where, body, index);
  const found = partAt(world, body, index);
  if (found !== undefined) return partFrom(found);
  throw rangeError(
    `${where}: index must be the number of a tile that is not empty, got ${index}`,
    'not-found',
  );
}

/** Changes of one part what `changes` say; the rest stays. */
export function updatePart(
  world: WorldHandle,
  id: number,
  index: number,
  changes: Partial<Part>,
): void {
  const where = 'updatePart';
  const { id: body, form } = recordOf(world, where, id);
  if (form === 'tiles') {
    throw rangeError(
      `${where}: id must belong to a body that is no tile map, whose tiles setTile changes; got ${id}`,
    );
  }
  checkIndex(world, where, body, index);
  const values = changePart(where, changes, partAt(world, body, index)!);
  // Getters of the changes have run.
  const record = recordOf(world, where, body);
  checkIndex(world, where, body, index);
  const { module, native } = world;
  writePart(module, module.part, values);
  const status = -native.setPart(body, index);
  if (status !== OK) {
    throw worldError(where, status, 'the body', `${placeOf(values)} of part ${index}`);
  }
  record.form = 'parts';
}

function checkIndex({ native }: WorldHandle, where: string, id: BodyId, index: number): void {
  if (typeof index !== 'number') throw numberError(where, 'index', index);
  const count = native.partCount(id);
  if (Number.isInteger(index) && index >= 0 && index < count) return;
  throw rangeError(
    `${where}: index must be the number of a part of the body, from 0 to ${count - 1}, got ${quote(index)}`,
    'not-found',
  );
}
