/**
 * Quadrille finds which of many moving boxes overlap, by a quadtree in WebAssembly. This entry fetches
 * `quadrille.wasm`, a file beside it that asset-aware bundlers find by themselves. Where that is not
 * possible, `quadrille/inline` contains the binary in its JavaScript.
 *
 * @module
 */
import type { LoadOptions, WasmSource } from './compile.js';
import { quadrille } from './loader.js';
import type { QuadtreeOptions } from './options.js';
import { fromSnapshot, QuadtreeBase } from './quadtree.js';

export type { SyncOptions } from './bulk.js';
export type { LoadOptions, WasmSource } from './compile.js';
export type { ExplainArguments } from './explain.js';
export type { Filter } from './filters.js';
export { HIT_STRIDE, NEIGHBOR_STRIDE, NODE_STRIDE, PAIR_STRIDE, rowOf } from './limits.js';
export type { Bounds, Outside, Placement, QuadtreeOptions } from './options.js';
export type {
  CandidatesOptions,
  DistanceOptions,
  NearestOptions,
  QueryOptions,
} from './query-options.js';
export type { Hit, HitLists, NeighborLists, RowLists } from './results.js';
export type { QuadtreeStats } from './stats.js';
export { TRACE_STRIDE, TraceKind, TraceReason } from './trace.js';

/**
 * Fetches, compiles and starts the module; needed once, before the first `new Quadtree()`.
 * Later calls, from either entry, return the promise of the first; after a failed load the next
 * call tries again.
 *
 * @param options `wasm` says where the binary is, if not beside this file.
 * @throws Rejects with an Error that says what failed and what would help.
 */
export function load(options: LoadOptions = {}): Promise<void> {
  return quadrille.load(options, besideThisFile);
}

/** Bundlers recognise the file by this form, and copy it. */
function besideThisFile(): WasmSource {
  return new URL('./quadrille.wasm', import.meta.url);
}

/** A set of boxes that finds which overlap; see {@link QuadtreeBase} for its methods. */
export class Quadtree extends QuadtreeBase {
  /**
   * Makes an empty tree. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    super(quadrille.module, options);
  }

  /** Loads the module if that has not happened yet, then makes a tree. */
  static async create(options: QuadtreeOptions): Promise<Quadtree> {
    await load();
    return new Quadtree(options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a tree from what `snapshot()` returned.
   *
   * @throws Rejects as `restore()` throws.
   */
  static async from(snapshot: Uint8Array): Promise<Quadtree> {
    await load();
    return fromSnapshot(Quadtree, snapshot);
  }
}
