/**
 * The same as `quadrille/world` with the binary inside the JavaScript, in base64: no second request and nothing
 * for a bundler to find. The binary is about 40 % larger on the wire than as a file of its own.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import { quadtreeLoadedBy } from '../entry-class.js';
import type { Quadtree as BaseQuadtree } from '../quadtree.js';
import { worldLoadedBy } from '../world/entry-class.js';
import { quadrilleWorld } from '../world/program.js';
import type { World as BaseWorld } from '../world/world.js';
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
  return quadrilleWorld.load(options, decode, quadrilleWorld.entry);
}

function decode(): WasmSource {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
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
