/** Whether two forms overlap, by brute force in 64 bits: written apart from the library, as the oracle asks it. */

import type { Point } from '../geometry.ts';
import { cornersOf, FORM_STRIDE, FormField, halfSize, isRound } from './forms.ts';
import type { Way } from './way.ts';

/** World units. Forms whose gap or overlap is smaller only touch: which of the two 32-bit numbers make of it is not judged. */
const UNCLEAR = 1 / 512;

/** A convex polygon; or what is no farther than a radius from one: a circle from its only corner, a circle on its way from the line of it. */
interface Outline {
  /** x and y of each corner, clockwise. */
  readonly corners: Float64Array;
  /** Of each side the direction outward, of length 1, and how far out the side is. */
  readonly sides: Float64Array;
  readonly radius: number;
}

/** The forms of one frame, each made into an outline when it is first asked about. */
export class FormTest {
  readonly #boxes: Float32Array;
  readonly #forms: Float32Array;
  readonly #ways: readonly Way[];
  readonly #before: Float32Array;
  readonly #outlines: (Outline | undefined)[] = [];

  /**
   * `ways`: those of bullets; each meets what it overlaps at any place of its way, while the others move evenly from where they were in the
   * boxes `before`.
   */
  constructor(
    boxes: Float32Array,
    forms: Float32Array,
    ways: readonly Way[] = [],
    before: Float32Array = boxes,
  ) {
    this.#boxes = boxes;
    this.#forms = forms;
    this.#ways = ways;
    this.#before = before;
  }

  /** Undefined where two forms only touch, and where a bullet overlaps another at the start of its way: then it depends on the frame before. */
  overlap(a: number, b: number): boolean | undefined {
    const overlapAtEnd = verdictOn(gapBetween(this.#outlineOf(a), this.#outlineOf(b)));
    const way = this.#ways.find(({ row }) => row === a || row === b);
    if (!way || overlapAtEnd) return overlapAtEnd;
    const row = way.row === a ? b : a;
    const other = this.#outlineOf(row);
    const radius = halfSize(this.#boxes, way.row);
    const from = this.#seenFrom(row, way.from);
    const onTheWay = verdictOn(gapBetween(outlineOfWay({ ...way, from }, radius), other));
    if (onTheWay === false) return false;
    const atStart = verdictOn(gapBetween(roundOutline([from.x, from.y], radius), other));
    return atStart === false && overlapAtEnd === false ? onTheWay : undefined;
  }

  /** Where a place of the frame before is to an object at its end, as seen from the object. */
  #seenFrom(row: number, { x, y }: Point): Point {
    const moved = (axis: 0 | 1): number => {
      const at = 4 * row + axis;
      const [now, before] = [this.#boxes, this.#before];
      return (now[at]! + now[at + 2]! - before[at]! - before[at + 2]!) / 2;
    };
    return { x: x + moved(0), y: y + moved(1) };
  }

  #outlineOf(row: number): Outline {
    const known = this.#outlines[row];
    if (known) return known;
    const corners = cornersOf(this.#boxes, this.#forms, row);
    const outline = isRound(this.#forms[FORM_STRIDE * row + FormField.Kind])
      ? roundOutline(corners, halfSize(this.#boxes, row))
      : polygonOutline(corners);
    this.#outlines[row] = outline;
    return outline;
  }
}

/** Undefined where a gap is so small that two forms only touch. */
function verdictOn(gap: number): boolean | undefined {
  return Math.abs(gap) < UNCLEAR ? undefined : gap < 0;
}

function polygonOutline(places: readonly number[]): Outline {
  const corners = Float64Array.from(places);
  return { corners, sides: sidesOf(corners), radius: 0 };
}

function roundOutline(centre: readonly number[], radius: number): Outline {
  return { corners: Float64Array.from(centre), sides: new Float64Array(0), radius };
}

/** All that a circle passes over on a straight way. */
function outlineOfWay({ from, to }: Way, radius: number): Outline {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(along, down);
  if (length === 0) return roundOutline([to.x, to.y], radius);
  const [x, y] = [along / length, down / length];
  // A box without width: two sides along the way, and one at each end.
  const sides = Float64Array.from(
    [
      [y, -x, y * from.x - x * from.y],
      [-y, x, x * from.y - y * from.x],
      [x, y, x * to.x + y * to.y],
      [-x, -y, -x * from.x - y * from.y],
    ].flat(),
  );
  return { corners: Float64Array.of(from.x, from.y, to.x, to.y), sides, radius };
}

function sidesOf(corners: Float64Array): Float64Array {
  const sides = new Float64Array((3 * corners.length) / 2);
  for (let i = 0, at = 0; i < corners.length; i += 2, at += 3) {
    const [x, y] = [corners[i]!, corners[i + 1]!];
    const next = (i + 2) % corners.length;
    const [along, down] = [corners[next]! - x, corners[next + 1]! - y];
    const length = Math.hypot(along, down);
    sides[at] = down / length;
    sides[at + 1] = -along / length;
    sides[at + 2] = (down * x - along * y) / length;
  }
  return sides;
}

/** How far apart two outlines are where they do not overlap, at least; below 0 where they do. */
function gapBetween(a: Outline, b: Outline): number {
  const out = Math.max(farthestOut(a, b.corners), farthestOut(b, a.corners));
  if (a.radius + b.radius === 0) return out;
  const areApart = out > 0 || a.sides.length + b.sides.length === 0;
  const gap = areApart
    ? Math.min(distanceToNearest(a, b.corners), distanceToNearest(b, a.corners))
    : out;
  return gap - a.radius - b.radius;
}

/** How far out the corners are, all of them, of the side of an outline that they are farthest out of: polygons that are apart are so along a side. */
function farthestOut({ sides }: Outline, corners: Float64Array): number {
  let farthest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sides.length; at += 3) {
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < corners.length; i += 2)
      nearest = Math.min(nearest, sides[at]! * corners[i]! + sides[at + 1]! * corners[i + 1]!);
    farthest = Math.max(farthest, nearest - sides[at + 2]!);
  }
  return farthest;
}

/** How far the nearest of the corners is from the rim of an outline without its radius. */
function distanceToNearest({ corners }: Outline, others: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < others.length; at += 2)
    least = Math.min(least, distanceToRim(corners, others[at]!, others[at + 1]!));
  return least;
}

function distanceToRim(corners: Float64Array, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    const [fromX, fromY] = [corners[i]!, corners[i + 1]!];
    const [along, down] = [corners[next]! - fromX, corners[next + 1]! - fromY];
    const length = along * along + down * down;
    const part = length === 0 ? 0 : ((x - fromX) * along + (y - fromY) * down) / length;
    const share = Math.min(1, Math.max(0, part));
    least = Math.min(least, Math.hypot(fromX + share * along - x, fromY + share * down - y));
  }
  return least;
}
