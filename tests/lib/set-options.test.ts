import * as fc from 'fast-check';
import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, outsides, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { nodeRows, pairList, snapshot, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

test('setOptions gives the tree of a fresh one with these options, and keeps ids and boxes', () => {
  const property = fc.property(
    boxes,
    settings,
    settings,
    outsides.filter((policy) => policy !== 'reject'),
    (scene, before, after, outside) => {
      const changed = new Quadtree(before);
      const ids = Array.from(changed.insertMany(bulkOf(scene)));
      const written = changed.boxes.slice();
      changed.setOptions({ ...after, outside });
      inspect(changed).validate();
      const fresh = new Quadtree({ ...after, outside });
      fresh.setAll(written);
      expect(changed.options).toEqual(fresh.options);
      expect(nodeRows(changed)).toEqual(nodeRows(fresh));
      expect(pairList(changed)).toEqual(pairList(fresh));
      expect(changed.boxes).toEqual(written);
      expect(ids.every((id) => changed.has(id))).toBe(true);
      changed.dispose();
      fresh.dispose();
    },
  );
  fc.assert(property, { seed: 20_261_121, numRuns: draws(300) });
});

test('options that are not named stay as they are', () => {
  const options = { bounds: { x: 0.1, y: -7.3, width: 1000.7, height: 3.3 }, looseness: 1.3 };
  const tree = new Quadtree({ ...options, placement: 'loose', outside: 'grow' });
  const before = tree.options;
  tree.setOptions({ capacity: 5 });
  expect(tree.options).toEqual({ ...before, capacity: 5 });
  tree.setOptions({});
  tree.setOptions({ touching: true, maxDepth: undefined });
  expect(tree.options).toEqual({ ...before, capacity: 5, touching: true });
  tree.setOptions({ bounds: { x: 0, y: 0, width: 10, height: 10 } });
  expect(tree.options.bounds).toEqual({ x: 0, y: 0, width: 10, height: 10 });
});

test.each([
  ['a world of rounded corners', { x: 0.1, y: -7.3, width: 1000.7, height: 3.3 }, 1],
  ['one that has grown', { x: 0.1, y: 0, width: 800, height: 800 }, -1000],
  ['one that has grown beyond the sizes of 32 bits', { x: 0, y: 0, width: 1, height: 1 }, -3e38],
])('the options of %s change nothing', (_name, bounds, x) => {
  const tree = new Quadtree({ bounds, outside: 'grow' });
  tree.insert(x, 0, 1, 1);
  const before = tree.options;
  tree.setOptions(before);
  expect(tree.options).toEqual(before);
  tree.setOptions({ outside: 'keep', bounds: { ...before.bounds, x: 0, width: 900 } });
  expect(tree.options.bounds.width).toBe(900);
});

describe('refused, and nothing changes', () => {
  const refused: readonly (readonly [string, (tree: Quadtree) => void, string])[] = [
    ['a misspelt name', (tree) => tree.setOptions({ depth: 3 } as object), 'no option depth'],
    ['no options', (tree) => tree.setOptions(null as never), 'such as { bounds }, got null'],
    ['a bad capacity', (tree) => tree.setOptions({ touching: true, capacity: 0 }), 'from 1 to'],
    ['null bounds', (tree) => tree.setOptions({ bounds: null as never }), 'bounds must be an'],
    [
      'a world inside out',
      (tree) => tree.setOptions({ bounds: { x: 0, y: 0, width: -1, height: 1 } }),
      'setOptions: bounds.width must be more than zero, got -1',
    ],
    [
      'a world without width',
      (tree) => tree.setOptions({ bounds: { x: 0, y: 0, width: 0, height: 1 } }),
      'setOptions: bounds.width must be more than zero',
    ],
    [
      'a world that an object is outside of',
      (tree) =>
        tree.setOptions({ outside: 'reject', bounds: { x: 0, y: 0, width: 20, height: 20 } }),
      "setOptions: the box in row 1 must share a point with the world, because outside is 'reject'",
    ],
    [
      'too many nodes',
      (tree) => tree.setOptions({ placement: 'leaf', capacity: 1, maxDepth: 16 }),
      'setOptions: the tree would need too many nodes',
    ],
  ];

  test.each(refused)('%s', (_name, call, sentence) => {
    const tree = new Quadtree(WORLD);
    tree.insertMany([0, 0, 1, 1, 30, 30, 40, 40, 0, 0, 64, 64, 0, 0, 64, 64]);
    const before = { ...tree.options, ...snapshot(tree) };
    const error = thrownBy(() => call(tree));
    expect(error.name).toMatch(/^(Range|Type)Error$/);
    expect(error.message).toContain(sentence);
    expect({ ...tree.options, ...snapshot(tree) }).toEqual(before);
  });
});
