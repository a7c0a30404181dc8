/** The development build of World. */
import {
  box,
  CONTACT_STRIDE,
  circle,
  inspect,
  load,
  NodeField,
  Quadtree,
  World,
} from 'quadrille/world/checked';
import { beforeAll, expect, test } from 'vitest';
import { thrownBy, WORLD } from '../support.js';

beforeAll(() => load());

/** Two discs that touch. */
function someWorld(): World<string> {
  const world = new World<string>(WORLD);
  world.insertMany([
    { shape: circle(2), data: 'a' },
    { shape: circle(2), x: 1 },
  ]);
  world.step();
  return world;
}

let saved: Uint8Array;
beforeAll(() => {
  saved = someWorld().snapshot();
});

test.each([
  ['step', (world: World) => world.step()],
  ['insert', (world: World) => world.insert({ shape: box(1, 1) })],
  ['move', (world: World) => world.move(world.idAt(0), 0, 0)],
  ['query', (world: World) => world.query(0, 0, 1, 1)],
  ['contacts', (world: World) => world.contacts()],
  ['moveAndSlide', (world: World) => world.moveAndSlide(world.idAt(0), 1, 0)],
  ['moveAndSlideMany', (world: World) => world.moveAndSlideMany([], [])],
  ['snapshot', (world: World) => world.snapshot()],
  ['restore', (world: World) => world.restore(saved)],
] as const)('%s makes views stale', (name, call) => {
  const world = someWorld();
  const view = world.pairRows();
  expect(Array.from(view)).toEqual([0, 1]);
  call(world);
  expect(thrownBy(() => view[0]).message).toBe(
    `pairRows: this view became stale when ${name} was called; keep a copy, by slice(), or call pairRows again`,
  );
});

test('what inspect finds may be kept; finding it makes views stale', () => {
  const world = someWorld();
  const { stats, ...others } = inspect(world);
  const found = stats();
  const nodes = others.nodes();
  for (const [name, look] of Object.entries({ stats, ...others })) {
    const view = world.pairRows();
    look();
    expect(() => view[0]).toThrow(`pairRows: this view became stale when ${name} was called`);
  }
  world.insert({ shape: circle(1) });
  expect(found).toMatchObject({ bodies: 2, statics: 0, candidates: 1 });
  expect(nodes[NodeField.Total]).toBe(2);
});

test('views stay valid while data and transforms are read', () => {
  const world = someWorld();
  const contacts = world.contactRows();
  const { transforms } = world;
  expect(world.transformOf(world.idAt(0)).x).toBe(0);
  expect([world.get(0).x, world.boxOf(0).x]).toEqual([0, expect.closeTo(-2)]);
  expect([world.data(world.idAt(0)), world.has(5), world.size, world.rows]).toEqual([
    'a',
    false,
    2,
    2,
  ]);
  transforms[0] = 5;
  expect(contacts).toHaveLength(CONTACT_STRIDE);
  expect(transforms[0]).toBe(5);
});

test('views stay valid while tiles are read, and become stale when one changes, or all are copied', () => {
  const world = someWorld();
  const map = world.addTiles({ columns: 1, rows: 1, size: 8, tiles: [1] });
  const contacts = world.contactRows();
  expect([world.isTileMap(map), world.tileAt(map, 0, 0)]).toEqual([true, 1]);
  expect(world.cellOf(map, 0)).toEqual({ column: 0, row: 0 });
  expect(contacts).toHaveLength(CONTACT_STRIDE);
  world.setTile(map, 0, 0, 0);
  expect(() => contacts[0]).toThrow('contactRows: this view became stale when setTile was called');
  const pairs = world.pairRows();
  expect(Array.from(world.tilesOf(map).tiles)).toEqual([0]);
  expect(() => pairs[0]).toThrow('pairRows: this view became stale when tilesOf was called');
});

test('views stay valid while parts are read, and become stale when one changes', () => {
  const world = someWorld();
  const id = world.insert({ parts: [{ shape: circle(1) }, { shape: box(1, 1) }] });
  const contacts = world.contactRows();
  expect([world.partCount(id), world.part(id, 1).shape]).toEqual([2, box(1, 1)]);
  expect(world.get(id).parts).toHaveLength(2);
  expect(contacts).toHaveLength(CONTACT_STRIDE);
  world.updatePart(id, 1, { x: 1 });
  expect(() => contacts.length).toThrow('this view became stale when updatePart was called');
});

test('views stay valid while the transform of a static body is read', () => {
  const world = someWorld();
  const id = world.insert({ shape: circle(1), x: 7, static: true });
  const pairs = world.pairRows();
  expect(world.transformOf(id).x).toBe(7);
  expect(pairs).toHaveLength(2);
});

test('a step of a world makes views of a tree of its module stale, and the other way round', () => {
  const [world, tree] = [someWorld(), new Quadtree(WORLD)];
  const pairs = tree.pairRows();
  world.step();
  expect(() => pairs.length).toThrow('pairRows: this view became stale when step was called');
  const rows = world.departedRows();
  tree.insert(0, 0, 1, 1);
  expect(() => rows.length).toThrow('departedRows: this view became stale when insert was called');
});

test.each(['moves', 'hits', 'offsets'] as const)('the %s of many moves are a view', (name) => {
  const world = someWorld();
  const view = world.moveAndSlideMany([0, 1], [1, 0, 1, 0])[name];
  expect(view.length).toBeGreaterThan(0);
  world.move(0, 1, 1);
  expect(() => view[0]).toThrow(
    'moveAndSlideMany: this view became stale when move was called; keep a copy, by slice(), or call moveAndSlideMany again',
  );
});

test('the result of a move may be kept, and `previous` may be the view of the last call', () => {
  const world = someWorld();
  const moved = world.moveAndSlide(0, 1, 0);
  const { moves } = world.moveAndSlideMany([0, 1], [0, 0, 0, 0]);
  const again = world.moveAndSlideMany([0, 1], [0, 0, 0, 0], { previous: moves });
  expect(() => moves[0]).toThrow('became stale when moveAndSlideMany was called');
  world.step();
  expect([moved.hits.length, moved.hits[0]!.kind]).toEqual([1, 'overlap']);
  expect(() => again.moves[0]).toThrow('became stale when step was called');
});

test('lists that are not views go on', () => {
  const world = someWorld();
  const seen: number[] = [];
  for (const { depth } of world.contacts()) {
    world.insert({ shape: circle(1) });
    seen.push(depth);
  }
  expect(seen).toEqual([3]);
});
