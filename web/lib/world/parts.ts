/** Parts of bodies: plain values, which are checked when they are given to a world. */
import { arrayLength, bitsOf, checkOptions, flagError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { OK } from '../errors.js';
import { quote } from '../quote.js';
import type { Complete } from '../results.js';
import { type CheckedPart, type FilterWords, readPart } from './body-words.js';
import { type BodyId, MAX_PARTS } from './limits.js';
import { type PartSide, partSideError } from './one-way.js';
import { type Shape, shapeFrom, shapeNumbers } from './shapes.js';
import { checkTransform, ORIGIN, TRANSFORM_NAMES } from './transforms.js';
import type { WorldHandle } from './world-handle.js';

/**
 * A shape of a body that has several: a convex piece of a concave outline, or a region of its own, such as a character's feet. Its
 * number is its index in the `parts` of the body.
 */
export interface Part {
  /** Its shape, around its position. */
  readonly shape: Shape;
  /** Where it is in the frame of the body, which the body then scales, turns and moves: the origin of its shape. 0 by default. */
  readonly x?: number | undefined;
  /** The same, downward. */
  readonly y?: number | undefined;
  /** How far its shape is turned in the frame of the body, in radians, clockwise on a screen; 0 by default. Quarter turns are exact. */
  readonly angle?: number | undefined;
  /** By what its shape is scaled, besides the scale of the body: more than zero; 1 by default. */
  readonly scale?: number | undefined;
  /**
   * Bits of the categories to which it belongs. A part with neither `category` nor `mask` has those of its body, also when the body's
   * change. A part with one of them has both of its own: the category that is left out is 1.
   */
  readonly category?: number | undefined;
  /** Bits of the categories that it accepts; if left out where `category` is given, all. */
  readonly mask?: number | undefined;
  /** True for a part that is in no contact, such as a region of its own; so are all parts of a body that is a sensor. False by default. */
  readonly sensor?: boolean | undefined;
  /** A number of 32 bits that is yours; C++ sees it, too. 0 by default. */
  readonly tag?: number | undefined;
  /** The side from which it is solid, in its own frame; `false`, the default, for that of its body. */
  readonly oneWay?: PartSide | false | undefined;
}

/** A part as `part` and `get` return it, with defaults filled in. */
export interface PartValues extends Complete<Omit<Part, 'category' | 'mask'>> {
  /** Left out for a part that has those of its body. */
  readonly category?: number;
  /** Left out for a part that has those of its body. */
  readonly mask?: number;
}

const PART_NAMES: readonly string[] = [
  'shape',
  ...TRANSFORM_NAMES,
  'category',
  'mask',
  'sensor',
  'tag',
  'oneWay',
];

/** What a part is when its options say nothing. */
const DEFAULTS: Omit<CheckedPart, 'shape'> = {
  ...ORIGIN,
  sensor: false,
  filter: undefined,
  tag: 0,
  oneWay: false,
};

/** Of a part with a filter of its own, what is left out. */
const DEFAULT_FILTER: FilterWords = { category: 1, mask: -1 };

/** The parts of a body, all checked; `name` is that of the list. Getters of the parts run here. */
export function checkParts(where: string, parts: ArrayLike<Part>, name: string): CheckedPart[] {
  const length = arrayLength(parts);
  if (length === undefined) {
    throw typeError(`${where}: ${name} must be an array, got ${quote(parts)}`);
  }
  if (length < 1 || length > MAX_PARTS) {
    throw rangeError(`${where}: ${name} must hold 1 to ${MAX_PARTS} parts, got ${length}`);
  }
  return Array.from({ length }, (_, i) => {
    checkOptions(`${where}: ${name}[${i}]`, parts[i], PART_NAMES, '');
    return partOf(where, parts[i]!, DEFAULTS, `${name}[${i}].`);
  });
}

/** What a part becomes; what is left out is as before. Getters of the changes run here. */
export function changePart(
  where: string,
  changes: Partial<Part>,
  before: CheckedPart,
): CheckedPart {
  checkOptions(where, changes, PART_NAMES, 'changes');
  return partOf(where, changes, before, '');
}

function partOf(
  where: string,
  part: Partial<Part>,
  before: Omit<CheckedPart, 'shape'> & Partial<CheckedPart>,
  of: string,
): CheckedPart {
  const { shape, sensor = before.sensor, oneWay = before.oneWay, category, mask } = part;
  const { x, y, angle, scale } = checkTransform(where, part, before, of);
  const error =
    flagError(where, `${of}sensor`, sensor) ?? partSideError(where, `${of}oneWay`, oneWay);
  if (error !== undefined) throw error;
  return {
    shape:
      shape === undefined && before.shape !== undefined
        ? before.shape
        : { numbers: shapeNumbers(where, shape!, `${of}shape.`), kind: shape!.kind },
    x,
    y,
    angle,
    scale,
    sensor,
    filter: filterOf(where, category, mask, before.filter, of),
    tag: bitsOf(where, `${of}tag`, part.tag, before.tag),
    oneWay,
  };
}

/** The filter of a part: its own one as soon as category or mask is given. */
function filterOf(
  where: string,
  category: number | undefined,
  mask: number | undefined,
  before: FilterWords | undefined,
  of: string,
): FilterWords | undefined {
  if (category === undefined && mask === undefined) return before;
  const own = before ?? DEFAULT_FILTER;
  return {
    category: bitsOf(where, `${of}category`, category, own.category),
    mask: bitsOf(where, `${of}mask`, mask, own.mask),
  };
}

/** Part `index` of a body that has as many; undefined for an empty tile. */
export function partAt(
  { module, native }: WorldHandle,
  id: BodyId,
  index: number,
): CheckedPart | undefined {
  return native.readPart(id, index) === OK ? readPart(module, module.part) : undefined;
}

/** The parts of a body that is no tile map, as they can be given again. */
export function partsOf(world: WorldHandle, id: BodyId): PartValues[] {
  return Array.from({ length: world.native.partCount(id) }, (_, i) =>
    partFrom(partAt(world, id, i)!),
  );
}

/** A part as it can be given again. */
export function partFrom(part: CheckedPart): PartValues {
  const { x, y, angle, scale, sensor, filter, tag, oneWay } = part;
  const shape = shapeFrom(part.shape);
  if (filter === undefined) return { shape, x, y, angle, scale, sensor, tag: tag >>> 0, oneWay };
  const [category, mask] = [filter.category >>> 0, filter.mask >>> 0];
  return { shape, x, y, angle, scale, category, mask, sensor, tag: tag >>> 0, oneWay };
}
