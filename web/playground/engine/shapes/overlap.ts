/** Whether two forms overlap, by brute force in 64 bits: written apart from the library, as the oracle asks it. */
import { CIRCLE, cornersOf, FORM_STRIDE, FormField, halfSize } from './forms.ts';

/** World units. Forms whose gap or overlap is smaller only touch: which of the two 32-bit numbers make of it is not judged. */
const UNCLEAR = 1 / 512;

/** A convex polygon; or a circle, which is one corner and a radius. */
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
  readonly #outlines: (Outline | undefined)[] = [];

  constructor(boxes: Float32Array, forms: Float32Array) {
    this.#boxes = boxes;
    this.#forms = forms;
  }

  /** Undefined where two forms only touch. */
  overlap(a: number, b: number): boolean | undefined {
    const gap = gapBetween(this.#outlineOf(a), this.#outlineOf(b));
    return Math.abs(gap) < UNCLEAR ? undefined : gap < 0;
  }

  #outlineOf(row: number): Outline {
    const known = this.#outlines[row];
    if (known) return known;
    const corners = Float64Array.from(cornersOf(this.#boxes, this.#forms, row));
    const isCircle = this.#forms[FORM_STRIDE * row + FormField.Kind] === CIRCLE;
    const outline = isCircle
      ? { corners, sides: new Float64Array(0), radius: halfSize(this.#boxes, row) }
      : { corners, sides: sidesOf(corners), radius: 0 };
    this.#outlines[row] = outline;
    return outline;
  }
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
  if (b.radius > 0) return gapToPoint(a, b.corners[0]!, b.corners[1]!) - a.radius - b.radius;
  if (a.radius > 0) return gapToPoint(b, a.corners[0]!, a.corners[1]!) - a.radius;
  return Math.max(farthestOut(a, b.corners), farthestOut(b, a.corners));
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

/** From a point to the nearest one of a polygon, or of the middle of a circle; below 0 inside. */
function gapToPoint(outline: Outline, x: number, y: number): number {
  const { corners, sides } = outline;
  const out = farthestOut(outline, Float64Array.of(x, y));
  if (sides.length > 0 && out <= 0) return out;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    const [fromX, fromY] = [corners[i]!, corners[i + 1]!];
    const [along, down] = [corners[next]! - fromX, corners[next + 1]! - fromY];
    const length = along * along + down * down;
    const part = length === 0 ? 0 : ((x - fromX) * along + (y - fromY) * down) / length;
    const share = Math.min(1, Math.max(0, part));
    nearest = Math.min(nearest, Math.hypot(fromX + share * along - x, fromY + share * down - y));
  }
  return nearest;
}
