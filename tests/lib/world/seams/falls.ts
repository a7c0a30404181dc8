/** Where a shape comes to lie that falls onto an outline, along one of the axes. Computed without the code under test. */
import type { Core } from './movers.js';
import { distanceToLine, type Outline, type Point } from './outline.js';

export const DIRECTIONS = ['down', 'up', 'right', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A point as its place across the direction, and its place along it. */
export function inFrame(direction: Direction, [x, y]: Point): Point {
  if (direction === 'down') return [x, y];
  if (direction === 'up') return [x, -y];
  return direction === 'right' ? [y, x] : [y, -x];
}

export function outOfFrame(direction: Direction, [across, along]: Point): Point {
  if (direction === 'down') return [across, along];
  if (direction === 'up') return [across, -along];
  return direction === 'right' ? [along, across] : [-along, across];
}

/** From a place to another one that is not before it. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** The extent across the direction of a fall, and the one along it. */
export interface Extents {
  readonly across: Extent;
  readonly along: Extent;
}

export function extentsOf(direction: Direction, cores: readonly Core[]): Extents {
  const extent = (axis: 0 | 1): Extent => {
    const ends = cores.flatMap(({ points, radius }) =>
      points.flatMap((point) => {
        const place = inFrame(direction, point)[axis];
        return [place - radius, place + radius];
      }),
    );
    return { least: Math.min(...ends), most: Math.max(...ends) };
  };
  return { across: extent(0), along: extent(1) };
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Convex shapes that keep their places to each other. */
export class Shapes implements Extents {
  readonly cores: readonly (Core & { readonly sides: readonly Line[] })[];
  readonly across: Extent;
  readonly along: Extent;

  constructor(direction: Direction, cores: readonly Core[]) {
    this.cores = cores.map(({ points: given, radius }) => {
      const points = given.map((point) => inFrame(direction, point));
      const sides = points.map((from, i) => ({ from, to: points[(i + 1) % points.length]! }));
      return { points, radius, sides };
    });
    const { across, along } = extentsOf(direction, cores);
    this.across = across;
    this.along = along;
  }
}

export class Falls implements Extents {
  readonly across: Extent;
  readonly along: Extent;
  readonly #lines: readonly Line[];
  readonly #contains: (place: Point) => boolean;

  constructor(direction: Direction, outline: Outline) {
    this.#lines = outline.sides.map(({ from, to }) => ({
      from: inFrame(direction, from),
      to: inFrame(direction, to),
    }));
    const points = outline.sides.flatMap(({ from, to }) => [from, to]);
    const { across, along } = extentsOf(direction, [{ points, radius: 0 }]);
    this.across = across;
    this.along = along;
    this.#contains = (place) => outline.contains(outOfFrame(direction, place));
  }

  /** Where shapes first touch the outline that start to fall from a place along the direction; infinity if they do not. */
  landing(shapes: Shapes, across: number, start: number): number {
    let least = Infinity;
    for (const { from, to } of this.#near(shapes, across)) {
      const line = { from: relative(from, across, start), to: relative(to, across, start) };
      for (const { points, radius, sides } of shapes.cores) {
        for (const point of points) least = Math.min(least, wayOfPoint(point, line, radius));
        for (const side of sides) {
          least = Math.min(least, wayToPoint(side, line.from, radius));
          least = Math.min(least, wayToPoint(side, line.to, radius));
        }
      }
    }
    return start + least;
  }

  /** Whether shapes at a place are apart from the solid and from its outline. */
  areFree(shapes: Shapes, across: number, along: number): boolean {
    for (const { from, to } of this.#near(shapes, across)) {
      const line = { from: relative(from, across, along), to: relative(to, across, along) };
      if (!shapes.cores.every((core) => isApart(core, line))) return false;
    }
    return shapes.cores.every(({ points }) => !this.#has(points[0]!, across, along));
  }

  /** Whether a corner of shapes at a place, or the middle of a round one, is outside of the solid. */
  reachOut(shapes: Shapes, across: number, along: number): boolean {
    return shapes.cores.some(({ points }) =>
      points.some((point) => !this.#has(point, across, along)),
    );
  }

  #has([x, y]: Point, across: number, along: number): boolean {
    return this.#contains([x + across, y + along]);
  }

  *#near({ across: reach }: Shapes, across: number): Generator<Line> {
    for (const line of this.#lines) {
      const [one, other] = [line.from[0], line.to[0]];
      if (Math.min(one, other) > across + reach.most) continue;
      if (Math.max(one, other) >= across + reach.least) yield line;
    }
  }
}

function relative([x, y]: Point, across: number, along: number): Point {
  return [x - across, y - along];
}

/** How far a point falls until it is no farther from a line than a radius. */
function wayOfPoint([x, y]: Point, line: Line, radius: number): number {
  const way = firstAlong(line, radius, x) - y;
  return way >= 0 ? way : Infinity;
}

/** How far a line falls until it is no farther from a point than a radius. */
function wayToPoint({ from, to }: Line, [x, y]: Point, radius: number): number {
  const mirrored: Line = { from: [from[0], -from[1]], to: [to[0], -to[1]] };
  const way = y + firstAlong(mirrored, radius, x);
  return way >= 0 ? way : Infinity;
}

/** The first place along the direction, of those at a place across it, that is no farther from a line than a radius. */
function firstAlong({ from, to }: Line, radius: number, x: number): number {
  const [ax, ay] = from;
  const [bx, by] = to;
  if (Math.min(ax, bx) - radius > x || Math.max(ax, bx) + radius < x) return Infinity;
  const ofEnds = Math.min(firstOfDisc(from, radius, x), firstOfDisc(to, radius, x));
  if (ax === bx) return ofEnds;
  const [length, sign] = [Math.hypot(bx - ax, by - ay), Math.sign(bx - ax)];
  const [shiftX, shiftY] = [
    (sign * radius * (by - ay)) / length,
    (-sign * radius * (bx - ax)) / length,
  ];
  const part = (x - ax - shiftX) / (bx - ax);
  return part >= 0 && part <= 1 ? Math.min(ofEnds, ay + shiftY + part * (by - ay)) : ofEnds;
}

function firstOfDisc([x, y]: Point, radius: number, at: number): number {
  const rest = radius ** 2 - (at - x) ** 2;
  return rest < 0 ? Infinity : y - Math.sqrt(rest);
}

function isApart(
  { points, radius, sides }: Core & { readonly sides: readonly Line[] },
  line: Line,
) {
  if (points.length > 2 && isInConvex(line.from, points)) return false;
  return sides.every(
    ({ from, to }) =>
      !cross(from, to, line) &&
      Math.min(
        distanceToLine(from, line.from, line.to),
        distanceToLine(to, line.from, line.to),
        distanceToLine(line.from, from, to),
        distanceToLine(line.to, from, to),
      ) > radius,
  );
}

function cross(a: Point, b: Point, { from, to }: Line): boolean {
  return (
    turn(a, b, from) > 0 !== turn(a, b, to) > 0 && turn(from, to, a) > 0 !== turn(from, to, b) > 0
  );
}

function isInConvex(place: Point, points: readonly Point[]): boolean {
  const turns = points.map((from, i) => turn(from, points[(i + 1) % points.length]!, place));
  return turns.every((one) => one > 0) || turns.every((one) => one < 0);
}

function turn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}
