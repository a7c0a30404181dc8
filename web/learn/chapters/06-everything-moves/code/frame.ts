import { load, Quadtree } from 'quadrille';

await load();
// #region
const tree = new Quadtree({
  bounds: { x: 0, y: 0, width: 800, height: 600 },
});
tree.insert(100, 100, 20, 20);
tree.insert(200, 100, 20, 20);

let frame = 0;
while (tree.pairRows().length === 0) {
  frame++;
  const { boxes } = tree; // minX, minY, maxX, maxY each
  boxes[0]! += 1; // the first one moves to the right
  boxes[2]! += 1;
  tree.sync();
}
console.log(`frame ${frame}: they meet`);
// #endregion
