/** Data of objects: set at insertion and later, dropped with their objects. The histories of model.ts check the rest. */
import { inspect, load, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterOf, snapshot, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

test('insert and insertMany keep data by row, of any kind', () => {
  const tree = new Quadtree(WORLD);
  const values = [0, '', false, null, () => 1, { name: 'x' }];
  const rows = values.map((data) => rowOf(tree.insert(1, 1, 1, 1, { data })));
  expect(rows.map((row) => tree.data(row))).toEqual(values);
  const ids = tree.insertMany([1, 1, 2, 2, 3, 3, 4, 4], { data: { length: 2, 0: 'a', 1: 'b' } });
  expect(ids.map((id) => tree.data(rowOf(id)))).toEqual(['a', 'b']);
  expect(tree.data(rowOf(tree.insert(1, 1, 1, 1)))).toBeUndefined();
});

test('data of a high row first', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(new Float32Array(4 * 10_000));
  tree.update(9999, { data: 'last' });
  expect([tree.data(9999), tree.data(9998), tree.data(0)]).toEqual(['last', undefined, undefined]);
  tree.update(9999, { data: undefined });
  expect(tree.data(9999)).toBeUndefined();
});

test('a newcomer has no data of the object that was in its row', () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(1, 1, 1, 1, { data: 'old' });
  tree.remove(id);
  expect(rowOf(tree.insert(1, 1, 1, 1))).toBe(rowOf(id));
  expect(tree.data(rowOf(id))).toBeUndefined();
});

test.each<[string, (tree: Quadtree) => void]>([
  ['setAll', (tree) => tree.setAll([1, 1, 2, 2])],
  ['clear', (tree) => (tree.clear(), void tree.insert(1, 1, 1, 1))],
  ['restore', (tree) => tree.restore(tree.snapshot())],
])('%s drops all data', (_name, call) => {
  const tree = new Quadtree(WORLD);
  tree.insert(1, 1, 1, 1, { data: 'old' });
  call(tree);
  expect(tree.data(0)).toBeUndefined();
});

test('snapshots hold none', async () => {
  const [bare, full] = [new Quadtree(WORLD), new Quadtree(WORLD)];
  bare.insert(1, 1, 1, 1);
  full.insert(1, 1, 1, 1, { data: 'value' });
  expect(full.snapshot()).toEqual(bare.snapshot());
  expect((await Quadtree.from(full.snapshot())).data(0)).toBeUndefined();
});

test('filters of insert and insertMany, with defaults for what is left out', () => {
  const tree = new Quadtree(WORLD);
  const ids = [
    tree.insert(0, 0, 9, 9, { category: 2 }),
    tree.insert(0, 0, 9, 9, { mask: 4 }),
    ...tree.insertMany([0, 0, 9, 9, 0, 0, 9, 9], { category: 4, mask: 1 }),
    tree.insert(0, 0, 9, 9),
  ];
  const [two, masked, four] = [
    { category: 2, mask: 0xffff_ffff },
    { category: 1, mask: 4 },
    { category: 4, mask: 1 },
  ];
  const plain = { category: 1, mask: 0xffff_ffff };
  expect(ids.map((id) => filterOf(tree, id))).toEqual([two, masked, four, four, plain]);
});

describe('refused, and nothing changes', () => {
  type Call = (tree: Quadtree) => unknown;
  test.each<[string, Call, string]>([
    [
      'a misspelt option',
      (tree) => tree.insert(0, 0, 1, 1, { date: 1 } as object),
      'insert: there is no option date; there are data, mask, category',
    ],
    [
      'data instead of options',
      (tree) => tree.insert(0, 0, 1, 1, 'hero' as never),
      'insert: options must be an object such as { data }, got "hero"',
    ],
    [
      'a bad mask',
      (tree) => tree.insert(0, 0, 1, 1, { mask: 0.5 }),
      'insert: mask must be a whole number of 32 bits, got 0.5',
    ],
    [
      'a bad box with data',
      (tree) => tree.insert(0, 0, -1, 1, { data: 1 }),
      'insert: width must be zero or more, got -1',
    ],
    [
      'too few data',
      (tree) => tree.insertMany([0, 0, 1, 1, 0, 0, 1, 1], { data: [1] }),
      'insertMany: data must hold one value for each of the 2 boxes, got 1',
    ],
    [
      'as many values as no array holds',
      (tree) => tree.insertMany([0, 0, 1, 1], { data: { length: 2 ** 40 } }),
      'insertMany: data must hold one value for each of the 1 boxes, got 1099511627776',
    ],
    [
      'a single value for all',
      (tree) => tree.insertMany([0, 0, 1, 1], { data: 'hero' }),
      'insertMany: data must be an array, got "hero"',
    ],
    [
      'a bad box among data',
      (tree) => tree.insertMany([0, 0, 1, 1, 0, 0, -1, 1], { data: [1, 2] }),
      'insertMany: box 1 must be finite in 32 bits with minX <= maxX',
    ],
    [
      'an empty row',
      (tree) => tree.data(7),
      'data: id must belong to an object that is in this tree, got 7: that row holds none',
    ],
    ['no number', (tree) => tree.data('push' as never), 'data: id must be a number, got "push"'],
    [
      'a stale id',
      (tree) => tree.data(tree.idAt(1) + 2 ** 24),
      'data: id must belong to an object that is in this tree, got 33554433',
    ],
    [
      'data for an empty row',
      (tree) => tree.update(7, { data: 1 }),
      'update: id must belong to an object',
    ],
    [
      'data for no row',
      (tree) => tree.update(-1, { data: 1 }),
      'update: id must belong to an object that is in this tree, got -1',
    ],
  ])('%s', (_name, call, sentence) => {
    const tree = new Quadtree(WORLD);
    tree.insertMany([1, 1, 2, 2, 3, 3, 4, 4], { data: ['a', 'b'] });
    const before = snapshot(tree);
    expect(thrownBy(() => call(tree)).message).toContain(sentence);
    expect(snapshot(tree)).toEqual(before);
    expect([tree.data(0), tree.data(1)]).toEqual(['a', 'b']);
    inspect(tree).validate();
  });
});
