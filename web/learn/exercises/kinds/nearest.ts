/** Chapter 11: which object is nearest to a point. */
import { CLEAR, gap, middleOf, scattered, square, world } from '../boxes.ts';
import { objectChoices } from '../choices.ts';
import { type Draw, WORLD } from '../exercise.ts';
import { byDistance } from '../oracle.ts';

export const nearest: Draw = (random) => {
  const boxes = scattered(random, 6, [48, 190]);
  const point = { x: random.whole(60, WORLD - 60), y: random.whole(60, WORLD - 60) };
  if (boxes.some((box) => gap(box, square(point.x, point.y, 0)) < 2 * CLEAR)) return undefined;
  const [first, second] = byDistance(boxes, point);
  if (!first || !second || second.distance - first.distance < 2 * CLEAR) return undefined;
  // Distances count up to the edge: often another middle is nearer.
  const middles = boxes.map((box) => {
    const { x, y } = middleOf(box);
    return Math.hypot(x - point.x, y - point.y);
  });
  const isTrap = Math.min(...middles) < middles[first.row]!;
  if (!isTrap && random.unit() < 0.9) return undefined;
  return {
    numbers: {},
    picture: { boxes, point, cells: [world] },
    ...objectChoices(boxes.length, first.row),
  };
};
