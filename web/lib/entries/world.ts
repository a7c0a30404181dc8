/**
 * Bodies with shapes: who touches whom, where, and since when. This entry fetches `quadrille-world.wasm`, a file beside it that
 * asset-aware bundlers find by themselves. Where that is not possible, `quadrille/world/inline` contains the binary in its
 * JavaScript. The binary is not that of `quadrille`: what one module has made cannot be given to the other. For those who want
 * both, this entry has the class `Quadtree` too.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import { quadtreeLoadedBy } from '../entry-class.js';
import type { Quadtree as BaseQuadtree } from '../quadtree.js';
import { worldLoadedBy } from '../world/entry-class.js';
import { quadrilleWorld } from '../world/program.js';
import type { World as BaseWorld } from '../world/world.js';

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

/**
 * The class, with this entry's way to load. The declarations have the class itself in its place, by `exports.js`.
 *
 * @internal
 */
export const Quadtree: typeof BaseQuadtree = /* @__PURE__ */ quadtreeLoadedBy({
  shared: quadrilleWorld,
  load,
});

/** @internal */
export type Quadtree<Data = unknown> = BaseQuadtree<Data>;

/**
 * The same for World.
 *
 * @internal
 */
export const World: typeof BaseWorld = /* @__PURE__ */ worldLoadedBy({
  shared: quadrilleWorld,
  load,
});

/** @internal */
export type World<Data = unknown> = BaseWorld<Data>;
