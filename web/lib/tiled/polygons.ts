/** Polygons of any form as convex ones. Corners are two numbers each, x and y, rounded to 32 bits. */
import { rangeError } from '../coded-errors.js';
import { MAX_CORNERS } from '../world/limits.js';

/** The most corners of an outline that has to be cut. Cutting takes time in proportion to their square, and more for rare ones. */
const MAX_CUT_CORNERS = 1_000;

/**
 * A polygon as convex polygons of at most 8 corners: itself, or triangles. Corners that are repeated, or on the line between their
 * neighbours, are left out. Throws where fewer than three are left, or where sides meet.
 */
export function convexPieces(place: string, given: ArrayLike<number>): number[][] {
  const corners = withoutStraight(Array.from(given, Math.fround));
  const count = corners.length / 2;
  if (count < 3) {
    throw rangeError(`${place}: polygon must have 3 corners that are not on one line`);
  }
  if (count <= MAX_CORNERS && isConvex(corners)) return [corners];
  if (count > MAX_CUT_CORNERS) {
    throw rangeError(
      `${place}: polygon must be convex or have at most ${MAX_CUT_CORNERS} corners, got ${count}`,
    );
  }
  checkSides(place, corners);
  return trianglesOf(place, corners);
}

/** The segments of a polyline, two corners each, without those of no length. Throws where none is left. */
export function segmentsOf(place: string, given: ArrayLike<number>): number[][] {
  const corners = Array.from(given, Math.fround);
  const segments: number[][] = [];
  for (let i = 2; i < corners.length; i += 2) {
    const [x1, y1, x2, y2] = corners.slice(i - 2, i + 2) as [number, number, number, number];
    if (x1 !== x2 || y1 !== y2) segments.push([x1, y1, x2, y2]);
  }
  if (segments.length > 0) return segments;
  throw rangeError(`${place}: polyline must have two points at different places`);
}

/** Twice the area of the triangle of three corners; positive where they turn clockwise on a screen. */
function turn(corners: ArrayLike<number>, a: number, b: number, c: number): number {
  const [x, y] = [corners[2 * a]!, corners[2 * a + 1]!];
  const [bx, by] = [corners[2 * b]! - x, corners[2 * b + 1]! - y];
  const [cx, cy] = [corners[2 * c]! - x, corners[2 * c + 1]! - y];
  return bx * cy - by * cx;
}

/** Leaves out each corner at which the outline does not turn, until it turns at all of them. */
function withoutStraight(corners: readonly number[]): number[] {
  const kept: number[] = [];
  const last = (back: number): number[] => kept.slice(kept.length - 2 * back);
  for (let i = 0; i < corners.length; i += 2) {
    kept.push(corners[i]!, corners[i + 1]!);
    // The corner before the new one goes where the three last ones are on one line.
    while (kept.length >= 6 && isStraight(last(3))) kept.splice(kept.length - 4, 2);
  }
  // The outline is closed: the last corner and the first have neighbours across its ends.
  for (;;) {
    if (kept.length < 6) return [];
    const [x, y, nextX, nextY] = kept as [number, number, number, number];
    if (isStraight([...last(2), x, y])) kept.splice(kept.length - 2, 2);
    else if (isStraight([...last(1), x, y, nextX, nextY])) kept.splice(0, 2);
    else return kept;
  }
}

/** Whether three corners are on one line. */
function isStraight(three: readonly number[]): boolean {
  return turn(three, 0, 1, 2) === 0;
}

/** True for an outline that turns to one side at all corners, and goes around once. */
function isConvex(corners: readonly number[]): boolean {
  const count = corners.length / 2;
  const side = Math.sign(turn(corners, 0, 1, 2));
  let reversals = 0;
  for (let i = 0; i < count; i++) {
    const [next, after] = [(i + 1) % count, (i + 2) % count];
    if (Math.sign(turn(corners, i, next, after)) !== side) return false;
    if (isForward(corners, i, next) !== isForward(corners, next, after)) reversals++;
  }
  return reversals === 2;
}

/** Whether a side leads to the right; of upright ones, whether it leads down. */
function isForward(corners: readonly number[], from: number, to: number): boolean {
  const [x, toX] = [corners[2 * from]!, corners[2 * to]!];
  return x === toX ? corners[2 * to + 1]! > corners[2 * from + 1]! : toX > x;
}

/** Throws where two sides that are no neighbours share a point. */
function checkSides(place: string, corners: readonly number[]): void {
  const count = corners.length / 2;
  for (let a = 0; a < count; a++) {
    for (let b = a + 2; b < count; b++) {
      if ((b + 1) % count === a || !sidesMeet(corners, a, b)) continue;
      throw rangeError(`${place}: sides of the polygon must not meet, got sides ${a} and ${b}`);
    }
  }
}

/** Whether the sides that begin at corners a and b share a point. */
function sidesMeet(corners: readonly number[], a: number, b: number): boolean {
  const count = corners.length / 2;
  const [a2, b2] = [(a + 1) % count, (b + 1) % count];
  const [fromB, fromB2] = [turn(corners, a, a2, b), turn(corners, a, a2, b2)];
  const [fromA, fromA2] = [turn(corners, b, b2, a), turn(corners, b, b2, a2)];
  return (
    Math.sign(fromB) * Math.sign(fromB2) <= 0 &&
    Math.sign(fromA) * Math.sign(fromA2) <= 0 &&
    spansMeet(corners, 0, [a, a2], [b, b2]) &&
    spansMeet(corners, 1, [a, a2], [b, b2])
  );
}

/** Whether two sides share a value along an axis. */
function spansMeet(
  corners: readonly number[],
  axis: number,
  [a, a2]: readonly [number, number],
  [b, b2]: readonly [number, number],
): boolean {
  const [from, to] = [corners[2 * a + axis]!, corners[2 * a2 + axis]!];
  const [other, otherTo] = [corners[2 * b + axis]!, corners[2 * b2 + axis]!];
  return (
    Math.max(from, to) >= Math.min(other, otherTo) && Math.max(other, otherTo) >= Math.min(from, to)
  );
}

/** Cuts off one ear after the other: a triangle of three neighbours that holds no other corner. */
function trianglesOf(place: string, corners: readonly number[]): number[][] {
  const count = corners.length / 2;
  const left = Array.from({ length: count }, (_, i) => i);
  let area = 0;
  for (let i = 1; i + 1 < count; i++) area += turn(corners, 0, i, i + 1);
  const side = Math.sign(area);
  const triangles: number[][] = [];
  const cut = (at: number): void => {
    const ear = neighboursAt(left, at);
    // After earlier cuts, three corners may be on one line: they make no triangle.
    if (turn(corners, ...ear) !== 0) {
      triangles.push(ear.flatMap((i) => [corners[2 * i]!, corners[2 * i + 1]!]));
    }
    left.splice(at, 1);
  };
  while (left.length > 3) {
    const at = left.findIndex((_, i) => isEar(corners, left, i, side));
    if (at < 0)
      throw rangeError(`${place}: polygon must go around once, with sides that are apart`);
    cut(at);
  }
  cut(1);
  return triangles;
}

/** A corner that is left with the one before it and the one after it. */
function neighboursAt(
  left: readonly number[],
  at: number,
): [before: number, corner: number, after: number] {
  return [left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!];
}

function isEar(
  corners: readonly number[],
  left: readonly number[],
  at: number,
  side: number,
): boolean {
  const [a, b, c] = neighboursAt(left, at);
  const turned = turn(corners, a, b, c) * side;
  if (turned <= 0) return turned === 0;
  return !left.some(
    (i) =>
      i !== a &&
      i !== b &&
      i !== c &&
      turn(corners, a, b, i) * side >= 0 &&
      turn(corners, b, c, i) * side >= 0 &&
      turn(corners, c, a, i) * side >= 0,
  );
}
