/** The Quadtree of the binary with the class World. */
import type { CompiledModule } from '../compile.js';
import type { QuadtreeOptions } from '../options.js';
import { fromSnapshot, QuadtreeBase } from '../quadtree.js';
import { quadrilleWorld } from './program.js';

/**
 * A set of boxes that finds which overlap: the same class as that of `quadrille`, in the same module as {@link World}; see
 * {@link QuadtreeBase} for its methods. `Data` is the type of the values that objects carry. Trees of the two modules cannot be
 * given to each other.
 */
export class WorldQuadtree<Data = unknown> extends QuadtreeBase<Data> {
  /**
   * How the entry loads the module.
   *
   * @internal
   */
  protected static load: () => Promise<CompiledModule>;

  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    super(quadrilleWorld.module, options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree. Called on a class that extends this
   * one, it makes a tree of that class.
   *
   * @throws Rejects as `load()` and the constructor throw.
   */
  // A second type parameter keeps this overload from `create<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static create<Tree extends WorldQuadtree, Options extends QuadtreeOptions>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    options: Options,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static create<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => WorldQuadtree<Data>,
    options: QuadtreeOptions,
  ): Promise<WorldQuadtree<Data>>;
  static async create(
    this: typeof WorldQuadtree,
    options: QuadtreeOptions,
  ): Promise<WorldQuadtree> {
    await this.load();
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
  static from<Tree extends WorldQuadtree, Bytes extends Uint8Array>(
    this: new (
      options: QuadtreeOptions,
    ) => Tree,
    snapshot: Bytes,
  ): Promise<Tree>;
  /** The same, for a tree whose objects carry values of type `Data`. */
  static from<Data>(
    this: new (
      options: QuadtreeOptions,
    ) => WorldQuadtree<Data>,
    snapshot: Uint8Array,
  ): Promise<WorldQuadtree<Data>>;
  static async from(this: typeof WorldQuadtree, snapshot: Uint8Array): Promise<WorldQuadtree> {
    await this.load();
    return fromSnapshot(this, snapshot);
  }
}
