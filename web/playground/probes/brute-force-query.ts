/** A probe's question without a tree: every object is tested. Written apart from the library, which must find the same. */
import { rowsWithin } from '../engine/rows-within.ts';
import type {
  CircleProbe,
  NearestProbe,
  Probe,
  RayProbe,
  SweepProbe,
} from '../engine/tree/probe.ts';
import type { Sighting } from '../engine/tree/probe-query.ts';

type Answer = Pick<Sighting, 'hits' | 'stop' | 'reach'>;

// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
export function askAll(boxes: Float32Array, probe: Probe, touching: boolean): Answer {
  const nothing = { stop: undefined, reach: undefined };
  switch (probe.kind) {
    case 'box':
      return { ...nothing, hits: rowsWithin(boxes, probe, touching) };
    case 'circle':
      return { ...nothing, hits: rowsInCircle(boxes, probe, touching) };
    case 'nearest':
      return nearest(boxes, probe);
    case 'ray':
    case 'sweep':
      return firstOnWay(boxes, probe, touching);
  }
}

function rowsInCircle(
  boxes: Float32Array,
  { x, y, radius }: CircleProbe,
  touching: boolean,
): Uint32Array {
  const rows: number[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const distance = squaredDistance(boxes, at, x, y);
    if (distance < radius * radius || (touching && distance === radius * radius)) rows.push(at / 4);
  }
  return Uint32Array.from(rows);
}

/** By distance as a float, then by row. */
function nearest(boxes: Float32Array, { x, y, count }: NearestProbe): Answer {
  const found: { readonly row: number; readonly distance: number }[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const distance = Math.fround(Math.sqrt(squaredDistance(boxes, at, x, y)));
    const last = found.at(-1);
    if (last && found.length === count && distance >= last.distance) continue;
    const place = found.findLastIndex((other) => other.distance <= distance) + 1;
    found.splice(place, 0, { row: at / 4, distance });
    if (found.length > count) found.pop();
  }
  const hits = Uint32Array.from(found, ({ row }) => row);
  return { hits, stop: undefined, reach: found.at(-1)?.distance };
}

/** From a point to the nearest point of a box. */
function squaredDistance(boxes: Float32Array, at: number, x: number, y: number): number {
  const dx = Math.max(boxes[at]! - x, 0, x - boxes[at + 2]!);
  const dy = Math.max(boxes[at + 1]! - y, 0, y - boxes[at + 3]!);
  return dx * dx + dy * dy;
}

/** A ray is the way of a box without size. */
function firstOnWay(boxes: Float32Array, probe: RayProbe | SweepProbe, touching: boolean): Answer {
  const { width, height } = probe.kind === 'sweep' ? probe : { width: 0, height: 0 };
  const way = { ...probe, width, height };
  let first: number | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  for (let row = 0; 4 * row < boxes.length; row++) {
    const fraction = Math.fround(meeting(boxes, 4 * row, way, touching));
    if (!(fraction < soonest)) continue;
    first = row;
    soonest = fraction;
  }
  if (first === undefined) return { hits: new Uint32Array(0), stop: undefined, reach: undefined };
  const stop = { x: way.x + way.dx * soonest, y: way.y + way.dy * soonest };
  return { hits: Uint32Array.of(first), stop, reach: undefined };
}

type Way = Omit<SweepProbe, 'kind'>;

/** The fraction of the way at which it begins to overlap a box; NaN where it never does. */
function meeting(
  boxes: Float32Array,
  at: number,
  { x, y, width, height, dx, dy }: Way,
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
