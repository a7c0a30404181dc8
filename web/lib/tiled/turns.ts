/** Turns by the degrees of Tiled, clockwise on a screen. Quarter turns are exact. */

/** Cosine and sine of quarter turns. */
const QUARTERS: readonly (readonly [cosine: number, sine: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The angle that a body takes. */
export function radiansOf(degrees: number): number {
  return ((degrees % 360) / 180) * Math.PI;
}

/** Corners turned around the origin. */
export function turnedCorners(corners: ArrayLike<number>, degrees: number): number[] {
  const [cosine, sine] = directionOf(degrees);
  return Array.from(corners, (value, i) => {
    const other = corners[i ^ 1]!;
    return i % 2 === 0 ? cosine * value - sine * other : sine * other + cosine * value;
  });
}

function directionOf(degrees: number): readonly [cosine: number, sine: number] {
  const quarters = (((degrees % 360) + 360) % 360) / 90;
  const radians = radiansOf(degrees);
  return QUARTERS[quarters] ?? [Math.cos(radians), Math.sin(radians)];
}
