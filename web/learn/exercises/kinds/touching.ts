/** Chapter 8: which object touches the marked one, where shared edges and corners count. */
import { CLEAR, gap, grown, isWithin, shuffled, square, world } from '../boxes.ts';
import { objectChoices } from '../choices.ts';
import type { Box, Draw } from '../exercise.ts';
import { found, withTree } from '../oracle.ts';

const NEIGHBOURS = 5;

export const touching: Draw = (random) => {
  const marked = square(random.whole(250, 330), random.whole(250, 330), random.whole(110, 160));
  const boxes: Box[] = [];
  for (let tries = 0; boxes.length < NEIGHBOURS && tries < 80; tries += 1) {
    const apart = boxes.length === 0 ? 0 : random.whole(CLEAR, 2 * CLEAR);
    const drawn = beside(apart, random.whole(60, 110));
    const isFree = boxes.every((box) => gap(box, drawn) >= CLEAR);
    if (isFree && isWithin(drawn, grown(world, -CLEAR))) boxes.push(drawn);
  }
  if (boxes.length < NEIGHBOURS) return undefined;
  const drawn = shuffled(random, [marked, ...boxes]);
  const row = drawn.indexOf(marked);
  const touched = withTree(drawn, { touching: true }, (tree) =>
    found(tree, marked).filter((hit) => hit !== row),
  );
  if (touched.length !== 1) return undefined;
  return {
    numbers: {},
    picture: { boxes: drawn, marked: [row], cells: [world] },
    ...objectChoices(drawn.length, touched[0]!, row),
  };

  /** So far from the marked one: along one axis, where it lies beside it, or along both, where it lies at a corner. */
  function beside(apart: number, side: number): Box {
    const { minX, minY, maxX, maxY } = marked;
    const across = [minX - apart - side, maxX + apart] as const;
    const down = [minY - apart - side, maxY + apart] as const;
    const isLater = random.whole(0, 1) as 0 | 1;
    const along = random.whole(0, 2);
    if (along === 0) return square(across[isLater], random.whole(minY - 30, maxY - 30), side);
    if (along === 1) return square(random.whole(minX - 30, maxX - 30), down[isLater], side);
    return square(across[isLater], down[random.whole(0, 1) as 0 | 1], side);
  }
};
