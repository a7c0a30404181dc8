export type Vector = readonly [x: number, y: number];

/** A vector of length 1. Without Math.hypot, sin and cos, which differ between engines in the last bit. */
export function direction(from: Vector, to: Vector): Vector {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}

/** The same vector, at most 1 long. */
export function shortened([x, y]: Vector): Vector {
  const length = Math.max(1, Math.sqrt(x * x + y * y));
  return [x / length, y / length];
}
