/** The same results everywhere, in the same order: one hash for every JavaScript engine and processor. */
import { inspect, Quadtree } from 'quadrille';
import { expect, test } from 'vitest';
import { Random } from '../../web/playground/engine/simulation/random.ts';

const COUNT = 3_000;
const WIDTH = 1_600;
const HEIGHT = 900;

/** FNV-1a over 32-bit words. */
class Hash {
  #value = 0x811c9dc5;
  readonly #number = new Float32Array(1);
  readonly #bits = new Uint32Array(this.#number.buffer);

  addWords(words: Iterable<number>): void {
    for (const word of words) this.#value = Math.imul(this.#value ^ word, 0x01000193);
  }

  addNumbers(numbers: Iterable<number>): void {
    for (const number of numbers) {
      this.#number[0] = number;
      this.addWords(this.#bits);
    }
  }

  get text(): string {
    return (this.#value >>> 0).toString(16).padStart(8, '0');
  }
}

/** What 300 frames give in which everything moves, or one in seventeen; positions are made of + - * and comparisons alone. */
function hashOfFrames(tree: Quadtree): string {
  const random = new Random(2_026);
  const speeds = Array.from({ length: 2 * COUNT }, () => 6 * random.unit() - 3);
  for (let row = 0; row < COUNT; row++) {
    const [width, height] = [2 + 18 * random.unit(), 2 + 18 * random.unit()];
    tree.insert((WIDTH - 20) * random.unit(), (HEIGHT - 20) * random.unit(), width, height);
  }
  const boxes = tree.boxes.slice();
  const hash = new Hash();
  for (let frame = 0; frame < 300; frame++) {
    for (let row = 0; row < COUNT; row += frame % 3 === 0 ? 1 : 17) {
      for (const axis of [0, 1]) {
        const low = 4 * row + axis;
        const at = 2 * row + axis;
        const limit = axis === 0 ? WIDTH : HEIGHT;
        if (boxes[low]! < 0 || boxes[low + 2]! > limit) speeds[at] = -speeds[at]!;
        boxes[low]! += speeds[at]!;
        boxes[low + 2]! += speeds[at]!;
      }
    }
    tree.boxes.set(boxes);
    tree.sync();
    hash.addWords(tree.pairRows().slice());
    if (frame % 10 > 0) continue;
    hash.addNumbers(inspect(tree).nodes().slice());
    hash.addWords(tree.queryRows(400, 200, 300, 250).slice());
    hash.addWords(tree.queryCircleRows(800, 450, 120).slice());
    hash.addNumbers(tree.raycastAllRows(0, 0, WIDTH, HEIGHT).slice());
    hash.addNumbers(tree.nearestRows(frame, frame, { count: 9 }).slice());
  }
  return hash.text;
}

test.each([
  ['parent', '8a9f0911'],
  ['leaf', '8bb21d47'],
  ['loose', 'bb6ffdfd'],
  ['cover', 'b7bc3f05'],
] as const)('300 frames of 3,000 objects under %s have the hash %s', async (placement, golden) => {
  const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  using tree = await Quadtree.create({ bounds, placement, capacity: 8 });
  expect(hashOfFrames(tree)).toBe(golden);
});
