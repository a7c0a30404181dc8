/** docs/troubles.md quotes errors as the library makes them. */
import { readFileSync } from 'node:fs';
import { type CodedError, load, Quadtree } from 'quadrille';
import { Quadtree as CheckedQuadtree } from 'quadrille/checked';
import { box, circle, polygon, Quadtree as QuadtreeOfWorld, World } from 'quadrille/world';
import { expect, test } from 'vitest';

const bounds = { x: 0, y: 0, width: 100, height: 100 };
const concave = [0, 0, 10, 0, 2, 2, 0, 10];

/** Calls that fail; with each, what the page quotes of its sentence. */
const failing: Readonly<Record<string, () => unknown>> = {
  'a method must be called on a': async () => {
    const query = Reflect.get(await treeOfTwo(), 'query') as (this: void) => unknown;
    query();
  },
  'cannot be called in a callback of on() or forEachPair()': async () => {
    const world = await worldOfOnePair();
    world.forEachPair(() => world.step());
  },
  'corners must be convex': () => polygon(concave),
  'except must belong to': async () => {
    const { tree, id } = await treeWithout();
    tree.query(0, 0, 1, 1, { except: id });
  },
  'filter must return true or false at once': async () => {
    const tree = await treeOfTwo();
    tree.raycast(0, 15, 50, 0, { filter: (async () => true) as unknown as () => boolean });
  },
  'got a Proxy of': async () => new Proxy(await treeOfTwo(), {}).query(0, 0, 1, 1),
  'id must belong to': async () => {
    const { tree, id } = await treeWithout();
    tree.move(id, 1, 1);
  },
  'more pairs than maxPairs allows': async () => {
    const tree = await Quadtree.create({ bounds, maxPairs: 1 });
    for (let i = 0; i < 3; i++) tree.insert(0, 0, 5, 5);
    tree.pairs();
  },
  'must be a finite number': async () => (await treeOfTwo()).insert(Number.NaN, 0, 1, 1),
  'must be a finite x, y and angle and a scale of more than zero': async () => {
    const world = await worldOfOnePair();
    world.transforms[0] = Number.NaN;
    world.step();
  },
  'must be finite in 32 bits with minX <= maxX and minY <= maxY': async () => {
    const tree = await treeOfTwo();
    tree.boxes[0] = 99;
    tree.sync();
  },
  'must be a number, got': async () =>
    (await treeOfTwo()).insert({ x: 1 } as unknown as number, 0, 1, 1),
  'must be a whole number from': () => Quadtree.create({ bounds, capacity: 0 }),
  'must be an object such as': () => Quadtree.create(800 as never),
  'must be an object with x, y, width and height': () => Quadtree.create({} as never),
  'must be more than zero': () => Quadtree.create({ bounds: { ...bounds, width: 0 } }),
  'must be of at most': async () => (await treeOfTwo()).moveMany([0, 0, 1, 1, 2, 2]),
  'must be zero or more': async () => (await treeOfTwo()).insert(0, 0, -1, 1),
  'must have convex corners': async () => (await treeOfTwo()).queryPolygon(concave),
  'must hold a body': async () => (await worldOfOnePair()).idAt(9),
  'must hold an object': async () => (await treeOfTwo()).idAt(9),
  'must share a point with the world': async () => {
    const tree = await Quadtree.create({ bounds, outside: 'reject' });
    tree.insert(200, 0, 1, 1);
  },
  'one of another WebAssembly module': async () => {
    const other = await QuadtreeOfWorld.create({ bounds });
    (await treeOfTwo()).pairsBetween(other);
  },
  'the tree would need too many nodes or references': async () => {
    const tree = await Quadtree.create({ bounds, placement: 'leaf', capacity: 1, maxDepth: 16 });
    for (let i = 0; i < 2; i++) tree.insert(0, 0, 100, 100);
  },
  'there is no option': () => Quadtree.create({ bounds, capcity: 3 } as { bounds: typeof bounds }),
  'these bytes are no snapshot': () => Quadtree.from(new Uint8Array(8)),
  'this view became stale when': async () => {
    const tree = await CheckedQuadtree.create({ bounds });
    const rows = tree.queryRows(0, 0, 1, 1);
    tree.insert(0, 0, 1, 1);
    return rows.length;
  },
  'was disposed': async () => {
    const tree = await treeOfTwo();
    tree.dispose();
    tree.insert(0, 0, 1, 1);
  },
};

/** What other tests provoke: of loading, and of memory that ends. */
const elsewhere: readonly string[] = [
  'lacks WebAssembly SIMD',
  'out of memory',
  'the binary is not the',
  'the module is not loaded',
];

const page = readFileSync('docs/troubles.md', 'utf8');
const [, table = ''] = /\| the sentence says \| code .*\n\| --- .*\n((?:\|.*\n)+)/.exec(page) ?? [];
const quoted = Array.from(table.matchAll(/^\| (.*?) \| `([a-z-]+)`[^|]* \|/gm)).flatMap(
  ([, sentences = '', code]) =>
    Array.from(sentences.matchAll(/`([^`]+)`/g), ([, sentence]) => [sentence!, code!] as const),
);

test('the page quotes the sentences that are tried here or elsewhere', () => {
  const tried = [...Object.keys(failing), ...elsewhere];
  expect(quoted.map(([sentence]) => sentence).toSorted()).toEqual(tried.toSorted());
});

test('the sentences stand in alphabetical order', () => {
  const sentences = quoted.map(([sentence]) => sentence);
  expect(sentences).toEqual(sentences.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test.each(quoted.filter(([sentence]) => sentence in failing))(
  '"%s" has the code %s',
  async (sentence, code) => {
    await load();
    const error = await Promise.resolve()
      .then(failing[sentence])
      .then(
        () => undefined,
        (thrown: unknown) => thrown as CodedError,
      );
    expect(error?.message).toContain(sentence);
    expect(error?.code).toBe(code);
  },
);

test('the sentences that are tried elsewhere are those of the library', () => {
  const sources = ['compile', 'errors', 'loader', 'quadtree'].map((name) =>
    readFileSync(`web/lib/${name}.ts`, 'utf8'),
  );
  for (const sentence of elsewhere) expect(sources.join('\n')).toContain(sentence);
});

async function treeOfTwo(): Promise<Quadtree> {
  const tree = await Quadtree.create({ bounds });
  tree.insertMany([10, 10, 20, 20, 15, 15, 25, 25]);
  return tree;
}

async function treeWithout(): Promise<{ tree: Quadtree; id: number }> {
  const tree = await treeOfTwo();
  const id = tree.idAt(0);
  tree.remove(id);
  return { tree, id };
}

async function worldOfOnePair(): Promise<World> {
  const world = await World.create({ bounds });
  world.insertMany([
    { shape: circle(5), x: 10, y: 10 },
    { shape: box(5, 5), x: 12, y: 10 },
  ]);
  world.step();
  return world;
}
