import { load, Quadtree } from 'quadrille/inline';
import { expect, test, vi } from 'vitest';
import { wasmBytes } from './binary.js';
import { WORLD } from './support.js';

test('a binary given to load() is used in place of the one inside', async () => {
  const module = await WebAssembly.compile(await wasmBytes());
  const compiling = vi.spyOn(WebAssembly, 'compile');
  const decoding = vi.spyOn(globalThis, 'atob');
  await load({ wasm: module });
  const tree = await Quadtree.create(WORLD);
  expect(tree.size).toBe(0);
  expect(compiling).not.toHaveBeenCalled();
  expect(decoding).not.toHaveBeenCalled();
});
