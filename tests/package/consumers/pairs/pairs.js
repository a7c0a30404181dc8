import { Quadtree } from 'quadrille';

/** What the tree finds of three squares, two of which overlap; or why it cannot. */
export async function pairs() {
  try {
    const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
    tree.insert(10, 10, 20, 20);
    tree.insert(20, 20, 20, 20);
    tree.insert(60, 60, 10, 10);
    return `${tree.pairs().length / 2} pair`;
  } catch (error) {
    return error.message;
  }
}
