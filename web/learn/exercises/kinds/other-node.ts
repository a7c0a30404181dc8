/** Chapter 6: which of the objects that move must be kept in another node. */
import {
  freeSquare,
  grid,
  grown,
  isClearOfLines,
  isWithin,
  moved,
  shuffled,
  world,
} from '../boxes.ts';
import { objectChoices } from '../choices.ts';
import type { Box, Draw, Point } from '../exercise.ts';
import { leavesOf, type Node, withTree } from '../oracle.ts';

const DEPTH = 2;
const settings = { placement: 'leaf', capacity: 2, maxDepth: DEPTH } as const;

export const otherNode: Draw = (random) => {
  const boxes: Box[] = [];
  const inside = grid(DEPTH).map((cell) => grown(cell, -14));
  for (const cell of shuffled(random, inside).slice(0, 8)) {
    const drawn = freeSquare(random, cell, random.whole(40, 52), boxes);
    if (drawn) boxes.push(drawn);
  }
  const before = withTree(boxes, settings, leavesOf);
  const crosses = random.whole(0, boxes.length - 1);
  const moves: Point[] = [];
  const places: Box[] = [];
  for (const [row, box] of boxes.entries()) {
    const move = moveOf(row, box);
    if (!move) return undefined;
    moves.push(move);
    places.push(moved(box, move));
  }
  const after = withTree(places, settings, leavesOf);
  // The tree must be the same, so that only the object has moved.
  if (JSON.stringify(after.map(cellOf)) !== JSON.stringify(before.map(cellOf))) return undefined;
  const changed = [...boxes.keys()].filter((row) => keeper(before, row) !== keeper(after, row));
  if (changed.length !== 1) return undefined;
  return {
    numbers: {},
    picture: { boxes, moves, cells: before.map(cellOf) },
    ...objectChoices(boxes.length, changed[0]!),
  };

  /** A move after which the object lies in one leaf: in another one for the object that crosses, in the same for all others. */
  function moveOf(row: number, box: Box): Point | undefined {
    for (let tries = 0; tries < 60; tries += 1) {
      const move = { x: random.whole(-120, 120), y: random.whole(-120, 120) };
      const place = moved(box, move);
      const length = Math.hypot(move.x, move.y);
      if (length < 60 || length > 130) continue;
      if (!isWithin(grown(place, 4), world) || !isClearOfLines(place, DEPTH)) continue;
      const leaf = before.find(({ cell }) => isWithin(place, cell));
      if (leaf && leaf.rows.includes(row) !== (row === crosses)) return move;
    }
    return undefined;
  }
};

function cellOf({ cell }: Node): Box {
  return cell;
}

/** The place of the leaf that keeps an object. */
function keeper(leaves: readonly Node[], row: number): number {
  return leaves.findIndex(({ rows }) => rows.includes(row));
}
