import { Quadtree } from 'quadrille';

// #region
const ENEMY = 1; // each kind of object is one bit
const BULLET = 2;
interface Enemy {
  lives: number;
}

const bounds = { x: 0, y: 0, width: 800, height: 600 };
const tree = await Quadtree.create<Enemy>({ bounds });
tree.insert(390, 40, 20, 20, {
  data: { lives: 1 },
  category: ENEMY,
  mask: BULLET,
});
for (const x of [392, 402])
  tree.insert(x, 50, 4, 8, { category: BULLET, mask: ENEMY });

tree.forEachPair(
  (bullet, enemy) => {
    tree.remove(tree.idAt(bullet));
    if (--tree.data(enemy)!.lives === 0)
      tree.remove(tree.idAt(enemy));
  },
  { first: BULLET }, // in every pair the bullet comes first
);
console.log(`${tree.size} left`);
// #endregion
