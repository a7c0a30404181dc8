/** Field offsets, against results that are known; and helpers that turn boxes into other forms. */
import * as fc from 'fast-check';
import * as quadrille from 'quadrille';
import {
  BOX_STRIDE,
  BoxField,
  DEPTH_STRIDE,
  DepthField,
  FILTER_STRIDE,
  FilterField,
  fromCenter,
  fromCenterInto,
  fromMinMax,
  fromMinMaxInto,
  HIT_STRIDE,
  HitField,
  inspect,
  load,
  NEIGHBOR_STRIDE,
  NeighborField,
  NODE_STRIDE,
  NodeField,
  PAIR_STRIDE,
  PairField,
  Quadtree,
  rowOf,
  TRACE_STRIDE,
  TraceField,
  TraceKind,
  toMinMax,
  toMinMaxInto,
} from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { given } from './arbitraries.js';
import { draws } from './draws.js';
import { WORLD } from './support.js';

beforeAll(() => load());

type Fields = Readonly<Record<string, number>>;

/** The fields of the first item of a list, as an object. */
function first(list: { readonly [index: number]: number }, fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, at]) => [name, list[at]]));
}

test('every list has as many fields as its stride says', () => {
  const lists = ['Box', 'Depth', 'Filter', 'Hit', 'Neighbor', 'Node', 'Pair', 'Trace'];
  for (const name of lists) {
    const stride = Reflect.get(quadrille, `${name.toUpperCase()}_STRIDE`) as number;
    const fields = Reflect.get(quadrille, `${name}Field`) as Fields;
    expect([name, Object.values(fields)]).toEqual([
      name,
      Array.from({ length: stride }, (_, i) => i),
    ]);
  }
});

test('fields are where results have them', () => {
  const tree = new Quadtree({ ...WORLD, capacity: 1, maxDepth: 1 });
  tree.insert(40, 8, 4, 2, { category: 2, mask: 4 });
  const id = tree.insert(41, 7, 4, 2, { category: 4, mask: 2 });
  const row = rowOf(id);
  expect(row).toBe(1);
  expect(first(tree.boxes.subarray(BOX_STRIDE), BoxField)).toEqual({
    MinX: 41,
    MinY: 7,
    MaxX: 45,
    MaxY: 9,
  });
  expect(first(tree.filters.subarray(FILTER_STRIDE), FilterField)).toEqual({
    Category: 4,
    Mask: 2,
  });
  expect(tree.pairRows()).toHaveLength(PAIR_STRIDE);
  expect(first(tree.pairRows(), PairField)).toEqual({ A: 0, B: 1 });
  expect(tree.raycastAllRows(0, 9, 80, 0, { mask: 4 })).toHaveLength(0);
  const { x, y, normalX, normalY, fraction } = tree.raycast(0, 8.5, 80, 0, { mask: 4 })!;
  expect(first(tree.raycastAllRows(0, 8.5, 80, 0, { mask: 4 }), HitField)).toEqual({
    Row: row,
    Fraction: fraction,
    X: x,
    Y: y,
    NormalX: normalX,
    NormalY: normalY,
  });
  expect([x, y, normalX, normalY]).toEqual([41, 8.5, -1, 0]);
  expect(HIT_STRIDE).toBe(6);
  const near = tree.nearestRows(0, 8, { count: 2 });
  expect(first(near.subarray(NEIGHBOR_STRIDE), NeighborField)).toEqual({ Row: row, Distance: 41 });
  expect(
    first(
      inspect(tree)
        .nodes()
        .subarray(2 * NODE_STRIDE),
      NodeField,
    ),
  ).toEqual({
    MinX: 32,
    MinY: 0,
    MaxX: 64,
    MaxY: 32,
    Depth: 1,
    Count: 2,
    Total: 2,
    FirstChild: 0,
  });
  expect(first(inspect(tree).depths().subarray(DEPTH_STRIDE), DepthField)).toEqual({
    Nodes: 4,
    Entries: 2,
  });
  const events = tree.explain('insert', 40, 8, 1, 1);
  expect(first(events.subarray(TRACE_STRIDE), TraceField)).toEqual({
    Kind: TraceKind.Enter,
    Depth: 1,
    Column: 1,
    Row: 0,
    Object: -1,
    Detail: 2,
  });
});

describe('boxes in other forms', () => {
  test('toMinMax rounds as insert does', () => {
    const property = fc.property(given, (box) => {
      using tree = new Quadtree(WORLD);
      tree.insert(...box);
      expect(toMinMax(...box)).toEqual(Array.from(tree.boxes));
    });
    fc.assert(property, { seed: 20_261_122, numRuns: draws(200) });
  });

  test('corner and size, from the centre and from corners', () => {
    expect(fromCenter(10, 20, 4, 6)).toEqual([8, 17, 4, 6]);
    expect(fromMinMax(8, 17, 12, 23)).toEqual([8, 17, 4, 6]);
    expect(toMinMax(8, 17, 4, 6)).toEqual([8, 17, 12, 23]);
  });

  test.each([
    ['fromCenter', fromCenter, fromCenterInto],
    ['fromMinMax', fromMinMax, fromMinMaxInto],
    ['toMinMax', toMinMax, toMinMaxInto],
  ])('%sInto writes the same four numbers, and no others', (_name, make, write) => {
    const into = new Float32Array(8).fill(7);
    write(into, 2, 10, 20, 14, 26);
    expect(Array.from(into)).toEqual([7, 7, ...make(10, 20, 14, 26), 7, 7]);
  });
});
