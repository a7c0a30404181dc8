import { inspect, load, type ObjectId, Quadtree, type QuadtreeOptions } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { allPairs, hits, rect } from './brute-force.js';
import {
  liveBoxes,
  nodeRows,
  PLACEMENTS,
  pairList,
  snapshot,
  sorted,
  thrownBy,
  WORLD,
} from './support.js';

beforeAll(() => load());

test('defaults are those that the documentation states', () => {
  const { capacity, maxDepth, placement, looseness, touching, outside, bounds } = new Quadtree({
    bounds: { x: -10, y: 5, width: 20, height: 30 },
  }).options;
  expect({ capacity, maxDepth, placement, looseness, touching, outside, bounds }).toEqual({
    capacity: 32,
    maxDepth: 8,
    placement: 'cover',
    looseness: 2,
    touching: false,
    outside: 'keep',
    bounds: { x: -10, y: 5, width: 20, height: 30 },
  });
});

test('every option is kept', () => {
  const options: QuadtreeOptions = {
    bounds: { x: 0, y: 0, width: 8, height: 8 },
    capacity: 3,
    maxDepth: 5,
    placement: 'loose',
    looseness: 1.5,
    touching: true,
    outside: 'grow',
  };
  expect(new Quadtree(options).options).toMatchObject(options);
});

test('undefined means the default', () => {
  const options = { bounds: WORLD.bounds, capacity: undefined, outside: undefined };
  expect(new Quadtree(options as unknown as QuadtreeOptions).options.capacity).toBe(32);
});

test('options are read once: later changes to the object do not matter', () => {
  const bounds = { x: 0, y: 0, width: 8, height: 8 };
  const tree = new Quadtree({ bounds, maxDepth: 3 });
  bounds.width = 1000;
  expect(tree.options.bounds.width).toBe(8);
});

describe('options that are refused', () => {
  const B = WORLD.bounds;
  const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
  const bad: readonly (readonly [string, unknown, ErrorConstructor, string])[] = [
    [
      'nothing',
      undefined,
      TypeError,
      'options must be an object such as { bounds }, got undefined',
    ],
    ['null', null, TypeError, 'options must be an object such as { bounds }, got null'],
    ['a number', 5, TypeError, 'options must be an object such as { bounds }, got 5'],
    [
      'no bounds',
      {},
      TypeError,
      'bounds must be an object with x, y, width and height, got undefined',
    ],
    [
      'null bounds',
      { bounds: null },
      TypeError,
      'bounds must be an object with x, y, width and height',
    ],
    ['empty bounds', { bounds: {} }, TypeError, 'bounds.x must be a number, got undefined'],
    [
      'x NaN',
      { bounds: { ...B, x: nan } },
      RangeError,
      'bounds.x must be a finite number, got NaN',
    ],
    ['y infinite', { bounds: { ...B, y: inf } }, RangeError, 'bounds.y must be a finite number'],
    [
      'width infinite',
      { bounds: { ...B, width: inf } },
      RangeError,
      'bounds.width must be a finite',
    ],
    ['x a string', { bounds: { ...B, x: '0' } }, TypeError, 'bounds.x must be a number, got "0"'],
    [
      'width 0',
      { bounds: { ...B, width: 0 } },
      RangeError,
      'bounds.width must be more than zero, got 0',
    ],
    [
      'height -1',
      { bounds: { ...B, height: -1 } },
      RangeError,
      'bounds.height must be more than zero, got -1',
    ],
    [
      'x 1e39',
      { bounds: { ...B, x: 1e39 } },
      RangeError,
      'bounds.x must be in the range of 32-bit',
    ],
    [
      'x + width too large',
      { bounds: { ...B, x: 3e38, width: 3e38 } },
      RangeError,
      'bounds.x + bounds.width must be in the range of 32-bit floats, got 3e+38 + 3e+38',
    ],
    [
      'width lost in rounding',
      { bounds: { ...B, x: 1e9, width: 1 } },
      RangeError,
      'bounds.width must be more than zero, got 1 (from 1000000000 on, 32-bit floats cannot tell',
    ],
    [
      'capacity 0',
      { bounds: B, capacity: 0 },
      RangeError,
      'capacity must be a whole number from 1 to 16777215, got 0',
    ],
    ['capacity -1', { bounds: B, capacity: -1 }, RangeError, 'capacity must be a whole number'],
    ['capacity 2.5', { bounds: B, capacity: 2.5 }, RangeError, 'capacity must be a whole number'],
    ['capacity 2^24', { bounds: B, capacity: 2 ** 24 }, RangeError, 'got 16777216'],
    ['capacity NaN', { bounds: B, capacity: nan }, RangeError, 'got NaN'],
    ['capacity "4"', { bounds: B, capacity: '4' }, TypeError, 'capacity must be a whole number'],
    ['capacity null', { bounds: B, capacity: null }, TypeError, 'got null'],
    [
      'maxDepth 99',
      { bounds: B, maxDepth: 99 },
      RangeError,
      'maxDepth must be a whole number from 0 to 16, got 99',
    ],
    ['maxDepth -1', { bounds: B, maxDepth: -1 }, RangeError, 'got -1'],
    ['maxDepth 1.5', { bounds: B, maxDepth: 1.5 }, RangeError, 'got 1.5'],
    [
      'placement "tree"',
      { bounds: B, placement: 'tree' },
      RangeError,
      `placement must be one of 'parent', 'leaf', 'loose', 'cover', got "tree"`,
    ],
    [
      'a misspelt option',
      { bounds: B, loosness: 2 },
      TypeError,
      'there is no option loosness; there are bounds, capacity, maxDepth',
    ],
    ['placement 1', { bounds: B, placement: 1 }, TypeError, 'placement must be one of'],
    [
      'looseness 0.5',
      { bounds: B, looseness: 0.5 },
      RangeError,
      'looseness must be from 1 to 8, got 0.5',
    ],
    [
      'looseness 9',
      { bounds: B, looseness: 9 },
      RangeError,
      'looseness must be from 1 to 8, got 9',
    ],
    [
      'looseness NaN',
      { bounds: B, looseness: nan },
      RangeError,
      'looseness must be a finite number',
    ],
    ['looseness "2"', { bounds: B, looseness: '2' }, TypeError, 'looseness must be a number'],
    ['touching 1', { bounds: B, touching: 1 }, TypeError, 'touching must be true or false, got 1'],
    [
      'outside "throw"',
      { bounds: B, outside: 'throw' },
      RangeError,
      `outside must be one of 'keep', 'reject', 'grow'`,
    ],
    ['outside true', { bounds: B, outside: true }, TypeError, 'outside must be one of'],
  ];

  test.each(bad)('%s', async (_name, options, type, sentence) => {
    const error = thrownBy(() => new Quadtree(options as QuadtreeOptions));
    expect(error).toBeInstanceOf(type);
    expect(error.message).toMatch(/^Quadtree: /);
    expect(error.message).toContain(sentence);
    await expect(Quadtree.create(options as QuadtreeOptions)).rejects.toThrow(error.message);
  });

  test('the extremes of every range are accepted', () => {
    for (const options of [
      { capacity: 1, maxDepth: 0, looseness: 1 },
      { capacity: 16_777_215, maxDepth: 16, looseness: 8 },
      { capacity: 1, maxDepth: 16, placement: 'loose', looseness: 1 },
    ] as const) {
      const tree = new Quadtree({ bounds: WORLD.bounds, ...options });
      tree.insertMany([0, 0, 1, 1, 0.5, 0.5, 2, 2]);
      expect(pairList(tree)).toEqual(['0,1']);
      inspect(tree).validate();
    }
  });
});

describe.each(PLACEMENTS)('worlds of odd sizes, %s', (placement) => {
  const worlds = {
    'nearly all floats': { x: -3e38, y: -3e38, width: 3.3e38, height: 3.3e38 },
    tiny: { x: 1e-30, y: -1e-30, width: 2e-30, height: 2e-30 },
    subnormal: { x: 0, y: 0, width: 1e-44, height: 1e-44 },
    flat: { x: 0, y: 0, width: 1e6, height: 1e-6 },
    'far away': { x: 1e7, y: -1e7, width: 5, height: 9 },
    thirds: { x: -1 / 3, y: 1 / 3, width: 1, height: 10 / 3 },
  };
  test.each(Object.entries(worlds))('%s', (_name, bounds) => {
    const tree = new Quadtree({ bounds, placement, capacity: 1, maxDepth: 16 });
    const { x, y, width, height } = bounds;
    for (let i = 0; i <= 8; i++) {
      for (let j = 0; j <= 8; j++) {
        tree.insert(x + (width * i) / 8, y + (height * j) / 8, (width / 16) * (i % 3), height / 16);
      }
    }
    inspect(tree).validate();
    const scene = liveBoxes(tree);
    expect(pairList(tree)).toEqual(allPairs(scene, false));
    const probe = [x + width / 4, y + height / 4, width / 3, height / 3] as const;
    expect(sorted(tree.queryRows(...probe))).toEqual(hits(scene, rect(...probe), false));
  });
});

/** The next 32-bit float below. */
function below(x: number): number {
  const float = Float32Array.of(x);
  const bits = new Int32Array(float.buffer);
  if (x === 0) return -1e-45;
  bits[0] = (bits[0] as number) + (x > 0 ? -1 : 1);
  return float[0] as number;
}

test('a point belongs to the leaf whose lines nodes() lists, bit for bit', () => {
  const worlds = [
    { x: -1 / 3, y: 1 / 3, width: 1, height: 10 / 3 },
    { x: 0.1, y: -0.7, width: 0.3, height: 1.1 },
    { x: 1e6, y: -3e5, width: 777.7, height: 123.4 },
    { x: -100 / 7, y: 0, width: 1000 / 7, height: 100 / 3 },
  ];
  for (const bounds of worlds) {
    const tree = new Quadtree({ bounds, placement: 'leaf', capacity: 1, maxDepth: 7 });
    for (let i = 0; i < 3; i++) tree.insert(bounds.x, bounds.y, bounds.width, bounds.height);
    const lines = nodeRows(tree).filter((node) => node.firstChild === 0);
    tree.clear();
    const middle = bounds.y + bounds.height / 2;
    const xs = new Set(lines.flatMap(({ minX, maxX }) => [minX, maxX]));
    expect(xs.size).toBe(2 ** inspect(tree).stats().maxDepth + 1);
    const points = [...xs].flatMap((x) => [x, below(x)]);
    tree.setAll(points.flatMap((x) => [x, middle, x, middle]));
    const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
    const held = nodeRows(tree).filter((node) => node.firstChild === 0 && node.total > 0);
    expect(held.length).toBeGreaterThan(xs.size / 2);
    for (const leaf of held) {
      const owned = points.filter(
        (x) => (leaf.minX === minX || x >= leaf.minX) && (leaf.maxX === maxX || x < leaf.maxX),
      );
      expect([leaf.minX, leaf.total]).toEqual([leaf.minX, owned.length]);
    }
  }
});

describe('outside the world', () => {
  test('keep: kept and listed', () => {
    const tree = new Quadtree(WORLD);
    const far = tree.insert(1000, 1000, 1, 1);
    tree.insert(64, 64, 1, 1);
    tree.insert(1, 1, 1, 1);
    expect(sorted(inspect(tree).outsiders())).toEqual([0]);
    tree.move(far, 10, 10);
    expect(sorted(inspect(tree).outsiders())).toEqual([]);
    expect(tree.options.bounds).toEqual(WORLD.bounds);
  });

  test('reject: every call that adds or moves is refused and changes nothing', () => {
    const tree = new Quadtree({ ...WORLD, outside: 'reject' });
    const id = tree.insert(1, 1, 1, 1);
    tree.insert(64, 64, 9, 9); // shares the corner
    tree.insert(-9, -9, 900, 900);
    const before = snapshot(tree);
    const refused: readonly (readonly [string, () => unknown, string])[] = [
      ['insert', () => tree.insert(64.5, 0, 1, 1), 'got 64.5, 0, 1, 1'],
      [
        'insertMany',
        () => tree.insertMany([0, 0, 1, 1, -5, 0, -1, 1]),
        'insertMany: box 1 must share',
      ],
      ['update', () => tree.update(id, -2, 0, 1, 1), 'got -2, 0, 1, 1'],
      ['move', () => tree.move(id, 0, -3), 'got 0, -3'],
      [
        'setAll',
        () => tree.setAll([99, 99, 100, 100]),
        'setAll: box 0 must share a point with the world',
      ],
    ];
    for (const [name, call, sentence] of refused) {
      const error = thrownBy(call);
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toMatch(new RegExp(`^${name}: .*because outside is 'reject'`));
      expect(error.message).toContain(sentence);
      expect(snapshot(tree)).toEqual(before);
    }
    inspect(tree).validate();
  });

  test('grow: the world doubles until it holds the box, and all objects keep their boxes', () => {
    for (const placement of PLACEMENTS) {
      const tree = new Quadtree({ ...WORLD, placement, outside: 'grow', capacity: 1 });
      tree.insert(1, 1, 1, 1);
      tree.insert(60, 60, 10, 1); // sticks out
      expect(tree.options.bounds).toEqual({ x: 0, y: 0, width: 128, height: 128 });
      tree.insert(-1, 200, 1, 1);
      expect(tree.options.bounds).toEqual({ x: -128, y: 0, width: 256, height: 256 });
      expect(sorted(inspect(tree).outsiders())).toEqual([]);
      inspect(tree).validate();
      expect(sorted(tree.queryRows(-128, 0, 256, 256))).toEqual([0, 1, 2]);
      tree.boxes.set([500, 500, 501, 501], 0);
      tree.sync();
      expect(tree.options.bounds.width).toBeGreaterThanOrEqual(512);
      tree.clear();
      expect(tree.options.bounds.width).toBeGreaterThanOrEqual(512); // a grown world is kept
    }
  });

  test('grow: up to the end of the range of floats, by any call', () => {
    const far = 3.4e38;
    const asking: readonly ((tree: Quadtree, id: ObjectId) => unknown)[] = [
      (tree) => tree.insert(far, 0, 0, 0),
      (tree, id) => tree.update(id, far, 0, 0, 0),
      (tree, id) => tree.move(id, 0, far),
      (tree) => tree.insertMany([0, 0, 1, 1, 500, 500, 501, 501, far, 0, far, 1]),
      (tree) => tree.setAll([0, 0, 1, 1, 500, 500, 501, 501, far, 0, far, 1]),
      (tree) => (tree.boxes.set([far, 0, far, 1], 0), tree.sync()),
      (tree, id) => (
        tree.update(id, far, 0, 0, 0),
        tree.setOptions({ bounds: { x: 0, y: 0, width: 1, height: 1 } })
      ),
    ];
    for (const call of asking) {
      const tree = new Quadtree({ ...WORLD, outside: 'grow', touching: true });
      call(tree, tree.insert(1, 1, 1, 1));
      expect(Math.max(tree.options.bounds.width, tree.options.bounds.height)).toBeGreaterThan(far);
      expect(inspect(tree).outsiders()).toHaveLength(0);
      expect(sorted(tree.queryRows(0, 0, far, far))).toHaveLength(tree.size);
      inspect(tree).validate();
    }
  });
});
