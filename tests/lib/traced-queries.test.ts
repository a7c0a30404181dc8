/** Explanations of queries: their traces find what the queries find. */
import * as fc from 'fast-check';
import {
  type Filter,
  HIT_STRIDE,
  load,
  NEIGHBOR_STRIDE,
  Quadtree,
  TraceKind,
  TraceReason,
} from 'quadrille';
import { beforeAll, expect, test, vi } from 'vitest';
import { boxes, bulkOf, coordinate, given, settings, size } from './arbitraries.js';
import { inOrder } from './brute-force.js';
import { sorted, thrownBy, WORLD } from './support.js';
import { eventsOf, objectsOf } from './traces.js';

vi.setConfig({ testTimeout: 60_000 }); // takes seconds on a busy machine

beforeAll(() => load());

const fixed = { seed: 20_261_121, numRuns: 200 };
const filter: fc.Arbitrary<Filter> = fc.record({
  category: fc.nat(3),
  mask: fc.constantFrom(0, 1, 2, 3, 7),
});

/** The objects that are hit and not dropped again, ascending. */
function resultsOf(events: Int32Array): number[] {
  const found: number[] = [];
  for (const { kind, object } of eventsOf(events)) {
    if (kind === TraceKind.Hit) found.push(object);
    if (kind === TraceKind.Drop) expect(found.splice(found.indexOf(object), 1)).toEqual([object]);
  }
  return inOrder(found);
}

/** The rows of hits or neighbors. */
function rowsOf(values: Float32Array, stride: number): number[] {
  return inOrder(values.filter((_, i) => i % stride === 0));
}

/** A tree of a scene whose every third object has a filter of its own. */
function treeOf(
  scene: Parameters<typeof bulkOf>[0],
  options: ConstructorParameters<typeof Quadtree>[0],
) {
  const tree = new Quadtree(options);
  for (const [i, id] of tree.insertMany(bulkOf(scene)).slice().entries()) {
    if (i % 3 === 0) tree.setFilter(id, i, 3);
  }
  return tree;
}

test('region queries find the hits of their traces', () => {
  const property = fc.property(
    boxes,
    settings,
    given,
    size,
    fc.nat(6),
    fc.option(filter, { nil: undefined }),
    (scene, options, box, radius, step, queryFilter) => {
      using tree = treeOf(scene, options);
      const [x, y] = box;
      const corners = [x, y, x + 5, y + 1, x + 3, y + 7];
      expect(resultsOf(tree.explainQuery(...box, queryFilter))).toEqual(
        sorted(tree.query(...box, queryFilter)),
      );
      expect(resultsOf(tree.explainQueryPoint(x, y, queryFilter))).toEqual(
        sorted(tree.queryPoint(x, y, queryFilter)),
      );
      expect(resultsOf(tree.explainQueryCircle(x, y, radius, queryFilter))).toEqual(
        sorted(tree.queryCircle(x, y, radius, queryFilter)),
      );
      expect(resultsOf(tree.explainQueryPolygon(corners, queryFilter))).toEqual(
        sorted(tree.queryPolygon(corners, queryFilter)),
      );
      expect(objectsOf(tree.explainCandidates(...box, step, queryFilter), TraceKind.Take)).toEqual(
        sorted(tree.candidates(...box, step, queryFilter)),
      );
    },
  );
  fc.assert(property, fixed);
});

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
      const all = rowsOf(tree.raycastAll(x, y, dx, dy, queryFilter), HIT_STRIDE);
      expect(resultsOf(tree.explainRaycastAll(x, y, dx, dy, queryFilter))).toEqual(all);
      const first = tree.raycast(x, y, dx, dy, queryFilter);
      expect(resultsOf(tree.explainRaycast(x, y, dx, dy, queryFilter))).toEqual(
        first ? [first.row] : [],
      );
      const met = tree.sweep(...box, dx, dy, queryFilter);
      expect(resultsOf(tree.explainSweep(...box, dx, dy, queryFilter))).toEqual(
        met ? [met.row] : [],
      );
      const nearest = rowsOf(tree.nearest(x, y, count, 20, queryFilter), NEIGHBOR_STRIDE);
      expect(resultsOf(tree.explainNearest(x, y, count, 20, queryFilter))).toEqual(nearest);
    },
  );
  fc.assert(property, fixed);
});

test('a trace of a ray cast keeps the nearer of two hits and drops the other', () => {
  const tree = new Quadtree(WORLD);
  tree.insertMany([30, 0, 40, 8, 10, 0, 20, 8, 10, 20, 20, 28]);
  const root = '0:0,0';
  expect(eventsOf(tree.explainRaycast(0, 4, 60, 4))).toEqual([
    { kind: TraceKind.Enter, cell: root, object: -1, detail: 3 },
    { kind: TraceKind.Miss, cell: root, object: 2, detail: TraceReason.ApartInY },
    { kind: TraceKind.Hit, cell: root, object: 0, detail: 0 },
    { kind: TraceKind.Drop, cell: root, object: 0, detail: 0 },
    { kind: TraceKind.Hit, cell: root, object: 1, detail: 0 },
  ]);
});

test.each([
  ['explainQuery', ['0', 0, 1, 1], 'explainQuery: x must be a number'],
  ['explainCandidates', [0, 0, 1, 1, -1], 'explainCandidates: step must'],
  ['explainQueryPoint', [0, Number.NaN], 'explainQueryPoint: y must be a finite number'],
  ['explainQueryCircle', [0, 0, -1], 'explainQueryCircle: radius must be zero or more'],
  ['explainQueryPolygon', [[0, 0, 1, 1]], 'explainQueryPolygon: the polygon must have three'],
  ['explainRaycast', [0, 0, Number.NaN, 1], 'explainRaycast: dx must be a finite number'],
  ['explainRaycastAll', [0, 0, 1, '1'], 'explainRaycastAll: dy must be a number'],
  ['explainSweep', [0, 0, -1, 1, 1, 1], 'explainSweep: width must be zero or more'],
  ['explainNearest', [0, 0, 1.5], 'explainNearest: count must be a whole number'],
] as const)('%s(%j) is refused as the query is', (name, args, sentence) => {
  const tree = new Quadtree(WORLD);
  const call = tree[name] as (...given: unknown[]) => unknown;
  expect(thrownBy(() => call.apply(tree, [...args])).message).toContain(sentence);
});
