/** Explanations of queries: their traces find what the queries find. */
import * as fc from 'fast-check';
import {
  type Filter,
  HIT_STRIDE,
  load,
  NEIGHBOR_STRIDE,
  Quadtree,
  rowOf,
  TraceKind,
  TraceReason,
  type View,
} from 'quadrille';
import { beforeAll, expect, test } from 'vitest';
import { boxes, bulkOf, coordinate, given, settings } from './arbitraries.js';
import { inOrder } from './brute-force.js';
import { draws } from './draws.js';
import { call, regionCases, rowsName } from './region-cases.js';
import { sorted, thrownBy, WORLD } from './support.js';
import { eventsOf, objectsOf } from './traces.js';

beforeAll(() => load());

const fixed = { seed: 20_261_121, numRuns: draws(200) };
const filter: fc.Arbitrary<Filter> = fc.record({
  category: fc.nat(3),
  mask: fc.constantFrom(0, 1, 2, 3, 7),
});

/** The objects that are hit and not dropped again, ascending. */
function resultsOf(events: View<Int32Array>): number[] {
  const found: number[] = [];
  for (const { kind, object } of eventsOf(events)) {
    if (kind === TraceKind.Hit) found.push(object);
    if (kind === TraceKind.Drop) expect(found.splice(found.indexOf(object), 1)).toEqual([object]);
  }
  return inOrder(found);
}

/** The rows of hits or neighbors. */
function rowsOf(values: View<Float32Array>, stride: number): number[] {
  return inOrder(values.filter((_, i) => i % stride === 0));
}

/** A tree of a scene whose every third object has a filter of its own. */
function treeOf(
  scene: Parameters<typeof bulkOf>[0],
  options: ConstructorParameters<typeof Quadtree>[0],
) {
  const tree = new Quadtree(options);
  for (const [i, id] of tree.insertMany(bulkOf(scene)).slice().entries()) {
    if (i % 3 === 0) tree.update(id, { category: i, mask: 3 });
  }
  return tree;
}

test.each(Object.entries(regionCases))(
  '%s finds the hits of its traces',
  (name, { shapes, options: queryOptions }) => {
    const property = fc.property(
      boxes,
      settings,
      shapes,
      fc.option(filter, { nil: undefined }),
      (scene, options, shape, queryFilter) => {
        using tree = treeOf(scene, options);
        const args = [...shape, { ...queryOptions, ...queryFilter }];
        const found = sorted(call(tree, rowsName(name), ...args) as View<Uint32Array>);
        const events = call(tree, 'explain', name, ...args) as View<Int32Array>;
        const reported = eventsOf(events).some(({ kind }) => kind === TraceKind.Take)
          ? objectsOf(events, TraceKind.Take)
          : resultsOf(events);
        expect(reported).toEqual(found);
      },
    );
    fc.assert(property, fixed);
  },
);

test('ray casts, swept boxes and nearest objects are those that their traces keep', () => {
  const property = fc.property(
    boxes,
    settings,
    given,
    coordinate,
    coordinate,
    fc.nat(9),
    fc.option(filter, { nil: undefined }),
    (scene, options, box, dx, dy, count, queryFilter) => {
      using tree = treeOf(scene, options);
      const [x, y] = box;
      const all = rowsOf(tree.raycastAllRows(x, y, dx, dy, queryFilter), HIT_STRIDE);
      expect(resultsOf(tree.explain('raycastAll', x, y, dx, dy, queryFilter))).toEqual(all);
      const first = tree.raycast(x, y, dx, dy, queryFilter);
      expect(resultsOf(tree.explain('raycast', x, y, dx, dy, queryFilter))).toEqual(
        first ? [rowOf(first.id)] : [],
      );
      const met = tree.sweep(...box, dx, dy, queryFilter);
      expect(resultsOf(tree.explain('sweep', ...box, dx, dy, queryFilter))).toEqual(
        met ? [rowOf(met.id)] : [],
      );
      const nearby = { ...queryFilter, count, maxDistance: 20 };
      const nearest = rowsOf(tree.nearestRows(x, y, nearby), NEIGHBOR_STRIDE);
      expect(resultsOf(tree.explain('nearest', x, y, nearby))).toEqual(nearest);
    },
  );
  fc.assert(property, fixed);
});

test('a trace of a ray cast keeps the nearer of two hits and drops the other', () => {
  const tree = new Quadtree(WORLD);
  tree.insertMany([30, 0, 40, 8, 10, 0, 20, 8, 10, 20, 20, 28]);
  const root = '0:0,0';
  expect(eventsOf(tree.explain('raycast', 0, 4, 60, 4))).toEqual([
    { kind: TraceKind.Enter, cell: root, object: -1, detail: 3 },
    { kind: TraceKind.Miss, cell: root, object: 2, detail: TraceReason.ApartInY },
    { kind: TraceKind.Hit, cell: root, object: 0, detail: 0 },
    { kind: TraceKind.Drop, cell: root, object: 0, detail: 0 },
    { kind: TraceKind.Hit, cell: root, object: 1, detail: 0 },
  ]);
});

test.each([
  ['candidates', [0, 0, 1, 1, { steps: -1 }], 'steps must be a whole number'],
  ['raycast', [0, 0, Number.NaN, 1], 'dx must be a finite number'],
  ['raycastAll', [0, 0, 1, '1'], 'dy must be a number'],
  ['sweep', [0, 0, -1, 1, 1, 1], 'width must be zero or more'],
  ['nearest', [0, 0, { count: 1.5 }], 'count must be a whole number'],
] as const)('explain(%j, ...%j) is refused as the query is', (kind, args, sentence) => {
  const tree = new Quadtree(WORLD);
  expect(thrownBy(() => call(tree, 'explain', kind, ...args)).message).toContain(
    `explain('${kind}'): ${sentence}`,
  );
  expect(eventsOf(tree.explain('query', 0, 0, 1, 1))).toHaveLength(1);
});

test.each(['explain', 'toString', 'queryMany', 3])('explain(%j) is refused', (kind) => {
  const tree = new Quadtree(WORLD);
  const { message } = thrownBy(() => tree.explain(kind as 'queryPoint', 3, 3));
  expect(message).toContain("explain: kind must be one of 'insert', ");
});
