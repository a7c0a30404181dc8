/** Lines of cells that part and join. */
import { inspect, load, Quadtree, type View } from 'quadrille';
import { describe, expect, test } from 'vitest';
import { CellMotion } from '../../web/playground/render/cell-motion.ts';
import { CROSS_STRIDE, CrossField } from '../../web/playground/render/crosses.ts';

await load();

const WORLD = { x: 0, y: 0, width: 64, height: 64 };

/** The nodes of a tree that splits until every leaf has one of these points. */
function nodesOf(points: readonly (readonly [x: number, y: number])[], maxDepth = 3): Float32Array {
  const tree = new Quadtree({ bounds: WORLD, capacity: 1, maxDepth });
  for (const [x, y] of points) tree.insert(x, y, 1, 1);
  const nodes: View<Float32Array> = inspect(tree).nodes();
  const copy = Float32Array.from(nodes);
  tree.dispose();
  return copy;
}

const whole = nodesOf([]);
const quarters = nodesOf([
  [4, 4],
  [40, 40],
]);
/** The north-west quarter is split, too. */
const deeper = nodesOf([
  [4, 4],
  [20, 4],
  [40, 40],
]);
const everywhere = nodesOf(
  Array.from({ length: 64 }, (_, index) => [8 * (index % 8), 8 * Math.floor(index / 8)] as const),
);

describe('lines of a node', () => {
  test('are whole in the first picture', () => {
    const motion = new CellMotion();
    motion.follow(quarters, 0, 0);
    expect(motion.isMoving).toBe(false);
  });

  test('grow when it splits, and are then at rest', () => {
    const motion = new CellMotion();
    motion.follow(quarters, 0, 0);
    motion.follow(deeper, 1, 1_000);
    expect(motion.isMoving).toBe(true);
    expect([motion.extentOf(0), motion.extentOf(1)]).toEqual([1, 0]);
    motion.follow(deeper, 1, 1_100);
    expect(motion.extentOf(1)).toBeGreaterThan(0.4);
    expect(motion.extentOf(1)).toBeLessThan(1);
    motion.follow(deeper, 1, 1_250);
    expect(motion.extentOf(1)).toBe(1);
    expect(motion.isMoving).toBe(false);
  });

  test('shrink where they were when it joins, and are then gone', () => {
    const motion = new CellMotion();
    motion.follow(deeper, 0, 0);
    motion.follow(quarters, 1, 1_000);
    expect(motion.leaving).toBe(1);
    expect(motion.leavingExtentOf(0)).toBe(1);
    expect([...motion.leavingBoxes.subarray(0, CROSS_STRIDE)]).toEqual([0, 0, 32, 32, 16, 16, 1]);
    motion.follow(quarters, 2, 1_200);
    expect(motion.leavingExtentOf(0)).toBeLessThan(0.6);
    expect(motion.isMoving).toBe(true);
    motion.follow(quarters, 2, 1_250);
    expect(motion.leaving).toBe(0);
    expect(motion.isMoving).toBe(false);
  });

  test('turn back from where they are', () => {
    const motion = new CellMotion();
    motion.follow(quarters, 0, 0);
    motion.follow(deeper, 1, 1_000);
    motion.follow(deeper, 1, 1_100);
    const grown = motion.extentOf(1);
    motion.follow(quarters, 2, 1_100);
    expect(motion.leavingExtentOf(0)).toBeCloseTo(grown);
    motion.follow(quarters, 2, 1_150);
    const rest = motion.leavingExtentOf(0);
    motion.follow(deeper, 3, 1_150);
    expect(motion.leaving).toBe(0);
    expect(motion.extentOf(1)).toBeCloseTo(rest);
  });

  test('that have not begun to grow leave nothing', () => {
    const motion = new CellMotion();
    motion.follow(quarters, 0, 0);
    motion.follow(deeper, 1, 1_000);
    motion.follow(quarters, 2, 1_000);
    expect(motion.isMoving).toBe(false);
  });

  test('are told apart by their place among many', () => {
    const motion = new CellMotion();
    motion.follow(whole, 0, 0);
    motion.follow(everywhere, 1, 1_000);
    motion.follow(everywhere, 1, 2_000);
    expect(motion.isMoving).toBe(false);
    motion.follow(deeper, 2, 3_000);
    // 21 nodes had split; the root and the north-west quarter have still.
    expect(motion.leaving).toBe(19);
    const depths = Array.from(
      { length: motion.leaving },
      (_, index) => motion.leavingBoxes[index * CROSS_STRIDE + CrossField.Depth],
    );
    expect(depths.filter((depth) => depth === 1)).toHaveLength(3);
    expect([motion.extentOf(0), motion.extentOf(1)]).toEqual([1, 1]);
  });
});

describe('nothing moves', () => {
  test.each([
    ['on the way back', 10, 9],
    ['after a leap', 10, 100],
    ['before a picture was seen', Number.NaN, 10],
  ])('%s', (_, from, to) => {
    const motion = new CellMotion();
    if (!Number.isNaN(from)) motion.follow(quarters, from, 0);
    motion.follow(deeper, to, 1_000);
    expect(motion.isMoving).toBe(false);
    motion.follow(quarters, to, 1_001);
    expect(motion.leaving).toBe(1);
  });

  test('after a rest', () => {
    const motion = new CellMotion();
    motion.follow(quarters, 0, 0);
    motion.follow(deeper, 1, 1_000);
    motion.rest();
    expect(motion.isMoving).toBe(false);
    motion.follow(quarters, 1, 1_001);
    expect(motion.isMoving).toBe(false);
  });

  test('between two pictures of one frame', () => {
    const motion = new CellMotion();
    motion.follow(everywhere, 3, 0);
    motion.follow(everywhere, 3, 1_000);
    motion.follow(everywhere, 4, 2_000);
    expect(motion.isMoving).toBe(false);
  });
});
