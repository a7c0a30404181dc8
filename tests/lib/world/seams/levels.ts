/** Levels: solids that adjoin, put into a world as bodies in several ways, and the outline of them all. */
import { type BodyId, box, chain, polygon, type Shape, type World } from 'quadrille/world';
import { random as seeded } from '../../support.js';
import { below, isOneIn, oneOf, type Random } from './chance.js';
import { DIRECTIONS, type Direction, inFrame } from './falls.js';
import { COLUMNS, drawGround, exact, GROUNDS, type Ground, ROWS, tilesOf } from './grounds.js';
import { turned } from './movers.js';
import { Outline, type Point, type Polygon, type Side, sidesOf, unionOf } from './outline.js';

/** How solids become bodies: the first two if they are tiles. */
const BUILDS = [
  'a tile map',
  'a tile map and bodies',
  'bodies',
  'parts',
  'bodies of parts',
  'a chain',
  'a one-sided chain',
] as const;
export type Build = (typeof BUILDS)[number];

export interface Level {
  readonly name: string;
  readonly build: Build;
  /** For each direction of a fall in which it is clear what stops what falls. */
  readonly outlines: ReadonlyMap<Direction, Outlines>;
  /** The corners of each solid, or the ends of each segment of a chain. */
  readonly pieces: readonly (readonly Point[])[];
  add(world: World): BodyId[];
}

export interface Outlines {
  /** What something falls on. */
  readonly ground: Outline;
  /** A normal of one of them is a normal of the level. */
  readonly all: readonly Outline[];
}

/** The cosine between the normal of a side and the way back of a fall that leads through it from its front, from its back, or along it. */
const IN_FRONT = 0.5;
const BEHIND = -0.1;
const ALONG = 1e-9;

/**
 * Lines of one side stop what comes from their front: for what falls on them from far away, that are only some of them. Walls along the
 * fall stop what falls beside them, but not what falls on their ends. Nothing if it depends on the place whether a side stops it.
 */
function outlinesOfFronts(sides: readonly Side[], direction: Direction): Outlines | undefined {
  const cosine = ({ normal }: Side): number => -inFrame(direction, normal)[1];
  const isClear = sides.every((side) => {
    const value = cosine(side);
    return value < BEHIND || Math.abs(value) < ALONG || value > IN_FRONT;
  });
  if (!isClear) return undefined;
  const [ground, withWalls] = [ALONG, -ALONG].map((least) => {
    const kept = sides.filter((side) => cosine(side) > least);
    return new Outline(kept, 'fronts');
  }) as [Outline, Outline];
  return { ground, all: [ground, withWalls] };
}

function outlinesOf(sides: readonly Side[], build: Build): Map<Direction, Outlines> {
  if (build === 'a one-sided chain') {
    return new Map(
      DIRECTIONS.flatMap((direction) => {
        const outlines = outlinesOfFronts(sides, direction);
        return outlines === undefined ? [] : [[direction, outlines] as const];
      }),
    );
  }
  const ground = new Outline(sides, build === 'a chain' ? 'lines' : 'solids');
  return new Map(DIRECTIONS.map((direction) => [direction, { ground, all: [ground] }]));
}

const OFFSETS: readonly Point[] = [
  [0, 0],
  [1024, -512],
  [-8000, 4096],
  [100.5, 7.25],
];
const FARTHEST = 8500;

/** A side that is shorter leaves no room for the places that are looked at near its ends. */
const SHORTEST = 1;

/** `play` is how far bodies may be off their places in both coordinates. */
export function drawLevel(random: Random, play = 0): Level {
  for (;;) {
    const level = drawAnyLevel(random, play);
    if (level !== undefined) return level;
  }
}

function drawAnyLevel(random: Random, play: number): Level | undefined {
  const isOnLattice = isOneIn(random, 2);
  const name = oneOf(random, GROUNDS);
  const ground = drawGround(random, name, isOnLattice);
  const build = oneOf(random, ground.tiles === undefined ? BUILDS.slice(2) : BUILDS);
  const isTurned = !build.startsWith('a tile map') && isOneIn(random, 4);
  const angle = isTurned ? Math.fround(6 * random() - 3) : 0;
  const anywhere = (): number => exact(FARTHEST * (2 * random() - 1));
  const offset = isOnLattice ? oneOf(random, OFFSETS) : ([anywhere(), anywhere()] as const);
  const seed = below(random, 2 ** 31);
  const loops = unionOf(ground.solids);
  const place = (points: readonly Point[]): Point[] =>
    turned(points, angle).map(([x, y]) => [x + offset[0], y + offset[1]]);
  const sides = sidesOf(loops.map(place));
  const outlines = outlinesOf(sides, build);
  if (sides.some(({ length }) => length < SHORTEST) || outlines.size === 0) return undefined;
  const pieces = build.endsWith('chain')
    ? sides.map(({ from, to }) => [from, to])
    : ground.solids.map(place);
  return {
    name: `${name}, ${build}, at ${offset.join(' ')}, angle ${angle}`,
    build,
    outlines,
    pieces,
    add: (world) => addBodies(world, ground, build, loops, { offset, angle, seed, play }),
  };
}

function boxAround(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

interface Placement {
  readonly offset: Point;
  readonly angle: number;
  /** For what is drawn when bodies are added. */
  readonly seed: number;
  readonly play: number;
}

function addBodies(
  world: World,
  { solids, tiles }: Ground,
  build: Build,
  loops: readonly (readonly Point[])[],
  placement: Placement,
): BodyId[] {
  const { offset, angle, seed } = placement;
  const [x, y] = offset;
  const at = { x, y, angle, static: true } as const;
  if (build === 'a tile map' || build === 'a tile map and bodies') {
    const { numbers, size } = tiles!;
    // At regular distances, tiles are bodies of their own.
    const every = build === 'a tile map' ? Infinity : 2 + (seed % 4);
    const isBody = (index: number): boolean => index % every === every - 1;
    const kept = numbers.map((number, i) => (isBody(i) ? 0 : number));
    const others = numbers.map((number, i) => (isBody(i) ? number : 0));
    const map = world.addTiles({ columns: COLUMNS, rows: ROWS, size, tiles: kept, x, y });
    return [map, ...addSingles(world, tilesOf(others, size), placement)];
  }
  if (build === 'bodies') return addSingles(world, solids, placement);
  if (build === 'parts' || build === 'bodies of parts') {
    const count = build === 'parts' ? 1 : 3;
    const sets = Array.from({ length: count }, (_, set) =>
      solids.filter((_solid, i) => i % count === set),
    );
    const shake = shaker(placement);
    return sets
      .filter((set) => set.length > 0)
      .map((set) => world.insert({ ...at, ...shake(offset), parts: set.map(partOf) }));
  }
  const oneSided = build === 'a one-sided chain';
  return loops.map((loop) =>
    world.insert({ ...at, parts: chain(loop.flat(), { loop: true, oneSided }) }),
  );
}

function addSingles(world: World, solids: readonly Polygon[], placement: Placement): BodyId[] {
  const { offset, angle } = placement;
  const shake = shaker(placement);
  return solids.map((solid) => {
    const { shape, x, y } = partOf(solid);
    const [[px, py]] = turned([[x, y]], angle) as [Point];
    const place = shake([offset[0] + px, offset[1] + py]);
    return world.insert({ shape, ...place, angle, static: true });
  });
}

/** Puts places a little off. */
function shaker({ seed, play }: Placement): (place: Point) => { x: number; y: number } {
  const draw = seeded(seed);
  const off = (): number => play * (2 * draw() - 1);
  return ([x, y]) => (play === 0 ? { x, y } : { x: x + off(), y: y + off() });
}

/** A solid as a shape around the middle of its box. */
function partOf(solid: Polygon): { readonly shape: Shape; readonly x: number; readonly y: number } {
  const [left, top, right, bottom] = boxAround(solid);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isBox =
    solid.length === 4 &&
    solid.every(([px, py]) => (px === left || px === right) && (py === top || py === bottom));
  const shape = isBox
    ? box(right - left, bottom - top)
    : polygon(solid.flatMap(([px, py]) => [px - x, py - y]));
  return { shape, x, y };
}
