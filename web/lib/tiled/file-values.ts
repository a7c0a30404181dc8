/** Values of a file, each read with a check of its type and its range. Only own fields count: none is taken from a prototype. */
import { flagError, floatError, ruleError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';

/** An object of a file, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object, which is no array. `place` begins the sentence of each error and says where in the file it is. */
export function fieldsOf(place: string, name: string, value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw typeError(`${place}: ${name} must be an object, got ${quote(value)}`);
}

/** A field of any type; undefined where there is none. */
export function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** True where a field is there and not null. */
export function hasField(fields: Fields, name: string): boolean {
  return (fieldOf(fields, name) ?? undefined) !== undefined;
}

/** A number that is finite in 32 bits. A field that is missing or null is `fallback`, if that is given; so for all functions below. */
export function numberOf(place: string, fields: Fields, name: string, fallback?: number): number {
  const value = fieldOf(fields, name) ?? fallback;
  const error = floatError(place, name, value);
  if (error !== undefined) throw error;
  return value as number;
}

/** A whole number from `least` to `most`. */
export function wholeOf(
  place: string,
  fields: Fields,
  name: string,
  [least, most]: readonly [least: number, most: number],
  fallback?: number,
): number {
  const value = fieldOf(fields, name) ?? fallback;
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) {
    return value as number;
  }
  throw ruleError(place, name, `a whole number from ${least} to ${most}`, value);
}

export function textOf(place: string, fields: Fields, name: string, fallback?: string): string {
  const value = fieldOf(fields, name) ?? fallback;
  if (typeof value === 'string') return value;
  throw typeError(`${place}: ${name} must be a string, got ${quote(value)}`);
}

export function flagOf(place: string, fields: Fields, name: string, fallback: boolean): boolean {
  const value = fieldOf(fields, name) ?? fallback;
  const error = flagError(place, name, value);
  if (error !== undefined) throw error;
  return value as boolean;
}

/** An array. It may have holes, which `map` leaves out and `Array.from` reads as undefined. */
export function listOf(
  place: string,
  fields: Fields,
  name: string,
  fallback?: readonly unknown[],
): readonly unknown[] {
  const value = fieldOf(fields, name) ?? fallback;
  if (Array.isArray(value)) return value;
  throw typeError(`${place}: ${name} must be an array, got ${quote(value)}`);
}

/** Two numbers, x and y, in an array. */
export function pairOf(place: string, fields: Fields, name: string): [x: number, y: number] {
  const pair = listOf(place, fields, name);
  if (pair.length !== 2) {
    throw rangeError(`${place}: ${name} must be two numbers, got ${pair.length} values`);
  }
  for (const [i, value] of pair.entries()) {
    const error = floatError(place, `${name}[${i}]`, value);
    if (error !== undefined) throw error;
  }
  return pair as [number, number];
}

/** What a file holds: an object as it is, or the text of one in JSON. `name` is what the sentence calls the file. */
export function jsonFields(place: string, name: string, file: unknown): Fields {
  if (typeof file !== 'string') {
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file as Fields;
    throw typeError(`${place}: ${name} must be a string or an object, got ${quote(file)}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(file));
  } catch {
    throw rangeError(`${place}: ${name} must be JSON, got ${quote(file)}`);
  }
  return fieldsOf(place, name, value);
}

/** True for text that is XML, as far as its first character says. */
export function isXml(file: unknown): file is string {
  return typeof file === 'string' && /^\s*</.test(withoutMark(file));
}

/** Text without the mark of its byte order, which some editors put before it. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
