/** One use of each member of a tree. */
import { type ObjectId, Quadtree } from 'quadrille';
import { inOrder } from './brute-force.js';
import { call, regionCases, rowsName } from './region-cases.js';

/** The names of all members of trees, inherited ones included. */
export function memberNames(): string[] {
  const names = new Set<string>();
  let prototype: object = Quadtree.prototype;
  while (prototype !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype);
  }
  names.delete('constructor');
  return inOrder([...names]);
}

/** A use of each member that a tree has until it is disposed of; `id` is that of an object in row 0. */
export function usesOf(tree: Quadtree, id: ObjectId): Readonly<Record<string, () => unknown>> {
  return {
    insert: () => tree.insert(0, 0, 1, 1),
    insertMany: () => tree.insertMany([]),
    update: () => tree.update(id, 0, 0, 1, 1),
    move: () => tree.move(id, 0, 0),
    remove: () => tree.remove(id),
    has: () => tree.has(id),
    get: () => tree.get(id),
    boxOf: () => tree.boxOf(id),
    clear: () => tree.clear(),
    setAll: () => tree.setAll([]),
    boxes: () => tree.boxes,
    sync: () => tree.sync(),
    moveMany: () => tree.moveMany([]),
    reserve: () => tree.reserve(1),
    data: () => tree.data(0),
    idAt: () => tree.idAt(0),
    size: () => tree.size,
    rows: () => tree.rows,
    ...regionUses(tree),
    queryAny: () => tree.queryAny(0, 0, 1, 1),
    queryAnyMany: () => tree.queryAnyMany([]),
    raycast: () => tree.raycast(0, 0, 1, 1),
    raycastMany: () => tree.raycastMany([]),
    raycastAll: () => tree.raycastAll(0, 0, 1, 1),
    raycastAllRows: () => tree.raycastAllRows(0, 0, 1, 1),
    raycastAllMany: () => tree.raycastAllMany([]),
    sweep: () => tree.sweep(0, 0, 1, 1, 1, 1),
    sweepMany: () => tree.sweepMany([]),
    sweepAll: () => tree.sweepAll(0, 0, 1, 1, 1, 1),
    sweepAllRows: () => tree.sweepAllRows(0, 0, 1, 1, 1, 1),
    nearest: () => tree.nearest(0, 0),
    nearestRows: () => tree.nearestRows(0, 0),
    nearestMany: () => tree.nearestMany([]),
    pairsBetween: () => tree.pairsBetween(tree),
    pairsBetweenRows: () => tree.pairsBetweenRows(tree),
    filters: () => tree.filters,
    forEachNearest: () => tree.forEachNearest(0, 0, () => true),
    pairs: () => tree.pairs(),
    pairRows: () => tree.pairRows(),
    forEachPair: () => tree.forEachPair(() => true),
    options: () => tree.options,
    explain: () => tree.explain('query', 0, 0, 1, 1),
    snapshot: () => tree.snapshot(),
    hash: () => tree.hash(),
    restore: () => tree.restore(new Uint8Array(9)),
    setOptions: () => tree.setOptions({}),
  };
}

/** Uses of the three members of each region query. */
function regionUses(tree: Quadtree): Record<string, () => unknown> {
  const uses: Record<string, () => unknown> = {};
  for (const [name, { sample, many }] of Object.entries(regionCases)) {
    uses[name] = () => call(tree, name, ...sample);
    uses[rowsName(name)] = () => call(tree, rowsName(name), ...sample);
    uses[`${name}Many`] = () => call(tree, `${name}Many`, ...many([]));
  }
  return uses;
}
