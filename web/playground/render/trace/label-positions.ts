/** Positions for the labels of two objects: at opposite outer corners, so that both are legible where the objects overlap. */
import type { Area, Point } from '../../engine/geometry.ts';
import { inside } from '../inside.ts';

/** The upper left corners of two squares of this side, within the picture and never over each other. */
export function labelPositions(
  [one, other]: readonly [Area, Area],
  side: number,
  picture: Pick<Area, 'width' | 'height'>,
): readonly [Point, Point] {
  const isLeft = one.x + one.width / 2 <= other.x + other.width / 2;
  const isAbove = one.y + one.height / 2 <= other.y + other.height / 2;
  const cornerAt = (box: Area, left: boolean, above: boolean): Point => ({
    x: inside(left ? box.x - side : box.x + box.width, picture.width - side),
    y: inside(above ? box.y - side : box.y + box.height, picture.height - side),
  });
  const first = cornerAt(one, isLeft, isAbove);
  const second = cornerAt(other, !isLeft, !isAbove);
  const collide = Math.abs(first.x - second.x) < side && Math.abs(first.y - second.y) < side;
  if (!collide) return [first, second];
  // This happens only in a corner of the picture; there is room to one side.
  const x = first.x + 2 * side <= picture.width ? first.x + side : first.x - side;
  return [first, { ...second, x }];
}
