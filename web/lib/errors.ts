/** Errors for the status numbers of the core (cpp/include/quadrille/status.hpp). */
import { plainError, rangeError } from './coded-errors.js';
import { MAX_OBJECTS } from './limits.js';
import { quote } from './quote.js';

export const OK = 0;
export const STALE_ID = 1;
export const INVALID_BOX = 2;
export const OUTSIDE = 3;
export const OUT_OF_MEMORY = 4;
const TOO_MANY_OBJECTS = 5;
const TREE_TOO_LARGE = 6;
export const TOO_MANY_PAIRS = 7;
const INVALID_SETTINGS = 8;
export const NO_SUCH_NODE = 9;
export const NOT_A_SNAPSHOT = 10;
export const NEWER_SNAPSHOT = 11;
export const DAMAGED_SNAPSHOT = 12;
export const INVALID_SHAPE = 13;
const TOO_MANY_RESULTS = 14;

/** The error for a status that concerns one box, or the tree as a whole. */
export function statusError(where: string, status: number, box = 'the box'): Error {
  switch (status) {
    case STALE_ID:
      return rangeError(`${where}: except must name objects that are in this tree`, 'not-found');
    case INVALID_BOX:
      return rangeError(`${where}: ${box} must be in the range of 32-bit floats`);
    case OUTSIDE:
      return rangeError(
        `${where}: ${box} must share a point with the world, because outside is 'reject'`,
        'outside-bounds',
      );
    case OUT_OF_MEMORY:
      return rangeError(`${where}: out of memory`, 'out-of-memory');
    case TOO_MANY_OBJECTS:
      return rangeError(
        `${where}: a tree holds at most ${MAX_OBJECTS} objects`,
        'too-many-objects',
      );
    case TREE_TOO_LARGE:
      return rangeError(
        `${where}: the tree would need too many nodes or references; ` +
          "a lower maxDepth, a higher capacity or another placement than 'leaf' helps",
        'tree-too-large',
      );
    case TOO_MANY_PAIRS:
      return rangeError(
        `${where}: there are more pairs than maxPairs allows; setOptions({ maxPairs }) raises it, up to 33,554,432`,
        'too-many-pairs',
      );
    case INVALID_SETTINGS:
      return rangeError(`${where}: the options are refused`);
    case NO_SUCH_NODE:
      return rangeError(`${where}: nodes() lists fewer nodes`, 'not-found');
    case NOT_A_SNAPSHOT:
      return rangeError(`${where}: these bytes are no snapshot of a Quadtree`, 'no-snapshot');
    case NEWER_SNAPSHOT:
      return rangeError(
        `${where}: a later version of quadrille wrote this snapshot`,
        'newer-snapshot',
      );
    case DAMAGED_SNAPSHOT:
      return rangeError(`${where}: the snapshot is damaged or was cut short`, 'damaged-snapshot');
    case INVALID_SHAPE:
      return rangeError(`${where}: the shape must be finite in 32 bits`);
    case TOO_MANY_RESULTS:
      return rangeError(
        `${where}: more than 268,435,456 queries or results in one call`,
        'too-many-results',
      );
    default:
      return plainError(`${where}: unexpected status ${status}`, 'broken-invariant');
  }
}

/** The error for a bulk call that refused one of its boxes. */
export function bulkError(where: string, status: number, box: string, numbers: string): Error {
  const got = `got ${numbers}`;
  if (status === INVALID_BOX) {
    return rangeError(
      `${where}: ${box} must be finite in 32 bits with minX <= maxX and minY <= maxY, ${got}`,
    );
  }
  const error = statusError(where, status, box);
  if (status === OUTSIDE) error.message += `, ${got}`;
  return error;
}

/** `: why`, to be put behind a sentence that says what failed; without a full stop at its end. */
export function becauseOf(cause: unknown): string {
  if (cause === undefined) return '';
  return `: ${cause instanceof Error ? cause.message.replace(/[.\s]+$/, '') : quote(cause)}`;
}
