/** Bodies and parts in the words in which they cross the border: `BodyWords` and `PartWords` in cpp/bindings/world_js_boundary.hpp. */
import { PART_WORDS } from './limits.js';
import type { WorldModule } from './native-world.js';
import {
  type OneWaySide,
  type PartSide,
  partSideOfWord,
  sideOfWord,
  wordOfSide,
} from './one-way.js';
import { SHAPE_KINDS, type ShapeValues } from './shapes.js';
import type { Transform } from './transforms.js';

/** Category and mask, as signed words. */
export interface FilterWords {
  readonly category: number;
  readonly mask: number;
}

/** A part with checked values; the words of 32 bits are signed. */
export interface CheckedPart extends Transform {
  readonly shape: ShapeValues;
  readonly sensor: boolean;
  /** Undefined for that of the body. */
  readonly filter: FilterWords | undefined;
  readonly tag: number;
  /** False for that of the body. */
  readonly oneWay: PartSide | false;
}

/** What a body is in space. */
export interface CheckedForm {
  /** Its shape; that of the first one of several parts. */
  readonly shape: ShapeValues;
  /** None for a body of one shape. */
  readonly parts: readonly CheckedPart[];
}

/** What a body is besides, with checked values; the words of 32 bits are signed. */
export interface CheckedOptions extends Transform, FilterWords {
  readonly static: boolean;
  readonly sensor: boolean;
  readonly bullet: boolean;
  readonly oneWay: OneWaySide | false;
  readonly dropThrough: boolean;
  readonly group: number;
  readonly tag: number;
  readonly order: number;
}

export type CheckedBody = CheckedForm & CheckedOptions;

/** The parts of a body of one shape. */
export const NO_PARTS: readonly CheckedPart[] = [];

/** What a tile map has in place of a shape. */
export const NO_FORM: CheckedForm = { shape: { kind: 'box', numbers: [] }, parts: NO_PARTS };

/** The order of the words that bodies and parts have in common. */
const KIND = 0;
const NUMBERS = 1;
const SHAPE = 2;
const TRANSFORM = 18;
const SENSOR = 22;
const CATEGORY = 23;
const MASK = 24;
const TAG = 25;

/** Of the words that only parts have. */
const HAS_FILTER = 26;
const PART_ONE_WAY = 27;

/** Of those that only bodies have. */
const STATIC = 26;
const GROUP = 27;
const ORDER = 28;
const PARTS = 29;
const BULLET = 30;
const ONE_WAY = 31;
const DROP_THROUGH = 32;

/** Writes a body at an address, counted in words; of its parts, how many there are. */
export function writeBody(module: WorldModule, at: number, body: CheckedBody): void {
  const { memoryWords: words, memoryFloats: floats } = module;
  writeCommon(module, at, body, body);
  words[at + STATIC] = Number(body.static);
  words[at + GROUP] = body.group;
  floats[at + ORDER] = body.order;
  words[at + PARTS] = body.parts.length;
  words[at + BULLET] = Number(body.bullet);
  words[at + ONE_WAY] = wordOfSide(body.oneWay);
  words[at + DROP_THROUGH] = Number(body.dropThrough);
}

/** Writes parts one after the other, from an address on. */
export function writeParts(module: WorldModule, at: number, parts: readonly CheckedPart[]): void {
  for (const [i, part] of parts.entries()) writePart(module, at + PART_WORDS * i, part);
}

export function writePart(module: WorldModule, at: number, part: CheckedPart): void {
  const { filter } = part;
  writeCommon(module, at, part, filter ?? { category: 0, mask: 0 });
  module.memoryWords[at + HAS_FILTER] = Number(filter !== undefined);
  module.memoryWords[at + PART_ONE_WAY] = wordOfSide(part.oneWay);
}

function writeCommon(
  module: WorldModule,
  at: number,
  values: Omit<CheckedPart, 'filter' | 'oneWay'>,
  { category, mask }: FilterWords,
): void {
  const { memoryWords: words } = module;
  writeShape(module, at, values.shape);
  writeTransform(module, at, values);
  words[at + SENSOR] = Number(values.sensor);
  words[at + CATEGORY] = category;
  words[at + MASK] = mask;
  words[at + TAG] = values.tag;
}

export function writeShape(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
  { kind, numbers }: ShapeValues,
): void {
  words[at + KIND] = SHAPE_KINDS.indexOf(kind);
  words[at + NUMBERS] = numbers.length;
  for (let i = 0; i < numbers.length; i++) floats[at + SHAPE + i] = numbers[i]!;
}

export function writeTransform(
  { memoryFloats: floats }: WorldModule,
  at: number,
  { x, y, angle, scale }: Transform,
): void {
  floats[at + TRANSFORM] = x;
  floats[at + TRANSFORM + 1] = y;
  floats[at + TRANSFORM + 2] = angle;
  floats[at + TRANSFORM + 3] = scale;
}

// Objects are written in one piece here: spreading one into another takes several times as long as the call of C++.

/** The body at an address, counted in words, without its parts. */
export function readBody(module: WorldModule, at: number): CheckedBody {
  const { memoryWords: words, memoryFloats: floats } = module;
  return {
    shape: readShape(module, at),
    parts: NO_PARTS,
    static: words[at + STATIC] === 1,
    bullet: words[at + BULLET] === 1,
    oneWay: sideOfWord(words[at + ONE_WAY]!),
    dropThrough: words[at + DROP_THROUGH] === 1,
    sensor: words[at + SENSOR] === 1,
    category: words[at + CATEGORY]! | 0,
    mask: words[at + MASK]! | 0,
    group: words[at + GROUP]! | 0,
    tag: words[at + TAG]! | 0,
    order: floats[at + ORDER]!,
    x: floats[at + TRANSFORM]!,
    y: floats[at + TRANSFORM + 1]!,
    angle: floats[at + TRANSFORM + 2]!,
    scale: floats[at + TRANSFORM + 3]!,
  };
}

/** The part at an address, counted in words. */
export function readPart(module: WorldModule, at: number): CheckedPart {
  const { memoryWords: words, memoryFloats: floats } = module;
  const [category, mask] = [words[at + CATEGORY]! | 0, words[at + MASK]! | 0];
  return {
    shape: readShape(module, at),
    sensor: words[at + SENSOR] === 1,
    filter: words[at + HAS_FILTER] === 1 ? { category, mask } : undefined,
    tag: words[at + TAG]! | 0,
    oneWay: partSideOfWord(words[at + PART_ONE_WAY]!),
    x: floats[at + TRANSFORM]!,
    y: floats[at + TRANSFORM + 1]!,
    angle: floats[at + TRANSFORM + 2]!,
    scale: floats[at + TRANSFORM + 3]!,
  };
}

function readShape(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
): ShapeValues {
  const shape = at + SHAPE;
  return {
    kind: SHAPE_KINDS[words[at + KIND]!]!,
    numbers: floats.slice(shape, shape + words[at + NUMBERS]!),
  };
}
