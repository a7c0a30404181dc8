import { inspect, load, Quadtree } from 'quadrille';

await load();
// #region
const bounds = { x: 0, y: 0, width: 800, height: 600 };
const rules = ['parent', 'leaf', 'loose', 'cover'] as const;

for (const placement of rules) {
  const tree = new Quadtree({
    bounds,
    placement,
    capacity: 1,
    maxDepth: 4,
  });
  // One in the middle, one nearly everywhere
  const small = tree.insert(390, 290, 20, 20);
  const large = tree.insert(110, 110, 560, 410);
  const nodes = [small, large].map(
    (id) => inspect(tree).nodesOf(id).length,
  );
  console.log(placement, ...nodes);
}
// #endregion
