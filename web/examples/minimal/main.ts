// A crowd of squares on a canvas: they bounce off its edges, and those that overlap another one are filled.
import { Quadtree } from 'quadrille';

const COUNT = 400;
const SIZE = 12; // pixels

const canvas = document.querySelector('canvas')!;
const output = document.querySelector('output')!;
const paint = canvas.getContext('2d')!;
const { width, height } = canvas;

const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width, height } });
const positions = new Float32Array(2 * COUNT); // x, y of the square in each row of the tree
const velocities = new Float32Array(2 * COUNT); // pixels a frame
const overlaps = new Uint8Array(COUNT); // 1 for a square that overlaps another one

for (let i = 0; i < positions.length; i += 2) {
  positions[i] = Math.random() * (width - SIZE);
  positions[i + 1] = Math.random() * (height - SIZE);
  velocities[i] = Math.random() * 2 - 1;
  velocities[i + 1] = Math.random() * 2 - 1;
  tree.insert(positions[i]!, positions[i + 1]!, SIZE, SIZE);
}

function move(): void {
  for (let i = 0; i < positions.length; i++) {
    const end = (i % 2 === 0 ? width : height) - SIZE;
    const next = positions[i]! + velocities[i]!;
    if (next < 0 || next > end) velocities[i] = -velocities[i]!;
    positions[i] = Math.min(Math.max(next, 0), end);
  }
  tree.moveMany(positions);
}

function collide(): void {
  overlaps.fill(0);
  tree.forEachPair((a, b) => {
    overlaps[a] = 1;
    overlaps[b] = 1;
  });
}

function draw(): void {
  paint.clearRect(0, 0, width, height);
  for (let row = 0; row < COUNT; row++) {
    const x = positions[2 * row]!;
    const y = positions[2 * row + 1]!;
    if (overlaps[row]) paint.fillRect(x, y, SIZE, SIZE);
    else paint.strokeRect(x, y, SIZE, SIZE);
  }
  output.value = `${overlaps.filter(Boolean).length} of ${COUNT} squares overlap another one`;
}

function frame(): void {
  move();
  collide();
  draw();
  requestAnimationFrame(frame);
}
frame();
