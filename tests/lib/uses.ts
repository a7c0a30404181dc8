/** One use of each member of a tree. */
import { type ObjectId, Quadtree } from 'quadrille';
import { inOrder } from './brute-force.js';
import { call, regionCases } from './region-cases.js';

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
  const rows = new Uint32Array(4);
  const floats = new Float32Array(6);
  return {
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
    ...regionUses(tree),
    queryAny: () => tree.queryAny(0, 0, 1, 1),
    queryAnyMany: () => tree.queryAnyMany([]),
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
}

/** Uses of the three members of each region query. */
function regionUses(tree: Quadtree): Record<string, () => unknown> {
  const rows = new Uint32Array(4);
  const uses: Record<string, () => unknown> = {};
  for (const [name, { sample, many }] of Object.entries(regionCases)) {
    uses[name] = () => call(tree, name, ...sample);
    uses[`${name}Into`] = () => call(tree, `${name}Into`, rows, ...sample);
    uses[`${name}Many`] = () => call(tree, `${name}Many`, ...many([]));
  }
  return uses;
}
