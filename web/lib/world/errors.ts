/** Errors for what C++ refuses of a world, in sentences about bodies. */
import { rangeError, typeError } from '../coded-errors.js';
import {
  INVALID_BOX,
  INVALID_SHAPE,
  NOT_A_SNAPSHOT,
  STALE_ID,
  statusError,
  TOO_MANY_PAIRS,
} from '../errors.js';
import { FIRST_ID, MAX_OBJECTS } from '../limits.js';
import { quote } from '../quote.js';
import type { Transform } from './transforms.js';

export const INVALID_TRANSFORM = 15;
export const TOO_MANY_OBJECTS = 5;
export const INVALID_TILE_KIND = 21;
export const NO_SUCH_TILE_KIND = 22;
export const OTHER_BASE = 27;

/** The numbers by which a body, or a part, may reach beyond the range of floats, besides those of its shape. */
export function placeOf(at: Transform | undefined): string {
  return at === undefined ? '' : `, got x ${at.x}, y ${at.y}, scale ${at.scale}`;
}

/** The error for a status that concerns one body, or the world as a whole; `place` is where the body was to be. */
export function worldError(where: string, status: number, body = 'the body', place = ''): Error {
  switch (status) {
    case STALE_ID:
      return rangeError(`${where}: no such body in this world`, 'not-found');
    case INVALID_TRANSFORM:
    case INVALID_BOX:
    case INVALID_SHAPE:
      return rangeError(
        `${where}: ${body} must keep its size and reach in the range of 32-bit floats${place}`,
      );
    case TOO_MANY_OBJECTS:
      return rangeError(
        `${where}: a world holds at most ${MAX_OBJECTS} bodies`,
        'too-many-objects',
      );
    case TOO_MANY_PAIRS:
      return rangeError(
        `${where}: there are more pairs of boxes that overlap than maxPairs allows; setOptions({ maxPairs }) raises it, up to 33,554,432`,
        'too-many-pairs',
      );
    case NOT_A_SNAPSHOT:
      return rangeError(`${where}: these bytes are no snapshot of a World`, 'no-snapshot');
    default:
      return statusError(where, status);
  }
}

/** Why an id is refused, by its form or by the world. */
export function bodyError(where: string, id: unknown, name = 'id'): Error {
  if (typeof id !== 'number') {
    return typeError(`${where}: ${name} must be a number, got ${quote(id)}`);
  }
  const rule = name === 'body' ? 'be the id or the row of' : 'belong to';
  return rangeError(
    `${where}: ${name} must ${rule} a body that is in this world, got ${quote(id)}`,
    'not-found',
  );
}

/** Why a row is refused. */
export function rowError(where: string, row: unknown): Error {
  if (typeof row !== 'number') {
    return typeError(`${where}: row must be a number, got ${quote(row)}`);
  }
  const hint = row >= FIRST_ID ? ' (is it an id? rowOf(id) gives its row)' : '';
  return rangeError(`${where}: row must hold a body, got ${quote(row)}${hint}`, 'not-found');
}
