/** The functions of the module, and how their answers are read from its memory. */
import { OK, statusError } from './errors.js';
import type { Native } from './native.js';
import type { RowLists } from './results.js';
import { TRACE_STRIDE } from './trace.js';

/** The module's functions. */
export let calls: Native;

let words: Uint32Array;
let floats: Float32Array;
let answer: number;

/** Makes the functions of a module known, before there is a tree. */
export function connect(native: Native): void {
  calls = native;
  words = new Uint32Array(memory());
  floats = new Float32Array(memory());
  answer = native.quadrille_answer() >>> 2;
}

/** The module's memory as it is now: growth replaces it, and detaches all views. */
export function memory(): ArrayBuffer {
  return calls.memory.buffer;
}

/** The whole memory in words; made anew when growth has detached it. Asking costs next to nothing. */
function memoryWords(): Uint32Array {
  if (words.length === 0) words = new Uint32Array(memory());
  return words;
}

/** Pointer to the values that the last call has left. */
export function valuesPointer(): number {
  return memoryWords()[answer]!;
}

/** What a call has just left, `stride` values each, as a view; throws when `count` is minus a status. */
export function valuesFound<View>(
  type: new (buffer: ArrayBuffer, pointer: number, length: number) => View,
  where: string,
  count: number,
  stride = 1,
): View {
  if (count < 0) throw statusError(where, -count);
  return new type(memory(), valuesPointer(), stride * count);
}

/** The rows that a question has just found, as a view; throws when `count` is minus a status. */
export function rowsFound(where: string, count: number): Uint32Array {
  if (count < 0) throw statusError(where, -count);
  const all = memoryWords();
  return new Uint32Array(all.buffer, all[answer], count);
}

/** Copies those rows to the caller's array as far as they fit; returns how many there are. */
export function rowsInto(where: string, count: number, into: Uint32Array): number {
  if (count < 0) throw statusError(where, -count);
  const all = memoryWords();
  const first = all[answer]! / 4;
  const fitting = Math.min(count, into.length);
  for (let i = 0; i < fitting; i++) into[i] = all[first + i]!;
  return count;
}

/** The rows that `questions` questions have just found, as views. */
export function listsFound(where: string, count: number, questions: number): RowLists {
  const rows = rowsFound(where, count);
  return { offsets: new Uint32Array(rows.buffer, words[answer + 1], questions + 1), rows };
}

/** Hits or neighbors that a question has just found, `stride` floats each, as a view. */
export function floatsFound(where: string, count: number, stride: number): Float32Array {
  if (count < 0) throw statusError(where, -count);
  return new Float32Array(memory(), valuesPointer(), count * stride);
}

/** The events that a question has just been told in, as a view. */
export function eventsFound(where: string, count: number): Int32Array {
  return valuesFound(Int32Array, where, count, TRACE_STRIDE);
}

/** Copies them to the caller's array as far as they fit whole; returns how many there are. */
export function floatsInto(
  where: string,
  count: number,
  stride: number,
  into: Float32Array,
): number {
  if (count < 0) throw statusError(where, -count);
  if (floats.length === 0) floats = new Float32Array(memory());
  const first = valuesPointer() / 4;
  const fitting = stride * Math.min(count, Math.floor(into.length / stride));
  for (let i = 0; i < fitting; i++) into[i] = floats[first + i]!;
  return count;
}

/** Where the answers to each of `questions` questions begin, and the answers, as views. */
export function floatListsFound(
  where: string,
  count: number,
  questions: number,
  stride: number,
): [offsets: Uint32Array, values: Float32Array] {
  const values = floatsFound(where, count, stride);
  return [new Uint32Array(values.buffer, words[answer + 1], questions + 1), values];
}

/** Room for so many bytes, where the module reads what is passed in bulk. */
export function stageBytes(where: string, count: number): Uint8Array {
  const status = -calls.quadrille_stage(count);
  if (status !== OK) throw statusError(where, status);
  return new Uint8Array(memory(), valuesPointer(), count);
}

/** Copies the input of many questions to where they read it; offsets of polygons come behind. */
export function stage(
  where: string,
  numbers: ArrayLike<number>,
  offsets: ArrayLike<number> = [],
): void {
  const { byteOffset } = stageBytes(where, 4 * (numbers.length + offsets.length));
  new Float32Array(memory(), byteOffset, numbers.length).set(numbers);
  new Uint32Array(memory(), byteOffset + 4 * numbers.length, offsets.length).set(offsets);
}
