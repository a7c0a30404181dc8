import * as fc from 'fast-check';
import { inspect, load, type ObjectId, Quadtree, rowOf, TraceKind, TraceReason } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, given, settings } from './arbitraries.js';
import { inOrder } from './brute-force.js';
import { draws } from './draws.js';
import { nodeRows, pairList, snapshot, thrownBy, WORLD } from './support.js';
import { eventsOf } from './traces.js';

beforeAll(() => load());

const fixed = { seed: 20_261_121, numRuns: draws(200) };

/** The cells of the nodes that hold an object, from what the list of nodes says. */
function holders(tree: Quadtree, id: ObjectId): string[] {
  const { x, y, width, height } = tree.options.bounds;
  const nodes = nodeRows(tree);
  return inOrder(
    Array.from(inspect(tree).nodesOf(id), (position) => {
      const { minX, minY, depth } = nodes[position] as (typeof nodes)[number];
      const column = Math.round(((minX - x) / width) * 2 ** depth);
      return `${depth}:${column},${Math.round(((minY - y) / height) * 2 ** depth)}`;
    }),
  );
}

test('the trace of an insertion says what insert does; as an update, nothing moves', () => {
  const property = fc.property(boxes, settings, given, (scene, options, box) => {
    const tree = new Quadtree(options);
    tree.insertMany(bulkOf(scene));
    const before = snapshot(tree);
    const trace = eventsOf(tree.explain('insert', ...box));
    expect(snapshot(tree)).toEqual(before);
    const nodes = inspect(tree).stats().nodes;
    const id = tree.insert(...box);
    const stays = trace.filter((event) => event.kind === TraceKind.Stay && event.object === -1);
    expect(inOrder(stays.map((event) => event.cell))).toEqual(holders(tree, id));
    const splits = trace.filter((event) => event.kind === TraceKind.Split);
    expect(inspect(tree).stats().nodes).toBe(nodes + 4 * splits.length);
    const again = eventsOf(tree.explain('update', id, ...box)).filter(
      (event) => event.kind !== TraceKind.Enter,
    );
    expect(again.every(({ kind, object }) => kind === TraceKind.Stay && object === rowOf(id))).toBe(
      true,
    );
    tree.dispose();
  });
  fc.assert(property, fixed);
});

test('the trace of a removal says what remove does', () => {
  const property = fc.property(boxes, settings, given, (scene, options, box) => {
    const tree = new Quadtree(options);
    tree.insertMany(bulkOf(scene));
    const id = tree.insert(...box);
    const held = holders(tree, id);
    const trace = eventsOf(tree.explain('remove', id));
    const merges = trace.some((event) => event.kind === TraceKind.Merge);
    const left = trace.filter((event) => event.kind === TraceKind.Leave);
    if (!merges) expect(inOrder(left.map((event) => event.cell))).toEqual(held);
    const nodes = inspect(tree).stats().nodes;
    tree.remove(id);
    expect(inspect(tree).stats().nodes < nodes).toBe(merges);
    tree.dispose();
  });
  fc.assert(property, fixed);
});

test('pairs are those whose trace ends in a hit', () => {
  const scenes = fc.array(given, { maxLength: 10 });
  const property = fc.property(scenes, settings, (scene, options) => {
    const tree = new Quadtree(options);
    const ids = Array.from(tree.insertMany(bulkOf(scene)));
    const hits: string[] = [];
    for (const [row, a] of ids.entries()) {
      for (const b of ids.slice(row + 1)) {
        const trace = eventsOf(tree.explain('pair', a, b));
        if (trace.some((event) => event.kind === TraceKind.Hit)) hits.push(`${row},${rowOf(b)}`);
      }
    }
    expect(inOrder(hits)).toEqual(pairList(tree));
    tree.dispose();
  });
  fc.assert(property, fixed);
});

test('a trace has a straddler stay at the root and a third object split it', () => {
  const tree = new Quadtree({ ...WORLD, placement: 'parent', capacity: 2 });
  tree.insertMany([1, 1, 2, 2, 30, 30, 34, 34]);
  const root = '0:0,0';
  expect(eventsOf(tree.explain('insert', 40, 1, 1, 1))).toEqual([
    { kind: TraceKind.Enter, cell: root, object: -1, detail: 2 },
    { kind: TraceKind.Split, cell: root, object: -1, detail: 3 },
    { kind: TraceKind.Stay, cell: root, object: 1, detail: TraceReason.Straddles },
    { kind: TraceKind.Stay, cell: '1:0,0', object: 0, detail: TraceReason.Leaf },
    { kind: TraceKind.Stay, cell: '1:1,0', object: -1, detail: TraceReason.Leaf },
  ]);
});

describe('calls that are refused', () => {
  const refused: readonly (readonly [string, (tree: Quadtree, id: ObjectId) => unknown, string])[] =
    [
      [
        'a bad box',
        (tree) => tree.explain('insert', 0, 0, -1, 0),
        "explain('insert'): width must be zero",
      ],
      [
        'a box outside',
        (tree) => tree.explain('insert', 99, 0, 1, 1),
        "outside is 'reject', got 99, 0",
      ],
      [
        'outside again',
        (tree, id) => tree.explain('update', id, 99, 0, 1, 1),
        "outside is 'reject'",
      ],
      [
        'an empty row',
        (tree) => tree.explain('update', 99, 0, 0, 1, 1),
        "explain('update'): id must belong",
      ],
      [
        'a stale id',
        (tree, id) => tree.explain('remove', id + 1),
        "explain('remove'): id must belong",
      ],
      [
        'a stale b',
        (tree, id) => tree.explain('pair', id, id + 1),
        "explain('pair'): b must belong to an object",
      ],
      [
        'no id at all',
        (tree, id) => tree.explain('pair', undefined as never, id),
        "explain('pair'): a must be a number, got undefined",
      ],
      ['twice the same', (tree, id) => tree.explain('pair', id, id), 'a and b must be two objects'],
    ];
  test.each(refused)('%s', (_name, call, sentence) => {
    const tree = new Quadtree({ ...WORLD, outside: 'reject' });
    const id = tree.insert(1, 1, 1, 1);
    expect(thrownBy(() => call(tree, id)).message).toContain(sentence);
  });
});
