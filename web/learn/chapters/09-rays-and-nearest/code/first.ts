import { Quadtree } from 'quadrille';

// #region
const bounds = { x: 0, y: 0, width: 720, height: 720 };
const tree = await Quadtree.create({ bounds });
tree.insert(352, 60, 16, 600); // a wall, in row 0
tree.insert(120, 300, 40, 40); // a crate, in row 1

// From 100, 360 as far as 600, 360: a ray, and a moving box.
const shot = tree.raycast(100, 360, 500, 0);
const ball = tree.sweep(100, 348, 24, 24, 500, 0);
const [nearest] = tree.nearest(100, 360);
// #endregion

console.log(`the ray meets row ${shot?.row} at x = ${shot?.x}`);
console.log(
  `the ball meets row ${ball?.row} at x = ${ball?.x}`,
);
console.log(`the nearest is row ${nearest}`);
