import { Quadtree } from 'quadrille';

const count = 1000;
const side = 8;
let seed = 1;
function random(): number {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
}
const boxes = new Float32Array(4 * count);
for (let i = 0; i < boxes.length; i += 4) {
  const x = Math.floor(random() * 700);
  const y = Math.floor(random() * 700);
  boxes.set([x, y, x + side, y + side], i);
}

// #region
function pairsByBruteForce(): number {
  let pairs = 0;
  for (let a = 0; a < boxes.length; a += 4)
    for (let b = a + 4; b < boxes.length; b += 4)
      if (
        boxes[a]! < boxes[b + 2]! &&
        boxes[b]! < boxes[a + 2]! &&
        boxes[a + 1]! < boxes[b + 3]! &&
        boxes[b + 1]! < boxes[a + 3]!
      )
        pairs++;
  return pairs;
}

const bounds = { x: 0, y: 0, width: 720, height: 720 };
const tree = await Quadtree.create({ bounds });
function pairsByTree(): number {
  tree.setAll(boxes); // every frame: all positions are new
  return tree.pairRows().length / 2;
}

/** Milliseconds a frame, after a warm-up. */
function time(frame: () => number): number {
  for (let i = 0; i < 20; i++) frame();
  const begin = performance.now();
  for (let i = 0; i < 100; i++) frame();
  return (performance.now() - begin) / 100;
}

const brute = time(pairsByBruteForce);
const quadtree = time(pairsByTree);
// #endregion

console.log(
  `the same pairs: ${pairsByBruteForce() === pairsByTree() ? 'yes' : 'no'}`,
);
console.log(
  `both were timed: ${brute > 0 && quadtree > 0 ? 'yes' : 'no'}`,
);
