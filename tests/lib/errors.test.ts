import { inspect, load, type ObjectId, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { randomBoxes, snapshot, thrownBy, WORLD } from './support.js';

beforeAll(() => load());

type Box = readonly [x: unknown, y: unknown, width: unknown, height: unknown];

/** The calls that take a corner and a size. */
const calls: Readonly<Record<string, (tree: Quadtree, id: ObjectId, box: Box) => unknown>> = {
  insert: (tree, _id, box) => tree.insert(...(box as [number, number, number, number])),
  update: (tree, id, box) => tree.update(id, ...(box as [number, number, number, number])),
  query: (tree, _id, box) => tree.query(...(box as [number, number, number, number])),
  queryRows: (tree, _id, box) => tree.queryRows(...(box as [number, number, number, number])),
  candidates: (tree, _id, box) => tree.candidates(...(box as [number, number, number, number])),
};

const always = (): boolean => true;

const big = 3e38;
const refused: readonly (readonly [Box, ErrorConstructor, string])[] = [
  [[Number.NaN, 0, 1, 1], RangeError, 'x must be a finite number, got NaN'],
  [[0, Number.NaN, 1, 1], RangeError, 'y must be a finite number, got NaN'],
  [[0, 0, Number.NaN, 1], RangeError, 'width must be a finite number, got NaN'],
  [[0, 0, 1, Number.NaN], RangeError, 'height must be a finite number, got NaN'],
  [[Infinity, 0, 1, 1], RangeError, 'x must be a finite number, got Infinity'],
  [[0, -Infinity, 1, 1], RangeError, 'y must be a finite number, got -Infinity'],
  [[0, 0, Infinity, 1], RangeError, 'width must be a finite number, got Infinity'],
  [[-Infinity, 0, Infinity, 1], RangeError, 'x must be a finite number, got -Infinity'],
  [[0, 0, -3, 1], RangeError, 'width must be zero or more, got -3'],
  [[0, 0, 1, -1e-50], RangeError, 'height must be zero or more, got -1e-50'],
  [[1e39, 0, 1, 1], RangeError, 'x must be in the range of 32-bit floats, got 1e+39'],
  [[0, -1e300, 1, 1], RangeError, 'y must be in the range of 32-bit floats, got -1e+300'],
  [[0, 0, 1e39, 1], RangeError, 'width must be in the range of 32-bit floats, got 1e+39'],
  [
    [big, 0, big, 1],
    RangeError,
    'x + width must be in the range of 32-bit floats, got 3e+38 + 3e+38',
  ],
  [
    [0, big, 1, big],
    RangeError,
    'y + height must be in the range of 32-bit floats, got 3e+38 + 3e+38',
  ],
  [['1', 0, 1, 1], TypeError, 'x must be a number, got "1"'],
  [[0, null, 1, 1], TypeError, 'y must be a number, got null'],
  [[0, 0, undefined, 1], TypeError, 'width must be a number, got undefined'],
  [[0, 0, 1, [1]], TypeError, 'height must be a number, got an Array'],
  [[0, 0, 1, 1n], TypeError, 'height must be a number, got 1n'],
  [[0, 0, 1, Symbol.iterator], TypeError, 'height must be a number, got a symbol'],
  [[{ x: 0 }, 0, 1, 1], TypeError, 'x must be a number, got an Object'],
  [[true, 0, 1, 1], TypeError, 'x must be a number, got true'],
  [['x'.repeat(99), 0, 1, 1], TypeError, `x must be a number, got "${'x'.repeat(40)}..."`],
];

function someTree(): { tree: Quadtree; id: ObjectId } {
  const tree = new Quadtree({ ...WORLD, capacity: 2 });
  tree.setAll(randomBoxes(10, 60, 15));
  return { tree, id: tree.idAt(3) };
}

describe('every wrong argument is refused with its sentence and changes nothing', () => {
  test.each(Object.keys(calls))('%s', (name) => {
    const { tree, id } = someTree();
    const before = snapshot(tree);
    for (const [box, type, sentence] of refused) {
      const error = thrownBy(() => calls[name]?.(tree, id, box));
      expect(error).toBeInstanceOf(type);
      expect(error.message).toBe(`${name}: ${sentence}`);
    }
    expect(snapshot(tree)).toEqual(before);
    inspect(tree).validate();
  });

  test('move', () => {
    const { tree, id } = someTree();
    const before = snapshot(tree);
    const bad: readonly (readonly [unknown, unknown, ErrorConstructor, string])[] = [
      [Number.NaN, 0, RangeError, 'move: x must be a finite number, got NaN'],
      [0, Infinity, RangeError, 'move: y must be a finite number, got Infinity'],
      [1e39, 0, RangeError, 'move: x must be in the range of 32-bit floats, got 1e+39'],
      ['0', 0, TypeError, 'move: x must be a number, got "0"'],
      [0, undefined, TypeError, 'move: y must be a number, got undefined'],
    ];
    for (const [x, y, type, sentence] of bad) {
      const error = thrownBy(() => tree.move(id, x as number, y as number));
      expect(error).toBeInstanceOf(type);
      expect(error.message).toBe(sentence);
    }
    const wide = tree.insert(-3e38, 0, 3e38, 1);
    const withWide = snapshot(tree);
    const error = thrownBy(() => tree.move(wide, 3e38, 0));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe('move: the box must be in the range of 32-bit floats, got 3e+38, 0');
    expect(snapshot(tree)).toEqual(withWide);
    tree.remove(wide);
    expect(snapshot(tree)).toMatchObject({ size: 10, pairs: (before as { pairs: unknown }).pairs });
  });

  test('the steps of candidates', () => {
    const { tree } = someTree();
    for (const steps of [-1, 0.5, Number.NaN, -Infinity]) {
      const error = thrownBy(() => tree.candidateRows(0, 0, 1, 1, { steps }));
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toBe(
        `candidateRows: steps must be a whole number, zero or more, got ${steps}`,
      );
    }
    for (const steps of ['2', null]) {
      const error = thrownBy(() => tree.candidateRows(0, 0, 1, 1, { steps: steps as never }));
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(
        `candidateRows: steps must be a number, got ${JSON.stringify(steps)}`,
      );
    }
    expect(tree.candidateRows(0, 0, 1, 1, { steps: undefined as never }).slice()).toEqual(
      tree.candidateRows(0, 0, 1, 1),
    );
  });

  const optionCalls: readonly (readonly [
    string,
    string,
    (tree: Quadtree, id: ObjectId, option: object) => unknown,
  ])[] = [
    ['insert', 'category', (tree, _id, option) => tree.insert(0, 0, 1, 1, option)],
    ['insertMany', 'mask', (tree, _id, option) => tree.insertMany([0, 0, 1, 1], option)],
    ['update', 'mask', (tree, id, option) => tree.update(id, option)],
    ['query', 'category', (tree, _id, option) => tree.query(0, 0, 1, 1, option)],
    ['queryMany', 'mask', (tree, _id, option) => tree.queryMany([0, 0, 1, 1], option)],
    ['forEachPair', 'b', (tree, _id, option) => tree.forEachPair(always, option)],
    ['nearest', 'maxDistance', (tree, _id, option) => tree.nearest(0, 0, option)],
    ['candidates', 'steps', (tree, _id, option) => tree.candidates(0, 0, 1, 1, option)],
  ];

  test.each(optionCalls)('%s, its option %s', (call, name, run) => {
    const { tree, id } = someTree();
    const before = snapshot(tree);
    const valueOf = vi.fn<() => number>(() => 1);
    const wrong: readonly (readonly [unknown, string])[] = [
      [1n, '1n'],
      [Symbol.iterator, 'a symbol'],
      [{ valueOf }, 'an Object'],
      ['1', '"1"'],
      [null, 'null'],
    ];
    for (const [value, got] of wrong) {
      const error = thrownBy(() => run(tree, id, { [name]: value }));
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(`${call}: ${name} must be a number, got ${got}`);
    }
    expect(valueOf).not.toHaveBeenCalled();
    expect(snapshot(tree)).toEqual(before);
  });

  test('rows', () => {
    const { tree } = someTree();
    const error = thrownBy(() => tree.idAt('1' as unknown as number));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe('idAt: row must be a number, got "1"');
  });
});

test('the largest and the smallest box of 32-bit floats are accepted', () => {
  const max = 3.4028234663852886e38;
  const tree = new Quadtree(WORLD);
  tree.insert(-max, -max, max, max);
  tree.insert(0, 0, max, max);
  tree.insert(-1e-45, -1e-45, 1e-45, 1e-45);
  tree.insert(-0, -0, -0, 0);
  inspect(tree).validate();
  expect(tree.queryRows(-max, -max, 3e38, 3e38)).toHaveLength(1);
  expect(tree.size).toBe(4);
});

// Each is refused by the core's own limits, not by the memory.
describe('calls that exceed a limit', () => {
  test('too many pairs: refused, and the tree is as before', { tags: ['thorough'] }, () => {
    const tree = new Quadtree({ ...WORLD, maxDepth: 0 });
    const count = 8300; // n(n - 1)/2 is more than 2^25
    const boxes = new Float32Array(4 * count);
    for (let i = 0; i < boxes.length; i += 4) boxes.set([1, 1, 2, 2], i);
    tree.setAll(boxes);
    const error = thrownBy(() => tree.pairRows());
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(
      'pairRows: there are more pairs than maxPairs allows; setOptions({ maxPairs }) raises it, up to 33,554,432',
    );
    inspect(tree).validate();
    expect(tree.queryRows(1, 1, 1, 1)).toHaveLength(count);
    tree.boxes.fill(50, 0, 4 * (count - 2));
    tree.sync();
    expect(tree.pairRows()).toHaveLength(2);
    tree.dispose();
  });

  // Counting the rows of all queries would wrap around in 32 bits.
  test('too many results: refused, and the tree goes on', { tags: ['thorough'] }, () => {
    const tree = new Quadtree({ ...WORLD, maxDepth: 0 });
    const count = 100_000;
    const boxes = new Float32Array(4 * count);
    for (let i = 0; i < boxes.length; i += 4) boxes.set([1, 1, 2, 2], i);
    tree.setAll(boxes);
    const error = thrownBy(() => tree.queryMany(boxes));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe('queryMany: more than 268,435,456 queries or results in one call');
    expect(tree.queryRows(1, 1, 1, 1)).toHaveLength(count);
    tree.dispose();
  });

  test('huge objects in a deep leaf tree: refused, and the tree is as before', () => {
    const tree = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 1, maxDepth: 12 });
    const id = tree.insert(0, 0, 1, 1);
    tree.insert(0, 0, 64, 64);
    const before = snapshot(tree);
    const world = [0, 0, 64, 64];
    const explosive: Readonly<Record<string, () => unknown>> = {
      insert: () => tree.insert(0, 0, 64, 64),
      insertMany: () => tree.insertMany([1, 1, 2, 2, ...world, ...world]),
      setAll: () => tree.setAll([...world, ...world, ...world]),
    };
    for (const [name, call] of Object.entries(explosive)) {
      const error = thrownBy(call);
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toContain(`${name}: the tree would need too many nodes or references`);
      expect([name, snapshot(tree)]).toEqual([name, before]);
      inspect(tree).validate();
    }
    tree.insert(3, 3, 1, 1);
    const three = snapshot(tree);
    expect(thrownBy(() => tree.update(id, 0, 0, 64, 64)).message).toContain(
      'update: the tree would',
    );
    expect(snapshot(tree)).toEqual(three);
    tree.boxes.set(world, 0);
    expect(thrownBy(() => tree.sync()).message).toContain('sync: the tree would need too many');
    tree.boxes.set([0, 0, 1, 1], 0);
    expect(snapshot(tree)).toEqual(three);
    inspect(tree).validate();
    tree.dispose();
  });
});
