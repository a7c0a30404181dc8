import { randomUnits } from '../random.mjs';
import { depthAt } from './overlaps.mjs';

const shapes = {
  box: { kind: 'box', halfWidth: 6, halfHeight: 10 },
  circle: { kind: 'circle', radius: 7 },
  capsule: { kind: 'capsule', half: 4, radius: 6 },
};

/** The same for all implementations. The skin is about a hundredth of a mover's size, as rapier's documentation has it. */
const shared = { skin: 0.1, slopeLimit: Math.PI / 4, snapDistance: 4 };

/** Steps of one tile are climbed, or none. */
const steps = { 'no steps': 0, 'steps of a tile': 16.5 };

/** What moves, and whether it climbs steps. */
export const moverKinds = Object.keys(shapes).flatMap((shape) =>
  Object.keys(steps).map((step) => `${shape}, ${step}`),
);

/**
 * Movers at free places all over a level.
 *
 * @param {import('./levels.mjs').Level} level
 * @param {string} kind one of `moverKinds`
 * @param {number} count
 * @returns {import('./mover-implementation.d.ts').MoverSet} the same one every time
 */
export function makeMoverSet(level, kind, count) {
  const [shape, step] = kind.split(', ');
  const settings = { ...shared, stepHeight: steps[step] };
  return { level, shape: shapes[shape], settings, starts: freePlaces(level, shapes[shape], count) };
}

/** In world units, from solids. */
const leastGap = 0.5;

function freePlaces(level, shape, count) {
  const unit = randomUnits(count);
  const places = [];
  while (places.length < 2 * count) {
    const [x, y] = [level.side * unit(), level.side * unit()];
    if (depthAt(level, shape, x, y) < -leastGap) places.push(x, y);
  }
  return Float64Array.from(places);
}
