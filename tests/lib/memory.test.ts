import { inspect, load, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { allPairs } from './brute-force.js';
import { liveBoxes, PLACEMENTS, pairList, randomBoxes, sorted, WORLD } from './support.js';

beforeAll(() => load());

const memoryOf = (tree: Quadtree): number => tree.boxes.buffer.byteLength;

test('boxes is a live view after each call that can move it', () => {
  const tree = new Quadtree({ ...WORLD, outside: 'grow' });
  let rows = 0;
  const check = (): void => {
    const view = tree.boxes;
    expect(view).toHaveLength(4 * rows);
    if (rows === 0) return;
    view.set([3, 4, 5, 6], 0);
    tree.sync();
    expect(sorted(tree.queryRows(4, 5, 0.5, 0.5))).toContain(0);
    expect(Array.from(tree.boxes.subarray(0, 4))).toEqual([3, 4, 5, 6]);
    inspect(tree).validate();
  };
  check();
  for (let i = 0; i < 200; i++) {
    tree.insert(i % 60, 7, 1, 1);
    rows++;
    check();
  }
  tree.insertMany(randomBoxes(1000, 60, 1));
  rows += 1000;
  check();
  tree.setAll(randomBoxes(30_000, 60, 0.1));
  rows = 30_000;
  check();
  tree.insert(1000, 1000, 1, 1);
  rows++;
  check();
  tree.remove(tree.idAt(50));
  check();
  tree.clear();
  rows = 0;
  check();
});

// A dance with a period of 100 frames: whatever it needs, it has needed after some periods.
describe.each(PLACEMENTS)('10,000 frames of churn, %s', { tags: ['thorough'] }, (placement) => {
  test('need no more memory than the first few hundred', () => {
    const count = 300;
    const tree = new Quadtree({ ...WORLD, placement, capacity: 8 });
    const ids = Array.from(tree.insertMany(randomBoxes(count, 60, 3)));
    const poses = Array.from({ length: 100 }, (_, pose) => randomBoxes(count, 60, 3, pose + 1));
    let warm: { bytes: number; memory: number } | undefined;
    for (let frame = 0; frame < 10_000; frame++) {
      const pose = poses[frame % 100] as Float32Array;
      for (let k = 0; k < 5; k++) {
        const i = (frame * 7 + k * 31) % count;
        tree.remove(ids[i]!);
        ids[i] = tree.insert(pose[4 * i] as number, pose[4 * i + 1] as number, 1, 1);
      }
      // Every tenth frame everything moves, else a tenth: sync rebuilds and updates.
      const { boxes } = tree;
      const moving = frame % 10 === 0 ? 4 * count : 0.4 * count;
      boxes.set(pose.subarray(0, moving));
      tree.sync();
      tree.pairRows();
      tree.queryRows(10, 10, 20, 20);
      tree.candidateRows(10, 10, 5, 5);
      if (frame % 10 === 0) inspect(tree).nodes();
      if (frame === 3000) warm = { bytes: inspect(tree).stats().bytes, memory: memoryOf(tree) };
    }
    expect({ bytes: inspect(tree).stats().bytes, memory: memoryOf(tree) }).toEqual(warm);
    inspect(tree).validate();
    expect(tree.size).toBe(count);
    expect(ids.every((id) => tree.has(id) && rowOf(id) < count)).toBe(true);
    expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
    tree.dispose();
  });
});

test('disposed trees give their memory back', () => {
  const boxes = randomBoxes(20_000, 60, 0.1);
  const witness = new Quadtree(WORLD);
  witness.insert(0, 0, 1, 1);
  const sizes: number[] = [];
  for (let i = 0; i < 200; i++) {
    const tree = new Quadtree(WORLD);
    tree.setAll(boxes);
    tree.pairRows();
    tree.dispose();
    sizes.push(memoryOf(witness));
  }
  expect(sizes.at(-1)).toBe(sizes.at(5));
});

test("the references of 'leaf' for two large objects are those that the documentation of Placement states", () => {
  const bounds = { x: 0, y: 0, width: 100, height: 100 };
  const tree = new Quadtree({ bounds, placement: 'leaf', capacity: 1, maxDepth: 16 });
  tree.insertMany([10, 10, 11, 11, 10, 10, 11, 11]);
  const { references, bytes } = inspect(tree).stats();
  expect(references).toBe(2 * 656 ** 2);
  expect(Math.round(bytes / 1e6)).toBe(30);
  tree.dispose();
});
