/** A right call of each method of a tree and of a world: for tests that change one thing in each. */
import type { Quadtree } from 'quadrille';
import { MOVE_STRIDE, MoveField, type World } from 'quadrille/world';

/** A tree of three objects, the first two of which overlap. */
export interface TreeOfCalls {
  readonly self: Quadtree;
  /** Of the first one. */
  readonly id: number;
}

/** A world of four bodies. */
export interface WorldOfCalls {
  readonly self: World;
  /** Of a body of one shape, at 3, 3. */
  readonly id: number;
  /** Of one of two parts. */
  readonly parts: number;
  /** Of a tile map. */
  readonly map: number;
}

/** The three of {@link TreeOfCalls}. */
export function fillTree(self: Quadtree): TreeOfCalls {
  const id = self.insert(1, 1, 2, 2);
  self.insertMany([2, 2, 5, 5, 9, 9, 12, 12]);
  return { self, id };
}

/** The four of {@link WorldOfCalls}, after a step. */
export function fillWorld(self: World): WorldOfCalls {
  const id = self.insert({ shape: { kind: 'circle', radius: 2 }, x: 3, y: 3 });
  self.insert({ shape: { kind: 'box', width: 2, height: 2 }, x: 4, y: 3 });
  const parts = self.insert({
    parts: [
      { shape: { kind: 'circle', radius: 1 } },
      { shape: { kind: 'box', width: 1, height: 1 }, x: 2 },
    ],
    x: 20,
  });
  const map = self.addTiles({ columns: 2, rows: 1, size: 8, tiles: [1, 0], y: 40 });
  self.step();
  return { self, id, parts, map };
}

const filter = { category: 1, mask: 3 };
const always = (): boolean => true;

/** The arguments of a right call of each method. */
export const treeArguments: Readonly<Record<string, (made: TreeOfCalls) => unknown[]>> = {
  ...regionArguments(({ id }) => ({ ...filter, except: [id] })),
  candidates: ({ id }) => [0, 0, 4, 4, { ...filter, except: id, steps: 2 }],
  candidateRows: ({ id }) => [0, 0, 4, 4, { ...filter, except: id, steps: 2 }],
  candidatesMany: ({ id }) => [[0, 0, 4, 4], { ...filter, except: [id], steps: 2 }],
  boxOf: ({ id }) => [id],
  clear: () => [],
  data: ({ id }) => [id],
  dispose: () => [],
  explain: ({ id }) => ['update', id, 0, 0, 1, 1],
  forEachNearest: ({ id }) => [1, 1, always, { ...filter, except: [id], maxDistance: 9 }],
  forEachPair: () => [always, { a: 1, b: 1 }],
  get: ({ id }) => [id],
  has: ({ id }) => [id],
  hash: () => [],
  idAt: () => [0],
  insert: () => [0, 0, 1, 1, { ...filter, data: 1 }],
  insertMany: () => [[0, 0, 1, 1], { ...filter, data: [1] }],
  move: ({ id }) => [id, 1, 1],
  moveMany: () => [[4, 4, 5, 5], { strategy: 'update' }],
  nearest: ({ id }) => [
    1,
    1,
    { ...filter, except: [id], count: 2, maxDistance: 9, filter: always },
  ],
  nearestMany: ({ id }) => [[1, 1], { ...filter, except: [id], count: 2, maxDistance: 9 }],
  nearestRows: ({ id }) => [1, 1, { ...filter, except: id, count: 2, maxDistance: 9 }],
  pairRows: () => [],
  pairs: () => [],
  pairsBetween: ({ self }) => [self],
  pairsBetweenRows: ({ self }) => [self],
  queryAny: ({ id }) => [0, 0, 4, 4, { ...filter, except: id }],
  queryAnyMany: ({ id }) => [[0, 0, 4, 4], { ...filter, except: [id] }],
  raycast: ({ id }) => [0, 0, 9, 9, { ...filter, except: id, filter: always }],
  raycastAll: ({ id }) => [0, 0, 9, 9, { ...filter, except: [id] }],
  raycastAllMany: ({ id }) => [[0, 0, 9, 9], { ...filter, except: [id] }],
  raycastAllRows: ({ id }) => [0, 0, 9, 9, { ...filter, except: id }],
  raycastMany: ({ id }) => [[0, 0, 9, 9], { ...filter, except: [id] }],
  remove: ({ id }) => [id],
  reserve: () => [9],
  restore: ({ self }) => [self.snapshot()],
  setAll: () => [{ x: [0], y: [0], width: [1], height: [1] }],
  setOptions: () => [treeOptions()],
  snapshot: () => [],
  sweep: ({ id }) => [0, 0, 1, 1, 9, 9, { ...filter, except: id, filter: always }],
  sweepAll: ({ id }) => [0, 0, 1, 1, 9, 9, { ...filter, except: [id] }],
  sweepAllRows: ({ id }) => [0, 0, 1, 1, 9, 9, { ...filter, except: id }],
  sweepMany: ({ id }) => [[0, 0, 1, 1, 9, 9], { ...filter, except: [id] }],
  sync: () => [{ strategy: 'rebuild' }],
  update: ({ id }) => [id, { x: 1, y: 1, width: 1, height: 1, ...filter, data: 1 }],
};

/** Calls of a method by name that take other arguments than those above. */
export const otherTreeArguments: Readonly<Record<string, (made: TreeOfCalls) => unknown[]>> = {
  insertMany: () => [new Float32Array([0, 0, 1, 1])],
  setAll: () => [[0, 0, 1, 1]],
  update: ({ id }) => [id, 1, 1, 2, 2],
  explain: ({ id, self }) => ['pair', id, self.idAt(1)],
};

function regionArguments<M>(options: (made: M) => object): Record<string, (made: M) => unknown[]> {
  const polygon = [0, 0, 4, 0, 4, 4];
  return {
    query: (made) => [0, 0, 4, 4, options(made)],
    queryRows: (made) => [0, 0, 4, 4, options(made)],
    queryMany: (made) => [[0, 0, 4, 4], options(made)],
    queryPoint: (made) => [2, 2, options(made)],
    queryPointRows: (made) => [2, 2, options(made)],
    queryPointMany: (made) => [[2, 2], options(made)],
    queryCircle: (made) => [2, 2, 1, options(made)],
    queryCircleRows: (made) => [2, 2, 1, options(made)],
    queryCircleMany: (made) => [[2, 2, 1], options(made)],
    queryPolygon: (made) => [polygon, options(made)],
    queryPolygonRows: (made) => [polygon, options(made)],
    queryPolygonMany: (made) => [polygon, [0, 3], options(made)],
  };
}

export function treeOptions(): object {
  return {
    ...treeAndWorldOptions(),
    outside: 'keep',
  };
}

export function treeAndWorldOptions(): object {
  return {
    bounds: { x: 0, y: 0, width: 64, height: 64 },
    capacity: 4,
    maxDepth: 4,
    placement: 'loose',
    looseness: 2,
    touching: true,
    maxPairs: 99,
  };
}

const queryOptions = ({ id }: WorldOfCalls): object => ({ ...filter, except: [id] });

export function newBody(): object {
  return {
    shape: { kind: 'capsule', length: 2, radius: 1, upright: true },
    x: 1,
    y: 1,
    angle: 0,
    scale: 1,
    static: false,
    sensor: false,
    bullet: true,
    oneWay: 'up',
    dropThrough: false,
    ...filter,
    group: 1,
    tag: 1,
    order: 1,
    data: 1,
  };
}

function newPart(): object {
  return {
    shape: { kind: 'segment', x1: 0, y1: 0, x2: 1, y2: 1 },
    x: 1,
    y: 1,
    angle: 0,
    scale: 1,
    sensor: false,
    ...filter,
    tag: 1,
    oneWay: 'front',
  };
}

export function newTiles(): object {
  return {
    columns: 2,
    rows: 1,
    size: 8,
    tiles: [1, 2],
    kinds: [
      undefined,
      { shape: 1, oneWay: 'up', sensor: false, ...filter, tag: 1 },
      { shape: [0, 0, 1, 0, 1, 1] },
    ],
    x: 1,
    y: 1,
    sensor: false,
    ...filter,
    group: 1,
    tag: 1,
    order: 1,
    data: 1,
  };
}

const moveOptions = (made: WorldOfCalls): object => ({
  ...queryOptions(made),
  seconds: 1,
  up: { x: 0, y: -1 },
  slopeLimit: 1,
  stepHeight: 1,
  snapDistance: 1,
  maxSlides: 4,
  skin: 0.1,
  maxPush: 1,
  oneWay: true,
  dropsThrough: false,
  inheritVelocity: true,
});

const support = { id: 0, part: 0, x: 0, y: 0, angle: 0, scale: 1, pointX: 0, pointY: 0 };
const polygonShape = (): object => ({ kind: 'polygon', corners: [0, 0, 4, 0, 4, 4] });
const place = (): object => ({ x: 1, y: 1, angle: 0, scale: 1 });

export const worldArguments: Readonly<Record<string, (made: WorldOfCalls) => unknown[]>> = {
  active: (made) => [0, 0, 4, 4, queryOptions(made)],
  activeRows: (made) => [0, 0, 4, 4, queryOptions(made)],
  addTiles: () => [newTiles()],
  boxOf: ({ id }) => [id],
  cast: (made) => [polygonShape(), place(), 1, 1, { ...queryOptions(made), filter: always }],
  castAll: (made) => [polygonShape(), place(), 1, 1, queryOptions(made)],
  castMany: (made) => [polygonShape(), [1, 1, 0, 1, 1, 1], queryOptions(made)],
  cellOf: ({ map }) => [map, 0],
  clear: () => [],
  contactRows: () => [],
  contacts: () => [],
  data: ({ id }) => [id],
  departed: () => [],
  departedRows: () => [],
  dispose: () => [],
  entered: () => [],
  enteredRows: () => [],
  exited: () => [],
  exitedIds: () => [],
  explain: ({ id, parts }) => [id, parts],
  forEachPair: () => [always, { a: 1, b: 1 }],
  get: ({ id }) => [id],
  has: ({ id }) => [id],
  hash: () => [],
  idAt: () => [0],
  impactRows: () => [],
  impacts: () => [],
  insert: () => [newBody()],
  insertMany: () => [[newBody(), { parts: [newPart()] }]],
  isTileMap: ({ id }) => [id],
  load: ({ self }) => [savedOf(self)],
  move: ({ id }) => [id, 1, 1, 1],
  moveAndSlide: (made) => [
    polygonShape(),
    place(),
    1,
    1,
    { ...moveOptions(made), support: { ...support } },
  ],
  moveAndSlideMany: (made) => [
    [made.id],
    [1, 1],
    { ...moveOptions(made), previous: previousMoves() },
  ],
  nearest: (made) => [1, 1, { ...queryOptions(made), count: 2, maxDistance: 9, filter: always }],
  nearestRows: (made) => [1, 1, { ...queryOptions(made), count: 2, maxDistance: 9 }],
  on: ({ id }) => ['enter', { body: id, b: 1 }, always],
  overlaps: (made) => [polygonShape(), place(), queryOptions(made)],
  overlapsMany: (made) => [polygonShape(), [1, 1, 0, 1], queryOptions(made)],
  overlapsRows: (made) => [polygonShape(), place(), queryOptions(made)],
  pairRows: () => [],
  pairs: () => [],
  part: ({ parts }) => [parts, 1],
  partCount: ({ parts }) => [parts],
  place: ({ id }) => [id, 1, 1, 1],
  query: (made) => [0, 0, 4, 4, queryOptions(made)],
  queryAny: (made) => [0, 0, 4, 4, queryOptions(made)],
  queryCircle: (made) => [2, 2, 1, queryOptions(made)],
  queryCircleRows: (made) => [2, 2, 1, queryOptions(made)],
  queryPoint: (made) => [2, 2, queryOptions(made)],
  queryPointRows: (made) => [2, 2, queryOptions(made)],
  queryRows: (made) => [0, 0, 4, 4, queryOptions(made)],
  raycast: (made) => [0, 0, 9, 9, { ...queryOptions(made), filter: always }],
  raycastAll: (made) => [0, 0, 9, 9, queryOptions(made)],
  raycastAllRows: (made) => [0, 0, 9, 9, queryOptions(made)],
  raycastMany: (made) => [[0, 0, 9, 9], queryOptions(made)],
  remove: ({ id }) => [id],
  reserve: () => [9],
  restore: ({ self }) => [self.snapshot()],
  save: () => [new Uint8Array(100_000)],
  separation: ({ id, parts }) => [id, parts],
  snapshot: () => [],
  setBase: () => [],
  setOptions: () => [{ ...treeAndWorldOptions(), seamTolerance: 0.1 }],
  setTile: ({ map }) => [map, 1, 0, 1],
  stayed: () => [],
  stayedRows: () => [],
  step: () => [],
  tileAt: ({ map }) => [map, 1, 0],
  tilesOf: ({ map }) => [map],
  transformOf: ({ id }) => [id],
  update: ({ id }) => [id, newBody()],
  updatePart: ({ parts }) => [parts, 1, newPart()],
  visible: (made) => [0, 0, 4, 4, queryOptions(made)],
  visibleRows: (made) => [0, 0, 4, 4, queryOptions(made)],
};

/** The moves of a call about one body that stands on nothing. */
function savedOf(world: World): Uint8Array {
  const bytes = new Uint8Array(100_000);
  return bytes.slice(0, world.save(bytes));
}

function previousMoves(): number[] {
  const moves: number[] = Array(MOVE_STRIDE).fill(0);
  moves[MoveField.Floor] = -1;
  return moves;
}

export const otherWorldArguments: Readonly<Record<string, (made: WorldOfCalls) => unknown[]>> = {
  cast: (made) => [made.parts, 1, 1, { ...queryOptions(made), filter: always }],
  castAll: (made) => [made.parts, 1, 1, queryOptions(made)],
  moveAndSlide: (made) => [made.parts, 1, 1, moveOptions(made)],
  on: () => ['depart', { a: 1 }, always],
  update: ({ id }) => [id, { parts: [newPart()] }],
  insert: () => [{ shape: { kind: 'box', width: 1, height: 1 } }],
};
