/** Whether two forms overlap, by brute force in 64 bits: written apart from the library, as the oracle asks it. */
import { CIRCLE, cornersOf, FORM_STRIDE, FormField, halfSize } from './forms.ts';

/** World units. Forms whose gap or overlap is smaller only touch: which of the two 32-bit numbers make of it is not judged. */
const UNCLEAR = 1 / 512;

/** Undefined where two forms only touch. */
export function formsOverlap(
  boxes: Float32Array,
  forms: Float32Array,
  a: number,
  b: number,
): boolean | undefined {
  const gap = gapBetween(outlineOf(boxes, forms, a), outlineOf(boxes, forms, b));
  return Math.abs(gap) < UNCLEAR ? undefined : gap < 0;
}

/** A form as what lies within a radius of a convex polygon: a circle is one point. */
interface Outline {
  readonly corners: readonly number[];
  readonly radius: number;
}

function outlineOf(boxes: Float32Array, forms: Float32Array, row: number): Outline {
  const isCircle = forms[FORM_STRIDE * row + FormField.Kind] === CIRCLE;
  return { corners: cornersOf(boxes, forms, row), radius: isCircle ? halfSize(boxes, row) : 0 };
}

/** How far apart they are, at most: negative where they overlap, and positive where they do not. */
function gapBetween(a: Outline, b: Outline): number {
  const apart = Math.max(
    ...axesOf(a, b).map(([x, y]) => separationAlong(a.corners, b.corners, x, y)),
  );
  return apart - a.radius - b.radius;
}

/**
 * The directions along which two convex polygons can be apart, of length 1: across their sides, and from corner to corner, which are the
 * nearest points of round forms.
 */
function axesOf(a: Outline, b: Outline): readonly (readonly [number, number])[] {
  const axes = [...sidesOf(a.corners), ...sidesOf(b.corners)];
  if (a.radius + b.radius > 0)
    for (let i = 0; i < a.corners.length; i += 2)
      for (let j = 0; j < b.corners.length; j += 2)
        axes.push(unit(b.corners[j]! - a.corners[i]!, b.corners[j + 1]! - a.corners[i + 1]!));
  return axes;
}

function sidesOf(corners: readonly number[]): (readonly [number, number])[] {
  if (corners.length < 4) return [];
  const sides: (readonly [number, number])[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    sides.push(unit(corners[next + 1]! - corners[i + 1]!, corners[i]! - corners[next]!));
  }
  return sides;
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

/** The gap between the shadows of two sets of corners on a line. */
function separationAlong(a: readonly number[], b: readonly number[], x: number, y: number): number {
  const [lowA, highA] = shadow(a, x, y);
  const [lowB, highB] = shadow(b, x, y);
  return Math.max(lowB - highA, lowA - highB);
}

function shadow(corners: readonly number[], x: number, y: number): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    const place = corners[i]! * x + corners[i + 1]! * y;
    low = Math.min(low, place);
    high = Math.max(high, place);
  }
  return [low, high];
}
