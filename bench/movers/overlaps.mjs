import { separation } from '../verdicts/separation.mjs';

/** In world units: a mover may be so deep in a solid, by rounding. */
export const tolerance = 0.01;

/** What is used of each shape of a mover: its corners, what surrounds them, and how far it reaches. */
const outlines = {
  box: ({ halfWidth: x, halfHeight: y }) => ({ corners: [-x, -y, x, -y, x, y, -x, y], radius: 0 }),
  circle: ({ radius }) => ({ corners: [0, 0], radius }),
  capsule: ({ half, radius }) => ({ corners: [0, -half, 0, half], radius }),
};

/**
 * How deep a mover at a place is in what it overlaps most of a level, or below 0 how far it is from what is nearest.
 *
 * @param {import('./levels.mjs').Level} level
 * @param {import('./mover-implementation.d.ts').MoverShape} shape
 * @returns {number} -Infinity where nothing is near
 */
export function depthAt(level, shape, x, y) {
  const { corners, radius } = outlines[shape.kind](shape);
  const near = level.near(x, y, Math.hypot(corners[0], corners[1]) + radius);
  const solids = near.map((solid) => {
    const { corners: ofSolid } = outlines.box(solid);
    return { corners: ofSolid, radius: 0, x: solid.x, y: solid.y, angle: solid.angle };
  });
  return depthIn(solids, shape, x, y);
}

/**
 * The same of some solids: in double precision, by code that is not part of what is measured.
 *
 * @param {import('../verdicts/shapes.mjs').Placed[]} solids
 * @param {import('./mover-implementation.d.ts').MoverShape} shape
 */
export function depthIn(solids, shape, x, y) {
  const mover = { ...outlines[shape.kind](shape), x, y, angle: 0 };
  return Math.max(-Infinity, ...solids.map((solid) => -separation(mover, solid)));
}
