import { Quadtree } from 'quadrille';

export async function pairs() {
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
  tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
  return `${tree.pairs().length / 2} pair`;
}
