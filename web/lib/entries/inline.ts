/**
 * The same library with the binary inside the JavaScript, in base64: no second request and nothing
 * for a bundler to find. The binary is about 40 % larger on the wire than as a file of its own.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import type { QuadtreeOptions } from '../options.js';
import { quadrille } from '../quadrille-program.js';
import { fromSnapshot, QuadtreeBase } from '../quadtree.js';
import base64 from './wasm-base64.js';

export * from '../exports.js';

/**
 * Compiles and starts the module; needed once, before the first `new Quadtree()`. Later calls,
 * from either entry, return the promise of the first; after a failed load the next call tries
 * again.
 *
 * @param options `wasm` replaces the binary that this entry contains.
 * @returns The compiled module. It can be posted to workers, where `load({ wasm: module })` starts it without
 * another request or compilation.
 * @throws Rejects with an Error that says what failed and what would help.
 */
export function load(options: LoadOptions = {}): Promise<CompiledModule> {
  return quadrille.load(options, decode);
}

function decode(): WasmSource {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * A set of boxes that finds which overlap; see {@link QuadtreeBase} for its methods. `Data` is the type of the
 * values that objects carry.
 *
 * A class that extends this one keeps its constructor's parameter, for `create` and `from`. If it has a type
 * parameter, name the type with the class: `(Level<Sprite>).create(options)`.
 */
export class Quadtree<Data = unknown> extends QuadtreeBase<Data> {
  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    super(quadrille.module, options);
  }

  /**
   * Starts the module if that has not happened yet, then makes a tree. Called on a class that extends this
   * one, it makes a tree of that class.
   *
   * @throws Rejects as `load()` and the constructor throw.
   */
  // A second type parameter keeps this overload from `create<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static create<Tree extends Quadtree, Options extends QuadtreeOptions>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    options: Options,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static create<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => Quadtree<Data>,
    options: QuadtreeOptions,
  ): Promise<Quadtree<Data>>;
  static async create(options: QuadtreeOptions): Promise<Quadtree> {
    await load();
    return new this(options);
  }

  /**
   * Starts the module if that has not happened yet, then makes a tree from what `snapshot()` returned. Called
   * on a class that extends this one, it makes a tree of that class.
   *
   * @throws Rejects as `restore()` throws.
   */
  // A second type parameter keeps this overload from `from<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static from<Tree extends Quadtree, Bytes extends Uint8Array>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    snapshot: Bytes,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static from<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => Quadtree<Data>,
    snapshot: Uint8Array,
  ): Promise<Quadtree<Data>>;
  static async from(snapshot: Uint8Array): Promise<Quadtree> {
    await load();
    return fromSnapshot(this, snapshot);
  }
}
