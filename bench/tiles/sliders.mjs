import { round } from '../bodies/scenes.mjs';
import { randomUnits } from '../random.mjs';
import { tileSize } from './terrain.mjs';

/** Half of the size of a body, and how deep it is in the floor, between these parts of a tile. */
const sizes = [0.35, 0.65];
const depths = [0.01, 0.05];

/** How far the others are above the floor, and from walls, in tiles. */
const gap = 0.1;
const inTheAir = 0.1;

/**
 * Bodies that slide over the floors of a map, half of them boxes and half circles, and some a little above. Each stays on one run and
 * comes near no wall.
 *
 * @typedef {{ halfWidth: number, halfHeight: number, floor: import('./terrain.mjs').Floor, run: import('./terrain.mjs').Run,
 *   depth: number, from: number, to: number }} Slider `halfHeight` is 0 for a circle; the depth of those in the air is negative
 *
 * @param {import('./terrain.mjs').Terrain} terrain
 * @param {number} count
 * @returns {Slider[]} the same ones every time
 */
export function makeSliders({ floors }, count) {
  const unit = randomUnits(count + 1);
  const between = (least, most) => least + unit() * (most - least);
  return Array.from({ length: count }, () => {
    const floor = floors[Math.floor(unit() * floors.length)];
    const run = floor.runs[Math.floor(unit() * floor.runs.length)];
    const halfWidth = tileSize * between(...sizes);
    const halfHeight = unit() < 0.5 ? 0 : tileSize * between(...sizes);
    const depth = tileSize * (unit() < inTheAir ? -gap : between(...depths));
    const [least, most] = [run.left + gap, run.right - gap].map((column) => tileSize * column);
    const [from, to] = [0, 1].map(() => between(least + halfWidth, most - halfWidth));
    return { halfWidth, halfHeight, floor, run, depth, from, to };
  });
}

/** Where a body is in a frame: for half a round it slides there, then back. */
export function xOf({ from, to }, frame) {
  const share = Math.min(frame % round, round - (frame % round)) / (round / 2);
  return from + share * (to - from);
}

/** Where a body is on a floor whose top is at a row. */
export function yOn({ halfWidth, halfHeight, depth }, top) {
  return tileSize * top - (halfHeight > 0 ? halfHeight : halfWidth) + depth;
}
