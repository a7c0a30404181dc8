import { inspect, load, type ObjectId, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { rect } from './brute-force.js';
import { liveBoxes, PLACEMENTS, snapshot, sorted, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

describe.each(PLACEMENTS)('one object at a time, %s', (placement) => {
  const make = (): Quadtree => new Quadtree({ ...WORLD, placement });

  test('insert returns an id whose row holds the box', () => {
    const tree = make();
    const a = tree.insert(1, 2, 3, 4);
    const b = tree.insert(5, 6, 0, 0);
    expect(a).not.toBe(b);
    expect(tree.size).toBe(2);
    expect(tree.rows).toBe(2);
    expect(liveBoxes(tree).get(rowOf(a))).toEqual(rect(1, 2, 3, 4));
    expect(liveBoxes(tree).get(rowOf(b))).toEqual(rect(5, 6, 0, 0));
  });

  test('numbers are rounded to 32 bits, the far edge too', () => {
    const tree = make();
    const id = tree.insert(0.1, 0.2, 0.7, 0.3);
    expect(liveBoxes(tree).get(rowOf(id))).toEqual(rect(0.1, 0.2, 0.7, 0.3));
    tree.update(id, 16.1, 5.3, 1e-9, 7.7);
    expect(liveBoxes(tree).get(rowOf(id))).toEqual(rect(16.1, 5.3, 1e-9, 7.7));
  });

  test('update replaces the box', () => {
    const tree = make();
    const id = tree.insert(0, 0, 4, 4);
    tree.update(id, 40, 40, 8, 2);
    expect(liveBoxes(tree).get(rowOf(id))).toEqual(rect(40, 40, 8, 2));
    expect(sorted(tree.queryRows(0, 0, 10, 10))).toEqual([]);
    expect(sorted(tree.queryRows(39, 39, 3, 3))).toEqual([rowOf(id)]);
  });

  test('move keeps the size', () => {
    const tree = make();
    const id = tree.insert(0, 0, 4, 2);
    tree.move(id, 33, 7);
    expect(liveBoxes(tree).get(rowOf(id))).toEqual(rect(33, 7, 4, 2));
    expect(sorted(tree.queryRows(34, 8, 1, 1))).toEqual([rowOf(id)]);
    expect(sorted(tree.queryRows(1, 1, 1, 1))).toEqual([]);
  });

  test('a removed object is in no result', () => {
    const tree = make();
    const a = tree.insert(0, 0, 4, 4);
    const b = tree.insert(1, 1, 4, 4);
    expect(tree.pairRows()).toHaveLength(2);
    tree.remove(a);
    expect(tree.size).toBe(1);
    expect(tree.pairRows()).toHaveLength(0);
    expect(sorted(tree.queryRows(0, 0, 64, 64))).toEqual([rowOf(b)]);
    expect(sorted(tree.candidateRows(0, 0, 64, 64))).toEqual([rowOf(b)]);
  });

  test('has is true for live ids only', () => {
    const tree = make();
    const a = tree.insert(0, 0, 1, 1);
    expect(tree.has(a)).toBe(true);
    tree.remove(a);
    expect(tree.has(a)).toBe(false);
    const b = tree.insert(0, 0, 1, 1);
    expect(rowOf(b)).toBe(rowOf(a));
    expect(b).not.toBe(a);
    expect(tree.has(a)).toBe(false);
    expect(tree.has(b)).toBe(true);
  });

  test('clear takes everything out and makes all ids stale', () => {
    const tree = make();
    const ids = [tree.insert(0, 0, 1, 1), tree.insert(60, 60, 9, 9), tree.insert(99, 0, 1, 1)];
    tree.clear();
    expect(tree.size).toBe(0);
    expect(tree.boxes).toHaveLength(0);
    expect(inspect(tree).nodes()).toHaveLength(8);
    expect(ids.map((id) => tree.has(id))).toEqual([false, false, false]);
    const again = tree.insert(0, 0, 1, 1);
    expect(ids).not.toContain(again);
    inspect(tree).validate();
  });

  test('an empty tree gives empty results', () => {
    const tree = make();
    expect(tree.pairRows()).toHaveLength(0);
    expect(tree.queryRows(0, 0, 64, 64)).toHaveLength(0);
    expect(tree.candidateRows(0, 0, 64, 64)).toHaveLength(0);
    expect(inspect(tree).outsiders()).toHaveLength(0);
    expect(tree.boxes).toHaveLength(0);
    expect(Array.from(inspect(tree).nodes())).toEqual([0, 0, 64, 64, 0, 0, 0, 0]);
    tree.sync();
    tree.clear();
    tree.setAll([]);
    expect(tree.insertMany([])).toEqual([]);
    inspect(tree).validate();
  });
});

function someTree(): { tree: Quadtree; stale: number } {
  const tree = new Quadtree({ ...WORLD, capacity: 2 });
  tree.setAll([0, 0, 9, 9, 5, 5, 50, 50, 60, 60, 61, 61, 5, 5, 6, 6]);
  const stale = tree.idAt(2);
  tree.remove(stale);
  return { tree, stale };
}

describe('ids', () => {
  test('an id is its generation times 2^24 plus its row, so it never equals a row', () => {
    const tree = new Quadtree(WORLD);
    const a = tree.insert(0, 0, 1, 1);
    const b = tree.insert(0, 0, 1, 1);
    expect([a, b]).toEqual([2 ** 24, 2 ** 24 + 1]);
    tree.remove(a);
    expect(tree.insert(0, 0, 1, 1)).toBe(2 * 2 ** 24);
  });

  test('rowOf takes the row of the largest id too', () => {
    expect(rowOf((2 ** 53 - 1) as ObjectId)).toBe(2 ** 24 - 1);
    expect(rowOf((12345 * 2 ** 24 + 678) as ObjectId)).toBe(678);
    expect(rowOf(((2 ** 29 - 1) * 2 ** 24 + 1) as ObjectId)).toBe(1);
  });

  test('S3.8: the row of a removed object is used again, its id is refused for thousands of generations', () => {
    const tree = new Quadtree(WORLD);
    const old: ObjectId[] = [];
    for (let i = 0; i < 5000; i++) {
      const id = tree.insert(i % 64, 1, 1, 1);
      expect(id).toBe((i + 1) * 2 ** 24);
      if (i % 500 === 0) old.push(id);
      tree.remove(id);
    }
    const live = tree.insert(0, 0, 1, 1);
    for (const id of old) {
      expect(tree.has(id)).toBe(false);
      expect(tree.remove(id)).toBe(false);
      expect(thrownBy(() => tree.move(id, 1, 1))).toBeInstanceOf(RangeError);
    }
    expect(tree.has(live)).toBe(true);
  });

  test('idAt and has agree with the rows in use', () => {
    const tree = new Quadtree(WORLD);
    const ids = Array.from(tree.insertMany([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]));
    tree.remove(ids[1]!);
    expect(tree.size).toBe(2);
    expect(tree.rows).toBe(3);
    expect([0, 1, 2, 3, -1, 0.5, Number.NaN].map((row) => tree.has(row))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(tree.idAt(0)).toBe(ids[0]);
    expect(tree.idAt(2)).toBe(ids[2]);
    for (const row of [1, 3, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const error = thrownBy(() => tree.idAt(row));
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toContain(`idAt: row must hold an object, got ${row}`);
    }
    expect(thrownBy(() => tree.idAt(2 ** 24)).message).toContain(
      '16777216 (is it an id? rowOf(id)',
    );
  });

  // Stale ids, empty rows, and everything that is neither an id nor a row.
  const notIds: readonly (readonly [string, (tree: Quadtree, stale: number) => unknown])[] = [
    ['a stale id', (_tree, stale) => stale],
    ['a future generation of a live row', (tree) => tree.idAt(0) + 2 ** 24],
    ['an id of a row never used', () => 2 ** 24 + 77],
    ['the largest id', () => 2 ** 53 - 1],
    ['an empty row', () => 2],
    ['a negative number', () => -(2 ** 24)],
    ['a fraction', (tree) => tree.idAt(0) + 0.5],
    ['NaN', () => Number.NaN],
    ['infinity', () => Number.POSITIVE_INFINITY],
    ['2^53', () => 2 ** 53],
    ['1e300', () => 1e300],
  ];
  const calls = {
    update: (tree: Quadtree, id: ObjectId) => tree.update(id, 1, 1, 1, 1),
    move: (tree: Quadtree, id: ObjectId) => tree.move(id, 1, 1),
    get: (tree: Quadtree, id: ObjectId) => tree.get(id),
    boxOf: (tree: Quadtree, id: ObjectId) => tree.boxOf(id),
    data: (tree: Quadtree, id: ObjectId) => tree.data(id),
  } as const;

  test.each(notIds)('%s is refused and changes nothing', (_name, pick) => {
    const { tree, stale } = someTree();
    const before = snapshot(tree);
    const id = pick(tree, stale) as ObjectId;
    expect(tree.has(id)).toBe(false);
    for (const [name, call] of Object.entries(calls)) {
      const error = thrownBy(() => call(tree, id));
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toContain(
        `${name}: id must belong to an object that is in this tree, got ${id}`,
      );
    }
    expect(snapshot(tree)).toEqual(before);
    inspect(tree).validate();
  });

  test.each([
    ['a string', '16777216'],
    ['a bigint', 16777216n],
    ['undefined', undefined],
  ])('%s is a TypeError, in has() too', (_name, value) => {
    const { tree } = someTree();
    const before = snapshot(tree);
    const id = value as unknown as ObjectId;
    for (const [name, call] of Object.entries({ ...calls, has: (t: Quadtree) => t.has(id) })) {
      const error = thrownBy(() => call(tree, id));
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toContain(`${name}: id must be a number, got `);
    }
    expect(snapshot(tree)).toEqual(before);
  });

  test('an id of another tree is refused where its row or generation is unknown', () => {
    const { tree } = someTree();
    const other = new Quadtree(WORLD);
    for (let i = 0; i < 3; i++) other.setAll([0, 0, 1, 1]);
    const foreign = other.idAt(0);
    expect(tree.has(foreign)).toBe(false);
    expect(tree.remove(foreign)).toBe(false);
    expect(tree.size).toBe(3);
  });

  test('remove says whether the object was there, and refuses what is no number', () => {
    const { tree, stale } = someTree();
    expect([tree.remove(stale), tree.remove(2), tree.remove(77)]).toEqual([false, false, false]);
    expect([tree.remove(tree.idAt(0)), tree.remove(1)]).toEqual([true, true]);
    expect(tree.size).toBe(1);
    for (const id of [-1, 0.5, Number.NaN, 2 ** 53]) expect(tree.remove(id)).toBe(false);
    expect(thrownBy(() => tree.remove('0' as never))).toBeInstanceOf(TypeError);
  });

  test('every call on one object takes its row', () => {
    const tree = new Quadtree<string>(WORLD);
    const ids = tree.insertMany([0, 0, 1, 1, 2, 2, 4, 4], { data: ['a', 'b'] });
    tree.update(1, 5, 6, 7, 8);
    expect(tree.boxOf(ids[1]!)).toEqual({ x: 5, y: 6, width: 7, height: 8 });
    tree.move(1, 9, 9);
    tree.update(1, { height: 2, category: 4, data: 'c' });
    const values = { x: 9, y: 9, width: 7, height: 2, category: 4, mask: 2 ** 32 - 1, data: 'c' };
    expect(tree.get(1)).toEqual(values);
    expect(tree.get(ids[1]!)).toEqual(values);
    expect([tree.data(1), tree.data(ids[1]!), tree.data(0)]).toEqual(['c', 'c', 'a']);
    expect(Array.from(inspect(tree).nodesOf(1))).toEqual(
      Array.from(inspect(tree).nodesOf(ids[1]!)),
    );
    expect(Array.from(inspect(tree).path(1))).toEqual(Array.from(inspect(tree).path(ids[1]!)));
    expect([tree.has(1), tree.remove(1), tree.has(1)]).toEqual([true, true, false]);
    expect([...tree]).toEqual([ids[0]]);
  });

  test('update changes all or nothing', () => {
    const tree = new Quadtree<string>({ ...WORLD, outside: 'reject' });
    const id = tree.insert(0, 0, 1, 1, { data: 'a', category: 2 });
    const before = tree.get(id);
    for (const changes of [
      { x: 99, category: 4, data: 'b' },
      { width: -1, mask: 4 },
      { mask: 0.5, data: 'b' },
      { height: Number.NaN, data: undefined },
    ]) {
      expect(thrownBy(() => tree.update(id, changes)).message).toMatch(/^update: /);
      expect(tree.get(id)).toEqual(before);
    }
    tree.update(id, { data: undefined });
    expect(tree.get(id)).toEqual({ ...before, data: undefined });
    tree.update(id, {});
    tree.update(id, { x: undefined, category: undefined });
    expect(tree.get(id)).toEqual({ ...before, data: undefined });
  });

  test('a loop over a tree gives the ids by row, without those removed before their turn', () => {
    const tree = new Quadtree(WORLD);
    const ids = tree.insertMany([0, 0, 1, 1, 2, 2, 4, 4, 3, 3, 5, 5]);
    expect([...tree]).toEqual(ids);
    const seen: number[] = [];
    for (const id of tree) {
      seen.push(id);
      tree.remove(1);
    }
    expect(seen).toEqual([ids[0], ids[2]]);
    const successor = tree.insert(7, 7, 1, 1);
    expect([...tree]).toEqual([ids[0], successor, ids[2]]);
  });
});
