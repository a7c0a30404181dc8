/** forEachPair: the pairs of the start, without those of objects that were removed since. */
import * as fc from 'fast-check';
import { inspect, load, type ObjectId, PAIR_STRIDE, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, given, settings } from './arbitraries.js';
import { draws } from './draws.js';
import { randomBoxes, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

/** The pairs of a tree now, by ids, which tell objects from their successors in the same rows. */
function pairsById(tree: Quadtree): [a: ObjectId, b: ObjectId][] {
  const rows = tree.pairRows().slice();
  return Array.from({ length: rows.length / PAIR_STRIDE }, (_, i) => [
    tree.idAt(rows[PAIR_STRIDE * i]!),
    tree.idAt(rows[PAIR_STRIDE * i + 1]!),
  ]);
}

/** What a callback does, at a depth of loops that ends. */
interface Action {
  readonly call: 'nothing' | 'remove' | 'insert' | 'move' | 'loop' | 'stop' | 'throw';
  readonly pick: number;
  readonly box: readonly [number, number, number, number];
}

const action: fc.Arbitrary<Action> = fc.record({
  call: fc.constantFrom('nothing', 'remove', 'remove', 'insert', 'move', 'loop', 'stop', 'throw'),
  pick: fc.nat(1000),
  box: given,
});

class Interrupt extends Error {}

const nothing: Action = { call: 'nothing', pick: 0, box: [0, 0, 0, 0] };

/** Runs a loop and the actions in its callbacks, one each until they are used up, and compares each call with the model. */
function checkLoop(tree: Quadtree, actions: readonly Action[], state: { next: number }): void {
  const wanted = pairsById(tree);
  const isThere = ([a, b]: readonly [ObjectId, ObjectId]): boolean => tree.has(a) && tree.has(b);
  let at = 0;
  let ended = false;
  const skipGone = (): void => {
    while (at < wanted.length && !isThere(wanted[at]!)) at++;
  };
  try {
    tree.forEachPair((a, b) => {
      expect(ended).toBe(false);
      skipGone();
      expect([tree.idAt(a), tree.idAt(b)]).toEqual(wanted[at++]);
      const { call, pick, box } = actions[state.next++] ?? nothing;
      const rows = Array.from({ length: tree.rows }, (_, row) => row).filter((row) =>
        tree.has(row),
      );
      const row = rows[pick % rows.length]!;
      if (call === 'remove') tree.remove(tree.idAt(row));
      if (call === 'insert') tree.insert(...box);
      if (call === 'move') tree.move(tree.idAt(row), box[0], box[1]);
      if (call === 'loop') checkLoop(tree, actions, state);
      ended = call === 'stop' || call === 'throw';
      if (call === 'throw') throw new Interrupt();
      return call;
    });
  } catch (error) {
    if (!(error instanceof Interrupt)) throw error;
  }
  skipGone();
  expect(ended || at === wanted.length).toBe(true);
}

test('callbacks that remove, insert, move, loop, stop and throw get the pairs of the model', () => {
  const property = fc.property(
    boxes,
    settings,
    fc.array(action, { maxLength: 25 }),
    (scene, options, actions) => {
      using tree = new Quadtree(options);
      tree.insertMany(bulkOf(scene));
      const state = { next: 0 };
      checkLoop(tree, actions, state);
      checkLoop(tree, actions, state);
      inspect(tree).validate();
      const seen: number[] = [];
      tree.forEachPair((a, b) => seen.push(a, b));
      expect(seen).toEqual(Array.from(tree.pairRows()));
    },
  );
  fc.assert(property, { seed: 20_261_122, numRuns: draws(500) });
});

test('first: the object of these categories comes first, and pairs without one are left out', () => {
  const categories = fc.array(fc.nat(7), { minLength: 40, maxLength: 40 });
  const property = fc.property(
    boxes,
    settings,
    categories,
    fc.nat(15),
    (scene, options, of, first) => {
      using tree = new Quadtree(options);
      tree.setAll(bulkOf(scene));
      for (let row = 0; row < tree.rows; row++) tree.update(tree.idAt(row), { category: of[row]! });
      const matches = (row: number): boolean => (of[row]! & first) !== 0;
      const wanted: number[][] = [];
      const pairs = tree.pairRows();
      for (let i = 0; i < pairs.length; i += PAIR_STRIDE) {
        const [a, b] = [pairs[i]!, pairs[i + 1]!];
        if (matches(a) || matches(b)) wanted.push(matches(a) ? [a, b] : [b, a]);
      }
      const seen: number[][] = [];
      tree.forEachPair((a, b) => seen.push([a, b]), { a: first });
      expect(seen).toEqual(wanted);
    },
  );
  fc.assert(property, { seed: 20_261_122, numRuns: draws(300) });
});

/** The first rows of all pairs. */
const firsts = (tree: Quadtree, first: number): number[] => {
  const seen: number[] = [];
  tree.forEachPair((a) => seen.push(a), { a: first });
  return seen;
};

describe('categories', () => {
  const bulk = [0, 0, 9, 9, 1, 1, 8, 8, 2, 2, 7, 7];

  test('without filters, every object is of category 1, and asking takes no memory for filters', () => {
    const tree = new Quadtree(WORLD);
    tree.insertMany(bulk);
    tree.pairRows();
    const { bytes } = inspect(tree).stats();
    expect(firsts(tree, 1)).toHaveLength(3);
    expect(firsts(tree, 2)).toHaveLength(0);
    expect(inspect(tree).stats().bytes).toBe(bytes);
  });

  test.each<[string, (tree: Quadtree) => void]>([
    ['setFilter', (tree) => tree.update(tree.idAt(2), { category: 2 })],
    ['filters', (tree) => tree.filters.set([2, -1], 4)],
    ['insert', (tree) => (tree.remove(tree.idAt(2)), tree.insert(2, 2, 5, 5, { category: 2 }))],
    [
      'insertMany',
      (tree) => (tree.remove(tree.idAt(2)), tree.insertMany([2, 2, 7, 7], { category: 2 })),
    ],
  ])('set by %s count, also after restore', (_name, set) => {
    const tree = new Quadtree(WORLD);
    tree.insertMany(bulk);
    set(tree);
    expect(firsts(tree, 2)).toEqual([2, 2]);
    const twin = new Quadtree(WORLD);
    twin.restore(tree.snapshot());
    expect(firsts(twin, 2)).toEqual([2, 2]);
    tree.clear();
    tree.insertMany(bulk);
    expect(firsts(tree, 2)).toEqual([]);
  });

  test('categories are those of the start', () => {
    const tree = new Quadtree(WORLD);
    tree.insertMany(bulk);
    tree.update(tree.idAt(2), { category: 2 });
    const seen: number[] = [];
    tree.forEachPair(
      (a) => {
        tree.update(tree.idAt(2), { category: 1 });
        seen.push(a);
      },
      { a: 2 },
    );
    expect(seen).toEqual([2, 2]);
  });
});

test.each<[string, (tree: Quadtree) => void]>([
  ['clear', (tree) => tree.clear()],
  ['setAll', (tree) => tree.setAll(randomBoxes(50, 60, 9, 3))],
  ['restore', (tree) => tree.restore(tree.snapshot())],
  ['dispose', (tree) => tree.dispose()],
])('%s ends the loop and those around it', (name, call) => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(50, 60, 9));
  let calls = 0;
  tree.forEachPair(() => {
    calls++;
    tree.forEachPair(() => {
      calls++;
      call(tree);
    });
  });
  expect(calls).toBe(2);
  if (name === 'dispose') return;
  inspect(tree).validate();
  let after = 0;
  tree.forEachPair(() => {
    after++;
  });
  expect(PAIR_STRIDE * after).toBe(tree.pairRows().length);
});

test('calls that fail do not end the loop', () => {
  const tree = new Quadtree(WORLD);
  tree.setAll(randomBoxes(50, 60, 9));
  const pairs = tree.pairRows().length / PAIR_STRIDE;
  let calls = 0;
  tree.forEachPair(() => {
    calls++;
    thrownBy(() => tree.setAll([0, 0, Number.NaN, 0]));
    thrownBy(() => tree.restore(new Uint8Array(3)));
  });
  expect(calls).toBe(pairs);
});

test('a row that is given to a newcomer does not stand for the object that was there', () => {
  const tree = new Quadtree(WORLD);
  const ids = Array.from({ length: 4 }, () => tree.insert(10, 10, 5, 5));
  const seen: string[] = [];
  tree.forEachPair((a, b) => {
    seen.push(`${a},${b}`);
    if (seen.length > 1) return;
    tree.remove(ids[3]!);
    expect(rowOf(tree.insert(10, 10, 5, 5))).toBe(3);
  });
  expect(seen.slice(1).filter((pair) => pair.includes('3'))).toEqual([]);
  expect(seen.length).toBeGreaterThan(2);
});

const always = (): boolean => true;

test.each([
  [[undefined], TypeError, 'forEachPair: onPair must be a function, got undefined'],
  [[always, 3], TypeError, 'forEachPair: masks must be an object such as { a }, got 3'],
  [[always, { mask: 1 }], TypeError, 'forEachPair: there is no option mask; there are a, b'],
  [[always, { a: 0.5 }], RangeError, 'forEachPair: a must be a whole number of 32'],
  [[always, { a: null }], TypeError, 'forEachPair: a must be a number, got null'],
] as const)('forEachPair(...%j) throws', (args, type, words) => {
  const tree = new Quadtree(WORLD);
  const call: (...given: unknown[]) => unknown = tree.forEachPair.bind(tree) as never;
  const error = thrownBy(() => call(...args));
  expect(error).toBeInstanceOf(type);
  expect(error.message).toContain(words);
});
