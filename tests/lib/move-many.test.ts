/** moveMany and reserve. */
import * as fc from 'fast-check';
import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, expect, test } from 'vitest';
import { boxes, bulkOf, coordinate, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { nodeRows, randomBoxes, snapshot, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

test('moveMany gives the tree that move gives, row by row', () => {
  const strategies = fc.constantFrom('auto', 'update', 'rebuild');
  const positions = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 40 });
  const property = fc.property(
    boxes,
    settings,
    positions,
    fc.array(fc.nat(), { maxLength: 5 }),
    strategies,
    (scene, options, to, removed, strategy) => {
      using many = new Quadtree(options);
      using single = new Quadtree(options);
      for (const tree of [many, single]) {
        const ids = tree.insertMany(bulkOf(scene));
        const gone = new Set(removed.map((pick) => ids[pick % ids.length]));
        for (const id of gone) if (id !== undefined) tree.remove(id);
      }
      const given = to.slice(0, many.rows);
      many.moveMany(given.flat(), { strategy });
      for (const [row, [x, y]] of given.entries()) {
        if (single.has(row)) single.move(single.idAt(row), x, y);
      }
      inspect(many).validate();
      expect(snapshot(many)).toMatchObject({
        boxes: (snapshot(single) as { boxes: unknown }).boxes,
      });
      expect(nodeRows(many)).toEqual(nodeRows(single));
    },
  );
  fc.assert(property, { seed: 20_261_122, numRuns: draws(200) });
});

test.each<[string, (tree: Quadtree) => void, string]>([
  [
    'NaN',
    (tree) => tree.moveMany([1, 1, 2, Number.NaN]),
    'position 1 (x, y) must be finite and keep the box of row 1 in the range of 32-bit floats, got 2, NaN',
  ],
  [
    'one number',
    (tree) => tree.moveMany([1]),
    'positions must hold two numbers each (x, y), got 1',
  ],
  [
    'more than rows',
    (tree) => tree.moveMany([1, 1, 2, 2, 3, 3, 4, 4]),
    'positions must be of at most 3 rows, got 8 numbers',
  ],
  ['outside', (tree) => tree.moveMany([1, 1, 999, 1]), "because outside is 'reject', got 999, 1"],
  ['a mode', (tree) => tree.moveMany([], 'update' as never), 'such as { strategy }, got "update"'],
])('moveMany refuses %s, and nothing changes', (_name, call, sentence) => {
  const tree = new Quadtree({ ...WORLD, outside: 'reject' });
  tree.insertMany([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  const before = snapshot(tree);
  const { message } = thrownBy(() => call(tree));
  expect(message).toMatch(/^moveMany: /);
  expect(message).toContain(sentence);
  expect(snapshot(tree)).toEqual(before);
});

test('reserve may move boxes: the view that is read then is the one that counts', () => {
  const tree = new Quadtree(WORLD);
  tree.insert(1, 1, 1, 1);
  const { byteOffset } = tree.boxes;
  tree.reserve(1000);
  expect(tree.boxes.byteOffset).not.toBe(byteOffset);
  tree.boxes.set([5, 5, 6, 6]);
  tree.sync();
  expect(tree.queryRows(5, 5, 1, 1)).toHaveLength(1);
});

test('until there are more objects than were reserved, boxes stays where it is', () => {
  const tree = new Quadtree(WORLD);
  tree.reserve(5000);
  const address = tree.boxes.byteOffset;
  tree.insertMany(randomBoxes(4999, 60, 1));
  tree.insert(1, 1, 1, 1);
  expect(tree.boxes.byteOffset).toBe(address);
});

test.each<[unknown, string]>([
  [-1, 'reserve: count must be a whole number from 0 to 16777215, got -1'],
  ['9', 'reserve: count must be a number, got "9"'],
  [2 ** 24, 'reserve: count must be a whole number from 0 to 16777215, got 16777216'],
  [Infinity, 'reserve: count must be a whole number from 0 to 16777215, got Infinity'],
])('reserve(%j) is refused', (count, sentence) => {
  expect(thrownBy(() => new Quadtree(WORLD).reserve(count as number)).message).toBe(sentence);
});
