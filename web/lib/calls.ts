/**
 * Questions go to plain functions of the module, which cost a fraction of a method call through the
 * glue. They take the address of a tree and leave their answers in the module's memory.
 */
import { OUT_OF_MEMORY, statusError } from './errors.js';
import type { Glue } from './glue.mjs';
import type { RowLists } from './results.js';
import { TRACE_STRIDE } from './trace.js';

/** The module's functions. */
export let calls: Glue;

let memory: WebAssembly.Memory;
let words: Uint32Array;
let floats: Float32Array;
let answer: number;

/** Makes the functions of a module known, before there is a tree. */
export function connect(glue: Glue, itsMemory: WebAssembly.Memory): void {
  calls = glue;
  memory = itsMemory;
  words = new Uint32Array(memory.buffer);
  floats = new Float32Array(memory.buffer);
  answer = glue._quadrille_answer() >>> 2;
}

/** The whole memory in words; made anew when growth has detached it. Asking costs next to nothing. */
function memoryWords(): Uint32Array {
  if (words.length === 0) words = new Uint32Array(memory.buffer);
  return words;
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
  const all = memoryWords();
  return new Float32Array(all.buffer, all[answer], count * stride);
}

/** The events that a question has just been told in, as a view. */
export function eventsFound(where: string, count: number): Int32Array {
  if (count < 0) throw statusError(where, -count);
  const all = memoryWords();
  return new Int32Array(all.buffer, all[answer], count * TRACE_STRIDE);
}

/** Copies them to the caller's array as far as they fit whole; returns how many there are. */
export function floatsInto(
  where: string,
  count: number,
  stride: number,
  into: Float32Array,
): number {
  if (count < 0) throw statusError(where, -count);
  if (floats.length === 0) floats = new Float32Array(memory.buffer);
  const first = memoryWords()[answer]! / 4;
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

/** The first of many staged shapes that was refused: its index and its numbers, as 32 bits. */
export function refusedShape(size: number): [index: number, numbers: Float32Array] {
  const index = memoryWords()[answer + 2]!;
  const pointer = calls._quadrille_stage(0) + 4 * size * index;
  return [index, new Float32Array(memory.buffer, pointer, size)];
}

/** Copies the input of many questions to where they read it; offsets of polygons come behind. */
export function stage(
  where: string,
  numbers: ArrayLike<number>,
  offsets: ArrayLike<number> = [],
): void {
  const pointer = calls._quadrille_stage(4 * (numbers.length + offsets.length));
  if (pointer === 0) throw statusError(where, OUT_OF_MEMORY);
  new Float32Array(memory.buffer, pointer, numbers.length).set(numbers);
  new Uint32Array(memory.buffer, pointer + 4 * numbers.length, offsets.length).set(offsets);
}
