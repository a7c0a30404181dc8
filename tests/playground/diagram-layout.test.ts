/** The diagram of the tree: layout and names, on trees that the library grows. */

import { inspect, load, NODE_STRIDE, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { depthOf, diagramOf } from '../../web/playground/app/panels/tree/diagram-layout.ts';
import { childrenByNumber, nameOf } from '../../web/playground/engine/tree/child-numbers.ts';
import { firstChildOf, nodesAlong, pathTo } from '../../web/playground/engine/tree/paths.ts';

const inTableOrder = [0, 1, 2, 3];

beforeAll(async () => {
  await load();
});

function grown(count: number): Float32Array {
  const tree = new Quadtree({ bounds: { x: 0, y: 0, width: 100, height: 100 }, capacity: 2 });
  for (let i = 0; i < count; i++) tree.insert((i * 37) % 97, (i * 61) % 89, 1, 1);
  const nodes = inspect(tree).nodes().slice();
  tree.dispose();
  return nodes;
}

describe('the diagram', () => {
  test('places a single node in the middle', () => {
    const { shown, levels, places } = diagramOf(grown(1), inTableOrder);
    expect({ shown, levels, place: places[0] }).toEqual({ shown: 1, levels: 1, place: 0.5 });
  });

  test('places every parent between its outer children, siblings in order, and no two nodes in one place', () => {
    const nodes = grown(80);
    const { shown, places } = diagramOf(nodes, inTableOrder);
    expect(shown).toBe(nodes.length / NODE_STRIDE);
    expect(shown).toBeGreaterThan(40);
    for (let node = 0; node < shown; node++) {
      const first = firstChildOf(nodes, node);
      if (first === 0) continue;
      expect(places[node]).toBeGreaterThan(places[first]!);
      expect(places[node]).toBeLessThan(places[first + 3]!);
    }
    for (let node = 1; node < shown; node++)
      if (depthOf(nodes, node) === depthOf(nodes, node - 1))
        expect(places[node]).toBeGreaterThan(places[node - 1]!);
  });

  test.each(['counterclockwise', 'zorder'] as const)(
    'lists children by their %s numbers, from left to right',
    (order) => {
      const nodes = grown(5);
      const { places } = diagramOf(nodes, childrenByNumber(order));
      const children = inTableOrder.toSorted((a, b) => places[1 + a]! - places[1 + b]!);
      expect(children.map((child) => nameOf([child], order))).toEqual(['0', '1', '2', '3']);
    },
  );

  test('leaves out whole levels where it would be too large', () => {
    const nodes = grown(80);
    const { shown, levels } = diagramOf(nodes, inTableOrder, 30);
    expect(shown).toBeLessThanOrEqual(30);
    expect(depthOf(nodes, shown)).toBe(levels);
    expect(depthOf(nodes, shown - 1)).toBe(levels - 1);
  });
});

describe('a path', () => {
  test('leads to its node and back', () => {
    const nodes = grown(80);
    for (let node = 0; node < nodes.length / NODE_STRIDE; node++) {
      const path = pathTo(nodes, node);
      expect(path).toHaveLength(depthOf(nodes, node));
      expect(nodesAlong(nodes, path).at(-1)).toBe(node);
    }
  });

  test('ends where the tree ends', () => {
    expect(nodesAlong(grown(1), [2, 1])).toEqual([0]);
  });

  test('S0.5, S1.13, S2.13: has the child numbers of the article, from the top right or in Z-order', () => {
    // In the list of nodes: top left, top right, bottom left, bottom right.
    expect(inTableOrder.map((child) => nameOf([child], 'counterclockwise'))).toEqual([
      '1',
      '0',
      '2',
      '3',
    ]);
    expect(inTableOrder.map((child) => nameOf([child], 'zorder'))).toEqual(['0', '1', '2', '3']);
    expect(nameOf([1, 2], 'counterclockwise')).toBe('0/2');
    expect(nameOf([1, 2], 'zorder')).toBe('1/2');
    expect(nameOf([], 'zorder')).toBe('');
  });
});
