/** Reads a snapshot of a World as plain data; cpp/src/world/world_snapshot.hpp describes its bytes. */
import { DAMAGED_SNAPSHOT, NEWER_SNAPSHOT, NOT_A_SNAPSHOT } from '../errors.js';
import { MAX_OBJECTS } from '../limits.js';
import { PLACEMENTS } from '../options.js';
import { worldError } from '../world/errors.js';
import { splitEvents } from '../world/event-words.js';
import { partSideOfWord } from '../world/one-way.js';
import { SHAPE_KINDS, type Shape, shapeFrom } from '../world/shapes.js';
import { WordReader } from './word-reader.js';

/** Values by the names of their fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a snapshot says. */
export interface WorldData {
  readonly settings: Fields;
  /** By their ids. */
  readonly bodies: ReadonlyMap<number, Fields>;
  /** Lists of the last step. */
  readonly lists: Fields;
  /** What decides about later ids, and about the next step. */
  readonly history: Fields;
}

/** "QUAW" */
const KIND = 0x57415551;
const VERSION = 1;
const HEAD_BYTES = 16;

/** @throws RangeError when the bytes are no snapshot of a world, are damaged, or were written by a later version. */
export function readWorld(where: string, given: Uint8Array): WorldData {
  const damaged = (): Error => worldError(where, DAMAGED_SNAPSHOT);
  const { bytes, events } = splitEvents(where, given);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== KIND) {
    throw worldError(where, NOT_A_SNAPSHOT);
  }
  if (bytes.length < HEAD_BYTES || bytes.length % 4 !== 0) throw damaged();
  if (view.getUint32(4, true) > VERSION) throw worldError(where, NEWER_SNAPSHOT);
  const body = bytes.subarray(HEAD_BYTES);
  if (view.getBigUint64(8, true) !== checksumOf(body)) throw damaged();
  const reader = new WordReader(body, damaged);
  const settings = readSettings(reader);
  const flags = reader.word();
  const ids = readIds(reader);
  const bodies = new Map(ids.live.map((id) => [id, readBody(reader)]));
  const lists = readLists(reader);
  const history = {
    had: { bullets: (flags & 1) !== 0, oneWays: (flags & 2) !== 0, steps: (flags & 4) !== 0 },
    rows: ids.rows,
    generations: ids.generations,
    freeRows: ids.freeRows,
    categoriesOfStep: [...events.categories],
    untold: events.skipped,
  };
  return { settings, bodies, lists, history };
}

/** FNV-1a of 64 bits, fed with a word at a time. */
function checksumOf(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let checksum = 0xcbf29ce484222325n;
  for (let at = 0; at < bytes.length; at += 4) {
    checksum = BigInt.asUintN(64, (checksum ^ BigInt(view.getUint32(at, true))) * 0x100000001b3n);
  }
  return checksum;
}

function readSettings(reader: WordReader): Fields {
  const [minX, minY, maxX, maxY] = reader.floats(4) as [number, number, number, number];
  const bounds = { minX, minY, maxX, maxY };
  const capacity = reader.word();
  const maxDepth = reader.word();
  const placement = PLACEMENTS[reader.word()];
  const looseness = reader.float();
  const touching = reader.word() === 1;
  reader.word(); // what is outside, which is kept
  const maxPairs = reader.word();
  const tolerance = reader.float();
  const seamTolerance = tolerance < 0 ? false : tolerance;
  return { bounds, capacity, maxDepth, placement, looseness, touching, maxPairs, seamTolerance };
}

interface Ids {
  readonly rows: number;
  readonly generations: readonly number[];
  readonly freeRows: readonly number[];
  /** By row. */
  readonly live: readonly number[];
}

function readIds(reader: WordReader): Ids {
  const known = reader.word();
  const rows = reader.word();
  const free = reader.word();
  const states = reader.list(known, () => reader.word());
  const freeRows = reader.list(free, () => reader.word());
  const generations = states.map((state) => state >>> 1);
  const live = states.flatMap((state, row) =>
    (state & 1) === 0 ? [] : [(state >>> 1) * (MAX_OBJECTS + 1) + row],
  );
  return { rows, generations, freeRows, live };
}

/** Bits of the word with which a body begins. */
const STATIC = 1;
const SENSOR = 2;
const INSIDE = 4;
const BULLET = 8;
const DROPS_THROUGH = 16;
const ONE_WAY_SHIFT = 5;
const HAS_WRITTEN = 1 << 8;
const HAS_WAY = 1 << 9;
const HAS_FILTER = 1 << 10;
const HAS_GROUP = 1 << 11;
const HAS_TAG = 1 << 12;
const HAS_ORDER = 1 << 13;
const FORM_SHIFT = 16;
const PARTS = 1;
const TILES = 2;

const ALL_BITS = 0xffffffff;

function readBody(reader: WordReader): Fields {
  const word = reader.word();
  const has = (bit: number): boolean => (word & bit) !== 0;
  const applied = readTransform(reader);
  const written = has(HAS_WRITTEN) ? readTransform(reader) : applied;
  const way = has(HAS_WAY) ? readTransform(reader) : applied;
  const category = has(HAS_FILTER) ? reader.word() : 1;
  const mask = has(HAS_FILTER) ? reader.word() : ALL_BITS;
  return {
    ...written,
    static: has(STATIC),
    sensor: has(SENSOR),
    bullet: has(BULLET),
    oneWay: partSideOfWord((word >>> ONE_WAY_SHIFT) & 7),
    dropThrough: has(DROPS_THROUGH),
    category,
    mask,
    group: has(HAS_GROUP) ? reader.word() | 0 : 0,
    tag: has(HAS_TAG) ? reader.word() : 0,
    order: has(HAS_ORDER) ? reader.float() : 0,
    ...readForm(reader, word >>> FORM_SHIFT),
    ofLastStep: applied,
    wayFrom: way,
    inside: has(INSIDE),
  };
}

function readTransform(reader: WordReader): Fields {
  const [x, y, angle, scale] = reader.floats(4);
  return { x, y, angle, scale };
}

function readForm(reader: WordReader, form: number): Fields {
  if (form === PARTS) return { parts: reader.list(reader.word(), () => readPart(reader)) };
  if (form !== TILES) return { shape: readShape(reader) };
  const columns = reader.word();
  const rows = reader.word();
  const size = reader.float();
  const kinds = reader.list(reader.word() - 1, () => readKind(reader));
  const count = columns * rows;
  const pairs = reader.list(Math.ceil(count / 2), () => reader.word());
  const tiles = pairs.flatMap((two) => [two & 0xffff, two >>> 16]).slice(0, count);
  return { columns, rows, size, kinds, tiles };
}

/** Bits of the word with which a part or a kind of tiles begins. */
const HAS_OFFSET = 1;
const PART_HAS_FILTER = 2;
const PART_HAS_TAG = 4;
const PART_IS_SENSOR = 8;
const SIDE_SHIFT = 4;
const TILE_SHAPE_SHIFT = 8;

function readPart(reader: WordReader): Fields {
  const word = reader.word();
  const offset =
    (word & HAS_OFFSET) !== 0 ? readTransform(reader) : { x: 0, y: 0, angle: 0, scale: 1 };
  const common = readCommon(reader, word);
  return { shape: readShape(reader), ...offset, ...common };
}

function readKind(reader: WordReader): Fields {
  const word = reader.word();
  const common = readCommon(reader, word);
  const shape = (word & HAS_OFFSET) !== 0 ? readShape(reader) : word >>> TILE_SHAPE_SHIFT;
  return { shape, ...common };
}

/** What parts and kinds of tiles have in common; without a filter, that of their body counts. */
function readCommon(reader: WordReader, word: number): Fields {
  const hasFilter = (word & PART_HAS_FILTER) !== 0;
  return {
    oneWay: partSideOfWord((word >>> SIDE_SHIFT) & 15),
    sensor: (word & PART_IS_SENSOR) !== 0,
    category: hasFilter ? reader.word() : undefined,
    mask: hasFilter ? reader.word() : undefined,
    tag: (word & PART_HAS_TAG) !== 0 ? reader.word() : 0,
  };
}

function readShape(reader: WordReader): Shape {
  const word = reader.word();
  const kind = SHAPE_KINDS[word & 255];
  if (kind === undefined) throw reader.damaged();
  return shapeFrom({ kind, numbers: shapeNumbers[kind](reader, word >>> 8) });
}

/** The numbers of a shape, in the order of the arguments of the function that makes it. */
const shapeNumbers: Readonly<
  Record<Shape['kind'], (reader: WordReader, detail: number) => number[]>
> = {
  circle: (reader) => reader.floats(1),
  box: (reader) => reader.floats(2).map((half) => 2 * half),
  capsule: (reader, upright) => {
    const [half, radius] = reader.floats(2) as [number, number];
    return [2 * half, radius, upright];
  },
  segment: (reader) => reader.floats(4),
  polygon: (reader, corners) => reader.floats(2 * corners),
};

/** Lists as the calls of their names return them. */
function readLists(reader: WordReader): Fields {
  const [entered, stayed, exited] = [readPairs(reader), readPairs(reader), readPairs(reader)];
  const pairs = [...entered, ...stayed];
  pairs.sort((p, q) => p.a - q.a || p.b - q.b);
  const contacts = reader.list(reader.word(), () => {
    const pair = pairs[reader.word()];
    const [partA, partB] = [reader.word(), reader.word()];
    const [normalX, normalY, depth] = reader.floats(3);
    const count = reader.word();
    const points = [readPoint(reader), readPoint(reader)].slice(0, count);
    return { ...pair, normalX, normalY, depth, points, partA, partB };
  });
  const impacts = reader.list(reader.word(), () => {
    const [bullet, other] = [reader.id(), reader.id()];
    const [fraction, x, y, pointX, pointY, normalX, normalY] = reader.floats(7);
    const [part, otherPart] = [reader.word(), reader.word()];
    return { bullet, other, fraction, x, y, pointX, pointY, normalX, normalY, part, otherPart };
  });
  const departed = reader.list(reader.word(), () => reader.id());
  return { entered, stayed, exited, contacts, impacts, departed };
}

function readPairs(reader: WordReader): { readonly a: number; readonly b: number }[] {
  return reader.list(reader.word(), () => ({ a: reader.id(), b: reader.id() }));
}

function readPoint(reader: WordReader): Fields {
  const [x, y, depth] = reader.floats(3);
  return { x, y, depth, feature: reader.word() };
}
