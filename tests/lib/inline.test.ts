// A file of its own, so that the module is not loaded yet.
import { inspect, load as loadSeparate, Quadtree as Separate } from 'quadrille';
import { load, NODE_STRIDE, Quadtree, rowOf } from 'quadrille/inline';
import { expect, test, vi } from 'vitest';
import { WORLD } from './support.js';

test('the inline entry needs no request, and both entries share what it has started', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const compiling = vi.spyOn(WebAssembly, 'compile');
  const tree = await Quadtree.create(WORLD);
  tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
  expect(Array.from(tree.pairRows())).toEqual([0, 1]);
  expect(inspect(tree).nodes()).toHaveLength(NODE_STRIDE);
  expect(rowOf(tree.idAt(1))).toBe(1);

  expect(loadSeparate()).toBe(load());
  const other = new Separate(WORLD);
  other.setAll(tree.boxes);
  expect(other.boxes).toEqual(tree.boxes);
  const assignable: Separate = tree;
  expect(assignable.size).toBe(2);

  expect(compiling).toHaveBeenCalledTimes(1);
  expect(fetching).not.toHaveBeenCalled();
});
