/**
 * The size of a tree, estimated before it is made: some settings would block the page for seconds before the library refuses
 * them, or for minutes where it does not. Pairs and tests are those of boxes that lie evenly, times how crowded they lie.
 */
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { RefusalReason } from './refusal.ts';

export interface Forecast {
  /** Entries in all nodes, as if under leaf placement. */
  readonly references: number;
  /** Pairs that are tested. */
  readonly tests: number;
  /** Pairs that overlap. */
  readonly pairs: number;
}

/** Each takes one to two seconds, as measured. */
const MOST: Forecast = { references: 1.6e7, tests: 1.5e8, pairs: 3e7 };

/** Fewer cannot be too many, however they lie. */
const FEWEST_IN_CROWD = 2_000;
/** Large boxes keep away from the edges of the world, and are this much more crowded without being so. */
const EVEN = 4;
/** Squares of a grid, along each axis. */
const FINEST = 64;

type Shape = Pick<Settings, 'placement' | 'capacity' | 'maxDepth'>;

export function forecast(boxes: Float32Array, shape: Shape, { width, height }: World): Forecast {
  const count = boxes.length / 4;
  const size = meanSize(boxes);
  const area = width * height;
  /** Objects that reach into one cell of a depth. */
  const inCell = (depth: number): number =>
    count * Math.min(1, ((size + width / 2 ** depth) * (size + height / 2 ** depth)) / area);
  const deepest = Math.min(shape.maxDepth, depthOfSize(shape, size, { width, height }));
  let depth = 0;
  while (depth < deepest && inCell(depth) > shape.capacity) depth++;
  const references = 4 ** depth * inCell(depth);
  const crowded = crowding(boxes, size, { width, height });
  /** Within a cell, the library tests those that overlap along one axis. */
  const overlapping = Math.min(1, (2 * size) / (size + width / 2 ** depth));
  return {
    references,
    tests: ((references * inCell(depth)) / 2) * overlapping * crowded,
    pairs: ((count * count) / 2) * Math.min(1, (crowded * 4 * size * size) / area),
  };
}

/** Why the page does not even try, or undefined where it does. */
export function tooMuch(
  boxes: Float32Array,
  shape: Shape,
  world: World,
): RefusalReason | undefined {
  const { references, tests, pairs } = forecast(boxes, shape, world);
  if (pairs > MOST.pairs) return 'pairs';
  if (references > MOST.references) return 'nodes';
  return tests > MOST.tests ? 'time' : undefined;
}

/** Where each object is in one node, none is in a cell smaller than itself. */
function depthOfSize(
  { placement }: Shape,
  size: number,
  { width, height }: Pick<World, 'width' | 'height'>,
): number {
  if (placement === 'leaf') return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.floor(Math.log2(Math.min(width, height) / Math.max(size, 1e-9))));
}

/** How much more often two boxes are in the same square of a grid than if they lay evenly; 1 where that is hardly so. */
function crowding(
  boxes: Float32Array,
  size: number,
  { width, height }: Pick<World, 'width' | 'height'>,
): number {
  const count = boxes.length / 4;
  if (count < FEWEST_IN_CROWD) return 1;
  const squares = Math.max(1, Math.min(FINEST, Math.floor(Math.min(width, height) / size)));
  const held = new Uint32Array(squares * squares);
  const squareOf = (place: number, extent: number): number =>
    Math.max(0, Math.min(squares - 1, Math.floor((place * squares) / extent)));
  for (let at = 0; at < boxes.length; at += 4)
    held[squareOf(boxes[at + 1]!, height) * squares + squareOf(boxes[at]!, width)]!++;
  const together = held.reduce((sum, objects) => sum + objects * (objects - 1), 0);
  const crowded = (together * held.length) / (count * (count - 1));
  return crowded > EVEN ? crowded : 1;
}

function meanSize(boxes: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < boxes.length; at += 4) sum += boxes[at + 2]! - boxes[at]!;
  return boxes.length === 0 ? 0 : sum / (boxes.length / 4);
}
