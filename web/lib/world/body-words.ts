/** A body in the words in which it crosses the border: `BodyWords` in cpp/bindings/world_js_boundary.hpp. */
import type { WorldModule } from './native-world.js';
import { SHAPE_KINDS, type ShapeValues } from './shapes.js';
import type { Transform } from './transforms.js';

/** A body with checked values; the words of 32 bits are signed. */
export interface CheckedBody extends Transform {
  readonly shape: ShapeValues;
  readonly static: boolean;
  readonly sensor: boolean;
  readonly category: number;
  readonly mask: number;
  readonly group: number;
  readonly tag: number;
  readonly order: number;
}

/** The order of the words. */
const KIND = 0;
const NUMBERS = 1;
const STATIC = 2;
const SENSOR = 3;
const CATEGORY = 4;
const MASK = 5;
const GROUP = 6;
const TAG = 7;
const ORDER = 8;
const TRANSFORM = 9;
const SHAPE = 13;

/** Writes a body at an address, counted in words. */
export function writeBody(module: WorldModule, at: number, body: CheckedBody): void {
  const { memoryWords: words, memoryFloats: floats } = module;
  words[at + STATIC] = Number(body.static);
  words[at + SENSOR] = Number(body.sensor);
  words[at + CATEGORY] = body.category;
  words[at + MASK] = body.mask;
  words[at + GROUP] = body.group;
  words[at + TAG] = body.tag;
  floats[at + ORDER] = body.order;
  writeShape(module, at, body.shape);
  writeTransform(module, at, body);
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

/** The body at an address, counted in words. */
export function readBody(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
): CheckedBody {
  const shape = at + SHAPE;
  return {
    shape: {
      kind: SHAPE_KINDS[words[at + KIND]!]!,
      numbers: floats.slice(shape, shape + words[at + NUMBERS]!),
    },
    static: words[at + STATIC] === 1,
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
