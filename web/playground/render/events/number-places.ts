/** Where the numbers of bodies stand: apart from each other, so that two are never read as one. */
import type { Point } from '../../engine/geometry.ts';

/** A body by its middle, half of its size and the width of its number, in pixels. */
export interface NumberedBody extends Point {
  readonly half: number;
  readonly width: number;
}

/** In heights of a number: the least size of a body that has it inside, how far it stands from a smaller one, and the least gap between two. */
const LEAST_AROUND = 1.4;
const BESIDE = 0.25;
const GAP = 0.4;

/** One place for each body, in their order, in a picture of this width; `height`: that of a number. */
export function placeNumbers(
  bodies: readonly NumberedBody[],
  pictureWidth: number,
  height: number,
): readonly Point[] {
  const taken: (Point & { readonly width: number })[] = [];
  const places: Point[] = [...bodies];
  // A larger body has more places.
  const order = [...bodies.keys()].toSorted(
    (one, other) => bodies[one]!.half - bodies[other]!.half,
  );
  for (const row of order) {
    const body = bodies[row]!;
    const { width } = body;
    const choices = choicesFor(body, height).filter(
      ({ x }) => x - width / 2 >= 0 && x + width / 2 <= pictureWidth,
    );
    const isFree = ({ x, y }: Point): boolean =>
      taken.every(
        (other) =>
          Math.abs(other.x - x) >= (other.width + width) / 2 + GAP * height ||
          Math.abs(other.y - y) >= height,
      );
    const place = choices.find(isFree) ?? choices[0] ?? body;
    places[row] = place;
    taken.push({ ...place, width });
  }
  return places;
}

/** The best first: in the middle of a body, near its edges, and beside it; of a small one, beside it only. */
function choicesFor({ x, y, half, width }: NumberedBody, height: number): readonly Point[] {
  const around = (aside: number, along: number): readonly Point[] => [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - along },
    { x, y: y + along },
  ];
  const gap = BESIDE * height;
  const beside = around(half + gap + width / 2, half + gap + height / 2);
  if (2 * half < LEAST_AROUND * height) return beside;
  const inside = around(half - gap - width / 2, half - gap - height / 2);
  return [{ x, y }, ...inside, ...beside];
}
