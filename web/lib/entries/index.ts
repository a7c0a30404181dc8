/**
 * Quadrille finds which of many moving boxes overlap, by a quadtree in WebAssembly. This entry fetches
 * `quadrille.wasm`, a file beside it that asset-aware bundlers find by themselves. Where that is not
 * possible, `quadrille/inline` contains the binary in its JavaScript.
 *
 * @module
 */
import type { CompiledModule, LoadOptions, WasmSource } from '../compile.js';
import { quadtreeLoadedBy } from '../entry-class.js';
import { quadrille } from '../quadrille-program.js';
import type { Quadtree as Base } from '../quadtree.js';

export * from '../exports.js';

/**
 * Fetches, compiles and starts the module; needed once, before the first `new Quadtree()`.
 * Later calls, from either entry, return the promise of the first; after a failed load the next
 * call tries again.
 *
 * @param options `wasm` says where the binary is, if not beside this file.
 * @returns The compiled module. It can be posted to workers, where `load({ wasm: module })` starts it without
 * another request or compilation.
 * @throws Rejects with an Error that says what failed and what would help.
 */
export function load(options: LoadOptions = {}): Promise<CompiledModule> {
  return quadrille.load(options, besideThisFile);
}

/** Bundlers recognise the file by this form, and copy it. */
function besideThisFile(): WasmSource {
  return new URL('./quadrille.wasm', import.meta.url);
}

/**
 * The class, with this entry's way to load. The declarations have the class itself in its place, by `exports.js`.
 *
 * @internal
 */
export const Quadtree: typeof Base = /* @__PURE__ */ quadtreeLoadedBy({ shared: quadrille, load });

/** @internal */
export type Quadtree<Data = unknown> = Base<Data>;
