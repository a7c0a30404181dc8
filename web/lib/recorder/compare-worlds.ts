/** Finds the first thing in which two worlds differ. */
import { typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { type Fields, readWorld } from './world-snapshot.js';
import { isWorld } from './world-source.js';

/** A world of any entry of `quadrille/world`. */
export interface ComparedWorld {
  /** The world as bytes. */
  snapshot(): Uint8Array;
}

/** The first thing in which two worlds differ. */
export interface WorldDifference {
  /**
   * Where it is: in the options; in a body; in a list of the last step; or in what cannot be seen now and decides about later ids and
   * about the next step.
   */
  readonly what: 'settings' | 'body' | 'list' | 'history';
  /** The id of the body; of other things, undefined. */
  readonly id: number | undefined;
  /**
   * The name of an option; of a body, what `insert` calls it, such as `'x'`, `'shape'` or `'mask'`; `'has'` where only one world has it;
   * `'ofLastStep'` and `'wayFrom'` where the last step left it and where its way began, `'inside'` whether that was within the bounds; the
   * name of a list, such as `'contacts'`; or `'generations'`, `'freeRows'` and so on.
   */
  readonly field: string;
  /** Which item of a list, of parts, of kinds or of tiles; of other things, undefined. */
  readonly index: number | undefined;
  /** What the first world has there; undefined for nothing. */
  readonly a: unknown;
  /** What the second one has. */
  readonly b: unknown;
}

/**
 * The first thing in which two worlds differ: in options, then in bodies by their ids, then in the lists of the last step, then in what
 * decides about later ids; null when they are equal. Data and listeners are not compared. `docs/determinism.md` says how to find with it
 * why two machines disagree. Cost: a snapshot of each, and a pass over both in JavaScript: for debugging, not for each frame.
 *
 * @param a A world, or what its `snapshot()` returned, here or elsewhere. @param b The other one.
 * @throws TypeError for what is neither; RangeError when bytes are no snapshot of a World, are damaged, or were written by a later version.
 *
 * @example
 * ```ts
 * import { compareWorlds } from 'quadrille/recorder';
 * import { circle, World } from 'quadrille/world';
 *
 * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const ball = world.insert({ shape: circle(8), x: 100, y: 50 });
 * const before = world.snapshot();
 * world.move(ball, 101, 50);
 * const difference = compareWorlds(before, world);
 * console.log(difference?.id === ball, difference?.field, difference?.a, difference?.b); // prints true x 100 101
 * ```
 */
export function compareWorlds(
  a: ComparedWorld | Uint8Array,
  b: ComparedWorld | Uint8Array,
): WorldDifference | null {
  const [one, other] = [
    readWorld('compareWorlds', bytesOf('a', a)),
    readWorld('compareWorlds', bytesOf('b', b)),
  ];
  const settings = differenceIn(one.settings, other.settings);
  if (settings !== undefined) return { what: 'settings', id: undefined, ...settings };
  const ids = [...new Set([...one.bodies.keys(), ...other.bodies.keys()])];
  ids.sort((p, q) => p - q);
  for (const id of ids) {
    const body = differenceOfBodies(one.bodies.get(id), other.bodies.get(id));
    if (body !== undefined) return { what: 'body', id, ...body };
  }
  for (const [what, part] of [
    ['list', 'lists'],
    ['history', 'history'],
  ] as const) {
    const found = differenceIn(one[part], other[part]);
    if (found !== undefined) return { what, id: undefined, ...found };
  }
  return null;
}

/** The bytes of a world, by its name, so that worlds and bytes of another window and of another copy of the package are known, too. */
function bytesOf(name: string, given: ComparedWorld | Uint8Array): Uint8Array {
  if (isWorld(given)) return given.snapshot();
  if (Object.prototype.toString.call(given) === '[object Uint8Array]') return given;
  throw typeError(
    `compareWorlds: ${name} must be a World, or a Uint8Array that snapshot() returned, got ${quote(given)}`,
  );
}

type Difference = Pick<WorldDifference, 'field' | 'index' | 'a' | 'b'>;

function differenceOfBodies(a: Fields | undefined, b: Fields | undefined): Difference | undefined {
  if (a !== undefined && b !== undefined) return differenceIn(a, b);
  return { field: 'has', index: undefined, a: a !== undefined, b: b !== undefined };
}

/** The first field in which two records differ; of two lists, the first item. */
function differenceIn(a: Fields, b: Fields): Difference | undefined {
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [one, other] = [a[field], b[field]];
    if (areEqual(one, other)) continue;
    if (!Array.isArray(one) || !Array.isArray(other)) {
      return { field, index: undefined, a: one, b: other };
    }
    const length = Math.max(one.length, other.length);
    const index = Array.from({ length }).findIndex((_, i) => !areEqual(one[i], other[i]));
    return { field, index, a: one[index], b: other[index] };
  }
  return undefined;
}

/** Of plain data; 0 and -0 differ. */
function areEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return Object.is(a, b);
  }
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => areEqual(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}
