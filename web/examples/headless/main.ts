// A shooter without pictures: ships come down, a gun sweeps from side to side and fires, what is hit is gone.
import { BOX_STRIDE, inspect, Quadtree } from 'quadrille';

interface Sprite {
  speed: number; // pixels a frame, downward
  lives: number;
}

const [SHIP, BULLET] = [1, 2];
const [WIDTH, HEIGHT] = [800, 600];
const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const tree = await Quadtree.create<Sprite>({ bounds });
let score = 0;

function spawn(frame: number): void {
  if (frame % 20 === 0) {
    const data: Sprite = { speed: 1.5, lives: 2 };
    tree.insert((frame * 37) % (WIDTH - 32), 0, 32, 24, { data, category: SHIP, mask: BULLET });
  }
  if (frame % 4 === 0) {
    const data: Sprite = { speed: -6, lives: 1 };
    const gun = (WIDTH / 2) * (1 + Math.sin(frame / 40));
    tree.insert(gun - 2, HEIGHT - 10, 4, 10, { data, category: BULLET, mask: SHIP });
  }
}

function move(): void {
  const { boxes } = tree;
  for (let row = 0; row < tree.rows; row++) {
    if (!tree.has(row)) continue;
    const { speed } = tree.data(row)!;
    boxes[BOX_STRIDE * row + 1]! += speed; // minY
    boxes[BOX_STRIDE * row + 3]! += speed; // maxY
  }
  tree.sync();
  for (const row of inspect(tree).outsiders()) tree.remove(row);
}

function shoot(): void {
  tree.forEachPair(
    (bullet, ship) => {
      tree.remove(bullet); // its other pairs are left out
      if (--tree.data(ship)!.lives > 0) return;
      score += 100;
      tree.remove(ship); // and those of the ship
    },
    { a: BULLET },
  );
}

for (let frame = 0; frame < 1200; frame++) {
  spawn(frame);
  move();
  shoot();
}
console.log(
  `score ${score}, ${tree.queryRows(0, 0, WIDTH, HEIGHT, { mask: SHIP }).length} ships in sight`,
);
