/** Visits: the order of the queries, an end when the callback returns false, callbacks that call the tree. */
import * as fc from 'fast-check';
import { HIT_STRIDE, load, NEIGHBOR_STRIDE, Quadtree, rowOf } from 'quadrille';
import { beforeAll, expect, test, vi } from 'vitest';
import { boxes, bulkOf, coordinate, settings } from './arbitraries.js';
import { randomBoxes, thrownBy, WORLD } from './support.js';

vi.setConfig({ testTimeout: 60_000 }); // seconds on a busy machine

beforeAll(() => load());

/** The rows of results, in their order. */
function rowsOf(values: Float32Array, stride: number): number[] {
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
    (scene, options, x, y, most, enough) => {
      using tree = new Quadtree(options);
      tree.setAll(bulkOf(scene));
      const filter = { mask: 1 };
      const near: number[] = [];
      tree.visitNearest(x, y, (row, distance) => near.push(row, distance), most, filter);
      expect(near).toEqual(Array.from(tree.nearest(x, y, scene.length, most, filter)));
      const met: number[] = [];
      tree.visitRay(x, y, 20, 9, ({ row }) => met.push(row) <= enough);
      const all = rowsOf(tree.raycastAll(x, y, 20, 9), HIT_STRIDE);
      expect(met).toEqual(all.slice(0, enough + 1));
      const some: number[] = [];
      tree.visitNearest(x, y, (row) => some.push(row) <= enough);
      const order = rowsOf(tree.nearest(x, y, scene.length), NEIGHBOR_STRIDE);
      expect(some).toEqual(order.slice(0, enough + 1));
    },
  );
  fc.assert(property, { seed: 20_261_121, numRuns: 200 });
});

test('a callback may query and visit the same tree', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(100, 60, 4));
  const visited: number[] = [];
  tree.visitNearest(30, 30, (row) => {
    tree.nearest(1, 1, 20);
    tree.visitNearest(60, 60, () => false);
    tree.insertMany([]);
    return visited.push(row) < 50;
  });
  expect(visited).toEqual(rowsOf(tree.nearest(30, 30, 50), NEIGHBOR_STRIDE));
});

test('a callback may change the tree: removed objects are not visited, none is visited twice', () => {
  const tree = new Quadtree({ ...WORLD, capacity: 2 });
  const ids = Array.from({ length: 40 }, (_, i) => tree.insert(i, 0, 0.5, 0.5));
  const visited: number[] = [];
  tree.visitNearest(0, 0, (row) => {
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

  const met: number[] = [];
  tree.visitRay(0, 0.25, 60, 0, ({ row }) => {
    met.push(row);
    tree.clear();
  });
  expect(met).toEqual([0]);
});

test('a callback that throws ends the visit, and the tree stays usable', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(30, 60, 4));
  const stop = new Error('enough');
  expect(
    thrownBy(() =>
      tree.visitNearest(0, 0, () => {
        throw stop;
      }),
    ),
  ).toBe(stop);
  expect(tree.nearest(0, 0, 30).length).toBe(30 * NEIGHBOR_STRIDE);
});

const always = (): boolean => true;

test.each([
  ['visitNearest', [0, 0, undefined], TypeError, 'visitNearest: onNeighbor must be a function'],
  ['visitNearest', [0, Number.NaN, always], RangeError, 'visitNearest: y must be a finite'],
  ['visitNearest', [0, 0, always, -1], RangeError, 'visitNearest: maxDistance must be zero'],
  ['visitRay', [0, 0, 1, 1, 'stop'], TypeError, 'visitRay: onHit must be a function, got "stop"'],
  ['visitRay', [0, 0, 1, '1', always], TypeError, 'visitRay: dy must be a number'],
] as const)('%s(%j) throws', (name, args, type, words) => {
  const tree = new Quadtree(WORLD);
  const call = tree[name] as (...given: unknown[]) => unknown;
  const error = thrownBy(() => call.apply(tree, [...args]));
  expect(error).toBeInstanceOf(type);
  expect(error.message).toContain(words);
});
