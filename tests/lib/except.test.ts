/** What queries leave out: by `except`, inside the search, and by a predicate, over results in order. */
import * as fc from 'fast-check';
import {
  HIT_STRIDE,
  load,
  NEIGHBOR_STRIDE,
  type ObjectId,
  Quadtree,
  type RowLists,
  rowOf,
} from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, coordinate, given, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { call, regionCases, rowsName } from './region-cases.js';
import { snapshot, sorted, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

const seed = 20_261_123;
/** Numbers that choose objects, and whether each is named by its row. */
const chosen = fc.array(fc.tuple(fc.nat(99), fc.boolean()), { minLength: 1, maxLength: 6 });

/** Ids or rows of objects of a tree, duplicates included; all of them must be there. */
function named(tree: Quadtree, choice: readonly (readonly [number, boolean])[]): number[] {
  if (tree.size === 0) return [];
  return choice.map(([n, byRow]) => (byRow ? n % tree.size : tree.idAt(n % tree.size)));
}

const rowsOf = (ids: readonly number[]): Set<number> =>
  new Set(ids.map((id) => rowOf(id as ObjectId)));

const without = (rows: Iterable<number>, out: ReadonlySet<number>): number[] =>
  sorted(Uint32Array.from(rows)).filter((each) => !out.has(each));

test.each(Object.entries(regionCases))(
  '%s finds what it finds without `except`, but for that',
  (name, { shapes, many, options: queryOptions }) => {
    const property = fc.property(
      boxes,
      settings,
      fc.array(shapes, { minLength: 1, maxLength: 4 }),
      chosen,
      (objects, options, windows, choice) => {
        using tree = new Quadtree(options);
        tree.setAll(bulkOf(objects));
        const ids = named(tree, choice);
        const out = rowsOf(ids);
        const ask = (form: string, args: readonly unknown[], except?: unknown): unknown =>
          call(tree, form, ...args, { ...queryOptions, except });
        const all = windows.map((args) =>
          sorted(ask(rowsName(name), args) as Uint32Array<ArrayBuffer>),
        );
        for (const [i, args] of windows.entries()) {
          const rest = without(all[i]!, out);
          expect(sorted(ask(rowsName(name), args, ids) as Uint32Array<ArrayBuffer>)).toEqual(rest);
          const found = ask(name, args, ids) as ObjectId[];
          expect(without(found.map(rowOf), new Set())).toEqual(rest);
        }
        const each = windows.map((_, i) => ids[i] ?? -1);
        const lists = ask(`${name}Many`, many(windows), each) as RowLists;
        for (const [i, rows] of all.entries()) {
          const found = lists.rows.subarray(lists.offsets[i], lists.offsets[i + 1]);
          const id = each[i]!;
          expect(sorted(found)).toEqual(without(rows, rowsOf(id < 0 ? [] : [id])));
        }
      },
    );
    fc.assert(property, { seed, numRuns: draws(200) });
  },
);

test('first hits and the nearest are those of the other objects', () => {
  const property = fc.property(
    boxes,
    settings,
    given,
    coordinate,
    coordinate,
    fc.nat(5),
    chosen,
    (objects, options, box, dx, dy, count, choice) => {
      using tree = new Quadtree(options);
      tree.setAll(bulkOf(objects));
      const except = named(tree, choice);
      const out = rowsOf(except);
      const isWanted = ({ id }: { readonly id: ObjectId }): boolean => !out.has(rowOf(id));
      const filter = (id: ObjectId): boolean => !out.has(rowOf(id));
      const [x, y] = box;

      const hits = tree.raycastAll(x, y, dx, dy).filter(isWanted);
      expect(tree.raycastAll(x, y, dx, dy, { except })).toEqual(hits);
      expect(tree.raycast(x, y, dx, dy, { except })).toEqual(hits[0]);
      expect(tree.raycast(x, y, dx, dy, { filter })).toEqual(hits[0]);
      const met = tree.sweepAll(...box, dx, dy).filter(isWanted);
      expect(tree.sweepAll(...box, dx, dy, { except })).toEqual(met);
      expect(tree.sweep(...box, dx, dy, { except })).toEqual(met[0]);
      expect(tree.sweep(...box, dx, dy, { filter })).toEqual(met[0]);
      const near = tree.nearest(x, y, { count: 99 }).filter(isWanted).slice(0, count);
      expect(tree.nearest(x, y, { count, except })).toEqual(near);
      expect(tree.nearest(x, y, { count, filter })).toEqual(near);
      expect(tree.queryAny(...box, { except })).toBe(tree.query(...box, { except }).length > 0);

      const one = except[0] ?? -1;
      const alone = one < 0 ? {} : { except: one };
      const first = tree.raycast(x, y, dx, dy, alone);
      const [ray] = tree.raycastMany([x, y, dx, dy], { except: [one] });
      expect(ray).toBe(first === undefined ? -1 : rowOf(first.id));
      const moving = [x, y, Math.fround(x + box[2]), Math.fround(y + box[3]), dx, dy];
      const swept = tree.sweep(...box, dx, dy, alone);
      const [row] = tree.sweepMany(moving, { except: [one] });
      expect(row).toBe(swept === undefined ? -1 : rowOf(swept.id));
      const { hits: all } = tree.raycastAllMany([x, y, dx, dy], { except: [one] });
      expect(all.length / HIT_STRIDE).toBe(tree.raycastAll(x, y, dx, dy, alone).length);
      const { neighbors } = tree.nearestMany([x, y], { count: 3, except: [one] });
      expect(neighbors.length / NEIGHBOR_STRIDE).toBe(
        tree.nearest(x, y, { count: 3, ...alone }).length,
      );
    },
  );
  fc.assert(property, { seed, numRuns: draws(300) });
});

/** Boxes one behind the other on the x axis. */
function someTree(): { tree: Quadtree; ids: ObjectId[] } {
  const tree = new Quadtree(WORLD);
  const ids = [0, 1, 2, 3, 4].map((i) => tree.insert(10 * i, 0, 4, 4));
  return { tree, ids };
}

describe('an object that asks', () => {
  test('does not find itself', () => {
    const { tree, ids } = someTree();
    const [me, next] = ids;
    expect(tree.sweep(0, 0, 4, 4, 50, 0)).toMatchObject({ id: me, fraction: 0 });
    expect(tree.sweep(0, 0, 4, 4, 50, 0, { except: me })).toMatchObject({ id: next, x: 6 });
    expect(tree.nearest(2, 2, { except: me })).toEqual({ id: next, distance: 8 });
    expect(tree.raycast(2, 2, 50, 0, { except: ids.slice(0, 3) })).toMatchObject({ id: ids[3] });
    expect(tree.query(0, 0, 4, 4, { except: me })).toEqual([]);
  });

  test('may change the tree in its predicate', () => {
    const { tree, ids } = someTree();
    const seen: ObjectId[] = [];
    const hit = tree.raycast(-1, 2, 90, 0, {
      filter(id) {
        seen.push(id);
        if (seen.length < 3) tree.remove(id);
        return seen.length === 3;
      },
    });
    expect(seen).toEqual(ids.slice(0, 3));
    expect([hit?.id, tree.size]).toEqual([ids[2], 3]);
    tree.remove(ids[2]!);
    const near = tree.nearest(0, 0, {
      count: 9,
      except: ids[4]!,
      filter: () => tree.remove(ids[4]!),
    });
    expect([near.length, tree.size]).toEqual([1, 1]);
  });

  test.each<
    [string, (tree: Quadtree, filter: (id: ObjectId) => boolean) => { id: number } | undefined]
  >([
    ['raycast', (tree, filter) => tree.raycast(-1, 2, 90, 0, { filter })],
    ['sweep', (tree, filter) => tree.sweep(-9, 0, 4, 4, 90, 0, { filter })],
    ['nearest', (tree, filter) => tree.nearest(-1, 2, { filter })],
    ['nearest', (tree, filter) => tree.nearest(-1, 2, { filter, count: 1 })[0]],
  ])('does not find what its predicate removes, by %s', (_, find) => {
    const { tree, ids } = someTree();
    const seen: ObjectId[] = [];
    const found = find(tree, (id) => {
      seen.push(id);
      if (id === ids[0]) for (const gone of [0, 2]) tree.remove(ids[gone]!);
      return id !== ids[1];
    });
    expect(seen).toEqual([ids[0], ids[1], ids[3]]);
    expect(found?.id).toBe(ids[3]);
  });

  test('does not find what its predicate has accepted, then removed', () => {
    const { tree, ids } = someTree();
    const filter = (id: ObjectId): boolean => id !== ids[1] || tree.remove(ids[0]!);
    const near = tree.nearest(-1, 2, { filter, count: 2 });
    expect(near.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(tree.nearest(-1, 2, { filter: () => tree.remove(ids[2]!), count: 9 })).toHaveLength(1);
  });

  test('is out of the next query only, also where that is refused', () => {
    const { tree, ids } = someTree();
    thrownBy(() => tree.query(0, 0, -1, 1, { except: ids[0] }));
    expect(tree.query(0, 0, 4, 4)).toEqual([ids[0]]);
    thrownBy(() => tree.query(0, 0, 1, 1, { except: ids[0]! + 2 ** 24 }));
    expect(tree.query(0, 0, 4, 4, { except: -1 })).toEqual([ids[0]]);
    expect(tree.query(0, 0, 4, 4, { except: [-1, -1] })).toEqual([ids[0]]);
    expect(tree.query(0, 0, 4, 4)).toEqual([ids[0]]);
    thrownBy(() => tree.queryPolygon([0, 0, 1, 0, 2, 0], { except: ids[0] }));
    expect(tree.query(0, 0, 4, 4)).toEqual([ids[0]]);
    thrownBy(() => tree.queryMany([0, 0, -1, 1], { except: [ids[0]!] }));
    expect(tree.query(0, 0, 4, 4)).toEqual([ids[0]]);
  });
});

test.each<[string, (tree: Quadtree) => unknown, ErrorConstructor, string]>([
  [
    'no id',
    (tree) => tree.query(0, 0, 1, 1, { except: Number.NaN }),
    RangeError,
    'query: except must belong to an object that is in this tree, got NaN',
  ],
  [
    'a string',
    (tree) => tree.query(0, 0, 1, 1, { except: 'me' as never }),
    TypeError,
    'query: except must be an id, or an array of ids, got "me"',
  ],
  [
    'an empty row',
    (tree) => tree.raycast(0, 0, 1, 1, { except: 7 }),
    RangeError,
    'raycast: except must belong to an object that is in this tree, got 7: that row holds none',
  ],
  [
    'an id that is gone',
    (tree) => tree.nearest(0, 0, { except: [tree.idAt(0) + 2 ** 24] }),
    RangeError,
    'nearest: except[0] must belong to an object that is in this tree, got 33554432',
  ],
  [
    'a fraction among ids',
    (tree) => tree.query(0, 0, 1, 1, { except: [0, 0.5] }),
    RangeError,
    'query: except[1] must belong to an object',
  ],
  [
    'one id for many queries',
    (tree) => tree.queryMany([0, 0, 1, 1], { except: 0 }),
    TypeError,
    'queryMany: except must be an array, one id a query, got 0',
  ],
  [
    'too few ids',
    (tree) => tree.raycastMany([0, 0, 1, 1], { except: [] }),
    RangeError,
    'raycastMany: except must hold one id for each of the 1 queries, -1 for none, got 0',
  ],
  [
    'a predicate that is none',
    (tree) => tree.raycast(0, 0, 1, 1, { filter: true as never }),
    TypeError,
    'raycast: filter must be a function, got true',
  ],
  [
    'an async predicate',
    (tree) => tree.raycast(-1, 2, 9, 0, { filter: (async () => false) as never }),
    TypeError,
    'raycast: filter must return true or false at once, got a promise',
  ],
  [
    'an async predicate of distances',
    (tree) => tree.nearest(0, 0, { filter: (async () => false) as never }),
    TypeError,
    'nearest: filter must return true or false at once, got a promise',
  ],
  [
    'an array for options',
    (tree) => tree.query(0, 0, 1, 1, [] as never),
    TypeError,
    'query: options must be an object such as { mask }, got an Array',
  ],
  [
    'a predicate for rows',
    (tree) => tree.nearestRows(0, 0, { filter: () => true } as never),
    TypeError,
    'nearestRows: there is no option filter',
  ],
])('%s is refused and changes nothing', (_, ask, type, sentence) => {
  const { tree } = someTree();
  const before = snapshot(tree);
  const error = thrownBy(() => ask(tree));
  expect(error).toBeInstanceOf(type);
  expect(error.message).toContain(sentence);
  expect(snapshot(tree)).toEqual(before);
});
