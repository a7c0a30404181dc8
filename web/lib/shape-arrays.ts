/** Arrays of boxes and other shapes: checked before they are copied into the module's memory. */
import { arrayLength, boxError, farEdge, isBox } from './checks.js';
import { rangeError, typeError } from './coded-errors.js';
import { MAX_OBJECTS } from './limits.js';
import { quote } from './quote.js';

/** What an array holds. */
export interface ShapeArray {
  /** The name of the argument. */
  readonly name: string;
  /** The numbers of each shape. */
  readonly fields: readonly string[];
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Boxes as four arrays with a number for each box, as games hold them that keep components apart. */
export interface BoxArrays {
  /** Left edges. */
  readonly x: ArrayLike<number>;
  /** Top edges. */
  readonly y: ArrayLike<number>;
  /** Zero or more. */
  readonly width: ArrayLike<number>;
  /** Zero or more. */
  readonly height: ArrayLike<number>;
}

/** Many boxes: minX, minY, maxX, maxY of each in one array, or four arrays. */
export type Boxes = ArrayLike<number> | BoxArrays;

/** Boxes that become objects. */
export const OBJECT_BOXES: ShapeArray = { name: 'boxes', fields: ['minX', 'minY', 'maxX', 'maxY'] };

/**
 * Checks an array of shapes; returns its numbers, which `set()` can copy. User code (getters of an
 * unusual array) runs in here, and not in what follows.
 *
 * @param memory The module's own buffer; input that lies in it is copied, since growth detaches it.
 */
export function readNumbers(
  where: string,
  { name, fields }: ShapeArray,
  given: Boxes,
  memory: ArrayBufferLike,
): Numbers {
  if (areBoxArrays(fields, given)) return readBoxArrays(where, name, given, memory);
  const most = fields.length * MAX_OBJECTS;
  const numbers = isTypedArray(given)
    ? readTyped(where, name, given, memory)
    : readPlain(where, name, fields, given, most);
  if (numbers.length % fields.length !== 0) {
    throw rangeError(
      `${where}: ${name} must hold ${WORDS[fields.length]} numbers each (${fields.join(', ')}), got ${numbers.length} numbers`,
    );
  }
  if (numbers.length > most) throw tooManyError(where, name, numbers.length);
  return numbers;
}

/** The numbers of one shape for an error sentence, as they were given: rounded to 32 bits, they may not look wrong. */
export function numbersAt({ fields }: ShapeArray, numbers: Numbers, index: number): string {
  return numbers.subarray(fields.length * index, fields.length * (index + 1)).join(', ');
}

/** Any typed array but the two of bigints. */
export type Numbers = Float32Array | Float64Array | Int32Array | Uint32Array;

function isTypedArray(boxes: unknown): boxes is Numbers {
  return ArrayBuffer.isView(boxes) && !(boxes instanceof DataView);
}

function readTyped(where: string, name: string, given: Numbers, memory: ArrayBufferLike): Numbers {
  // By the tag, which is right for empty arrays and for those of another window too.
  if (Object.prototype.toString.call(given).startsWith('[object Big')) {
    throw arrayError(where, name, 'bigints');
  }
  if (given.length === 0 && isDetached(given.buffer)) {
    throw typeError(
      `${where}: ${name} is a view that the growth of its memory has detached; ask for it again`,
    );
  }
  return given.buffer === memory ? given.slice() : given;
}

function readPlain(
  where: string,
  name: string,
  fields: readonly string[],
  given: ArrayLike<number>,
  most: number,
): Float64Array {
  const length = arrayLength(given);
  if (length === undefined) throw arrayError(where, name, quote(given));
  if (length > most) throw tooManyError(where, name, length);
  const numbers = new Float64Array(length); // 64 bits, for the error sentence of a refused number
  for (let i = 0; i < length; i++) {
    const value: unknown = given[i];
    if (typeof value !== 'number') {
      const form =
        typeof value === 'object' && value !== null && fields.length > 1
          ? ` (${name} holds ${fields.join(', ')} of each, one after the other)`
          : '';
      throw typeError(`${where}: ${name}[${i}] must be a number${form}, got ${quote(value)}`);
    }
    numbers[i] = value;
  }
  return numbers;
}

/** Four arrays in place of the one that a call with these fields takes. */
function areBoxArrays(fields: readonly string[], given: Boxes): given is BoxArrays {
  if (fields.length !== 4 || fields[2] !== 'maxX') return false;
  return typeof given === 'object' && given !== null && !('length' in given) && 'width' in given;
}

function readBoxArrays(
  where: string,
  name: string,
  given: BoxArrays,
  memory: ArrayBufferLike,
): Float32Array {
  const read = (field: keyof BoxArrays): Numbers =>
    readNumbers(where, { name: `${name}.${field}`, fields: [field] }, given[field], memory);
  const [x, y, width, height] = [read('x'), read('y'), read('width'), read('height')];
  const lengths = [x, y, width, height].map((array) => array.length);
  if (new Set(lengths).size > 1) {
    throw rangeError(
      `${where}: x, y, width and height of ${name} must hold one number for each box, got ${lengths.join(', ')}`,
    );
  }
  const numbers = new Float32Array(4 * x.length);
  for (let i = 0; i < x.length; i++) {
    const box = [x[i]!, y[i]!, width[i]!, height[i]!] as const;
    if (!isBox(...box)) throw boxError(`${where}: box ${i}`, ...box);
    numbers.set([box[0], box[1], farEdge(box[0], box[2]), farEdge(box[1], box[3])], 4 * i);
  }
  return numbers;
}

/** A view of a detached buffer looks empty; only making a new view fails. */
function isDetached(buffer: ArrayBufferLike): boolean {
  try {
    return new Uint8Array(buffer).length < 0;
  } catch {
    return true;
  }
}

function arrayError(where: string, name: string, got: string): TypeError {
  return typeError(`${where}: ${name} must be an array or typed array of numbers, got ${got}`);
}

function tooManyError(where: string, name: string, length: number): RangeError {
  return rangeError(
    `${where}: ${name} must be of at most ${MAX_OBJECTS} objects, got ${length} numbers`,
  );
}
