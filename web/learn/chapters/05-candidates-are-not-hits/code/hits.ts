import { load, Quadtree } from 'quadrille';

await load();
const bounds = { x: 0, y: 0, width: 800, height: 600 };
const tree = new Quadtree({ bounds, capacity: 2 });
for (const x of [40, 60, 95, 150, 500])
  tree.insert(x, 40, 20, 20);

// #region
const blast = { minX: 50, minY: 30, maxX: 90, maxY: 70 };
const candidates = tree.candidateRows(50, 30, 40, 40);
const { boxes } = tree;
const hits = candidates.filter((row) => {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] =
    boxes.subarray(4 * row);
  const inX = minX < blast.maxX && blast.minX < maxX;
  const inY = minY < blast.maxY && blast.minY < maxY;
  return inX && inY;
});
console.log(candidates.length, hits.length);

// Both steps in one call:
console.log(tree.queryRows(50, 30, 40, 40).length);
// #endregion
