/** Adding, changing, reading and removing bodies. */
import {
  arrayLength,
  bitsOf,
  checkOptions,
  flagError,
  floatError,
  isCount,
  isPoint,
  pointError,
  ruleError,
} from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { OK } from '../errors.js';
import { MAX_OBJECTS } from '../limits.js';
import type { Bounds } from '../options.js';
import { quote } from '../quote.js';
import type { Complete } from '../results.js';
import type { BodyRecord } from './body-records.js';
import {
  type CheckedBody,
  type CheckedForm,
  type CheckedOptions,
  NO_PARTS,
  readBody,
  writeBody,
  writeParts,
} from './body-words.js';
import { bodyError, placeOf, rowError, TOO_MANY_OBJECTS, worldError } from './errors.js';
import { BODY_WORDS, type BodyId, PART_WORDS, rowOf, TRANSFORM_STRIDE } from './limits.js';
import type { NativeWorld } from './native-world.js';
import { type OneWaySide, oneWayError } from './one-way.js';
import { checkParts, type Part, type PartValues, partsOf } from './parts.js';
import { type Shape, shapeFrom, shapeNumbers } from './shapes.js';
import {
  checkTransform,
  ORIGIN,
  type Placed,
  TRANSFORM_NAMES,
  type Transform,
} from './transforms.js';
import { NO_TRANSFORMS, type WorldHandle } from './world-handle.js';

/** The shape of a body, or its parts: one of the two, never both. */
export type ShapeOrParts<Parts extends ArrayLike<Part> = ArrayLike<Part>> =
  | {
      /** Its shape, around its position. */
      readonly shape: Shape;
      readonly parts?: undefined;
    }
  | {
      /** Its parts, 1 to 65,535, which move as one: each has a shape and an offset from the body's position. */
      readonly parts: Parts;
      readonly shape?: undefined;
    };

/** What a body is, without its shape or its parts, and without its data. */
export interface BodyOptions {
  /** Where it is: the origin of its shape, or of the frame of its parts. 0 by default. */
  readonly x?: number | undefined;
  /** The same, downward. */
  readonly y?: number | undefined;
  /**
   * How far its shape, or the frame of its parts, is turned around the position, in radians, clockwise on a screen; 0 by default. `Math.PI / 2` and its multiples
   * up to a full turn, either way, are exact quarter turns.
   */
  readonly angle?: number | undefined;
  /** By what its shape, or the frame of its parts, is scaled: more than zero; 1 by default. */
  readonly scale?: number | undefined;
  /**
   * True for what stands still, such as a wall: static bodies cost nothing in a step, and two of them are never a pair. `move` and
   * `update` move them too; what is written to `transforms` counts for nothing, now or later. False by default.
   */
  readonly static?: boolean | undefined;
  /** True for a body that is in pairs and events, but in no contact, such as a trigger. False by default. */
  readonly sensor?: boolean | undefined;
  /**
   * True for a body that each step sweeps from where it was to where it is, so that it passes nothing unseen: see
   * {@link World.impacts}. False by default.
   */
  readonly bullet?: boolean | undefined;
  /**
   * The side from which it is solid, such as `'up'` for a platform through which one jumps: what comes from there is stopped, all else
   * passes. The side turns with the body. Static or not. False by default, for a body that is solid from all sides.
   */
  readonly oneWay?: OneWaySide | false | undefined;
  /**
   * True for a body that one-way bodies and tiles do not stop. What it is in when that ends does not stop it before it has come from the
   * side again. False by default.
   */
  readonly dropThrough?: boolean | undefined;
  /** Bits of the categories to which it belongs, as do those of its parts that have none of their own; 1 by default. */
  readonly category?: number | undefined;
  /** Bits of the categories that it accepts, as for `category`; all by default. Two bodies can be a pair if each accepts the other. */
  readonly mask?: number | undefined;
  /** A whole number from -2,147,483,648 to 2,147,483,647. Bodies of one group are never a pair; 0, the default, is no group. */
  readonly group?: number | undefined;
  /** A number of 32 bits that is yours; C++ sees it, too. 0 by default. */
  readonly tag?: number | undefined;
  /** Its place in `visible`: lower ones come first. Finite; 0 by default. */
  readonly order?: number | undefined;
}

/** A body to be inserted: with a shape, or with parts. */
export type NewBody<Data> = ShapeOrParts &
  BodyOptions & {
    /** What `data(id)` then returns. It stays in JavaScript. */
    readonly data?: Data | undefined;
  };

/** A body as `get` returns it: all that `insert` takes, with defaults filled in; `parts` in place of `shape` if it was given parts. */
export type BodyValues<Data> = ShapeOrParts<readonly PartValues[]> &
  Complete<BodyOptions> & {
    /** What `data(id)` returns. */
    readonly data: Data | undefined;
  };

const OPTION_NAMES: readonly string[] = [
  'shape',
  'parts',
  ...TRANSFORM_NAMES,
  'static',
  'sensor',
  'bullet',
  'oneWay',
  'dropThrough',
  'category',
  'mask',
  'group',
  'tag',
  'order',
  'data',
];

/** What a body is when its options say nothing. */
export const BODY_DEFAULTS: CheckedOptions = {
  ...ORIGIN,
  static: false,
  sensor: false,
  bullet: false,
  oneWay: false,
  dropThrough: false,
  category: 1,
  mask: -1,
  group: 0,
  tag: 0,
  order: 0,
};

/** The options that all tile maps have. */
const OF_MAPS = { static: true, bullet: false, dropThrough: false, angle: 0, scale: 1 } as const;

/** What is given of a body. */
type Given = Partial<NewBody<unknown>>;

/** A body as the module gets it; what is left out is as before. Getters of the options run here. `of` prefixes names. */
export function checkBody(
  where: string,
  body: Given,
  before: CheckedOptions & Partial<CheckedForm>,
  of = '',
): CheckedBody {
  const { static: isStatic = before.static, sensor = before.sensor } = body;
  const { bullet = before.bullet, order = before.order } = body;
  const { oneWay = before.oneWay, dropThrough = before.dropThrough } = body;
  const { x, y, angle, scale } = checkTransform(where, body, before, of);
  const error =
    flagError(where, `${of}static`, isStatic) ??
    flagError(where, `${of}sensor`, sensor) ??
    flagError(where, `${of}bullet`, bullet) ??
    oneWayError(where, `${of}oneWay`, oneWay) ??
    flagError(where, `${of}dropThrough`, dropThrough) ??
    floatError(where, `${of}order`, order);
  if (error !== undefined) throw error;
  const { shape, parts } = formOf(where, body, before, of);
  return {
    shape,
    parts,
    x,
    y,
    angle,
    scale,
    static: isStatic,
    sensor,
    bullet,
    oneWay,
    dropThrough,
    category: bitsOf(where, `${of}category`, body.category, before.category),
    mask: bitsOf(where, `${of}mask`, body.mask, before.mask),
    group: groupOf(where, `${of}group`, body.group, before.group),
    tag: bitsOf(where, `${of}tag`, body.tag, before.tag),
    order,
  };
}

/** The shape or the parts that are given; those of before, if there are any and neither is given. */
function formOf(
  where: string,
  { shape, parts }: Given,
  before: Partial<CheckedForm>,
  of: string,
): CheckedForm {
  if (parts !== undefined) {
    if (shape !== undefined) {
      throw typeError(
        `${where}: ${of}shape must be left out where parts are given, got ${quote(shape)}`,
      );
    }
    const checked = checkParts(where, parts, `${of}parts`);
    return { shape: checked[0]!.shape, parts: checked };
  }
  if (shape === undefined && before.shape !== undefined) {
    return { shape: before.shape, parts: NO_PARTS };
  }
  const numbers = shapeNumbers(where, shape!, `${of}shape.`);
  return { shape: { kind: shape!.kind, numbers }, parts: NO_PARTS };
}

function groupOf(where: string, name: string, group: number | undefined, before: number): number {
  if (group === undefined) return before;
  if (typeof group === 'number' && (group | 0) === group) return group;
  throw ruleError(where, name, `a whole number from ${-(2 ** 31)} to ${2 ** 31 - 1}`, group);
}

export function insert(world: WorldHandle, body: NewBody<unknown>): BodyId {
  const where = 'insert';
  checkOptions(where, body, OPTION_NAMES, 'body');
  const values = checkBody(where, body, BODY_DEFAULTS);
  const { data } = body;
  const { native } = world;
  passBody(world, where, values);
  world.transforms = NO_TRANSFORMS;
  const added = native.insert();
  if (added < 0) throw worldError(where, -added, 'the body', placeOf(values));
  const id = added as BodyId;
  addRecord(world, id, values, data);
  return id;
}

export function insertMany(world: WorldHandle, bodies: ArrayLike<NewBody<unknown>>): BodyId[] {
  const where = 'insertMany';
  const length = arrayLength(bodies);
  if (length === undefined) {
    throw typeError(`${where}: bodies must be an array, got ${quote(bodies)}`);
  }
  if (length > MAX_OBJECTS) throw worldError(where, TOO_MANY_OBJECTS);
  const given = Array.from({ length }, (_, i) => {
    const body = bodies[i]!;
    checkOptions(`${where}: body ${i}`, body, OPTION_NAMES, '');
    return { values: checkBody(where, body, BODY_DEFAULTS, `body ${i}: `), data: body.data };
  });
  const { module, native } = world;
  const partCount = given.reduce((sum, { values }) => sum + values.parts.length, 0);
  const words = BODY_WORDS * length + PART_WORDS * partCount;
  const { byteOffset } = module.reserveInput(where, 4 * words);
  const first = byteOffset >>> 2;
  let parts = first + BODY_WORDS * length;
  given.forEach(({ values }, i) => {
    writeBody(module, first + BODY_WORDS * i, values);
    writeParts(module, parts, values.parts);
    parts += PART_WORDS * values.parts.length;
  });
  world.transforms = NO_TRANSFORMS;
  const added = native.insertMany(length, partCount);
  if (added < 0) {
    const index = module.resultStatus;
    throw worldError(where, -added, `body ${index}`, placeOf(given[index]?.values));
  }
  const ids = Array.from(module.values(Float64Array, where, added)) as BodyId[];
  module.releaseBuffers();
  given.forEach(({ values, data }, i) => addRecord(world, ids[i]!, values, data));
  return ids;
}

/** Writes a body where the next call reads it, and its parts. */
function passBody({ module }: WorldHandle, where: string, body: CheckedBody): void {
  const { parts } = body;
  if (parts.length > 0) {
    const { byteOffset } = module.reserveInput(where, 4 * PART_WORDS * parts.length);
    writeParts(module, byteOffset >>> 2, parts);
  }
  writeBody(module, module.body, body);
}

function addRecord(
  { records }: WorldHandle,
  id: BodyId,
  { category, static: isStatic, parts }: CheckedBody,
  data: unknown,
): void {
  records.add({ id, data, category, isStatic, form: parts.length > 0 ? 'parts' : 'shape' });
}

export function remove({ native, records }: WorldHandle, id: number): boolean {
  if (typeof id !== 'number') throw bodyError('remove', id);
  const record = records.find(id);
  if (record === undefined) return false;
  native.remove(record.id);
  records.remove(record);
  return true;
}

export function clear(world: WorldHandle): void {
  const { native, records } = world;
  world.transforms = NO_TRANSFORMS;
  native.clear();
  records.removeAll();
}

/** Moves a body; `'place'` keeps a bullet from being swept. */
export function move(
  world: WorldHandle,
  where: 'move' | 'place',
  id: number,
  x: number,
  y: number,
  angle: number | undefined,
): void {
  const { native } = world;
  const { id: body, form } = recordOf(world, where, id);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  const error = angle === undefined ? undefined : floatError(where, 'angle', angle);
  if (error !== undefined) throw error;
  if (form === 'tiles' && angle !== undefined) checkMap(where, { ...OF_MAPS, angle });
  const status = -putAt(native, where, body, x, y, angle);
  if (status === OK) return;
  const before = transformOf(world, body);
  checkWritten(where, body, { x, y, angle }, before);
  throw worldError(where, status, 'the body', placeOf({ ...before, x, y }));
}

/** Puts a body elsewhere; 0, or minus a status. */
function putAt(
  native: NativeWorld,
  where: 'move' | 'place',
  id: BodyId,
  x: number,
  y: number,
  angle: number | undefined,
): number {
  if (where === 'place') return native.teleport(id, x, y, angle !== undefined, angle ?? 0);
  return angle === undefined ? native.move(id, x, y) : native.turn(id, x, y, angle);
}

/** Changes what options say; the rest stays. */
export function update(world: WorldHandle, id: number, changes: Partial<NewBody<unknown>>): void {
  const where = 'update';
  checkOptions(where, changes, OPTION_NAMES, 'changes');
  const { id: body } = recordOf(world, where, id);
  const before = bodyValues(world, body);
  const moves =
    TRANSFORM_NAMES.some((name) => name in changes) || (changes.static === true && !before.static);
  if (moves) checkWritten(where, body, changes, before);
  const values = checkBody(where, changes, moves ? before : { ...before, ...ORIGIN });
  const reshapes = values.shape !== before.shape;
  const { data } = changes;
  // Getters of the changes have run.
  const record = recordOf(world, where, body);
  if (record.form === 'tiles') {
    checkSide(where, values.oneWay);
    if (!reshapes) checkMap(where, values);
  }
  passBody(world, where, values);
  const status = -world.native.update(body, moves, reshapes);
  if (status !== OK) {
    throw worldError(where, status, 'the body', placeOf(moves ? values : transformOf(world, body)));
  }
  record.isStatic = values.static;
  if (reshapes) record.form = values.parts.length > 0 ? 'parts' : 'shape';
  if ('data' in changes) record.data = data;
  world.records.recategorize(record, values.category);
}

/** Refuses what a tile map cannot be: it stays static, is no bullet, and is neither turned nor scaled. */
function checkMap(where: string, values: Pick<CheckedOptions, keyof typeof OF_MAPS>): void {
  for (const [name, must] of Object.entries(OF_MAPS)) {
    const value = values[name as keyof typeof OF_MAPS];
    if (value !== must) {
      throw rangeError(`${where}: ${name} must be ${must} for a tile map, got ${value}`);
    }
  }
}

/** Refuses a side for a tile map, also where it becomes another body: C++ could not take back that it did. */
function checkSide(where: string, side: OneWaySide | false): void {
  if (side === false) return;
  throw rangeError(
    `${where}: oneWay must be false for a tile map, whose kinds say from which side tiles are solid, got ${quote(side)}`,
  );
}

/** Refuses what was written to `transforms` where a call keeps it: where `given` leaves it out. A static body keeps nothing of it. */
function checkWritten(where: string, id: BodyId, given: Placed, written: Transform): void {
  const { x, y, angle, scale } = written;
  const kept = Object.entries({ x, y, angle, scale }).filter(
    ([name]) => given[name as keyof Transform] === undefined,
  );
  checkTransform(`${where}: row ${rowOf(id)} of transforms`, Object.fromEntries(kept), ORIGIN);
}

/** What C++ has of a body that is in the world, without its parts; of a tile map, without a shape. */
export function bodyValues({ module, native }: WorldHandle, id: BodyId): CheckedBody {
  native.read(id);
  return readBody(module, module.body);
}

/** What a body is, as options. */
export function get(world: WorldHandle, id: number): BodyValues<unknown> {
  const where = 'get';
  const { id: body, data, form } = recordOf(world, where, id);
  if (form === 'tiles') {
    throw rangeError(
      `${where}: id must belong to a body that is no tile map, which tilesOf reads; got ${id}`,
    );
  }
  const values = bodyValues(world, body);
  const options = {
    x: values.x,
    y: values.y,
    angle: values.angle,
    scale: values.scale,
    static: values.static,
    sensor: values.sensor,
    bullet: values.bullet,
    oneWay: values.oneWay,
    dropThrough: values.dropThrough,
    category: values.category >>> 0,
    mask: values.mask >>> 0,
    group: values.group,
    tag: values.tag >>> 0,
    order: values.order,
    data,
  };
  return form === 'parts'
    ? { parts: partsOf(world, body), ...options }
    : { shape: shapeFrom(values.shape), ...options };
}

/** The box around a body. */
export function boxOf(world: WorldHandle, id: number): Bounds {
  const where = 'boxOf';
  const { module, native } = world;
  const count = native.box(recordOf(world, where, id).id);
  const [minX, minY, maxX, maxY] = module.floats(where, count, 1) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
}

/** The view of all transforms; the same one while it is valid. */
export function viewTransforms(world: WorldHandle): Float32Array {
  const { module, native } = world;
  if (world.transforms.length === 0) {
    world.transforms = module.floats('transforms', native.transforms(), TRANSFORM_STRIDE);
  }
  return world.transforms;
}

export function transformOf(world: WorldHandle, id: number): Transform {
  const { id: body, isStatic } = recordOf(world, 'transformOf', id);
  if (isStatic) {
    const { x, y, angle, scale } = bodyValues(world, body);
    return { x, y, angle, scale };
  }
  const at = TRANSFORM_STRIDE * rowOf(body);
  const [x, y, angle, scale] = viewTransforms(world).subarray(
    at,
    at + TRANSFORM_STRIDE,
  ) as unknown as [number, number, number, number];
  return { x, y, angle, scale };
}

export function reserve(world: WorldHandle, count: number): void {
  const where = 'reserve';
  if (!isCount(count) || count > MAX_OBJECTS) {
    throw ruleError(where, 'count', `a whole number from 0 to ${MAX_OBJECTS}`, count);
  }
  const { native } = world;
  world.transforms = NO_TRANSFORMS;
  const status = -native.reserve(count);
  if (status !== OK) throw worldError(where, status);
}

export function has({ native, records }: WorldHandle, id: number): boolean {
  void native;
  if (typeof id !== 'number') throw bodyError('has', id);
  return records.find(id) !== undefined;
}

/** The ids of all bodies, by row: without those that are removed before their turn, with those that come in a later row. */
export function* idsByRow(world: WorldHandle): IterableIterator<BodyId> {
  const { records } = world;
  for (let row = 0; row < records.rows; row++) {
    const record = records.inRow(row);
    if (record !== undefined) yield record.id;
    void world.native; // throws when the loop has disposed of the world
  }
}

export function idAt({ native, records }: WorldHandle, row: number): BodyId {
  void native;
  const record = typeof row === 'number' ? records.inRow(row) : undefined;
  if (record === undefined) throw rowError('idAt', row);
  return record.id;
}

/** The record of a body that must be in the world. */
export function recordOf(
  { native, records }: WorldHandle,
  where: string,
  id: number,
  name: string | (() => string) = 'id',
): BodyRecord {
  void native;
  const record = typeof id === 'number' ? records.find(id) : undefined;
  if (record === undefined) {
    throw bodyError(where, id, typeof name === 'string' ? name : name());
  }
  return record;
}

/** What a body carries, also one that was removed, while lists may name it. */
export function dataOf({ native, records }: WorldHandle, id: number): unknown {
  void native;
  const record = typeof id === 'number' ? records.findListed(id) : undefined;
  if (record === undefined) throw bodyError('data', id);
  return record.data;
}
