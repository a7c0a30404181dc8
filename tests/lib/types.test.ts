/** Types that consumers rely on. The compiler checks them, in `npm run check`; running checks what instances are. */
import { load, type ObjectId, Quadtree, rowOf, type View } from 'quadrille';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { WORLD } from './support.js';

beforeAll(() => load());

interface Sprite {
  readonly name: string;
}

class Level extends Quadtree<Sprite> {
  readonly isLevel = true;
}

test('data have the type that the tree is made for', async () => {
  const tree = await Quadtree.create<Sprite>(WORLD);
  expectTypeOf(tree).toEqualTypeOf<Quadtree<Sprite>>();
  const id = tree.insert(0, 0, 1, 1, { data: { name: 'hero' } });
  expectTypeOf(tree.data(rowOf(id))).toEqualTypeOf<Sprite | undefined>();
  // @ts-expect-error: a number is no sprite
  tree.update(rowOf(id), { data: 3 });
  // @ts-expect-error: nor among many
  tree.insertMany([0, 0, 1, 1], { data: [3] });
  expectTypeOf(await Quadtree.from<Sprite>(tree.snapshot())).toEqualTypeOf<Quadtree<Sprite>>();
});

test('without a type, data are unknown, and every tree will do', async () => {
  const tree = await Quadtree.create(WORLD);
  expectTypeOf(tree).toEqualTypeOf<Quadtree>();
  tree.insert(0, 0, 1, 1, { data: 'anything' });
  expectTypeOf(tree.data(0)).toEqualTypeOf<unknown>();
  expectTypeOf<Quadtree<Sprite>>().toExtend<Quadtree>();
});

test('a subclass makes trees of its own', async () => {
  const level = await Level.create(WORLD);
  expectTypeOf(level).toEqualTypeOf<Level>();
  expect(level.isLevel).toBe(true);
  expectTypeOf(await Level.from(level.snapshot())).toEqualTypeOf<Level>();
});

class Layer<Thing> extends Quadtree<Thing> {
  readonly isLayer = true;
}

class Square extends Quadtree {
  constructor(size: number) {
    super({ bounds: { x: 0, y: 0, width: size, height: size } });
  }
}

test('a subclass with a type of data is named with it', async () => {
  const layer = await (Layer<Sprite>).create(WORLD);
  expectTypeOf(layer).toEqualTypeOf<Layer<Sprite>>();
  expect(layer.isLayer).toBe(true);
  expectTypeOf(await (Layer<Sprite>).from(layer.snapshot())).toEqualTypeOf<Layer<Sprite>>();
});

test('a subclass with other parameters is not made from options', async () => {
  // @ts-expect-error: its constructor takes a number
  await expect(Square.create(WORLD)).rejects.toThrow('bounds.width must be a number');
  // @ts-expect-error: so it does here
  await expect(Square.from(new Square(8).snapshot())).rejects.toThrow('must be a number');
});

test('an option that is undefined is one that is left out', () => {
  const tree = new Quadtree({ ...WORLD, capacity: undefined });
  tree.insert(0, 0, 1, 1, { data: undefined, mask: undefined });
  tree.insertMany([0, 0, 1, 1], { data: undefined, category: undefined });
  tree.setOptions({ touching: undefined });
  tree.sync({ strategy: undefined });
  tree.forEachPair(() => false, { a: undefined });
  tree.nearestRows(0, 0, { count: undefined, maxDistance: undefined, mask: undefined });
  tree.candidateRows(0, 0, 1, 1, { steps: undefined });
  expectTypeOf(tree.options.capacity).toEqualTypeOf<number>();
  expectTypeOf(tree.get(0).mask).toEqualTypeOf<number>();
  expect(tree.options.capacity).toBe(32);
});

test('ids are numbers; calls on one object take rows too, rowOf takes ids only', () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(0, 0, 1, 1);
  expectTypeOf(id).toEqualTypeOf<ObjectId>();
  expectTypeOf<ObjectId>().toExtend<number>();
  expectTypeOf(tree.insertMany([])).toEqualTypeOf<ObjectId[]>();
  expectTypeOf<Quadtree['idAt']>().returns.toEqualTypeOf<ObjectId>();
  expectTypeOf<number>().toExtend<Parameters<Quadtree['remove']>[0]>();
  expectTypeOf<number>().not.toExtend<Parameters<typeof rowOf>[0]>();
  expectTypeOf(rowOf(id)).toExtend<number>();
  // @ts-expect-error: a row never equals an id
  tree.forEachPair((a) => a === id);
});

test('results are only read; boxes and filters are written to', () => {
  const tree = new Quadtree(WORLD);
  expectTypeOf(tree.pairRows()).toEqualTypeOf<View<Uint32Array>>();
  expectTypeOf<View<Uint32Array>>().not.toHaveProperty('set');
  expectTypeOf<View<Uint32Array>>().not.toHaveProperty('fill');
  expectTypeOf<Uint32Array>().toExtend<View<Uint32Array>>();
  expectTypeOf(tree.boxes).toEqualTypeOf<Float32Array>();
  expectTypeOf(tree.filters).toEqualTypeOf<Uint32Array>();
  // @ts-expect-error: a result is only read
  tree.pairRows()[0] = 3;
});

test('explain takes the arguments of the call that it explains', () => {
  const tree = new Quadtree(WORLD);
  expectTypeOf(tree.explain('nearest', 0, 0, { count: 3 })).toEqualTypeOf<Int32Array>();
  // @ts-expect-error: four numbers
  expect(() => tree.explain('query', 0, 0, 1)).toThrow('height must be a number');
  // @ts-expect-error: no such option of a query
  expect(() => tree.queryPointRows(0, 0, { mask: 1, count: 3 })).toThrow(
    'there is no option count',
  );
});
