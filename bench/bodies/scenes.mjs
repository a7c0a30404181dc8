import { randomUnits } from '../random.mjs';

/**
 * Bodies, and where they are in every frame. A body is a circle (`halfHeight` 0, and `halfWidth` is its radius) or a rotated
 * box; its role says what it can touch. `moving` are the rows of those that ever move. `positions` are x, y and angle of each body, for
 * each frame of a round.
 *
 * @typedef {{ kind: string, count: number, side: number, halfWidths: Float32Array, halfHeights: Float32Array,
 *   isStatic: Uint8Array, roles: Uint8Array, moving: Uint32Array, positions: Float32Array[] }} BodyScene
 */

/** Frames after which every body is where it was. */
export const round = 64;

const [body, level, bullet] = [0, 1, 2];
/** The category and the mask of each role, as bits: bullets do not touch each other. */
export const filters = [
  { category: 1, mask: 7 },
  { category: 2, mask: 7 },
  { category: 4, mask: 3 },
];

/** World units a frame, along each axis; radians a frame. */
const fastest = 2;
const fastestBullet = 8;
const fastestSpin = 0.05;

/** What a scene is filled with, and the area of the world for each body. */
const kinds = {
  moving: { area: 300, draw: moving },
  'mostly-static': { area: 300, draw: (unit) => (unit() < 0.05 ? moving(unit) : shape(unit)) },
  bullets: { area: 400, draw: (unit) => (unit() < 0.2 ? block(unit) : shot(unit)) },
  spinning: { area: 300, draw: spinning },
};

/** Rotated boxes of which none is static, and how many of them move in every frame: what a step costs should follow from that. */
const stepKinds = {
  'none moves': { area: 300, draw: (unit) => box(unit, 0) },
  '1 in 20 moves': { area: 300, draw: (unit) => box(unit, 1 / 20) },
  'all move': { area: 300, draw: (unit) => box(unit, 1) },
};

/** @type {string[]} */
export const bodySceneKinds = Object.keys(kinds);

/** @type {string[]} */
export const stepSceneKinds = Object.keys(stepKinds);

/** What the scenes of `stepSceneKinds` together are called. */
export const steps = 'steps';

/** @returns {BodyScene} the same one every time */
export function makeBodyScene(kind, count) {
  const { area, draw } = kinds[kind] ?? stepKinds[kind];
  const unit = randomUnits(count);
  const side = Math.sqrt(count * area);
  const bodies = Array.from({ length: count }, () => ({
    start: [unit() * side, unit() * side, unit() * 2 * Math.PI],
    ...draw(unit),
  }));
  return {
    kind,
    count,
    side,
    halfWidths: Float32Array.from(bodies, ({ halfWidth }) => halfWidth),
    halfHeights: Float32Array.from(bodies, ({ halfHeight = 0 }) => halfHeight),
    isStatic: Uint8Array.from(bodies, ({ velocity }) => Number(!velocity)),
    roles: Uint8Array.from(bodies, ({ role }) => role),
    moving: Uint32Array.from(bodies.keys()).filter((row) => bodies[row].velocity?.some(Boolean)),
    positions: makePositions(bodies),
  };
}

/** Bodies move evenly for half a round and then back, so that a scene keeps its character however long it runs. */
function makePositions(bodies) {
  const there = Array.from({ length: round / 2 + 1 }, (_, step) => {
    const time = step - round / 4;
    const positions = new Float32Array(3 * bodies.length);
    bodies.forEach(({ start, velocity = [0, 0, 0] }, row) => {
      for (let i = 0; i < 3; i++) positions[3 * row + i] = start[i] + time * velocity[i];
    });
    return positions;
  });
  return Array.from({ length: round }, (_, frame) => there[Math.min(frame, round - frame)]);
}

/** Half of them are circles. */
function shape(unit) {
  const halfWidth = size(unit, 0.5, 10);
  return unit() < 0.5
    ? { role: body, halfWidth }
    : { role: body, halfWidth, halfHeight: size(unit, 0.5, 10) };
}

function moving(unit) {
  return { velocity: anyVelocity(unit), ...shape(unit) };
}

function spinning(unit) {
  return { velocity: [0, 0, upTo(unit, fastestSpin)], ...shape(unit) };
}

/** A box that moves if chance, by the share of those that do, says so; its size and place do not depend on that. */
function box(unit, share) {
  const velocity = anyVelocity(unit);
  const [halfWidth, halfHeight] = [size(unit, 0.5, 10), size(unit, 0.5, 10)];
  return { role: body, halfWidth, halfHeight, velocity: unit() < share ? velocity : [0, 0, 0] };
}

function anyVelocity(unit) {
  return [fastest, fastest, fastestSpin].map((most) => upTo(unit, most));
}

function block(unit) {
  return { role: level, halfWidth: size(unit, 4, 20), halfHeight: size(unit, 4, 20) };
}

function shot(unit) {
  const velocity = [upTo(unit, fastestBullet), upTo(unit, fastestBullet), 0];
  return { role: bullet, halfWidth: 2, velocity };
}

function size(unit, least, most) {
  return least + unit() * (most - least);
}

function upTo(unit, most) {
  return most * (2 * unit() - 1);
}
