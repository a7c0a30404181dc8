import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inspect, load, Quadtree } from 'quadrille';
import { expect, test } from 'vitest';
import { randomBoxes, WORLD } from './support.js';

// One forgotten tree takes about 20 MB here; 60 of them, kept, would take more than a gigabyte.
test('unreachable trees are freed by the garbage collector', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  await load();
  const boxes = randomBoxes(100_000, 60, 0.01);
  const witness = new Quadtree(WORLD);
  witness.insert(0, 0, 1, 1);
  const sizes: number[] = [];
  for (let i = 0; i < 60; i++) {
    new Quadtree(WORLD).setAll(boxes);
    gc();
    await new Promise((resolve) => setTimeout(resolve, 2));
    sizes.push(witness.boxes.buffer.byteLength);
  }
  const one = new Quadtree(WORLD);
  one.setAll(boxes);
  expect(inspect(one).stats().bytes).toBeGreaterThan(5e6);
  expect(sizes.at(-1)).toBeLessThan(20 * inspect(one).stats().bytes);
  // When the collector comes decides whether one more waits for it.
  expect(sizes.at(-1)).toBeLessThan(sizes[30]! + 2 * inspect(one).stats().bytes);
});
