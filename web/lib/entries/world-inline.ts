/**
 * The same as `quadrille/world` with the binary inside the JavaScript, in base64: no second request and nothing
 * for a bundler to find. The binary is about 40 % larger on the wire than as a file of its own.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import { type EntryLoader, LOADER } from '../loader.js';
import { Quadtree as LoadingQuadtree } from '../loading-quadtree.js';
import { quadrilleWorld } from '../world/program.js';
import { WorldBase } from '../world/world.js';
import base64 from './world-base64.js';

export * from '../world/exports.js';

/**
 * Compiles and starts the module; needed once, before the first `new World()` or `new Quadtree()`. Later calls,
 * from this entry or `quadrille/world`, return the promise of the first; after a failed load the next call tries
 * again.
 *
 * @param options `wasm` replaces the binary that this entry contains.
 * @returns The compiled module. It can be posted to workers, where `load({ wasm: module })` starts it without
 * another request or compilation.
 * @throws Rejects with an Error that says what failed and what would help.
 */
export function load(options: LoadOptions = {}): Promise<CompiledModule> {
  return quadrilleWorld.load(options, decode);
}

function decode(): WasmSource {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
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
