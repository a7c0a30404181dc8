import { load, Quadtree } from 'quadrille';
import { beforeAll, expect, test, vi } from 'vitest';
import { inOrder } from './brute-force.js';
import { randomBoxes, snapshot, thrownBy, WORLD } from './support.js';

vi.setConfig({ testTimeout: 60_000 }); // seconds on a busy machine

beforeAll(() => load());

/** What stays readable. */
test('dispose twice is harmless', () => {
  const tree = new Quadtree(WORLD);
  expect(tree.disposed).toBe(false);
  tree.dispose();
  tree.dispose();
  expect(tree.disposed).toBe(true);
});

test('Symbol.dispose is dispose', () => {
  const tree = new Quadtree(WORLD);
  tree[Symbol.dispose]();
  expect(tree.disposed).toBe(true);
  tree[Symbol.dispose]();
});

/** All that a tree can be asked for or told. */
function namesOfAll(): string[] {
  const names = new Set<string>();
  let prototype: object = Quadtree.prototype;
  while (prototype !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype);
  }
  names.delete('constructor');
  return inOrder([...names]);
}

test('every use after dispose throws, with a sentence', () => {
  const tree = new Quadtree(WORLD);
  const id = tree.insert(0, 0, 1, 1);
  tree.dispose();
  const rows = new Uint32Array(4);
  const floats = new Float32Array(6);
  const uses: Readonly<Record<string, () => unknown>> = {
    insert: () => tree.insert(0, 0, 1, 1),
    insertMany: () => tree.insertMany([]),
    update: () => tree.update(id, 0, 0, 1, 1),
    move: () => tree.move(id, 0, 0),
    remove: () => tree.remove(id),
    has: () => tree.has(id),
    clear: () => tree.clear(),
    setAll: () => tree.setAll([]),
    boxes: () => tree.boxes,
    sync: () => tree.sync(),
    moveMany: () => tree.moveMany([]),
    reserve: () => tree.reserve(1),
    data: () => tree.data(0),
    setData: () => tree.setData(0, 1),
    idAt: () => tree.idAt(0),
    isLive: () => tree.isLive(0),
    size: () => tree.size,
    rows: () => tree.rows,
    candidates: () => tree.candidates(0, 0, 1, 1),
    candidatesInto: () => tree.candidatesInto(rows, 0, 0, 1, 1),
    candidatesMany: () => tree.candidatesMany([]),
    query: () => tree.query(0, 0, 1, 1),
    queryInto: () => tree.queryInto(rows, 0, 0, 1, 1),
    queryMany: () => tree.queryMany([]),
    queryAny: () => tree.queryAny(0, 0, 1, 1),
    queryAnyMany: () => tree.queryAnyMany([]),
    queryPoint: () => tree.queryPoint(0, 0),
    queryPointInto: () => tree.queryPointInto(rows, 0, 0),
    queryPointMany: () => tree.queryPointMany([]),
    queryCircle: () => tree.queryCircle(0, 0, 1),
    queryCircleInto: () => tree.queryCircleInto(rows, 0, 0, 1),
    queryCircleMany: () => tree.queryCircleMany([]),
    queryPolygon: () => tree.queryPolygon([0, 0, 1, 0, 0, 1]),
    queryPolygonInto: () => tree.queryPolygonInto(rows, [0, 0, 1, 0, 0, 1]),
    queryPolygonMany: () => tree.queryPolygonMany([], [0]),
    raycast: () => tree.raycast(0, 0, 1, 1),
    raycastInto: () => tree.raycastInto(floats, 0, 0, 1, 1),
    raycastMany: () => tree.raycastMany([]),
    raycastAll: () => tree.raycastAll(0, 0, 1, 1),
    raycastAllInto: () => tree.raycastAllInto(floats, 0, 0, 1, 1),
    raycastAllMany: () => tree.raycastAllMany([]),
    sweep: () => tree.sweep(0, 0, 1, 1, 1, 1),
    sweepInto: () => tree.sweepInto(floats, 0, 0, 1, 1, 1, 1),
    sweepMany: () => tree.sweepMany([]),
    nearest: () => tree.nearest(0, 0),
    nearestInto: () => tree.nearestInto(floats, 0, 0),
    nearestMany: () => tree.nearestMany([]),
    pairsBetween: () => tree.pairsBetween(tree),
    setFilter: () => tree.setFilter(id, { mask: 1 }),
    filterOf: () => tree.filterOf(id),
    filters: () => tree.filters,
    forEachNearest: () => tree.forEachNearest(0, 0, () => true),
    pairs: () => tree.pairs(),
    forEachPair: () => tree.forEachPair(() => true),
    pairsInto: () => tree.pairsInto(rows),
    outsiders: () => tree.outsiders(),
    nodes: () => tree.nodes(),
    stats: () => tree.stats(),
    validate: () => tree.validate(),
    options: () => tree.options,
    explain: () => tree.explain('query', 0, 0, 1, 1),
    path: () => tree.path(id),
    nodesOf: () => tree.nodesOf(id),
    nodeAt: () => tree.nodeAt(0, 0),
    rowsIn: () => tree.rowsIn(0),
    depths: () => tree.depths(),
    snapshot: () => tree.snapshot(),
    restore: () => tree.restore(new Uint8Array(9)),
    setOptions: () => tree.setOptions({}),
  };
  expect(inOrder([...Object.keys(uses), 'dispose', 'disposed'])).toEqual(namesOfAll());
  for (const use of Object.values(uses)) {
    expect(thrownBy(use).message).toBe(
      'Quadtree was disposed: it can no longer be used; create another one',
    );
  }
});

test('create gives the same tree as new', async () => {
  const tree = await Quadtree.create(WORLD);
  expect(tree).toBeInstanceOf(Quadtree);
  tree.insert(0, 0, 1, 1);
  expect(tree.size).toBe(1);
});

test('trees do not disturb each other, not even by being disposed', () => {
  const a = new Quadtree({ ...WORLD, placement: 'leaf', capacity: 3 });
  const b = new Quadtree({ ...WORLD, placement: 'loose', touching: true });
  a.setAll(randomBoxes(300, 60, 5));
  const before = snapshot(a);
  b.setAll(randomBoxes(500, 60, 9, 2));
  b.insertMany(randomBoxes(500, 60, 9, 3));
  b.boxes.fill(7);
  b.sync();
  thrownBy(() => b.setAll([Number.NaN, 0, 0, 0]));
  expect(snapshot(a)).toEqual(before);
  b.clear();
  b.dispose();
  expect(snapshot(a)).toEqual(before);
  const c = new Quadtree(WORLD);
  c.setAll(randomBoxes(5000, 60, 1));
  expect(snapshot(a)).toEqual(before);
  a.validate();
  c.validate();
});
