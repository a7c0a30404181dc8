import { Quadtree } from './node_modules/quadrille/dist/inline.js';

Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } }).then(
  (tree) => {
    tree.insertMany([10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]);
    document.querySelector('output').value = `${tree.pairs().length / 2} pair`;
  },
  (error) => {
    document.querySelector('output').value = error.message;
  },
);
