// @module-tag thorough
// The module has 2 GB of memory at most. Memory that nobody writes to costs nothing here.
import { beforeAll, expect, test } from 'vitest';
import { OUT_OF_MEMORY } from '../../web/lib/errors.js';
import { inspect } from '../../web/lib/inspection.js';
import { MAX_OBJECTS } from '../../web/lib/limits.js';
import { type EntryLoader, LOADER, Loader } from '../../web/lib/loader.js';
import type { NativeModule } from '../../web/lib/native-module.js';
import { DEFAULTS } from '../../web/lib/options.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { Quadtree } from '../../web/lib/quadtree.js';
import { createTree } from '../../web/lib/settings.js';
import type { TreeHandle } from '../../web/lib/tree-handle.js';
import { wasmUrl } from './binary.js';
import { filterOf, randomBoxes, WORLD } from './support.js';

const limit = 2 ** 31;
const loader = new Loader(QUADRILLE);
const load = () => loader.load({}, () => wasmUrl);
let module: NativeModule;

class Tree extends Quadtree {
  protected static override readonly [LOADER]: EntryLoader = { shared: loader, load };
}

beforeAll(async () => {
  await load();
  module = loader.module!;
});

/** Makes trees that each have room for `boxes` boxes, until there is no memory for another. */
function fillWith(boxes: number): TreeHandle[] {
  const trees: TreeHandle[] = [];
  for (;;) {
    const tree = createTree(module, 'filler', [0, 0, 1, 1], DEFAULTS);
    trees.push(tree);
    const status = tree.native.stageBoxes(boxes);
    if (status >= 0) continue;
    expect(-status).toBe(OUT_OF_MEMORY);
    return trees;
  }
}

test('a request beyond the limit is refused, and trees work on', () => {
  const blocks = fillWith(2 ** 20);
  expect(module.memory.byteLength).toBeGreaterThan(limit - 2 ** 26);
  expect(module.memory.byteLength).toBeLessThanOrEqual(limit);
  // From a free block near the end, address + size is beyond the limit.
  for (const block of blocks.splice(-3)) block.dispose();
  const last = createTree(module, 'block', [0, 0, 1, 1], DEFAULTS);
  expect(-last.native.stageBoxes(MAX_OBJECTS)).toBe(OUT_OF_MEMORY);
  last.dispose();

  const boxes = randomBoxes(1000, 60, 0.1);
  const tree = new Tree(WORLD);
  tree.setAll(boxes);
  inspect(tree).validate();
  expect(tree.boxes).toEqual(boxes);
  expect(() => tree.restore(new Uint8Array(2 ** 31 + 8))).toThrow('restore: out of memory');
  expect(tree.boxes).toEqual(boxes);
  tree.dispose();
  for (const block of blocks) block.dispose();
});

test('an insertion with a filter for which there is no memory changes nothing', () => {
  const count = 3_000_000; // whose filters are larger than any block that stays free
  const tree = new Tree(WORLD);
  const empty = new Tree(WORLD);
  tree.setAll(randomBoxes(count, 30, 0.001));
  tree.reserve(count + 10);
  tree.insert(50, 50, 1, 1); // takes what the nodes need
  const blocks = [...fillWith(2 ** 20), ...fillWith(2 ** 16)];
  expect(() => tree.insert(50, 50, 1, 1, { mask: 2 })).toThrow('insert: out of memory');
  expect(() => tree.insertMany([50, 50, 51, 51], { mask: 2 })).toThrow('insertMany: out of memory');
  expect([tree.size, tree.rows, tree.boxes.length]).toEqual([count + 1, count + 1, 4 * count + 4]);
  tree.insert(50, 50, 1, 1); // there is memory for the object itself
  for (const block of blocks) block.dispose();
  const id = tree.insert(50, 50, 1, 1, { mask: 2 });
  expect([filterOf(tree, id).mask, tree.rows]).toEqual([2, count + 3]);
  expect(filterOf(empty, empty.insert(1, 1, 1, 1, { mask: 2 })).mask).toBe(2);
  tree.dispose();
  empty.dispose();
});
