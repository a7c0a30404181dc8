/**
 * Two ways of finding pairs without a tree, in plain TypeScript. Each finds all pairs, counts them and its tests, and yields now
 * and then so that the page stays responsive.
 */
import { overlap } from '../../engine/oracle.ts';
import type { Work } from './benchmark-case.ts';

/** Tests between two yields. */
const SLICE = 2_000_000;

/** Every object against every other. */
export function* bruteForce(boxes: Float32Array, touching: boolean): Generator<void, Work> {
  const count = boxes.length / 4;
  let [pairs, tests, yielded] = [0, 0, 0];
  for (let row = 0; row < count; row++) {
    pairs += overlapsAfter(boxes, row, touching);
    tests += count - 1 - row;
    if (tests - yielded < SLICE) continue;
    yielded = tests;
    yield;
  }
  return { pairs, tests };
}

function overlapsAfter(boxes: Float32Array, row: number, touching: boolean): number {
  let pairs = 0;
  for (let other = 4 * row + 4; other < boxes.length; other += 4)
    if (overlap(boxes, 4 * row, other, touching)) pairs++;
  return pairs;
}

/** Objects in the order of their left edges, each tested against those that begin before it ends. */
export function* sortAndSweep(boxes: Float32Array, touching: boolean): Generator<void, Work> {
  const order = Uint32Array.from({ length: boxes.length / 4 }, (_, row) => 4 * row);
  order.sort((a, b) => boxes[a]! - boxes[b]!);
  let [pairs, tests, yielded] = [0, 0, 0];
  for (let i = 0; i < order.length; i++) {
    const end = endOfSweep(boxes, order, i);
    pairs += overlapsInSweep(boxes, order, i, end, touching);
    tests += end - i - 1;
    if (tests - yielded < SLICE) continue;
    yielded = tests;
    yield;
  }
  return { pairs, tests };
}

/** The first in the order that begins only after `order[from]` has ended. */
function endOfSweep(boxes: Float32Array, order: Uint32Array, from: number): number {
  const right = boxes[order[from]! + 2]!;
  let end = from + 1;
  while (end < order.length && boxes[order[end]!]! <= right) end++;
  return end;
}

function overlapsInSweep(
  boxes: Float32Array,
  order: Uint32Array,
  from: number,
  end: number,
  touching: boolean,
): number {
  let pairs = 0;
  for (let i = from + 1; i < end; i++)
    if (overlap(boxes, order[from]!, order[i]!, touching)) pairs++;
  return pairs;
}
