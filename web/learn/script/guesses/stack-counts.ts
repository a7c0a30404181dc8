/**
 * Squares on one spot look like one: a count beside them says how many there are. Counts lie on no other count, and on no square
 * where there is room.
 */
import type { Point } from '../../guesses/answers.ts';

export interface StackCount {
  readonly count: number;
  /** The middle of its label. */
  readonly at: Point;
}

interface Field {
  readonly width: number;
  readonly height: number;
  /** Of a square. */
  readonly side: number;
}

/** What a label takes at most, in units of the world: see the sheet for its type. */
const LABEL = { width: 104, height: 68 };

/** Corners that are this near are one spot, in units of the world: about a pixel of a phone. */
const SPOT = 2;

/** How many places for a label are tried from the best one in each direction, half a label apart. */
const REACH = 8;

export function stackCounts(corners: readonly Point[], field: Field): readonly StackCount[] {
  const counts: StackCount[] = [];
  for (const [first, ...others] of stacksIn(corners)) {
    if (!first || others.length === 0) continue;
    const taken = counts.map(({ at }) => at);
    const free = placesBeside(first, field)
      .filter((place) => !taken.some(isOnLabel(place)))
      .map((place) => ({ place, covers: covered(place, corners, field) }));
    const least = Math.min(...free.map(({ covers }) => covers));
    const at = free.find(({ covers }) => covers === least)?.place;
    if (at) counts.push({ count: others.length + 1, at });
  }
  return counts;
}

function stacksIn(corners: readonly Point[]): readonly (readonly Point[])[] {
  const stacks: Point[][] = [];
  for (const corner of corners) {
    const stack = stacks.find(
      ([first]) =>
        first && Math.max(Math.abs(first.x - corner.x), Math.abs(first.y - corner.y)) <= SPOT,
    );
    if (stack) stack.push(corner);
    else stacks.push([corner]);
  }
  return stacks;
}

/** Places in the field, the nearest to the upper right corner of a square first. */
function placesBeside({ x, y }: Point, { width, height, side }: Field): readonly Point[] {
  const best = { x: x + side + LABEL.width / 2, y };
  const steps = Array.from({ length: 2 * REACH + 1 }, (_, at) => (at - REACH) / 2);
  return steps
    .flatMap((across) =>
      steps.map((down) => ({
        x: within(best.x + across * LABEL.width, LABEL.width, width),
        y: within(best.y + down * LABEL.height, LABEL.height, height),
      })),
    )
    .toSorted((one, other) => distance(one, best) - distance(other, best));
}

function within(place: number, label: number, length: number): number {
  return Math.min(length - label / 2, Math.max(label / 2, place));
}

function isOnLabel(one: Point): (other: Point) => boolean {
  return (other) =>
    Math.abs(one.x - other.x) < LABEL.width && Math.abs(one.y - other.y) < LABEL.height;
}

/** How many squares a label would cover in part. */
function covered(label: Point, corners: readonly Point[], { side }: Field): number {
  return corners.filter(
    ({ x, y }) =>
      Math.abs(x + side / 2 - label.x) < (LABEL.width + side) / 2 &&
      Math.abs(y + side / 2 - label.y) < (LABEL.height + side) / 2,
  ).length;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
