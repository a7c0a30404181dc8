/** Chapter 9: what a ray hits first. */
import { CLEAR, gap, grown, scattered, square, world } from '../boxes.ts';
import { objectChoices } from '../choices.ts';
import { ARROW, type Draw, WORLD } from '../exercise.ts';
import { rayHits } from '../oracle.ts';

const LENGTH = 2 * WORLD;

export const firstHit: Draw = (random) => {
  const boxes = scattered(random, 8, [56, 96]);
  const point = { x: random.whole(40, WORLD - 40), y: random.whole(40, WORLD - 40) };
  if (boxes.some((box) => gap(box, square(point.x, point.y, 0)) < 2 * CLEAR)) return undefined;
  const angle = 2 * Math.PI * random.unit();
  const ray = {
    x: Math.round(LENGTH * Math.cos(angle)),
    y: Math.round(LENGTH * Math.sin(angle)),
  };
  const hits = rayHits(boxes, point, ray);
  // A ray that passes close to a corner is hard to judge.
  for (const by of [-CLEAR / 2, CLEAR / 2]) {
    const others = rayHits(
      boxes.map((box) => grown(box, by)),
      point,
      ray,
    );
    if (rowsOf(others) !== rowsOf(hits)) return undefined;
  }
  const [first, second] = hits;
  if (!first || !second || second.distance - first.distance < 2 * CLEAR) return undefined;
  // The arrow must not point into it.
  if (first.distance < 1.5 * ARROW) return undefined;
  return {
    numbers: {},
    picture: { boxes, point, ray, cells: [world] },
    ...objectChoices(boxes.length, first.row),
  };
};

function rowsOf(hits: ReturnType<typeof rayHits>): string {
  return hits.map(({ row }) => row).join(' ');
}
