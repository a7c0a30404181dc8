/** A running module, and how its results are read from its memory. */
import type { MainModule, Quadtree as NativeQuadtree } from '../../build/wasm/quadrille.mjs';
import { OK, OUT_OF_MEMORY, statusError } from './errors.js';
import {
  DEPTH_LIMIT,
  HIT_STRIDE,
  MAX_OBJECTS,
  NEIGHBOR_STRIDE,
  NODE_STRIDE,
  ROW_BITS,
} from './limits.js';
import type { RowLists } from './results.js';
import { TRACE_STRIDE } from './trace.js';

export type { NativeQuadtree };

/** Bytes that 32-bit addresses reach. */
const ADDRESSES = 2 ** 32;

/** The static functions of the native class. */
type NativeClass = MainModule['Quadtree'];

/** The words of `ListResult` (cpp/bindings/js_boundary.hpp). */
const VALUES = 0;
const OFFSETS = 1;
const STATUS = 2;
const GENERATION = 3;

/**
 * The classes that C++ registers (cpp/bindings), and the memory that holds results. A native method
 * that finds a list returns its length, or minus a status; the functions here take that number, throw
 * if it is a status, and give the list as a view.
 */
export class NativeModule {
  readonly classes: NativeClass;
  readonly #memory: WebAssembly.Memory;
  /** Where `ListResult` begins, counted in words. */
  readonly #result: number;
  /** The whole memory; made again when growth has detached it, which leaves it empty. */
  #words: Uint32Array;
  #floats: Float32Array;

  constructor({ Quadtree }: MainModule, memory: WebAssembly.Memory) {
    this.classes = Quadtree;
    this.#memory = memory;
    this.#result = Quadtree.resultAddress() >>> 2;
    this.#words = new Uint32Array(memory.buffer);
    this.#floats = new Float32Array(memory.buffer);
  }

  /** True when the constants compiled into the binary are those of this package. */
  agrees(): boolean {
    const limits = this.words('load', this.classes.limits());
    return (
      limits.join() ===
      [NODE_STRIDE, HIT_STRIDE, NEIGHBOR_STRIDE, MAX_OBJECTS, ROW_BITS, DEPTH_LIMIT].join()
    );
  }

  /** The memory as it is now: growth replaces it and detaches all views. */
  get memory(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** The whole memory as words, until it grows. */
  get memoryWords(): Uint32Array {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.memory);
    return this.#words;
  }

  /** The whole memory as floats, until it grows. */
  get memoryFloats(): Float32Array {
    if (this.#floats.length === 0) this.#floats = new Float32Array(this.memory);
    return this.#floats;
  }

  /** The address of the list that the last method found. */
  get resultAddress(): number {
    return this.#resultWord(VALUES);
  }

  /** Why the last `create` returned null. */
  get resultStatus(): number {
    return this.#resultWord(STATUS);
  }

  /** The generation of the object of the one hit that the last method found. */
  get resultGeneration(): number {
    return this.#resultWord(GENERATION);
  }

  #resultWord(index: number): number {
    return this.memoryWords[this.#result + index]!;
  }

  /** A list, `stride` values an item. */
  values<View>(
    type: new (buffer: ArrayBuffer, address: number, length: number) => View,
    where: string,
    count: number,
    stride = 1,
  ): View {
    if (count < 0) throw statusError(where, -count);
    return new type(this.memory, this.resultAddress, stride * count);
  }

  /** A list of rows, or of other 32-bit words, `stride` of them an item. */
  words(where: string, count: number, stride = 1): Uint32Array {
    if (count < 0) throw statusError(where, -count);
    return new Uint32Array(this.memory, this.resultAddress, stride * count);
  }

  /** A list of floats, `stride` of them an item. */
  floats(where: string, count: number, stride: number): Float32Array {
    if (count < 0) throw statusError(where, -count);
    return new Float32Array(this.memory, this.resultAddress, stride * count);
  }

  /** A list of events. */
  events(where: string, count: number): Int32Array {
    return this.values(Int32Array, where, count, TRACE_STRIDE);
  }

  /** Copies a list of rows to the caller's array, as far as whole items fit; returns how many items there are. */
  wordsInto(where: string, count: number, into: Uint32Array, stride = 1): number {
    if (count < 0) throw statusError(where, -count);
    const first = this.resultAddress >>> 2;
    const words = this.memoryWords;
    const fitting = stride * Math.min(count, Math.floor(into.length / stride));
    for (let i = 0; i < fitting; i++) into[i] = words[first + i]!;
    return count;
  }

  /** The rows that each of many queries found. */
  rowLists(where: string, count: number, queries: number): RowLists {
    const rows = this.words(where, count);
    return { offsets: this.offsets(queries), rows };
  }

  /** Where each of many lists begins, and where the last one ends. */
  offsets(lists: number): Uint32Array {
    return new Uint32Array(this.memory, this.#resultWord(OFFSETS), lists + 1);
  }

  /** The input buffer, with room for `bytes` bytes, from which the next method reads; or the one from which `exceptMany` reads. */
  reserveInput(
    where: string,
    bytes: number,
    method: 'reserveInput' | 'reserveExceptions' = 'reserveInput',
  ): Uint8Array {
    const status = bytes < ADDRESSES ? -this.classes[method](bytes) : OUT_OF_MEMORY;
    if (status !== OK) throw statusError(where, status);
    return new Uint8Array(this.memory, this.resultAddress, bytes);
  }

  /** Copies numbers to the input buffer, as floats, and offsets behind them. */
  writeInput(where: string, numbers: ArrayLike<number>, offsets: ArrayLike<number> = []): void {
    const { byteOffset } = this.reserveInput(where, 4 * (numbers.length + offsets.length));
    new Float32Array(this.memory, byteOffset, numbers.length).set(numbers);
    new Uint32Array(this.memory, byteOffset + 4 * numbers.length, offsets.length).set(offsets);
  }

  /** Frees the input and the output buffer, after a call that made them large. */
  releaseBuffers(): void {
    this.classes.releaseBuffers();
  }
}
