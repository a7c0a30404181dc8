import { Quadtree } from 'quadrille';

// #region
const ENEMY = 1; // each kind of object is one bit
const BULLET = 2;
interface Enemy {
  lives: number;
}

const bounds = { x: 0, y: 0, width: 800, height: 600 };
const tree = await Quadtree.create<Enemy>({ bounds });
const enemy = { category: ENEMY, mask: BULLET };
const bullet = { category: BULLET, mask: ENEMY };
tree.insert(390, 40, 20, 20, { ...enemy, data: { lives: 1 } });
for (const x of [392, 402]) tree.insert(x, 50, 4, 8, bullet);

tree.forEachPair(
  (shot, target) => {
    tree.remove(shot);
    const hit = tree.data(target)!;
    if (--hit.lives === 0) tree.remove(target);
  },
  { a: BULLET }, // in every pair the bullet comes first
);
console.log(`${tree.size} left`);
// #endregion
