/** What becomes of views that are kept too long. */
import { inspect, load, Quadtree } from 'quadrille';
import { circle, World } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { randomBoxes, WORLD } from './support.js';

beforeAll(() => load());

const memoryOf = (tree: Quadtree): number => tree.boxes.buffer.byteLength;

test('views taken before memory growth are detached, accessors give live ones', () => {
  const tree = new Quadtree(WORLD);
  tree.insertMany(randomBoxes(100, 60, 6));
  const views = [tree.boxes, tree.pairRows(), tree.queryRows(0, 0, 64, 64)];
  const copies = views.map((view) => Array.from(view));
  const size = memoryOf(tree);
  const other = new Quadtree(WORLD);
  const boxes = randomBoxes(200_000, 60, 0.01, 7);
  for (let i = 0; i < boxes.length; i += 4) {
    other.insert(boxes[i] as number, boxes[i + 1] as number, 0.01, 0.01);
  }
  expect(memoryOf(other)).toBeGreaterThan(size);
  expect(views.map((view) => view.length)).toEqual([0, 0, 0]);
  expect(
    [tree.boxes, tree.pairRows(), tree.queryRows(0, 0, 64, 64)].map((view) => Array.from(view)),
  ).toEqual(copies);
  expect(tree.options.bounds).toEqual(WORLD.bounds);
  expect(inspect(tree).stats().objects).toBe(100);
  inspect(tree).validate();
  inspect(other).validate();
  other.dispose();
});

test('boxes gives the same view while the memory has not moved', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(10, 60, 1));
  const view = tree.boxes;
  tree.sync();
  tree.pairRows();
  expect(tree.boxes).toBe(view);
});

test('a view of a world from before growth is empty, and the next one is right', async () => {
  using world = await World.create(WORLD);
  const id = world.insert({ shape: circle(1), x: 5, y: 6 });
  const old = world.transforms;
  for (let count = 1; old.buffer.byteLength > 0; count *= 2) world.reserve(count);
  expect(old).toHaveLength(0);
  expect(Array.from(world.transforms.subarray(0, 4))).toEqual([5, 6, 0, 1]);
  expect(world.queryPoint(5, 6)).toEqual([id]);
});
