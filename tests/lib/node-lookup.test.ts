import * as fc from 'fast-check';
import { inspect, load, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, coordinate, settings } from './arbitraries.js';
import { inOrder } from './brute-force.js';
import { draws } from './draws.js';
import { nodeRows, PLACEMENTS, sorted, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

const fixed = { seed: 20_261_121, numRuns: draws(200) };

test('nodesOf and path give the nodes whose rowsIn has the object', () => {
  const property = fc.property(boxes, settings, (scene, options) => {
    const tree = new Quadtree(options);
    const ids = tree.insertMany(bulkOf(scene));
    const nodes = nodeRows(tree);
    const holders = new Map<number, number[]>();
    for (const [position, node] of nodes.entries()) {
      const rows = sorted(inspect(tree).rowsIn(position));
      expect(rows).toHaveLength(node.count);
      for (const row of rows) holders.set(row, [...(holders.get(row) ?? []), position]);
    }
    for (const id of ids) {
      const wanted = holders.get(rowOf(id)) as number[];
      expect(Array.from(inspect(tree).nodesOf(id))).toEqual(wanted);
      const path = Array.from(inspect(tree).path(id));
      expect(path[0]).toBe(0);
      expect(wanted).toContain(path.at(-1));
      for (const [i, position] of path.entries()) expect(nodes[position]?.depth).toBe(i);
    }
    tree.dispose();
  });
  fc.assert(property, fixed);
});

test('nodeAt is the leaf that would hold a point', () => {
  const property = fc.property(boxes, settings, coordinate, coordinate, (scene, options, x, y) => {
    const tree = new Quadtree({ ...options, placement: 'leaf' });
    tree.insertMany(bulkOf(scene));
    const id = tree.insert(x, y, 0, 0);
    expect(Array.from(inspect(tree).nodesOf(id))).toEqual([inspect(tree).nodeAt(x, y)]);
    tree.dispose();
  });
  fc.assert(property, fixed);
});

test('depths add up to the counts of stats', () => {
  const property = fc.property(boxes, settings, (scene, options) => {
    const tree = new Quadtree(options);
    tree.insertMany(bulkOf(scene));
    const depths = Array.from(inspect(tree).depths());
    const { nodes, references, depth } = inspect(tree).stats();
    expect(depths).toHaveLength(2 * (depth + 1));
    const counted = nodeRows(tree).filter((node) => node.depth === depth);
    expect(depths.at(-2)).toBe(counted.length);
    const sum = (odd: number): number =>
      depths.filter((_, i) => i % 2 === odd).reduce((total, count) => total + count, 0);
    expect([sum(0), sum(1)]).toEqual([nodes, references]);
    tree.dispose();
  });
  fc.assert(property, fixed);
});

describe.each(PLACEMENTS)('%s', (placement) => {
  test('the path of a straddler, and the nodes of objects after a change', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 1, maxDepth: 1 });
    const small = tree.insert(1, 1, 1, 1);
    const straddler = tree.insert(30, 30, 4, 4);
    expect(Array.from(inspect(tree).path(small))).toEqual([0, 1]);
    const holders = { parent: [0], leaf: [1, 2, 3, 4], loose: [4], cover: [1, 2, 3, 4] }[placement];
    expect(Array.from(inspect(tree).nodesOf(straddler))).toEqual(holders);
    expect(inspect(tree).nodeAt(32, 31.9)).toBe(2);
    tree.remove(small);
    expect(Array.from(inspect(tree).nodesOf(straddler))).toEqual([0]);
    expect(inOrder(inspect(tree).rowsIn(0))).toEqual([rowOf(straddler)]);
  });
});

const tree = (): Quadtree => new Quadtree(WORLD);

describe('what is not there', () => {
  const refused: readonly (readonly [string, () => unknown, string])[] = [
    ['a stale id', () => inspect(tree()).path(2 ** 24), 'path: id must belong to an object'],
    [
      'an empty row',
      () => inspect(tree()).nodesOf(0),
      'nodesOf: id must belong to an object that is in this tree',
    ],
    ['no id', () => inspect(tree()).nodesOf('1' as never), 'nodesOf: id must be a number, got "1"'],
    [
      'a point at NaN',
      () => inspect(tree()).nodeAt(0, Number.NaN),
      'nodeAt: y must be a finite number',
    ],
    [
      'a node too many',
      () => inspect(tree()).rowsIn(1),
      'rowsIn: node must be the position of a node in',
    ],
    ['node -1', () => inspect(tree()).rowsIn(-1), 'counted from 0, got -1'],
    ['node 0.5', () => inspect(tree()).rowsIn(0.5), 'counted from 0, got 0.5'],
    ['node 2^32', () => inspect(tree()).rowsIn(2 ** 32), 'counted from 0, got 4294967296'],
    [
      'no node',
      () => inspect(tree()).rowsIn(null as never),
      'rowsIn: node must be a number, got null',
    ],
  ];
  test.each(refused)('%s', (_name, call, sentence) => {
    expect(thrownBy(call).message).toContain(sentence);
  });
});
