import { Quadtree } from 'quadrille';

Deno.test('finds the pair', async () => {
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
  tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
  if (tree.pairs().length !== 2) throw new Error('finds other pairs');
});
