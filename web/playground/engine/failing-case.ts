/**
 * A frame as a file for a bug report: what a tree was made of and asked, what it answered, and what brute force finds wrong with that.
 * docs/cases.md describes the file.
 */
import { fromFragment } from '../state/fragment.ts';
import { parameters, type Settings } from '../state/parameters.ts';
import { nearestAllowed } from '../state/settings.ts';
import { treeOptionNames } from '../state/tree-options.ts';
import type { Area } from './geometry.ts';

export const CASE_FORMAT = 'quadrille-case';
export const CASE_VERSION = 1;

/** The calls that the page's probes make. */
const QUERY_METHODS = [
  'query',
  'queryCircle',
  'queryPolygon',
  'raycast',
  'nearest',
  'sweep',
] as const;

export interface SavedQuery {
  readonly method: (typeof QUERY_METHODS)[number];
  readonly arguments: readonly unknown[];
  /** The rows that the tree gave. */
  readonly found: readonly number[];
}

/** What the page takes of a case, checked. */
export interface FailingCase {
  readonly bounds: Area;
  /** Of the link that it was saved from, with the options of its tree. */
  readonly settings: Settings;
  /** The same 32 bits as in the tree that it was saved from. */
  readonly boxes: Float32Array;
  /** The pairs of rows that the tree reported. */
  readonly pairs: readonly (readonly number[])[];
  /** Undefined where nothing was asked. */
  readonly query: SavedQuery | undefined;
}

/** The same for both orders of the two rows. */
export function pairKey(row: number, other: number): string {
  return `${Math.min(row, other)} ${Math.max(row, other)}`;
}

/** Throws an error that says what is wrong with a text that is no case. */
export function readCase(text: string): FailingCase {
  const read = objectIn(text);
  if (read['format'] !== CASE_FORMAT) throw new RangeError('it is no case: "format" is missing');
  if (read['version'] !== CASE_VERSION)
    throw new RangeError(`this page reads cases of version ${CASE_VERSION}`);
  const boxes = boxesOf(listIn(read, 'boxes'));
  const pairs = listIn(Object(read['pairs']), 'found').map((pair, at) =>
    rowsOf(pair, at, boxes.length / 4),
  );
  const options = Object(read['options']);
  return {
    bounds: boundsOf(Object(options.bounds)),
    settings: settingsOf(read, options),
    boxes,
    pairs,
    query: queryOf(read['query'], boxes.length / 4),
  };
}

function queryOf(read: unknown, count: number): SavedQuery | undefined {
  if (read === undefined) return undefined;
  const query: Readonly<Record<string, unknown>> = Object(read);
  const method = QUERY_METHODS.find((known) => known === query['method']);
  if (!method)
    throw new RangeError(`the page asks no such query: ${JSON.stringify(query['method'])}`);
  const found = listIn(query, 'found').map((row) => {
    if (!isRow(row, count))
      throw new RangeError(`the query found no such row: ${JSON.stringify(row)}`);
    return row;
  });
  return { method, arguments: listIn(query, 'arguments'), found };
}

function isRow(value: unknown, count: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new RangeError('it is no JSON');
  }
}

function listIn(read: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = read[name];
  if (!Array.isArray(list)) throw new RangeError(`"${name}" is no list`);
  return list;
}

function boxesOf(list: readonly unknown[]): Float32Array {
  const { max } = parameters.count;
  if (list.length === 0) throw new RangeError('it has no boxes');
  if (list.length > max) throw new RangeError(`it has more than ${max} boxes`);
  const boxes = new Float32Array(4 * list.length);
  for (const [row, box] of list.entries()) {
    if (!isBox(box)) throw new RangeError(`row ${row} is no valid box: ${JSON.stringify(box)}`);
    boxes.set(box, 4 * row);
  }
  return boxes;
}

function isFloat(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(Math.fround(value));
}

function isBox(box: unknown): box is readonly number[] {
  if (!Array.isArray(box) || box.length !== 4) return false;
  const [minX, minY, maxX, maxY] = box;
  return box.every(isFloat) && minX <= maxX && minY <= maxY;
}

function rowsOf(pair: unknown, at: number, count: number): readonly number[] {
  const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((row) => isRow(row, count));
  if (!isPair) throw new RangeError(`pair ${at} is no pair of rows: ${JSON.stringify(pair)}`);
  return pair;
}

function boundsOf(bounds: Readonly<Record<string, unknown>>): Area {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => bounds[name]);
  const isArea =
    [x, y, width, height].every(Number.isFinite) && Number(width) > 0 && Number(height) > 0;
  if (!isArea) throw new RangeError('its tree has no valid bounds');
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** Another value than the tree had would be another case, so that none is clamped. */
function settingsOf(
  read: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
): Settings {
  const settings = fromFragment(typeof read['settings'] === 'string' ? read['settings'] : '');
  for (const name of treeOptionNames) {
    const value = options[name];
    if (value === undefined || nearestAllowed(parameters[name], value) !== value)
      throw new RangeError(`the page has no tree with ${name}: ${JSON.stringify(value)}`);
    Object.assign(settings, { [name]: value });
  }
  return settings;
}
