/** Where the badges of two objects stand: at opposite outer corners, so that both are read where the objects overlap. */
import type { Area, Point } from '../../engine/geometry.ts';

/** The upper left corners of two squares of this side, within the sheet and never over each other. */
export function badgesOf(
  [one, other]: readonly [Area, Area],
  side: number,
  sheet: Pick<Area, 'width' | 'height'>,
): readonly [Point, Point] {
  const isLeft = one.x + one.width / 2 <= other.x + other.width / 2;
  const isAbove = one.y + one.height / 2 <= other.y + other.height / 2;
  const spotAt = (box: Area, left: boolean, above: boolean): Point => ({
    x: within(left ? box.x - side : box.x + box.width, sheet.width - side),
    y: within(above ? box.y - side : box.y + box.height, sheet.height - side),
  });
  const first = spotAt(one, isLeft, isAbove);
  const second = spotAt(other, !isLeft, !isAbove);
  const collide = Math.abs(first.x - second.x) < side && Math.abs(first.y - second.y) < side;
  if (!collide) return [first, second];
  // Only in a corner of the sheet; there is room to one side.
  const x = first.x + 2 * side <= sheet.width ? first.x + side : first.x - side;
  return [first, { ...second, x }];
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(most, place));
}
