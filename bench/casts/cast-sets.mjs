import { separation } from '../bodies/separation.mjs';
import { randomUnits } from '../random.mjs';

/** Casts of each kind. */
export const castCount = 512;

/** Numbers of a cast: x, y, angle, dx, dy. */
export const castStride = 5;

/** What is cast, by half its size (of a circle the radius), and how far. */
export const castKinds = {
  'circle, 20': { halfWidth: 3, halfHeight: 0, length: 20 },
  'box, 20': { halfWidth: 3, halfHeight: 2, length: 20 },
  'circle, 200': { halfWidth: 3, halfHeight: 0, length: 200 },
  'box, 200': { halfWidth: 3, halfHeight: 2, length: 200 },
};

/** In world units: a hit is right between those of shapes that are larger and smaller by so much. */
export const tolerance = 0.02;

/**
 * Casts among the bodies of a scene, where they are in the first frame.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @param {string} kind one of `castKinds`
 * @returns {import('./cast-implementation.d.ts').CastSet}
 */
export function makeCastSet(scene, kind) {
  const { halfWidth, halfHeight, length } = castKinds[kind];
  const unit = randomUnits(castCount);
  const casts = Array.from({ length: castCount }, () => {
    const direction = 2 * Math.PI * unit();
    const [x, y] = [scene.side * unit(), scene.side * unit()];
    const angle = halfHeight > 0 ? 2 * Math.PI * unit() : 0;
    return [x, y, angle, length * Math.cos(direction), length * Math.sin(direction)];
  });
  const numbers = Float32Array.from(casts.flat());
  const expected = Array.from({ length: castCount }, (_, i) => {
    const cast = numbers.subarray(castStride * i, castStride * (i + 1));
    const near = bodiesNear(scene, cast, { halfWidth, halfHeight });
    return [tolerance, -tolerance].map((margin) =>
      Math.min(Infinity, ...near.map((path) => firstFraction(path, margin))),
    );
  });
  return {
    numbers,
    halfWidth,
    halfHeight,
    isRight: (i, fraction) => isBetween(fraction, expected[i], length),
  };
}

/** Whether a cast may end at a fraction of its length, whose hit is expected between two others. */
export function isBetween(fraction, [earliest, latest], length) {
  const slack = tolerance / length;
  return fraction >= earliest - slack && (fraction <= latest + slack || latest > 1 - slack);
}

/** For each body that a cast may meet, a function that gives their separation at a fraction of the path. */
function bodiesNear(scene, [x, y, angle, dx, dy], { halfWidth, halfHeight }) {
  const length = Math.hypot(dx, dy);
  const own = Math.hypot(halfWidth, halfHeight);
  const near = [];
  for (let row = 0; row < scene.count; row++) {
    const [bodyX, bodyY, bodyAngle] = scene.positions[0].subarray(3 * row);
    const [halfWidths, halfHeights] = [scene.halfWidths, scene.halfHeights];
    const reach = own + Math.hypot(halfWidths[row], halfHeights[row]) + 1;
    const along = ((bodyX - x) * dx + (bodyY - y) * dy) / length ** 2;
    const nearest = Math.min(1, Math.max(0, along));
    if (Math.hypot(x + nearest * dx - bodyX, y + nearest * dy - bodyY) > reach) continue;
    const pair = {
      halfWidths: [halfWidth, halfWidths[row]],
      halfHeights: [halfHeight, halfHeights[row]],
    };
    const apart = (fraction) =>
      separation(
        pair,
        [x + fraction * dx, y + fraction * dy, angle, bodyX, bodyY, bodyAngle],
        0,
        1,
      );
    near.push({ apart, length });
  }
  return near;
}

/** Where two bodies come as near as a margin. They come nearer by no more than the way. */
function firstFraction({ apart, length }, margin) {
  const least = 1e-3 / length;
  for (let fraction = 0; fraction <= 1; ) {
    const gap = apart(fraction) - margin;
    if (gap <= 0) return fraction;
    fraction += Math.max(gap / length, least);
  }
  return Infinity;
}
