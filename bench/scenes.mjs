import { randomUnits } from './random.mjs';

/**
 * A scene before its first frame. Boxes are minX, minY, maxX, maxY; velocities x, y.
 *
 * @typedef {{ kind: string, count: number, side: number, boxes: Float32Array,
 *   velocities: Float32Array }} Scene
 */

/** World units a frame, along each axis. */
const fastest = 2;
const clusters = 20;
const uniformSize = (unit) => 1 + 19 * unit();

/** Two such boxes overlap, on average, when their centres are within a square of 21 by 21. */
const reach = 21 ** 2;

/** How each kind differs from the uniform scene. */
const kinds = {
  uniform: {},
  sparse: { pairsPerObject: 0.025 },
  mixed: { size: powerLaw },
  clustered: { place: inClusters },
  still: { moving: 0.05 },
  'pile-up': { pairsPerObject: 15, sizes: [1_000, 10_000] },
};

/** @returns {string[]} */
export const sceneKinds = Object.keys(kinds);

/** Whether the scene makes sense with so many objects. */
export function isScene(kind, count) {
  return kinds[kind].sizes?.includes(count) ?? true;
}

/** @returns {Scene} the same one every time */
export function makeScene(kind, count) {
  const { pairsPerObject = 0.75, size = uniformSize, place = anywhere, moving = 1 } = kinds[kind];
  const unit = randomUnits(count);
  const side = Math.fround(Math.sqrt((count * reach) / (2 * pairsPerObject)));
  const boxes = new Float32Array(4 * count);
  const velocities = new Float32Array(2 * count);
  const placeOne = place(unit, side);
  for (let i = 0; i < count; i++) {
    const width = size(unit, side);
    const height = size(unit, side);
    const [x, y] = placeOne(width, height);
    boxes.set([x, y, x + width, y + height], 4 * i);
    if (unit() < moving) velocities.set([velocity(unit), velocity(unit)], 2 * i);
  }
  return { kind, count, side, boxes, velocities };
}

function velocity(unit) {
  return fastest * (2 * unit() - 1);
}

/** Many small boxes, few large ones: a power law with exponent 1.5, up to an eighth of the world. */
function powerLaw(unit, side) {
  return Math.min(side / 8, 2 / (1 - unit()) ** (1 / 1.5));
}

function anywhere(unit, side) {
  return (width, height) => [unit() * (side - width), unit() * (side - height)];
}

/** Nine of ten objects are around one of the centres. */
function inClusters(unit, side) {
  const centres = Array.from({ length: clusters }, () => [unit() * side, unit() * side]);
  const free = anywhere(unit, side);
  return (width, height) => {
    if (unit() >= 0.9) return free(width, height);
    const [x, y] = centres[Math.floor(unit() * clusters)];
    const spread = 0.03 * side;
    return [
      clamp(x + spread * gaussian(unit), side - width),
      clamp(y + spread * gaussian(unit), side - height),
    ];
  };
}

/** The sum of twelve uniform numbers: nearly Gaussian, and the same on every machine. */
function gaussian(unit) {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += unit();
  return sum;
}

function clamp(value, most) {
  return Math.max(0, Math.min(most, value));
}
