import * as fc from 'fast-check';
import { inspect, load, type ObjectId, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { history, outsides, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { Model } from './model.js';
import { filterOf, nodeRows, pairList, randomBoxes, snapshot, thrownBy, WORLD } from './support.js';
import { askSnapshotWorker } from './worker.js';

beforeAll(() => load());

const idsOf = (tree: Quadtree): unknown[] =>
  Array.from({ length: tree.rows }, (_, row) => tree.has(row) && tree.idAt(row));

test('after any history, a tree from a snapshot has the ids, boxes, nodes and pairs', async () => {
  const property = fc.asyncProperty(
    history,
    settings,
    outsides,
    async (steps, options, outside) => {
      const model = new Model({ ...options, outside });
      for (const step of steps) model.apply(step);
      const bytes = model.tree.snapshot();
      const twin = await Quadtree.from(bytes);
      inspect(twin).validate();
      expect(idsOf(twin)).toEqual(idsOf(model.tree));
      expect(nodeRows(twin)).toEqual(nodeRows(model.tree));
      expect(pairList(twin)).toEqual(pairList(model.tree));
      expect(twin.snapshot()).toEqual(bytes);
      const expected = model.tree.options;
      const looseness = Math.fround(expected.looseness);
      expect(twin.options).toEqual({ ...expected, looseness });
      model.tree.dispose();
      twin.dispose();
    },
  );
  await fc.assert(property, { seed: 20_261_121, numRuns: draws(200) });
});

test('restore brings back an earlier state, and the later one again', () => {
  const tree = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 2 });
  const [a, b] = tree.insertMany(randomBoxes(50, 60, 5)) as unknown as [ObjectId, ObjectId];
  const then = snapshot(tree);
  const past = tree.snapshot();
  tree.remove(a);
  tree.setOptions({ placement: 'loose', bounds: { x: -5, y: -5, width: 100, height: 100 } });
  tree.insertMany(randomBoxes(500, 60, 5, 2));
  const { rows } = tree;
  const now = snapshot(tree);
  const present = tree.snapshot();
  tree.restore(past);
  expect(snapshot(tree)).toEqual(then);
  expect([tree.options.placement, tree.has(a), tree.has(b)]).toEqual(['leaf', true, true]);
  expect(tree.boxes).toHaveLength(200);
  expect(rows).toBe(549); // one row was given out again
  tree.boxes.fill(1);
  tree.sync();
  expect(Array.from(tree.boxes.subarray(4 * rowOf(b), 4 * rowOf(b) + 4))).toEqual([1, 1, 1, 1]);
  tree.restore(present);
  // The order of pairs and the tests it took to find them depend on history.
  expect({ ...snapshot(tree), pairs: 0, stats: 0 }).toEqual({ ...now, pairs: 0, stats: 0 });
});

test.each([
  ['that it loads', false],
  ['that it gets compiled', true],
])('a worker with a module %s makes a tree from transferred bytes', async (_whose, isPosted) => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(1, 2, 3, 4);
  const bytes = tree.snapshot();
  const module = isPosted ? { module: await load() } : {};
  const answer = await askSnapshotWorker({ bytes, id, ...module });
  expect(bytes).toHaveLength(0); // moved to the worker, not copied
  const moved = await Quadtree.from(answer);
  expect(Array.from(moved.boxes)).toEqual([10, 20, 13, 24]);
  expect(moved.has(id)).toBe(true);
  expect(Array.from(tree.boxes)).toEqual([1, 2, 4, 6]);
});

test('bytes at an odd address', async () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(1, 2, 3, 4);
  const within = new Uint8Array([9, 9, 9, ...tree.snapshot()]).subarray(3);
  expect((await Quadtree.from(within)).has(id)).toBe(true);
});

test('bytes in the memory of the module', () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(1, 2, 3, 4);
  const bytes = tree.snapshot();
  const carrier = new Quadtree(WORLD);
  carrier.setAll(new Float32Array(Math.ceil(bytes.length / 16) * 4));
  const { buffer, byteOffset } = carrier.boxes;
  const within = new Uint8Array(buffer, byteOffset, bytes.length);
  within.set(bytes);
  tree.remove(id);
  tree.restore(within);
  expect(tree.has(id)).toBe(true);
});

function good(): Uint8Array {
  const tree = new Quadtree(WORLD);
  tree.insert(1, 2, 3, 4);
  return tree.snapshot();
}

function changed(at: number, value: number): Uint8Array {
  const bytes = good();
  bytes[at] = value;
  return bytes;
}

describe('refused, and nothing changes', () => {
  const bad: readonly (readonly [string, () => unknown, string, string])[] = [
    ['nothing', () => undefined, 'TypeError', 'snapshot must be a Uint8Array, got undefined'],
    ['a buffer', () => good().buffer, 'TypeError', 'must be a Uint8Array, got an ArrayBuffer'],
    ['floats', () => new Float32Array(30), 'TypeError', 'must be a Uint8Array, got a Float32Array'],
    ['no bytes', () => new Uint8Array(), 'RangeError', 'these bytes are no snapshot'],
    ['a text', () => new TextEncoder().encode('{"x":1}'), 'RangeError', 'are no snapshot'],
    ['cut short', () => good().subarray(0, -4), 'RangeError', 'is damaged or was cut short'],
    ['one byte off', () => changed(40, 77), 'RangeError', 'is damaged or was cut short'],
    ['from the future', () => changed(4, 3), 'RangeError', 'a later version of quadrille wrote'],
  ];

  test.each(bad)('%s', async (_name, make, kind, sentence) => {
    const tree = new Quadtree({ ...WORLD, placement: 'loose' });
    tree.setAll(randomBoxes(30, 60, 5));
    const before = snapshot(tree);
    const error = thrownBy(() => tree.restore(make() as Uint8Array));
    expect(error.name).toBe(kind);
    expect(error.message).toMatch(/^restore: /);
    expect(error.message).toContain(sentence);
    expect(snapshot(tree)).toEqual(before);
    await expect(Quadtree.from(make() as Uint8Array)).rejects.toThrow(`Quadtree.from: `);
  });
});

test('filters are kept', async () => {
  const tree = new Quadtree(WORLD);
  const [a, b] = tree.insertMany([1, 1, 9, 9, 1, 1, 9, 9]) as unknown as [ObjectId, ObjectId];
  tree.update(a, { category: 2, mask: 4 });
  const twin = await Quadtree.from(tree.snapshot());
  expect([filterOf(twin, a), filterOf(twin, b)]).toEqual([filterOf(tree, a), filterOf(tree, b)]);
  expect(Array.from(twin.queryPointRows(5, 5, { category: 4, mask: 2 }))).toEqual([rowOf(a)]);
});
