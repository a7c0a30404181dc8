/** The first object that a moving box meets; a ray is the path of a box without size. */
import { type Quadtree, rowOf } from 'quadrille';
import type { Area } from '../../engine/geometry.ts';
import type { Found } from '../../engine/tree/probe.ts';

export interface MovingBox extends Area {
  readonly dx: number;
  readonly dy: number;
}

/** As the library answers. */
export function foundIn(hit: ReturnType<Quadtree['raycast']>): Found {
  return { hits: Uint32Array.from(hit ? [rowOf(hit.id)] : []), stop: hit };
}

/** By brute force. */
export function firstMet(boxes: Float32Array, moving: MovingBox, touching: boolean): Found {
  let first: number | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  for (let row = 0; 4 * row < boxes.length; row++) {
    const fraction = Math.fround(meeting(boxes, 4 * row, moving, touching));
    if (!(fraction < soonest)) continue;
    first = row;
    soonest = fraction;
  }
  if (first === undefined) return { hits: new Uint32Array(0) };
  const stop = { x: moving.x + moving.dx * soonest, y: moving.y + moving.dy * soonest };
  return { hits: Uint32Array.of(first), stop };
}

/** The fraction of the path at which the moving box begins to overlap a box; NaN where it never does. */
function meeting(
  boxes: Float32Array,
  at: number,
  { x, y, width, height, dx, dy }: MovingBox,
  touching: boolean,
): number {
  // Seen from the moving corner, every box begins earlier by the moving box's size.
  const [left, top] = [boxes[at]! - width, boxes[at + 1]! - height];
  const [right, bottom] = [boxes[at + 2]!, boxes[at + 3]!];
  const isBefore = (one: number, other: number): boolean => (touching ? one <= other : one < other);
  const isApart =
    (dx === 0 && !(isBefore(left, x) && isBefore(x, right))) ||
    (dy === 0 && !(isBefore(top, y) && isBefore(y, bottom)));
  if (isApart) return Number.NaN;
  let [enter, leave] = [0, 1];
  if (dx !== 0) {
    enter = Math.max(enter, Math.min((left - x) / dx, (right - x) / dx));
    leave = Math.min(leave, Math.max((left - x) / dx, (right - x) / dx));
  }
  if (dy !== 0) {
    enter = Math.max(enter, Math.min((top - y) / dy, (bottom - y) / dy));
    leave = Math.min(leave, Math.max((top - y) / dy, (bottom - y) / dy));
  }
  return isBefore(enter, leave) ? enter : Number.NaN;
}
