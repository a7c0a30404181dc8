import { Quadtree } from 'quadrille';
import { expect, test } from 'vitest';

test('finds the pair', async () => {
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
  tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
  expect(tree.pairs()).toHaveLength(2);
});
