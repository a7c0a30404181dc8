import { inspect, load, NODE_STRIDE, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { allPairs, hits, rect } from './brute-force.js';
import {
  liveBoxes,
  nodeRows,
  PLACEMENTS,
  pairList,
  randomBoxes,
  sorted,
  WORLD,
} from './support.js';

beforeAll(() => load());

describe.each(PLACEMENTS)('query with %s', (placement) => {
  test('edges, corners and points: strict by default', () => {
    const tree = new Quadtree({ ...WORLD, placement });
    tree.setAll([16, 16, 32, 32, 24, 24, 24, 24, 32, 16, 48, 32]);
    const strict: readonly (readonly [number, number, number, number, number[]])[] = [
      [0, 0, 16, 16, []], // shares a corner
      [0, 16, 16, 16, []], // shares an edge
      [0, 16, 16.5, 16, [0]],
      [24, 24, 0, 0, [0]], // a point meets the box around it, not the equal point
      [16, 16, 0, 0, []], // a point on a corner
      [32, 20, 0, 0, []], // a point on a shared edge
      [20, 20, 8, 8, [0, 1]],
      [32, 32, 9, 9, []],
      [31, 17, 2, 2, [0, 2]],
      [24, 0, 0, 64, [0]], // a line
    ];
    for (const [x, y, width, height, rows] of strict) {
      expect([[x, y, width, height], sorted(tree.queryRows(x, y, width, height))]).toEqual([
        [x, y, width, height],
        rows,
      ]);
    }
  });

  test('edges, corners and points: all count with touching', () => {
    const tree = new Quadtree({ ...WORLD, placement, touching: true });
    tree.setAll([16, 16, 32, 32, 24, 24, 24, 24, 32, 16, 48, 32]);
    expect(sorted(tree.queryRows(0, 0, 16, 16))).toEqual([0]);
    expect(sorted(tree.queryRows(0, 16, 16, 16))).toEqual([0]);
    expect(sorted(tree.queryRows(24, 24, 0, 0))).toEqual([0, 1]);
    expect(sorted(tree.queryRows(32, 20, 0, 0))).toEqual([0, 2]);
    expect(sorted(tree.queryRows(32, 32, 9, 9))).toEqual([0, 2]);
    expect(sorted(tree.queryRows(0, 0, 15.9, 64))).toEqual([]);
    expect(pairList(tree)).toEqual(['0,1', '0,2']);
  });

  test('agrees with brute force on a dense scene', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 4 });
    tree.setAll(randomBoxes(1500, 60, 5));
    const scene = liveBoxes(tree);
    const queries = randomBoxes(200, 60, 20, 9);
    for (let i = 0; i < queries.length; i += 4) {
      const [x, y] = [queries[i] as number, queries[i + 1] as number];
      const box = rect(x, y, 7.3, 2.9);
      expect(sorted(tree.queryRows(x, y, 7.3, 2.9))).toEqual(hits(scene, box, false));
    }
  });

  test('pairs are each reported once, smaller row first, and agree with brute force', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 4 });
    tree.setAll(randomBoxes(700, 60, 6));
    const pairs = tree.pairRows();
    expect(pairs).toBeInstanceOf(Uint32Array);
    for (let i = 0; i < pairs.length; i += 2) {
      expect(pairs[i] as number).toBeLessThan(pairs[i + 1] as number);
    }
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
  });

  test('pairs and nodes are cached while the tree is unchanged, and renewed by every change', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 1, maxDepth: 2 });
    const far = tree.insert(40, 40, 2, 2);
    tree.insert(0, 0, 10, 10);
    const steps: readonly (readonly [string, () => unknown, number])[] = [
      ['insert', () => tree.insert(1, 1, 2, 2), 1],
      ['insertMany', () => tree.insertMany([2, 2, 5, 5]), 3],
      ['update', () => tree.update(far, 1, 1, 1, 1), 5],
      ['move', () => tree.move(far, 50, 50), 3],
      ['sync', () => (tree.boxes.set([0, 0, 4, 4], 4 * rowOf(far)), tree.sync()), 6],
      ['remove', () => tree.remove(far), 3],
      ['clear', () => tree.clear(), 0],
      ['setAll', () => tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]), 1],
    ];
    for (const [name, change, count] of steps) {
      change();
      expect([name, tree.pairRows().length / 2]).toEqual([name, count]);
      const again = tree.pairRows();
      expect(again.byteOffset).toBe(tree.pairRows().byteOffset);
      expect(nodeRows(tree)[0]?.total).toBe(tree.size);
    }
  });

  test('S3.12: candidates with fewer steps include those with more', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 2, maxDepth: 6 });
    tree.setAll(randomBoxes(500, 60, 1));
    const found = sorted(tree.queryRows(10, 10, 2, 2));
    let before: number[] | undefined;
    for (let steps = 0; steps <= 8; steps++) {
      const rows = sorted(tree.candidateRows(10, 10, 2, 2, { steps }));
      expect(new Set(rows).size).toBe(rows.length);
      for (const row of found) expect(rows).toContain(row);
      if (before === undefined) expect(rows).toHaveLength(500);
      else for (const row of rows) expect(before).toContain(row);
      before = rows;
    }
    const all = sorted(tree.candidateRows(10, 10, 2, 2));
    expect(before).toEqual(all);
    expect(sorted(tree.candidateRows(10, 10, 2, 2, { steps: 1e9 }))).toEqual(all);
    expect(all.length).toBeLessThan(250);
  });

  test('S0.26, S0.33, S3.13: a rectangle over the centre finds the objects in all quarters', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 1, maxDepth: 3 });
    tree.setAll([28, 28, 29, 29, 36, 28, 37, 29, 28, 36, 29, 37, 36, 36, 37, 37]);
    expect(inspect(tree).stats().nodes).toBeGreaterThan(4);
    expect(sorted(tree.candidateRows(27, 27, 11, 11))).toEqual([0, 1, 2, 3]);
    expect(sorted(tree.queryRows(27, 27, 11, 11))).toEqual([0, 1, 2, 3]);
  });

  test('S0.27, S1.18, S3.5: objects outside the world are kept, found and listed', () => {
    const tree = new Quadtree({ ...WORLD, placement, capacity: 1 });
    tree.setAll([-50, -50, -40, -40, -45, -45, -41, -41, 900, 5, 901, 6, 5, 5, 6, 6, 64, 3, 70, 9]);
    expect(sorted(inspect(tree).outsiders())).toEqual([0, 1, 2]); // row 4 shares the world's edge
    expect(sorted(tree.queryRows(-60, -60, 30, 30))).toEqual([0, 1]);
    expect(sorted(tree.queryRows(899, 0, 9, 9))).toEqual([2]);
    expect(pairList(tree)).toEqual(['0,1']);
    inspect(tree).validate();
  });
});

describe('nodes', () => {
  test('S1.13, S4.8: are listed by ascending depth, children in Z-order', () => {
    const tree = new Quadtree({ ...WORLD, capacity: 3, maxDepth: 5 });
    tree.setAll(randomBoxes(300, 60, 3));
    const nodes = nodeRows(tree);
    expect(nodes[0]).toMatchObject({ minX: 0, minY: 0, maxX: 64, maxY: 64, depth: 0, total: 300 });
    const children = new Set<number>();
    for (const [i, node] of nodes.entries()) {
      if (i > 0) expect(node.depth).toBeGreaterThanOrEqual(nodes[i - 1]?.depth as number);
      if (node.firstChild === 0) continue;
      const midX = (node.minX + node.maxX) / 2;
      const midY = (node.minY + node.maxY) / 2;
      const { minX, minY, maxX, maxY, depth, firstChild } = node;
      const quarters = [
        { minX, minY, maxX: midX, maxY: midY },
        { minX: midX, minY, maxX, maxY: midY },
        { minX, minY: midY, maxX: midX, maxY },
        { minX: midX, minY: midY, maxX, maxY },
      ];
      for (const [quarter, cell] of quarters.entries()) {
        expect(nodes[firstChild + quarter]).toMatchObject({ ...cell, depth: depth + 1 });
        children.add(firstChild + quarter);
      }
    }
    expect(children.size).toBe(nodes.length - 1);
    expect(inspect(tree).nodes().length).toBe(nodes.length * NODE_STRIDE);
  });

  test('S0.20, S1.17, S2.15: one object more than the capacity splits the root, its removal merges it', () => {
    for (const [placement, capacity] of [
      ['parent', 10],
      ['leaf', 4],
      ['parent', 5],
      ['loose', 5],
    ] as const) {
      const tree = new Quadtree({ ...WORLD, placement, capacity, maxDepth: 5 });
      const spots = Array.from({ length: capacity + 1 }, (_, i) => [(i % 8) * 8 + 1, (i % 3) * 25]);
      const ids = spots.slice(0, -1).map(([x, y]) => tree.insert(x as number, y as number, 1, 1));
      expect(inspect(tree).stats().nodes).toBe(1);
      const [x, y] = spots.at(-1) as [number, number];
      ids.push(tree.insert(x, y, 1, 1));
      expect(inspect(tree).stats().nodes).toBeGreaterThan(1);
      tree.remove(ids[2]!);
      expect(inspect(tree).stats().nodes).toBe(1);
      inspect(tree).validate();
    }
  });

  test('S0.22: 11 straddlers of the centre make 5 nodes and stay in the root', () => {
    const tree = new Quadtree({ ...WORLD, placement: 'parent', capacity: 10, maxDepth: 5 });
    for (let i = 0; i < 11; i++) tree.insert(30, 30, 4, 4);
    const nodes = nodeRows(tree);
    expect(nodes.map((node) => node.count)).toEqual([11, 0, 0, 0, 0]);
    expect(nodes[0]?.total).toBe(11);
  });

  test('S0.23: 11 equal small objects make a chain of 21 nodes to depth 5', () => {
    const tree = new Quadtree({ ...WORLD, placement: 'parent', capacity: 10, maxDepth: 5 });
    for (let i = 0; i < 11; i++) tree.insert(1, 1, 0.5, 0.5);
    expect(inspect(tree).stats()).toMatchObject({ nodes: 21, depth: 5, references: 11 });
  });

  test('S1.14, S1.15: in leaf placement every leaf that an object reaches holds it', () => {
    const tree = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 1, maxDepth: 1 });
    tree.insert(30, 30, 4, 4); // over the centre: four leaves
    tree.insert(32, 8, 4, 4); // begins on the line: the right half owns it
    tree.insert(20, 40, 12, 4); // ends on the line: both halves
    const counts = nodeRows(tree).map(({ count, total }) => [count, total]);
    expect(counts).toEqual([
      [0, 3],
      [1, 1],
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(inspect(tree).stats().references).toBe(7);
  });

  test('S1.21: five objects as large as the world are in each of 256 leaves and still make 10 pairs', () => {
    const tree = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 4, maxDepth: 4 });
    for (let i = 0; i < 4; i++) tree.insert(0, 0, 64, 64);
    expect(inspect(tree).stats()).toMatchObject({ leaves: 1, references: 4 });
    tree.insert(0, 0, 64, 64);
    expect(inspect(tree).stats()).toMatchObject({ leaves: 256, references: 1280 });
    expect(tree.pairRows()).toHaveLength(20);
    expect(sorted(tree.candidateRows(0, 0, 64, 64))).toEqual([0, 1, 2, 3, 4]);
  });

  test('maxDepth 0 makes one node, however many objects it holds', () => {
    for (const placement of PLACEMENTS) {
      const tree = new Quadtree({ ...WORLD, placement, maxDepth: 0, capacity: 1 });
      tree.setAll(randomBoxes(100, 60, 9));
      expect(Array.from(inspect(tree).nodes())).toEqual([0, 0, 64, 64, 0, 100, 100, 0]);
      expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
    }
  });
});

describe('stats', () => {
  test('agree with the list of nodes', () => {
    for (const placement of PLACEMENTS) {
      const tree = new Quadtree({ ...WORLD, placement, capacity: 2, maxDepth: 6 });
      tree.setAll(randomBoxes(400, 60, 5));
      const nodes = nodeRows(tree);
      const sum = (pick: (node: (typeof nodes)[number]) => number): number =>
        nodes.reduce((total, node) => total + pick(node), 0);
      expect(inspect(tree).stats()).toMatchObject({
        objects: 400,
        nodes: nodes.length,
        leaves: sum((node) => (node.firstChild === 0 ? 1 : 0)),
        references: sum((node) => node.count),
        depth: Math.max(...nodes.map((node) => node.depth)),
        maxDepth: 6,
      });
      expect(inspect(tree).stats().bytes).toBeGreaterThan(400 * 16);
    }
  });

  test('pairTests counts the tests of the last pairs(), far fewer than brute force', () => {
    const tree = new Quadtree(WORLD);
    tree.setAll(randomBoxes(2000, 60, 0.5));
    const found = tree.pairRows().length / 2;
    const { pairTests } = inspect(tree).stats();
    expect(pairTests).toBeGreaterThanOrEqual(found);
    expect(pairTests).toBeLessThan((2000 * 1999) / 2 / 10);
  });

  test('maxDepth is lowered where 32-bit coordinates cannot distinguish the cells', () => {
    const bounds = { x: 2 ** 23, y: 0, width: 64, height: 64 };
    const tree = new Quadtree({ bounds, maxDepth: 16, capacity: 1 });
    expect(tree.options.maxDepth).toBe(16);
    expect(inspect(tree).stats().maxDepth).toBeLessThan(7);
    for (let i = 0; i < 30; i++) tree.insert(2 ** 23 + i, i, 2, 2);
    inspect(tree).validate();
    expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
  });
});
