/** Objects of Tiled: of object layers, and of the collision shapes of tiles. */
import { rangeError } from '../coded-errors.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  flagOf,
  hasField,
  listOf,
  numberOf,
  textOf,
  wholeOf,
} from './file-values.js';
import type { LevelProperties } from './level.js';
import { propertiesOf } from './properties.js';

/** What an object is drawn as. */
export type ObjectForm =
  | { readonly kind: 'rectangle' | 'ellipse' | 'capsule' | 'point' | 'text' }
  | { readonly kind: 'polygon' | 'polyline'; readonly corners: readonly number[] }
  | { readonly kind: 'tile'; readonly gid: number };

export interface TiledObject {
  /** Where it is in the file, to begin the sentence of an error. */
  readonly place: string;
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In degrees, clockwise on a screen, around x and y. */
  readonly rotation: number;
  readonly visible: boolean;
  readonly properties: LevelProperties;
  readonly form: ObjectForm;
}

const LARGEST_ID = 2 ** 31 - 1;

/** Object `index` of a list. `of` is the layer, or the tile, that has it. */
export function readObject(of: string, value: unknown, index: number): TiledObject {
  const fields = fieldsOf(of, `objects[${index}]`, value);
  const id = idOf(of, fields, index);
  const place = objectPlace(of, fields, index);
  const sizeOf = (name: string): number => {
    const size = numberOf(place, fields, name, 0);
    if (size >= 0) return size;
    throw rangeError(`${place}: ${name} must be zero or more, got ${size}`);
  };
  const [width, height] = [sizeOf('width'), sizeOf('height')];
  const form = formOf(place, fields);
  return {
    place,
    id,
    name: textOf(place, fields, 'name', ''),
    type: typeOf(place, fields),
    x: numberOf(place, fields, 'x'),
    y: numberOf(place, fields, 'y'),
    width,
    height,
    rotation: numberOf(place, fields, 'rotation', 0),
    visible: flagOf(place, fields, 'visible', true),
    properties: propertiesOf(place, fields),
    // A click without a drag draws a rectangle without a size.
    form: form.kind === 'rectangle' && width === 0 && height === 0 ? { kind: 'point' } : form,
  };
}

/** Where an object is in the file, to begin the sentence of an error. */
export function objectPlace(of: string, fields: Fields, index: number): string {
  return `${of}, object ${idOf(of, fields, index)}`;
}

function idOf(of: string, fields: Fields, index: number): number {
  return wholeOf(`${of}: objects[${index}]`, fields, 'id', [0, LARGEST_ID], 0);
}

/** The type of an object or a tile, which Tiled 1.9 called its class. */
export function typeOf(place: string, fields: Fields): string {
  return textOf(place, fields, 'type', textOf(place, fields, 'class', ''));
}

function formOf(place: string, fields: Fields): ObjectForm {
  if (hasField(fields, 'gid')) {
    return { kind: 'tile', gid: wholeOf(place, fields, 'gid', [1, 0xffff_ffff]) };
  }
  for (const kind of ['polygon', 'polyline'] as const) {
    if (hasField(fields, kind)) return { kind, corners: cornersOf(place, fields, kind) };
  }
  for (const kind of ['ellipse', 'capsule', 'point'] as const) {
    if (flagOf(place, fields, kind, false)) return { kind };
  }
  return { kind: fieldOf(fields, 'text') === undefined ? 'rectangle' : 'text' };
}

function cornersOf(place: string, fields: Fields, name: string): number[] {
  return Array.from(listOf(place, fields, name), (value, i) => {
    const corner = fieldsOf(place, `${name}[${i}]`, value);
    const of = `${place}: ${name}[${i}]`;
    return [numberOf(of, corner, 'x'), numberOf(of, corner, 'y')];
  }).flat();
}

/** The corners of a rectangle, clockwise from the top left. */
export function rectangleCorners(width: number, height: number): number[] {
  return [0, 0, width, 0, width, height, 0, height];
}

/** Eight corners on an ellipse around the origin, clockwise from its rightmost point, by the sizes of its rectangle. */
export function ellipseCorners(width: number, height: number): number[] {
  const [a, b] = [width / 2, height / 2];
  const [c, d] = [a * Math.SQRT1_2, b * Math.SQRT1_2];
  return [a, 0, c, d, 0, b, -c, d, -a, 0, -c, -d, 0, -b, c, -d];
}

export function movedCorners(corners: ArrayLike<number>, x: number, y: number): number[] {
  return Array.from(corners, (value, i) => value + (i % 2 === 0 ? x : y));
}

/** Eight corners on a capsule, clockwise from its top left, by the sizes of its rectangle. */
export function capsuleCorners(width: number, height: number): number[] {
  const radius = Math.min(width, height) / 2;
  const isUpright = height > width;
  const half = Math.max(width, height) / 2 - radius;
  const [along, across] = [(radius * Math.sqrt(3)) / 2, radius / 2];
  const lying = [
    [-half, -radius],
    [half, -radius],
    [half + along, -across],
    [half + along, across],
    [half, radius],
    [-half, radius],
    [-half - along, across],
    [-half - along, -across],
  ] as const;
  return lying.flatMap(([x, y]) => (isUpright ? [-y, x] : [x, y]));
}

/** The rule that an object without an area does not keep; undefined where it has one, or needs none. */
export function areaRule({ form, width, height }: TiledObject): string | undefined {
  if (!['rectangle', 'ellipse', 'capsule', 'tile'].includes(form.kind)) return undefined;
  if (width > 0 && height > 0) return undefined;
  const [name, size] = width > 0 ? ['height', height] : ['width', width];
  return `${name} of ${articleOf(form.kind)} must be more than zero, got ${size}`;
}

function articleOf(kind: ObjectForm['kind']): string {
  return `${kind === 'ellipse' ? 'an' : 'a'} ${kind}`;
}
