import { makeScene } from '../scenes.mjs';

/** World units, which 32-bit and 64-bit numbers hold exactly: Phaser calculates with the latter. */
const step = 1 / 64;

/**
 * A scene of the benchmark whose coordinates and velocities are multiples of a step, so that sums of them are exact.
 *
 * @returns {import('../scenes.mjs').Scene}
 */
export function makeArcadeScene(kind, count) {
  const { boxes, velocities, side, ...scene } = makeScene(kind, count);
  return {
    ...scene,
    side: inSteps(side),
    boxes: boxes.map(inSteps),
    velocities: velocities.map(inSteps),
  };
}

function inSteps(value) {
  return step * Math.floor(value / step);
}
