/** What a box covers while it moves. */
import type { Area, Point } from '../../engine/geometry.ts';

/** The corners of it, in order around: the box where it begins and where it ends, and what lies between. */
export function sweptArea({ x, y, width, height }: Area, end: Point): readonly Point[] {
  const [left, right] = end.x < x ? [end, { x, y }] : [{ x, y }, end];
  const corner = (box: Point, across: 0 | 1, down: 0 | 1): Point => ({
    x: box.x + across * width,
    y: box.y + down * height,
  });
  return left.y <= right.y
    ? [
        corner(left, 0, 0),
        corner(left, 1, 0),
        corner(right, 1, 0),
        corner(right, 1, 1),
        corner(right, 0, 1),
        corner(left, 0, 1),
      ]
    : [
        corner(left, 0, 1),
        corner(left, 0, 0),
        corner(right, 0, 0),
        corner(right, 1, 0),
        corner(right, 1, 1),
        corner(left, 1, 1),
      ];
}
