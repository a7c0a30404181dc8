/** The outline of solid ground, by a library for polygons: none of it is by the code under test. */
import { area, FillRule, union } from 'clipper2-ts';

export type Point = readonly [x: number, y: number];

/** Corners in either direction. */
export type Polygon = readonly Point[];

/** The union is made in whole numbers of this part of a unit. Levels stand on coarser numbers, so their corners are exact. */
const STEPS = 2 ** 16;

/** What is closer to a line than this is on it: crossings of sides are rounded to steps. */
const STRAIGHT = 2 ** -13;

/** How far from the outline a point of a contact may be: the tolerance of seams, and the rounding of a place below 10,000. */
const NEAR = 0.02;

/** The loops around the union of polygons, and around its holes; the solid is on the same side of all of them. */
export function unionOf(polygons: readonly Polygon[]): Point[][] {
  const paths = polygons.map((polygon) => {
    const path = polygon.map(([x, y]) => ({ x: Math.round(x * STEPS), y: Math.round(y * STEPS) }));
    return area(path) < 0 ? path.toReversed() : path;
  });
  return union(paths, FillRule.NonZero)
    .map((path) => straightened(path.map(({ x, y }) => [x / STEPS, y / STEPS] as const)))
    .filter((loop) => loop.length > 2);
}

/** Without the points that are on the line between their neighbours. */
function straightened(loop: readonly Point[]): Point[] {
  const points = [...loop];
  for (let i = 0, kept = 0; kept < points.length && points.length > 2; ) {
    const [before, at, after] = [-1, 0, 1].map(
      (step) => points[(i + step + points.length) % points.length]!,
    ) as [Point, Point, Point];
    if (isBetween(before, at, after)) {
      points.splice(i, 1);
      kept = 0;
      i %= points.length;
    } else {
      kept++;
      i = (i + 1) % points.length;
    }
  }
  return points;
}

function isBetween([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  if (Math.hypot(x - ax, y - ay) < STRAIGHT || length < STRAIGHT) return true;
  const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
  return off < STRAIGHT && (x - ax) * (bx - x) + (y - ay) * (by - y) > 0;
}

/** A side of the outline. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Of length 1, away from the solid. */
  readonly normal: Point;
  readonly length: number;
}

/** A corner of the outline, with the normals of the sides that end there, and the directions in which these lead away from it. */
interface Corner {
  readonly at: Point;
  readonly normals: Point[];
  readonly rays: Point[];
}

/** What an outline is that of: solids, lines that are solid from both sides, or lines that are solid from the side of their normals. */
export type Substance = 'solids' | 'lines' | 'fronts';

export class Outline {
  readonly sides: readonly Side[];
  readonly #corners = new Map<string, Corner>();
  readonly #substance: Substance;

  constructor(sides: readonly Side[], substance: Substance) {
    this.sides = sides;
    this.#substance = substance;
    for (const { from, to, normal } of sides) {
      const along: Point = [-normal[1], normal[0]];
      this.#add(from, normal, along);
      this.#add(to, normal, [-along[0], -along[1]]);
    }
  }

  #add(at: Point, normal: Point, ray: Point): void {
    const key = at.join();
    const corner = this.#corners.get(key) ?? { at, normals: [], rays: [] };
    this.#corners.set(key, corner);
    corner.normals.push(normal);
    corner.rays.push(ray);
  }

  /** Whether a point is in the solid. */
  contains([x, y]: Point): boolean {
    if (this.#substance !== 'solids') return false;
    let isInside = false;
    for (const { from, to } of this.sides) {
      if (from[1] > y === to[1] > y) continue;
      const crossing = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (crossing > x) isInside = !isInside;
    }
    return isInside;
  }

  /**
   * The angle between a direction and the nearest normal of the outline near a place. The normals are those of the sides there; at a
   * corner, all directions that lead away from every solid that ends in it, so none where the solid takes more than a half of the way around.
   */
  angleToNormals(place: Point, direction: Point): number {
    let least = Math.PI;
    for (const { from, to, normal } of this.sides) {
      if (distanceToLine(place, from, to) > NEAR) continue;
      const angle = angleBetween(normal, direction);
      const isOfBoth = this.#substance === 'lines';
      least = Math.min(least, isOfBoth ? Math.min(angle, Math.PI - angle) : angle);
    }
    for (const corner of this.#corners.values()) {
      if (distance(corner.at, place) > NEAR) continue;
      const most = Math.max(...corner.rays.map((ray) => dot(ray, direction)));
      const angle = Math.asin(Math.max(0, Math.min(1, most)));
      if (angle < least && this.#isOutside(corner, direction)) least = angle;
    }
    return least;
  }

  /** Whether a direction leads from a corner to where the outline is met from. All sides are longer than the way that is looked at. */
  #isOutside({ at: [x, y], normals }: Corner, direction: Point): boolean {
    if (this.#substance === 'lines') return true;
    if (this.#substance === 'fronts') return normals.some((normal) => dot(normal, direction) > 0);
    return !this.contains([x + 2 ** -5 * direction[0], y + 2 ** -5 * direction[1]]);
  }
}

/** The sides of loops of points. */
export function sidesOf(loops: readonly (readonly Point[])[]): Side[] {
  return loops.flatMap((loop) => loop.map((from, i) => sideOf(from, loop[(i + 1) % loop.length]!)));
}

function sideOf(from: Point, to: Point): Side {
  const length = distance(from, to);
  const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  return { from, to, normal, length };
}

export function dot([ax, ay]: Point, [bx, by]: Point): number {
  return ax * bx + ay * by;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The distance of a point from the line between two points. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  const length = dot(way, way);
  const along = length === 0 ? 0 : dot([point[0] - from[0], point[1] - from[1]], way) / length;
  const part = Math.max(0, Math.min(1, along));
  return distance(point, [from[0] + part * way[0], from[1] + part * way[1]]);
}

function angleBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}
