/** The options of a tree: their meaning, defaults and ranges. */
import { boxError, farEdge, floatError, isBox } from './checks.js';
import { rangeError, typeError } from './coded-errors.js';
import { DEPTH_LIMIT, MAX_LOOSENESS, MAX_OBJECTS, MAX_PAIRS, MIN_LOOSENESS } from './limits.js';
import { quote } from './quote.js';
import type { Complete } from './results.js';

/** A rectangle by its corner and size, in world units; y grows downward. */
export interface Area {
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Zero or more. */
  readonly width: number;
  /** Zero or more. */
  readonly height: number;
}

/** The rectangle of a world. */
export interface Bounds extends Area {
  /** More than zero. */
  readonly width: number;
  /** More than zero. */
  readonly height: number;
}

/**
 * Which nodes hold an object. All give the same pairs and the same query results; they differ in
 * shape and cost.
 *
 * - `'cover'`: every leaf that it reaches, but no deeper than where it reaches two columns and two
 *   rows of cells: large objects stay high, and no more than four nodes hold an object. Fast for all mixtures of sizes.
 * - `'leaf'`: every leaf that it reaches. Objects as large as many cells are in many lists: more of
 *   them than `capacity` split every cell that they share, at every level. With capacity 1 and
 *   maxDepth 16, two that share a hundredth of the world's width and height share 656 x 656 leaves,
 *   which `stats().bytes` puts at 30 MB.
 * - `'parent'`: the deepest node that holds it whole (an MX-CIF quadtree, in Samet's terms).
 * - `'loose'`: one node, chosen by size and centre; cells are enlarged by `looseness` (Ulrich's
 *   loose quadtree).
 */
export type Placement = 'parent' | 'leaf' | 'loose' | 'cover';

/**
 * What happens to an object that shares no point with the world.
 *
 * - `'keep'`: it is kept, and found like any other: cells on the world's border reach to infinity.
 * - `'reject'`: the call throws a RangeError and changes nothing.
 * - `'grow'`: the world doubles until it holds the box whole. (It also does for a box that only
 *   sticks out.)
 */
export type Outside = 'keep' | 'reject' | 'grow';

/** Settings of a tree. `setOptions()` changes them later; with `outside: 'grow'` the bounds grow. */
export interface QuadtreeOptions {
  /** The world: the root's cell. Wider and higher than zero. */
  readonly bounds: Bounds;
  /** A node splits when more objects than this belong to it. 1 to 16,777,215; default 32. */
  readonly capacity?: number | undefined;
  /**
   * The deepest level that may exist; the root has depth 0. 0 to 16; default 8. The tree stops
   * earlier where 32-bit coordinates cannot distinguish finer cells: see {@link QuadtreeStats}.
   */
  readonly maxDepth?: number | undefined;
  /** Which nodes hold an object; default `'cover'`. */
  readonly placement?: Placement | undefined;
  /** For `'loose'`: side of a loose cell divided by the side of its cell. 1 to 8; default 2. */
  readonly looseness?: number | undefined;
  /**
   * When true, boxes that share only an edge or a corner overlap, in pairs and in queries alike.
   * By default they do not; a point inside a box overlaps it either way.
   */
  readonly touching?: boolean | undefined;
  /** What happens to objects beyond the world; default `'keep'`. */
  readonly outside?: Outside | undefined;
  /**
   * How many pairs one call may find, without those that filters keep apart: one that finds more throws. 1 to 33,554,432, the default.
   */
  readonly maxPairs?: number | undefined;
}

/** All options but the world, with defaults filled in, and checked. */
export type Settings = Complete<Omit<QuadtreeOptions, 'bounds'>>;

/** The settings of a tree that is made with no options but bounds. */
export const DEFAULTS: Settings = {
  capacity: 32,
  maxDepth: 8,
  placement: 'cover',
  looseness: 2,
  touching: false,
  outside: 'keep',
  maxPairs: MAX_PAIRS,
};

/** In the order of the numbers that stand for them in the module. */
export const PLACEMENTS: readonly Placement[] = ['parent', 'leaf', 'loose', 'cover'];
export const OUTSIDES: readonly Outside[] = ['keep', 'reject', 'grow'];

export const OPTION_NAMES: readonly string[] = ['bounds', ...Object.keys(DEFAULTS)];

/** Fills in what is missing; throws a TypeError or RangeError that names the first wrong option. */
export function checkSettings(
  where: string,
  options: Partial<QuadtreeOptions>,
  defaults: Settings,
): Settings {
  const {
    capacity = defaults.capacity,
    maxDepth = defaults.maxDepth,
    placement = defaults.placement,
    looseness = defaults.looseness,
    touching = defaults.touching,
    outside = defaults.outside,
    maxPairs = defaults.maxPairs,
  } = options;
  checkWhole(where, 'capacity', capacity, 1, MAX_OBJECTS);
  checkWhole(where, 'maxDepth', maxDepth, 0, DEPTH_LIMIT);
  checkChoice(where, 'placement', placement, PLACEMENTS);
  checkNumber(where, 'looseness', looseness, MIN_LOOSENESS, MAX_LOOSENESS);
  if (typeof touching !== 'boolean') {
    throw typeError(`${where}: touching must be true or false, got ${quote(touching)}`);
  }
  checkChoice(where, 'outside', outside, OUTSIDES);
  checkWhole(where, 'maxPairs', maxPairs, 1, MAX_PAIRS);
  return { capacity, maxDepth, placement, looseness, touching, outside, maxPairs };
}

/** A world as C++ receives it. */
export type Corners = [minX: number, minY: number, maxX: number, maxY: number];

/** A world as it is given and reported. */
export function boundsOf([minX, minY, maxX, maxY]: Corners): Bounds {
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
}

/**
 * The corners of a world; throws a TypeError or RangeError that names what is wrong with it. Bounds that a
 * tree reports give its corners, `current`, to the bit: those of a grown world may have sizes of more bits.
 */
export function checkBounds(where: string, bounds: Bounds, current?: Corners): Corners {
  if (typeof bounds !== 'object' || bounds === null) {
    throw typeError(
      `${where}: bounds must be an object with x, y, width and height, got ${quote(bounds)}`,
    );
  }
  const { x, y, width, height } = bounds;
  if (current !== undefined) {
    const now = boundsOf(current);
    if (x === now.x && y === now.y && width === now.width && height === now.height) return current;
  }
  if (!isBox(x, y, width, height)) {
    throw boxError(where, x, y, width, height, 'bounds.', 'more than zero');
  }
  checkExtent(where, 'width', x, width);
  checkExtent(where, 'height', y, height);
  return [Math.fround(x), Math.fround(y), farEdge(x, width), farEdge(y, height)];
}

/** A side must be more than zero, also after rounding to 32 bits. */
function checkExtent(where: string, name: string, min: number, size: number): void {
  if (farEdge(min, size) > Math.fround(min)) return;
  const why = size > 0 ? ` (from ${min} on, 32-bit floats cannot tell its ends apart)` : '';
  throw rangeError(`${where}: bounds.${name} must be more than zero, got ${size}${why}`);
}

function checkWhole(where: string, name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  const rule = `must be a whole number from ${min} to ${max}`;
  if (typeof value !== 'number') {
    throw typeError(`${where}: ${name} ${rule}, got ${quote(value)}`);
  }
  throw rangeError(`${where}: ${name} ${rule}, got ${value}`);
}

function checkNumber(where: string, name: string, value: number, min: number, max: number): void {
  const error = floatError(where, name, value);
  if (error !== undefined) throw error;
  if (value >= min && value <= max) return;
  throw rangeError(`${where}: ${name} must be from ${min} to ${max}, got ${value}`);
}

/** Which of the choices `value` is; throws a TypeError or RangeError that lists them when it is not one of them. */
export function checkChoice(
  where: string,
  name: string,
  value: string,
  choices: readonly string[],
): number {
  const index = choices.indexOf(value);
  if (index >= 0) return index;
  throw choiceError(where, name, value, choices);
}

/** The error for a value that is not among the choices. */
export function choiceError(
  where: string,
  name: string,
  value: unknown,
  choices: readonly string[],
): Error {
  const rule = `must be one of ${choices.map((choice) => `'${choice}'`).join(', ')}`;
  const sentence = `${where}: ${name} ${rule}, got ${quote(value)}`;
  return typeof value === 'string' ? rangeError(sentence) : typeError(sentence);
}
