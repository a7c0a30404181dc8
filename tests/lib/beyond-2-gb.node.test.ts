// @module-tag thorough
// Addresses beyond 2 GB do not fit a signed 32-bit integer. Memory that nobody writes to costs nothing here.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUT_OF_MEMORY } from '../../web/lib/errors.js';
import { MAX_OBJECTS } from '../../web/lib/limits.js';
import { Loader } from '../../web/lib/loader.js';
import type { NativeModule } from '../../web/lib/native-module.js';
import { DEFAULTS } from '../../web/lib/options.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { QuadtreeBase } from '../../web/lib/quadtree.js';
import { createTree } from '../../web/lib/settings.js';
import type { TreeHandle } from '../../web/lib/tree-handle.js';
import { wasmUrl } from './binary.js';
import { randomBoxes, WORLD } from './support.js';

const halfOfAll = 2 ** 31;
const fillers: TreeHandle[] = [];
let module: NativeModule;

/** A tree that keeps room for so many boxes. */
function fillerOf(boxes: number): TreeHandle {
  const tree = createTree(module, 'filler', [0, 0, 1, 1], DEFAULTS);
  expect(tree.native.stageBoxes(boxes)).toBe(boxes);
  fillers.push(tree);
  return tree;
}

/** Where the native tree itself is, by what embind keeps of it. */
function addressOf({ native }: TreeHandle): number {
  return (native as unknown as { $$: { ptr: number } }).$$.ptr >>> 0;
}

beforeAll(async () => {
  const loader = new Loader(QUADRILLE);
  await loader.load({}, () => wasmUrl);
  module = loader.module!;
  while (module.memory.byteLength < halfOfAll + 2 ** 24) fillerOf(MAX_OBJECTS);
  // What is free below fills up, until a tree has no other place.
  while (addressOf(fillerOf(1)) < halfOfAll) expect(fillers.length).toBeLessThan(100_000);
});
afterAll(() => {
  for (const filler of fillers) filler.dispose();
});

test('a request that reaches beyond 4 GB is refused, and trees work on', () => {
  const blocks: TreeHandle[] = [];
  const stage = (boxes: number): number => {
    const tree = createTree(module, 'block', [0, 0, 1, 1], DEFAULTS);
    blocks.push(tree);
    return tree.native.stageBoxes(boxes);
  };
  let status = 0;
  while (status >= 0) status = stage(2 ** 20);
  expect(-status).toBe(OUT_OF_MEMORY);
  // From a free block near the end, address + size is beyond 2^32.
  for (const block of blocks.splice(-3)) block.dispose();
  expect(-stage(MAX_OBJECTS)).toBe(OUT_OF_MEMORY);

  const boxes = randomBoxes(1000, 60, 0.1);
  const tree = new QuadtreeBase(module, WORLD);
  tree.setAll(boxes);
  tree.validate();
  expect(tree.boxes).toEqual(boxes);
  expect(() => tree.restore(new Uint8Array(2 ** 31 + 8))).toThrow('restore: out of memory');
  expect(tree.boxes).toEqual(boxes);
  tree.dispose();
  for (const block of blocks) block.dispose();
});

test('a tree there is like any other', () => {
  const boxes = randomBoxes(20_000, 60, 0.1);
  const tree = new QuadtreeBase(module, WORLD);
  const ids = tree.insertMany(boxes);
  expect(tree.boxes.byteOffset).toBeGreaterThan(halfOfAll);
  expect(tree.boxes).toEqual(boxes);
  expect(ids.every((id) => tree.has(id))).toBe(true);
  tree.validate();
  const pairs = tree.pairs().length / 2;
  const bytes = tree.snapshot();
  const twin = new QuadtreeBase(module, WORLD);
  twin.restore(bytes);
  expect(twin.snapshot()).toEqual(bytes);
  expect(twin.nodes().slice()).toEqual(tree.nodes());
  expect(twin.pairsBetween(tree)).toHaveLength(2 * (20_000 + 2 * pairs));
  twin.dispose();
  tree.dispose();
});

test('an insertion with a filter for which there is no memory changes nothing', () => {
  const count = 3_000_000; // whose filters are larger than any block that stays free
  const tree = new QuadtreeBase(module, WORLD);
  const empty = new QuadtreeBase(module, WORLD);
  tree.setAll(randomBoxes(count, 30, 0.001));
  tree.reserve(count + 10);
  tree.insert(50, 50, 1, 1); // takes what the nodes need
  const blocks: TreeHandle[] = [];
  for (const boxes of [2 ** 20, 2 ** 16]) {
    let status = 0;
    while (status >= 0) {
      blocks.push(createTree(module, 'block', [0, 0, 1, 1], DEFAULTS));
      status = blocks.at(-1)!.native.stageBoxes(boxes);
    }
  }
  expect(() => tree.insert(50, 50, 1, 1, { mask: 2 })).toThrow('insert: out of memory');
  expect(() => tree.insertMany([50, 50, 51, 51], { mask: 2 })).toThrow('insertMany: out of memory');
  expect([tree.size, tree.rows, tree.boxes.length]).toEqual([count + 1, count + 1, 4 * count + 4]);
  tree.insert(50, 50, 1, 1); // there is memory for the object itself
  for (const block of blocks) block.dispose();
  const id = tree.insert(50, 50, 1, 1, { mask: 2 });
  expect([tree.filterOf(id).mask, tree.rows]).toEqual([2, count + 3]);
  expect(empty.filterOf(empty.insert(1, 1, 1, 1, { mask: 2 })).mask).toBe(2);
  tree.dispose();
  empty.dispose();
});
