/** Checks and normalises arrays of boxes before they are copied into the module's memory. */
import { quote } from './checks.js';
import { MAX_OBJECTS } from './limits.js';

/**
 * Returns numbers that can be copied with `set()`, four per box. Nothing but a plain copy of the
 * result may follow: user code (getters of an odd array) runs in here and nowhere later.
 *
 * @param memory The module's own buffer; input that lives in it is copied, since it may move.
 */
export function readBoxes(
  where: string,
  boxes: ArrayLike<number>,
  memory: ArrayBufferLike,
): Numbers {
  const numbers = isTypedArray(boxes) ? readTyped(where, boxes, memory) : readPlain(where, boxes);
  if (numbers.length % 4 !== 0) {
    throw new RangeError(
      `${where}: boxes must hold four numbers each (minX, minY, maxX, maxY), got ${numbers.length} numbers`,
    );
  }
  if (numbers.length / 4 > MAX_OBJECTS) {
    throw new RangeError(
      `${where}: a tree holds at most ${MAX_OBJECTS} objects, got ${numbers.length / 4}`,
    );
  }
  return numbers;
}

/** Any typed array but the two of bigints. */
export type Numbers = Float32Array | Float64Array | Int32Array | Uint32Array;

function isTypedArray(boxes: unknown): boxes is Numbers {
  return ArrayBuffer.isView(boxes) && !(boxes instanceof DataView);
}

function readTyped(where: string, boxes: Numbers, memory: ArrayBufferLike): Numbers {
  if (typeof (boxes[0] as unknown) === 'bigint') throw arrayError(where, 'bigints');
  if (boxes.length === 0 && isDetached(boxes.buffer)) {
    throw new TypeError(
      `${where}: boxes is a view that the growth of its memory has detached; ask for it again`,
    );
  }
  return boxes.buffer === memory ? boxes.slice() : boxes;
}

function readPlain(where: string, boxes: ArrayLike<number>): Float32Array {
  if (typeof boxes !== 'object' || boxes === null) throw arrayError(where, quote(boxes));
  const length = boxes.length;
  if (!Number.isInteger(length) || length < 0) throw arrayError(where, quote(boxes));
  if (length > 4 * MAX_OBJECTS) {
    throw new RangeError(
      `${where}: a tree holds at most ${MAX_OBJECTS} objects, got ${length / 4}`,
    );
  }
  const numbers = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const value: unknown = boxes[i];
    if (typeof value !== 'number') {
      throw new TypeError(`${where}: boxes[${i}] must be a number, got ${quote(value)}`);
    }
    numbers[i] = value;
  }
  return numbers;
}

/** A view on a detached buffer looks empty; only a new view tells. */
function isDetached(buffer: ArrayBufferLike): boolean {
  try {
    return new Uint8Array(buffer).length < 0;
  } catch {
    return true;
  }
}

function arrayError(where: string, got: string): TypeError {
  return new TypeError(`${where}: boxes must be an array or typed array of numbers, got ${got}`);
}
