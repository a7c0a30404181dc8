import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, expect, test } from 'vitest';
import { inOrder } from './brute-force.js';
import { randomBoxes, snapshot, thrownBy, WORLD } from './support.js';
import { memberNames, usesOf } from './uses.js';

beforeAll(() => load());

/** What stays readable. */
test('dispose twice is harmless', () => {
  const tree = new Quadtree(WORLD);
  expect(tree.disposed).toBe(false);
  tree.dispose();
  tree.dispose();
  expect(tree.disposed).toBe(true);
});

test('Symbol.dispose is dispose', () => {
  const tree = new Quadtree(WORLD);
  tree[Symbol.dispose]();
  expect(tree.disposed).toBe(true);
  tree[Symbol.dispose]();
});

test('every use after dispose throws, with a sentence', () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(0, 0, 1, 1);
  tree.dispose();
  const uses = usesOf(tree, id);
  expect(
    inOrder([...Object.keys(uses), 'dispose', 'disposed']),
    'add the member to uses.ts; one of a region query to region-cases.ts',
  ).toEqual(memberNames());
  for (const use of Object.values(uses)) {
    expect(thrownBy(use).message).toBe(
      'Quadtree was disposed: it can no longer be used; create another one',
    );
  }
});

test('create gives the same tree as new', async () => {
  const tree = await Quadtree.create(WORLD);
  expect(tree).toBeInstanceOf(Quadtree);
  tree.insert(0, 0, 1, 1);
  expect(tree.size).toBe(1);
});

test('trees do not disturb each other, not even by being disposed', () => {
  const a = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 3 });
  const b = new Quadtree({ ...WORLD, placement: 'loose', touching: true });
  a.setAll(randomBoxes(300, 60, 5));
  const before = snapshot(a);
  b.setAll(randomBoxes(500, 60, 9, 2));
  b.insertMany(randomBoxes(500, 60, 9, 3));
  b.boxes.fill(7);
  b.sync();
  thrownBy(() => b.setAll([Number.NaN, 0, 0, 0]));
  expect(snapshot(a)).toEqual(before);
  b.clear();
  b.dispose();
  expect(snapshot(a)).toEqual(before);
  const c = new Quadtree(WORLD);
  c.setAll(randomBoxes(5000, 60, 1));
  expect(snapshot(a)).toEqual(before);
  inspect(a).validate();
  inspect(c).validate();
});
