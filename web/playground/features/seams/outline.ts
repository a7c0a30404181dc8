/** The outline of a level, from the heights of its ground, and whether a direction is one of its normals. */
import { heights, type Point, ROWS, TILE } from './level.ts';

/** A place that is no farther from a side is on it, in units. */
const NEAR = 0.02;
/** Directions that differ by no more are the same, in radians. */
const SAME = 1e-3;

/** A side of the outline; the ground is to the right of who goes along it. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly normal: Point;
}

const sides: readonly Side[] = sidesOf(
  heights.flatMap(([left, right], column) => [
    { x: TILE * column, y: TILE * (ROWS - left) },
    { x: TILE * (column + 1), y: TILE * (ROWS - right) },
  ]),
);

/**
 * True for a normal of the outline at a place of it: of a side there, or, where the outline has a corner that points outwards, any
 * direction between the normals of its two sides.
 */
export function isNormalOfOutline(place: Point, normal: Point): boolean {
  return sides.some((side, i) => {
    if (distance(place, side) > NEAR) return false;
    if (angle(side.normal, normal) <= SAME) return true;
    const next = sides[i + 1];
    return next !== undefined && isNear(place, side.to) && isBetween(side.normal, normal, next);
  });
}

function sidesOf(places: readonly Point[]): readonly Side[] {
  return places.flatMap((to, i) => {
    const from = places[i - 1];
    if (!from || isSame(from, to)) return [];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    return [{ from, to, normal: { x: y / length, y: -x / length } }];
  });
}

function isBetween(before: Point, normal: Point, { normal: after }: Side): boolean {
  const pointsOutwards = cross(before, after) > 0;
  return pointsOutwards && cross(before, normal) >= 0 && cross(normal, after) >= 0;
}

function distance({ x, y }: Point, { from, to }: Side): number {
  const [sideX, sideY] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * sideX + (y - from.y) * sideY) / (sideX * sideX + sideY * sideY);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - part * sideX, y - from.y - part * sideY);
}

function angle(a: Point, b: Point): number {
  return Math.abs(Math.atan2(cross(a, b), a.x * b.x + a.y * b.y));
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

function isNear(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
