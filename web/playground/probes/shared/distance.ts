/** The square of the distance from a point to the nearest point of a box, which begins at a place in `boxes`. */
export function squaredDistance(boxes: Float32Array, at: number, x: number, y: number): number {
  const dx = Math.max(boxes[at]! - x, 0, x - boxes[at + 2]!);
  const dy = Math.max(boxes[at + 1]! - y, 0, y - boxes[at + 3]!);
  return dx * dx + dy * dy;
}
