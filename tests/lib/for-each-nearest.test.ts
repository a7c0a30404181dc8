/** forEachNearest: the order of the query, an end when the callback returns `'stop'`, callbacks that call the tree. */
import * as fc from 'fast-check';
import { load, NEIGHBOR_STRIDE, Quadtree, rowOf, type View } from 'quadrille';
import { beforeAll, expect, test } from 'vitest';
import { boxes, bulkOf, coordinate, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { randomBoxes, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

/** The rows of results, in their order. */
function rowsOf(values: View<Float32Array>, stride: number): number[] {
  return Array.from(values.filter((_, i) => i % stride === 0));
}

test('a visit comes in the order of its query until the callback stops it', () => {
  const property = fc.property(
    boxes,
    settings,
    coordinate,
    coordinate,
    fc.constantFrom(3, 12, Number.POSITIVE_INFINITY),
    fc.nat(40),
    (scene, treeOptions, x, y, most, enough) => {
      using tree = new Quadtree(treeOptions);
      tree.setAll(bulkOf(scene));
      const options = { mask: 1, maxDistance: most };
      const near: number[] = [];
      const all = { count: scene.length };
      tree.forEachNearest(x, y, (row, distance) => near.push(row, distance), options);
      expect(near).toEqual(Array.from(tree.nearestRows(x, y, { ...options, ...all })));
      const some: number[] = [];
      tree.forEachNearest(x, y, (row) => (some.push(row) <= enough ? undefined : 'stop'));
      const order = rowsOf(tree.nearestRows(x, y, all), NEIGHBOR_STRIDE);
      expect(some).toEqual(order.slice(0, enough + 1));
    },
  );
  fc.assert(property, { seed: 20_261_121, numRuns: draws(200) });
});

test('a callback may query and visit the same tree', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(100, 60, 4));
  const visited: number[] = [];
  tree.forEachNearest(30, 30, (row) => {
    tree.nearestRows(1, 1, { count: 20 });
    tree.forEachNearest(60, 60, () => 'stop');
    tree.insertMany([]);
    return visited.push(row) < 50 ? undefined : 'stop';
  });
  expect(visited).toEqual(rowsOf(tree.nearestRows(30, 30, { count: 50 }), NEIGHBOR_STRIDE));
});

test('a callback may change the tree: removed objects are not visited, none is visited twice', () => {
  const tree = new Quadtree({ ...WORLD, capacity: 2 });
  const ids = Array.from({ length: 40 }, (_, i) => tree.insert(i, 0, 0.5, 0.5));
  const visited: number[] = [];
  tree.forEachNearest(0, 0, (row) => {
    visited.push(row);
    if (row !== 3) return;
    tree.remove(ids[5]!);
    tree.remove(ids[20]!);
    const successor = tree.insert(0, 1, 0.5, 0.5); // in the row of one that is gone, and nearer
    expect([5, 20]).toContain(rowOf(successor));
    tree.insert(60, 0, 1, 1); // farther than all
  });
  const rest = Array.from(ids, rowOf).filter((row) => row !== 5 && row !== 20);
  expect(visited.slice(0, rest.length)).toEqual(rest);
  expect(visited.length).toBe(rest.length + 1);
});

test.each<[string, (tree: Quadtree, snapshot: Uint8Array) => void]>([
  ['clear', (tree) => tree.clear()],
  ['setAll', (tree) => tree.setAll(randomBoxes(30, 60, 4))],
  ['restore', (tree, bytes) => tree.restore(bytes)],
  ['dispose', (tree) => tree.dispose()],
])('%s in a callback ends the visit', (_name, end) => {
  const tree = new Quadtree(WORLD);
  tree.insertMany(randomBoxes(30, 60, 4));
  const bytes = tree.snapshot();
  let visited = 0;
  tree.forEachNearest(0, 0, () => {
    visited++;
    end(tree, bytes);
    if (!tree.disposed) tree.insertMany(randomBoxes(30, 60, 4));
  });
  expect(visited).toBe(1);
});

test('a callback that throws ends the visit, and the tree stays usable', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(30, 60, 4));
  const stop = new Error('enough');
  expect(
    thrownBy(() =>
      tree.forEachNearest(0, 0, () => {
        throw stop;
      }),
    ),
  ).toBe(stop);
  expect(tree.nearestRows(0, 0, { count: 30 }).length).toBe(30 * NEIGHBOR_STRIDE);
});

const always = (): boolean => true;

test.each([
  [[0, 0, undefined], TypeError, 'forEachNearest: onNeighbor must be a function'],
  [[0, Number.NaN, always], RangeError, 'forEachNearest: y must be a finite'],
  [[0, 0, always, { maxDistance: -1 }], RangeError, 'forEachNearest: maxDistance must be zero'],
  [
    [0, 0, always, { maxDistance: null }],
    TypeError,
    'forEachNearest: maxDistance must be a number',
  ],
  [[0, 0, always, { count: 1 }], TypeError, 'forEachNearest: there is no option count'],
] as const)('forEachNearest(%j) throws', (args, type, words) => {
  const tree = new Quadtree(WORLD);
  const call: (...given: unknown[]) => unknown = tree.forEachNearest.bind(tree) as never;
  const error = thrownBy(() => call(...args));
  expect(error).toBeInstanceOf(type);
  expect(error.message).toContain(words);
});
