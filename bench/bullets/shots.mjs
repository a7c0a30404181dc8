import { round } from '../bodies/scenes.mjs';
import { separation } from '../bodies/separation.mjs';
import { randomUnits } from '../random.mjs';

/** Of a bullet, in world units; how far it flies in a frame, along each axis at most. */
export const radius = 2;
const fastest = 8;

/** In world units: what comes as near as this to a touch may be found or not. */
const tolerance = 0.05;

/** Places along a way at which the reference looks. */
const places = 64;

/**
 * Bullets that fly through a scene of bodies for half a round and then back: one for five bodies.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 */
export function makeShots({ count: bodies, side }) {
  const count = Math.round(bodies / 5);
  const unit = randomUnits(count);
  const [x, y, dx, dy] = Array.from({ length: 4 }, () => new Float32Array(count));
  for (let i = 0; i < count; i++) {
    x[i] = side * unit();
    y[i] = side * unit();
    dx[i] = fastest * (2 * unit() - 1);
    dy[i] = fastest * (2 * unit() - 1);
  }
  const placeOf = (i, frame) => [x[i] + timeOf(frame) * dx[i], y[i] + timeOf(frame) * dy[i]];
  return { count, placeOf };
}

/** How many frames a bullet has flown: a quarter of a round back at the start. */
function timeOf(frame) {
  return Math.min(frame % round, round - (frame % round)) - round / 4;
}

/**
 * How near a bullet comes to each body on its way to a frame, while the bodies move there evenly, turned as they are then: nothing of those
 * that are farther away than both ways are long; 0 for those that the bullet leaves.
 *
 * @returns {Map<number, number>} by the row of the body; below 0 where the bullet overlaps it
 */
export function leastSeparations(scene, [fromX, fromY], [toX, toY], frame) {
  const positions = scene.positions[frame % round];
  const before = scene.positions[(frame - 1) % round];
  const way = Math.hypot(toX - fromX, toY - fromY);
  const least = new Map();
  for (let row = 0; row < scene.count; row++) {
    const [x, y, angle] = positions.subarray(3 * row);
    const [fromOtherX, fromOtherY] = before.subarray(3 * row);
    const otherWay = Math.hypot(x - fromOtherX, y - fromOtherY);
    const reach =
      way + otherWay + radius + Math.hypot(scene.halfWidths[row], scene.halfHeights[row]) + 1;
    if (Math.abs(x - toX) > reach || Math.abs(y - toY) > reach) continue;
    const pair = {
      halfWidths: [radius, scene.halfWidths[row]],
      halfHeights: [0, scene.halfHeights[row]],
    };
    const gapAt = (part) => {
      const bullet = [fromX + part * (toX - fromX), fromY + part * (toY - fromY), 0];
      const other = [fromOtherX + part * (x - fromOtherX), fromOtherY + part * (y - fromOtherY)];
      return separation(pair, [...bullet, ...other, angle], 0, 1);
    };
    const gaps = Array.from({ length: places + 1 }, (_, i) => gapAt(i / places));
    // A bullet that leaves a body has met it before, or meets it at the start: both are right.
    const leaves = gaps[0] < tolerance && gaps.at(-1) >= 0;
    least.set(row, leaves ? 0 : Math.min(...gaps));
  }
  return least;
}

/** True when finding a body, or not, is right by how near a bullet comes to it. */
export function isRight(isFound, least = Infinity) {
  if (Math.abs(least) <= tolerance + (2 * fastest) / places) return true;
  return isFound === least < 0;
}
