import { inspect, load, NODE_STRIDE, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { allPairs, inOrder } from './brute-force.js';
import {
  asBulk,
  liveBoxes,
  nodeRows,
  PLACEMENTS,
  pairList,
  randomBoxes,
  snapshot,
  sorted,
  thrownBy,
  WORLD,
} from './support.js';

beforeAll(() => load());

describe.each(PLACEMENTS)('setAll, insertMany, sync with %s', (placement) => {
  const make = (): Quadtree => new Quadtree({ ...WORLD, placement, capacity: 3 });

  test('setAll puts box i into row i and replaces what was there', () => {
    const tree = make();
    const old = tree.insert(0, 0, 64, 64);
    const boxes = randomBoxes(50, 60, 8);
    tree.setAll(boxes);
    expect(tree.boxes).toEqual(boxes);
    expect([tree.size, tree.rows]).toEqual([50, 50]);
    expect(tree.has(old)).toBe(false);
    expect(tree.has(tree.idAt(0))).toBe(true);
    expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
    inspect(tree).validate();
  });

  test('insertMany returns the ids in the order of the boxes, as a copy', () => {
    const tree = make();
    const first = tree.insert(1, 1, 1, 1);
    const boxes = randomBoxes(40, 60, 8);
    const ids = tree.insertMany(boxes);
    expect(ids).toBeInstanceOf(Array);
    expect(ids).toHaveLength(40);
    const scene = liveBoxes(tree);
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i]!;
      expect(tree.idAt(rowOf(id))).toBe(id);
      const { minX, minY, maxX, maxY } = scene.get(rowOf(id)) as never;
      expect([minX, minY, maxX, maxY]).toEqual(Array.from(boxes.subarray(4 * i, 4 * i + 4)));
    }
    expect(tree.has(first)).toBe(true);
    inspect(tree).validate();
  });

  test('insertMany fills the rows of removed objects first', () => {
    const tree = make();
    const ids = tree.insertMany(randomBoxes(10, 60, 2));
    tree.remove(ids[3]!);
    tree.remove(ids[7]!);
    const rows = Array.from(tree.insertMany(randomBoxes(3, 60, 2)), rowOf);
    expect(inOrder(rows)).toEqual([3, 7, 10]);
    expect(tree.rows).toBe(11);
  });

  test('boxes written to the view count from sync on', () => {
    const tree = make();
    tree.setAll([0, 0, 2, 2, 10, 10, 12, 12]);
    tree.boxes.set([10, 10, 12, 12], 0);
    expect(sorted(tree.queryRows(1, 1, 0.5, 0.5))).toEqual([0]);
    expect(pairList(tree)).toEqual([]);
    tree.sync();
    expect(sorted(tree.queryRows(1, 1, 0.5, 0.5))).toEqual([]);
    expect(pairList(tree)).toEqual(['0,1']);
  });

  test('sync after moving few, many and all objects gives the tree that setAll gives', () => {
    const count = 400;
    const tree = make();
    const boxes = randomBoxes(count, 60, 4);
    tree.setAll(boxes);
    for (const [round, share] of [1, 0.5, 0.01, 0.2, 1, 0].entries()) {
      const other = randomBoxes(count, 60, 4, 100 + round);
      for (let row = 0; row < Math.round(count * share); row++) {
        boxes.set(other.subarray(4 * row, 4 * row + 4), 4 * row);
      }
      tree.boxes.set(boxes);
      tree.sync();
      inspect(tree).validate();
      const bulk = make();
      bulk.setAll(boxes);
      expect(inspect(tree).nodes().slice()).toEqual(inspect(bulk).nodes());
      expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
      bulk.dispose();
    }
  });

  test.each(['auto', 'update', 'rebuild'] as const)('sync(%j) gives that tree too', (strategy) => {
    const tree = make();
    tree.setAll(randomBoxes(100, 60, 4));
    for (const moved of [3, 100]) {
      tree.boxes.set(randomBoxes(moved, 60, 4, 100 + moved));
      tree.sync({ strategy });
      inspect(tree).validate();
      const bulk = make();
      bulk.setAll(tree.boxes);
      expect(inspect(tree).nodes().slice()).toEqual(inspect(bulk).nodes());
      expect(pairList(tree)).toEqual(pairList(bulk));
      bulk.dispose();
    }
  });

  test('sync ignores rows without an object', () => {
    const tree = make();
    const ids = tree.insertMany(randomBoxes(20, 60, 8));
    tree.remove(ids[5]!);
    tree.boxes.fill(Number.NaN, 20, 24);
    tree.sync();
    inspect(tree).validate();
    expect(tree.size).toBe(19);
    expect(pairList(tree)).toEqual(allPairs(liveBoxes(tree), false));
  });
});

function someTree(): Quadtree {
  const tree = new Quadtree({ ...WORLD, capacity: 2 });
  tree.setAll(randomBoxes(12, 60, 20));
  tree.remove(tree.idAt(4));
  return tree;
}

const calls = {
  setAll: (tree: Quadtree, boxes: ArrayLike<number>): void => tree.setAll(boxes),
  insertMany: (tree: Quadtree, boxes: ArrayLike<number>): unknown => tree.insertMany(boxes),
};

describe('bulk input that is refused', () => {
  const n = Number.NaN;
  const refused: readonly (readonly [string, unknown, new () => Error, string])[] = [
    ['NaN', [0, 0, 1, 1, n, 0, 1, 1], RangeError, 'box 1 must be finite in 32 bits with'],
    ['infinity', [0, 0, 1, Infinity], RangeError, 'got 0, 0, 1, Infinity'],
    ['beyond 32 bits', new Float64Array([0, 0, 1, 1, 0, 0, 1e39, 1]), RangeError, 'box 1 must'],
    ['inverted x', [5, 0, 4, 1], RangeError, 'minX <= maxX and minY <= maxY, got 5, 0, 4, 1'],
    ['inverted y', Float32Array.of(0, 2, 4, 1), RangeError, 'box 0 must be finite in 32 bits'],
    ['five numbers', [0, 0, 1, 1, 2], RangeError, 'boxes must hold four numbers each'],
    ['a string element', [0, 0, 1, '1'], TypeError, 'boxes[3] must be a number, got "1"'],
    ['a hole', [0, 0, undefined, 1], TypeError, 'boxes[2] must be a number, got undefined'],
    ['a string', '0011', TypeError, 'boxes must be an array or typed array of numbers, got "0011"'],
    ['null', null, TypeError, 'got null'],
    ['undefined', undefined, TypeError, 'got undefined'],
    ['a number', 4, TypeError, 'got 4'],
    ['no length', {}, TypeError, 'got an Object'],
    ['a negative length', { length: -4 }, TypeError, 'got an Object'],
    ['bigints', new BigInt64Array(4), TypeError, 'got bigints'],
    ['no bigints', new BigUint64Array(0), TypeError, 'got bigints'],
    ['a DataView', new DataView(new ArrayBuffer(16)), TypeError, 'got a DataView'],
    ['far too many', { length: 4 * 2 ** 24 }, RangeError, 'at most 16777215 objects'],
  ];

  test.each(refused)('%s', (_name, boxes, type, sentence) => {
    for (const [name, call] of Object.entries(calls)) {
      const tree = someTree();
      const before = snapshot(tree);
      const error = thrownBy(() => call(tree, boxes as ArrayLike<number>));
      expect(error).toBeInstanceOf(type);
      expect(error.message).toMatch(new RegExp(`^${name}: `));
      expect(error.message).toContain(sentence);
      expect(snapshot(tree)).toEqual(before);
      inspect(tree).validate();
      tree.dispose();
    }
  });

  test('the error names the first invalid box', () => {
    const boxes = randomBoxes(100, 60, 4);
    boxes[4 * 77 + 3] = n;
    boxes[4 * 90] = n;
    expect(thrownBy(() => someTree().setAll(boxes)).message).toContain('setAll: box 77 must');
    expect(thrownBy(() => someTree().insertMany(boxes)).message).toContain('insertMany: box 77 ');
  });

  test('sync refuses any other mode', () => {
    const tree = new Quadtree(WORLD);
    expect(() => tree.sync({ strategy: 'fast' as never })).toThrow(RangeError);
    expect(() => tree.sync('rebuild' as never)).toThrow(TypeError);
    expect(() => tree.sync({ strategy: null as never })).toThrow(
      "sync: strategy must be one of 'auto', 'update', 'rebuild', got null",
    );
  });

  test('sync names the first invalid row, leaves the tree as it was, and accepts the corrected box', () => {
    const tree = someTree();
    const before = snapshot(tree) as Record<string, unknown>;
    const kept = tree.boxes.slice();
    tree.boxes.set([1, 1, 2, 2], 0);
    for (const bad of [
      [n, 0, 1, 1],
      [0, 0, Infinity, 1],
      [3, 0, 2, 1],
      [0, 3, 1, 2],
    ]) {
      tree.boxes.set(bad, 4 * 6);
      tree.boxes[4 * 8] = n;
      const error = thrownBy(() => tree.sync());
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toBe(
        `sync: row 6 must be finite in 32 bits with minX <= maxX and minY <= maxY, got ${bad.join(', ')}`,
      );
      const { boxes: _written, ...now } = snapshot(tree) as Record<string, unknown>;
      const { boxes: _before, ...then } = before;
      expect(now).toEqual(then);
      inspect(tree).validate();
    }
    tree.boxes.set(kept);
    tree.sync();
    expect(snapshot(tree)).toEqual(before);
    tree.boxes.set([1, 1, 2, 2], 4 * 6);
    tree.sync();
    expect(sorted(tree.queryRows(1, 1, 1, 1))).toContain(6);
    inspect(tree).validate();
  });

  test('sync with reject names the row outside, and changes nothing', () => {
    const tree = new Quadtree({ ...WORLD, outside: 'reject' });
    tree.setAll([0, 0, 1, 1, 2, 2, 3, 3]);
    tree.boxes.set([100, 100, 101, 101], 4);
    const error = thrownBy(() => tree.sync());
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(
      "sync: row 1 must share a point with the world, because outside is 'reject', got 100, 100, 101, 101",
    );
    expect(sorted(tree.queryRows(0, 0, 64, 64))).toEqual([0, 1]);
    inspect(tree).validate();
  });
});

/** An array whose first element runs code when it is read. */
function withGetter(numbers: number[], run: () => void): ArrayLike<number> {
  const [first, ...rest] = numbers;
  const odd = [Number.NaN, ...rest];
  Object.defineProperty(odd, 0, {
    get(): number | undefined {
      run();
      return first;
    },
  });
  return odd;
}

describe('bulk input of every kind', () => {
  const numbers = [0, 0, 4, 4, 2, 2, 6, 6];
  test.each([
    ['an array', numbers],
    ['an array-like', Object.assign({ length: 8 }, numbers)],
    ['Float64Array', new Float64Array(numbers)],
    ['Int8Array', new Int8Array(numbers)],
    ['Uint8ClampedArray', new Uint8ClampedArray(numbers)],
    ['Uint32Array', new Uint32Array(numbers)],
    ['a part of a longer array', new Float32Array([9, ...numbers, 9]).subarray(1, 9)],
  ])('%s', (_name, boxes) => {
    const tree = new Quadtree(WORLD);
    tree.setAll(boxes);
    expect(Array.from(tree.boxes)).toEqual(numbers);
    expect(pairList(tree)).toEqual(['0,1']);
  });

  test("a tree's own boxes, those of another tree, and results", () => {
    const tree = new Quadtree(WORLD);
    const boxes = randomBoxes(3000, 60, 2);
    tree.setAll(boxes);
    tree.setAll(tree.boxes);
    expect(tree.boxes).toEqual(boxes);
    const other = new Quadtree(WORLD);
    other.insertMany(tree.boxes);
    expect(other.boxes).toEqual(boxes);
    expect(inspect(other).nodes().slice()).toEqual(inspect(tree).nodes());
  });

  test("a tree's own boxes, when the memory grows while they are copied", () => {
    const boxes = randomBoxes(50_000, 60, 0.01);
    const trees = [new Quadtree(WORLD)];
    trees[0]?.setAll(boxes);
    const sizes = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const source = trees[i] as Quadtree;
      const other = new Quadtree(WORLD);
      other.setAll(source.boxes);
      expect(other.boxes.every((value, k) => value === boxes[k])).toBe(true);
      expect(other.size).toBe(50_000);
      sizes.add(other.boxes.buffer.byteLength);
      trees.push(other);
    }
    expect(sizes.size).toBeGreaterThan(1);
    for (const tree of trees) tree.dispose();
  });

  test('a view that memory growth has detached is refused, not taken for an empty list', () => {
    const tree = new Quadtree(WORLD);
    tree.insert(0, 0, 1, 1);
    const stale = new Float32Array(4);
    structuredClone(stale.buffer, { transfer: [stale.buffer] });
    const error = thrownBy(() => tree.setAll(stale));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toContain('setAll: boxes is a view');
    expect(tree.size).toBe(1);
  });

  test('getters of an odd array may call the tree: nothing breaks', () => {
    const tree = new Quadtree(WORLD);
    const odd = withGetter([1, 1, 2, 2, 0, 0, 1, 1], () => {
      tree.setAll(randomBoxes(20_000, 60, 2));
    });
    tree.setAll(odd);
    expect(Array.from(tree.boxes)).toEqual([1, 1, 2, 2, 0, 0, 1, 1]);
    inspect(tree).validate();
    expect(() => tree.setAll(withGetter([1, 1, 2, 2], () => tree.dispose()))).toThrow();
  });
});

test('the nodes do not depend on how the tree was filled', () => {
  for (const placement of PLACEMENTS) {
    const boxes = randomBoxes(600, 60, 6);
    const bulk = new Quadtree({ ...WORLD, placement, capacity: 16 });
    bulk.setAll(boxes);
    const many = new Quadtree({ ...WORLD, placement, capacity: 16 });
    many.insertMany(boxes);
    const single = new Quadtree({ ...WORLD, placement, capacity: 16 });
    for (let i = boxes.length - 4; i >= 0; i -= 4) {
      const box = boxes.subarray(i, i + 4);
      const id = single.insert(0, 0, 64, 64);
      single.update(id, i % 60, 7, 0, 0);
      single.boxes.set(box, 4 * rowOf(id));
      single.sync();
    }
    expect(inspect(bulk).nodes().length).toBeGreaterThan(50 * NODE_STRIDE);
    expect(inspect(many).nodes().slice()).toEqual(inspect(bulk).nodes());
    expect(inspect(single).nodes().slice()).toEqual(inspect(bulk).nodes());
    expect(nodeRows(single)[0]?.total).toBe(600);
    expect(asBulk(liveBoxes(bulk))).toEqual(boxes);
  }
});

describe('boxes as four arrays', () => {
  const flat = [0, 1, 3, 5, 2, 2, 2, 8];
  const arrays = {
    x: [0, 2],
    y: new Float32Array([1, 2]),
    width: new Uint8Array([3, 0]),
    height: [4, 6],
  };

  test('are the same boxes', () => {
    const [one, other] = [new Quadtree(WORLD), new Quadtree(WORLD)];
    one.setAll(flat);
    other.setAll(arrays);
    expect(other.boxes.slice()).toEqual(one.boxes.slice());
    other.clear();
    expect(other.insertMany(arrays)).toHaveLength(2);
    expect(other.boxes.slice()).toEqual(one.boxes.slice());
    expect(Array.from(other.queryMany(arrays).rows)).toEqual(Array.from(one.queryMany(flat).rows));
    expect(Array.from(other.queryAnyMany(arrays))).toEqual([1, 1]);
  });

  test.each<[string, object, string]>([
    [
      'of different lengths',
      { ...arrays, width: [1] },
      'x, y, width and height of boxes must hold one number for each box, got 2, 2, 1, 2',
    ],
    [
      'with a negative size',
      { ...arrays, height: [1, -2] },
      'setAll: box 1: height must be zero or more, got -2',
    ],
    [
      'without one of them',
      { x: [0], y: [0], width: [1] },
      'setAll: boxes.height must be an array or typed array of numbers, got undefined',
    ],
    ['with a string', { ...arrays, x: [0, '1'] }, 'setAll: boxes.x[1] must be a number, got "1"'],
  ])('%s are refused', (_, given, sentence) => {
    const tree = new Quadtree(WORLD);
    tree.setAll(flat);
    expect(thrownBy(() => tree.setAll(given as never)).message).toContain(sentence);
    expect(Array.from(tree.boxes)).toEqual(flat);
  });
});

test('points that are given as pairs are refused with the form that is wanted', () => {
  const tree = new Quadtree(WORLD);
  for (const point of [[0, 0], { x: 0, y: 0 }]) {
    const got = Array.isArray(point) ? 'an Array' : 'an Object';
    expect(thrownBy(() => tree.queryPolygon([point, point, point] as never)).message).toBe(
      `queryPolygon: corners[0] must be a number (corners holds x, y of each, one after the other), got ${got}`,
    );
  }
});

test('maxPairs bounds the pairs that one call finds, and says so', () => {
  const tree = new Quadtree({ ...WORLD, maxPairs: 3 });
  tree.setAll([0, 0, 9, 9, 1, 1, 9, 9, 2, 2, 9, 9]);
  expect(tree.pairs()).toHaveLength(3);
  tree.insert(3, 3, 4, 4);
  for (const call of [
    () => tree.pairs(),
    () => tree.pairRows(),
    () => tree.forEachPair(() => true),
    () => tree.pairsBetween(tree),
  ]) {
    const error = thrownBy(call) as Error & { code?: string };
    expect(error.message).toContain('there are more pairs than maxPairs allows');
    expect(error.code).toBe('too-many-pairs');
  }
  // Pairs that filters keep apart do not count.
  tree.update(0, { mask: 0 });
  expect(tree.pairs()).toHaveLength(3);
  tree.update(0, { mask: 1 });
  expect(tree.options.maxPairs).toBe(3);
  tree.setOptions({ maxPairs: 6 });
  expect(tree.pairs()).toHaveLength(6);
  expect(thrownBy(() => tree.setOptions({ maxPairs: 0 })).message).toContain(
    'setOptions: maxPairs must be a whole number from 1 to 33554432, got 0',
  );
  tree.restore(tree.snapshot());
  expect(tree.options.maxPairs).toBe(6);
});
