/** The class Quadtree of every entry, but for the module and how it is loaded. */
import { type EntryLoader, LOADER } from './loader.js';
import type { QuadtreeOptions } from './options.js';
import { fromSnapshot, QuadtreeBase } from './quadtree.js';

/**
 * A set of boxes that finds which overlap; see {@link QuadtreeBase} for its methods. `Data` is the type of the
 * values that objects carry. Its name is the one that editors show for a tree.
 */
export class Quadtree<Data = unknown> extends QuadtreeBase<Data> {
  /** @internal */
  declare protected static readonly [LOADER]: EntryLoader;

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    super(new.target[LOADER].shared.module, options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree. Called on a class that extends this
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
  static async create(this: typeof Quadtree, options: QuadtreeOptions): Promise<Quadtree> {
    await this[LOADER].load();
    return new this(options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree from what `snapshot()` returned. Called
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
  static async from(this: typeof Quadtree, snapshot: Uint8Array): Promise<Quadtree> {
    await this[LOADER].load();
    return fromSnapshot(this, snapshot);
  }
}
