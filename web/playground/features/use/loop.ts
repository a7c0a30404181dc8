import { Quadtree } from 'quadrille';

const COUNT = 300;

/** Squares that bounce, filled where they overlap. Returns what stops it. */
export async function play(canvas: HTMLCanvasElement, onPairs: (pairs: number) => void) {
  const { width, height } = canvas;
  const paint = canvas.getContext('2d')!;
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width, height } });
  const speeds = new Float32Array(2 * COUNT); // x, y of each object, in pixels a frame
  const hits = new Uint8Array(COUNT); // 1 for an object that overlaps another one

  for (let row = 0; row < COUNT; row++) {
    const size = 4 + 10 * Math.random();
    tree.insert(Math.random() * (width - size), Math.random() * (height - size), size, size);
    speeds[2 * row] = Math.random() * 2 - 1;
    speeds[2 * row + 1] = Math.random() * 2 - 1;
  }

  function move() {
    const { boxes } = tree; // minX, minY, maxX, maxY of each object: write them in place
    for (let i = 0; i < speeds.length; i++) {
      const [end, min] = i % 2 === 0 ? [width, 2 * i] : [height, 2 * i - 1];
      if (boxes[min]! < 0) speeds[i] = Math.abs(speeds[i]!);
      if (boxes[min + 2]! > end) speeds[i] = -Math.abs(speeds[i]!);
      boxes[min]! += speeds[i]!;
      boxes[min + 2]! += speeds[i]!;
    }
    tree.sync(); // once a frame, after everything has moved
  }

  function collide() {
    const pairs = tree.pairRows(); // a0, b0, a1, b1, ...: each overlap once, as rows of `boxes`
    hits.fill(0);
    for (const row of pairs) hits[row] = 1;
    onPairs(pairs.length / 2);
  }

  function draw() {
    paint.clearRect(0, 0, width, height);
    const { boxes } = tree;
    for (let row = 0; row < COUNT; row++) {
      const [x = 0, y = 0, right = 0, bottom = 0] = boxes.subarray(4 * row);
      if (hits[row]) paint.fillRect(x, y, right - x, bottom - y);
      else paint.strokeRect(x, y, right - x, bottom - y);
    }
  }

  let isRunning = true;
  function frame() {
    if (!isRunning) return tree.dispose();
    move();
    collide();
    draw();
    requestAnimationFrame(frame);
  }
  frame();
  return () => {
    isRunning = false;
  };
}
