/**
 * Argument checks. The `is...` functions are cheap and decide; the `...Error` functions find the
 * sentence and run only after one of them has returned false.
 */
import { rangeError, typeError } from './coded-errors.js';
import { FIRST_ID, MAX_OBJECTS } from './limits.js';
import { isTypedArrayByClass, quote } from './quote.js';

/** min + size as the tree stores it: both rounded to 32 bits, and so is their sum. */
export function farEdge(min: number, size: number): number {
  return Math.fround(Math.fround(min) + Math.fround(size));
}

/**
 * True when the tree can store this box: four numbers, sizes of zero or more, both corners finite
 * in 32 bits. An overflow or NaN anywhere makes the sum of the sides infinite or NaN.
 */
export function isBox(x: number, y: number, width: number, height: number): boolean {
  return (
    typeof x === 'number' &&
    typeof y === 'number' &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    width >= 0 &&
    height >= 0 &&
    farEdge(x, width) - Math.fround(x) + (farEdge(y, height) - Math.fround(y)) <
      Number.POSITIVE_INFINITY
  );
}

/** True when both coordinates are numbers that are finite in 32 bits. */
export function isPoint(x: number, y: number): boolean {
  return (
    typeof x === 'number' &&
    typeof y === 'number' &&
    Math.fround(x) - Math.fround(x) + (Math.fround(y) - Math.fround(y)) === 0
  );
}

/** True when the three are finite in 32 bits and the radius is zero or more. */
export function isCircle(x: number, y: number, radius: number): boolean {
  return isPoint(x, y) && isPoint(radius, 0) && radius >= 0;
}

/** True when the number has the form of an id, or of a row. Whether its object is in the tree is not checked here. */
export function isIdOrRow(id: number): boolean {
  return (
    typeof id === 'number' && id >= 0 && id <= Number.MAX_SAFE_INTEGER && Math.floor(id) === id
  );
}

/** True when the number can be a row, or the position of a node in the list of nodes. */
export function isIndex(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < MAX_OBJECTS;
}

/** Why isBox() returned false. `of` prefixes the names, as in `bounds.width`; `rule` is that of sizes. */
export function boxError(
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  of = '',
  rule = 'zero or more',
): Error {
  return (floatError(where, `${of}x`, x) ??
    floatError(where, `${of}y`, y) ??
    sizeError(where, `${of}width`, width, rule) ??
    sizeError(where, `${of}height`, height, rule) ??
    sumError(where, `${of}x`, x, `${of}width`, width) ??
    sumError(where, `${of}y`, y, `${of}height`, height))!;
}

/** Why isPoint() returned false. `of` prefixes the names, as in `dx`. */
export function pointError(where: string, x: unknown, y: unknown, of = ''): Error {
  return (floatError(where, `${of}x`, x) ?? floatError(where, `${of}y`, y))!;
}

/** Why an id or a row is refused, by its form or by the tree. */
export function idError(where: string, id: unknown, name = 'id'): Error {
  if (typeof id !== 'number') return numberError(where, name, id);
  const hint = isIndex(id) ? ': that row holds none' : '';
  return rangeError(
    `${where}: ${name} must belong to an object that is in this tree, got ${quote(id)}${hint}`,
    'not-found',
  );
}

/** Why a row is refused, by its form or by the tree. */
export function rowError(where: string, row: unknown): Error {
  if (typeof row !== 'number') return numberError(where, 'row', row);
  const hint = row >= FIRST_ID ? ' (is it an id? rowOf(id) gives its row)' : '';
  return rangeError(`${where}: row must hold an object, got ${quote(row)}${hint}`, 'not-found');
}

/** Why a node's position is refused, by its form or by the tree. */
export function nodeError(where: string, node: unknown): Error {
  if (typeof node !== 'number') return numberError(where, 'node', node);
  return rangeError(
    `${where}: node must be the position of a node in nodes(), counted from 0, got ${quote(node)}`,
    'not-found',
  );
}

/**
 * Throws a TypeError unless options are an object with known names, and no list; vectors, which have other names, may be lists but
 * no arrays. If a misspelt name were ignored, its default would apply unnoticed. `argument` is what the call names them; '' where
 * `where` does so already.
 */
export function checkOptions(
  where: string,
  options: unknown,
  names: readonly string[],
  argument = 'options',
): void {
  if (
    typeof options !== 'object' ||
    options === null ||
    (argument === 'options' ? Symbol.iterator in options : Array.isArray(options))
  ) {
    throw typeError(
      `${where}${argument && ': '}${argument} must be an object such as { ${names[0]} }, got ${quote(options)}`,
    );
  }
  for (const name in options) {
    if (names.includes(name)) continue;
    throw typeError(
      `${where}: there is no option ${name}; there are ${names.join(', ')}`,
      'unknown-option',
    );
  }
}

/**
 * The length of an array, or of what can be read like one; undefined for anything else. A Proxy of a typed array that passes itself on
 * has none: it is read from the typed array alone. The getter of an unusual array runs here.
 */
export function arrayLength(given: unknown): number | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  try {
    const { length } = given as { readonly length?: unknown };
    return isCount(length) ? length : undefined;
  } catch (error) {
    if (isTypedArrayByClass(given) && error instanceof TypeError) return undefined;
    throw error;
  }
}

/** An option of 32 bits, as the signed number that the module gets; by default all ones. */
export function bitsOf(
  where: string,
  name: string,
  value: number | undefined,
  fallback = -1,
): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && ((value | 0) === value || value >>> 0 === value)) {
    return value | 0;
  }
  throw ruleError(where, name, 'a whole number of 32 bits', value);
}

/** True for a whole number of zero or more, Infinity included. */
export function isCount(count: unknown): count is number {
  return typeof count === 'number' && count >= 0 && Math.floor(count) === count;
}

/** Checks an option that counts: a whole number, of which what is beyond `most` has no effect. */
export function checkCount(
  where: string,
  name: string,
  count: number | undefined,
  fallback: number,
  most: number,
): number {
  if (count === undefined) return fallback;
  if (isCount(count)) return Math.min(count, most);
  throw ruleError(where, name, 'a whole number, zero or more', count);
}

/** A TypeError for what is no number, else a RangeError. */
export function ruleError(where: string, name: string, rule: string, value: unknown): Error {
  if (typeof value !== 'number') return numberError(where, name, value);
  return rangeError(`${where}: ${name} must be ${rule}, got ${value}`);
}

export function checkCallback(where: string, name: string, callback: unknown): void {
  if (typeof callback === 'function') return;
  throw typeError(`${where}: ${name} must be a function, got ${quote(callback)}`);
}

/** Checks that a value is a finite number within 32-bit range; undefined when it is. */
export function floatError(where: string, name: string, value: unknown): Error | undefined {
  if (typeof value !== 'number') return numberError(where, name, value);
  if (!Number.isFinite(value)) {
    return rangeError(`${where}: ${name} must be a finite number, got ${quote(value)}`);
  }
  if (!Number.isFinite(Math.fround(value))) {
    return rangeError(`${where}: ${name} must be in the range of 32-bit floats, got ${value}`);
  }
  return undefined;
}

/** Checks that a value is true or false; undefined when it is. */
export function flagError(where: string, name: string, value: unknown): Error | undefined {
  if (typeof value === 'boolean') return undefined;
  return typeError(`${where}: ${name} must be true or false, got ${quote(value)}`);
}

export function numberError(where: string, name: string, value: unknown): TypeError {
  return typeError(`${where}: ${name} must be a number, got ${quote(value)}`);
}

export function sizeError(
  where: string,
  name: string,
  value: number,
  rule = 'zero or more',
): Error | undefined {
  const error = floatError(where, name, value);
  if (error === undefined && value < 0) {
    return rangeError(`${where}: ${name} must be ${rule}, got ${value}`);
  }
  return error;
}

function sumError(
  where: string,
  minName: string,
  min: number,
  sizeName: string,
  size: number,
): Error | undefined {
  if (Number.isFinite(farEdge(min, size))) return undefined;
  return rangeError(
    `${where}: ${minName} + ${sizeName} must be in the range of 32-bit floats, got ${min} + ${size}`,
  );
}
