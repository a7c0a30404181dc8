// Addresses beyond 2 GB do not fit a signed 32-bit integer. Memory that nobody writes to costs nothing here.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUT_OF_MEMORY } from '../../web/lib/errors.js';
import { MAX_OBJECTS } from '../../web/lib/limits.js';
import { Loader } from '../../web/lib/loader.js';
import type { NativeModule } from '../../web/lib/native-module.js';
import { DEFAULTS } from '../../web/lib/options.js';
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
  const loader = new Loader();
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
