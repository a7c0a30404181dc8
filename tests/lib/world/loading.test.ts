// A file of its own, so that no module is loaded yet.
import { load as loadIndex, Quadtree } from 'quadrille';
import { load, World, Quadtree as WorldQuadtree } from 'quadrille/world';
import { World as InlineWorld, load as loadInline } from 'quadrille/world/inline';
import { expect, test } from 'vitest';
import { response, wasmBytes } from '../binary.js';
import { thrownBy, WORLD } from '../support.js';

/** The built binary with World. */
async function worldBytes(): Promise<Uint8Array<ArrayBuffer>> {
  return wasmBytes('quadrille-world.wasm');
}

test('before the module is loaded, constructors say what to do', () => {
  expect(thrownBy(() => new World(WORLD)).message).toBe(
    'World: the module is not loaded; `await load()` first, or use `await World.create()`',
  );
  expect(() => new WorldQuadtree(WORLD)).toThrow('Quadtree: the module is not loaded');
});

test('sentences name the file and the entries of World', async () => {
  await expect(load({ wasm: response('', '', 404) })).rejects.toThrow(
    // The entry of a test of checked views has the binary in itself.
    /serve quadrille-world\.wasm beside the bundle, pass load\(\{ wasm \}\), or use 'quadrille\/world(\/inline)?'$/,
  );
  await expect(load({ wasm: response('<!doctype html>', 'text/html') })).rejects.toThrow(
    "a server's answer where it has no quadrille-world.wasm",
  );
});

test('each entry refuses the binary of the other', async () => {
  await expect(load({ wasm: await wasmBytes() })).rejects.toThrow(
    'load: the binary is not the quadrille-world.wasm of this version of quadrille',
  );
  await expect(loadIndex({ wasm: await worldBytes() })).rejects.toThrow(
    'load: the binary is not the quadrille.wasm of this version of quadrille',
  );
});

test('both entries of World share one module', async () => {
  const compiled = await load();
  expect(loadInline()).toBe(load());
  expect(compiled).toBeInstanceOf(WebAssembly.Module);
  using world = new InlineWorld(WORLD);
  using other = await World.create(WORLD);
  expect(world.transforms.buffer).toBe(other.transforms.buffer);
});

test('World and Quadtree of one entry are in one module', async () => {
  using world = await World.create(WORLD);
  using tree = await WorldQuadtree.create<string>(WORLD);
  tree.insert(0, 0, 2, 2, { data: 'box' });
  expect(tree.data(0)).toBe('box');
  expect(tree.boxes.buffer).toBe(world.transforms.buffer);
  using copy = await WorldQuadtree.from(tree.snapshot());
  expect(Array.from(copy.pairsBetweenRows(tree))).toEqual([0, 0]);
});

test('trees of the two modules cannot be given to each other, and worlds to neither', async () => {
  using world = await World.create(WORLD);
  using ofWorld = await WorldQuadtree.create(WORLD);
  using ofIndex = await Quadtree.create(WORLD);
  const other = 'pairsBetweenRows: other must be a Quadtree, got one of another WebAssembly module';
  for (const [call, sentence] of [
    [() => ofIndex.pairsBetweenRows(ofWorld), `${other}, of 'quadrille/world'`],
    [() => ofWorld.pairsBetweenRows(ofIndex), `${other}, of 'quadrille'`],
    [
      () => ofWorld.pairsBetweenRows(world as never),
      'pairsBetweenRows: other must be a Quadtree, got a World',
    ],
  ] as const) {
    const error = thrownBy(call);
    expect(error.message).toBe(sentence);
    expect(error).toBeInstanceOf(TypeError);
  }
});

test('a class that extends World is made by its own create, even if it has a method load', async () => {
  class Level extends World<string> {
    readonly name = 'first';
    static load(name: string): string {
      return name.trim();
    }
  }
  using level: Level = await Level.create(WORLD);
  expect([level instanceof Level, level.name]).toEqual([true, 'first']);
});
