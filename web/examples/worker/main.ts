// Draws what a worker simulates, from snapshots of the worker's tree, and marks what is around the pointer.
import { BOX_STRIDE, load, Quadtree } from 'quadrille';
import type { Start, Step } from './messages.ts';

const RADIUS = 60; // pixels around the pointer

const canvas = document.querySelector('canvas')!;
const output = document.querySelector('output')!;
const paint = canvas.getContext('2d')!;
const { width, height } = canvas;
const pointer = { x: width / 2, y: height / 2 };

canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
  pointer.x = (offsetX * width) / canvas.clientWidth;
  pointer.y = (offsetY * height) / canvas.clientHeight;
});

const module = await load();
const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width, height } });
const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
worker.postMessage({ module, width, height, count: 20_000 } satisfies Start);

function fill(rows: Iterable<number>, colour: string): void {
  const { boxes } = tree;
  paint.fillStyle = colour;
  for (const row of rows) {
    const [minX, minY, maxX, maxY] = boxes.subarray(BOX_STRIDE * row, BOX_STRIDE * (row + 1));
    paint.fillRect(minX!, minY!, maxX! - minX!, maxY! - minY!);
  }
}

function draw({ snapshot, pairs, time }: Step): void {
  tree.restore(snapshot);
  paint.fillStyle = '#171a26';
  paint.fillRect(0, 0, width, height);
  fill(Array(tree.rows).keys(), '#7c9cff');
  const near = tree.queryCircleRows(pointer.x, pointer.y, RADIUS).slice();
  fill(near, '#ffd166');
  output.value = `${tree.size} squares, ${pairs} pairs in ${time.toFixed(2)} ms in the worker; ${near.length} around the pointer`;
}

worker.addEventListener('error', ({ message }) => {
  throw new Error(message || 'The worker could not be fetched.'); // where it is not fetched, the event has no message
});
worker.addEventListener('message', ({ data }: MessageEvent<Step>) => {
  requestAnimationFrame(() => {
    draw(data);
    worker.postMessage('drawn');
  });
});
