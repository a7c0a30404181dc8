/** The development build: its views are typed arrays to those who use them in time, and throw at others. */
import { load, Quadtree, rowOf, type View } from 'quadrille/checked';
import { Quadtree as Unchecked } from 'quadrille/inline';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inOrder } from './brute-force.js';
import { regionNames, rowsName } from './region-cases.js';
import { randomBoxes, thrownBy, WORLD } from './support.js';
import { usesOf } from './uses.js';

beforeAll(() => load());

type AnyView = View<Float32Array | Int32Array | Uint32Array>;

/** Members that leave views valid. */
const HARMLESS = new Set([
  'boxOf',
  'boxes',
  'data',
  'get',
  'has',
  'idAt',
  'options',
  'rows',
  'size',
]);

const VIEWS = ['boxes', 'filters', 'pairRows', 'pairsBetweenRows', 'queryAnyMany']
  .concat(regionNames.map(rowsName))
  .concat(['raycastAllRows', 'raycastMany', 'sweepAllRows', 'sweepMany', 'nearestRows']);

const LISTS = [...regionNames.map((name) => `${name}Many`), 'raycastAllMany', 'nearestMany'];

/** Two squares that overlap, in rows 0 and 1. */
function someTree(): Quadtree {
  const tree = new Quadtree(WORLD);
  tree.insertMany([0, 0, 4, 4, 1, 1, 3, 3]);
  return tree;
}

function isStale(view: AnyView): boolean {
  try {
    return view.length < 0;
  } catch {
    return true;
  }
}

describe('which calls make views stale', () => {
  test.each(Object.keys(usesOf(undefined as never, undefined as never)))('%s', (name) => {
    const tree = someTree();
    const view = tree.pairRows();
    const use = usesOf(tree, tree.idAt(0))[name]!;
    try {
      use();
    } catch {
      // Calls that are refused count too.
    }
    expect(isStale(view)).toBe(!HARMLESS.has(name));
  });

  test('dispose, and a call on another tree', () => {
    const [tree, other] = [someTree(), someTree()];
    const view = tree.pairRows();
    void tree.disposed;
    expect(isStale(view)).toBe(false);
    other.dispose();
    expect(isStale(view)).toBe(true);
  });

  test('a new tree', () => {
    const view = someTree().pairRows();
    void new Quadtree(WORLD);
    expect(thrownBy(() => view[0]).message).toContain('became stale when a tree was made;');
  });

  test('the end of the callback that got the view', () => {
    const tree = someTree();
    let view: AnyView | undefined;
    tree.forEachPair(() => {
      view = tree.queryRows(0, 0, 9, 9);
      expect(view).toHaveLength(2);
    });
    expect(thrownBy(() => view![0]).message).toContain(
      'became stale when the callback of forEachPair returned;',
    );
  });

  test('growth of the memory, whatever causes it', () => {
    const view = someTree().boxes;
    const other = new Unchecked(WORLD);
    while (!isStale(view)) other.insertMany(randomBoxes(100_000, 60, 0.01));
    expect(thrownBy(() => view[0]).message).toBe(
      'boxes: this view became stale when the memory grew; keep a copy, by slice(), or read boxes again',
    );
    other.dispose();
  });
});

/** What a view of `name` says after `clear`. */
function sentence(name: string): RegExp {
  return new RegExp(
    `^${name}: this view became stale when clear was called; keep a copy, by slice\\(\\)`,
  );
}

describe('which results are checked', () => {
  test.each(VIEWS)('the view that %s returns', (name) => {
    const tree = someTree();
    const view = usesOf(tree, tree.idAt(0))[name]!() as AnyView;
    expect(isStale(view)).toBe(false);
    tree.clear();
    expect(thrownBy(() => view[0]).message).toMatch(sentence(name));
  });

  test.each(LISTS)('the lists that %s returns', (name) => {
    const tree = someTree();
    const lists = usesOf(tree, tree.idAt(0))[name]!() as Record<string, AnyView>;
    expect(Object.keys(lists)).toHaveLength(2);
    expect(Object.values(lists).some(isStale)).toBe(false);
    tree.clear();
    for (const view of Object.values(lists)) {
      expect(thrownBy(() => view.length).message).toMatch(sentence(name));
    }
  });

  test('no others', () => {
    const tree = someTree();
    for (const [name, use] of Object.entries(usesOf(tree, tree.idAt(0)))) {
      if (VIEWS.includes(name) || LISTS.includes(name) || name === 'remove') continue;
      let result: unknown;
      try {
        result = use();
      } catch {
        continue;
      }
      const memory = tree.boxes.buffer;
      const values = [result, ...Object.values(Object(result))];
      const views = values.filter((value) => value instanceof Object && 'buffer' in value);
      expect(
        views.some((view) => Reflect.get(view, 'buffer') === memory),
        `${name} returns a view: add it to VIEWS or LISTS above`,
      ).toBe(false);
    }
  });

  test.each([
    ['pairRows', 'keep a copy, by slice(), or call pairRows again'],
    ['filters', 'keep a copy, by slice(), or read filters again'],
  ])('the sentence for %s says what to do', (name, cure) => {
    const tree = someTree();
    const view = usesOf(tree, tree.idAt(0))[name]!() as AnyView;
    tree.sync();
    expect(thrownBy(() => view.length).message).toBe(
      `${name}: this view became stale when sync was called; ${cure}`,
    );
  });
});

describe('a view in time', () => {
  const numbers = [0, 0, 4, 4, 1, 1, 3, 3];

  test('is read as the typed array is', () => {
    const { boxes } = someTree();
    expect(boxes).toBeInstanceOf(Float32Array);
    expect(Object.prototype.toString.call(boxes)).toBe('[object Float32Array]');
    expect(boxes.constructor).toBe(Float32Array);
    expect([boxes.length, boxes.byteLength, boxes.BYTES_PER_ELEMENT]).toEqual([8, 32, 4]);
    expect([boxes[2], boxes.at(-1), boxes[8]]).toEqual([4, 3, undefined]);
    expect([7 in boxes, 8 in boxes]).toEqual([true, false]);
    expect(Object.keys(boxes)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    const [minX, , maxX] = boxes;
    expect([minX, maxX]).toEqual([0, 4]);
    expect([...boxes]).toEqual(numbers);
    expect(Array.from(boxes)).toEqual(numbers);
    expect([...boxes.entries()].map(([i, value]) => value - i)).toEqual(
      numbers.map((value, i) => value - i),
    );
    expect([...boxes.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(boxes.slice(2, 5)).toEqual(Float32Array.of(4, 4, 1));
    expect(boxes.map((value) => 2 * value)).toEqual(new Float32Array(numbers.map((n) => 2 * n)));
    expect(boxes.filter((value) => value > 1)).toEqual(Float32Array.of(4, 4, 3, 3));
    expect(boxes.reduce((sum, value) => sum + value)).toBe(16);
    expect([boxes.indexOf(3), boxes.includes(9), boxes.join()]).toEqual([
      6,
      false,
      '0,0,4,4,1,1,3,3',
    ]);
    expect(new Float32Array(boxes)).toEqual(new Float32Array(numbers));
    const copy = new Float32Array(9);
    copy.set(boxes, 1);
    expect(Array.from(copy)).toEqual([0, ...numbers]);
  });

  test('is written to as the typed array is', () => {
    const tree = someTree();
    const { boxes } = tree;
    boxes[0] = 2;
    boxes.set([5, 6], 2);
    expect(boxes.fill(7, 6)).toBe(boxes);
    boxes.subarray(4).set(boxes.subarray(0, 2));
    expect([...boxes]).toEqual([2, 0, 5, 6, 2, 0, 7, 7]);
    tree.sync();
    expect([...tree.queryRows(6.5, 6.5, 0.1, 0.1)]).toEqual([1]);
  });

  test('may be an argument, also of the call that makes it stale', () => {
    const [tree, other] = [someTree(), someTree()];
    other.setAll(tree.boxes);
    expect([...other.boxes]).toEqual(numbers);
    expect(other.queryMany(other.boxes).rows).toHaveLength(4);
    const rows = new Uint32Array(2);
    rows.set(tree.queryRows(0, 0, 9, 9));
    expect(inOrder(rows)).toEqual([0, 1]);
  });

  test('is what the loop over its rows reads', () => {
    const tree = someTree();
    const rows: number[] = [];
    for (const row of tree.queryRows(0, 0, 9, 9)) {
      expect([tree.has(row), tree.data(row)]).toEqual([true, undefined]);
      rows.push(tree.boxes[4 * row]!);
    }
    expect(inOrder(rows)).toEqual([0, 1]);
  });
});

describe('a stale view throws', () => {
  const message = /^queryRows: this view became stale when remove was called; /;

  test('at the next element of the loop that made it stale', () => {
    const tree = someTree();
    const removeAll = (): void => {
      for (const row of tree.queryRows(0, 0, 9, 9)) tree.remove(row);
    };
    expect(thrownBy(removeAll).message).toMatch(message);
    expect(tree.size).toBe(1);
  });

  test('before the next call of a callback', () => {
    const tree = someTree();
    const rows = tree.queryRows(0, 0, 9, 9);
    const error = thrownBy(() => rows.forEach((row) => tree.remove(row)));
    expect(error.message).toMatch(message);
    expect(tree.size).toBe(1);
  });

  test.each<[string, (boxes: Float32Array, part: Float32Array) => unknown]>([
    ['an element', (boxes) => boxes[0]],
    ['the length', (boxes) => boxes.length],
    ['a write', (boxes) => (boxes[0] = 1)],
    ['a method', (boxes) => boxes.slice()],
    ['a loop', (boxes) => [...boxes]],
    ['destructuring', ([first]) => first],
    ['a test for an index', (boxes) => 0 in boxes],
    ['its keys', (boxes) => Object.keys(boxes)],
    ['a part', (_, part) => part[0]],
    ['an argument of a tree', (boxes) => new Quadtree(WORLD).setAll(boxes)],
    ['an argument of another array', (boxes) => new Float32Array(8).set(boxes)],
  ])('%s', (_name, use) => {
    const tree = someTree();
    const { boxes } = tree;
    const part = boxes.subarray(4);
    tree.move(tree.idAt(0), 1, 1);
    expect(thrownBy(() => use(boxes, part)).message).toBe(
      'boxes: this view became stale when move was called; keep a copy, by slice(), or read boxes again',
    );
  });
});

/** What the library warns of while `use` runs. */
function warnings(use: () => void): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    use();
    return warn.mock.calls.map(([message]) => String(message));
  } finally {
    warn.mockRestore();
  }
}

describe('a row that outlives its object', () => {
  test('is warned of, once, when a later call takes it', () => {
    const tree = someTree();
    const [row] = tree.queryRows(0.5, 0.5, 0.1, 0.1);
    expect(row).toBe(0);
    tree.remove(tree.idAt(0));
    tree.insert(5, 5, 1, 1);
    expect(warnings(() => [tree.boxOf(row!), tree.move(row!, 6, 6)])).toEqual([
      "boxOf: row 0 was found before its object was removed; it is empty or another's now. Keep ids: idAt(row) gives one",
    ]);
  });

  test.each<[string, (tree: Quadtree) => void]>([
    ['a row that is found again', (tree) => tree.queryRows(0, 0, 9, 9)],
    ['a row that a callback gets', (tree) => tree.forEachPair((a) => tree.data(a))],
  ])('is not %s', (_, find) => {
    const tree = someTree();
    find(tree);
    tree.remove(0);
    tree.insert(0, 0, 4, 4);
    find(tree);
    expect(warnings(() => tree.move(0, 1, 1))).toEqual([]);
  });

  test('is not one that a restored tree has again', () => {
    const tree = someTree();
    const [row] = tree.queryRows(0.5, 0.5, 0.1, 0.1);
    const before = tree.snapshot();
    tree.remove(tree.idAt(0));
    tree.restore(before);
    expect(warnings(() => tree.boxOf(row!))).toEqual([]);
  });

  test('is not the row of a new object', () => {
    const tree = someTree();
    tree.remove(0);
    const id = tree.insert(0, 0, 4, 4);
    expect(warnings(() => [tree.move(rowOf(id), 1, 1), tree.data(id)])).toEqual([]);
  });
});

test('a copy lasts', () => {
  const tree = someTree();
  const [copy, bytes] = [tree.pairRows().slice(), tree.snapshot()];
  tree.clear();
  expect([...copy]).toEqual([0, 1]);
  expect(bytes.length).toBeGreaterThan(0);
});

test('trees of subclasses are checked too, however they were made', async () => {
  class Level extends Quadtree<string> {
    readonly isLevel = true;
  }
  const level = await Level.create(WORLD);
  level.insert(0, 0, 1, 1, { data: 'hero' });
  const copy = await Level.from(level.snapshot());
  for (const tree of [level, copy]) {
    expect(tree.isLevel).toBe(true);
    const { boxes } = tree;
    tree.sync();
    expect(isStale(boxes)).toBe(true);
  }
});
