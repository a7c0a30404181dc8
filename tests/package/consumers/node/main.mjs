import { Quadtree } from 'quadrille';

const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
tree.insert(10, 10, 20, 20);
tree.insert(20, 20, 20, 20);
tree.insert(60, 60, 10, 10);
console.log(`${tree.pairs().length / 2} pair`);
