import { separation } from './separation.mjs';

/**
 * A shape where it is. `corners` are one to eight points, x and y each, around its own origin, and `radius` is what surrounds them:
 * a circle has one corner, a capsule two. All numbers fit 32 bits.
 *
 * @typedef {{ kind: string, corners: number[], radius: number, x: number, y: number, angle: number }} Placed
 */

const kinds = {
  circle: (unit) => ({ corners: [0, 0], radius: size(unit) }),
  box(unit) {
    const [x, y] = [size(unit), size(unit)];
    return { corners: [-x, -y, x, -y, x, y, -x, y], radius: 0 };
  },
  capsule(unit) {
    const half = size(unit);
    return { corners: [-half, 0, half, 0], radius: size(unit) };
  },
  segment: (unit) => ({ corners: [-size(unit), size(unit), size(unit), -size(unit)], radius: 0 }),
  polygon: (unit) => ({ corners: cornersOfPolygon(unit), radius: 0 }),
};
const kindNames = Object.keys(kinds);

/** Two shapes; every third pair is nearly touching. */
export function randomPair(unit, index) {
  const [a, b] = [randomShape(unit), randomShape(unit)];
  const way = turnOf(unit);
  const reach = reachOf(a) + reachOf(b);
  const isNear = index % 3 === 0;
  const gap = (unit() < 0.5 ? -1 : 1) * 10 ** -(1 + 5 * unit());
  const distance = isNear ? distanceFor(gap, a, b, way, reach) : 1.1 * reach * unit();
  return [a, moved(b, a, way, distance)];
}

/** How far apart the origins are when the shapes are so far apart: by bisection, along one direction. */
function distanceFor(gap, a, b, way, reach) {
  let [low, high] = [0, 2 * reach];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (separation(a, moved(b, a, way, middle)) < gap) low = middle;
    else high = middle;
  }
  return high;
}

function moved(shape, from, [x, y], distance) {
  const at = { x: Math.fround(from.x + distance * x), y: Math.fround(from.y + distance * y) };
  return { ...shape, ...at };
}

function randomShape(unit) {
  const kind = kindNames[Math.floor(unit() * kindNames.length)];
  const { corners, radius } = kinds[kind](unit);
  const [x, y, angle] = [200 * unit() - 100, 200 * unit() - 100, 2 * Math.PI * unit() - Math.PI];
  return {
    kind,
    corners: corners.map(Math.fround),
    radius: Math.fround(radius),
    x: Math.fround(x),
    y: Math.fround(y),
    angle: Math.fround(angle),
  };
}

/** Three to eight corners on an ellipse, not too near to each other. */
function cornersOfPolygon(unit) {
  const count = 3 + Math.floor(6 * unit());
  const [width, height] = [size(unit), size(unit)];
  const start = 2 * Math.PI * unit();
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (2 * Math.PI * (i + 0.6 * unit())) / count;
    return [width * Math.cos(angle), height * Math.sin(angle)];
  }).flat();
}

function reachOf({ corners, radius }) {
  let most = 0;
  for (let i = 0; i < corners.length; i += 2)
    most = Math.max(most, Math.hypot(corners[i], corners[i + 1]));
  return most + radius;
}

function turnOf(unit) {
  const angle = 2 * Math.PI * unit();
  return [Math.cos(angle), Math.sin(angle)];
}

function size(unit) {
  return 0.5 + 9.5 * unit();
}
