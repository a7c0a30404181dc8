import { Quadtree } from 'quadrille';

// #region
const bounds = { x: 0, y: 0, width: 720, height: 720 };
const tree = await Quadtree.create({ bounds });
const wall = tree.insert(352, 60, 16, 600);
const crate = tree.insert(120, 300, 40, 40);

// From 100, 360 as far as 600, 360: a ray, and a moving box.
const shot = tree.raycast(100, 360, 500, 0);
const ball = tree.sweep(100, 348, 24, 24, 500, 0);
const nearest = tree.nearest(100, 360);
// #endregion

const names = new Map([
  [wall, 'the wall'],
  [crate, 'the crate'],
]);
for (const [what, found] of Object.entries({ shot, ball }))
  console.log(
    `the ${what} meets ${found && names.get(found.id)} at x = ${found?.x}`,
  );
console.log(
  `the nearest is ${nearest && names.get(nearest.id)}`,
);
