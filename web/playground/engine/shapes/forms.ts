/**
 * The forms of objects in scenes whose objects are no boxes. Each lies in its object's box, around the middle, however it is turned: the
 * tree sees the box, and motion does too. Forms and angles follow from seed, row and frame alone.
 */
import type { Settings } from '../../state/parameters.ts';
import { BULLET, SENSOR, WALL } from '../simulation/motion.ts';

/** Numbers of each row. */
export const FORM_STRIDE = 4;

/** Where they stand. Sizes are shares: of half the sides of walls, which fill their boxes, otherwise of half the shorter side. */
export const FormField = {
  /** `CIRCLE`, `SENSOR_CIRCLE`, `BOX`, or how many corners a regular polygon has. */
  Kind: 0,
  /** In radians, clockwise. */
  Angle: 1,
  Width: 2,
  Height: 3,
} as const;

/** A circle that touches all sides of the object's box. */
export const CIRCLE = 0;
/** The same of a sensor, which is drawn as an outline. */
export const SENSOR_CIRCLE = 1;
/** A box of its own width and height. */
export const BOX = 2;
/** A regular polygon has this many corners at least, and five more at most. */
const FEWEST_CORNERS = 3;
const MORE_CORNERS = 6;

/** x and y of each corner of the form that has the most. */
export const MOST_CORNER_NUMBERS = 2 * (FEWEST_CORNERS + MORE_CORNERS - 1);

/** The corners of a box of half width and height 1, clockwise. */
const UNIT_BOX = [-1, -1, 1, -1, 1, 1, -1, 1] as const;
const unitPolygons = new Map<number, readonly number[]>();

/** What `mixed` is made of. */
const MIXED = ['circle', 'turned', 'polygon'] as const;

/** Radians a tick. */
const FASTEST_TURN = 0.05;
const FULL_TURN = 2 * Math.PI;

/** What the forms follow from. */
export interface FormScene {
  readonly settings: Pick<Settings, 'seed' | 'shape'>;
  /** Which of the scene's kinds each object is. */
  readonly kinds: Uint8Array;
  readonly frame: number;
}

/** Writes the form of every row. */
export function fillForms(forms: Float32Array, scene: FormScene): void {
  for (let row = 0; row < scene.kinds.length; row++) writeForm(forms, row, scene);
}

/** Writes the form of one row. Walls are boxes that fill theirs; sensors and bullets are circles. */
export function writeForm(
  forms: Float32Array,
  row: number,
  { settings, kinds, frame }: FormScene,
): void {
  const { seed } = settings;
  const at = FORM_STRIDE * row;
  forms[at + FormField.Kind] = BOX;
  forms[at + FormField.Angle] = 0;
  forms[at + FormField.Width] = 1;
  forms[at + FormField.Height] = 1;
  if (kinds[row] === WALL) return;
  const shape = shapeOf(kinds[row], settings, row);
  forms[at + FormField.Angle] = angleOf(seed, row, frame);
  if (shape === 'circle')
    forms[at + FormField.Kind] = kinds[row] === SENSOR ? SENSOR_CIRCLE : CIRCLE;
  if (shape === 'polygon') forms[at + FormField.Kind] = cornersIn(seed, row);
  if (shape !== 'turned') return;
  // Its corners lie on the circle that the box's turns stay in.
  const slope = (Math.PI / 8) * (1 + 2 * share(seed, row, 'slope'));
  forms[at + FormField.Width] = Math.cos(slope);
  forms[at + FormField.Height] = Math.sin(slope);
}

/** Whether a kind of form is a circle. */
export function isRound(kind: number | undefined): boolean {
  return kind === CIRCLE || kind === SENSOR_CIRCLE;
}

/** Half the width of the box that a form lies in, in world units. */
export function halfSize(boxes: Float32Array, row: number): number {
  const at = 4 * row;
  return Math.min(boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!) / 2;
}

/** x and y of the corners of a form, in world units, clockwise; of a circle, its middle. */
export function cornersOf(
  boxes: Float32Array,
  forms: Float32Array,
  row: number,
): readonly number[] {
  const corners = new Float64Array(MOST_CORNER_NUMBERS);
  return Array.from(corners.subarray(0, writeCorners(corners, boxes, forms, row)));
}

/** Writes the same to `corners`, which holds `MOST_CORNER_NUMBERS`; returns how many numbers it has written. */
export function writeCorners(
  corners: Float64Array,
  boxes: Float32Array,
  forms: Float32Array,
  row: number,
): number {
  const at = 4 * row;
  const form = FORM_STRIDE * row;
  const kind = forms[form + FormField.Kind]!;
  const x = (boxes[at]! + boxes[at + 2]!) / 2;
  const y = (boxes[at + 1]! + boxes[at + 3]!) / 2;
  corners[0] = x;
  corners[1] = y;
  if (isRound(kind)) return 2;
  const angle = forms[form + FormField.Angle]!;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = forms[form + FormField.Width]!;
  const height = forms[form + FormField.Height]!;
  const half = halfSize(boxes, row);
  const isWall = kind === BOX && width === 1;
  const halfWidth = isWall ? (boxes[at + 2]! - boxes[at]!) / 2 : half * width;
  const halfHeight = isWall ? (boxes[at + 3]! - boxes[at + 1]!) / 2 : half * height;
  const unit = kind === BOX ? UNIT_BOX : unitPolygon(kind);
  for (let i = 0; i < unit.length; i += 2) {
    const across = unit[i]! * halfWidth;
    const down = unit[i + 1]! * halfHeight;
    corners[i] = x + cos * across - sin * down;
    corners[i + 1] = y + sin * across + cos * down;
  }
  return unit.length;
}

/** The corners of a regular polygon on the circle of radius 1, clockwise. */
export function unitPolygon(corners: number): readonly number[] {
  const known = unitPolygons.get(corners);
  if (known) return known;
  const made = Array.from({ length: corners }, (_, i) => (FULL_TURN * i) / corners).flatMap(
    (angle) => [Math.cos(angle), Math.sin(angle)],
  );
  unitPolygons.set(corners, made);
  return made;
}

function angleOf(seed: number, row: number, frame: number): number {
  const spin = FASTEST_TURN * (2 * share(seed, row, 'spin') - 1);
  return (FULL_TURN * share(seed, row, 'start') + spin * frame) % FULL_TURN;
}

function shapeOf(
  kind: number | undefined,
  { seed, shape }: FormScene['settings'],
  row: number,
): Settings['shape'] | undefined {
  if (kind === SENSOR || kind === BULLET) return 'circle';
  return shape === 'mixed' ? shapeIn(seed, row) : shape;
}

function shapeIn(seed: number, row: number): Settings['shape'] | undefined {
  return MIXED[Math.floor(MIXED.length * share(seed, row, 'shape'))];
}

function cornersIn(seed: number, row: number): number {
  return FEWEST_CORNERS + Math.floor(MORE_CORNERS * share(seed, row, 'corners'));
}

/** Each number that a row has by chance has one of its own; the last is none of another row. */
const salts = { start: 1, spin: 2, slope: 3, corners: 4, shape: 2 ** 30 } as const;

/** A number from 0 up to 1 that seems to be random: a hash, so that no row depends on those before it. */
function share(seed: number, row: number, of: keyof typeof salts): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(4 * row + salts[of], 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
