// #region
import { Quadtree } from 'quadrille';

const bounds = { x: 0, y: 0, width: 800, height: 600 };
const tree = await Quadtree.create({ bounds });
const ship = tree.insert(100, 300, 32, 32); // x, y, width, height
const rock = tree.insert(400, 290, 50, 50);

for (let frame = 1; frame <= 60; frame++) {
  tree.move(ship, 100 + 5 * frame, 300);
  const pairs = tree.pairRows(); // rows: a, b, a, b ...
  if (pairs.length > 0) {
    const [a, b] = pairs;
    console.log(`frame ${frame}: row ${a} hits row ${b}`);
    break;
  }
}
// #endregion
tree.remove(rock);
console.log(
  `pairs without the rock: ${tree.pairRows().length / 2}`,
);
