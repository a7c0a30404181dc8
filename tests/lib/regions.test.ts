/** Region queries, in their three forms, with filters: equal to brute force. */
import * as fc from 'fast-check';
import {
  load,
  type ObjectId,
  PAIR_STRIDE,
  Quadtree,
  type RowLists,
  rowOf,
  TRACE_STRIDE,
  type View,
} from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RegionQueryName } from '../../web/lib/queries.js';
import { boxes, bulkOf, given, rectOf, settings } from './arbitraries.js';
import { allPairs, hits, inOrder, type Scene } from './brute-force.js';
import { draws } from './draws.js';
import { call, regionCases, rowsName, rowsThat } from './region-cases.js';
import { filterOf, pairList, randomBoxes, sorted, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

/** Scenes on half units, so that the oracle has nothing to round. */
const halves = boxes.map((scene) =>
  scene.map(
    ([x, y, w, h]) =>
      [x, y, w, h].map((n) => Math.round(2 * n) / 2) as unknown as (typeof scene)[0],
  ),
);
const filter = fc.record({ category: fc.nat(3), mask: fc.nat(3) });

function lists({ offsets, rows }: RowLists): number[][] {
  const count = offsets.length - 1;
  return Array.from({ length: count }, (_, i) => sorted(rows.subarray(offsets[i], offsets[i + 1])));
}

describe('any scene', () => {
  test.each(Object.entries(regionCases))(
    '%s in all forms agrees with brute force',
    (name, { shapes: shape, options: queryOptions, many, finds }) => {
      const property = fc.property(
        halves,
        settings,
        fc.array(shape, { maxLength: 4 }),
        (objects, options, shapes) => {
          using tree = new Quadtree(options);
          const scene: Scene = new Map(objects.map((box, row) => [row, rectOf(box)]));
          tree.setAll(bulkOf(objects));
          const one = (form: string, ...args: unknown[]): unknown =>
            call(tree, form, ...args, queryOptions);

          const found = shapes.map((args) =>
            sorted(one(rowsName(name), ...args) as View<Uint32Array>),
          );
          if (finds !== undefined) {
            const { touching } = options;
            const brute = shapes.map((args) =>
              rowsThat(scene, (box) => finds(args, box, touching)),
            );
            expect(found).toEqual(brute);
          }
          const ids = shapes.map((args) => (one(name, ...args) as ObjectId[]).map(rowOf));
          expect(ids.map((rows) => inOrder(rows))).toEqual(found);
          expect(lists(one(`${name}Many`, ...many(shapes)) as RowLists)).toEqual(found);
        },
      );
      fc.assert(property, { seed: 20_261_121, numRuns: draws(400) });
    },
  );

  test('queryAny agrees with query', () => {
    const property = fc.property(
      halves,
      settings,
      fc.array(given, { maxLength: 4 }),
      (objects, options, windows) => {
        using tree = new Quadtree(options);
        tree.setAll(bulkOf(objects));
        const any = windows.map((box) => tree.queryRows(...box).length > 0);
        expect(windows.map((box) => tree.queryAny(...box))).toEqual(any);
        expect(Array.from(tree.queryAnyMany(bulkOf(windows)), Boolean)).toEqual(any);
      },
    );
    fc.assert(property, { seed: 20_261_121, numRuns: draws(400) });
  });

  test('filtered queries find what the filter admits', () => {
    const property = fc.property(
      halves,
      settings,
      fc.array(filter, { minLength: 40, maxLength: 40 }),
      filter,
      given,
      fc.boolean(),
      (objects, options, filters, queryFilter, window, inBulk) => {
        using tree = new Quadtree(options);
        const { touching } = options;
        const scene: Scene = new Map(objects.map((box, row) => [row, rectOf(box)]));
        tree.setAll(bulkOf(objects));
        for (const row of scene.keys()) {
          const { category, mask } = filters[row] as { category: number; mask: number };
          if (inBulk) tree.filters.set([category, mask], 2 * row);
          else tree.update(tree.idAt(row), { category, mask });
          expect(filterOf(tree, tree.idAt(row))).toEqual({ category, mask });
        }
        const admit = (a: typeof queryFilter, b: typeof queryFilter): boolean =>
          (a.category & b.mask) !== 0 && (b.category & a.mask) !== 0;
        const of = (row: number | string | undefined) => filters[Number(row)] as typeof queryFilter;
        const wanted = hits(scene, rectOf(window), touching).filter((row) =>
          admit(of(row), queryFilter),
        );
        expect(sorted(tree.queryRows(...window, queryFilter))).toEqual(wanted);
        expect(tree.queryAny(...window, queryFilter)).toBe(wanted.length > 0);
        expect(lists(tree.queryMany(bulkOf([window]), queryFilter))).toEqual([wanted]);
        const pairs = allPairs(scene, touching).filter((pair) => {
          const [a, b] = pair.split(',');
          return admit(of(a), of(b));
        });
        expect(pairList(tree)).toEqual(pairs);
      },
    );
    fc.assert(property, { seed: 20_261_121, numRuns: draws(300) });
  });
});

describe('filters', () => {
  test('a missing part of a filter is all ones; all 32 bits count, signed or not', () => {
    const tree = new Quadtree(WORLD);
    const id = tree.insert(1, 1, 9, 9);
    expect(filterOf(tree, id)).toEqual({ category: 1, mask: 0xffff_ffff });
    tree.update(id, { category: 0x8000_0000, mask: -2 });
    expect(filterOf(tree, id)).toEqual({ category: 0x8000_0000, mask: 0xffff_fffe });
    expect(sorted(tree.queryRows(0, 0, 9, 9))).toEqual([0]);
    expect(sorted(tree.queryRows(0, 0, 9, 9, {}))).toEqual([0]);
    expect(sorted(tree.queryRows(0, 0, 9, 9, { mask: 0x8000_0000 }))).toEqual([0]);
    expect(sorted(tree.queryRows(0, 0, 9, 9, { mask: 0x7fff_ffff }))).toEqual([]);
    expect(sorted(tree.queryRows(0, 0, 9, 9, { category: 1 }))).toEqual([]);
    tree.update(id, { mask: -1 });
    expect(filterOf(tree, id)).toEqual({ category: 0x8000_0000, mask: 0xffff_ffff });
    tree.update(id, { category: 0 });
    expect(filterOf(tree, id)).toEqual({ category: 0, mask: 0xffff_ffff });
    expect(sorted(tree.queryRows(0, 0, 9, 9))).toEqual([]); // of no category: nobody finds it
  });

  test('pairs follow changed filters at once, also those written to the view', () => {
    const tree = new Quadtree(WORLD);
    tree.setAll([0, 0, 9, 9, 1, 1, 8, 8]);
    expect(pairList(tree)).toEqual(['0,1']);
    tree.filters.set([2, 1], 0);
    expect(pairList(tree)).toEqual(['0,1']);
    tree.filters.set([2, 4], 0);
    expect(pairList(tree)).toEqual([]);
    tree.filters.set([4, 2], 2);
    expect(pairList(tree)).toEqual(['0,1']);
  });

  test('pairs are those of pairRows, by ids, the lower one first', () => {
    const tree = new Quadtree(WORLD);
    tree.setAll(randomBoxes(300, 60, 6));
    // A row that was used before has a higher id than the rows behind it.
    tree.remove(3);
    tree.insert(0, 0, 60, 60);
    const rows = tree.pairRows().slice();
    const pairs = tree.pairs();
    expect(pairs).toHaveLength(rows.length / PAIR_STRIDE);
    for (const [i, { a, b }] of pairs.entries()) {
      expect(a).toBeLessThan(b);
      const pair = rows.subarray(PAIR_STRIDE * i, PAIR_STRIDE * (i + 1));
      expect(inOrder([rowOf(a), rowOf(b)])).toEqual(Array.from(pair));
    }
    expect(pairs.some(({ a, b }) => rowOf(a) > rowOf(b))).toBe(true);
  });
});

describe('bad input', () => {
  test.each(
    Object.entries(regionCases).flatMap(([name, { refused }]) =>
      refused.map(([shape, sentence]) => [name as RegionQueryName, shape, sentence] as const),
    ),
  )('%s(%j) throws, as its other forms do', (name, shape, sentence) => {
    const tree = new Quadtree(WORLD);
    tree.insert(0, 0, 1, 1);
    const { many, sample } = regionCases[name];
    const messageOf = (...args: [name: string, ...unknown[]]): string =>
      thrownBy(() => call(tree, ...args)).message;
    expect(messageOf(name, ...shape)).toContain(`${name}: ${sentence}`);
    expect(messageOf(rowsName(name), ...shape)).toContain(`${rowsName(name)}: ${sentence}`);
    expect(messageOf('explain', name, ...shape)).toContain(`explain('${name}'): ${sentence}`);
    expect(tree.explain('query', 0, 0, 1, 1)).toHaveLength(2 * TRACE_STRIDE);
    if (shape.flat().some((number) => typeof number !== 'number')) return;
    expect(messageOf(`${name}Many`, ...many([sample, shape]))).toContain(`${name}Many: `);
  });

  test.each([
    ['queryAny', [0, 0, -1, 1], RangeError, 'queryAny: width must be zero or more, got -1'],
    ['queryAnyMany', [[0, 0, 1, 1, 3, 0, 2, 1]], RangeError, 'queryAnyMany: box 1 must'],
    [
      'queryMany',
      [[0, 0, 1]],
      RangeError,
      'queryMany: boxes must hold four numbers each (minX, minY, maxX, maxY), got 3 numbers',
    ],
    [
      'queryMany',
      [[0, 0, 1, 1, 5, 5, 4, 9]],
      RangeError,
      'queryMany: box 1 must be finite in 32 bits with minX <= maxX and minY <= maxY, got 5, 5, 4, 9',
    ],
    [
      'queryPointMany',
      [[0, 0, 1, Infinity]],
      RangeError,
      'queryPointMany: point 1 must be finite in 32 bits, got 1, Infinity',
    ],
    [
      'queryCircleMany',
      [[0, 0, -1]],
      RangeError,
      'queryCircleMany: circle 0 must be finite in 32 bits, its radius zero or more, got 0, 0, -1',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [0, 4],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [1, 3],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [0, 2],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [0, 2.5, 3],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [Number.NaN, 3],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [2 ** 32, 3],
      ],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4],
        [0, 3, 3],
      ],
      RangeError,
      'queryPolygonMany: polygon 1 must have three or more corners',
    ],
    [
      'queryPolygonMany',
      [
        [0, 0, 4, 0, 4, 4, 0, 0, 1e39, 0, 4, 4],
        [0, 3, 6],
      ],
      RangeError,
      'queryPolygonMany: corner 1 of polygon 1 must be in the range of 32-bit floats, got 1e+39',
    ],
    [
      'queryPolygonMany',
      [[0, 0, 4, 0, 4, 4], { length: 2 ** 32 }],
      RangeError,
      'queryPolygonMany: offsets must ascend',
    ],
    [
      'queryPolygonMany',
      [[], null],
      TypeError,
      'queryPolygonMany: offsets must be an array or typed array of numbers, got null',
    ],
    [
      'query',
      [0, 0, 1, 1, 3],
      TypeError,
      'query: options must be an object such as { mask }, got 3',
    ],
    [
      'query',
      [0, 0, 1, 1, { mask: 1.5 }],
      RangeError,
      'query: mask must be a whole number of 32 bits, got 1.5',
    ],
    [
      'query',
      [0, 0, 1, 1, { category: '1' }],
      TypeError,
      'query: category must be a number, got "1"',
    ],
    [
      'query',
      [0, 0, 1, 1, { masks: 1 }],
      TypeError,
      'query: there is no option masks; there are mask, category, except',
    ],
    [
      'queryMany',
      [[], { mask: 1, Category: 1 }],
      TypeError,
      'queryMany: there is no option Category; there are mask, category, except',
    ],
    [
      'candidates',
      [0, 0, 1, 1, { step: 1 }],
      TypeError,
      'candidates: there is no option step; there are mask, category, except, steps',
    ],
    ['update', [16_777_216, null], TypeError, 'update: changes must be an object such as { x }'],
    ['update', [5, { mask: 1 }], RangeError, 'update: id must belong to an object'],
    [
      'update',
      [16_777_216, { category: 2 ** 32 }],
      RangeError,
      'update: category must be a whole number of 32 bits',
    ],
    ['get', [16_777_217], RangeError, 'get: id must belong to an object'],
  ] as const)('%s(%j) throws', (name, args, type, words) => {
    const tree = new Quadtree(WORLD);
    tree.insert(0, 0, 1, 1);
    const error = thrownBy(() => call(tree, name, ...args));
    expect(error).toBeInstanceOf(type);
    expect(error.message).toContain(words);
  });
});
