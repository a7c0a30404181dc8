// Moves squares, finds the pairs, and sends a snapshot of the tree after each step.
import { load, Quadtree } from 'quadrille';
import type { Start, Step } from './messages.ts';

const SIZE = 5; // pixels

async function run({ module, width, height, count }: Start): Promise<void> {
  await load({ wasm: module });
  const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width, height } });
  const ends = [width - SIZE, height - SIZE];
  const positions = Float32Array.from(
    { length: 2 * count },
    (_, i) => Math.random() * ends[i % 2]!,
  );
  const velocities = positions.map(() => Math.random() * 2 - 1);
  for (let i = 0; i < positions.length; i += 2) {
    tree.insert(positions[i]!, positions[i + 1]!, SIZE, SIZE);
  }

  function step(): void {
    const begin = performance.now();
    for (let i = 0; i < positions.length; i++) {
      const next = positions[i]! + velocities[i]!;
      if (next < 0 || next > ends[i % 2]!) velocities[i]! *= -1;
      positions[i] = Math.min(Math.max(next, 0), ends[i % 2]!);
    }
    tree.moveMany(positions);
    const pairs = tree.pairRows().length / 2;
    const time = performance.now() - begin;
    const snapshot = tree.snapshot();
    postMessage({ snapshot, pairs, time } satisfies Step, { transfer: [snapshot.buffer] });
  }

  addEventListener('message', step); // the page has drawn the last one
  step();
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Start>) => {
    run(data).catch(reportError);
  },
  { once: true },
);
