/** One use of each member of a tree. */
import { type ObjectId, Quadtree } from 'quadrille';
import { inOrder } from './brute-force.js';

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
}
