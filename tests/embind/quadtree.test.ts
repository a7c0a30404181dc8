/** The class that cpp/embind gives to the JavaScript of other people's modules. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allPairs, inOrder, type Rect } from '../lib/brute_force.js';
import { randomBoxes } from '../lib/support.js';

/** What the tests use of it. */
interface EmbindTree {
  insert(x: number, y: number, width: number, height: number): number;
  update(id: number, x: number, y: number, width: number, height: number): void;
  move(id: number, x: number, y: number): void;
  remove(id: number): void;
  has(id: number): boolean;
  clear(): void;
  size(): number;
  boxes(): Float32Array;
  sync(how: object): void;
  pairs(): Uint32Array;
  query(x: number, y: number, width: number, height: number): Uint32Array;
  candidates(x: number, y: number, width: number, height: number): Uint32Array;
  nodes(): Float32Array;
  delete(): void;
}

interface EmbindModule {
  settings(world: object): Record<string, unknown>;
  Quadtree: new (settings: object) => EmbindTree;
  Placement: Record<'parent' | 'leaf' | 'loose' | 'cover', object>;
  Sync: Record<'auto' | 'update' | 'rebuild', object>;
}

const WORLD = { minX: 0, minY: 0, maxX: 64, maxY: 64 };
let module: EmbindModule;
let tree: EmbindTree;

beforeAll(async () => {
  const built = new URL('../../build/wasm/quadrille_embind.mjs', import.meta.url);
  // oxlint-disable-next-line typescript/unbound-method -- a constructor is no method
  const { default: start } = (await import(built.href)) as { default(): Promise<EmbindModule> };
  module = await start();
});

beforeEach(() => {
  tree = new module.Quadtree({ ...module.settings(WORLD), capacity: 4 });
});

afterEach(() => tree.delete());

function sceneOf(boxes: Float32Array): Map<number, Rect> {
  const rows = Array.from({ length: boxes.length / 4 }, (_, row) => row);
  return new Map(
    rows.map((row) => {
      const [minX, minY, maxX, maxY] = boxes.subarray(4 * row) as unknown as [
        number,
        number,
        number,
        number,
      ];
      return [row, { minX, minY, maxX, maxY }];
    }),
  );
}

test('all pairs, each once, however many move', () => {
  const boxes = randomBoxes(200, 60, 6);
  for (let k = 0; k < boxes.length; k += 4) {
    const [minX, minY, maxX, maxY] = boxes.subarray(k, k + 4) as unknown as number[];
    tree.insert(minX!, minY!, maxX! - minX!, maxY! - minY!);
  }
  for (const how of ['auto', 'update', 'rebuild'] as const) {
    tree.boxes().set(randomBoxes(200, 60, 6, how.length));
    tree.sync(module.Sync[how]);
    const pairs = tree.pairs();
    const found = Array.from({ length: pairs.length / 2 }, (_, i) =>
      pairs.subarray(2 * i, 2 * i + 2).join(),
    );
    expect(inOrder(found)).toEqual(allPairs(sceneOf(tree.boxes()), false));
  }
});

test('one object at a time', () => {
  const id = tree.insert(10, 10, 4, 4);
  expect([tree.size(), tree.has(id), [...tree.query(13, 13, 9, 9)]]).toEqual([1, true, [0]]);
  tree.move(id, 40, 40);
  expect([...tree.query(13, 13, 9, 9)]).toEqual([]);
  tree.update(id, 12, 12, 2, 2);
  expect([...tree.candidates(60, 60, 1, 1)]).toEqual([0]);
  tree.remove(id);
  expect([tree.size(), tree.has(id)]).toEqual([0, false]);
});

test('nodes as the settings have them', () => {
  for (let i = 0; i < 5; i++) tree.insert(1, 1, 1, 1);
  expect(tree.nodes()[7]).toBeGreaterThan(0);
  tree.clear();
  expect([...tree.nodes()]).toEqual([0, 0, 64, 64, 0, 0, 0, 0]);
  const parent = { ...module.settings(WORLD), placement: module.Placement.parent };
  const other = new module.Quadtree(parent);
  expect(other.size()).toBe(0);
  other.delete();
});

test('what is refused is named, and nothing has changed', () => {
  const id = tree.insert(1, 1, 1, 1);
  expect(() => tree.insert(Number.NaN, 0, 1, 1)).toThrow(RangeError);
  expect(() => tree.update(id, 0, 0, -1, 1)).toThrow('update: the box must be finite');
  tree.boxes()[0] = Number.POSITIVE_INFINITY;
  expect(() => tree.sync(module.Sync.auto)).toThrow('sync: the box must be finite');
  tree.boxes()[0] = 1;
  tree.remove(id);
  expect(() => tree.remove(id)).toThrow('remove: no live object has this id');
  expect(() => new module.Quadtree({ ...module.settings(WORLD), capacity: 0 })).toThrow(
    'Quadtree: a setting is out of its range',
  );
  expect(tree.size()).toBe(0);
});
