/**
 * Bodies with shapes: who touches whom, where, and since when. This entry fetches `quadrille-world.wasm`, a file beside it that
 * asset-aware bundlers find by themselves. Where that is not possible, `quadrille/world/inline` contains the binary in its
 * JavaScript. The binary is not that of `quadrille`: what one module has made cannot be given to the other. For those who want
 * both, this entry has the class `Quadtree` too.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import { type EntryLoader, LOADER } from '../loader.js';
import { Quadtree as LoadingQuadtree } from '../loading-quadtree.js';
import { quadrilleWorld } from '../world/program.js';
import { WorldBase } from '../world/world.js';

export * from '../world/exports.js';

/**
 * Fetches, compiles and starts the module; needed once, before the first `new World()` or `new Quadtree()`.
 * Later calls, from this entry or `quadrille/world/inline`, return the promise of the first; after a failed load the next
 * call tries again.
 *
 * @param options `wasm` says where the binary is, if not beside this file.
 * @returns The compiled module. It can be posted to workers, where `load({ wasm: module })` starts it without
 * another request or compilation.
 * @throws Rejects with an Error that says what failed and what would help.
 */
export function load(options: LoadOptions = {}): Promise<CompiledModule> {
  return quadrilleWorld.load(options, besideThisFile);
}

/** Bundlers recognise the file by this form, and copy it. */
function besideThisFile(): WasmSource {
  return new URL('./quadrille-world.wasm', import.meta.url);
}

const loader: EntryLoader = { shared: quadrilleWorld, load };

/**
 * A set of boxes that finds which overlap: the same class as that of `quadrille`, in the same module as {@link World}; see
 * {@link QuadtreeBase} for its methods. `Data` is the type of the values that objects carry. Trees of the two modules cannot be
 * given to each other.
 */
export class Quadtree<Data = unknown> extends LoadingQuadtree<Data> {
  /** @internal */
  protected static override readonly [LOADER]: EntryLoader = loader;
}

/** Bodies with shapes, and who touches whom; see {@link WorldBase} for its methods. `Data` is the type of the values that bodies carry. */
export class World<Data = unknown> extends WorldBase<Data> {
  /** @internal */
  protected static override readonly [LOADER]: EntryLoader = loader;
}
