/** Convex polygons and segments, clipped to a square. Corners are two numbers each, x and y. */

/** A side of the square: what is on it and beyond it has `inward * (value - limit) >= 0`. */
interface Side {
  readonly axis: 0 | 1;
  readonly limit: number;
  readonly inward: 1 | -1;
}

/** The part that is in the square from 0, 0 to `size`, `size`: fewer than 3 corners of a polygon, or 2 of a segment, where nothing is. */
export function clippedToSquare(corners: readonly number[], size: number): readonly number[] {
  const sides: readonly Side[] = [
    { axis: 0, limit: 0, inward: 1 },
    { axis: 0, limit: size, inward: -1 },
    { axis: 1, limit: 0, inward: 1 },
    { axis: 1, limit: size, inward: -1 },
  ];
  return sides.reduce(clippedAt, corners);
}

/** The method of Sutherland and Hodgman: corners inside, and the points at which the outline crosses the side. */
function clippedAt(corners: readonly number[], side: Side): readonly number[] {
  const kept: number[] = [];
  const keep = (x: number, y: number): void => {
    const isFirst = kept[0] === x && kept[1] === y;
    const isLast = kept.at(-2) === x && kept.at(-1) === y;
    if (!isFirst && !isLast) kept.push(x, y);
  };
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    const [here, there] = [insideBy(corners, i, side), insideBy(corners, next, side)];
    if (here >= 0) keep(corners[i]!, corners[i + 1]!);
    if (here >= 0 === there >= 0) continue;
    const [inner, outer] = here >= 0 ? [i, next] : [next, i];
    keep(...crossing(corners, inner, outer, side));
  }
  return kept;
}

function insideBy(corners: readonly number[], at: number, { axis, limit, inward }: Side): number {
  return inward * (corners[at + axis]! - limit);
}

function crossing(
  corners: readonly number[],
  inner: number,
  outer: number,
  { axis, limit }: Side,
): [x: number, y: number] {
  const across = 1 - axis;
  const from = corners[inner + axis]!;
  const share = (limit - from) / (corners[outer + axis]! - from);
  const start = corners[inner + across]!;
  const value = start + share * (corners[outer + across]! - start);
  return axis === 0 ? [limit, value] : [value, limit];
}
