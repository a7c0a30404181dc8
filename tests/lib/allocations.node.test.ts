// What a frame allocates in JavaScript does not depend on how many pairs there are.
import { BOX_STRIDE, load, PAIR_STRIDE, Quadtree } from 'quadrille';
import { expect, test } from 'vitest';

const [SHIP, BULLET] = [1, 2];
const SIDE = 60;

interface Sprite {
  hits: number;
}

/** Two ships and a bullet that overlap each other, so many times. */
function crowd(times: number): Quadtree<Sprite> {
  const tree = new Quadtree<Sprite>({ bounds: { x: 0, y: 0, width: SIDE, height: times } });
  for (let y = 0; y < times; y++) {
    for (const x of [10, 11]) tree.insert(x, y, 2, 0.5, { data: { hits: 0 }, category: SHIP });
    tree.insert(11, y, 0.5, 0.5, { data: { hits: 0 }, category: BULLET, mask: SHIP });
  }
  return tree;
}

/** The median of the bytes that the heap grows by in a frame: collections make it shrink in a few. */
function bytesPerFrame(tree: Quadtree<Sprite>, onPair: (a: number, b: number) => void): number {
  const growths: number[] = [];
  for (let frame = 0; frame < 150; frame++) {
    const before = process.memoryUsage().heapUsed;
    const { boxes } = tree;
    const step = frame % 2 === 0 ? 0.25 : -0.25;
    for (let i = 0; i < boxes.length; i += BOX_STRIDE) {
      boxes[i]! += step;
      boxes[i + 2]! += step;
    }
    tree.sync();
    tree.forEachPair(onPair, { a: BULLET });
    tree.forEachPair(onPair);
    growths.push(process.memoryUsage().heapUsed - before);
  }
  const warm = growths.slice(50).toSorted((a, b) => a - b);
  return warm[warm.length / 2]!;
}

test('data, filters and forEachPair allocate nothing per pair', async () => {
  await load();
  const [few, many] = [crowd(100), crowd(2_000)];
  const more = (many.pairRows().length - few.pairRows().length) / PAIR_STRIDE;
  expect(more).toBeGreaterThan(5_000);
  const [inFew, inMany] = [few, many].map((tree) =>
    bytesPerFrame(tree, (a, b) => {
      tree.data(a)!.hits += 1;
      tree.data(b)!.hits += 1;
    }),
  ) as [number, number];
  // The smallest object in JavaScript takes more than a byte.
  expect(inMany - inFew).toBeLessThan(more);

  let last: number[] = [];
  const allocating = bytesPerFrame(many, (a, b) => {
    last = [a, b];
  });
  expect(last).toHaveLength(2);
  expect(allocating, 'of a callback that allocates').toBeGreaterThan(more);
});

/** The median of the bytes that the heap grows by in a call. */
function bytesPerCall(call: (at: number) => unknown): number {
  const calls = 100;
  const growths: number[] = [];
  for (let round = 0; round < 150; round++) {
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < calls; at++) call(at);
    growths.push((process.memoryUsage().heapUsed - before) / calls);
  }
  const warm = growths.slice(50).toSorted((a, b) => a - b);
  return warm[warm.length / 2]!;
}

test('S4.17: candidateRows allocates one view, however many objects it finds', async () => {
  await load();
  const tree = new Quadtree({ bounds: { x: 0, y: 0, width: 800, height: 800 }, maxDepth: 3 });
  for (let at = 0; at < 10_000; at++) tree.insert((at % 100) * 8, Math.floor(at / 100) * 8, 5, 5);
  const words = new Uint32Array(16);
  const ofView = bytesPerCall(() => words.subarray(0, 8));
  const few = bytesPerCall((at) => tree.candidateRows(8 * at, 8 * at, 6, 6));
  const all = bytesPerCall(() => tree.candidateRows(0, 0, 800, 800));
  expect(ofView).toBeGreaterThan(50);
  for (const bytes of [few, all]) expect(bytes).toBeLessThan(1.5 * ofView);
});
